import Inventory
import Taxonomy
import Testing

/// Objects that are made by the case of a model's property, and named by another property of it.
@Suite struct CaseObjectTests {
  private func found(_ make: String, items: String) -> [String] {
    let inventory = inventory(
      viewDidLoad: items,
      declarations: """
        final class Item { let mark: String?
          let kind: Kind
          enum Kind { case image(UIImage?), title(String) }
          init(kind: Kind, mark: String?) { self.kind = kind; self.mark = mark }
          func make() -> UIBarButtonItem { \(make) }
        }
        """)
    return inventory.elements.map { element in
      let values = element.identifier.values.sorted().joined(separator: "|")
      return "\(element.identifier.state) \(values)"
    }
  }

  private static let items = """
    toolbarItems = [Item(kind: .image(nil), mark: "back").make(), Item(kind: .title("Skip"), mark: "skip").make()]
    """
  private static let byCase = """
    let item: UIBarButtonItem
    switch kind {
    case .image(let image): item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    case .title(let title): item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    if let mark { item.accessibilityIdentifier = mark }
    return item
    """

  @Test func theNameThatGoesWithTheCaseIsNotKnown() {
    #expect(found(Self.byCase, items: Self.items) == ["unresolved back|skip", "unresolved back|skip"])
  }

  /// One name for all, and an object for all.
  @Test func whatIsKnown() {
    let one = Self.items.replacing("\"skip\"", with: "\"back\"")
    #expect(found(Self.byCase, items: one) == ["known back", "known back"])
    let all = """
      let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
      if let mark { item.accessibilityIdentifier = mark }
      return item
      """
    #expect(found(all, items: Self.items) == ["known back|skip"])
  }
}
