import Inventory
import Taxonomy

extension IdentifierText.Nature {
  private static let positions: Set<String> = [
    "index", "idx", "i", "j", "row", "section", "offset", "position", "item", "indexPath", "tag", "ordinal",
  ]
  private static let texts: Set<String> = [
    "title", "name", "label", "text", "message", "subtitle", "displayName", "description", "localizedDescription",
    "localizedName", "caption", "heading", "headline", "placeholder", "firstName", "lastName", "username",
  ]

  /// What a part is, by the last name of the path that gives it: `order.id` is a model's key, `indexPath.row` a position.
  init(lastName name: String, isWhole: Bool) {
    switch name {
    case "id", "ID", "uuid", "uuidString", "slug", "key", "identifier", "rawValue": self = .modelID
    case _ where name.hasSuffix("ID") || name.hasSuffix("Id") || name.hasSuffix("Identifier"): self = .modelID
    // A bare `row` or `section` is mostly a model; `indexPath.row` is a position.
    case _ where isWhole && ["row", "item", "section", "tag", "position"].contains(name): self = .other
    case _ where Self.positions.contains(name) || name.hasSuffix("Index"): self = .index
    case _ where Self.texts.contains(name) || name.hasSuffix("Title") || name.hasSuffix("Name"): self = .displayText
    default: self = .other
    }
  }
}

extension Chain {
  /// Names whose call gives another value on every launch or every creation.
  private static let unstableTypes: Set<String> = ["UUID", "Date", "ObjectIdentifier", "NSUUID"]
  private static let unstableMembers: Set<String> = ["random", "hashValue", "randomElement", "timeIntervalSince1970"]

  /// Whether the value is a new one on every launch or creation: `UUID().uuidString`, `Int.random(in:)`.
  var isUnstable: Bool {
    if case .name = root, let first = links.first, first.isCall, Self.unstableTypes.contains(first.name),
      first.arguments?.isEmpty == true || first.name == "ObjectIdentifier"
    {
      return true
    }
    return links.dropFirst().contains { Self.unstableMembers.contains($0.name) }
  }
}
