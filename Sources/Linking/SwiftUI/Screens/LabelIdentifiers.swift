import Findings
import Inventory
import Taxonomy

extension ScreenWalk {
  /// An identifier on the content of a control's label, which surfaces on the control.
  func labelIdentifier(_ parts: [ViewNode.Part], of node: ViewNode) -> GivenIdentifier? {
    var search = LabelIdentifiers(outlines)
    for part in parts {
      guard case .label = part.role, node.likeness != "Picker" || part.label == "label" else { continue }
      search.look(inside: part.nodes, LabelIdentifiers.Standing(known: node.scope.branches.count))
    }
    return search.given
  }

  /// An identifier on what stands beside each other, or further in.
  func identifier(inside nodes: [ViewNode]) -> GivenIdentifier? {
    var search = LabelIdentifiers(outlines)
    search.look(inside: nodes, LabelIdentifiers.Standing(known: nodes.first?.scope.branches.count ?? 0))
    return search.given
  }
}

/// The identifiers in a control's label. Where several are there at once SwiftUI joins them with hyphens, as the tests of
/// element-ios and its forks ask for: `buttons["name-address"]`. One project shows it, so that it is no more than likely.
private struct LabelIdentifiers {
  private static let deepest = 12
  /// More are not looked for.
  private static let most = 8

  let outlines: Outlines
  private var found: [Found] = []
  private var isFull: Bool { found.count >= Self.most }

  /// An identifier, and the branches between the control and it.
  private struct Found {
    var given: GivenIdentifier
    var branches: [Branch]

    var isAlwaysThere: Bool { branches.isEmpty && !given.isConditional }
    var isKnown: Bool { !given.identifier.texts.isEmpty && given.identifier.state != .unresolved }
  }

  /// Where the content at hand stands.
  struct Standing {
    /// How many of a node's branches are those around the control as well.
    var known: Int
    /// The branches between the control and the outline at hand.
    var outer: [Branch] = []
    var depth = 0

    var deeper: Standing {
      var inner = self
      inner.depth += 1
      return inner
    }

    func branches(at node: ViewNode) -> [Branch] { outer + node.scope.branches.dropFirst(known) }
  }

  init(_ outlines: Outlines) { self.outlines = outlines }

  /// The one that gets to the control: of those under conditions any, where one is there whichever way is taken.
  var given: GivenIdentifier? {
    guard var first = found.first?.given else { return nil }
    if found.count == 1, found[0].isAlwaysThere { return first }
    var texts: [IdentifierText] = []
    for text in found.flatMap(\.given.identifier.texts) { texts.note(text) }
    if found.allSatisfy(\.isAlwaysThere) {
      first.identifier = .unresolved("several parts of the label have one, which become one text", fallbacks: joined)
    } else if found.allSatisfy(\.isKnown), Self.isOneOfAll(found.map(\.branches)) {
      first.identifier = .oneOf(texts)
    } else {
      first.identifier = .unresolved(
        "what gives it stands in a part of the label that is not always there", fallbacks: texts)
    }
    return first
  }

  /// The text that several make together, where each has one.
  private var joined: [IdentifierText] {
    guard found.allSatisfy({ $0.isKnown && $0.given.identifier.texts.count == 1 }) else { return [] }
    let texts = found.map { $0.given.identifier.texts[0] }
    return [texts.dropFirst().reduce(texts[0]) { $0 + IdentifierText(exactly: "-") + $1 }]
  }

  /// Whether they stand in different alternatives of one choice, each alone in its own.
  private static func isOneOfAll(_ branches: [[Branch]]) -> Bool {
    guard branches.count > 1, let place = branches[0].first?.place else { return false }
    return branches.allSatisfy { $0.count == 1 && $0[0].place == place }
      && Set(branches.map { $0[0].alternative }).count == branches.count
  }

  mutating func look(inside nodes: [ViewNode], _ standing: Standing) {
    guard standing.depth < Self.deepest else { return }
    for node in nodes where !isFull { look(at: node, standing) }
  }

  private mutating func look(at node: ViewNode, _ standing: Standing) {
    // What is hidden, or is no element, gives the control nothing.
    if node.isDecorative || node.modifiers.contains(where: { $0.effects?.isHidden == true }) { return }
    if case .construct(let construct, _) = node.kind, construct.isNodeless { return }
    if let given = node.modifiers.last(where: { $0.effects?.identifier != nil })?.effects?.identifier {
      found.append(Found(given: given, branches: standing.branches(at: node)))
      return
    }
    for modifier in node.modifiers {
      look(inside: modifier.content, standing.deeper)
      if let own = modifier.own { look(inside: own.passed, standing) }
    }
    switch node.kind {
    case .leaf(_, let parts), .construct(_, let parts):
      for part in parts { look(inside: part.nodes, standing.deeper) }
    case .component(let component):
      look(inside: component.passed, standing)
      look(inside: component.bodies, of: node, standing)
    case .member(let requests, let passed):
      look(inside: passed, standing)
      look(inside: requests, of: node, standing)
    case .group(let nodes), .slot(_, _, let nodes), .foreign(let nodes), .loose(let nodes):
      look(inside: nodes, standing.deeper)
    }
  }

  /// Looks into the component or member that a label shows.
  private mutating func look(inside requests: [Outline.Request], of node: ViewNode, _ standing: Standing) {
    let inner = Standing(known: 0, outer: standing.branches(at: node), depth: standing.depth + 4)
    guard inner.depth < Self.deepest else { return }
    for request in requests where !isFull { look(inside: outlines[request].nodes, inner) }
  }

  private mutating func look(inside passed: ViewNode.Passed, _ standing: Standing) {
    for name in passed.slots.keys.sorted() { look(inside: passed.slots[name] ?? [], standing.deeper) }
    look(inside: passed.rest, standing.deeper)
  }
}
