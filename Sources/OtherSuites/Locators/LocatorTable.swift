import Findings
import Inventory
import Taxonomy
import Yams

/// Finds the locators by accessibility id in a YAML file: `accessibility_id: login.submit`, or
/// `{by: accessibility id, value: login.submit}`.
struct LocatorTable {
  private let file: String
  private let lines: TextLines
  private let isForAndroidToo: Bool
  private var room: Int
  private(set) var lookUps: [LookUp] = []

  init(file: String, text: String, _ lines: TextLines) {
    self.file = file
    self.lines = lines
    isForAndroidToo = text.lowercased().contains("android")
    room = text.utf8.count
  }

  /// The keys whose text is looked for where another one of the map names the strategy.
  private static let values: Set<String> = ["value", "locator", "selector"]

  mutating func read(_ node: Node) {
    room -= 1
    guard room >= 0 else { return }
    for item in node.sequence ?? [] { read(item) }
    guard let map = node.mapping else { return }
    let isByAccessibility = map.contains { $0.value.scalar?.string.namesAccessibilityID == true }
    for (key, value) in map {
      guard let name = key.scalar?.string, !name.lowercased().contains("android") else { continue }
      if let text = value.scalar?.string, name.namesAccessibilityID || isByAccessibility && Self.values.contains(name) {
        guard !text.isEmpty, !text.namesAccessibilityID else { continue }
        lookUps.append(
          LookUp(
            suite: .appium, place: lines.place(of: key, in: file), name: name, key: .identifier(.known(text)),
            isForAndroidToo: isForAndroidToo))
      } else {
        read(value)
      }
    }
  }
}

extension String {
  /// Whether it is the strategy's name, in one of the ways in which languages write it.
  fileprivate var namesAccessibilityID: Bool {
    utf8.count < 20 && lowercased().filter(\.isLetter) == "accessibilityid"
  }
}
