import Findings
import Inventory

/// Every type of the app with all that its declaration and extensions add, and everything declared at the top of a file.
struct SymbolTable: Sendable {
  /// One declared type, its extensions merged in. Types that only extensions name (`View`, `String`) have one too.
  struct TypeEntry: Sendable {
    var name: String
    var kind: TypeFact.Kind
    /// Index of the file that declares it.
    var file: Int
    var position: Position
    var inherits: [TypeName]
    var generics: [String]
    var isPreview: Bool
    var members: [String: [Member]] = [:]
    /// The names of ``members`` in the order of their declaration, each once.
    var memberOrder: [String] = []

    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
    /// The types around it, outermost first.
    var enclosing: Substring { name.dropLast(simpleName.count + (name.contains(".") ? 1 : 0)) }
  }

  /// Something a type has, with the file that declares it.
  struct Member: Sendable {
    enum Declaration: Sendable {
      case property(PropertyFact)
      case function(FunctionFact)
      case enumCase(CaseFact)
      case alias(AliasFact)
    }

    var declaration: Declaration
    var file: Int
  }

  typealias TypeID = Int

  let files: [FileFacts]
  private(set) var types: [TypeEntry] = []
  private(set) var functions: [String: [(file: Int, fact: FunctionFact)]] = [:]
  private(set) var properties: [String: [(file: Int, fact: PropertyFact)]] = [:]
  private var idsByName: [String: [TypeID]] = [:]
  private var idsBySimpleName: [String: [TypeID]] = [:]

  init(_ files: [FileFacts]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for type in file.types where type.kind != .extension { declare(type, file: index) }
      for function in file.functions { functions[function.name, default: []].append((index, function)) }
      for property in file.properties { properties[property.name, default: []].append((index, property)) }
    }
    for (index, file) in files.enumerated() {
      for type in file.types where type.kind == .extension { extend(type, file: index) }
    }
  }

  private mutating func declare(_ fact: TypeFact, file: Int) {
    types.append(
      TypeEntry(
        name: fact.name, kind: fact.kind, file: file, position: fact.position, inherits: [],
        generics: fact.generics, isPreview: fact.isPreview))
    let id = types.count - 1
    idsByName[fact.name, default: []].append(id)
    idsBySimpleName[types[id].simpleName, default: []].append(id)
    add(fact, to: id, file: file)
  }

  private mutating func extend(_ fact: TypeFact, file: Int) {
    if let id = nearest(ids(named: fact.name), to: file) {
      add(fact, to: id, file: file)
    } else {
      declare(fact, file: file)
    }
  }

  private mutating func add(_ fact: TypeFact, to id: TypeID, file: Int) {
    types[id].inherits += fact.inherits
    for property in fact.properties { add(.property(property), named: property.name, to: id, file: file) }
    for function in fact.functions { add(.function(function), named: function.name, to: id, file: file) }
    for element in fact.cases { add(.enumCase(element), named: element.name, to: id, file: file) }
    for alias in fact.aliases { add(.alias(alias), named: alias.name, to: id, file: file) }
  }

  private mutating func add(_ declaration: Member.Declaration, named name: String, to id: TypeID, file: Int) {
    if types[id].members[name] == nil { types[id].memberOrder.append(name) }
    types[id].members[name, default: []].append(Member(declaration: declaration, file: file))
  }

  // MARK: Look-up

  /// The types of this full name; where there is none, those that it names without a module in front, or by an ending
  /// of their full name.
  private func ids(named name: String) -> [TypeID] {
    if let found = idsByName[name] { return found }
    guard let dot = name.firstIndex(of: ".") else { return [] }
    return idsByName[String(name[name.index(after: dot)...])] ?? []
  }

  /// The type that `name` means in code inside `owner` and `file`: one nested in an enclosing type before one further
  /// out, the nearest file's before another's. A nested type that is named without its enclosing ones (as a subclass
  /// may) is found where only one has that name.
  func type(named name: String, in owner: TypeID?, file: Int) -> TypeID? {
    if let owner {
      var scope = types[owner].name[...]
      while !scope.isEmpty {
        if let found = nearest(idsByName["\(scope).\(name)"] ?? [], to: file) { return found }
        if let target = alias(name, inTypeNamed: String(scope), file: file) { return target }
        scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
      }
    }
    if let found = nearest(ids(named: name), to: file) { return found }
    guard let simple = name.split(separator: ".").last else { return nil }
    let candidates = (idsBySimpleName[String(simple)] ?? []).filter { types[$0].name.hasSuffix("." + name) }
    return candidates.count == 1 ? candidates[0] : nil
  }

  private func alias(_ name: String, inTypeNamed scope: String, file: Int) -> TypeID? {
    guard let id = nearest(idsByName[scope] ?? [], to: file) else { return nil }
    for member in types[id].members[name] ?? [] {
      if case .alias(let alias) = member.declaration, alias.target.name != name {
        return type(named: alias.target.name, in: id, file: member.file)
      }
    }
    return nil
  }

  /// Of several declarations the one whose file shares the longest path with `file`; the first of equally near ones.
  func nearest(_ ids: [TypeID], to file: Int) -> TypeID? {
    if ids.count < 2 { return ids.first }
    return ids.max { distance($0, file) < distance($1, file) }
  }

  private func distance(_ id: TypeID, _ file: Int) -> (shared: Int, order: Int) {
    let shared = zip(files[types[id].file].file.utf8, files[file].file.utf8).prefix { $0 == $1 }.count
    return (shared, -id)
  }

  /// The members of this name that a value of the type has, its own before its superclasses' and protocols'.
  func members(named name: String, of id: TypeID) -> [(owner: TypeID, member: Member)] {
    for ancestor in lineage(of: id) {
      if let members = types[ancestor].members[name] { return members.map { (ancestor, $0) } }
    }
    return []
  }

  /// The type and, nearest first, its ancestors as far as the app declares or extends them.
  func lineage(of id: TypeID) -> [TypeID] {
    var found = [id]
    var index = 0
    while index < found.count {
      let entry = types[found[index]]
      for inherited in entry.inherits {
        if let next = type(named: inherited.name, in: nil, file: entry.file), !found.contains(next) {
          found.append(next)
        }
      }
      index += 1
    }
    return found
  }

  /// The superclass names of a class, nearest first, ending with the first that the app does not declare.
  func ancestorNames(of name: String, in owner: TypeID?, file: Int) -> [String] {
    var names = [name]
    var seen: Set<TypeID> = []
    var current = type(named: name, in: owner, file: file)
    while let id = current, seen.insert(id).inserted {
      // A class names its superclass first; the other names are protocols.
      guard types[id].kind == .class, let parent = types[id].inherits.first else { break }
      names.append(parent.name)
      current = type(named: parent.name, in: id, file: types[id].file)
    }
    return names
  }
}
