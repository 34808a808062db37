import Inventory

private let localizingCalls: Set<String> = ["NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource"]
private let localizingMembers: Set<String> = ["localizedString", "localizedStringWithFormat"]

extension Evaluator {
  /// Whether the expression looks a text up in a localisation table: `NSLocalizedString("k", …)`,
  /// `String(localized: "k")`, `bundle.localizedString(forKey: "k", …)`, `"k".localized`.
  func isLocalization(_ chain: Chain) -> Bool {
    for (index, link) in chain.links.enumerated() {
      if localizingMembers.contains(link.name), link.isCall { return true }
      if index == 0, case .name = chain.root, link.isCall, localizingCalls.contains(link.name) { return true }
      if index == 0, link.name == "String" || link.name == "AttributedString" || link.name == "Text",
        link.arguments?.first?.label == "localized"
      {
        return true
      }
      if link.name == "localized" || link.name == "localizedCapitalized", index == chain.links.count - 1 { return true }
    }
    return false
  }

  /// The text in the development language where the code holds it, else the key.
  func localizedText(of chain: Chain) -> String? {
    if case .value(.string(let key)) = chain.root { return key }
    for link in chain.links {
      let arguments = link.arguments ?? []
      let texts = arguments.compactMap { argument -> (label: String?, text: String)? in
        if case .string(let text) = argument.value { (argument.label, text) } else { nil }
      }
      if let spoken = texts.first(where: { $0.label == "value" || $0.label == "defaultValue" }) { return spoken.text }
      if let first = arguments.first, case .string(let key) = first.value { return key }
    }
    return nil
  }
}

extension Block {
  /// Whether a body looks its result up in a localisation table, as generated accessors do.
  var localizes: Bool {
    statements.contains { statement in
      switch statement {
      case .expression(let expression, _), .return(let expression, _): expression.localizes
      case .binding(let binding): binding.value?.localizes ?? false
      default: false
      }
    }
  }
}

extension Expression {
  fileprivate var localizes: Bool {
    switch self {
    case .chain(let chain):
      chain.links.contains { link in
        localizingMembers.contains(link.name) || localizingCalls.contains(link.name)
          || (link.arguments ?? []).contains { $0.value.localizes }
      }
    default: false
    }
  }
}
