import Inventory
import Taxonomy

/// The tree of the screen 'login': a line a node, indented, with type, identifier, verdict and note.
func loginTree(of source: String) -> String {
  var context = LinkingContext()
  context.trees = .all
  let tree = inventory(of: source, context).trees.first { $0.screen == "login" }
  return (tree?.roots ?? []).flatMap { lines(of: $0, depth: 0) }.joined(separator: "\n")
}

private func lines(of node: TreeNode, depth: Int) -> [String] {
  let words =
    [node.type.rawValue] + node.identifier.values + (node.isRepeated ? ["repeated"] : [])
    + [node.verdict?.rawValue, node.note].compactMap { $0 }
  return [String(repeating: " ", count: depth) + words.joined(separator: " ")]
    + node.children.flatMap { lines(of: $0, depth: depth + 1) }
}
