import Inventory
import Taxonomy

extension Query {
  /// The query that a look-up is, before it is judged.
  init(_ lookUp: LookUp) {
    let key: Identifier
    var comparison = lookUp.suite == .maestro ? Comparison.identifier : .anyName
    var how = How.other
    switch lookUp.key {
    case .identifier(let identifier): key = identifier
    case .predicate(let format): (key, how, comparison) = Self.key(of: format)
    }
    self.init(
      place: lookUp.place, name: lookUp.name, type: lookUp.type, how: how, key: key.state == .none ? nil : key,
      enclosingType: lookUp.enclosingType, member: lookUp.member)
    suite = lookUp.suite
    uses = lookUp.uses
    tests = lookUp.tests
    self.comparison = comparison
    if comparison == .text, self.key != nil { keyKind = .visibleText }
  }

  /// What Appium makes known of an element besides its type: its `name` is the identifier, or else the label.
  private static let attributes: Set<String> = ["name", "identifier", "label", "title", "value", "placeholdervalue"]

  private static func key(of format: Identifier) -> (
    key: Identifier, how: How, comparison: Comparison
  ) {
    guard format.state != .unresolved, let text = format.texts.first else { return (format, .predicate, .anyName) }
    let format = PredicateFormat(text.description, attributes: attributes)
    let decisive = format.decisive(preferring: ["name", "identifier"])
    guard let first = decisive.first else { return (.none, .predicate, .anyName) }
    let isOfText = first.attribute != "name" && first.attribute != "identifier"
    let how: How = isOfText && first.attribute == "label" ? .labelPredicate : .predicate
    let names = Set(format.comparisons.map(\.attribute))
    let asked: Comparison =
      isOfText ? .text : names == ["name"] ? .name : names == ["identifier"] ? .identifier : .anyName
    if decisive.contains(where: { $0.means == .other }) {
      return (.unresolved("a predicate that compares by a pattern"), how, asked)
    }
    let texts = decisive.flatMap { comparison in
      comparison.operands.compactMap { operand -> IdentifierText? in
        guard case .text(let text) = operand else { return nil }
        return IdentifierText(written: text).matching(comparison.means)
      }
    }
    if texts.isEmpty { return (.none, .predicate, .anyName) }
    let isOpen = format.mayBeMet(without: decisive)
    return (
      isOpen ? .unresolved("a predicate that something else may meet as well", fallbacks: texts) : .oneOf(texts), how,
      asked
    )
  }
}

extension [Query] {
  /// The queries, those that `lookUps` are among them, in order. What a suite for two platforms looks for in vain may be
  /// the other one's.
  func sparing(_ lookUps: [LookUp]) -> [Query] {
    if lookUps.isEmpty { return self }
    let forAndroidToo = Set(lookUps.lazy.filter(\.isForAndroidToo).map(\.place))
    return map { query in
      guard query.status == .dangling, forAndroidToo.contains(query.place) else { return query }
      var query = query
      query.status = .unresolved
      query.note = "the suite speaks of Android, too, whose app may give it"
      return query
    }
    .sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }
}
