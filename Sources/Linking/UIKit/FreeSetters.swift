import Findings
import Inventory
import Taxonomy

/// Functions of no type that give an identifier to a view which they are passed: `func tag(_ view: UIView, _ id: String)`, or a
/// macro of Objective-C that does.
struct FreeSetters: Sendable {
  private struct Setter: Sendable {
    var function: FunctionFact
    var file: Int
    /// The parameters that are given an identifier.
    var subjects: Set<String>
  }

  private var setters: [String: [Setter]] = [:]

  var names: [String] { Array(setters.keys) }

  init(_ symbols: SymbolTable) {
    var accessibility = NameFilter()
    accessibility.insertAccessibility()
    for code in symbols.code(using: accessibility) where code.owner == nil {
      guard case .function(let function) = code.member.declaration, let body = function.body else { continue }
      let parameters = Set(function.parameters.map(\.name))
      let subjects = Set(body.givenIdentifiers.map(\.subject)).intersection(parameters)
      guard !subjects.isEmpty else { continue }
      setters[function.name, default: []].append(Setter(function: function, file: code.member.file, subjects: subjects))
    }
  }

  /// The views that a call gives an identifier, and what it gives them.
  func given(
    byCallAt index: Int, of chain: Chain, in scope: Scope, _ evaluator: Evaluator
  ) -> [(subject: Chain, given: GivenIdentifier)] {
    guard index == 0, !setters.isEmpty, case .name = chain.root, let arguments = chain.links[0].arguments,
      let found = setters[chain.links[0].name], scope.locals[chain.links[0].name] == nil
    else { return [] }
    let meant = evaluator.symbols.functions(named: chain.links[0].name, in: scope.file)
    guard meant.count == 1, let setter = found.first(where: { $0.function === meant[0].fact }),
      setter.function.accepts(arguments), let body = setter.function.body
    else { return [] }
    var inner = Scope(file: setter.file, type: nil, member: setter.function.name)
    inner.body = setter.function.position
    evaluator.bind(setter.function, of: nil, file: setter.file, to: arguments, from: scope, in: &inner, depth: 0)
    let place = evaluator.place(of: chain.links[0], file: scope.file)
    var passed: [String: Chain] = [:]
    for (parameter, argument) in setter.function.matched(with: arguments) {
      if setter.subjects.contains(parameter.name), case .chain(let subject) = argument.value {
        passed[parameter.name] = subject
      }
    }
    return body.givenIdentifiers.compactMap { name, value in
      guard let subject = passed[name] else { return nil }
      let (identifier, way) = evaluator.identifier(of: value, in: inner)
      return identifier.state == .none
        ? nil : (subject, GivenIdentifier(identifier: identifier, place: place, way: way))
    }
  }
}

extension Block {
  /// What it gives to single names, in front of any branch: `view.accessibilityIdentifier = id`.
  fileprivate var givenIdentifiers: [(subject: String, value: Expression)] {
    statements.compactMap { statement in
      guard case .assignment(let target, let value, _) = statement, case .name = target.root, target.links.count == 2,
        target.links[1].name == "accessibilityIdentifier", target.links[0].arguments == nil
      else { return nil }
      return (target.links[0].name, value)
    }
  }
}
