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
    "UIWebView": .view(.webView),
    "WKWebView": .view(.webView),
  ]

  /// The superclass of a class where that is neither `UIView` nor one that ``table`` leaves out.
  private static let superclasses: [String: String] = [
    "UIButton": "UIControl", "UIColorWell": "UIControl", "UIDatePicker": "UIControl", "UIPageControl": "UIControl",
    "UISegmentedControl": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl", "UISwitch": "UIControl",
    "UITextField": "UIControl", "UISearchTextField": "UITextField",
    "UICollectionView": "UIScrollView", "UITableView": "UIScrollView", "UITextView": "UIScrollView",
    "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewListCell": "UICollectionViewCell",
  ]

  /// Whether a class of UIKit is another one or a subclass of that, as far as ``table`` has them.
  static func isKind(_ name: String, of other: String) -> Bool {
    if other == "UIView" || table[name] == nil || table[other] == nil { return true }
    var current: String? = name
    while let known = current, known != other { current = superclasses[known] }
    return current != nil
  }

  /// Classes whose subclasses show something again and again.
  static let repeated: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView",
  ]

  /// Types that are made with the class of a view that is handed out again and again, and a closure that fills it.
  static let registrations: Set<String> = ["CellRegistration", "SupplementaryRegistration"]

  /// The class of what a call hands out again and again, where code says no more of it: by the call's name and the label
  /// of its first argument.
  static func handedOut(by call: String, _ label: String?) -> String? {
    guard call.hasPrefix("dequeue") else { return nil }
    if call.contains("HeaderFooter") { return "UITableViewHeaderFooterView" }
    if call.contains("Supplementary") || label == "ofKind" { return "UICollectionReusableView" }
    return label == "withReuseIdentifier" || label == "using" ? "UICollectionViewCell" : "UITableViewCell"
  }

  static let viewControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UIPageViewController", "UISplitViewController", "UISearchController",
    "UIAlertController", "UIHostingController", "UIActivityViewController",
  ]

  /// Controllers whose `view` is more than a plain one.
  static let rootViews: [String: String] = [
    "UITableViewController": "UITableView", "UICollectionViewController": "UICollectionView",
  ]

  /// The names that these have for it, besides `view`.
  static let rootViewNames: Set<String> = ["tableView", "collectionView"]

  /// The classes that SwiftUI's views are made of, by the names that the package SwiftUIIntrospect has for these.
  static let introspected: [String: String] = [
    "button": "UIButton", "datePicker": "UIDatePicker", "form": "UICollectionView", "list": "UICollectionView",
    "map": "MKMapView", "pageControl": "UIPageControl", "picker": "UISegmentedControl",
    "progressView": "UIProgressView",
    "scrollView": "UIScrollView", "searchField": "UISearchBar", "secureField": "UITextField", "slider": "UISlider",
    "stepper": "UIStepper", "table": "UICollectionView", "textEditor": "UITextView", "textField": "UITextField",
    "toggle": "UISwitch", "webView": "WKWebView",
  ]

  /// Those of ``properties`` that are there without any code that makes them.
  static let ownViews: Set<String> = [
    "textLabel", "detailTextLabel", "titleLabel", "imageView", "leftBarButtonItem", "rightBarButtonItem",
    "backBarButtonItem", "tabBarItem",
  ]

  /// Properties of UIKit's own classes that hold several objects.
  static let lists: Set<String> = [
    "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "items", "arrangedSubviews",
  ]

  /// Properties that list the views in a view.
  static let subviewLists: Set<String> = ["subviews", "arrangedSubviews"]

  /// What leads from a list to one of its elements.
  static let elementsOfLists: Set<String> = [Link.subscriptName, "first", "last"]

  /// Properties whose objects the system itself gives an identifier: a back button is found as `BackButton`.
  static let namedBySystem: Set<String> = ["backBarButtonItem"]

  static func isKnown(_ name: String) -> Bool { table[name] != nil || viewControllers.contains(name) }

  /// Properties that UIKit's own classes have, with the class that tells what `view.accessibilityIdentifier` lands on:
  /// the property's own, or where our table has none, one that gives the same element.
  static let properties: [String: String] = [
    "view": "UIView", "contentView": "UIView", "tableView": "UITableView", "collectionView": "UICollectionView",
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "toolbar": "UIToolbar", "textLabel": "UILabel",
    "detailTextLabel": "UILabel", "titleLabel": "UILabel", "imageView": "UIImageView", "searchBar": "UISearchBar",
    "searchTextField": "UISearchBar", "leftBarButtonItem": "UIBarButtonItem", "rightBarButtonItem": "UIBarButtonItem",
    "backBarButtonItem": "UIBarButtonItem", "tabBarItem": "UIBarButtonItem", "backgroundView": "UIView",
    "accessoryView": "UIView", "titleView": "UIView",
  ]
}

extension UIKitClass {
  /// The traits that decide the type of an element, those that win first.
  private static let typesOfTraits: [(trait: String, type: ElementType)] = [
    ("button", .button), ("link", .link), ("searchField", .searchField), ("image", .image),
    ("staticText", .staticText),
  ]

  /// The type that an element of a class has with these traits; nil where they do not change it. `isElement` says whether
  /// code makes it an accessibility element, nil where it says nothing.
  static func type(of uiKitName: String, with traits: [String], isElement: Bool?) -> ElementType? {
    guard let type = typesOfTraits.first(where: { traits.contains($0.trait) })?.type else { return nil }
    switch uiKitName {
    // A cell stays one, but for what is a mere text.
    case "UITableViewCell": return type == .staticText ? type : nil
    case "UICollectionViewCell", "UICollectionViewListCell": return isElement == true && type == .link ? type : nil
    // These are accessibility elements by themselves.
    case "UILabel", "UITextView": return isElement == false ? nil : type
    case "UIView", "UIStackView", "UIImageView", "UIVisualEffectView", "UIControl", "UITableViewHeaderFooterView",
      "UICollectionReusableView":
      return isElement == true ? type : nil
    default: return nil
    }
  }
}
