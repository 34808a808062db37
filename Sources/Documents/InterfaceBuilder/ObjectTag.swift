import Inventory

/// What the elements of an Interface Builder document stand for. A tag that is new to Interface Builder is a line in
/// ``table``.
struct ObjectTag {
  /// The class that is made where the document names no other.
  var className: String
  var role: DocumentObject.Role

  static let table: [String: ObjectTag] = {
    var table: [String: ObjectTag] = [:]
    for (role, classes) in [(DocumentObject.Role.view, views), (.controller, controllers), (.item, items)] {
      for (tag, className) in classes { table[tag] = ObjectTag(className: className, role: role) }
    }
    for tag in gestures { table[tag] = ObjectTag(className: "UIGestureRecognizer", role: .gesture) }
    table["customObject"] = ObjectTag(className: "NSObject", role: .other)
    return table
  }()

  private static let views = [
    "activityIndicatorView": "UIActivityIndicatorView", "arscnView": "UIView", "arskView": "UIView",
    "arView": "UIView", "button": "UIButton", "collectionReusableView": "UICollectionReusableView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionViewListCell": "UICollectionViewListCell", "colorWell": "UIColorWell", "containerView": "UIView",
    "control": "UIControl", "datePicker": "UIDatePicker", "glkView": "UIView", "imageView": "UIImageView",
    "label": "UILabel", "mapView": "MKMapView", "mtkView": "UIView", "navigationBar": "UINavigationBar",
    "pageControl": "UIPageControl", "pickerView": "UIPickerView", "progressView": "UIProgressView",
    "sceneKitView": "UIView", "scrollView": "UIScrollView", "searchBar": "UISearchBar",
    "segmentedControl": "UISegmentedControl", "skView": "UIView", "slider": "UISlider", "stackView": "UIStackView",
    "stepper": "UIStepper", "switch": "UISwitch", "tabBar": "UITabBar", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell", "textField": "UITextField", "textView": "UITextView", "toolbar": "UIToolbar",
    "view": "UIView", "visualEffectView": "UIVisualEffectView", "webView": "WKWebView", "wkWebView": "WKWebView",
  ]

  private static let controllers = [
    "avPlayerViewController": "UIViewController", "collectionViewController": "UICollectionViewController",
    "glkViewController": "UIViewController", "hostingController": "UIHostingController",
    "navigationController": "UINavigationController", "pageViewController": "UIPageViewController",
    "splitViewController": "UISplitViewController", "tabBarController": "UITabBarController",
    "tableViewController": "UITableViewController", "viewController": "UIViewController",
    "viewControllerPlaceholder": "UIViewController",
  ]

  private static let items = [
    "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem", "navigationItem": "UINavigationItem",
  ]

  private static let gestures = [
    "customGestureRecognizer", "hoverGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
    // Spelt so by Interface Builder itself.
    "pongPressGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
    "swipeGestureRecognizer", "tapGestureRecognizer",
  ]
}
