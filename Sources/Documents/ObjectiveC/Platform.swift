import Inventory

/// What Swift calls the things of the platform that Objective-C has other names for. Only what an identifier, an element or
/// a tree can depend on is here; a new one is a line.
enum Platform {
  /// Types, by the names that Objective-C has for them.
  static let types: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "NSString": "String", "NSMutableString": "String",
    "NSAttributedString": "NSAttributedString", "NSInteger": "Int", "NSUInteger": "Int", "int": "Int", "long": "Int",
    "short": "Int", "unsigned": "Int", "double": "Double", "float": "Float", "NSTimeInterval": "TimeInterval",
    "NSArray": "[]", "NSMutableArray": "[]", "NSDictionary": "[:]", "NSMutableDictionary": "[:]", "NSSet": "Set",
    "NSMutableSet": "Set", "NSURL": "URL", "NSDate": "Date", "NSUUID": "UUID", "NSIndexPath": "IndexPath",
    "id": "Any", "Class": "AnyClass", "SEL": "Selector",
  ]

  /// Properties that Objective-C calls otherwise than Swift.
  static let properties: [String: String] = [
    "hidden": "isHidden", "enabled": "isEnabled", "editable": "isEditable", "secureTextEntry": "isSecureTextEntry",
    "selected": "isSelected", "highlighted": "isHighlighted", "on": "isOn",
    "userInteractionEnabled": "isUserInteractionEnabled",
  ]

  /// Properties, by Swift's names, that are set by a method as well: `[view setAccessibilityIdentifier:@"x"]`.
  static let settable: Set<String> = [
    "accessibilityElements", "accessibilityElementsHidden", "accessibilityIdentifier", "accessibilityLabel",
    "accessibilityTraits", "accessoryView", "alpha", "backBarButtonItem", "backgroundView", "customView",
    "inputAccessoryView", "isAccessibilityElement", "isEditable", "isEnabled", "isHidden", "isSecureTextEntry",
    "leftBarButtonItem", "leftBarButtonItems", "leftView", "refreshControl", "reuseIdentifier",
    "restorationIdentifier", "rightBarButtonItem", "rightBarButtonItems", "rightView", "rootViewController",
    "searchController", "selectedBackgroundView", "tabBarItem", "tableFooterView", "tableHeaderView", "tag", "text",
    "title", "titleView", "toolbarItems", "view", "viewControllers",
  ]

  /// Methods, by their selectors: the name in Swift, and its labels.
  static let methods: [String: (name: String, labels: [String?])] = [
    "addTextFieldWithConfigurationHandler:": ("addTextField", ["configurationHandler"]),
    "dequeueReusableCellWithIdentifier:": ("dequeueReusableCell", ["withIdentifier"]),
    "dequeueReusableCellWithIdentifier:forIndexPath:": ("dequeueReusableCell", ["withIdentifier", "for"]),
    "dequeueReusableCellWithReuseIdentifier:forIndexPath:": ("dequeueReusableCell", ["withReuseIdentifier", "for"]),
    "dequeueReusableHeaderFooterViewWithIdentifier:": ("dequeueReusableHeaderFooterView", ["withIdentifier"]),
    "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:":
      ("dequeueReusableSupplementaryView", ["ofKind", "withReuseIdentifier", "for"]),
    "insertSubview:atIndex:": ("insertSubview", [nil, "at"]),
    "insertArrangedSubview:atIndex:": ("insertArrangedSubview", [nil, "at"]),
    "addObject:": ("append", [nil]),
    "presentViewController:animated:completion:": ("present", [nil, "animated", "completion"]),
    "registerClass:forCellReuseIdentifier:": ("register", [nil, "forCellReuseIdentifier"]),
    "registerClass:forCellWithReuseIdentifier:": ("register", [nil, "forCellWithReuseIdentifier"]),
    "registerNib:forCellReuseIdentifier:": ("register", [nil, "forCellReuseIdentifier"]),
    "registerNib:forCellWithReuseIdentifier:": ("register", [nil, "forCellWithReuseIdentifier"]),
    "setLeftBarButtonItem:animated:": ("setLeftBarButton", [nil, "animated"]),
    "setLeftBarButtonItems:animated:": ("setLeftBarButtonItems", [nil, "animated"]),
    "setRightBarButtonItem:animated:": ("setRightBarButton", [nil, "animated"]),
    "setRightBarButtonItems:animated:": ("setRightBarButtonItems", [nil, "animated"]),
    "showViewController:sender:": ("show", [nil, "sender"]),
    "showDetailViewController:sender:": ("showDetailViewController", [nil, "sender"]),
    "childrenMatchingType:": ("children", ["matching"]),
    "containingPredicate:": ("containing", [nil]),
    "containingType:identifier:": ("containing", [nil, "identifier"]),
    "descendantsMatchingType:": ("descendants", ["matching"]),
    "elementAtIndex:": ("element", ["at"]),
    "elementBoundByIndex:": ("element", ["boundBy"]),
    "elementMatchingPredicate:": ("element", ["matching"]),
    "elementMatchingType:identifier:": ("element", ["matching", "identifier"]),
    "matchingIdentifier:": ("matching", ["identifier"]),
    "matchingPredicate:": ("matching", [nil]),
    "matchingType:identifier:": ("matching", [nil, "identifier"]),
    "waitForExistenceWithTimeout:": ("waitForExistence", ["timeout"]),
    "lowercaseString": ("lowercased", []),
    "uppercaseString": ("uppercased", []),
    "componentsJoinedByString:": ("joined", ["separator"]),
    "stringByReplacingOccurrencesOfString:withString:": ("replacingOccurrences", ["of", "with"]),
    "localizedStringForKey:value:table:": ("localizedString", ["forKey", "value", "table"]),
  ]

  /// The method of a selector. What categories add to look up texts is named after Foundation's own:
  /// `xyz_localizedStringForKey:`.
  static func method(_ selector: String) -> (name: String, labels: [String?])? {
    if let method = methods[selector] { return method }
    return selector.hasSuffix("_localizedStringForKey:") ? ("localizedString", ["forKey"]) : nil
  }

  /// What a constant's name begins with that is a member of an enumeration or an option set in Swift:
  /// `UIBarButtonSystemItemDone` is `.done`.
  private static let members = [
    "UIAccessibilityTrait", "UIAlertActionStyle", "UIAlertControllerStyle", "UIBarButtonItemStyle",
    "UIBarButtonSystemItem", "UIButtonType", "UIControlEvent", "UIControlState", "UITableViewCellStyle",
    "XCUIElementType",
  ]

  /// The member that a constant is: `done`.
  static func member(_ constant: String) -> String? {
    guard constant.utf8.starts(with: "UI".utf8) || constant.utf8.starts(with: "XCUI".utf8) else { return nil }
    for prefix in members where constant.count > prefix.count && constant.hasPrefix(prefix) {
      let rest = constant.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true else { continue }
      return String(rest).loweringFirst
    }
    return nil
  }

  /// Types of Foundation that make a list of what they are passed.
  static let lists: Set<String> = ["NSArray", "NSMutableArray", "NSOrderedSet", "NSSet", "NSMutableSet"]
  static let dictionaries: Set<String> = ["NSDictionary", "NSMutableDictionary"]
  static let strings: Set<String> = ["NSString", "NSMutableString"]

  /// Calls that give their argument back, such as those that keep an object from going away.
  static let transparent: Set<String> = ["autorelease", "copy", "mutableCopy", "retain", "self"]
}

extension String {
  /// With leading capitals lowered as one word: `Done` is `done`, `URLField` is `urlField`.
  var loweringFirst: String {
    let capitals = prefix { $0.isUppercase }
    if capitals.count < 2 { return prefix(1).lowercased() + dropFirst() }
    if capitals.count == count { return lowercased() }
    return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
  }

  /// Of `setTitle` the property that it sets, `title`.
  var propertySet: String? {
    guard utf8.starts(with: "set".utf8), let first = dropFirst(3).first, first.isUppercase else { return nil }
    let capitals = dropFirst(3).prefix { $0.isUppercase }
    // `setURL:` sets `URL`, as Objective-C has it.
    return capitals.count > 1 ? String(dropFirst(3)) : first.lowercased() + dropFirst(4)
  }

  /// Whether it may be the name of a class: it begins with a capital, behind any underscores.
  var mayNameClass: Bool { drop { $0 == "_" }.first?.isUppercase ?? false }
}
