import Findings
import Inventory
import Taxonomy

extension UIKitObjects {
  /// The hierarchies of some of the screens that are controllers; `hosted` gives that of a screen that is a SwiftUI view,
  /// by its type's name.
  func trees(
    of ids: [SymbolTable.TypeID], on screens: UIKitScreens, showing hosted: (String) -> ScreenTree?
  ) -> [ScreenTree] {
    ids.compactMap { id in
      guard let name = screens.names[id], visitor.types.reference(to: id)?.isViewController == true else { return nil }
      return withoutActuallyEscaping(hosted) { hosted in
        var builder = UIKitTree(known: self, screens: screens, hosted: hosted)
        return builder.tree(of: id, named: name)
      }
    }
  }
}

/// Builds the tree of a controller's screen.
private struct UIKitTree {
  typealias Node = UIKitHierarchy.Node

  let known: UIKitObjects
  let screens: UIKitScreens
  let hosted: (String) -> ScreenTree?
  private var seen: Set<Node> = []
  private var path: Set<Node> = []
  private var count = 0
  private var isCut = false

  /// A larger tree than this is read by nobody.
  private static let most = 5000

  init(known: UIKitObjects, screens: UIKitScreens, hosted: @escaping (String) -> ScreenTree?) {
    self.known = known
    self.screens = screens
    self.hosted = hosted
  }

  private var hierarchy: UIKitHierarchy { known.hierarchy }
  private var symbols: SymbolTable { known.visitor.symbols }
  private var types: UIKitTypes { known.visitor.types }

  /// Nil where nothing is known of what the screen shows.
  mutating func tree(of id: SymbolTable.TypeID, named name: String) -> ScreenTree? {
    let place = placeOfType(id)
    var root = TreeNode(type: .other, kind: "view", place: place)
    switch types.reference(to: id)?.uiKitName {
    case "UITableViewController": (root.type, root.kind) = (.table, "tableView")
    case "UICollectionViewController": (root.type, root.kind) = (.collectionView, "collectionView")
    default: break
    }
    give(&root, namesOfView(of: id))
    path.insert(.type(id))
    seen.insert(.type(id))
    let content = hierarchy.content(of: .type(id))
    for main in mainViews(of: id) { root.children += node(of: main) }
    for child in content where child.slot == .content { root.children += nodes(of: child) }
    root.children += strays(of: id)
    addRows(to: &root, of: id)
    root.children += rest(of: id, on: name)
    var roots: [TreeNode] = []
    for (slot, type, kind) in [
      (ViewFacts.Embedding.Slot.navigationBar, ElementType.navigationBar, "navigationItem"),
      (.toolbar, .toolbar, "toolbarItems"),
    ] {
      var bar = TreeNode(type: type, kind: kind, place: place)
      for child in content where child.slot == slot { bar.children += nodes(of: child) }
      if !bar.children.isEmpty { roots.append(bar) }
    }
    roots.append(root)
    roots += alerts(of: id)
    guard roots.count > 1 || !root.children.isEmpty || root.identifier.state != .none else { return nil }
    var tree = ScreenTree(
      screen: name, type: symbols.types[id].name, place: place, framework: .uiKit, roots: roots)
    tree.isCut = isCut
    return tree
  }

  private func placeOfType(_ id: SymbolTable.TypeID) -> Place {
    let type = symbols.types[id]
    return known.visitor.evaluator.place(of: type.simpleName, at: type.position, file: type.file)
  }

  // MARK: Nodes

  private mutating func nodes(of child: UIKitHierarchy.Child) -> [TreeNode] {
    var found = node(of: child.node)
    for index in found.indices {
      if found[index].branches.isEmpty { found[index].branches = child.branches }
      if found[index].condition == nil { found[index].condition = child.condition }
    }
    return found
  }

