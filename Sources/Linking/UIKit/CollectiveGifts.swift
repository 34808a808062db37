import Inventory
import Taxonomy

/// Identifiers that code gives to views by what holds them: `stack.arrangedSubviews[index].accessibilityIdentifier = id`.
extension UIKitVisitor {
  /// Such an identifier.
  struct CollectiveGift: Sendable {
    /// What holds the views.
    var container: Holder
    var given: GivenIdentifier
  }

  /// What holds the views of which the links lead to one, or to each in turn; nil where they lead elsewhere.
  func collection(of links: ArraySlice<Link>, in scope: Scope) -> Holder? {
    if let list = links.lastIndex(where: { UIKitClass.subviewLists.contains($0.name) && !$0.isCall }) {
      guard list > links.startIndex,
        links[links.index(after: list)...].allSatisfy({ UIKitClass.elementsOfLists.contains($0.name) })
      else { return nil }
      return container(links[..<list], in: scope)
    }
    guard links.count == 1, let name = links.first?.name, case .loop(let sequence, _)? = scope.locals[name]?.origin,
      case .chain(let chain)? = sequence, case .name = chain.root
    else { return nil }
    // What filters or counts the views leads to some of them.
    var path = chain.links[...]
    while let last = path.last, last.isCall { path = path.dropLast() }
    guard let last = path.last, UIKitClass.subviewLists.contains(last.name) else { return nil }
    return collection(of: path, in: scope.without(name))
  }

  /// What is given to views that have no identifier otherwise: which of them gets it is not known.
  func collective(_ hierarchy: UIKitHierarchy, givenTo: [[GivenIdentifier]]) -> [Int: GivenIdentifier] {
    var found: [Int: GivenIdentifier] = [:]
    for gift in views.collective {
      for child in hierarchy.nodes(of: gift.container).flatMap(hierarchy.content) where child.slot == .content {
        guard case .object(let index) = child.node, givenTo[index].isEmpty,
          objects[index].document?.given.isEmpty ?? true
        else { continue }
        var given = found[index] ?? gift.given
        given.identifier = .unresolved(
          "which of the views in its view gets this identifier is known only at run time",
          fallbacks: (found[index]?.identifier.texts ?? []) + gift.given.identifier.texts)
        found[index] = given
      }
    }
    return found
  }
}
