import Findings
import Inventory

/// Which view of a document is in which, and how each shows itself.
extension DocumentJoin {
  /// Notes what holds an object.
  func embed(_ index: Int, in visitor: inout UIKitVisitor) {
    let object = objects[index]
    guard object.isShown, let parent = object.parent else { return }
    // A controller's view is found by its name.
    if object.slot == .rootView, ids[parent] != nil { return }
    if object.slot == .prototype, let id = ids[index] { return embed(type: id, in: parent, .rows, &visitor) }
    visitor.views.embeddings.append(
      ViewFacts.Embedding(
        holder(of: parent), .documented(document: number, object: index), nil, in: scope(of: index),
        slot: object.slot.embedding))
  }

  /// Notes the controllers that an object leads to.
  func followSegues(of index: Int, in visitor: inout UIKitVisitor) {
    for segue in objects[index].segues {
      guard let destination = self.index(of: segue.destination), objects[destination].role == .controller else {
        continue
      }
      switch segue.kind {
      case "embed", "relationship": show(destination, in: index, .content, &visitor)
      case "unwind", "custom": break
      default: if let source = controller(of: index) { show(destination, in: source, .presented, &visitor) }
      }
    }
  }

  private func show(
    _ controller: Int, in holder: Int, _ slot: ViewFacts.Embedding.Slot, _ visitor: inout UIKitVisitor
  ) {
    if let id = ids[controller] { return embed(type: id, in: holder, slot, &visitor) }
    visitor.views.embeddings.append(
      ViewFacts.Embedding(
        self.holder(of: holder), .documented(document: number, object: controller), nil, in: scope(of: controller),
        slot: slot))
  }

  private func embed(
    type id: SymbolTable.TypeID, in parent: Int, _ slot: ViewFacts.Embedding.Slot, _ visitor: inout UIKitVisitor
  ) {
    visitor.views.embeddings.append(
      ViewFacts.Embedding(holder(of: parent), nil, id, in: scope(of: parent), slot: slot))
  }

  /// Notes what a document says of how an object shows itself.
  func noteLooks(of index: Int, in visitor: inout UIKitVisitor) {
    let object = objects[index]
    guard object.isShown else { return }
    var looks: [(ViewFacts.Look.Property, ViewFacts.Look.Value)] = []
    if let isElement = object.isElement { looks.append((.isAccessibilityElement, isElement ? .yes : .no)) }
    if !object.traits.isEmpty { looks.append((.accessibilityTraits, .traits(object.traits))) }
    if object.accessibilityLabel != nil { looks.append((.accessibilityLabel, .yes)) }
    if object.isAbsent { looks.append((.isHidden, .yes)) }
    if object.isSecure { looks.append((.isSecureTextEntry, .yes)) }
    let holder = Holder.documented(document: number, object: index)
    for (property, value) in looks {
      visitor.views.looks.append(
        ViewFacts.Look(
          holder: holder, type: nil, property: property, value: value, place: object.place,
          isConditional: condition(of: index) != nil, owner: owner(of: index), member: ViewFacts.Look.ofDocument))
    }
    for outlet in object.outlets {
      guard let gesture = self.index(of: outlet.destination), objects[gesture].role == .gesture else { continue }
      visitor.views.gestures.append((self.holder(of: index), objects[gesture].place))
    }
  }

  /// Notes that the class around an object shows the object's own class; of a document's own content, that the code shows
  /// it which names the class.
  func mention(_ index: Int, in visitor: inout UIKitVisitor, _ joined: inout JoinedDocuments) {
    guard let id = ids[index], objects[index].role == .view else { return }
    let symbols = classes.types.symbols
    if isOwnContent(index) {
      for code in symbols.code(with: NameSet.hash(symbols.types[id].simpleName)) {
        guard let owner = code.owner, owner != id, symbols.types[owner].kind == .class,
          symbols.type(named: symbols.types[id].name, in: owner, file: code.member.file) == id
        else { continue }
        visitor.mentions[owner, default: []].insert(id)
      }
    }
    guard let parent = objects[index].parent else { return }
    if let outer = owner(of: parent) {
      if outer != id { visitor.mentions[outer, default: []].insert(id) }
    } else if let scene = controller(of: index).flatMap({ scenes[$0] }) {
      joined.scenes[scene].views.append(id)
    }
  }
}

extension DocumentObject.Slot {
  fileprivate var embedding: ViewFacts.Embedding.Slot {
    switch self {
    case .content, .rootView, .prototype: .content
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    }
  }
}
