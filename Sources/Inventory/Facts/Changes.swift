/// What becomes of a variable after it is declared.
package struct Changes: Sendable, Hashable {
  /// The values that are assigned to it, wherever in its scope.
  package var values: [Expression] = []
  /// The values that are assigned to its properties, by their names.
  package var properties: [String: [Expression]] = [:]
  /// Whether it is changed in a way that is not followed: `+=`, `append`, `&name`.
  package var isChangedInPlace = false
  /// The methods that are called on it, which may change its properties.
  package var calls: Set<String> = []

  package init() {}

  /// Whether it keeps the value that it is declared with, but for what the methods do that are called on it.
  package var isEmpty: Bool { values.isEmpty && properties.isEmpty && !isChangedInPlace }
}

extension Block {
  /// The block, in which each variable knows what is assigned to it later. `names` are those that may be assigned to.
  package func notingChanges(of names: Set<String>) -> Block {
    var search = ChangeSearch(names: names)
    search.look(in: self)
    guard !search.found.isEmpty else { return self }
    var block = self
    for index in block.statements.indices {
      guard case .binding(var binding) = block.statements[index], names.contains(binding.name),
        let changes = search.found[binding.name]
      else { continue }
      binding.changes.values += changes.values
      binding.changes.properties.merge(changes.properties) { $0 + $1 }
      binding.changes.calls.formUnion(changes.calls)
      binding.changes.isChangedInPlace = binding.changes.isChangedInPlace || changes.isChangedInPlace
      block.statements[index] = .binding(binding)
    }
    return block
  }
}

extension Statement {
  /// The names of which something is assigned in it.
  package func changed(of names: Set<String>) -> Set<String> {
    var search = ChangeSearch(names: names)
    search.look(in: Block([self]))
    return Set(search.found.filter { !$0.value.isEmpty }.keys)
  }
}

/// Looks for assignments to some names, in nested code as well.
private struct ChangeSearch {
  let names: Set<String>
  private(set) var found: [String: Changes] = [:]

  init(names: Set<String>) { self.names = names }

  mutating func look(in block: Block) {
    for statement in block.statements {
      switch statement {
      case .binding(let binding): if let value = binding.value { look(in: value) }
      case .assignment(let target, let value, _):
        note(target, value)
        look(in: value)
      case .expression(let expression, _), .return(let expression, _): look(in: expression)
      case .branches(let branches): for alternative in branches.alternatives { look(in: alternative.body) }
      case .loop(_, _, let body, _): look(in: body)
      case .function(let function): if let body = function.body { look(in: body) }
      }
    }
  }

  private mutating func note(_ target: Chain, _ value: Expression) {
    guard case .name = target.root, let first = target.links.first, names.contains(first.name) else { return }
    let isPath = target.links.allSatisfy { $0.arguments == nil }
    switch target.links.count {
    case 1: found[first.name, default: Changes()].values.append(value)
    case 2 where isPath:
      found[first.name, default: Changes()].properties[target.links[1].name, default: []].append(value)
    default: found[first.name, default: Changes()].isChangedInPlace = true
    }
  }

  private mutating func look(in expression: Expression) {
    switch expression {
    case .chain(let chain):
      if case .value(let root) = chain.root { look(in: root) }
      if chain.links.count > 1, chain.links[1].isCall, case .name = chain.root, names.contains(chain.links[0].name) {
        found[chain.links[0].name, default: Changes()].calls.insert(chain.links[1].name)
      }
      for link in chain.links { for argument in link.arguments ?? [] { look(in: argument.value) } }
    case .closure(let closure): look(in: closure.body)
    case .ternary(_, let first, let second, _), .binary(_, let first, let second):
      look(in: first)
      look(in: second)
    case .branches(let branches): for alternative in branches.alternatives { look(in: alternative.body) }
    default: break
    }
  }
}
