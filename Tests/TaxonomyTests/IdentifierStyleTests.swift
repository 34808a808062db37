import Taxonomy
import Testing

@Suite struct IdentifierStyleTests {
  @Test(arguments: [
    ("login.email.field", IdentifierStyle.lowerCamelPath), ("SignIn.userField", .upperPath),
    ("Compose.send", .upperPath),
    ("userField", .camelCase), ("UserField", .pascalCase), ("users", .word), ("user_field", .snakeCase),
    ("user-field", .kebabCase), ("Edit Nickname", .sentence), ("login-email_username", .mixed), ("User_Field", .mixed),
    ("a..b", .mixed), ("a:b", .mixed), ("1a", .mixed),
  ])
  func oneIdentifier(text: String, style: IdentifierStyle) {
    #expect(IdentifierStyle(of: IdentifierText(exactly: text)) == style)
  }

  @Test func aHoleFitsWhereItStands() {
    let row = IdentifierText([.text("orders.row."), .hole(.init("order.id"))])
    #expect(IdentifierStyle(of: row) == .lowerCamelPath)
    #expect(IdentifierStyle(of: IdentifierText([.hole(.init("id"))])) == nil)
    #expect(IdentifierStyle(of: IdentifierText(exactly: "")) == nil)
  }

  @Test func sharesAreSortedAndInWholePercent() {
    let texts = ["a.b", "c.d", "E.f", "g_h", "i j", "k.l"].map { IdentifierText(exactly: $0) }
    let shares = StyleProfile(of: texts).shares
    #expect(shares.map(\.style) == [.lowerCamelPath, .upperPath, .snakeCase, .sentence])
    #expect(shares.map(\.percent) == [50, 17, 17, 17])
  }

  @Test(arguments: [(0, 10, 0), (10, 10, 100), (999, 1000, 99), (1, 1000, 1), (1, 3, 33), (2, 3, 67), (0, 0, 0)])
  func aPartIsNeverNothingNorAll(part: Int, whole: Int, percent: Int) {
    #expect(percentage(part, of: whole) == percent)
  }

  @Test(arguments: [
    (["login-email_username", "home-room_list"], "-", Convention.Words.snake_case),
    (["login-email-field", "home-list"], "-", .lowerCamelCase),
    (["SignIn.UserField", "Home.List"], ".", .upperCamelCase),
    (["login.email", "home.list.row"], ".", .lowerCamelCase),
    (["userField", "home"], ".", .lowerCamelCase),
  ])
  func theBestFit(texts: [String], separator: String, words: Convention.Words) {
    let best = Convention.bestFit(for: texts.map { IdentifierText(exactly: $0) })
    #expect(best?.convention.separator == separator)
    #expect(best?.convention.words == words)
    #expect(best?.accepted == texts.count)
  }
}
