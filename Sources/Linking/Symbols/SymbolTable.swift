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
    /// What those of its generic parameters must follow that say so.
    var bounds: [String: TypeName]
    /// Those of its declaration and its extensions, names without `@`.
    var attributes: [String]
    var isPreview: Bool
    var isPrivate: Bool
    var members = MemberTable()
    /// What the files say of it: its declaration, then its extensions.
    var facts: [FactReference] = []
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

  /// Where a type's fact is found.
  struct FactReference: Sendable {
    var file: Int
    var index: Int
  }

  let files: [FileFacts]
  private(set) var types: [TypeEntry] = []
  /// The app's own modifiers: functions that extensions give to `View` or to one of SwiftUI's views, by their names.
  private(set) var viewExtensions: [String: [(fact: FunctionFact, owner: TypeID, file: Int)]] = [:]
  private var methods = MethodIndex()
  private(set) var functions: [String: [(file: Int, fact: FunctionFact)]] = [:]
  private(set) var aliases: [String: [(file: Int, fact: AliasFact)]] = [:]
  private(set) var properties: [String: [(file: Int, fact: PropertyFact)]] = [:]
  /// The types that inherit from a class or conform to a protocol.
  private(set) var descendants: [TypeID: [TypeID]] = [:]
  /// What stands at the top of the files.
  private var topMembers = MemberList()
  private var codeIndex = CodeIndex()
  /// The names of all members of all types.
  private(set) var memberNames = NameFilter()
  private(set) var idsByName: [String: [TypeID]] = [:]
  /// Names of UIKit's classes that types of the app have as well.
  private(set) var sharedWithUIKit: Set<String> = []
  /// The simple names of UIKit's classes and of all that descends from them, aliases included.
  private(set) var objectNames: Set<String> = []
  private(set) var objectFilter = NameFilter()
  /// The simple names of all types and aliases, wherever they are.
  private(set) var typeNames = NameFilter()
  /// What each alias stands for, by simple names.
  private var aliasTargets: [String: Set<String>] = [:]

  /// The classes of UIKit's that classes outside of the files are, as documents say of those that descend from them.
  private(set) var foreignClasses: [String: String] = [:]

  /// `documented` are the app's own classes that Interface Builder documents make, with the classes of UIKit's that these
  /// say they are.
  init(_ files: [FileFacts], documented: [String: String] = [:]) {
    self.files = files
    // The types need nothing of what stands beside them.
    let ((), top) = together({ self.declareTypes() }, { TopLevel(files) })
    functions = top.functions
    aliases = top.aliases
    properties = top.properties
    topMembers = top.members
    methods = top.methods
    let lineages = inParts(of: types.count) { $0.map(self.ancestors) }.joined()
    for (id, lineage) in zip(types.indices, lineages) {
      types[id].lineage = lineage
      for ancestor in lineage.dropFirst() where types[ancestor].kind == .class || types[ancestor].kind == .protocol {
        descendants[ancestor, default: []].append(id)
      }
    }
    foreignClasses = foreignClasses(behind: documented)
    collectMembers()
    objectNames = UIKitClass.names(in: self)
    objectFilter.insert(objectNames)
    collectViewExtensions()
  }

  private func declareTypes() {
    let count = files.indices.reduce(0) { $0 + files[$1].types.count }
    types.reserveCapacity(count)
    idsByName.reserveCapacity(count)
    for file in files.indices {
      for type in files[file].types.indices where files[file].types[type].kind != .extension {
        declare(type, file: file)
      }
      for alias in files[file].aliases { noteAlias(alias) }
    }
    for file in files.indices {
      for type in files[file].types.indices where files[file].types[type].kind == .extension {
        extend(type, file: file)
      }
    }
    nest()
  }

  /// Gives the types their members and what follows from their ancestors: no type needs what another one is given here,
  /// so that several threads share the work.
  private func collectMembers() {
    let parts = inParts(of: types.count) { CodePart(of: $0, in: self) }
    for part in parts {
      for (id, type) in zip(part.types, part.found) {
        types[id].members = type.members
        types[id].viewRole = type.viewRole
        types[id].uiKitName = type.uiKitName
      }
    }
    (codeIndex, memberNames) = together(
      {
        var top = CodeIndex()
        top.add(self.topMembers, of: nil, in: self.files)
        return CodeIndex(joining: parts.map(\.code) + [top])
      },
      {
        var names = NameFilter()
        for id in self.types.indices { self.types[id].members.addNames(to: &names) }
        return names
      })
  }

  /// How many functions of the name the types declare.
  func functionCount(of name: String) -> Int { methods.count(of: name, in: files) }

  /// The names of the members that put views together.
  var viewMembers: Set<String> { codeIndex.viewMembers }

  /// How many pieces of code there are; previews left out.
  var codeCount: Int { codeIndex.count }

  /// The code that may use one of the names, in its order; of all, or of a part.
  func code(using filter: NameFilter, in part: Range<Int>? = nil) -> [Code] {
    codeIndex.entries(using: filter, in: part).map(code)
  }

  private func code(_ entry: CodeIndex.Entry) -> Code {
    guard let owner = entry.owner else { return Code(owner: nil, member: topMembers[entry.index]) }
    return Code(owner: owner, member: types[owner].members.all[entry.index])
  }

  /// What stands at the top of some of the files.
  func topCode(inFiles isWanted: (Int) -> Bool) -> [Code] {
    topMembers.indices.compactMap { index in
      let member = topMembers[index]
      return isWanted(member.file) ? Code(owner: nil, member: member) : nil
    }
  }

  /// The code that may use the name with this hash, in its order.
  func code(with hash: UInt32) -> [Code] { codeIndex.entries(with: hash).map(code) }

  /// Private code that puts views together and that nothing in the app speaks of: previews do, or nothing at all.
  func codeForNothing(among code: [Code]) -> Set<ObjectIdentifier> {
    unspoken(among: code.filter { $0.member.isPrivate && $0.member.makesView && $0.member.name != "body" })
  }

  /// Private functions that nothing in the app speaks of, so that they never run. What has an attribute may be called by
  /// others than Swift code.
  func functionsForNothing(among code: [Code]) -> Set<ObjectIdentifier> {
    unspoken(
      among: code.filter { code in
        guard case .function(let function) = code.member.declaration else { return false }
        return function.isPrivate && function.attributes.isEmpty && function.name.first?.isLetter == true
          && !["init", "deinit", "subscript"].contains(function.name)
      })
  }

  private func unspoken(among candidates: [Code]) -> Set<ObjectIdentifier> {
    let declared = candidates.reduce(into: [String: Int]()) { $0[$1.member.name, default: 0] += 1 }
    // Each declaration mentions its own name.
    let used = codeIndex.counts(of: Set(declared.keys)).filter { $0.value > declared[$0.key] ?? 0 }
    return Set(candidates.lazy.filter { used[$0.member.name] == nil }.map(\.member.identity))
  }

  private func collectViewExtensions() {
    for id in types.indices {
      let isView =
        types[id].name == "View" || types[id].kind == .extension && SwiftUIConstruct.table[types[id].name] != nil
      guard isView || types[id].kind == .protocol && types[id].viewRole == .view else { continue }
      for member in types[id].members.byName {
        guard case .function(let function) = member.declaration, !function.isStatic, function.body != nil else {
          continue
        }
        viewExtensions[function.name, default: []].append((function, id, member.file))
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

  private func declare(_ index: Int, file: Int) {
    let id = types.count
    types.append(TypeEntry(of: files[file].types, at: index, file: file))
    idsByName[types[id].name, default: []].append(id)
    let simpleName = types[id].simpleName
    typeNames.insert(simpleName)
    if types[id].kind != .extension, UIKitClass.isKnown(simpleName) { sharedWithUIKit.insert(simpleName) }
    note(index, of: id, file: file)
  }

  private func extend(_ index: Int, file: Int) {
    if let id = nearest(ids(named: files[file].types[index].name), to: file) {
      types[id].inherits += files[file].types[index].inherits
      types[id].attributes += files[file].types[index].attributes
      note(index, of: id, file: file)
    } else {
      declare(index, file: file)
    }
  }

  private func note(_ index: Int, of id: TypeID, file: Int) {
    types[id].facts.append(FactReference(file: file, index: index))
    for alias in files[file].types[index].aliases {
      noteAlias(alias)
      types[id].aliases[alias.name] = (alias.target, file)
    }
  }

  private func noteAlias(_ alias: AliasFact) {
    typeNames.insert(alias.name)
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
}

extension SymbolTable.TypeEntry {
  /// The type that one of the facts declares. A fact is large: what is needed of it is copied, and not all of it.
  fileprivate init(of facts: [TypeFact], at index: Int, file: Int) {
    name = facts[index].name
    kind = facts[index].kind
    self.file = file
    position = facts[index].position
    inherits = facts[index].inherits
    generics = facts[index].generics
    bounds = facts[index].bounds
    attributes = facts[index].attributes
    isPreview = facts[index].isPreview
    isPrivate = facts[index].isPrivate
    simpleName = facts[index].name.withoutQualification
  }
}
