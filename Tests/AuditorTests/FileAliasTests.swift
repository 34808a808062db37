import Auditor
import Inventory
import Settings
import Taxonomy
import Testing

@Suite struct FileAliasTests {
  @Test func anAliasOfTheFileMeansMoreThanATypeElsewhere() {
    let sources = [
      ("Kit/Local.swift", "enum Local { static let next = \"other.next\" }"),
      ("App/Ids.swift", "enum Ids { enum Create { static let next = \"create.next\" } }"),
      (
        "App/Create.swift",
        """
        private typealias Local = Ids.Create
        struct CreateView: View { var body: some View { Button("Next") {}.accessibilityIdentifier(Local.next) } }
        """
      ),
      (
        "App/Other.swift",
        "struct OtherView: View { var body: some View { Button(\"Next\") {}.accessibilityIdentifier(Local.next) } }"
      ),
    ]
    let inventory = Audit(settings: Settings()).run(onSources: sources).inventory
    #expect(inventory.assignments.map(\.identifier.values) == [["create.next"], ["other.next"]])
  }
}
