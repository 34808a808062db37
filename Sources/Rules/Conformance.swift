import Inventory
import Taxonomy

/// How many of a project's distinct identifiers follow a convention.
struct Conformance {
  var conforming: Int
  var total: Int

  /// At least half of them: then the others are outliers. Below, the project follows another convention or none.
  var isFollowed: Bool { total > 0 && conforming * 2 >= total }
}

extension Project {
  func conformance(of texts: [DistinctText]) -> Conformance {
    Conformance(conforming: texts.count { convention.accepts($0.text) }, total: texts.count)
  }

  /// Whether one identifier's departure from the convention is worth a word: the user has chosen it, or the project
  /// follows it.
  func judgesEachIdentifier(_ texts: [DistinctText]) -> Bool {
    conventionIsChosen || conformance(of: texts).isFollowed
  }
}

extension Convention {
  /// `screen.section.element` in this convention's own manner.
  var example: String {
    ["screen", "section", "element"].map { words.joined([$0]) }.joined(separator: separator)
  }
}
