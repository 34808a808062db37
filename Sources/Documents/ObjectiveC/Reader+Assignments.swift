import Findings
import Inventory

/// What changes: variables, properties and what they hold.
extension Reader {
  /// `target = value`; nil where that is nothing to keep, such as `self = [super init]`.
  mutating func assignment(of value: Expression, to target: Expression, from start: Int) -> Statement? {
    guard case .chain(let chain) = target, !chain.links.isEmpty else { return nil }
    if chain.links.count == 1, chain.links[0].name == "self" { return .expression(value, range(from: start)) }
    noteChange(of: chain)
    return .assignment(target: chain, value: value, range: range(from: start))
  }

  /// Notes that what the expression names is changed in a way that is not followed.
  mutating func change(_ value: Expression) {
    guard case .chain(let chain) = value else { return }
    noteChange(of: chain)
    if case .name = chain.root, let first = chain.links.first { body.changedInPlace.insert(first.name) }
  }

  private func noteChange(of chain: Chain) {
    if let last = chain.links.last(where: { $0.name != Link.subscriptName }) { notes.note(last.name, .assignment) }
  }
}
