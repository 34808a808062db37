import Findings
import Taxonomy

/// The trees of the screens of one name.
package struct TreeAnswer: Sendable {
  package var name: String
  package var trees: [ScreenTree]
  /// Screens of much the same name, where there is none of it.
  package var nearest: [String]

  package init(to name: String, in inventory: Inventory) {
    self.name = name
    let screens = inventory.screens.filter { $0.isNamed(name) }
    trees = screens.map { screen in
      inventory.trees.first { $0.screen == screen.name && $0.type == screen.type }
        ?? ScreenTree(of: screen, inventory.elements)
    }
    nearest = trees.isEmpty ? Answer(to: name, in: inventory).nearest.screens : []
  }
}

extension ScreenTree {
  /// The elements of a screen whose hierarchy is not known, one below the other.
  fileprivate init(of screen: Screen, _ elements: [Element]) {
    var root = TreeNode(type: .other, kind: "view", place: screen.place)
    root.children = elements.filter { $0.screen == screen.name }.map { TreeNode($0) }
    root.note = "which of these holds which is not known"
    self.init(
      screen: screen.name, type: screen.type, place: screen.place, framework: screen.framework, roots: [root])
  }
}

/// What a test writes to find the elements of a tree.
package struct TreeQueries {
  /// What a query tells apart.
  private struct Key: Hashable {
    var type: ElementType
    var text: String
  }

  private var holders: [Key: [[Branch]]] = [:]

  package init(_ tree: ScreenTree) {
    for root in tree.roots { note(root) }
  }

  private mutating func note(_ node: TreeNode) {
    if node.isFindable {
      for text in node.identifier.texts {
        holders[Key(type: node.type, text: text.description), default: []].append(node.branches)
      }
    }
    for child in node.children { note(child) }
  }

  /// What finds a node; nil where nothing does, or not by an identifier.
  package func query(for node: TreeNode) -> String? {
    guard let text = node.identifier.texts.first, !text.description.isEmpty, node.isFindable else { return nil }
    let query = node.isTypeKnown ? "app.\(node.type.queryProperty)" : "app.descendants(matching: .any)"
    let key = SuggestedQuery.literal(text)
    if node.isRepeated && node.identifier.state != .pattern { return "\(query).matching(identifier: \(key))" }
    return "\(query)[\(key)]"
      + (node.verdict == .duplicated || isShared(text.description, by: node) ? ".firstMatch" : "")
  }

  /// Whether another element with the identifier may be there at the same time.
  private func isShared(_ text: String, by node: TreeNode) -> Bool {
    var together = 0
    for branches in holders[Key(type: node.type, text: text)] ?? [] where !node.branches.excludes(branches) {
      together += 1
      // The node itself is one of them.
      if together > 1 { return true }
    }
    return false
  }
}

extension TreeNode {
  /// Whether a test can find it by its identifier.
  fileprivate var isFindable: Bool {
    if isDisputed { return false }
    switch verdict {
    case nil, .removed, .nodeless, .merged, .lost: return false
    default: return true
    }
  }
}
