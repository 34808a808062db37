import Inventory

extension UIKitTypes {
  /// Controllers that show something of their own: an outlet, a view that they load or fill, or that a document has for
  /// them.
  func screens(documented: Set<SymbolTable.TypeID>) -> [SymbolTable.TypeID] {
    symbols.types.indices.filter { id in
      guard symbols.types[id].kind == .class, !symbols.types[id].isPreview, let reference = reference(to: id),
        reference.isViewController
      else { return false }
      if !documented.contains(id), isNeverMade(id) { return false }
      // Those that only hold other controllers, or a system screen, show nothing of their own.
      switch reference.uiKitName {
      case "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UIHostingController", "UIAlertController", "UIActivityViewController", "UISearchController":
        return hasContent(id) && reference.uiKitName != "UIHostingController"
      default:
        return reference.uiKitName != "UIViewController" || documented.contains(id) || hasContent(id)
          || symbols.classes(of: id).dropFirst().contains(where: hasViews)
      }
    }
  }

  private func hasContent(_ id: SymbolTable.TypeID) -> Bool {
    let members = symbols.types[id].members
    return members["viewDidLoad"] != nil || members["loadView"] != nil || hasViews(id)
  }

  private func hasViews(_ id: SymbolTable.TypeID) -> Bool {
    symbols.types[id].members.all.contains { member in
      guard case .property(let property) = member.declaration, !property.isStatic else { return false }
      return property.attributes.contains("IBOutlet")
        || type(of: property, owner: nil, file: member.file)?.construct != nil
    }
  }

  /// Whether there are only objects of its subclasses, as far as code tells.
  private func isNeverMade(_ id: SymbolTable.TypeID) -> Bool {
    guard symbols.descendants[id]?.contains(where: { symbols.types[$0].kind == .class }) == true else { return false }
    return symbols.code(with: NameSet.hash(symbols.types[id].simpleName)).allSatisfy { $0.owner == id }
  }
}
