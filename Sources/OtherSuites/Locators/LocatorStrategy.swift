/// How Appium and WebdriverIO name what finds an element by its accessibility id. To know another way is a line here.
enum LocatorStrategy {
  /// By the identifier, or the label where there is none.
  case accessibilityID
  /// By a predicate on attributes.
  case predicate
  /// By a path of types with predicates: ``**/XCUIElementTypeButton[`name == 'login'`]``.
  case classChain

  /// Constants, behind which, after a comma, comes what is looked for: `(AppiumBy.ACCESSIBILITY_ID, "login")`.
  static let constants: [String: LocatorStrategy] = [
    "ACCESSIBILITY_ID": .accessibilityID, "IOS_PREDICATE": .predicate, "IOS_CLASS_CHAIN": .classChain,
  ]

  /// Calls that are passed what is looked for.
  static let calls: [String: LocatorStrategy] = [
    "accessibilityId": .accessibilityID, "AccessibilityId": .accessibilityID, "ByAccessibilityId": .accessibilityID,
    "find_element_by_accessibility_id": .accessibilityID, "find_elements_by_accessibility_id": .accessibilityID,
    "findElementByAccessibilityId": .accessibilityID, "findElementsByAccessibilityId": .accessibilityID,
    "elementByAccessibilityId": .accessibilityID, "elementsByAccessibilityId": .accessibilityID,
    "waitForElementByAccessibilityId": .accessibilityID,
    "iOSNsPredicateString": .predicate, "IosNSPredicate": .predicate, "ByIosNSPredicate": .predicate,
    "find_element_by_ios_predicate": .predicate, "find_elements_by_ios_predicate": .predicate,
    "findElementByIosNsPredicate": .predicate, "findElementsByIosNsPredicate": .predicate,
    "iOSClassChain": .classChain, "IosClassChain": .classChain, "ByIosClassChain": .classChain,
    "find_element_by_ios_class_chain": .classChain, "find_elements_by_ios_class_chain": .classChain,
    "findElementByIosClassChain": .classChain, "findElementsByIosClassChain": .classChain,
  ]

  /// The annotations of page objects for iOS; those for Android begin otherwise.
  static let annotations: Set<String> = ["iOSXCUITFindBy", "iOSXCUITBy", "iOSFindBy"]

  /// What an annotation's arguments are.
  static let annotationLabels: [String: LocatorStrategy] = [
    "accessibility": .accessibilityID, "id": .accessibilityID, "iOSNsPredicate": .predicate,
    "iOSClassChain": .classChain,
  ]

  /// The strategies' names in the protocol: `findElement("accessibility id", "login")`, `$("-ios class chain:…")`.
  static let protocolNames: [String: LocatorStrategy] = [
    "accessibility id": .accessibilityID, "-ios predicate string": .predicate, "-ios class chain": .classChain,
  ]
}
