import Findings
import Taxonomy

/// What a UI test writes to find the elements with an identifier.
package struct SuggestedQuery: Sendable, Hashable {
  /// `app.buttons["login.submit.button"]`
  package var code: String
  /// The type of the elements it finds; nil where that is not known.
  package var type: ElementType?
  /// The screens where it does.
  package var screens: [String]
  /// What its reader should know.
  package var note: String?

  /// One query for each type that the reachable elements have. Without a reachable element there is none, unless
  /// something is given the identifier and only its type is not known.
  static func queries(for name: String, elements: [Element], assignments: [Assignment]) -> [SuggestedQuery] {
    let reachable = elements.filter { !unreachable.contains($0.verdict) }
    if reachable.isEmpty {
      guard elements.isEmpty, assignments.contains(where: { !unreachable.contains($0.verdict) }) else { return [] }
      let screens = Set(assignments.flatMap(\.screens)).sorted()
      return [
        SuggestedQuery(
          code: "app.descendants(matching: .any)[\(name.swiftLiteral)].firstMatch", type: nil, screens: screens,
          note: "which element it lands on is not known")
      ]
    }
    var order: [ElementType] = []
    var byType: [ElementType: [Element]] = [:]
    for element in reachable {
      if byType[element.type] == nil { order.append(element.type) }
      byType[element.type, default: []].append(element)
    }
    return order.map { query(for: name, type: $0, elements: byType[$0] ?? []) }
  }

  /// Verdicts that leave nothing to find.
  private static let unreachable: Set<Verdict> = [.removed, .nodeless, .merged, .shadowed, .lost]

  private static func query(for name: String, type: ElementType, elements: [Element]) -> SuggestedQuery {
    let screens = Set(elements.compactMap(\.screen)).sorted()
    var query = SuggestedQuery(code: "", type: type, screens: screens)
    let subject = "app.\(type.queryProperty)"
    let text = elements.lazy.flatMap(\.identifier.texts).first { $0.description == name }.map(Self.literal)
    let key = text ?? name.swiftLiteral
    // A row whose identifier holds the model's key is one of its kind.
    if elements.contains(where: { $0.isRepeated && $0.identifier.state != .pattern }) {
      query.code = "\(subject).matching(identifier: \(key))"
      query.note = "it is repeated: pick one by '.element(boundBy:)' or by what it holds"
    } else if let number = mostTogether(elements) {
      query.code = "\(subject)[\(key)].firstMatch"
      query.note = "\(number) elements of one screen carry it; without '.firstMatch' a tap fails"
    } else if elements.contains(where: { $0.verdict == .duplicated }) {
      query.code = "\(subject)[\(key)].firstMatch"
      query.note = "the system shows it twice; without '.firstMatch' a tap fails"
    } else {
      query.code = "\(subject)[\(key)]"
    }
    return query
  }

  /// How many of the elements one screen may show at the same time; nil where it is one.
  private static func mostTogether(_ elements: [Element]) -> Int? {
    var most = 1
    for (screen, shown) in Dictionary(grouping: elements, by: \.screen) where screen != nil {
      let some = shown.prefix(mostCompared)
      for element in some {
        most = max(most, some.count { $0.fingerprint == element.fingerprint || !$0.excludes(element) })
      }
    }
    return most > 1 ? most : nil
  }

  private static let mostCompared = 100

  // MARK: Swift

  /// A string literal; a hole becomes a value that the test has to have: `"orders.row.\(orderId)"`.
  static func literal(_ text: IdentifierText) -> String {
    let parts = text.pieces.map { piece in
      switch piece {
      case .text(let text): text.swiftLiteralContents
      case .hole(let hole): "\\(\(variable(for: hole)))"
      }
    }
    return "\"\(parts.joined())\""
  }

  private static func variable(for hole: IdentifierText.Hole) -> String {
    let name = Convention.Words.lowerCamelCase.joined(nameWords(of: hole.name))
    return name.first?.isLetter == true ? name : "value"
  }
}

extension ElementType {
  /// The property of `XCUIElementQuery` that finds elements of this type: `buttons`.
  package var queryProperty: String {
    switch self {
    case .other: "otherElements"
    case .switch: "switches"
    default: rawValue + "s"
    }
  }
}