  /// The node of a view with all that is in it; of one that is gone and loses no identifier, what is left of its content.
  private mutating func node(of node: Node) -> [TreeNode] {
    isCut = isCut || count >= Self.most
    guard !isCut, path.insert(node).inserted else { return [] }
    defer { path.remove(node) }
    count += 1
    // What stands in several places is there once, as far as is known.
    let isNew = seen.insert(node).inserted
    if case .object = node { guard isNew else { return [] } }
    guard var made = plainNode(of: node) else { return [] }
    if let reference = hierarchy.reference(of: node), reference.isViewController, isScreenOrHost(reference, node, &made)
    {
      return [made]
    }
    for child in hierarchy.content(of: node) { made.children += nodes(of: child) }
    if case .object(let index) = node, let id = known.objects[index].reference.id { made.children += strays(of: id) }
    if case .type(let id) = node { made.children += strays(of: id) }
    // An item with a view of its own shows as that view.
    if hierarchy.reference(of: node)?.uiKitName == "UIBarButtonItem", !made.children.isEmpty { return made.children }
    let isGone = (made.verdict == .removed || made.verdict == .merged) && made.identifier.state == .none
    if case .object(let index) = node, isGone || known.kept.verdicts[index] != nil && made.identifier.state == .none {
      return made.children
    }
    return [made]
  }

  private func plainNode(of node: Node) -> TreeNode? {
    switch node {
    case .object(let index):
      var made = TreeNode(known.element(index))
      if known.objects[index].reference.uiKitName == "UIAlertController" {
        made.type = known.objects[index].isActionSheet ? .sheet : .alert
        made.note = "while presented"
      } else if known.objects[index].reference.uiKitName == "UISearchController" {
        made.type = .searchField
      }
      if known.kept.omitted.contains(index) { made.note = "left out of 'accessibilityElements'" }
      return made
    case .type(let id):
      guard let reference = types.reference(to: id) else { return nil }
      var made = TreeNode(type: reference.construct?.type ?? .other, kind: reference.name, place: placeOfType(id))
      let traits = hierarchy.looks(.accessibilityTraits, of: node)
      if let changed = hierarchy.type(of: reference, traits, isElement: hierarchy.isElement(node)) {
        made.type = changed.type
      }
      made.isRepeated = reference.isRepeated
      give(&made, symbols.types[id].lineage.map(Holder.instances))
      return made
    }
  }

