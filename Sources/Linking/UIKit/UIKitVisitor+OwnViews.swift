import Inventory

/// The views that UIKit's classes make by themselves: a cell's label, a button's title, a controller's tab.
extension UIKitVisitor {
  /// Notes such a view that code gives an identifier to.
  mutating func noteOwnView(_ links: ArraySlice<Link>, heldBy holder: Holder, in scope: Scope) {
    let path = links.filter { $0.name != "self" }[...]
    guard let last = path.last, last.arguments == nil, UIKitClass.ownViews.contains(last.name),
      let name = UIKitClass.properties[last.name]
    else { return }
    let before = path.dropLast()
    let owner = before.isEmpty ? scope.type.flatMap(types.reference(to:)) : types.type(ofPath: before, in: scope)
    if let id = owner?.id, !symbols.members(named: last.name, of: id).isEmpty { return }
    var slot = ViewFacts.Embedding.Slot.content
    var parent = container(before, in: scope)
    if let bar = ViewFacts.barProperties[last.name] {
      slot = bar
      parent = controller(before, in: scope)
    }
    guard let parent, parent != holder else { return }
    let reference = UIKitTypes.ClassReference(name: name, id: nil, uiKitName: name)
    let object = Object(
      reference: reference, place: evaluator.place(of: last, file: scope.file), scope: scope, label: nil,
      name: last.name, isControl: false, isOutlet: false)
    let embedding = ViewFacts.Embedding(parent, holder, nil, in: scope, slot: slot)
    views.ownViews.append((holder, object, embedding))
  }

  /// Takes those for objects that code puts nothing else in the place of.
  mutating func addOwnViews() {
    guard !views.ownViews.isEmpty else { return }
    let holdings = Holdings(self.holdings)
    var seen: Set<Holder> = []
    for (holder, object, embedding) in views.ownViews
    where seen.insert(holder).inserted && holdings.objects(of: holder).isEmpty {
      var object = object
      object.isHandedOut = true
      add(object, heldBy: holder)
      views.embeddings.append(embedding)
    }
  }

  /// The object that holds the view that the links lead to, where that is a view of another object's: `card` of
  /// `card.title`.
  func whole(of links: ArraySlice<Link>, in scope: Scope) -> Holder? {
    let path = links.filter { $0.name != "self" }[...]
    guard path.count > 1, memberHolder(of: path, in: scope) != nil else { return nil }
    return holder(of: path.dropLast(), in: scope)
  }
}
