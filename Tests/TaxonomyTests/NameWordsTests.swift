import Taxonomy
import Testing

@Suite struct NameWordsTests {
  @Test(arguments: [
    ("emailTextField", ["email", "text", "field"]),
    ("QRCodeView", ["qr", "code", "view"]),
    ("login_email-field.x", ["login", "email", "field", "x"]),
    ("Sign In", ["sign", "in"]),
    ("Don't allow", ["dont", "allow"]),
    ("userID", ["user", "id"]),
    ("line2", ["line2"]),
    ("Größe", ["gr", "e"]),
    ("", []),
  ])
  func words(name: String, words: [String]) {
    #expect(nameWords(of: name) == words)
  }

  @Test func theyAreJoinedInEachStyle() {
    let words = ["promo", "code", "field"]
    #expect(
      Convention.Words.allCases.map { $0.joined(words) }
        == ["promoCodeField", "PromoCodeField", "promo_code_field", "promo-code-field"])
  }
}
