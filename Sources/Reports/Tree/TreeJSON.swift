import Findings
package import Inventory
import Taxonomy

/// Predicted hierarchies for programs, `voyager.tree/1`. Its grammar is `Schemas/voyager.tree-1.schema.json`.
package enum TreeJSON {
  package static let schema = "voyager.tree/1"

  /// - Parameter root: the folder that the paths are relative to.
  package static func bytes(_ answer: TreeAnswer, root: String, version: String) -> [UInt8] {
    JSONWriter.document(schema, version: version, reserving: 4096) { json in
      json.field("root", root)
      json.newLine()
      json.field("name", answer.name)
      json.newLine()
      json.field("found", !answer.trees.isEmpty)
      json.newLine()
      json.key("screens")
      json.lines(answer.trees) { $0.write($1) }
      json.newLine()
      json.key("nearest")
      json.array(answer.nearest) { $0.value($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ tree: ScreenTree) {
    openObject()
    field("name", tree.screen)
    field("type", tree.type)
    write(line: tree.place)
    field("framework", tree.framework.rawValue)
    field("cut", tree.isCut)
    if !tree.notes.isEmpty {
      key("notes")
      array(tree.notes) { $0.value($1) }
    }
    let queries = TreeQueries(tree)
    key("nodes")
    lines(tree.roots) { $0.write($1, queries) }
    closeObject()
  }

  private mutating func write(_ node: TreeNode, _ queries: TreeQueries) {
    openObject()
    field("type", node.type.rawValue)
    field("kind", node.kind)
    write(position: node.place)
    write(node.identifier, source: node.source)
    field("verdict", ifAny: node.verdict?.rawValue)
    if let replaced = node.replaced {
      key("replaced")
      array(replaced.values) { $0.value($1) }
    }
    field("label", ifAny: node.label)
    field("conditional", node.isConditional)
    field("condition", ifAny: node.condition)
    field("repeated", node.isRepeated)
    field("control", node.isControl)
    field("component", ifAny: node.component)
    field("query", ifAny: queries.query(for: node))
    field("note", ifAny: node.note)
    key("children")
    array(node.children) { $0.write($1, queries) }
    closeObject()
  }
}
