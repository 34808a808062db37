import Taxonomy
import Testing

/// Which texts a pattern can come to when the app runs.
struct IdentifierMatchingTests {
  private static let row = IdentifierText([.text("orders.row."), .hole(.init("order.id", .modelID))])
  private static let cell = IdentifierText([
    .hole(.init("screen")), .text(".row."), .hole(.init("index", .index)), .text(".row"),
  ])

  @Test(
    "a hole stands for any text but none",
    arguments: [
      (row, "orders.row.42", true), (row, "orders.row.{order.id}", true), (row, "orders.row.a.b", true),
      (row, "orders.row.", false), (row, "orders.row", false), (row, "my.orders.row.42", false),
      (cell, "orders.row.1.row", true), (cell, "a.row.row.row", true), (cell, ".row.1.row", false),
      (cell, "orders.row.row", false), (cell, "orders.row..row", false), (cell, "orders.row.1.row.2", false),
    ])
  func aHoleStandsForAnyTextButNone(pattern: IdentifierText, text: String, fits: Bool) {
    #expect(pattern.canProduce(text) == fits)
  }

  @Test("a text without holes produces itself alone")
  func aTextWithoutHolesProducesItselfAlone() {
    #expect(IdentifierText(exactly: "login").canProduce("login"))
    #expect(!IdentifierText(exactly: "login").canProduce("login.email"))
  }

  @Test("a pattern that fixes nothing to read fits nothing")
  func aPatternThatFixesNothingFitsNothing() {
    #expect(!IdentifierText([.hole(.init("id"))]).canProduce("login"))
    #expect(!IdentifierText([.hole(.init("a")), .text("."), .hole(.init("b"))]).canProduce("login.email"))
  }

  @Test("near names come nearest first, none twice")
  func nearNamesComeNearestFirst() {
    let names = ["login.emails.field", "login.email.fild", "login.email.field", "login.email.field", "about"]
    #expect(nearestNames(to: "login.email.field", in: names, atMost: 2) == ["login.email.field", "login.emails.field"])
    #expect(nearestNames(to: "orders", in: names, atMost: 2).isEmpty)
  }
}
