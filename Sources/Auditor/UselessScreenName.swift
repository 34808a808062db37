import Inventory
import Taxonomy

/// Why the settings name a screen in vain.
struct UselessScreenName {
  /// Continues a sentence that has named the type.
  var reason: String

  /// nil where the type is a screen.
  init?(_ type: String, _ screens: [Screen], _ files: [FileFacts]) {
    func isMeant(_ name: String) -> Bool { name == type || name.hasSuffix(".\(type)") && !type.contains(".") }
    if screens.contains(where: { isMeant($0.type) }) { return nil }
    let types = files.lazy.flatMap(\.types).filter { $0.kind != .extension }
    if types.contains(where: { isMeant($0.name) }) {
      reason = "a type that is no screen"
    } else {
      let nearest = nearestName(to: type, in: screens.map(\.type))
      reason = "which is no type of the audited files" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
