import Testing

/// `voyager show` from outside.
struct ShowCommandTests {
  @Test("an identifier and a screen are answered with paths from the working folder")
  func anIdentifierAndAScreenAreAnswered() throws {
    let folder = try Folder(smallApp)
    let identifier = try Tool.run("show", "login.submit.button", "App", in: folder.path)
    #expect(identifier.code == 0)
    #expect(identifier.errors.isEmpty)
    #expect(identifier.output.contains("    App/LoginView.swift:13:28  swiftui-modifier"))
    #expect(identifier.output.contains("    app.buttons[\"login.submit.button\"].firstMatch\n"))
    let screen = try Tool.run("show", "LoginView", in: "\(folder.path)/App")
    #expect(screen.code == 0)
    #expect(screen.output.hasPrefix("login · LoginView, LoginView.swift:10 · 2 of 3 controls identified\n"))
  }

  @Test("an unknown name exits 1 and tells the nearest, also as JSON")
  func anUnknownNameExits1() throws {
    let folder = try Folder(smallApp)
    let text = try Tool.run("show", "login.sumbit.button", "App", in: folder.path)
    #expect(text.code == 1)
    #expect(text.output.isEmpty)
    #expect(
      text.errors == """
        error: no identifier or screen is named 'login.sumbit.button'
        note: the nearest identifier is 'login.submit.button'

        """)
    let json = try Tool.run("show", "Login", "App", "--format", "json", in: folder.path)
    #expect(json.code == 1)
    #expect(json.output.contains(#""found":false"#))
    #expect(json.output.contains(#""screens":["login"]"#))
  }

  @Test("a name is needed, and a path that exists")
  func aNameIsNeeded() throws {
    let folder = try Folder(smallApp)
    #expect(try Tool.run("show", in: folder.path).code == 2)
    #expect(try Tool.run("show", "", in: folder.path).code == 2)
    #expect(try Tool.run("show", "login", "Nothing", in: folder.path).code == 2)
  }
}
