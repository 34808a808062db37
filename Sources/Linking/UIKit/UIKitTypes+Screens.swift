import Inventory

extension UIKitTypes {
  /// Controllers that show something of their own: an outlet, a view that they load or fill.
  func screens() -> [SymbolTable.TypeID] {
    symbols.types.indices.filter { id in
      let entry = symbols.types[id]
      guard entry.kind == .class, !entry.isPreview, let reference = reference(to: id), reference.isViewController else {
        return false
      }
      // Those that only hold other controllers, or a system screen, show nothing of their own.
      switch reference.uiKitName {
      case "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UIHostingController", "UIAlertController", "UIActivityViewController", "UISearchController":
        return hasContent(entry) && reference.uiKitName != "UIHostingController"
      default: return reference.uiKitName != "UIViewController" || hasContent(entry)
      }
    }
  }

  private func hasContent(_ entry: SymbolTable.TypeEntry) -> Bool {
    if entry.members["viewDidLoad"] != nil || entry.members["loadView"] != nil { return true }
    return entry.members.all.contains { member in
      guard case .property(let property) = member.declaration, !property.isStatic else { return false }
      return property.attributes.contains("IBOutlet")
        || type(of: property, owner: nil, file: member.file)?.construct != nil
    }
  }
}
