import Inventory

/// How UIKit's own classes appear to XCUITest, after `accessibility-tree.md` section 4.3. A new class is a line in
/// ``UIKitClass/table``.
struct UIKitClass: Sendable {
  var type: ElementType
  var isControl: Bool

  static func control(_ type: ElementType) -> UIKitClass { UIKitClass(type: type, isControl: true) }
  static func view(_ type: ElementType) -> UIKitClass { UIKitClass(type: type, isControl: false) }

  static let table: [String: UIKitClass] = [
    "UIAlertAction": .control(.button),
    "UIBarButtonItem": .control(.button),
    "UIButton": .control(.button),
    "UIColorWell": .control(.colorWell),
    "UIDatePicker": .control(.datePicker),
    "UIPickerView": .control(.picker),
    "UISearchBar": .control(.searchField),
    "UISearchTextField": .control(.searchField),
    "UISegmentedControl": .control(.segmentedControl),
    "UISlider": .control(.slider),
    "UIStepper": .control(.stepper),
    "UISwitch": .control(.switch),
    "UITabBarItem": .control(.button),
    "UITextField": .control(.textField),
    "UITextView": .view(.textView),

    "MKMapView": .view(.map),
    "UIActivityIndicatorView": .view(.activityIndicator),
    "UICollectionView": .view(.collectionView),
    "UICollectionViewCell": .view(.cell),
    "UICollectionViewListCell": .view(.cell),
    "UICollectionReusableView": .view(.other),
    "UIControl": .view(.other),
    "UIImageView": .view(.image),
    "UILabel": .view(.staticText),
    "UINavigationBar": .view(.navigationBar),
    "UIPageControl": .view(.pageIndicator),
    "UIProgressView": .view(.progressIndicator),
    "UIScrollView": .view(.scrollView),
    "UIStackView": .view(.other),
    "UITabBar": .view(.tabBar),
    "UITableView": .view(.table),
    "UITableViewCell": .view(.cell),
    "UITableViewHeaderFooterView": .view(.other),
    "UIToolbar": .view(.toolbar),
    "UIView": .view(.other),
    "UIVisualEffectView": .view(.other),
    "WKWebView": .view(.webView),
  ]

  /// Classes whose subclasses show something again and again.
  static let repeated: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView",
  ]

  static let viewControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UIPageViewController", "UISplitViewController", "UISearchController",
    "UIAlertController", "UIHostingController", "UIActivityViewController",
  ]

  /// Properties that UIKit's own classes have, by their types: what `view.accessibilityIdentifier` lands on.
  static let properties: [String: ElementType] = [
    "view": .other, "contentView": .other, "tableView": .table, "collectionView": .collectionView,
    "navigationBar": .navigationBar, "tabBar": .tabBar, "toolbar": .toolbar, "textLabel": .staticText,
    "detailTextLabel": .staticText, "titleLabel": .staticText, "imageView": .image, "searchBar": .searchField,
    "searchTextField": .searchField, "leftBarButtonItem": .button, "rightBarButtonItem": .button,
    "backBarButtonItem": .button, "tabBarItem": .button, "backgroundView": .other, "accessoryView": .other,
    "titleView": .other,
  ]
}