  /// Gives a node the identifier that code gives to the names, where there is one.
  private func give(_ node: inout TreeNode, _ holders: [Holder]) {
    let given = GivenIdentifier.merged(
      known.visitor.gifts.filter { holders.contains($0.holder) }.map(\.given).filter(\.givesText))
    guard let given else { return }
    node.identifier = given.identifier
    node.source = given.place
    node.verdict = .reachable
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

  /// Whether another controller is a screen of its own, or shows a SwiftUI view: then its node says so.
  private mutating func isScreenOrHost(
    _ reference: UIKitTypes.ClassReference, _ node: Node, _ made: inout TreeNode
  ) -> Bool {
    if let id = reference.id, let name = screens.names[id] {
      made.note = "the screen '\(name)'"
      return true
    }
    guard reference.uiKitName == "UIHostingController" else { return false }
    guard let name = hostedType(reference, node) else { return true }
    if let tree = hosted(name) {
      made.children = tree.roots
      made.note = "the screen '\(tree.screen)'"
    } else {
      made.note = "shows '\(name)'"
    }
    return true
  }

  /// The SwiftUI view that a hosting controller shows.
  private func hostedType(_ reference: UIKitTypes.ClassReference, _ node: Node) -> String? {
    if case .object(let index) = node, case let object = known.objects[index],
      case .chain(let chain)? = object.arguments.first(where: { $0.label == "rootView" })?.value, let head = chain.head,
      let id = symbols.type(named: head.name, in: object.scope.type, file: object.scope.file)
    {
      return symbols.types[id].name
    }
    guard let id = reference.id, case let type = symbols.types[id],
      let view = type.inherits.first(where: { $0.name == "UIHostingController" })?.arguments.first,
      let shown = symbols.type(named: view.name, in: id, file: type.file)
    else { return nil }
    return symbols.types[shown].name
  }

  // MARK: What nothing is known to hold

  /// Views that a class makes and of which code does not say where they are put, as far as a test may look for them.
  private mutating func strays(of id: SymbolTable.TypeID) -> [TreeNode] {
    let lineage = Set(symbols.types[id].lineage.filter { symbols.types[$0].kind == .class })
    return known.objects.indices.flatMap { index -> [TreeNode] in
      let object = known.objects[index]
      guard let owner = object.scope.type, lineage.contains(owner), isStray(index) else { return [] }
      return node(of: .object(index)).map { node in
        var node = node
        if node.note == nil { node.note = "where it is put is not known" }
        return node
      }
    }
  }

  private func isStray(_ index: Int) -> Bool {
    let node = Node.object(index)
    return !seen.contains(node) && hierarchy.holders(of: node).isEmpty && !known.objects[index].isOutlet
      && known.objects[index].reference.construct != nil
      && (known.isControl(index) || known.given[index] != nil)
  }

  /// The alerts that a controller's code makes.
  private mutating func alerts(of id: SymbolTable.TypeID) -> [TreeNode] {
    let lineage = Set(symbols.types[id].lineage.filter { symbols.types[$0].kind == .class })
    return known.objects.indices.flatMap { index -> [TreeNode] in
      let object = known.objects[index]
      guard object.reference.uiKitName == "UIAlertController", let owner = object.scope.type, lineage.contains(owner)
      else { return [] }
      return node(of: .object(index))
    }
  }

  // MARK: Rows

  /// Puts the cells that the screen's code names into its tables and collection views.
  private mutating func addRows(to root: inout TreeNode, of id: SymbolTable.TypeID) {
    for cell in screens.parts(of: id) where !seen.contains(.type(cell)) {
      guard let reference = types.reference(to: cell), reference.isRepeated else { continue }
      let isOfTable = reference.uiKitName.hasPrefix("UITableView")
      guard root.contains(isOfTable ? .table : .collectionView) else { continue }
      seen.insert(.type(cell))
      let rows = node(of: .type(cell))
      root.add(rows, to: isOfTable ? .table : .collectionView)
    }
  }

  /// What else the screen shows, of which code does not say where.
  private mutating func rest(of id: SymbolTable.TypeID, on screen: String) -> [TreeNode] {
    var found: [TreeNode] = []
    for part in screens.parts(of: id) where part != id && !seen.contains(.type(part)) {
      guard let reference = types.reference(to: part), reference.construct != nil,
        !known.objects.indices.contains(where: {
          known.objects[$0].reference.id == part && seen.contains(.object($0))
        }),
        known.objects.indices.contains(where: { index in
          known.objects[index].scope.type == part && !seen.contains(.object(index))
            && (known.isControl(index) || known.given[index] != nil)
        })
      else { continue }
      seen.insert(.type(part))
      found += node(of: .type(part)).map { node in
        var node = node
        node.note = node.note ?? "where it is put is not known"
        return node
      }
    }
    return found
  }
}

extension UIKitVisitor.Object {
  /// Whether an alert comes up from below, as a list of actions.
  fileprivate var isActionSheet: Bool {
    guard case .chain(let style)? = arguments.first(where: { $0.label == "preferredStyle" })?.value else {
      return false
    }
    return style.links.last?.name == "actionSheet"
  }
}

extension TreeNode {
  fileprivate func contains(_ type: ElementType) -> Bool {
    self.type == type || children.contains { $0.contains(type) }
  }

  /// Adds nodes to the first node of the type.
  @discardableResult fileprivate mutating func add(_ nodes: [TreeNode], to type: ElementType) -> Bool {
    if self.type == type {
      children += nodes
      return true
    }
    for index in children.indices where children[index].add(nodes, to: type) { return true }
    return false
  }
}
