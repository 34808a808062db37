import Findings
import Inventory

extension Expression {
  /// The name of a local, or of a property of `self`: `title` of `title` and of `self.title`.
  var ownName: String? {
    guard let path else { return nil }
    return path.count == 1 ? path[0] : path.count == 2 && path[0] == "self" ? path[1] : nil
  }

  /// The expression in the words of its source: of what an instance variable of Objective-C keeps, `_title`, the chain has a
  /// `self` that is not written.
  var spelling: String {
    guard case .chain(let chain) = self, let first = chain.links.first, first.name == "self",
      first.position == first.end, chain.links.count > 1
    else { return shortName }
    var written = chain
    written.links.removeFirst()
    return "_" + Expression.chain(written).shortName
  }

  /// The names that it is made of: what its paths begin with, behind a `self`.
  var names: Set<String> {
    switch self {
    case .chain(let chain):
      var names = chain.links.reduce(into: Set<String>()) { names, link in
        for argument in link.arguments ?? [] { names.formUnion(argument.value.names) }
      }
      switch chain.root {
      case .name: if let first = chain.links.first(where: { $0.name != "self" }) { names.insert(first.name) }
      case .value(let root): names.formUnion(root.names)
      case .implicitMember: break
      }
      return names
    case .interpolation(let segments):
      return segments.reduce(into: []) { names, segment in
        if case .hole(let value, _) = segment { names.formUnion(value.names) }
      }
    case .binary(_, let left, let right): return left.names.union(right.names)
    case .ternary(let condition, let left, let right, _):
      let names = left.names.union(right.names)
      return condition.test.map { names.union([$0.name]) } ?? names
    case .array(let values): return values.reduce(into: []) { $0.formUnion($1.names) }
    default: return []
    }
  }

  /// Where it begins, of what is more than a literal.
  var position: Position? {
    switch self {
    case .chain(let chain): chain.range.start
    case .closure(let closure): closure.position
    default: nil
    }
  }
}
