import Findings
import Inventory
import Taxonomy

private let localizingCalls: Set<String> = ["NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource"]
private let localizingMembers: Set<String> = ["localizedString", "localizedStringWithFormat"]

extension Evaluator {
  /// Whether the expression looks a text up in a localisation table: `NSLocalizedString("k", …)`,
  /// `String(localized: "k")`, `bundle.localizedString(forKey: "k", …)`, `"k".localized`, a generated `L10n.tr("T", "k")`.
  func isLocalization(_ chain: Chain, in scope: Scope) -> Bool {
    for (index, link) in chain.links.enumerated() {
      if localizingMembers.contains(link.name), link.isCall { return true }
      if index == 0, case .name = chain.root, link.isCall, localizingCalls.contains(link.name) { return true }
      if index == 0, link.name == "String" || link.name == "AttributedString" || link.name == "Text",
        link.arguments?.first?.label == "localized"
      {
        return true
      }
      if link.name == "localized" || link.name == "localizedCapitalized", index == chain.links.count - 1 { return true }
      if let (table, key) = link.tableAndKey,
        link.name == "tr" || texts.text(forKey: key, inTable: table, near: file(scope)) != nil
      {
        return true
      }
    }
    return false
  }

  /// The text in the development language where the code or a table holds it, else the key.
  func localizedText(of chain: Chain, in scope: Scope, depth: Int) -> String? {
    let look = lookUp(of: chain, in: scope, depth: depth)
    if let spoken = look?.spoken { return spoken.withoutFormats }
    guard let look, let key = look.key else { return nil }
    return text(forKey: key, inTable: look.table, in: scope) ?? key
  }

  /// The text of a key as somebody sees it; nil where no table has the key.
  func text(forKey key: String, inTable table: String? = nil, in scope: Scope) -> String? {
    texts.text(forKey: key, inTable: table, near: file(scope))?.withoutFormats
  }

  private struct LookUp {
    var key: String?
    var table: String?
    /// The text that the call itself gives.
    var spoken: String?
  }

  private func lookUp(of chain: Chain, in scope: Scope, depth: Int) -> LookUp? {
    // `"key".localized`, `Strings.title.localized`: what stands in front is the key.
    if let last = chain.links.last, last.name.hasPrefix("localized"), !localizingMembers.contains(last.name) {
      let table = last.arguments?.literal(labelled: tableLabels)
      if case .value(.string(let key)) = chain.root { return LookUp(key: key, table: table) }
      var front = chain
      front.links.removeLast()
      if !front.links.isEmpty { return LookUp(key: keyText(of: .chain(front), in: scope, depth: depth), table: table) }
    }
    if case .value(.string(let key)) = chain.root { return LookUp(key: key) }
    for link in chain.links {
      guard let arguments = link.arguments, let first = arguments.first else { continue }
      if let spoken = arguments.literal(labelled: spokenLabels) { return LookUp(spoken: spoken) }
      if let (table, key) = link.tableAndKey { return LookUp(key: key, table: table) }
      if case .localized(let text?) = value(of: first.value, in: scope.expecting(nil), depth: depth + 1) {
        return LookUp(spoken: text)
      }
      if let key = keyText(of: first.value, in: scope, depth: depth) {
        return LookUp(key: key, table: arguments.literal(labelled: tableLabels))
      }
    }
    return nil
  }

  /// The one text that an expression gives, or the raw value of the case.
  private func keyText(of expression: Expression, in scope: Scope, depth: Int) -> String? {
    if case .string(let key) = expression { return key }
    guard depth < Self.deepest else { return nil }
    var value = value(of: expression, in: scope.expecting(nil), depth: depth + 1)
    if case .enumCase = value {
      let link = Link(name: "rawValue", position: .start, arguments: nil, end: .start)
      value = member(link, of: value, in: scope, depth: depth + 1) ?? value
    }
    guard let texts = value.texts, texts.count == 1 else { return nil }
    return texts[0].exact
  }
}

private let spokenLabels: Set<String> = ["value", "defaultValue", "fallback"]
private let tableLabels: Set<String> = ["table", "tableName"]

extension Chain {
  /// The key that it looks up, where that is written in it.
  var localizationKey: String? {
    if case .value(.string(let key)) = root { return key }
    for link in links {
      if let (_, key) = link.tableAndKey { return key }
      if let first = link.arguments?.first, case .string(let key) = first.value { return key }
    }
    return nil
  }
}

extension Link {
  /// The table and the key of a generated accessor's call: `tr("Localizable", "sign_in")`.
  fileprivate var tableAndKey: (table: String, key: String)? {
    guard let arguments, arguments.count >= 2, arguments[0].label == nil, arguments[1].label == nil,
      case .string(let table) = arguments[0].value, case .string(let key) = arguments[1].value
    else { return nil }
    return (table, key)
  }
}

extension [Argument] {
  /// The literal that is passed with one of the labels.
  func literal(labelled labels: Set<String>) -> String? {
    for argument in self {
      if let label = argument.label, labels.contains(label), case .string(let text) = argument.value { return text }
    }
    return nil
  }
}

extension String {
  /// The text with an ellipsis for each place of a format: `Add reaction: %1$@` is `Add reaction: …`.
  var withoutFormats: String {
    guard contains("%") else { return self }
    return replacing(/%#@\w+@|%(?:\d+\$)?[-+#\d.]*(?:hh|h|ll|l|q|z|t|L)?[@dDiuUxXoOfFeEgGcCsSpaA]|%%/) {
      $0.output == "%%" ? "%" : "…"
    }
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
