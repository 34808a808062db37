/// Properties that UIKit's own classes have and objects are assigned to.
enum UIKitProperty {
  /// Whether each may be nil, and code has to say so. A new property is a line.
  static let isOptional: [String: Bool] = [
    "accessoryView": true,
    "backBarButtonItem": true,
    "backgroundView": true,
    "customView": true,
    "inputAccessoryView": true,
    "leftBarButtonItem": true,
    "leftView": true,
    "refreshControl": true,
    "rightBarButtonItem": true,
    "rightView": true,
    "tabBarItem": false,
    "tableFooterView": true,
    "tableHeaderView": true,
    "titleView": true,
    "view": false,
  ]
}
