import Findings
import Inventory
import Taxonomy

/// Which view holds which, and how each shows itself to tests, as far as code says so.
struct UIKitHierarchy: Sendable {
  /// Something that holds views, or is held.
  enum Node: Hashable, Sendable {
    /// An object, by its index.
    case object(Int)
    /// Whatever is of the class.
    case type(SymbolTable.TypeID)
  }

  struct Child: Sendable {
    var node: Node
    var slot: ViewFacts.Embedding.Slot
    var branches: [Branch]
    var condition: String?
    /// The type whose code puts it there.
    var owner: SymbolTable.TypeID?
    /// The objects that have the parent, where code speaks of a view of another object's; empty for all.
    var wholes: [Int] = []

    fileprivate mutating func join(_ others: [Int]) {
      wholes = wholes.isEmpty || others.isEmpty ? [] : wholes + others
    }
  }

  private let objects: [UIKitVisitor.Object]
  private let types: UIKitTypes
  let holdings: Holdings
  private(set) var children: [Node: [Child]] = [:]
  private(set) var parents: [Node: [Node]] = [:]
  /// What is said of each node itself.
  private(set) var looks: [Node: [ViewFacts.Look]] = [:]
  /// What is said of what no object is known for: of a cell that a table hands out.
  private(set) var looksOfNames: [Holder: [ViewFacts.Look]] = [:]
  private(set) var gestures: [Node: Place] = [:]
  /// The SwiftUI views that a node shows.
  private(set) var hostings: [Node: [ViewFacts.Hosting]] = [:]
  /// Outlets of which only the class that has them is known to hold them.
  private var looseOutlets: Set<Node> = []
  private var symbols: SymbolTable { types.symbols }

  init(_ visitor: UIKitVisitor, _ holdings: Holdings) {
    objects = visitor.objects
    types = visitor.types
    self.holdings = holdings
    // Where each child stands among those of its parent.
    var indices: [Node: [Node: Int]] = [:]
    for embedding in visitor.views.embeddings {
      var inner = embedding.child.map(nodes) ?? []
      if inner.isEmpty, let type = embedding.childType { inner = [.type(type)] }
      for outer in nodes(of: embedding.parent) {
        for node in inner where node != outer {
          let wholes = embedding.whole.map { holdings.objects(of: $0) } ?? []
          if let index = indices[outer]?[node] {
            children[outer]?[index].join(wholes)
            continue
          }
          indices[outer, default: [:]][node] = children[outer]?.count ?? 0
          children[outer, default: []].append(
            Child(
              node: node, slot: embedding.slot, branches: embedding.branches, condition: embedding.condition,
              owner: embedding.owner, wholes: wholes))
          if embedding.slot != .rows, embedding.slot != .presented { parents[node, default: []].append(outer) }
        }
      }
    }
    addOutlets()
    for look in visitor.views.looks {
      let nodes = nodes(of: look.holder)
      for node in nodes { looks[node, default: []].append(look) }
      if nodes.isEmpty { looksOfNames[look.holder, default: []].append(look) }
    }
    for gesture in visitor.views.gestures {
      for node in nodes(of: gesture.holder) where gestures[node] == nil { gestures[node] = gesture.place }
    }
    for hosting in visitor.views.hostings {
      for node in nodes(of: hosting.parent) { hostings[node, default: []].append(hosting) }
    }
  }

  /// What a name stands for.
  func nodes(of holder: Holder) -> [Node] {
    if case .instances(let type) = holder { return [.type(type)] }
    let found = holdings.objects(of: holder).filter { !objects[$0].isRootView }
    if found.isEmpty {
      // What a helper is passed may be a controller's view as well.
      for case .member(let type, let name) in holdings.unknown(behind: holder) {
        guard let reference = types.reference(to: type) else { continue }
        // The views that a controller has by itself.
        switch (name, reference.uiKitName) {
        case ("tableView", "UITableViewController"), ("collectionView", "UICollectionViewController"):
          return [.type(type)]
        case ("view", _) where reference.isViewController: return [.type(type)]
        default: break
        }
      }
    }
    return found.map(Node.object)
  }

  /// The views of an Interface Builder document are in the view or controller that has them as outlets.
  private mutating func addOutlets() {
    for (index, object) in objects.enumerated() where object.isOutlet && parents[.object(index)] == nil {
      guard let owner = object.scope.type, types.reference(to: owner) != nil else { continue }
      // Code may put it, or what holds it, elsewhere; the document says no more than this.
      guard children[.object(index)]?.contains(where: { $0.node == .type(owner) }) != true else { continue }
      children[.type(owner), default: []].append(
        Child(node: .object(index), slot: .content, branches: [], condition: nil, owner: owner))
      parents[.object(index), default: []].append(.type(owner))
      looseOutlets.insert(.object(index))
    }
  }

  func isOutletOfUnknownPlace(_ node: Node) -> Bool { looseOutlets.contains(node) }

  /// Whether a document may put other views into the view, for all that code says.
  func isContainerOfDocument(_ node: Node) -> Bool {
    guard isOutletOfUnknownPlace(node), let reference = reference(of: node) else { return false }
    return ["UIView", "UIStackView", "UIScrollView", "UIVisualEffectView", "UIControl"].contains(reference.uiKitName)
  }

  /// The node itself and what it is a case of: an object's class and the class's ancestors. What extensions of UIKit's own
  /// classes do, they do where they are called.
  func lineage(of node: Node) -> [Node] {
    switch node {
    case .object(let index): [node] + (objects[index].reference.id.map(classes) ?? [])
    case .type(let id): classes(of: id)
    }
  }

