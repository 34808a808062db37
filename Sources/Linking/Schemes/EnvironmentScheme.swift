import Findings
import Inventory
import Taxonomy

/// A part of an identifier that a view puts into the environment and that modifiers further in read:
/// `.environment(\.branch, "profile")` around `"\(branch).\(leaf)"`.
struct EnvironmentScheme: Sendable {
  /// The app's own keys of the environment that identifiers are made of.
  let keys: Set<String>
  /// The modifiers that may put something into the environment.
  private let setters: Set<String>

  /// `readers` are the names in the identifiers that a type's code gives.
  init(_ symbols: SymbolTable, readers: [SymbolTable.TypeID: Set<String>]) {
    var found: Set<String> = []
    if let values = symbols.type(named: "EnvironmentValues", in: nil, file: 0) {
      for (type, names) in readers {
        found.formUnion(symbols.environmentKeys(of: type, readFor: names))
      }
      found = found.filter { symbols.types[values].members[$0] != nil }
    }
    keys = found
    setters = keys.isEmpty ? [] : symbols.namesOfModifiers(using: NameFilter(Evaluator.environmentModifiers))
  }

  /// What is known of the environment at the root of a screen. `isShown`: other code shows the screen and may have put
  /// something into it.
  func atRoot(isShown: Bool) -> Scope.Environment? {
    keys.isEmpty ? nil : Scope.Environment(keys: keys, setters: setters, isWhole: !isShown)
  }
}

extension SymbolTable {
  /// The keys of the properties that the type's code reads for one of the names, by way of its other members too.
  fileprivate func environmentKeys(of type: TypeID, readFor names: Set<String>) -> [String] {
    let read = types[type].members.all.compactMap { member -> (name: String, key: String)? in
      guard case .property(let property) = member.declaration, let key = property.environmentKey else { return nil }
      return (property.name, key)
    }
    guard !read.isEmpty else { return [] }
    var wanted = NameFilter(names)
    var open = Array(types[type].members.all)
    while let index = open.firstIndex(where: { wanted.mayContain($0.name) }) {
      wanted.insert(open.remove(at: index).names)
    }
    return read.filter { wanted.mayContain($0.name) }.map(\.key)
  }
}

extension Scope {
  /// What views further out have put into the environment, as far as it matters to identifiers.
  struct Environment: Sendable {
    let keys: Set<String>
    let setters: Set<String>
    var values: [String: Value] = [:]
    /// Whether nothing else can have been put into it.
    var isWhole: Bool

    init(keys: Set<String>, setters: Set<String>, isWhole: Bool) {
      self.keys = keys
      self.setters = setters
      self.isWhole = isWhole
    }
  }
}

extension Evaluator {
  /// What a property reads from the environment; nil where that is not known.
  func environmentValue(_ key: String, in scope: Scope, depth: Int) -> Value? {
    guard let environment = scope.environment, environment.keys.contains(key) else { return nil }
    if let value = environment.values[key] { return value }
    guard environment.isWhole else {
      return .unresolved("the environment's '\(key)' is set by whatever shows this screen")
    }
    return initialValue(ofKey: key, in: scope, depth: depth)
  }

  /// The default of a key: `@Entry var branch: String? = nil`, or the `defaultValue` of its `EnvironmentKey`.
  private func initialValue(ofKey key: String, in scope: Scope, depth: Int) -> Value? {
    guard let values = symbols.type(named: "EnvironmentValues", in: nil, file: scope.file) else { return nil }
    for member in symbols.types[values].members[key] ?? [] {
      guard case .property(let property) = member.declaration else { continue }
      let inner = Scope(file: member.file, type: values, member: key)
      if let value = property.value {
        return self.value(of: value, in: inner.expecting(symbols.expectation(of: key, in: values)), depth: depth + 1)
      }
      guard property.getter != nil else { return property.type?.isOptional == true ? .nothing : nil }
      guard case .expression(.chain(let chain), _)? = property.getter?.statements.first,
        chain.links.count == 2, chain.links[0].name == "self", chain.links[1].name == Link.subscriptName,
        let argument = chain.links[1].arguments?.first?.value,
        case .type(let type) = value(of: argument, in: inner, depth: depth + 1)
      else { return nil }
      let link = Link(name: "defaultValue", position: .start, arguments: nil, end: .start)
      if case .property(let property)? = symbols.types[type].members["defaultValue"]?.first?.declaration,
        property.value == nil, property.getter == nil, property.type?.isOptional == true
      {
        return .nothing
      }
      return declared(link, in: type, of: nil, from: inner, depth: depth + 1)
    }
    return nil
  }

