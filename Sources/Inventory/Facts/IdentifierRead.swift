package import Findings

/// A place that reads something whose name says that it holds an accessibility identifier: `self.accessibilityID`,
/// `model.accessibilityID`, `\.accessibilityID`. Unlike the trees of expressions and statements these are complete:
/// conditions, patterns and all else that is not kept of a body are looked at too.
package struct IdentifierRead: Sendable, Hashable {
  package var name: String
  /// The type that reads it of itself, as its declaration or extension is named; nil where it is read of any other object.
  package var owner: String?
  /// Where the name stands.
  package var position: Position

  package init(name: String, owner: String?, position: Position) {
    self.name = name
    self.position = position
    self.owner = owner
  }

  /// What a file's bytes must have for a name to be looked at: a part of each, in the letter cases that people write.
  package static let marks: [StaticString] = ["ccessibilityI", "ccessibilityi", "11yI", "11yi", "11YI"]

  /// Whether reads of the name are found.
  package static func isFound(_ name: String) -> Bool { marks.contains { name.contains($0.description) } }
}

extension String {
  /// Whether the name of an argument, a parameter or a property says that it takes an accessibility identifier.
  package var namesAccessibilityIdentifier: Bool {
    guard let last = utf8.last, "dDrR".utf8.contains(last) else { return false }
    let lowered = lowercased()
    return lowered.hasSuffix("accessibilityidentifier") || lowered.hasSuffix("accessibilityid")
      || lowered.hasSuffix("a11yid") || lowered.hasSuffix("a11yidentifier")
  }
}
