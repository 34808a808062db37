/// What linking needs to know besides the facts of the source files.
package struct LinkingContext: Sendable {
  /// The user's own names of screens, by the types' names.
  package var screenNames: [String: String]
  /// The Interface Builder documents, sorted by file.
  package var documents: [DocumentFacts]
  /// Whether a document could not be read, or not in full: what an outlet holds that no document fills is not known then.
  package var lacksDocuments = false
  /// What gives an identifier and cannot be read, by the user's own word.
  package var carriers: [DeclaredCarrier]
  /// What the keys of the localisation tables read in the development language.
  package var texts: LocalizedTexts
  /// What suites look up that are no Swift code, sorted by place.
  package var lookUps: [LookUp] = []
  /// Tests that no test plan runs: `Class.testMethod`, or a whole `Class`.
  package var skippedTests: Set<String> = []
  /// Files that are read for what the app uses of them, and are not the app's own.
  package var externalFiles: Set<String> = []
  /// The names of the images in asset catalogues.
  package var images: Set<String> = []
  /// Views that cannot be read, with those of SwiftUI that they stand for: `PrimaryButton: Button`.
  package var views: [String: String]
  /// The version of iOS that hierarchies are predicted for: the newest, unless another is asked for.
  package var iOS = newestIOS
  /// The screens whose trees are wanted.
  package var trees = WantedTrees.none

  package static let oldestIOS = 15
  package static let newestIOS = 26

  package init(
    screenNames: [String: String] = [:], documents: [DocumentFacts] = [], carriers: [DeclaredCarrier] = [],
    texts: LocalizedTexts = LocalizedTexts(), views: [String: String] = [:]
  ) {
    self.screenNames = screenNames
    self.documents = documents
    self.carriers = carriers
    self.texts = texts
    self.views = views
  }
}

/// Which screens a hierarchy is asked for; to make one of each takes long in a large app.
package enum WantedTrees: Sendable, Hashable {
  case none, all
  /// Those of this name, or whose type has it.
  case named(String)

  package func contains(_ screen: Screen) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .named(let name): screen.isNamed(name)
    }
  }
}