  /// The scopes of the modifiers of a chain, each with what those further out put into the environment, and that of the
  /// view that they all stand on; nil where the environment does not matter.
  func scopes(of modifiers: ArraySlice<Link>, in scope: Scope) -> (modifiers: [Scope], view: Scope)? {
    guard scope.environment != nil else { return nil }
    var scopes: [Scope] = []
    var outer = scope
    for link in modifiers.reversed() {
      scopes.append(outer)
      for (key, value) in environment(setBy: link, in: outer, depth: 0) { outer.environment?.values[key] = value }
    }
    return (scopes.reversed(), outer)
  }

  private static let deepestModifier = 8

  /// SwiftUI's own modifiers that put something into the environment under a key.
  static let environmentModifiers: Set<String> = ["environment", "transformEnvironment"]

  /// What a modifier puts into the environment: SwiftUI's own, or one of the app's that is made of it.
  private func environment(setBy link: Link, in scope: Scope, depth: Int) -> [String: Value] {
    guard depth < Self.deepestModifier, let environment = scope.environment, let arguments = link.arguments else {
      return [:]
    }
    if Self.environmentModifiers.contains(link.name) {
      guard arguments.count == 2, case .keyPath(let names) = arguments[0].value, let key = names.first,
        names.count == 1, environment.keys.contains(key)
      else { return [:] }
      if link.name == "transformEnvironment" {
        return [key: .unresolved("the environment's '\(key)' is changed at run time")]
      }
      let type = symbols.type(named: "EnvironmentValues", in: nil, file: scope.file)
      let expected = type.flatMap { symbols.expectation(of: key, in: $0) }
      return [key: value(of: arguments[1].value, in: scope.expecting(expected))]
    }
    if let modifier = appliedModifier(by: link, in: scope),
      environment.setters.contains(symbols.types[modifier.type].simpleName)
    {
      let inner = self.scope(inside: modifier, appliedIn: scope)
      return self.environment(setBy: modifier.body, in: inner, depth: depth + 1)
    }
    guard environment.setters.contains(link.name), let function = ownModifier(link, in: scope),
      let body = function.fact.body
    else { return [:] }
    var inner = Scope(file: function.file, type: function.owner, member: function.fact.name)
    inner.environment = environment
    bind(
      function.fact, of: function.owner, file: function.file, to: arguments, from: scope, in: &inner, depth: 0)
    return self.environment(setBy: body, in: inner, depth: depth + 1)
  }

  /// What the one chain of a modifier's body puts into the environment.
  private func environment(setBy body: Block, in scope: Scope, depth: Int) -> [String: Value] {
    var scope = scope
    var found: [String: Value] = [:]
    for statement in body.statements {
      switch statement {
      case .binding(let binding): scope.declare(binding)
      case .expression(.chain(let chain), _), .return(.chain(let chain), _):
        guard case .name = chain.root else { continue }
        // What is further in wins.
        for link in chain.links.reversed() {
          found.merge(environment(setBy: link, in: scope, depth: depth)) { _, inner in inner }
        }
      case .branches(let branches):
        let (taken, isCertain) = taken(of: branches, in: scope, depth: 0)
        let sets = taken.map { taken in
          environment(
            setBy: branches.alternatives[taken.alternative].body, in: self.scope(of: taken, of: branches, in: scope),
            depth: depth + 1)
        }
        for key in Set(sets.flatMap(\.keys)) {
          let before = found[key] ?? environmentValue(key, in: scope, depth: 0) ?? .nothing
          found[key] = (sets.map { $0[key] ?? before } + (isCertain ? [] : [before])).joinedAlternatives()
        }
      default: break
      }
    }
    return found
  }
}
