import Findings
import Inventory
import Testing

/// The way that an identifier's text comes, place by place.
@Suite struct ProvenanceTests {
  /// The lines of the way, then that of the assignment.
  private func lines(_ source: String) throws -> [Int] {
    try inventory(of: source).element("Button").hops.map { Int($0.place.line) }
  }

  @Test func aLiteralInPlaceHasNoWay() throws {
    #expect(
      try lines(
        """
        struct LoginView: View { var body: some View {
          Button("a") { }.accessibilityIdentifier("x")
        } }
        """) == [2])
  }

  @Test func constantsOfConstantsAreHops() throws {
    #expect(
      try lines(
        """
        enum Base { static let go = "x" }
        enum IDs { static let go = Base.go }
        struct LoginView: View { let id = IDs.go; var body: some View {
          Button("a") { }.accessibilityIdentifier(id)
        } }
        """) == [1, 2, 3, 4])
  }

  @Test func anArgumentIsAHopOnTheWayIntoItsComponent() throws {
    #expect(
      try lines(
        """
        enum IDs { static let go = "x" }
        struct LoginView: View { var body: some View {
          Row(id: IDs.go)
        } }
        struct Row: View { let id: String; var body: some View {
          Inner(tag: id)
        } }
        struct Inner: View { let tag: String; var body: some View {
          Button("a") { }.accessibilityIdentifier(tag)
        } }
        """) == [1, 3, 6, 9])
  }

  @Test func aTextWrittenInACallComesFromThere() throws {
    #expect(
      try lines(
        """
        struct LoginView: View { var body: some View {
          Row(id: "x")
        } }
        struct Row: View { let id: String; var body: some View {
          Button("a") { }.accessibilityIdentifier(id)
        } }
        """) == [2, 5])
  }

  @Test func aFunctionIsAHop() throws {
    #expect(
      try lines(
        """
        enum IDs {
          static let prefix = "home"
          static func row(_ name: String) -> String { "\\(prefix).\\(name)" }
        }
        struct LoginView: View { var body: some View {
          Button("a") { }.accessibilityIdentifier(IDs.row("b"))
        } }
        """) == [2, 3, 6])
  }

  @Test func anEnumsCaseIsWhereItsRawValueIsDefined() throws {
    #expect(
      try lines(
        """
        enum ID: String {
          case go = "x"
        }
        struct LoginView: View { var body: some View {
          Button("a") { }.accessibilityIdentifier(ID.go.rawValue)
        } }
        """) == [2, 5])
  }

  @Test func anInitialiserThatKeepsItsArgumentIsNoWayBack() throws {
    #expect(
      try lines(
        """
        struct LoginView: View { var body: some View {
          Row("x")
        } }
        struct Row: View {
          let id: String
          init(_ id: String) { self.id = id }
          var body: some View {
            Button("a") { }.accessibilityIdentifier(id)
          }
        }
        """) == [2, 8])
  }
}
