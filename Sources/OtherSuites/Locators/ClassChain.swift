import Inventory

/// A path of types with predicates, of which the last says what is found: ``**/XCUIElementTypeButton[`name == 'login'`]``.
struct ClassChain {
  let type: ElementType?
  /// Without the quotes around it; empty where the last type has none.
  let predicate: String

  init(_ chain: String) {
    let last = chain.split(separator: "/").last ?? ""
    // A slash may stand in the predicate, too.
    let step = last.contains("XCUIElementType") ? last : chain[...]
    let quotes = step.indices.filter { step[$0] == "`" }
    if quotes.count >= 2 {
      predicate = String(step[quotes[0]..<quotes[1]].dropFirst())
      type = ElementType(inPredicate: String(step[..<quotes[0]]))
    } else {
      predicate = ""
      type = ElementType(inPredicate: String(step))
    }
  }
}

extension ElementType {
  /// The one type that a predicate names: `type == 'XCUIElementTypeButton'`.
  init?(inPredicate text: String) {
    let parts = text.split(separator: "XCUIElementType", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[1].first else { return nil }
    let name = first.lowercased() + parts[1].dropFirst().prefix(while: \.isLetter)
    self.init(rawValue: name)
  }

  /// The one type that all elements have which a predicate finds: not where it is one of several conditions to hold, or
  /// the one that must not.
  init?(askedForBy predicate: String) {
    let words = predicate.uppercased()
    guard !["||", " OR ", "NOT ", "!", "<>"].contains(where: words.contains) else { return nil }
    self.init(inPredicate: predicate)
  }
}
