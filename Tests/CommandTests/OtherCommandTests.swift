import Testing

/// The commands besides `audit`, and the tool without one.
struct OtherCommandTests {
  @Test("gaps exits 0, with proposals")
  func gapsExits0() throws {
    let folder = try Folder(smallApp)
    let outcome = try Tool.run("gaps", in: "\(folder.path)/App")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("login.help.button"))
    #expect(outcome.output.contains("LoginView.swift:15:7"))
    let markdown = try Tool.run("gaps", "App", "--format", "markdown", in: folder.path)
    #expect(markdown.output.contains("login.help.button"))
    #expect(markdown.output.contains("App/LoginView.swift:15"))
    #expect(try Tool.run("gaps", "Nothing", in: folder.path).code == 2)
  }

  @Test("suites of the option and of the settings add up")
  func suitesOfTheOptionAndOfTheSettingsAddUp() throws {
    let folder = try Folder(smallApp)
    try folder.write("tests: [\"../flows\"]\n", to: "App/.voyager.yml")
    try folder.write("appId: org.example\n---\n- tapOn: {id: a.flow}\n", to: "flows/a.yaml")
    try folder.write("find(AppiumBy.ACCESSIBILITY_ID, 'a.page')\n", to: "pages/a.py")
    try folder.write("$('~a.selector')\n", to: "selectors/a.ts")
    let alone = try Tool.run("audit", "App", "--format", "json", "--fail-on", "never", in: folder.path).output
    #expect(alone.contains("a.flow") && !alone.contains("a.page"))
    let all = try Tool.run(
      "audit", "App", "--format", "json", "--fail-on", "never", "--tests", "pages", "--tests", "selectors",
      in: folder.path
    ).output
    for key in ["a.flow", "a.page", "a.selector"] { #expect(all.contains(key)) }
  }

  @Test("rules and explain tell of the rules")
  func rulesAndExplainTellOfTheRules() throws {
    #expect(try Tool.run("rules").output.contains("\n  missing-identifier  "))
    #expect(try Tool.run("rules", "--format", "json").output.hasPrefix("{\n"))
    let page = try Tool.run("explain", "missing-identifier")
    #expect(page.code == 0)
    #expect(page.output.hasPrefix("missing-identifier: "))
  }

  @Test("explain knows the nearest name of an unknown rule")
  func explainKnowsTheNearestName() throws {
    let outcome = try Tool.run("explain", "missing-identifer")
    #expect(outcome.code == 1)
    #expect(outcome.errors == "error: no rule is named 'missing-identifer'; did you mean 'missing-identifier'?\n")
    #expect(outcome.output.isEmpty)
    let none = try Tool.run("explain")
    #expect(none.code == 2)
    #expect(none.errors.contains("Usage: voyager explain <rule>"))
  }

  @Test("help goes to standard output", arguments: [[], ["--help"], ["help", "audit"], ["audit", "--help"]])
  func helpGoesToStandardOutput(arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("USAGE: voyager"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("the version is the tool's name and number")
  func theVersionIsNameAndNumber() throws {
    let outcome = try Tool.run("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output == "voyager 0.1.0\n")
  }

  @Test("a word that is no command is answered with one")
  func aWordThatIsNoCommandIsAnsweredWithOne() throws {
    let folder = try Folder(smallApp)
    let path = try Tool.run("App", in: folder.path)
    #expect(path.code == 2)
    #expect(path.errors.hasPrefix("error: there is no command 'App'; to audit it: voyager audit App\n"))
    let slip = try Tool.run("adit", in: folder.path)
    #expect(slip.code == 2)
    #expect(slip.errors.hasPrefix("error: there is no command 'adit'; did you mean 'audit'?\n"))
  }
}