  private func classes(of id: SymbolTable.TypeID) -> [Node] {
    symbols.types[id].lineage.filter { symbols.types[$0].kind == .class }.map(Node.type)
  }

  func reference(of node: Node) -> UIKitTypes.ClassReference? {
    switch node {
    case .object(let index): objects[index].reference
    case .type(let id): types.reference(to: id)
    }
  }

  /// All that is in a node: by its own code, its class's and its class's ancestors'.
  func content(of node: Node) -> [Child] {
    let all = lineage(of: node)
    return all.count == 1 ? children[node] ?? [] : all.flatMap { children[$0] ?? [] }
  }

  /// What is said of a property of the node.
  func looks(_ property: ViewFacts.Look.Property, of node: Node) -> [ViewFacts.Look] {
    looks.isEmpty ? [] : lineage(of: node).flatMap { looks[$0] ?? [] }.filter { $0.property == property }
  }

  /// The assignment that makes a yes-or-no property true for good; nil where another one may make it false, or where it
  /// holds under a condition.
  func always(_ property: ViewFacts.Look.Property, of node: Node) -> ViewFacts.Look? {
    let found = looks(property, of: node)
    guard found.allSatisfy({ if case .yes = $0.value { true } else { false } }) else { return nil }
    return found.first { !$0.isConditional }
  }

  /// Whether something is said of an object where it is made or set up: what other code says may hold from then on only.
  func isSaidAtFirst(_ look: ViewFacts.Look, of index: Int) -> Bool {
    let isSetUp = ["init", "viewDidLoad", "loadView", "awakeFromNib"].contains(look.member)
    return isSetUp || look.member == objects[index].scope.member
  }

  /// The nodes that hold the node directly. A class is held by what holds its objects.
  func holders(of node: Node) -> [Node] {
    var found = parents[node] ?? []
    if case .type(let id) = node {
      found += holdings.objects(of: .instances(id)).flatMap { parents[.object($0)] ?? [] }
    }
    return found
  }

  /// Whether one of the nodes keeps a view from tests on every way to it. What nothing is known to hold is kept by nothing.
  func isKept(_ node: Node, by keepers: Set<Node>) -> Bool {
    var path: Set<Node> = []
    return isKept(node, by: keepers, path: &path)
  }

  private func isKept(_ node: Node, by keepers: Set<Node>, path: inout Set<Node>) -> Bool {
    guard path.insert(node).inserted, path.count < 64 else { return false }
    defer { path.remove(node) }
    let outer = parents[node] ?? []
    var ways = outer.map { outer in keepers.contains { lineage(of: outer).contains($0) } }
    for index in ways.indices where !ways[index] { ways[index] = isKept(outer[index], by: keepers, path: &path) }
    if case .type(let id) = node {
      // Each object of the class is one way more.
      for index in holdings.objects(of: .instances(id)) {
        let object = Node.object(index)
        ways.append(keepers.contains(object) || isKept(object, by: keepers, path: &path))
      }
    }
    return !ways.isEmpty && ways.allSatisfy { $0 }
  }

  /// The objects in a node, however deep, the outer before the inner; what stands below one that `goesOn` says no to is
  /// left out.
  func descendants(of node: Node, goesOn: (Node) -> Bool = { _ in true }) -> [Int] {
    var found: [Int] = []
    var seen: Set<Node> = [node]
    var pending = content(of: node).reversed().map(\.node)
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, goesOn(next) else { continue }
      if case .object(let index) = next { found.append(index) }
      pending += content(of: next).reversed().map(\.node)
    }
    return found
  }
}

extension UIKitHierarchy {
  /// The type under which a test finds the object, by its class and what is said of it.
  func type(of index: Int) -> ElementType {
    let node = Node.object(index)
    let reference = objects[index].reference
    if reference.uiKitName == "UITextField", looks(.isSecureTextEntry, of: node).contains(where: \.isSureYes) {
      return .secureTextField
    }
    return type(of: reference, looks(.accessibilityTraits, of: node), isElement: isElement(node))?.type
      ?? reference.construct?.type ?? .other
  }

  /// Whether a node is an accessibility element for sure, or for sure none.
  func isElement(_ node: Node) -> Bool? {
    let found = looks(.isAccessibilityElement, of: node)
    if found.isEmpty { return nil }
    if always(.isAccessibilityElement, of: node) != nil { return true }
    return found.allSatisfy { if case .no = $0.value { true } else { false } } ? false : nil
  }

  /// The type that traits make of an element, and which assignment does so; nil where they make nothing else of it.
  func type(
    of reference: UIKitTypes.ClassReference, _ traits: [ViewFacts.Look], isElement: Bool?
  ) -> (type: ElementType, look: ViewFacts.Look)? {
    // Of several assignments it is not known which one holds.
    guard let construct = reference.construct, let look = traits.first, !look.isConditional else { return nil }
    var types: Set<ElementType?> = []
    for trait in traits {
      guard case .traits(let names) = trait.value else { return nil }
      types.insert(UIKitClass.type(of: reference.uiKitName, with: names, isElement: isElement))
    }
    guard types.count == 1, let type = types.first ?? nil, type != construct.type else { return nil }
    return (type, look)
  }
}

extension ViewFacts.Look {
  fileprivate var isSureYes: Bool { if case .yes = value { !isConditional } else { false } }
}
