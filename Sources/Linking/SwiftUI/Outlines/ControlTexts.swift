import Inventory
import Taxonomy

/// What users read on a control or hear of it, as far as its call says.
extension Evaluator {
  /// What a control shows.
  struct Label {
    var text: String
    /// What the code calls it, where that is something else.
    var name: String?
    /// Whether no more is shown or may be: of several texts and images, users hear all.
    var isWhole = true
  }

  /// The text that a control shows, where source holds it.
  func label(of link: Link, in scope: Scope) -> Label? {
    let table = link.arguments?.literal(labelled: ["tableName", "table"])
    for argument in link.arguments ?? [] {
      if argument.label.map({ ["title", "label", "verbatim"].contains($0) }) ?? true,
        let label = label(argument.value, isVerbatim: argument.label == "verbatim", table: table, in: scope)
      {
        return label
      }
    }
    for argument in link.arguments ?? [] {
      guard case .closure(let closure) = argument.value, argument.isLabel(of: link) else { continue }
      let spoken = spoken(in: closure.body, scope.entering(closure))
      if var label = spoken.first {
        label.isWhole = label.isWhole && spoken.count == 1
        return label
      }
    }
    return nil
  }

  /// The first text that the views of a block show, and how many of them may be heard.
  private func spoken(in block: Block, _ scope: Scope) -> (first: Label?, count: Int) {
    var (first, count): (Label?, Int) = (nil, 0)
    for statement in block.statements {
      guard case .expression(.chain(let chain), _) = statement, let head = chain.viewHead else {
        if case .branches = statement { count += 1 }
        continue
      }
      let link = chain.links[head.index]
      let name = head.name.withoutModule
      let modifiers = chain.links.dropFirst(head.index + 1)
      let isDecorative = name == "Image" && link.arguments?.first?.label == "decorative"
      if isDecorative || SwiftUIConstruct.table[name]?.isNodeless == true || modifiers.contains(where: \.hides) {
        continue
      }
      if name == "Text" || name == "Label" {
        var text = label(of: link, in: scope)
        if modifiers.contains(where: { $0.spokenLabel != nil }) { text?.isWhole = false }
        first = first ?? text
        count += 1
        continue
      }
      let closures = (link.arguments ?? []).compactMap {
        if case .closure(let closure) = $0.value { closure } else { nil }
      }
      if closures.isEmpty { count += 1 }
      for closure in closures {
        let inner = spoken(in: closure.body, scope.entering(closure))
        first = first ?? inner.first
        count += inner.count
      }
    }
    return (first, count)
  }

  /// The text that an expression gives as a label, where source holds it.
  func label(_ expression: Expression, in scope: Scope) -> Label? {
    label(expression, isVerbatim: false, table: nil, in: scope)
  }

  private func label(_ expression: Expression, isVerbatim: Bool, table: String?, in scope: Scope) -> Label? {
    switch expression {
    case .string(let key):
      guard !isVerbatim, let text = text(forKey: key, inTable: table, in: scope) else { return Label(text: key) }
      return Label(text: text, name: text == key ? nil : key)
    case .chain(let chain):
      if chain.links.first?.name == "Text", chain.links.first?.isCall == true {
        return label(of: chain.links[0], in: scope)
      }
      guard case .localized(let text?) = value(of: chain, in: scope, depth: 16) else { return nil }
      let name = expression.constantName ?? chain.localizationKey
      return Label(text: text, name: text == name ? nil : name)
    default: return nil
    }
  }
}
