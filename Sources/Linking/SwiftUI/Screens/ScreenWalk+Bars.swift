import Findings
import Inventory
import Taxonomy

/// The bars of a tree: titles, search fields and tools.
extension ScreenWalk {
  /// Records the bars that a view's modifiers give titles and search fields.
  mutating func recordBars(of node: ViewNode, _ frame: UseFrame) {
    for modifier in node.modifiers {
      if SwiftUIConstruct.barTitles.contains(modifier.name) {
        recordTitleBar(modifier, of: node, frame)
      } else if modifier.name == "searchable" {
        var field = plainNode(.searchField, kind: modifier.name, at: modifier.place, in: frame)
        field?.label = modifier.title.flatMap { evaluator.label($0, in: node.scope)?.text }
        if let field { recorder?.add(field) }
      }
    }
  }

  /// A navigation bar is named after its title.
  private mutating func recordTitleBar(_ modifier: NodeModifier, of node: ViewNode, _ frame: UseFrame) {
    guard let words = modifier.title, words != .string(""), !words.isBinding,
      var bar = plainNode(.navigationBar, kind: "navigationBar", at: modifier.place, in: frame),
      var title = plainNode(.staticText, kind: modifier.name, at: modifier.place, in: frame)
    else { return }
    title.label = evaluator.label(words, in: node.scope)?.text
    if let text = title.label, !text.isEmpty {
      bar.identifier = .known(text)
      bar.verdict = .reachable
      bar.note = "named after its title"
    }
    bar.children = [title]
    bar.branches = frame.branches(at: node)
    bar.condition = node.scope.condition ?? frame.condition
    recorder?.addBar(bar)
  }

  /// Records the tools that a view has, each in the bar that it asks for.
  mutating func recordToolbar(_ modifier: NodeModifier, of node: ViewNode, _ surroundings: Surroundings) {
    var inner = surroundings
    inner.isTool = true
    recorder?.begin()
    walk(modifier.content, inner)
    for child in recorder?.endChildren() ?? [] {
      // What is presented from a tool stands beside it.
      guard child.kind == Self.tool else {
        recorder?.add(child)
        continue
      }
      guard !child.children.isEmpty,
        var bar = plainNode(child.type, kind: child.type.rawValue, at: modifier.place, in: surroundings.frame)
      else { continue }
      bar.note = child.note
      bar.branches = surroundings.frame.branches(at: node)
      bar.condition = node.scope.condition ?? surroundings.frame.condition
      bar.children = child.children
      recorder?.addBar(bar)
    }
  }

  /// Records what a view puts into the navigation bar in the old way.
  mutating func recordBarItems(_ modifier: NodeModifier, of node: ViewNode, _ surroundings: Surroundings) {
    recorder?.begin()
    walk(modifier.content, surroundings)
    let items = recorder?.endChildren() ?? []
    guard var bar = plainNode(.navigationBar, kind: "navigationBar", at: modifier.place, in: surroundings.frame) else {
      return
    }
    bar.children = items
    bar.branches = surroundings.frame.branches(at: node)
    bar.condition = node.scope.condition ?? surroundings.frame.condition
    recorder?.addBar(bar)
  }

  private static let tool = "tool"

  /// Records a view that stands in a bar without saying in which: that is the navigation bar.
  mutating func recordTool(_ node: ViewNode, _ outer: Surroundings) {
    var inner = outer
    inner.isTool = false
    let isKnown = if case .foreign = node.kind { node.name.isCapitalised == false } else { true }
    var tool = plainNode(isKnown ? .navigationBar : .toolbar, kind: Self.tool, at: node.place, in: outer.frame)
    if !isKnown { tool?.note = "in which bar is not known" }
    record(tool) { $0.walk(node, inner) }
  }

  /// The node around what a tool shows, which says in which bar it stands.
  func toolNode(of node: ViewNode, _ content: inout Surroundings) -> TreeNode? {
    content.isTool = !SwiftUIConstruct.tools.contains(node.likeness)
    guard !content.isTool else { return nil }
    let placement = node.link.arguments?.first { $0.label == "placement" }?.value
    guard let placement else { return plainNode(.navigationBar, kind: Self.tool, at: node.place, in: content.frame) }
    guard case .chain(let chain) = placement, let name = chain.links.last?.name,
      let type = SwiftUIConstruct.toolPlacements[name]
    else {
      return plainNode(
        .toolbar, kind: Self.tool, at: node.place, in: content.frame, note: "in which bar is not known")
    }
    let note = name == "keyboard" ? "above the keyboard" : nil
    return plainNode(type, kind: Self.tool, at: node.place, in: content.frame, note: note)
  }
}

extension TreeRecorder {
  /// Adds a bar to the node that was begun last, or what stands in it to the one that is there.
  mutating func addBar(_ bar: TreeNode) {
    guard
      let index = siblings.firstIndex(where: {
        $0.type == bar.type && $0.kind == bar.kind && $0.branches == bar.branches
          && ($0.note == bar.note || bar.type == .navigationBar)
      })
    else { return add(bar) }
    siblings[index].meet(bar)
  }
}

extension TreeNode {
  /// Takes over what else stands in a bar.
  fileprivate mutating func meet(_ other: TreeNode) {
    guard identifier.state == .none, other.identifier.state != .none else {
      children += other.children
      return
    }
    identifier = other.identifier
    verdict = other.verdict
    note = other.note
    children = other.children + children
  }
}

extension Expression {
  /// `$title`: a title that can be edited.
  fileprivate var isBinding: Bool {
    if case .chain(let chain) = self { chain.links.first?.name.hasPrefix("$") == true } else { false }
  }
}
