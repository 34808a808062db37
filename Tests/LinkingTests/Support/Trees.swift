import Inventory
import Taxonomy

/// The tree of the login screen: a line a node, indented, with type, identifier, label in quotes, verdict and note.
func tree(_ body: String, members: String = "", declarations: String = "", iOS: Int? = nil) -> String {
  var context = LinkingContext()
  context.trees = .all
  if let iOS { context.iOS = iOS }
  let source = "struct LoginView: View {\nvar body: some View {\n\(body)\n}\n\(members)\n}\n\(declarations)\n"
  let tree = inventory(of: source, context).trees.first { $0.screen == "login" }
  return (tree?.roots ?? []).flatMap { written($0, depth: 0) }.joined(separator: "\n")
}

private func written(_ node: TreeNode, depth: Int) -> [String] {
  let label = node.label.map { "'\($0)'" }
  let words =
    [node.type.rawValue] + node.identifier.values
    + [label, node.verdict?.rawValue, node.note].compactMap { $0 }
  return [String(repeating: " ", count: depth) + words.joined(separator: " ")]
    + node.children.flatMap { written($0, depth: depth + 1) }
}

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
