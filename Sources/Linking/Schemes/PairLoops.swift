import Findings
import Inventory
import Taxonomy

/// A loop over pairs that are written out: `for (button, id) in [(save, "save"), (close, "close")]`, where each view has
/// the identifier beside it; over two lists side by side, `zip(buttons, names)`, and over one with its positions,
/// `buttons.enumerated()`.
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
      if let last = chain.links.last, last.name == "enumerated", last.arguments?.isEmpty == true {
        guard let elements = elements(of: chain.dropping(1), in: scope), elements.allSatisfy(\.isNameOnly) else {
          return nil
        }
        return elements.enumerated().map { [.number("\($0)"), $1] }
      }
      if chain.links.count == 1, chain.links[0].name == "zip", let lists = chain.links[0].arguments, lists.count == 2,
        let first = elements(of: lists[0].value, in: scope), let second = elements(of: lists[1].value, in: scope)
      {
        return zip(first, second).map { [$0, $1] }
      }
      return variable(sequence, in: scope).flatMap { written($0.value, in: $0.scope) }
    default: return nil
    }
  }

  /// The elements of a list that is written in place, as a constant of the body, or as a property's value.
  private func elements(of list: Expression, in scope: Scope) -> [Expression]? {
    if case .array(let elements) = list { return elements.isEmpty ? nil : elements }
    if let variable = variable(list, in: scope) { return elements(of: variable.value, in: variable.scope) }
    guard case .chain(let chain) = list, let name = chain.ownProperty(in: scope), let type = scope.type else {
      return nil
    }
    let members = symbols.types[type].members[name] ?? []
    guard members.count == 1, case .property(let property) = members[0].declaration, property.isLet || property.isLazy,
      case .array(let elements)? = property.value
    else { return nil }
    return elements
  }

  /// What a variable of the body holds, with the scope that it is written in.
  private func variable(_ name: Expression, in scope: Scope) -> (value: Expression, scope: Scope)? {
    guard case .chain(let chain) = name, chain.links.count == 1, let local = scope.locals[chain.links[0].name],
      case .variable = local.origin, local.changes.isEmpty, let value = local.value, value != name
    else { return nil }
    return (value, scope.without(chain.links[0].name))
  }
}

extension Expression {
  /// Whether it names something that is made elsewhere.
  fileprivate var isNameOnly: Bool {
    guard case .chain(let chain) = self else { return false }
    return chain.links.allSatisfy { $0.arguments == nil }
  }
}

extension Chain {
  /// The chain without its last links.
  fileprivate func dropping(_ count: Int) -> Expression {
    var chain = self
    chain.links.removeLast(count)
    if chain.links.isEmpty, case .value(let root) = chain.root { return root }
    return .chain(chain)
  }
}
