import Findings
import Inventory
import Taxonomy

/// Builds the tree of a screen while its views are walked.
struct TreeRecorder {
  /// The children found so far of each node that is being walked, the outermost first.
  private var open: [[TreeNode]] = [[]]
  /// What is being walked: the same again would go on for ever.
  var path: Set<Step> = []
  /// What became a part of each element that takes in others, the outermost first.
  private var merged: [Merged] = []
  /// The buttons of the tab bars that are being walked, the outermost first.
  private var tabs: [[TreeNode]] = []
  private var tabCount = 0
  private var count = 0
  private var steps = 0
  private(set) var isCut = false
  /// Shows what UIKit makes.
  let trees: ScreenTrees

  init(_ trees: ScreenTrees) { self.trees = trees }

  /// An outline, and the call that passes it content.
  struct Step: Hashable {
    var outline: Outline.Key
    var contentUse: Place?
  }

  /// A larger tree than this is read by nobody.
  static let most = 5000
  /// How many views are looked at for it.
  private static let mostSteps = 50_000

  var roots: [TreeNode] { open[0] }

  /// What stands in the node that was begun last.
  var siblings: [TreeNode] {
    get { open[open.count - 1] }
    set { open[open.count - 1] = newValue }
  }

  mutating func begin() { open.append([]) }

  /// Closes the node that was begun last.
  mutating func end(_ node: TreeNode) {
    var node = node
    node.children = endChildren()
    add(node)
  }

  /// Closes what was begun last, and gives back what stands in it.
  mutating func endChildren() -> [TreeNode] { open.removeLast() }

  mutating func beginMerging() { merged.append(Merged()) }

  /// Closes the element that was begun last which others become a part of, and gives back what they are.
  mutating func endMerging() -> Merged { merged.removeLast() }

  /// Notes a view that becomes a part of the element that was begun last.
  mutating func noteMerged(label: String?, isText: Bool, control: ElementType?) {
    guard !merged.isEmpty else { return }
    merged[merged.count - 1].note(label: label, isText: isText, control: control)
  }

  /// Adds a node to the one that was begun last. What several alternatives show alike is there once.
  mutating func add(_ node: TreeNode) {
    count += 1
    guard !node.branches.isEmpty,
      let index = open[open.count - 1].firstIndex(where: {
        $0.place == node.place && $0.excludes(node) && $0.looksLike(node)
      })
    else {
      open[open.count - 1].append(node)
      return
    }
    let shared = open[open.count - 1][index].branches.filter(node.branches.contains)
    open[open.count - 1][index].branches = shared
    if shared.isEmpty { open[open.count - 1][index].condition = nil }
  }

  /// A number for a tab, which no other one has.
  mutating func nextTab() -> Int {
    tabCount += 1
    return tabCount
  }

  mutating func beginTabs() { tabs.append([]) }

  /// Adds a button to the bar of the tab view that was begun last; says whether there is one.
  mutating func addTab(_ button: TreeNode) -> Bool {
    guard !tabs.isEmpty else { return false }
    tabs[tabs.count - 1].append(button)
    return true
  }

  /// Closes the tab view that was begun last, and gives back the buttons of its bar.
  mutating func endTabs() -> [TreeNode] { tabs.removeLast() }

  /// Whether there is room for more; notes where there is none.
  mutating func mayGoOn() -> Bool {
    steps += 1
    isCut = isCut || count >= Self.most || steps >= Self.mostSteps
    return !isCut
  }
}

