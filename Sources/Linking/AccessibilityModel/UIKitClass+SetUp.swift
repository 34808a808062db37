/// How UIKit makes its objects and sets them up.
extension UIKitClass {
  /// The labels of the initialiser that reads a document.
  static let documentInitialiser = ["coder"]

  /// The initialisers that those without arguments call, by their labels: what a subclass overrides. Of views that are not
  /// here it is ``frameInitialiser``.
  private static let initialisersWithoutArguments: [String: [String]] = [
    "UITableView": ["frame", "style"],
    "UIViewController": ["nibName", "bundle"],
  ]

  private static let frameInitialiser = ["frame"]

  /// Classes whose initialiser without arguments calls no other that is known.
  private static let withoutFrame: Set<String> = [
    "UIAlertAction", "UIBarButtonItem", "UICollectionView", "UITabBarItem", "UITableViewCell",
    "UITableViewHeaderFooterView",
  ]

  /// The labels of the initialiser that a class's own one without arguments calls; nil where it is not known.
  static func initialiserWithoutArguments(of uiKitName: String) -> [String]? {
    if let labels = initialisersWithoutArguments[uiKitName] { return labels }
    return table[uiKitName] == nil || withoutFrame.contains(uiKitName) ? nil : frameInitialiser
  }

  /// What UIKit calls where a document has been read, after all outlets are set.
  static let afterReading = "awakeFromNib"

  /// What UIKit calls once, after an object has been made and before anybody sees it, in its order.
  static let settingUp = ["loadView", "viewDidLoad"]

  /// Texts of UIKit's objects that are optional, with the classes that have them: Swift prints `Optional("…")`.
  static let optionalTexts: [String: Set<String>] = [
    "currentTitle": ["UIButton"],
    "placeholder": ["UISearchBar", "UISearchTextField", "UITextField"],
    "text": ["UILabel", "UISearchBar", "UISearchTextField", "UITextField"],
    "title": ["UIAlertAction", "UIBarButtonItem", "UITabBarItem"],
  ]

  /// What UIKit calls whenever it sees fit, whoever calls it besides.
  static let callbacks: Set<String> = [
    "awakeFromNib", "didMoveToSuperview", "didMoveToWindow", "draw", "layoutSubviews", "prepareForReuse",
    "setEditing", "setHighlighted", "setNeedsLayout", "setSelected", "tintColorDidChange", "traitCollectionDidChange",
    "updateConfiguration", "updateConstraints", "updateViewConstraints", "viewDidAppear", "viewDidDisappear",
    "viewDidLayoutSubviews", "viewIsAppearing", "viewWillAppear", "viewWillDisappear", "viewWillLayoutSubviews",
    "willMove",
  ]
}
