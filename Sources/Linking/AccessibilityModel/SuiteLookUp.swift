import Inventory

/// The calls by which suites other than XCUITest find an element by its identifier. To know another one is a line here.
struct SuiteLookUp: Hashable {
  let suite: Query.Suite
  /// The type that it asks for; nil for any.
  var type: ElementType?

  /// By the name of the call; the first argument is the identifier.
  private static let names: [String: SuiteLookUp] = [
    "usingIdentifier": SuiteLookUp(suite: .kif),
    "grey_accessibilityID": SuiteLookUp(suite: .earlGrey),
    "accessibilityId": SuiteLookUp(suite: .appium), "AccessibilityId": SuiteLookUp(suite: .appium),
  ]

  /// By the label of the argument that is the identifier.
  private static let labels: [String: SuiteLookUp] = [
    // `tester().waitForView(withAccessibilityIdentifier:)`, `tapView`, `swipeView`, `scrollView`, …
    "withAccessibilityIdentifier": SuiteLookUp(suite: .kif),
    "intoViewWithAccessibilityIdentifier": SuiteLookUp(suite: .kif),
    "fromViewWithAccessibilityIdentifier": SuiteLookUp(suite: .kif),
    "inTableViewWithAccessibilityIdentifier": SuiteLookUp(suite: .kif, type: .table),
    "inCollectionViewWithAccessibilityIdentifier": SuiteLookUp(suite: .kif, type: .collectionView),
    "forSwitchWithAccessibilityIdentifier": SuiteLookUp(suite: .kif, type: .switch),
    "forSliderWithAccessibilityIdentifier": SuiteLookUp(suite: .kif, type: .slider),
    "forAccessibilityID": SuiteLookUp(suite: .earlGrey),
  ]

  /// What KIF's calls ask for that find an element and act on it at once, by how their names begin.
  private static let demands: [(start: String, demand: Query.Demand)] = [
    ("waitForAbsence", .absence), ("waitFor", .existence), ("tryFinding", .existence), ("using", .other),
    ("tap", .tap), ("enterText", .typeText), ("clearText", .typeText), ("setText", .typeText),
  ]

  /// What a test does with what the call at `index` finds. KIF takes the first of several.
  func tail(of chain: Chain, at index: Int) -> QueryTail {
    guard suite == .kif else { return QueryTail(of: chain, behind: index) }
    let name = chain.links[index].name
    if name != "usingIdentifier" {
      return QueryTail(Self.demands.first { name.hasPrefix($0.start) }?.demand ?? .action)
    }
    guard let last = chain.links[(index + 1)...].last else { return QueryTail(.other) }
    return QueryTail(Self.demands.first { last.name.hasPrefix($0.start) }?.demand ?? .action)
  }

  /// What a call of the name and arguments finds, and by which of them.
  static func of(_ name: String, _ arguments: [Argument]) -> (lookUp: SuiteLookUp, key: Expression)? {
    if let lookUp = names[name], arguments.count == 1, let first = arguments.first, first.label == nil {
      return (lookUp, first.value)
    }
    // Objective-C: `[tester tapViewWithAccessibilityIdentifier:@"login"]`.
    if let first = arguments.first, first.label == nil, name.hasSuffix("WithAccessibilityIdentifier") {
      return (SuiteLookUp(suite: .kif), first.value)
    }
    for argument in arguments {
      if let label = argument.label, let lookUp = labels[label] { return (lookUp, argument.value) }
    }
    return nil
  }
}
