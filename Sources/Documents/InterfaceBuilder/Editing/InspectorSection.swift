/// Where Interface Builder keeps the identifier of an object, and where among the object's elements that stands. Both
/// were counted in 1,316 documents of Interface Builder's versions 13000 to 32500, with 1,158 `accessibility` elements.
enum InspectorSection {
  /// The inspector has a section "Accessibility" for it, which is kept in an element of that name.
  case accessibility
  /// It has none: the identifier is a runtime attribute.
  case runtimeAttributes

  /// How often each tag has an `accessibility` element: `view` 326, `button` 291, `label` 261, `tableViewCell` 98,
  /// `imageView` 75, `textField` 57, `textView` 41, `switch` 8, `slider` 1. Others have none, as often as they occur
  /// (`stackView` 1,755, `tableView` 375, `scrollView` 280, `barButtonItem` 156, `activityIndicatorView` 94,
  /// `segmentedControl` 61, `tabBarItem` 54, `collectionView` 51), and get their identifier as a runtime attribute.
  private static let withSection: Set<String> = [
    "button", "imageView", "label", "slider", "switch", "tableViewCell", "textField", "textView", "view",
  ]

  init(ofTag tag: String) { self = Self.withSection.contains(tag) ? .accessibility : .runtimeAttributes }

  /// The element's name.
  var name: String {
    switch self {
    case .accessibility: "accessibility"
    case .runtimeAttributes: "userDefinedRuntimeAttributes"
    }
  }

  /// The attributes of `accessibility`, in their order: `identifier` after `hint` in 1 of 1, before `label` in 4 of 4.
  static let attributesBeforeIdentifier: Set<String> = ["key", "hint"]

  /// Whether the element stands behind a child like this, given the version of Interface Builder.
  ///
  /// | child | before `accessibility` | behind it |
  /// | --- | --- | --- |
  /// | `rect` | 1158 | 0 |
  /// | `color` for `backgroundColor` | 525 | 0 |
  /// | `subviews` | 152 | 0 |
  /// | `autoresizingMask` | 139 | 0 |
  /// | `tableViewCellContentView` | 98 | 0 |
  /// | `color` for `tintColor`, but in a button | 17 | 0 |
  /// | `color` for `tintColor`, in a button | 0 | 21 |
  /// | `viewLayoutGuide`, from version 17000 on | 11 | 0 |
  /// | `viewLayoutGuide`, earlier | 0 | 8 |
  /// | all others: `constraints`, `fontDescription`, `connections`, `nil`, `state`, … | 0 | the rest |
  ///
  /// `userDefinedRuntimeAttributes` is behind all of its 993 elements' other children but `connections` (281),
  /// `variation` (3) and `point` (1).
  func isBehind(_ child: ElementTree.Node, in parent: String, version: Int) -> Bool {
    switch self {
    case .runtimeAttributes: return !["connections", "variation", "point"].contains(child.name)
    case .accessibility: break
    }
    switch child.name {
    case "rect", "autoresizingMask", "subviews", "tableViewCellContentView", "collectionViewCellContentView":
      return true
    case "color":
      let key = child["key"]?.value
      return key == "backgroundColor" || key == "tintColor" && parent != "button"
    case "view": return child["key"]?.value == "contentView"
    case "viewLayoutGuide": return version >= 17_000
    default: return false
    }
  }
}
