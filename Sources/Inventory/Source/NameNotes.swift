/// The names that the code being read mentions, noted as they are met.
package final class NameNotes {
  private var noted: Set<UInt32> = []
  private let looksForAccessibility: Bool

  package init(looksForAccessibility: Bool) { self.looksForAccessibility = looksForAccessibility }

  package func note(_ name: String, _ use: NameSet.Use = .mention) {
    noted.insert(NameSet.hash(name, use))
    if looksForAccessibility, use == .mention, name.namesAccessibility { noted.insert(NameSet.accessibility) }
  }

  /// What has been noted since it was last asked.
  package func take() -> NameSet {
    defer { noted.removeAll(keepingCapacity: true) }
    return NameSet(noted)
  }
}

extension String {
  /// Whether `accessib` or `a11y` is in the name, in whatever case its first letter is.
  fileprivate var namesAccessibility: Bool {
    var name = self
    return utf8.count > 3 && name.withUTF8 { $0.contains("ccessib") || $0.contains("11y") }
  }
}
