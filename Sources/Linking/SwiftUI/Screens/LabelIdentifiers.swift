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

/// The identifiers in a control's label, up to the first that is always there.
private struct LabelIdentifiers {
  private static let deepest = 12

  let outlines: Outlines
  private var found: [(given: GivenIdentifier, branches: [Branch])] = []
  private var isSettled = false

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
    if found.count == 1, isSettled { return first }
    let ways = found.map(\.given.identifier)
    let isAlways = isSettled || Self.isOneOfAll(found.map(\.branches))
    if isAlways, ways.allSatisfy({ !$0.texts.isEmpty && $0.state != .unresolved }) {
      first.identifier = .oneOf(ways.flatMap(\.texts))
    } else {
      first.identifier = .unresolved(
        "what gives it stands in a part of the label that is not always there", fallbacks: ways.flatMap(\.texts))
    }
    return first
  }

  /// Whether they stand in different alternatives of one choice.
  private static func isOneOfAll(_ branches: [[Branch]]) -> Bool {
    guard branches.count > 1, let place = branches[0].first?.place else { return false }
    return branches.allSatisfy { $0.count == 1 && $0[0].place == place }
      && Set(branches.map { $0[0].alternative }).count > 1
  }

  mutating func look(inside nodes: [ViewNode], _ standing: Standing) {
    guard standing.depth < Self.deepest else { return }
    for node in nodes where !isSettled { look(at: node, standing) }
  }

  private mutating func look(at node: ViewNode, _ standing: Standing) {
    // What is hidden, or is no element, gives the control nothing.
    if node.isDecorative || node.modifiers.contains(where: { $0.effects?.isHidden == true }) { return }
    if case .construct(let construct, _) = node.kind, construct.isNodeless { return }
    if let given = node.modifiers.last(where: { $0.effects?.identifier != nil })?.effects?.identifier {
      let branches = standing.branches(at: node)
      found.append((given, branches))
      isSettled = branches.isEmpty && !given.isConditional
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
    for request in requests where !isSettled { look(inside: outlines[request].nodes, inner) }
  }

  private mutating func look(inside passed: ViewNode.Passed, _ standing: Standing) {
    for name in passed.slots.keys.sorted() { look(inside: passed.slots[name] ?? [], standing.deeper) }
    look(inside: passed.rest, standing.deeper)
  }
}
