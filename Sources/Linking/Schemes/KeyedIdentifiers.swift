import Findings
import Inventory
import Taxonomy

/// Functions that keep an identifier in a dictionary, under the object that it is for: `identifiers[action] = id`, where
/// other code of the class gives `identifiers[action]` to a view.
struct KeyedIdentifiers: Sendable {
  private struct Setter: Sendable {
    var function: FunctionFact
    var owner: SymbolTable.TypeID
    var file: Int
    /// The parameter that is the object.
    var key: String
    /// What is kept for it.
    var value: Expression
  }

  private var setters: [String: [Setter]] = [:]

  var isEmpty: Bool { setters.isEmpty }

  /// The functions' names.
  var names: [String] { Array(setters.keys) }

  init(_ symbols: SymbolTable) {
    var accessibility = NameFilter()
    accessibility.insertAccessibility()
    var dictionaries: [SymbolTable.TypeID: Set<String>] = [:]
    for code in symbols.code(using: accessibility) {
      guard let owner = code.owner, let body = code.functionBody else { continue }
      let read = body.dictionariesGivenAsIdentifiers
      if !read.isEmpty { dictionaries[owner, default: []].formUnion(read) }
    }
    for (owner, names) in dictionaries.sorted(by: { $0.key < $1.key }) {
      for member in symbols.types[owner].members.all {
        guard case .function(let function) = member.declaration, function.name != "init", let body = function.body,
          let kept = body.kept(in: names, for: function.parameters.map(\.name))
        else { continue }
        setters[function.name, default: []].append(
          Setter(function: function, owner: owner, file: member.file, key: kept.key, value: kept.value))
      }
    }
  }

  /// The object that a call keeps an identifier for, and that identifier.
  func given(
    by link: Link, at position: Int, of chain: Chain, in scope: Scope, _ evaluator: Evaluator
  ) -> (subject: Chain, given: GivenIdentifier)? {
    guard !setters.isEmpty, let arguments = link.arguments else { return nil }
    for setter in setters[link.name] ?? [] {
      guard
        case .yes = evaluator.calls(
          link, at: position, of: chain, setter.function, owner: setter.owner, file: setter.file, in: scope)
      else { continue }
      let matched = setter.function.matched(with: arguments)
      guard let key = matched.first(where: { $0.parameter.name == setter.key }),
        case .chain(let subject) = key.argument.value
      else { continue }
      var inner = Scope(file: setter.file, type: setter.owner, member: setter.function.name)
      evaluator.bind(
        setter.function, of: setter.owner, file: setter.file, to: arguments, from: scope, in: &inner, depth: 0)
      let (identifier, way) = evaluator.identifier(of: setter.value, in: inner)
      guard identifier.state != .none else { continue }
      let argument = matched.first { setter.value.startsWith($0.parameter.name) }?.argument
      let place =
        argument.map { evaluator.place(of: $0, file: scope.file) } ?? evaluator.place(of: link, file: scope.file)
      return (subject, GivenIdentifier(identifier: identifier, place: place, way: way.filter { $0 != place }))
    }
    return nil
  }
}

extension SymbolTable.Code {
  fileprivate var functionBody: Block? {
    if case .function(let function) = member.declaration { function.body } else { nil }
  }
}

extension Chain {
  /// The property whose entry the chain is: `identifiers` of `identifiers[action]`, `self.identifiers[action]`; with it
  /// the key.
  fileprivate var entry: (property: String, key: Expression)? {
    guard case .name = root, let last = links.last, last.name == Link.subscriptName, last.arguments?.count == 1,
      let key = last.arguments?.first?.value
    else { return nil }
    let path = links.dropLast().map(\.name).filter { $0 != "self" }
    return path.count == 1 ? (path[0], key) : nil
  }
}

extension Block {
  /// The dictionaries whose entries a body gives as identifiers.
  fileprivate var dictionariesGivenAsIdentifiers: Set<String> {
    var found: Set<String> = []
    var entries: [String: String] = [:]
    forEachStatement { statement in
      switch statement {
      case .binding(let binding):
        if case .chain(let chain)? = binding.value, let entry = chain.entry { entries[binding.name] = entry.property }
      case .assignment(let target, .chain(let value), _) where target.links.last?.name == "accessibilityIdentifier":
        if let entry = value.entry {
          found.insert(entry.property)
        } else if value.links.count == 1, let property = entries[value.links[0].name] {
          found.insert(property)
        }
      default: break
      }
    }
    return found
  }

  /// What a body keeps in one of the dictionaries under one of its parameters.
  fileprivate func kept(in dictionaries: Set<String>, for parameters: [String]) -> (key: String, value: Expression)? {
    var found: (key: String, value: Expression)?
    forEachStatement { statement in
      guard found == nil, case .assignment(let target, let value, _) = statement, let entry = target.entry,
        dictionaries.contains(entry.property), let key = entry.key.path, key.count == 1, parameters.contains(key[0])
      else { return }
      found = (key[0], value)
    }
    return found
  }

  /// All statements, those in branches, loops and the closures that are called included.
  fileprivate func forEachStatement(_ look: (Statement) -> Void) {
    for statement in statements {
      look(statement)
      switch statement {
      case .branches(let branches):
        for alternative in branches.alternatives {
          for bound in alternative.bound {
            look(.binding(.init(name: bound.name, position: branches.position, type: nil, value: bound.value)))
          }
          alternative.body.forEachStatement(look)
        }
      case .loop(_, _, let body, _): body.forEachStatement(look)
      case .expression(.chain(let chain), _):
        for argument in chain.links.flatMap({ $0.arguments ?? [] }) {
          if case .closure(let closure) = argument.value { closure.body.forEachStatement(look) }
        }
      default: break
      }
    }
  }
}
