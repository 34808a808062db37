/// Edits that mend a finding.
package struct Fix: Sendable, Hashable {
  package enum Safety: String, Sendable, Hashable {
    /// Nothing that a test can see changes but what the finding asks for.
    case safe
    /// A test elsewhere may have to change with it.
    case unsafe
  }

  package var title: String
  package var safety: Safety
  package var edits: [Edit]

  package init(title: String, safety: Safety, edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// The replacement of one stretch of a file; an empty range inserts.
package struct Edit: Sendable, Hashable {
  package var place: Place
  package var replacement: String

  package init(_ place: Place, _ replacement: String) {
    self.place = place
    self.replacement = replacement
  }
}
