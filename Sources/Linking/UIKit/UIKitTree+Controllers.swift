import Findings
import Inventory
import Taxonomy

/// What a controller shows.
extension UIKitTree {
  /// Nil where nothing is known of what the screen shows.
  mutating func tree(of id: SymbolTable.TypeID, named name: String) -> ScreenTree? {
    let place = placeOfType(id)
    var root = TreeNode(type: .other, kind: "view", place: place)
    var roots: [TreeNode] = []
    seen.insert(.type(id))
    inside(.type(id)) { tree in
      tree.fill(&root, withViewOf: id, as: .type(id))
      root.children += tree.rest(of: id)
      for (slot, type, kind) in Self.bars {
        var bar = TreeNode(type: type, kind: kind, place: place)
        bar.children = tree.parts(of: .type(id), in: slot, ofClass: true)
        if slot == .tabBar { bar.children += tree.tabs(of: id) }
        tree.give(&bar, tree.symbols.types[id].lineage.map { .member($0, type.rawValue) })
        if !bar.children.isEmpty { roots.append(bar) }
      }
      root.children += tree.strays(of: id)
    }
    roots.append(root)
    roots += alerts(of: id)
    roots += presented(by: id)
    guard roots.count > 1 || !root.children.isEmpty || root.identifier.state != .none || root.kind != "view" else {
      return nil
    }
    var tree = ScreenTree(
      screen: name, type: symbols.types[id].name, place: place,
      framework: symbols.framework(ofFile: symbols.types[id].file), roots: roots)
    tree.isCut = isCut
    return tree
  }

  /// The tree of a scene that only a document makes; nil where it shows nothing.
  mutating func tree(ofScene scene: DocumentScene, controller: Int) -> ScreenTree? {
    var roots: [TreeNode] = []
    for (slot, type, kind) in Self.bars {
      var bar = TreeNode(type: type, kind: kind, place: scene.place)
      bar.children = parts(of: .object(controller), in: slot, ofClass: false)
      if !bar.children.isEmpty { roots.append(bar) }
    }
    roots += parts(of: .object(controller), in: .content, ofClass: false)
    guard !roots.isEmpty else { return nil }
    var tree = ScreenTree(
      screen: scene.name, type: scene.className, place: scene.place, framework: .interfaceBuilder, roots: roots)
    tree.isCut = isCut
    return tree
  }

  /// The bars that a controller has items in.
  private static let bars: [(slot: ViewFacts.Embedding.Slot, type: ElementType, kind: String)] = [
    (.navigationBar, .navigationBar, "navigationItem"), (.toolbar, .toolbar, "toolbarItems"),
    (.tabBar, .tabBar, "tabBarItem"),
  ]

  /// Puts all that a controller's view is and holds into a node.
  private mutating func fill(_ root: inout TreeNode, withViewOf id: SymbolTable.TypeID, as node: Node) {
    switch types.reference(to: id)?.uiKitName {
    case "UITableViewController": (root.type, root.kind) = (.table, "tableView")
    case "UICollectionViewController": (root.type, root.kind) = (.collectionView, "collectionView")
    default: break
    }
    let main = mainViews(of: id).map { nodes(of: $0) }
    if main.count == 1, let view = main[0].first, main[0].count == 1 {
      root.become(view, keepingPlace: node != .type(id))
    } else {
      root.children += main.flatMap(\.self)
    }
    give(&root, namesOfView(of: id))
    root.children += parts(of: node, in: .content, ofClass: true)
    noteRows(of: node, at: root.place)
    addRows(to: &root, of: id)
  }

  private func namesOfView(of id: SymbolTable.TypeID) -> [Holder] {
    let names =
      ["view"]
      + ["tableView", "collectionView"].filter { _ in types.reference(to: id)?.uiKitName != "UIViewController" }
    return symbols.types[id].lineage.flatMap { type in names.map { Holder.member(type, $0) } }
  }

  /// What a controller loads as its view.
  private func mainViews(of id: SymbolTable.TypeID) -> [Node] {
    symbols.types[id].lineage.flatMap { hierarchy.holdings.objects(of: .member($0, "view")).map(Node.object) }
  }

  /// The tabs of the controllers that a tab bar controller holds.
  private mutating func tabs(of id: SymbolTable.TypeID) -> [TreeNode] {
    guard types.reference(to: id)?.uiKitName == "UITabBarController" else { return [] }
    var found: [TreeNode] = []
    for child in hierarchy.content(of: .type(id)) where child.slot == .content {
      found += parts(of: child.node, in: .tabBar, ofClass: false)
      inside(child.node) { found += $0.parts(of: child.node, in: .tabBar, ofClass: true) }
    }
    return found
  }

