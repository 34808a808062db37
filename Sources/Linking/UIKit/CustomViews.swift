import Inventory
import Taxonomy

/// The views that bar button items hold. Such a view is found by its own identifier; the item's may not reach it.
struct CustomViews: Sendable {
  /// The views of each item.
  private(set) var views: [Int: [Int]] = [:]
  /// Views without an identifier of their own whose items have one.
  private(set) var withItems: Set<Int> = []

  /// Adds to what each object is given; `byItems` is what code gives to views by way of their items.
  init(
    _ visitor: UIKitVisitor, _ holdings: Holdings, byItems: [Int: [GivenIdentifier]],
    givenTo: inout [[GivenIdentifier]]
  ) {
    let objects = visitor.objects
    var shown = visitor.customViews.flatMap { pair in holdings.objects(of: pair.item).map { ($0, pair.view) } }
    shown += objects.indices.compactMap { item in objects[item].customView.map { (item, $0) } }
    for (item, holder) in shown where objects[item].reference.uiKitName == "UIBarButtonItem" {
      for view in holdings.objects(of: holder) where view != item {
        views[item, default: []].append(view)
        let ofView = byItems[item] ?? []
        let ofItem = givenTo[item].filter { !ofView.contains($0) }
        let own = givenTo[view] + ofView.filter { !givenTo[view].contains($0) }
        givenTo[view] = own
        if own.isEmpty, objects[view].document?.given.isEmpty ?? true, let first = ofItem.first {
          var unsure = first
          unsure.identifier = .unresolved(
            "the identifier of a bar button item may not reach the view that it holds",
            fallbacks: ofItem.flatMap(\.identifier.texts))
          givenTo[view] = [unsure]
          withItems.insert(view)
        }
        givenTo[item] += own
      }
    }
  }
}
