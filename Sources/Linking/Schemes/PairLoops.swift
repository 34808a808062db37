import Findings
import Inventory
import Taxonomy

/// A loop over pairs that are written out: `for (button, id) in [(save, "save"), (close, "close")]`, where each view has
/// the identifier beside it.
extension Evaluator {
  /// One round of such a loop.
  struct Pair {
    /// The view's expression.
    var view: Chain
    /// The scope in which the loop's names are this pair's.
    var scope: Scope
  }

  /// The rounds of the loop that a view comes from; nil where it comes from none. `view` is what is given an identifier,
  /// `value` what it is given.
  func pairs(givingTo view: ArraySlice<Link>, value: Expression, in scope: Scope) -> [Pair]? {
    guard let first = view.first, case .loop(let sequence?, let part)? = scope.locals[first.name]?.origin else {
      return nil
    }
    // `$0.0`, `pair.button` of a tuple without names in between.
    let index = part ?? (view.count > 1 ? Int(view.dropFirst().first?.name ?? "") : nil)
    guard let index, let rounds = written(sequence, in: scope) else { return nil }
    let names = value.names.union([first.name])
    var found: [Pair] = []
    for parts in rounds {
      guard parts.indices.contains(index), case .chain(var chain) = parts[index] else { continue }
      chain.links += view.dropFirst(part == nil ? 2 : 1)
      var inner = scope
      for name in names {
        guard case .loop(sequence, let part)? = scope.locals[name]?.origin else { continue }
        if let part {
          guard parts.indices.contains(part) else { continue }
          inner.locals[name]?.argument = self.value(of: parts[part], in: scope.without(name))
        } else {
          inner.locals[name]?.argument = .list(parts.map { self.value(of: $0, in: scope.without(name)) })
        }
      }
      found.append(Pair(view: chain, scope: inner))
    }
    return found
  }

  /// The pairs of a list or dictionary that is written in place, or as a constant of the body.
  private func written(_ sequence: Expression, in scope: Scope) -> [[Expression]]? {
    switch sequence {
    case .array(let elements):
      let tuples = elements.compactMap { if case .tuple(let parts) = $0 { parts } else { nil } }
      return tuples.count == elements.count && !tuples.isEmpty ? tuples : nil
    case .dictionary(let pairs): return pairs.isEmpty ? nil : pairs.map { [$0.key, $0.value] }
    case .chain(let chain):
      guard chain.links.count == 1, case .variable? = scope.locals[chain.links[0].name]?.origin,
        let value = scope.locals[chain.links[0].name]?.value, value != sequence
      else { return nil }
      return written(value, in: scope.without(chain.links[0].name))
    default: return nil
    }
  }
}
