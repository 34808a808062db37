import Taxonomy
import Testing

@Suite struct ConventionTests {
  private func violation(_ text: String, _ convention: Convention = .default) -> Convention.Violation? {
    convention.violation(in: IdentifierText(exactly: text))
  }

  @Test(arguments: ["login.email", "login.email.field", "a.b.c.d", "orders.promoCode2.field", "login.field.1"])
  func conforming(text: String) {
    #expect(violation(text) == nil)
  }

  @Test(arguments: [
    ("login", Convention.Violation.segmentCount(1)), ("a.b.c.d.e", .segmentCount(5)), ("login..field", .emptySegment),
    (".login.field", .emptySegment), ("login.field.", .emptySegment), ("login.Field", .words("Field")),
    ("login.1.field", .words("1")), ("1", .words("1")), ("login.e_mail", .words("e_mail")),
    ("login.größe", .words("größe")), ("Sign in", .words("Sign in")),
  ])
  func departing(text: String, violation: Convention.Violation) {
    #expect(self.violation(text) == violation)
  }

  @Test func holesFitAndMayHoldSegments() {
    let id = IdentifierText.Hole("order.id")
    #expect(Convention.default.accepts(IdentifierText([.text("orders.row."), .hole(id)])))
    #expect(Convention.default.accepts(IdentifierText([.hole(id)])))
    #expect(!Convention.default.accepts(IdentifierText([.text("orders.row-"), .hole(id)])))
  }

  @Test func otherConventions() {
    let element = Convention(separator: "-", words: .snake_case)
    #expect(violation("login-email_username", element) == nil)
    #expect(violation("login-emailUsername", element) == .words("emailUsername"))
    #expect(violation("login.email", element) == .words("login.email"))
  }
}
