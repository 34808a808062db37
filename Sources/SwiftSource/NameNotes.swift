import Inventory

/// The names that the code being read mentions, noted as they are met.
final class NameNotes {
  private var noted: Set<UInt32> = []
  private let looksForAccessibility: Bool

  init(looksForAccessibility: Bool) { self.looksForAccessibility = looksForAccessibility }

  func note(_ name: String, _ use: NameSet.Use = .mention) {
    noted.insert(NameSet.hash(name, use))
    if looksForAccessibility, use == .mention, name.namesAccessibility { noted.insert(NameSet.accessibility) }
  }

  /// What has been noted since it was last asked.
  func take() -> NameSet {
    defer { noted.removeAll(keepingCapacity: true) }
    return NameSet(noted)
  }
}

extension Lowering {
  /// Reads a function or the like, and tells it the names in it.
  func noting(_ read: (Lowering) -> FunctionFact) -> FunctionFact {
    _ = notes.take()
    return read(self).mentioning(notes.take())
  }

  /// Reads the properties of one declaration, and tells each the names in all of it.
  func noting(_ read: (Lowering) -> [PropertyFact]) -> [PropertyFact] {
    _ = notes.take()
    let properties = read(self)
    let names = notes.take()
    return properties.map { $0.mentioning(names) }
  }
}

extension String {
  /// Whether `accessib` or `a11y` is in the name, in whatever case its first letter is.
  fileprivate var namesAccessibility: Bool {
    var name = self
    return utf8.count > 3 && name.withUTF8 { $0.contains("ccessib") || $0.contains("11y") }
  }
}
