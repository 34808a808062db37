import Findings
import Inventory

/// What a name means at a place.
extension SymbolTable {
  /// The types of this full name; where there is none, those that it names with a module in front.
  func ids(named name: String) -> [TypeID] {
    if let found = idsByName[name] { return found }
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
      let found = idsByName[String(name[name.index(after: dot)...])]
    else { return [] }
    let ofModule = found.filter { files[types[$0].file].module.map { $0 == name[..<dot] } ?? false }
    return ofModule.isEmpty ? found : ofModule
  }

  /// The type that `name` means in code inside `owner` and `file`: one nested in an enclosing type before one further
  /// out, the nearest file's before another's.
  func type(named name: String, in owner: TypeID?, file: Int) -> TypeID? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      // Most names in code are the platform's: they are none of the app's types.
      guard typeNames.mayContain(name) else { return nil }
      return type(named: name, first: name, rest: "", in: owner, file: file)
    }
    guard typeNames.mayContainPart(of: name) else { return nil }
    // `SwiftUI.TextField` is not the app's own class of that name; only what the app adds to it counts.
    if Self.platformModules.contains(name[..<dot]) {
      return ids(named: name).first { types[$0].kind == .extension }
    }
    return type(
      named: name, first: String(name[..<dot]), rest: name[name.index(after: dot)...], in: owner, file: file)
  }

  /// The platform's modules that code puts in front of names which the app has as well.
  private static let platformModules: Set<Substring> = ["Foundation", "Swift", "SwiftUI", "UIKit"]

  private func type(named name: String, first: String, rest: Substring, in owner: TypeID?, file: Int) -> TypeID? {
    var around = owner
    while let outer = around {
      if let found = member(first, then: rest, of: outer, file: file) { return found }
      around = types[outer].outer
    }
    // An alias of the file's own means more there than a type of the name elsewhere.
    let isAliasedHere = aliases[first]?.contains { $0.file == file } ?? false
    if isAliasedHere, let found = aliased(first, then: rest, file: file) { return found }
    if let found = nearest(ids(named: name), to: file) { return found }
    if let found = aliased(first, then: rest, file: file) { return found }
    if !rest.isEmpty, let base = type(named: first, in: owner, file: file),
      let found = descend(from: base, along: rest, file: file)
    {
      return found
    }
    // A subclass may name what is nested in its superclass.
    for ancestor in owner.map({ types[$0].lineage.dropFirst() }) ?? [] {
      if let found = member(first, then: rest, of: ancestor, file: file) { return found }
    }
    return nil
  }

  /// The type that an alias at the top of a file stands for; `rest` are the names behind it.
  private func aliased(_ name: String, then rest: Substring, file: Int) -> TypeID? {
    guard aliases[name] != nil else { return nil }
    var seen: Set<String> = []
    var current = name
    while seen.insert(current).inserted,
      let alias = aliases[current]?.first(where: { $0.file == file }) ?? aliases[current]?.first
    {
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
    // What is private to another file has no name here.
    let visible = ids.filter { !types[$0].isPrivate || types[$0].file == file }
    return (visible.isEmpty ? ids : visible).max { distance($0, file) < distance($1, file) }
  }

  /// Of several declarations the one whose file shares the longest path with another file.
  func nearest(_ ids: [TypeID], toPath path: String) -> TypeID? {
    if ids.count < 2 { return ids.first }
    return ids.max {
      (files[types[$0].file].file.sharedBytes(with: path), -$0)
        < (files[types[$1].file].file.sharedBytes(with: path), -$1)
    }
  }

  private func distance(_ id: TypeID, _ file: Int) -> (module: Int, shared: Int, order: Int) {
    (closeness(of: types[id].file, to: file), files[types[id].file].file.sharedBytes(with: files[file].file), -id)
  }

  /// The variable at the top of a file that a name in `file` means: its own file's before those of others, the nearest of
  /// these first. What is private to another file has no name here. Of one that stands in an `#if`, all ways to declare
  /// it.
  func properties(named name: String, in file: Int) -> [(file: Int, fact: PropertyFact)] {
    guard let all = properties[name] else { return [] }
    let found = visible(all, in: file) { $0.fact.isPrivate }
    return found.filter { $0.file == found[0].file }
  }

  /// The functions at the top of files that a name in `file` may mean.
  func functions(named name: String, in file: Int) -> [(file: Int, fact: FunctionFact)] {
    visible(functions[name] ?? [], in: file) { $0.fact.isPrivate }
  }

  private func visible<Fact>(
    _ found: [(file: Int, fact: Fact)], in file: Int, isPrivate: ((file: Int, fact: Fact)) -> Bool
  ) -> [(file: Int, fact: Fact)] {
    if found.count < 2, found.first.map({ $0.file == file || !isPrivate($0) }) ?? true { return found }
    let visible = found.filter { $0.file == file || !isPrivate($0) }
    let nearest = visible.map { closeness(of: $0.file, to: file) }.max()
    return visible.filter { closeness(of: $0.file, to: file) == nearest }
  }

  /// How near another file's declarations are: 3 in the file itself, 2 in its module, 1 in a module that it imports.
  private func closeness(of other: Int, to file: Int) -> Int {
    if other == file { return 3 }
    guard let module = files[other].module else { return 0 }
    return module == files[file].module ? 2 : files[file].imports.contains(module) ? 1 : 0
  }

  /// The app's own modifiers of a name that code in `file` may call, those of all views first.
  func modifiers(named name: String, in file: Int) -> [(fact: FunctionFact, owner: TypeID, file: Int)] {
    guard let found = viewExtensions[name] else { return [] }
    if found.count == 1, found[0].file == file || !found[0].fact.isPrivate { return found }
    let near = visible(found.map { ($0.file, $0) }, in: file) { $0.fact.fact.isPrivate }.map(\.fact)
    return near.filter { types[$0.owner].name == "View" } + near.filter { types[$0.owner].name != "View" }
  }

  /// Whether code of the app may assign to a variable of the type, or to one at the top of a file: the type's own code, or
  /// such as names it.
  func isAssigned(_ name: String, of owner: TypeID?) -> Bool {
    let assigning = code(with: NameSet.hash(name, .assignment))
    guard let owner else { return !assigning.isEmpty }
    let type = NameSet.hash(types[owner].simpleName)
    return assigning.contains { $0.owner == owner || $0.member.names.mayContain(hash: type) }
  }

  /// Whether a protocol only asks for the member.
  func isRequirement(_ name: String, of type: TypeID) -> Bool {
    types[type].kind == .protocol && (types[type].members[name] ?? []).allSatisfy(\.isOnlyAskedFor)
  }

  /// The types below a class or protocol that have a member of the name themselves.
  func overriders(of name: String, in type: TypeID) -> [TypeID] {
    (descendants[type] ?? []).filter { types[$0].members[name] != nil }
  }

  /// The members of this name that a value of the type has, its own before its superclasses' and protocols'.
  func members(named name: String, of id: TypeID) -> [(owner: TypeID, member: Member)] {
    let hash = NameSet.hash(name)
    guard memberNames.mayContain(hash: hash) else { return [] }
    for ancestor in types[id].lineage {
      let found = types[ancestor].members.members(named: name, hash: hash)
      if !found.isEmpty { return found.map { (ancestor, $0) } }
    }
    return []
  }

  /// The members of this name that a call with the arguments may mean: those of the nearest type that has one which takes
  /// as much. A type's own `mark()` does not stand in front of its protocol's `mark(_:with:)`.
  func members(named name: String, of id: TypeID, taking arguments: [Argument]?) -> [(owner: TypeID, member: Member)] {
    let nearest = members(named: name, of: id)
    guard let arguments, let first = nearest.first, !nearest.contains(where: { $0.member.takes(arguments) }) else {
      return nearest
    }
    let hash = NameSet.hash(name)
    for ancestor in types[id].lineage.drop(while: { $0 != first.owner }).dropFirst() {
      let found = types[ancestor].members.members(named: name, hash: hash)
      if found.contains(where: { $0.takes(arguments) }) { return found.map { (ancestor, $0) } }
    }
    return nearest
  }

  /// The cases of an enum in their order, each with the file that declares it.
  func cases(of id: TypeID) -> [(fact: CaseFact, file: Int)] {
    types[id].members.byName.compactMap { member in
      if case .enumCase(let fact) = member.declaration { (fact, member.file) } else { nil }
    }
  }

  func hasCase(_ name: String, _ id: TypeID) -> Bool {
    (types[id].members[name] ?? []).contains { if case .enumCase = $0.declaration { true } else { false } }
  }

  func ancestors(of id: TypeID) -> [TypeID] {
    // Few have more than a handful: those are searched, rather than a set made for each type.
    var found = [id]
    var index = 0
    // No class has as many ancestors; a longer line is a machine's.
    while index < found.count, found.count < 256 {
      let file = types[found[index]].file
      for inherited in types[found[index]].inherits {
        if let next = type(named: inherited.name, in: nil, file: file), !found.contains(next) {
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

extension String {
  /// How many bytes the two begin with alike.
  func sharedBytes(with other: String) -> Int {
    var (first, second) = (self, other)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        let count = Swift.min(first.count, second.count)
        return (0..<count).first { first[$0] != second[$0] } ?? count
      }
    }
  }
}
