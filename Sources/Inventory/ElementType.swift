/// The element types of XCUITest (`XCUIElement.ElementType`) that iOS code can give, by XCUITest's own names. A query
/// property is the plural of one: `buttons` for `button`.
package enum ElementType: String, Sendable, Hashable, CaseIterable {
  case activityIndicator, alert, button, cell, collectionView, colorWell, datePicker, image, link, map, menu
  case navigationBar, other, pageIndicator, picker, pickerWheel, progressIndicator, scrollView, searchField
  case secureTextField, segmentedControl, sheet, slider, staticText, stepper, `switch`, tabBar, table, textField
  case textView, toolbar, webView
}

package enum Framework: String, Sendable, Hashable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case interfaceBuilder
  case objectiveC
}

/// What becomes of an identifier at run time. An element has one verdict: the first of these that holds.
package enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// The element is taken out of the hierarchy.
  case removed
  /// Nothing is made that could carry it: a spacer, a colour, a shape.
  case nodeless
  /// The element becomes part of another one.
  case merged
  /// An identifier further out replaces it.
  case shadowed
  /// A component takes it and never applies it.
  case lost
  /// Source does not decide.
  case unknown
  /// Two or more elements answer to it.
  case duplicated
  /// It lands on each of several elements below.
  case spread
  /// The elements carry it with an ending of the system's own.
  case suffixed
  /// The element is there only after a scroll or tap on the same screen.
  case late
  case reachable
}
