import Inventory
import Taxonomy

/// The source constructs whose type a test is sure to see, with the other types that versions of iOS, states and styles
/// make of them. A new one is a line; what is not here has no type that is sure.
enum SureTypes {
  /// What else an element of the construct may be to a test.
  static let others: [String: Set<ElementType>] = [
    // SwiftUI. A text in a control's label is the control, and a button around an image may be found as one.
    "Text": [.button, .link, .cell, .other, .switch, .textView], "Button": [.cell, .link, .image, .menu],
    "TextField": [.textView, .searchField, .secureTextField], "SecureField": [.textField],
    "TextEditor": [], "Toggle": [.button, .cell, .other], "Slider": [], "Stepper": [.other],
    // UIKit and Interface Builder.
    "UIButton": [.link, .image, .cell, .other], "UITextField": [.secureTextField, .searchField], "UISwitch": [],
    "UISlider": [], "UIStepper": [], "UISegmentedControl": [], "UITextView": [.link, .button, .staticText],
    "UILabel": [.link, .button, .cell, .other, .image], "UIBarButtonItem": [.image, .other],
    "UITabBarItem": [.image, .other], "UIAlertAction": [.other], "UITableView": [.other],
    "UICollectionView": [.other],
  ]

  /// The types that a test may see an element as; nil where that is not sure.
  static func types(of element: Element) -> Set<ElementType>? {
    guard let others = others[element.kind], element.type != .other else { return nil }
    switch element.verdict {
    // The buttons of alerts and toolbars have another element around them.
    case .duplicated: return others.union([element.type, .other])
    case .reachable, .late: return others.union([element.type])
    case .removed, .nodeless, .merged, .shadowed, .lost, .unknown, .spread, .suffixed: return nil
    }
  }
}
