import Findings
import Inventory

/// Every type of the app with all that its declaration and extensions add, and everything declared at the top of a file.
///
/// Unchecked, since it changes only while it is made: what it says is the same for every thread.
final class SymbolTable: @unchecked Sendable {
  /// One declared type, its extensions merged in. Types that only extensions name (`View`, `String`) have one too.
  struct TypeEntry: Sendable {
    var name: String
    var kind: TypeFact.Kind
    /// Index of the file that declares it.
    var file: Int
    var position: Position
    var inherits: [TypeName]
    var generics: [String]
    /// Those of its declaration and its extensions, names without `@`.
    var attributes: [String]
    var isPreview: Bool
    var isPrivate: Bool
    var members: [String: [Member]] = [:]
    /// The names of ``members`` in the order of their declaration, each once.
    var memberOrder: [String] = []
    /// All of them in the order of their declaration, what extensions add last.
    var code: [Member] = []
    /// The types nested in it, by their simple names.
    var nested: [String: [TypeID]] = [:]
    /// Its aliases' targets.
    var aliases: [String: (target: TypeName, file: Int)] = [:]
    /// The type and, nearest first, its ancestors as far as the app declares or extends them.
    var lineage: [TypeID] = []
    /// What the type is to SwiftUI.
    var viewRole: ViewRole?
    /// Of a class the nearest ancestor that UIKit declares.
    var uiKitName: String?
    /// The type around it.
    var outer: TypeID?

    let simpleName: String
  }

  typealias TypeID = Int

  let files: [FileFacts]
  private(set) var types: [TypeEntry] = []
  /// The app's own modifiers: functions that extensions give to `View` or to one of SwiftUI's views, by their names.
  private(set) var viewExtensions: [String: [(fact: FunctionFact, owner: TypeID, file: Int)]] = [:]
  /// How many functions of a name the types declare.
  private(set) var functionCounts: [String: Int] = [:]
  private(set) var functions: [String: [(file: Int, fact: FunctionFact)]] = [:]
  private(set) var aliases: [String: [(file: Int, fact: AliasFact)]] = [:]
  private(set) var properties: [String: [(file: Int, fact: PropertyFact)]] = [:]
  /// All code of the app, in the order of its types, then of its files; previews left out.
  private(set) var code: [Code] = []
  private var codeNames = NameIndex()
  /// The names of the members that put views together.
  private(set) var viewMembers: Set<String> = []
  /// The types that inherit from a class or conform to a protocol.
  private(set) var descendants: [TypeID: [TypeID]] = [:]
  /// The names of all members of all types.
  private(set) var memberNames = NameFilter()
  private(set) var idsByName: [String: [TypeID]] = [:]
  private(set) var idsBySimpleName: [String: [TypeID]] = [:]
  /// The simple names of UIKit's classes and of all that descends from them, aliases included.
  private(set) var objectNames: Set<String> = []
  /// The names of all aliases, nested ones too.
  private(set) var aliasNames: Set<String> = []
  /// What each of them stands for, by simple names.
  private var aliasTargets: [String: Set<String>] = [:]

