import Inventory
import Taxonomy

/// What initialisers give to the properties of what they make.
extension Evaluator {
  /// The stored properties that an initialiser assigns; `scope` knows its parameters.
  func assigned(
    by initialiser: FunctionFact, of type: SymbolTable.TypeID, in scope: Scope, depth: Int
  ) -> [String: Value] {
    guard depth < Self.deepest, let body = initialiser.body else { return [:] }
    var known: [String: Value] = [:]
    assign(body, by: initialiser, of: type, in: scope, depth: depth, to: &known)
    return known
  }

  /// The properties that a class's only initialiser of its own gives values to, as far as it passes them on:
  /// `super.init(name: "order")`, `self.init(name: "order")`.
  func properties(passedOnBy type: SymbolTable.TypeID) -> [String: Value] {
    let own = (symbols.types[type].members["init"] ?? []).compactMap { member -> (FunctionFact, Int)? in
      guard case .function(let function) = member.declaration, function.body != nil, !function.endsApp else {
        return nil
      }
      return (function, member.file)
    }
    guard own.count == 1, let (function, file) = own.first, let body = function.body else { return [:] }
    var scope = Scope(file: file, type: type, member: "init")
    scope.body = function.position
    scope.declare(function.parameters)
    for case .expression(.chain(let chain), _) in body.statements {
      guard chain.links.map(\.name) == ["super", "init"] || chain.links.map(\.name) == ["self", "init"],
        let arguments = chain.links[1].arguments, !arguments.isEmpty,
        let maker = symbols.classes(of: type).dropFirst(chain.links[0].name == "self" ? 0 : 1).first(where: { id in
          (symbols.types[id].members["init"] ?? []).contains { member in
            guard case .function(let other) = member.declaration else { return false }
            return other !== function && other.accepts(arguments)
          }
        })
      else { continue }
      return properties(of: maker, givenBy: arguments, in: scope, depth: 1).filter(\.value.isResolved)
    }
    return [:]
  }

  private func assign(
    _ block: Block, by initialiser: FunctionFact, of type: SymbolTable.TypeID, in scope: Scope, depth: Int,
    to known: inout [String: Value]
  ) {
    var inner = scope
    // What is given on a way that ends early, and so is not what is given further down.
    var ended: Set<String> = []
    for statement in block.statements {
      switch statement {
      case .binding(let binding): inner.declare(binding)
      case .assignment(let target, let value, _):
        guard let name = target.ownProperty(in: inner) else { continue }
        let expected = symbols.expectation(of: name, in: type)
        // A view is no part of any text, and what it is made of may be much.
        if expected?.type.isSomeView == true { continue }
        let given = self.value(of: value, in: inner.expecting(expected), depth: depth + 1)
        known[name] = ended.contains(name) ? .givenInSeveralWays(name, given.texts ?? []) : given
      case .expression(.chain(let chain), _):
        // `self.init(rawValue: value)`
        guard chain.links.map(\.name) == ["self", "init"], let arguments = chain.links[1].arguments,
          arguments.map(\.label) != initialiser.parameters.map(\.label)
        else { continue }
        known.merge(properties(of: type, givenBy: arguments, in: inner, depth: depth + 1)) { _, new in new }
      case .branches(let branches):
        let changed = statement.propertiesOfSelfThatChange
        if !changed.isEmpty,
          let ways = ways(through: branches, by: initialiser, of: type, in: inner, depth: depth, from: known)
        {
          for name in changed { known[name] = either(name, of: ways) }
        } else {
          leaveOpen(changed, &known)
          ended.formUnion(changed)
        }
        inner.passGuard(branches)
      case .loop: leaveOpen(statement.propertiesOfSelfThatChange, &known)
      default: break
      }
    }
  }

  /// What is known of the properties behind each alternative of a choice that may be taken; nil where the initialiser may
  /// end in one of these.
  private func ways(
    through branches: Branches, by initialiser: FunctionFact, of type: SymbolTable.TypeID, in scope: Scope, depth: Int,
    from known: [String: Value]
  ) -> [[String: Value]]? {
    guard depth < Self.deepest else { return nil }
    let (taken, isCertain) = taken(of: branches, in: scope, depth: depth + 1)
    // A `guard` whose way out is surely not taken.
    if taken.isEmpty, !isCertain { return [known] }
    guard branches.kind == .exclusive,
      !taken.contains(where: { branches.alternatives[$0.alternative].mayLeave })
    else { return nil }
    var ways = isCertain ? [] : [known]
    for taken in taken {
      var way = known
      let inner = self.scope(of: taken, of: branches, in: scope)
      let body = branches.alternatives[taken.alternative].body
      assign(body, by: initialiser, of: type, in: inner, depth: depth + 1, to: &way)
      ways.append(way)
    }
    return ways.isEmpty ? nil : ways
  }

  /// What a property is after one of several ways; a way that gives it nothing leaves it open.
  private func either(_ name: String, of ways: [[String: Value]]) -> Value {
    let values = ways.compactMap { $0[name] }
    if values.count == ways.count { return values.joinedAlternatives() }
    return .givenInSeveralWays(name, values.flatMap { $0.texts ?? [] })
  }

  private func leaveOpen(_ names: Set<String>, _ known: inout [String: Value]) {
    for name in names { known[name] = .givenInSeveralWays(name, known[name]?.texts ?? []) }
  }
}

extension Value {
  fileprivate static func givenInSeveralWays(_ name: String, _ texts: [IdentifierText]) -> Value {
    .unresolved("'\(name)' is given in more than one way", fallbacks: texts, nature: .other)
  }
}

extension Branches.Alternative {
  /// Whether the initialiser may end there, or go on in another alternative.
  fileprivate var mayLeave: Bool { body.returns || fallsThrough }
}

extension Statement {
  /// The properties that code nested in the statement assigns by `self.name = …`, or without the `self`.
  var propertiesOfSelfThatChange: Set<String> {
    var names: Set<String> = []
    func look(in block: Block) {
      for statement in block.statements {
        switch statement {
        case .assignment(let target, _, _):
          let path = target.links.map(\.name)
          if let name = path.first == "self" ? path.dropFirst().first : path.first { names.insert(name) }
        case .branches(let branches): for alternative in branches.alternatives { look(in: alternative.body) }
        case .loop(_, _, let body, _): look(in: body)
        default: break
        }
      }
    }
    look(in: Block([self]))
    return names
  }
}
