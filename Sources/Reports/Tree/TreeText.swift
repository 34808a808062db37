import Findings
package import Inventory
import Taxonomy

/// A screen's predicted hierarchy, in the look of XCUITest's debug description.
package enum TreeText {
  package static func print(_ answer: TreeAnswer, isColoured: Bool = false) -> String {
    let style = TextStyle(isColoured: isColoured)
    return answer.trees.map { tree in lines(of: tree, style).map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func lines(of tree: ScreenTree, _ style: TextStyle) -> [String] {
    let place = "\(TerminalText.plain(tree.type)), \(TerminalText.plain(tree.place.file)):\(tree.place.line)"
    var lines = ["\(style.bold(TerminalText.plain(tree.screen))) · \(place)"]
    lines += tree.notes.map { "  " + style.faint(TerminalText.plain($0)) }
    if tree.roots.isEmpty { lines.append("  nothing that a test could find") }
    let queries = TreeQueries(tree)
    for root in tree.roots { lines += self.lines(of: root, queries, depth: 1, style) }
    if tree.isCut { lines.append(style.faint("  … and more: the tree is cut here")) }
    return lines
  }

  private static func lines(
    of node: TreeNode, below parent: TreeNode? = nil, _ queries: TreeQueries, depth: Int, _ style: TextStyle
  ) -> [String] {
    let indent = TerminalText.spaces(2 * depth)
    var lines = [indent + line(of: node, below: parent, style)]
    if let query = queries.query(for: node) { lines.append("\(indent)    \(style.faint(TerminalText.plain(query)))") }
    for child in node.children { lines += self.lines(of: child, below: node, queries, depth: depth + 1, style) }
    return lines
  }

  private static func line(of node: TreeNode, below parent: TreeNode?, _ style: TextStyle) -> String {
    var words = [style.bold(node.type.debugName)]
    if let identifier = described(node.identifier) { words.append("identifier: \(identifier)") }
    if let label = node.label, !label.isEmpty {
      words.append("label: '\(TerminalText.shortened(TerminalText.plain(label), to: 40))'")
    }
    return words.joined(separator: ", ") + "  " + style.faint(facts(of: node, below: parent).joined(separator: ", "))
  }

  /// What else is to be said of a node, but for what holds of its parent as well.
  private static func facts(of node: TreeNode, below parent: TreeNode?) -> [String] {
    var facts: [String] = []
    if let verdict = node.verdict, verdict != .reachable { facts.append(verdict.rawValue) }
    if let replaced = node.replaced.flatMap(described) { facts.append("its own \(replaced) never shows") }
    if node.identifier.state == .none, node.isControl { facts.append("no identifier") }
    if node.isRepeated, parent?.isRepeated != true { facts.append("repeated") }
    if node.condition != nil, node.condition == parent?.condition {
      // As that of its parent.
    } else if let condition = node.condition {
      facts.append(condition == "else" ? "else" : "if \(TerminalText.shortened(TerminalText.plain(condition), to: 40))")
    } else if node.isConditional, parent?.isConditional != true {
      facts.append("under a condition")
    }
    if let note = node.note { facts.append(TerminalText.plain(note)) }
    return facts + [TerminalText.plain(node.kind), node.place.written]
  }

  private static func described(_ identifier: Identifier) -> String? {
    switch identifier.state {
    case .none: nil
    case .unresolved: "unresolved"
    case .known, .pattern: identifier.values.map { "'\(TerminalText.plain($0))'" }.joined(separator: " or ")
    }
  }
}

extension ElementType {
  /// The name in a debug description: `StaticText`.
  var debugName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