  // MARK: Controllers in others

  /// Puts into the node of a controller what it shows: it stands there whether or not it is a screen of its own as well.
  mutating func fill(_ made: inout TreeNode, withController node: Node, _ reference: UIKitTypes.ClassReference) {
    if let id = reference.id, let name = screens.names[id] { made.note = "the screen '\(name)'" }
    if reference.uiKitName == "UIHostingController" {
      if let id = reference.id { give(&made, namesOfView(of: id)) }
      return host(&made, node, reference)
    }
    guard let id = reference.id else { return fill(&made, with: node) }
    made.children += parts(of: node, in: .content, ofClass: false)
    inside(node) { tree in
      tree.fill(&made, withViewOf: id, as: node)
      made.children += tree.strays(of: id)
    }
  }

  /// Puts into a hosting controller's node the SwiftUI view that it shows.
  private mutating func host(_ made: inout TreeNode, _ node: Node, _ reference: UIKitTypes.ClassReference) {
    if case .object(let index) = node, case let object = known.objects[index],
      let root = object.arguments.first(where: { $0.label == "rootView" })?.value
    {
      made.children += trees.nodes(hosting: root, object.scope)
    }
    if let name = hostedType(reference, node) {
      if made.children.isEmpty { made.children += trees.nodes(of: name) }
      let shown = trees.screens.names[name].map { "the screen '\($0)'" }
      made.note = made.note ?? shown ?? "shows '\(symbols.types[name].name)'"
    }
  }

  /// The SwiftUI view that a hosting controller shows.
  private func hostedType(_ reference: UIKitTypes.ClassReference, _ node: Node) -> SymbolTable.TypeID? {
    if case .object(let index) = node, case let object = known.objects[index],
      case .chain(let chain)? = object.arguments.first(where: { $0.label == "rootView" })?.value, let head = chain.head,
      let id = symbols.type(named: head.name, in: object.scope.type, file: object.scope.file)
    {
      return id
    }
    guard let id = reference.id, case let type = symbols.types[id],
      let view = type.inherits.first(where: { $0.name == "UIHostingController" })?.arguments.first
    else { return nil }
    return symbols.type(named: view.name, in: id, file: type.file)
  }

  // MARK: What is shown over the screen

  /// The alerts that a controller's code makes.
  private mutating func alerts(of id: SymbolTable.TypeID) -> [TreeNode] {
    let lineage = symbols.types[id].lineage.filter { symbols.types[$0].kind == .class }
    return lineage.flatMap { trees.objects[$0] ?? [] }.sorted().flatMap { index in
      known.objects[index].reference.uiKitName == "UIAlertController" ? nodes(of: .object(index)) : []
    }
  }

  /// The controllers that a controller presents or pushes, as far as they are more than a screen of their own.
  private mutating func presented(by id: SymbolTable.TypeID) -> [TreeNode] {
    var found: [TreeNode] = []
    for part in hierarchy.lineage(of: .type(id)) {
      for child in hierarchy.children[part] ?? [] where child.slot == .presented {
        guard let reference = hierarchy.reference(of: child.node), reference.isViewController,
          reference.uiKitName != "UIAlertController", !seen.contains(child.node)
        else { continue }
        let isScreen = reference.id.map { screens.names[$0] != nil } ?? false
        let hosted = hostedType(reference, child.node).flatMap { screens.names[$0] }
        guard isScreen || hosted != nil, case .object(let index) = child.node else {
          found += nodes(of: child.node)
          continue
        }
        seen.insert(child.node)
        var stub = TreeNode(known.element(index))
        stub.note = "the screen '\(hosted ?? reference.id.flatMap { screens.names[$0] } ?? "")', while presented"
        found.append(stub)
      }
    }
    return found
  }
}

extension TreeNode {
  /// Takes over what a view is that stands for this node's own.
  fileprivate mutating func become(_ view: TreeNode, keepingPlace: Bool) {
    type = view.type
    children += view.children
    if view.identifier.state != .none {
      identifier = view.identifier
      source = view.source
      verdict = view.verdict
    }
    isControl = view.isControl
    guard !keepingPlace else { return }
    kind = view.kind
    place = view.place
    component = view.component
  }
}
