import Inventory

/// How the alerts look that a member makes: what an alert's controller is given lands on an alert or a sheet.
struct AlertStyles: BlockSearch {
  private var types: Set<ElementType?> = []

  init(in frame: Frame, _ evaluator: Evaluator) {
    guard let member = evaluator.symbols.member(MemberReference(frame.scope)) else { return }
    for body in member.bodies { look(in: body) }
  }

  /// The type of the member's alerts; nil where it makes none, or of both kinds, or one whose style is not written out.
  var type: ElementType? { types.count == 1 ? types.first ?? nil : nil }

  mutating func visit(_ link: Link) {
    guard link.name == "UIAlertController",
      let style = link.arguments?.first(where: { $0.label == "preferredStyle" })?.value
    else { return }
    guard case .chain(let chain) = style else {
      _ = types.insert(nil)
      return
    }
    switch chain.links.last?.name {
    case "alert"?: types.insert(.alert)
    case "actionSheet"?: types.insert(.sheet)
    default: types.insert(nil)
    }
  }
}
