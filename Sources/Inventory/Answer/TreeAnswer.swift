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

  /// What a test writes to find a node; nil where it cannot, or not by an identifier.
  package func query(for node: TreeNode) -> String? {
    guard let text = node.identifier.texts.first, !text.description.isEmpty, node.isFindable else { return nil }
    let query = "app.\(node.type.queryProperty)"
    let key = SuggestedQuery.literal(text)
    let isPattern = node.identifier.state == .pattern
    if node.isRepeated && !isPattern { return "\(query).matching(identifier: \(key))" }
    // Itself among them.
    let together = roots.flatMap(\.all).count {
      $0.isFindable && $0.type == node.type && $0.identifier.texts.contains(text) && !$0.excludes(node)
    }
    return "\(query)[\(key)]" + (together > 1 ? ".firstMatch" : "")
  }
}

extension TreeNode {
  /// Whether a test can find it by its identifier.
  fileprivate var isFindable: Bool {
    switch verdict {
    case nil, .removed, .nodeless, .merged, .lost: false
    default: true
    }
  }
}
