import Findings
import Inventory
import Taxonomy

/// Which objects other views keep from tests.
struct KeptViews: Sendable {
  /// The views that do it, with what they keep: objects with an identifier.
  private(set) var enclosures:
    [(look: ViewFacts.Look, node: UIKitHierarchy.Node, means: Enclosure.Means, kept: [Int])] =
      []
  /// What becomes of the objects that are kept.
  private(set) var verdicts: [Int: Verdict] = [:]
  /// The objects that a list leaves out.
  private(set) var omitted: Set<Int> = []

  init(_ hierarchy: UIKitHierarchy, given: [GivenIdentifier?]) {
    guard !hierarchy.looks.isEmpty else { return }
    let nodes = hierarchy.looks.keys.sorted { first(of: $0, hierarchy) < first(of: $1, hierarchy) }
    var merging: [UIKitHierarchy.Node: ViewFacts.Look] = [:]
    var hiding: [UIKitHierarchy.Node: ViewFacts.Look] = [:]
    for node in nodes {
      if let look = hierarchy.merges(node) { merging[node] = look }
      if let look = hierarchy.always(.accessibilityElementsHidden, of: node), hierarchy.says(look, of: node) {
        hiding[node] = look
      }
      for property in [ViewFacts.Look.Property.isHidden, .alpha] {
        guard case .object(let index) = node, let look = hierarchy.always(property, of: node),
          hierarchy.isSaidAtFirst(look, of: index)
        else { continue }
        verdicts[index] = .removed
        for inner in hierarchy.descendants(of: node)
        where hierarchy.isKept(.object(inner), by: [node]) {
          verdicts[inner] = .removed
        }
      }
    }
    let lists = nodes.reduce(into: [:]) { $0[$1] = hierarchy.listed(by: $1) }
    for node in nodes {
      if let look = hiding[node] { keep(node, look, .hiding, hierarchy, given, by: Set(hiding.keys)) }
      omit(below: node, lists, hierarchy, given)
      if let look = merging[node] { keep(node, look, .element, hierarchy, given, by: Set(merging.keys)) }
    }
  }

  /// Notes all that a node keeps.
  private mutating func keep(
    _ node: UIKitHierarchy.Node, _ look: ViewFacts.Look, _ means: Enclosure.Means, _ hierarchy: UIKitHierarchy,
    _ given: [GivenIdentifier?], by keepers: Set<UIKitHierarchy.Node>
  ) {
    let inner = hierarchy.descendants(of: node).filter { hierarchy.isKept(.object($0), by: keepers) }
    for index in inner where verdicts[index] != .removed { verdicts[index] = means == .element ? .merged : .removed }
    let tagged = inner.filter { given[$0]?.isSure == true }
    if !tagged.isEmpty { enclosures.append((look, node, means, tagged)) }
  }

  /// Notes what a node's list of its elements leaves out, and no other list has.
  private mutating func omit(
    below node: UIKitHierarchy.Node, _ lists: [UIKitHierarchy.Node: Set<UIKitHierarchy.Node>],
    _ hierarchy: UIKitHierarchy, _ given: [GivenIdentifier?]
  ) {
    guard let listed = lists[node], let first = hierarchy.looks(.accessibilityElements, of: node).first,
      hierarchy.says(first, of: node)
    else { return }
    let others = lists.values.reduce(into: Set<UIKitHierarchy.Node>()) { $0.formUnion($1) }
    guard !listed.contains(where: { hierarchy.lineage(of: node).contains($0) }) else { return }
    // What a document puts into a listed view is not known.
    let mayHoldOutlets = listed.contains { hierarchy.isContainerOfDocument($0) }
    let inner = hierarchy.descendants(of: node) { !others.contains($0) }
      .filter { !mayHoldOutlets || !hierarchy.isOutletOfUnknownPlace(.object($0)) }
    for index in inner where verdicts[index] != .removed {
      verdicts[index] = .removed
      omitted.insert(index)
    }
    let tagged = inner.filter { given[$0]?.isSure == true }
    if !tagged.isEmpty { enclosures.append((first, node, .list, tagged)) }
  }
}

/// Where something is said of a node first.
private func first(of node: UIKitHierarchy.Node, _ hierarchy: UIKitHierarchy) -> Place {
  hierarchy.looks[node]?.map(\.place).min() ?? Place(file: "", range: SourceRange(.start, .start))
}

extension GivenIdentifier {
  /// Whether it gives an identifier for sure.
  fileprivate var isSure: Bool {
    (identifier.state == .known || identifier.state == .pattern) && givesText
  }
}

extension UIKitHierarchy {
  /// What a node lists as its elements, on whichever way; nil where that is decided at run time, or nothing is listed.
  fileprivate func listed(by node: Node) -> Set<Node>? {
    var listed: Set<Node> = []
    for look in looks(.accessibilityElements, of: node) {
      guard case .views(let holders) = look.value, !holders.isEmpty else { return nil }
      for holder in holders {
        guard let found = holder.map(nodes), !found.isEmpty else { return nil }
        listed.formUnion(found)
      }
    }
    return listed.isEmpty ? nil : listed
  }

  /// The assignment that makes a view an accessibility element whose views are no elements any more.
  fileprivate func merges(_ node: Node) -> ViewFacts.Look? {
    guard let look = always(.isAccessibilityElement, of: node), says(look, of: node),
      looks(.accessibilityElements, of: node).isEmpty, let reference = reference(of: node),
      let construct = reference.construct, !construct.isControl, reference.uiKitName != "UIControl"
    else { return nil }
    return look
  }

  /// Whether it is said of the node itself, not of its class or an ancestor of that, which is a node of its own.
  fileprivate func says(_ look: ViewFacts.Look, of node: Node) -> Bool {
    looks[node]?.contains { $0.place == look.place } == true
  }
}
