import Inventory

/// What XCUITest's properties and methods ask of an element, after `accessibility-tree.md` section 5. A new one is a line.
enum QueryDemands {
  static let byName: [String: Query.Demand] = [
    "exists": .existence, "waitForExistence": .existence, "waitForNonExistence": .absence,

    "tap": .tap, "doubleTap": .tap, "twoFingerTap": .tap, "click": .tap, "doubleClick": .tap,
    "press": .action, "swipeUp": .action, "swipeDown": .action, "swipeLeft": .action, "swipeRight": .action,
    "pinch": .action, "rotate": .action, "scroll": .action, "hover": .action, "adjust": .action,
    "typeText": .typeText, "typeKey": .typeText,

    "label": .attribute, "value": .attribute, "title": .attribute, "placeholderValue": .attribute,
    "identifier": .attribute, "isEnabled": .attribute, "isSelected": .attribute, "isHittable": .attribute,
    "hasFocus": .attribute, "frame": .attribute, "elementType": .attribute, "normalizedSliderPosition": .attribute,

    "coordinate": .position, "count": .all, "allElementsBoundByIndex": .all,
    "allElementsBoundByAccessibilityElement": .all,
  ]

  /// The assertions that fail where what they are passed is true, and those that fail where it is not.
  static let denying: Set<String> = ["XCTAssertFalse"]
  static let affirming: Set<String> = ["XCTAssertTrue", "XCTAssert", "expect", "require"]

  /// The labels by which a call is passed a predicate, and the element that it must hold for.
  static let predicateLabels: Set<String> = ["for", "predicate"]
  static let subjectLabels: Set<String> = ["evaluatedWith", "object"]
}
