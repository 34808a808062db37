import Inventory

extension UIKitTypes {
  /// Controllers that show something of their own: an outlet, a view that they load or fill, or that a document has for
  /// them.
  func screens(documented: Set<SymbolTable.TypeID>) -> [SymbolTable.TypeID] {
    symbols.types.indices.filter { id in
      guard symbols.types[id].kind == .class, !symbols.types[id].isPreview, let reference = reference(to: id),
        reference.isViewController
      else { return false }
      // Those that only hold other controllers, or a system screen, show nothing of their own.
      switch reference.uiKitName {
      case "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UIHostingController", "UIAlertController", "UIActivityViewController", "UISearchController":
        return hasContent(id) && reference.uiKitName != "UIHostingController"
      default: return reference.uiKitName != "UIViewController" || documented.contains(id) || hasContent(id)
      }
    }
  }

  private func hasContent(_ id: SymbolTable.TypeID) -> Bool {
    let members = symbols.types[id].members
    if members["viewDidLoad"] != nil || members["loadView"] != nil { return true }
    return members.all.contains { member in
      guard case .property(let property) = member.declaration, !property.isStatic else { return false }
      return property.attributes.contains("IBOutlet")
        || type(of: property, owner: nil, file: member.file)?.construct != nil
    }
  }
}
