import Inventory

extension DeclaredCarrier {
  /// Wrappers that many projects have under the same name and meaning, so that one in a package or binary that is not
  /// audited is understood without a word in the settings. A line each; add one where the name leaves no doubt.
  static let known: [DeclaredCarrier] = [
    // On views of SwiftUI, in a great many packages: `.accessibilityID("login.submit.button")`.
    DeclaredCarrier(call: "accessibilityID"),
    DeclaredCarrier(call: "accessibilityId"),
    // On views of SwiftUI too; on those of UIKit and AppKit it is the property's setter.
    DeclaredCarrier(call: "setAccessibilityIdentifier"),
    // Fluent, on views of UIKit: `UIButton().withAccessibilityIdentifier(identifier: "chat.send.button")`.
    DeclaredCarrier(call: "withAccessibilityIdentifier"),
  ]
}
