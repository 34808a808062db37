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
    var isPrivate: Bool
    var members: [String: [Member]] = [:]
    /// The names of ``members`` in the order of their declaration, each once.
    var memberOrder: [String] = []
    /// The types nested in it, by their simple names.
    var nested: [String: [TypeID]] = [:]
    /// Its aliases' targets.
    var aliases: [String: (target: TypeName, file: Int)] = [:]
    /// The type and, nearest first, its ancestors as far as the app declares or extends them.
    var lineage: [TypeID] = []
    /// What the type is to SwiftUI.
    var viewRole: ViewRole?

    let simpleName: String
    /// Its own full name and those of the types around it, innermost first.
    let scopes: [String]
  }

  /// Something a type has, with the file that declares it.
  struct Member: Sendable {
    enum Declaration: Sendable {
      case property(PropertyFact)
      case function(FunctionFact)
      case enumCase(CaseFact)
    }

    var declaration: Declaration
    var file: Int
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
  private var idsByName: [String: [TypeID]] = [:]

  init(_ files: [FileFacts]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for type in file.types where type.kind != .extension { declare(type, file: index) }
      for function in file.functions { functions[function.name, default: []].append((index, function)) }
      for alias in file.aliases { aliases[alias.name, default: []].append((index, alias)) }
      for property in file.properties { properties[property.name, default: []].append((index, property)) }
    }
    for (index, file) in files.enumerated() {
      for type in file.types where type.kind == .extension { extend(type, file: index) }
    }
    nest()
    for id in types.indices { types[id].lineage = ancestors(of: id) }
    for id in types.indices { types[id].viewRole = role(of: id) }
    collectViewExtensions()
  }

  private mutating func collectViewExtensions() {
    for id in types.indices {
      let entry = types[id]
      let isView = entry.name == "View" || entry.kind == .extension && SwiftUIConstruct.table[entry.name] != nil
      guard isView || entry.kind == .protocol && entry.viewRole == .view else { continue }
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
  private mutating func nest() {
    for id in types.indices where types[id].scopes.count > 1 {
      for outer in idsByName[types[id].scopes[1]] ?? [] {
        types[outer].nested[types[id].simpleName, default: []].append(id)
      }
    }
  }

  private mutating func declare(_ fact: TypeFact, file: Int) {
    types.append(TypeEntry(fact, file: file))
    let id = types.count - 1
    idsByName[fact.name, default: []].append(id)
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
    for function in fact.functions { functionCounts[function.name, default: 0] += 1 }
    for function in fact.functions { add(.function(function), named: function.name, to: id, file: file) }
    for element in fact.cases { add(.enumCase(element), named: element.name, to: id, file: file) }
    for alias in fact.aliases { types[id].aliases[alias.name] = (alias.target, file) }
  }

  private mutating func add(_ declaration: Member.Declaration, named name: String, to id: TypeID, file: Int) {
    if types[id].members[name] == nil { types[id].memberOrder.append(name) }
    types[id].members[name, default: []].append(Member(declaration: declaration, file: file))
  }

  // MARK: Look-up

  /// The types of this full name; where there is none, those that it names with a module in front.
  private func ids(named name: String) -> [TypeID] {
    if let found = idsByName[name] { return found }
    guard let dot = name.firstIndex(of: ".") else { return [] }
    return idsByName[String(name[name.index(after: dot)...])] ?? []
  }

  /// The type that `name` means in code inside `owner` and `file`: one nested in an enclosing type before one further
  /// out, the nearest file's before another's.
  func type(named name: String, in owner: TypeID?, file: Int) -> TypeID? {
    let first = name.prefix { $0 != "." }
    let rest = name.dropFirst(first.count + 1)
    if let owner {
      for scope in types[owner].scopes {
        guard let outer = scope == types[owner].name ? owner : nearest(idsByName[scope] ?? [], to: file) else {
          continue
        }
        if let found = member(String(first), then: rest, of: outer, file: file) { return found }
      }
    }
    if let found = nearest(ids(named: name), to: file) { return found }
    if let found = aliased(String(first), then: rest, file: file) { return found }
    if !rest.isEmpty, let base = type(named: String(first), in: owner, file: file),
      let found = descend(from: base, along: rest, file: file)
    {
      return found
    }
    // A subclass may name what is nested in its superclass.
    for ancestor in owner.map({ types[$0].lineage.dropFirst() }) ?? [] {
      if let found = member(String(first), then: rest, of: ancestor, file: file) { return found }
    }
    return nil
  }

  /// The type that an alias at the top of a file stands for; `rest` are the names behind it.
  private func aliased(_ name: String, then rest: Substring, file: Int) -> TypeID? {
    var seen: Set<String> = []
    var current = name
    while seen.insert(current).inserted, let alias = aliases[current]?.first {
      current = alias.fact.target.name
      if let base = nearest(ids(named: current), to: file) { return descend(from: base, along: rest, file: file) }
    }
    return nil
  }

  /// The type that `outer.name` means.
  func type(nested name: String, in outer: TypeID, file: Int) -> TypeID? {
    member(name, then: "", of: outer, file: file)
  }

  /// A type nested in `outer`, or what an alias there names; `rest` are the names behind it.
  private func member(_ name: String, then rest: Substring, of outer: TypeID, file: Int) -> TypeID? {
    if let nested = types[outer].nested[name], let found = nearest(nested, to: file) {
      return descend(from: found, along: rest, file: file)
    }
    if let alias = types[outer].aliases[name], let target = target(of: alias, named: name, in: outer) {
      return descend(from: target, along: rest, file: file)
    }
    return nil
  }

  /// The type that an alias stands for, through further aliases of the same type; nil where they lead in a circle.
  private func target(of alias: (target: TypeName, file: Int), named name: String, in outer: TypeID) -> TypeID? {
    var seen: Set<String> = [name]
    var current = alias
    while seen.insert(current.target.name).inserted, let next = types[outer].aliases[current.target.name] {
      current = next
    }
    guard types[outer].aliases[current.target.name] == nil else { return nil }
    return type(named: current.target.name, in: outer, file: current.file)
  }

  private func descend(from start: TypeID, along names: Substring, file: Int) -> TypeID? {
    var current = start
    for name in names.split(separator: ".") {
      guard let next = member(String(name), then: "", of: current, file: file) else { return nil }
      current = next
    }
    return current
  }

  /// Of several declarations one in the same module, else the one whose file shares the longest path with `file`; the
  /// first of equally near ones.
  func nearest(_ ids: [TypeID], to file: Int) -> TypeID? {
    if ids.count < 2 { return ids.first }
    return ids.max { distance($0, file) < distance($1, file) }
  }

  private func distance(_ id: TypeID, _ file: Int) -> (module: Int, shared: Int, order: Int) {
    let module = files[file].module
    let isSameModule = module != nil && files[types[id].file].module == module
    let shared = zip(files[types[id].file].file.utf8, files[file].file.utf8).prefix { $0 == $1 }.count
    return (isSameModule ? 1 : 0, shared, -id)
  }

  /// The members of this name that a value of the type has, its own before its superclasses' and protocols'.
  func members(named name: String, of id: TypeID) -> [(owner: TypeID, member: Member)] {
    for ancestor in types[id].lineage {
      if let members = types[ancestor].members[name] { return members.map { (ancestor, $0) } }
    }
    return []
  }

  private func ancestors(of id: TypeID) -> [TypeID] {
    var found = [id]
    var seen: Set<TypeID> = [id]
    var index = 0
    // No class has as many ancestors; a longer line is a machine's.
    while index < found.count, found.count < 256 {
      let entry = types[found[index]]
      for inherited in entry.inherits {
        if let next = type(named: inherited.name, in: nil, file: entry.file), seen.insert(next).inserted {
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
    while let id = current, seen.insert(id).inserted, seen.count < 256 {
      // A class names its superclass first; the other names are protocols.
      guard types[id].kind == .class, let parent = types[id].inherits.first else { break }
      names.append(parent.name)
      current = type(named: parent.name, in: id, file: types[id].file)
    }
    return names
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
    isPreview = fact.isPreview
    isPrivate = fact.isPrivate
    let names = fact.name.split(separator: ".")
    simpleName = names.last.map(String.init) ?? fact.name
    scopes = names.indices.reversed().map { names[...$0].joined(separator: ".") }
  }
}
