import Findings
import Inventory
import Taxonomy

/// Builds the tree of a screen while its views are walked.
struct TreeRecorder {
  /// The children found so far of each node that is being walked, the outermost first.
  private var open: [[TreeNode]] = [[]]
  /// The outlines that are being walked: one of them again would go on for ever.
  var path: Set<Outline.Key> = []
  private var count = 0
  private(set) var isCut = false

  /// A larger tree than this is read by nobody.
  private static let most = 5000

  var roots: [TreeNode] { open[0] }

  mutating func begin() { open.append([]) }

  /// Closes the node that was begun last.
  mutating func end(_ node: TreeNode) {
    var node = node
    node.children = open.removeLast()
    add(node)
  }

  mutating func add(_ node: TreeNode) {
    open[open.count - 1].append(node)
    count += 1
  }

  /// Whether there is room for more; notes where there is none.
  mutating func mayGoOn() -> Bool {
    isCut = isCut || count >= Self.most
    return !isCut
  }
}

extension ScreenWalk {
  /// The tree of a screen.
  func tree(of id: SymbolTable.TypeID) -> ScreenTree {
    var walk = self
    walk.recorder = TreeRecorder()
    walk.walkScreen(id)
    let type = symbols.types[id]
    var tree = ScreenTree(
      screen: screenNames[id] ?? type.simpleName, type: type.name,
      place: evaluator.place(of: type.simpleName, at: type.position, file: type.file), framework: .swiftUI,
      roots: walk.recorder?.roots ?? [])
    tree.isCut = walk.recorder?.isCut ?? false
    tree.finish()
    return tree
  }

  /// Walks what is inside a node of the tree; without a recorder, or where the view makes none, it just walks.
  mutating func record(_ node: TreeNode?, inside: (inout ScreenWalk) -> Void) {
    guard recorder != nil, let node else { return inside(&self) }
    recorder?.begin()
    inside(&self)
    recorder?.end(node)
  }

  /// The node of a view that the platform makes.
  func platformNode(
    _ type: ElementType, kind: String, _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings,
    _ outer: Surroundings
  ) -> TreeNode? {
    guard recorder != nil else { return nil }
    var element = evaluator.element(kind, type, node.link, in: node.scope)
    element.take(surroundings.naming?.given)
    settle(&element, node, chain, surroundings, outer)
    return element.isGone || outer.isMerged && element.identifier.state == .none ? nil : TreeNode(element)
  }

  /// A node for what stands at a place, whatever it is to a test.
  func plainNode(
    _ type: ElementType, kind: String, at place: Place, in frame: Frame, note: String? = nil
  ) -> TreeNode? {
    guard recorder != nil else { return nil }
    var node = TreeNode(type: type, kind: kind, place: place)
    node.component = frame.component
    node.note = note
    return node
  }
}

extension Element {
  /// Whether there is no trace of it: it is taken out or swallowed, and no identifier is lost with it.
  var isGone: Bool { (verdict == .removed || verdict == .merged) && identifier.state == .none }
}

extension ScreenTree {
  /// Settles which identifiers are spread, once all of the tree is known.
  fileprivate mutating func finish() {
    var counts: [Place: Int] = [:]
    for node in roots.flatMap(\.all) {
      guard let source = node.source, node.verdict != .removed, node.verdict != .merged else { continue }
      counts[source, default: 0] += 1
    }
    for index in roots.indices { roots[index].settle(counts) }
  }
}

extension TreeNode {
  fileprivate mutating func settle(_ counts: [Place: Int]) {
    if let source, verdict == .unknown || verdict == .reachable {
      verdict = counts[source] ?? 0 > 1 && verdict == .unknown ? .spread : .reachable
    }
    for index in children.indices { children[index].settle(counts) }
  }
}