  init(_ files: [FileFacts]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for type in file.types where type.kind != .extension { declare(type, file: index) }
      for function in file.functions { functions[function.name, default: []].append((index, function)) }
      for alias in file.aliases {
        noteAlias(alias)
        aliases[alias.name, default: []].append((index, alias))
      }
      for property in file.properties { properties[property.name, default: []].append((index, property)) }
    }
    for (index, file) in files.enumerated() {
      for type in file.types where type.kind == .extension { extend(type, file: index) }
    }
    nest()
    for id in types.indices { types[id].lineage = ancestors(of: id) }
    for id in types.indices {
      for ancestor in types[id].lineage.dropFirst() where [.class, .protocol].contains(types[ancestor].kind) {
        descendants[ancestor, default: []].append(id)
      }
      types[id].viewRole = role(of: id)
      types[id].uiKitName = uiKitName(of: id)
    }
    objectNames = UIKitClass.names(in: self)
    collectViewExtensions()
    collectCode()
  }

  private func collectCode() {
    for id in types.indices where !types[id].isPreview {
      for member in types[id].code { add(Code(owner: id, member: member)) }
    }
    for (file, facts) in files.enumerated() {
      for function in facts.functions { add(Code(owner: nil, member: Member(.function(function), file: file))) }
      for property in facts.properties { add(Code(owner: nil, member: Member(.property(property), file: file))) }
    }
  }

  private func add(_ code: Code) {
    self.code.append(code)
    codeNames.append(code.member.names)
    if files[code.member.file].traces.contains(.swiftUI), code.member.makesView { viewMembers.insert(code.member.name) }
    if case .property(let property) = code.member.declaration {
      if property.type == nil, property.value?.mayBeObject ?? true { codeNames.addToLast(Self.untypedProperty) }
      if let owner = code.owner, types[owner].uiKitName != nil { codeNames.addToLast(Self.viewProperty) }
    }
  }

  /// What a filter has for a property of which it is not written that it holds no object, and for one of a UIKit class; no
  /// code has such names.
  static let untypedProperty = "property without type"
  static let viewProperty = "property of a view"

  /// Private code that puts views together and that nothing in the app speaks of: previews do, or nothing at all.
  func codeForNothing(among code: [Code]) -> Set<ObjectIdentifier> {
    let candidates = code.filter { $0.member.isPrivate && $0.member.makesView && $0.member.name != "body" }
    let declared = candidates.reduce(into: [String: Int]()) { $0[$1.member.name, default: 0] += 1 }
    // Each declaration mentions its own name.
    let used = codeNames.counts(of: Set(declared.keys)).filter { $0.value > declared[$0.key] ?? 0 }
    return Set(candidates.lazy.filter { used[$0.member.name] == nil }.map { ObjectIdentifier($0.member) })
  }

  /// The code that may use one of the names, in its order; of all, or of a part.
  func code(using filter: NameFilter, in part: Range<Int>? = nil) -> [Code] {
    codeNames.pieces(in: part ?? code.indices, using: filter).map { code[$0] }
  }

  private func collectViewExtensions() {
    for id in types.indices {
      let isView =
        types[id].name == "View" || types[id].kind == .extension && SwiftUIConstruct.table[types[id].name] != nil
      guard isView || types[id].kind == .protocol && types[id].viewRole == .view else { continue }
      let entry = types[id]
      for name in entry.memberOrder {
        for member in entry.members[name] ?? [] {
          guard case .function(let function) = member.declaration, !function.isStatic, function.body != nil else {
            continue
          }
          viewExtensions[name, default: []].append((function, id, member.file))
        }
      }
    }
  }

  /// Tells each type which types are nested in it.
  private func nest() {
    for id in types.indices {
      guard let dot = types[id].name.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
      let outers = idsByName[String(types[id].name[..<dot])] ?? []
      types[id].outer = nearest(outers, to: types[id].file)
      for outer in outers { types[outer].nested[types[id].simpleName, default: []].append(id) }
    }
  }

  private func declare(_ fact: TypeFact, file: Int) {
    types.append(TypeEntry(fact, file: file))
    let id = types.count - 1
    idsByName[fact.name, default: []].append(id)
    idsBySimpleName[types[id].simpleName, default: []].append(id)
    add(fact, to: id, file: file)
  }

  private func extend(_ fact: TypeFact, file: Int) {
    if let id = nearest(ids(named: fact.name), to: file) {
      add(fact, to: id, file: file)
    } else {
      declare(fact, file: file)
    }
  }

  private func add(_ fact: TypeFact, to id: TypeID, file: Int) {
    types[id].inherits += fact.inherits
    types[id].attributes += fact.attributes
    let count = fact.properties.count + fact.functions.count + fact.cases.count
    types[id].members.reserveCapacity(types[id].members.count + count)
    for property in fact.properties { add(.property(property), named: property.name, to: id, file: file) }
    for function in fact.functions { functionCounts[function.name, default: 0] += 1 }
    for function in fact.functions { add(.function(function), named: function.name, to: id, file: file) }
    for element in fact.cases { add(.enumCase(element), named: element.name, to: id, file: file) }
    for alias in fact.aliases {
      noteAlias(alias)
      types[id].aliases[alias.name] = (alias.target, file)
    }
  }

  private func noteAlias(_ alias: AliasFact) {
    aliasNames.insert(alias.name)
    aliasTargets[alias.name, default: []].insert(alias.target.name.withoutQualification)
  }

  /// The names together with those of the aliases that stand for one of them, over further aliases too.
  func withAliases(_ names: Set<String>) -> Set<String> {
    var all = names
    var isComplete = false
    while !isComplete {
      let more = aliasTargets.filter { !all.contains($0.key) && !$0.value.isDisjoint(with: all) }.keys
      all.formUnion(more)
      isComplete = more.isEmpty
    }
    return all
  }

  private func add(_ declaration: Member.Declaration, named name: String, to id: TypeID, file: Int) {
    let member = Member(declaration, file: file)
    types[id].code.append(member)
    if types[id].members[name]?.append(member) != nil { return }
    types[id].members[name] = [member]
    types[id].memberOrder.append(name)
    memberNames.insert(name)
  }
}

extension SymbolTable.TypeEntry {
  fileprivate init(_ fact: TypeFact, file: Int) {
    name = fact.name
    kind = fact.kind
    self.file = file
    position = fact.position
    // What it inherits is added with its other facts.
    inherits = []
    generics = fact.generics
    attributes = []
    isPreview = fact.isPreview
    isPrivate = fact.isPrivate
    simpleName = fact.name.withoutQualification
  }
}

extension Expression {
  /// Whether it may be an object of a class that is not written here: no literal, no call that names the type.
  fileprivate var mayBeObject: Bool {
    switch self {
    case .chain: constructedType == nil
    case .array(let values): values.contains(where: \.mayBeObject)
    case .ternary(_, let first, let second, _), .binary("??", let first, let second):
      first.mayBeObject || second.mayBeObject
    case .branches: true
    default: false
    }
  }
}