extension ScreenWalk {
  /// The tree of a screen.
  func tree(of id: SymbolTable.TypeID, with trees: ScreenTrees) -> ScreenTree {
    var walk = self
    walk.recorder = TreeRecorder(trees)
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

  /// What an expression shows that stands in code which is no view's.
  func nodes(showing expression: Expression, in scope: Scope, with trees: ScreenTrees) -> [TreeNode] {
    guard let member = symbols.member(MemberReference(scope)) else { return [] }
    var walk = self
    walk.recorder = TreeRecorder(trees)
    let request = Outline.Request(Outline.Key(member, uses: [], scope), member, in: scope)
    let standing = OutlineReader.Standing(scope: scope, isLeftOut: false)
    var surroundings = Surroundings(frame: UseFrame())
    surroundings.isWholeScreen = true
    walk.walk(outlines.reader(of: request).nodes(of: expression, standing), surroundings)
    walk.finish()
    let type = scope.type.map { symbols.types[$0].name } ?? ""
    var tree = ScreenTree(
      screen: "", type: type, place: evaluator.place(of: request), framework: .swiftUI,
      roots: walk.recorder?.roots ?? [])
    tree.finish()
    return tree.roots
  }

  /// The node of a UIKit view that a representable shows, and what is in it.
  func represented(_ id: SymbolTable.TypeID, by node: TreeNode) -> TreeNode {
    guard let made = recorder?.trees.nodes(madeBy: id), node.verdict != .removed, node.verdict != .merged else {
      return node
    }
    var node = node
    // A search bar is no element that a field's identifier would be lost with.
    let isBar = made.first?.type == .searchField && node.identifier.state != .none
    guard made.count == 1, let view = made.first, !isBar || view.identifier.state == .none else {
      if isBar { node.type = .other }
      node.children += made
      return node
    }
    node.type = view.type
    node.children += view.children
    node.note = node.note ?? view.note
    if node.identifier.state == .none {
      node.identifier = view.identifier
      node.source = view.source
      node.verdict = view.verdict
    } else if view.identifier.state != .none {
      // What SwiftUI gives the view, it gives last.
      node.replaced = view.identifier
      node.verdict = .shadowed
    }
    return node
  }

  /// Walks what is inside a node of the tree; without a recorder, or where the view makes none, it just walks. `chain` is
  /// that of the view which makes the node.
  mutating func record(
    _ node: TreeNode?, of chain: ChainEffects? = nil, inside: (inout ScreenWalk) -> Void
  ) {
    guard recorder != nil, var node else { return inside(&self) }
    let takesIn = chain?.children != nil && chain?.children != "contain"
    recorder?.begin()
    if takesIn { recorder?.beginMerging() }
    inside(&self)
    if takesIn, let merged = recorder?.endMerging(), let chain, chain.children == "combine" {
      node.combine(merged, chain)
    }
    recorder?.end(node)
  }

  /// The label that modifiers give a view: the outermost one's; nil where it is not written.
  func label(_ outer: Surroundings.Label?, or own: Expression?, in scope: Scope) -> String? {
    if let outer { return evaluator.label(outer.words, in: outer.scope)?.text }
    return own.flatMap { evaluator.label($0, in: scope)?.text }
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

  /// The elements that a control is made of: a stepper's buttons, the switch inside a toggle's row.
  func ownParts(of control: TreeNode, named name: String) -> [TreeNode] {
    var part = control
    part.label = nil
    part.isControl = false
    switch name {
    case "Stepper":
      part.type = .button
      return ["Increment", "Decrement"].map { ending in
        var button = part
        let texts = control.identifier.texts.map { IdentifierText($0.pieces + [.text("-" + ending)]) }
        button.identifier = texts.isEmpty ? .none : .oneOf(texts)
        if texts.isEmpty { button.label = ending }
        return button
      }
    case "Toggle":
      part.identifier = .none
      part.verdict = nil
      part.source = nil
      part.note = "the switch itself: a tap on the row may miss it"
      return [part]
    default: return []
    }
  }

  /// A node for what stands at a place, whatever it is to a test.
  func plainNode(
    _ type: ElementType, kind: String, at place: Place, in frame: UseFrame, note: String? = nil
  ) -> TreeNode? {
    guard recorder != nil else { return nil }
    var node = TreeNode(type: type, kind: kind, place: place)
    node.component = frame.component
    node.branches = frame.branches
    node.condition = frame.condition
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
    var holders: [Place: [TreeNode]] = [:]
    for node in roots.flatMap(\.all) {
      guard let source = node.source, node.verdict != .removed, node.verdict != .merged else { continue }
      holders[source, default: []].append(node)
    }
    let spread = Set(holders.filter { $0.value.isShownTogether }.keys)
    for index in roots.indices { roots[index].settle(spread) }
  }
}

extension [TreeNode] {
  /// Whether two of them may be there at once.
  fileprivate var isShownTogether: Bool {
    indices.contains { first in self[(first + 1)...].contains { !self[first].excludes($0) } }
  }
}

extension TreeNode {
  fileprivate mutating func settle(_ spread: Set<Place>) {
    if let source, verdict == .unknown, !isDisputed { verdict = spread.contains(source) ? .spread : .reachable }
    for index in children.indices { children[index].settle(spread) }
  }
}
