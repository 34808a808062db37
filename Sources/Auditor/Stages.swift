import Documents
package import Inventory
package import Linking
package import Rules
import SwiftSource

/// The stages that an audit is made of. A test puts its own in their place.
package struct Stages: Sendable {
  /// Turns the bytes of one file into facts, given its path in the report and the role that its targets give it.
  package var collect: @Sendable (String, FileFacts.Role?, UnsafeBufferPointer<UInt8>) -> CollectedFile
  /// Joins the facts of all files.
  package var link: @Sendable ([FileFacts], LinkingContext) -> LinkedFacts
  /// Says what each screen shows.
  package var predict: @Sendable (LinkedFacts) -> Inventory
  /// Says what the UI tests look for.
  package var query: @Sendable (LinkedFacts, Inventory) -> [Query]
  /// The rules that may run; the settings choose among them.
  package var rules: [any Rule.Type]

  package init(
    collect: @escaping @Sendable (String, FileFacts.Role?, UnsafeBufferPointer<UInt8>) -> CollectedFile,
    link: @escaping @Sendable ([FileFacts], LinkingContext) -> LinkedFacts,
    predict: @escaping @Sendable (LinkedFacts) -> Inventory,
    query: @escaping @Sendable (LinkedFacts, Inventory) -> [Query] = { Linking.queries(in: $0, against: $1) },
    rules: [any Rule.Type]
  ) {
    self.collect = collect
    self.link = link
    self.predict = predict
    self.query = query
    self.rules = rules
  }

  /// The stages of a real audit.
  package static var standard: Stages {
    Stages(
      collect: { file, role, bytes in
        FileKind(path: file) == .objectiveC
          ? collectObjectiveC(file: file, as: role, bytes: bytes)
          : SwiftSource.collect(file: file, as: role, bytes: bytes)
      },
      link: { Linking.link($0, $1) },
      predict: { Linking.predict($0) },
      rules: RuleCatalogue.all)
  }
}
