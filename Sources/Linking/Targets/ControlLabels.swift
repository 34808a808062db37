import Findings
import Inventory

/// The labels of SwiftUI's buttons and links in the code at hand: what stands in one becomes a part of the control, and so
/// does its identifier.
struct ControlLabels {
  private struct Label {
    var range: SourceRange
    var control: ElementType
    /// Whether the control has an identifier of its own, which replaces those in its label.
    var isIdentified: Bool
  }

  private var code: MemberReference?
  private var labels: [Label] = []

  /// Notes the labels of the control that a chain makes; chains are seen before those inside them.
  mutating func note(_ chain: Chain, in scope: Scope) {
    guard let head = chain.viewHead, let construct = SwiftUIConstruct.table[head.name.withoutModule],
      construct.isControl, case .leaf(let type) = construct.node, type == .button || type == .link
    else { return }
    let arguments = chain.links[head.index].arguments ?? []
    let isIdentified = chain.links[head.index...].contains { $0.identifierArgument != nil }
    let reference = MemberReference(scope)
    if code != reference { labels = [] }
    code = reference
    for argument in arguments
    where argument.value.mayLeadToViews && construct.role(of: argument, among: arguments, of: head.name) == .label {
      labels.append(Label(range: argument.range, control: type, isIdentified: isIdentified))
    }
  }

  /// What an identifier at a position lands on that is on something which is `own` by itself.
  func target(_ own: Assignment.Target, at position: Position, in scope: Scope) -> Assignment.Target {
    guard code == MemberReference(scope),
      let label = labels.last(where: { $0.range.start <= position && position < $0.range.end })
    else { return own }
    switch own {
    case .element(.staticText), .element(.image), .container:
      return label.isIdentified ? .unknown : .element(label.control)
    default: return own
    }
  }
}
