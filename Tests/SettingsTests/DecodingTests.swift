import Findings
import Settings
import Taxonomy
import Testing

let rules: [RuleID] = [
  "missing-identifier", "duplicate-identifier", "index-in-identifier", "text-query", "index-query",
]

/// The settings in a text, or what is wrong with it, a line each.
func decode(_ text: String) throws -> Settings { try Settings.decode(text, knownRules: rules) }

func problems(_ text: String) -> [String] {
  do {
    _ = try decode(text)
    return []
  } catch let error as InvalidSettings {
    return error.problems.map(\.description)
  } catch {
    return ["\(error)"]
  }
}

@Suite("Settings as written")
struct DecodingTests {
  @Test("every key of the file is understood")
  func wholeFile() throws {
    let settings = try decode(
      """
      version: 1
      include: ["App/**"]
      exclude:
        - "**/Generated/**"
        - no
      tests: [UITests, ../suite]
      convention: {separator: "-", words: kebab-case, segments: [1, 3], section-above: 9}
      screens: {OrdersListView: orders, Off: on}
      rules:
        missing-identifier: off
        duplicate-identifier: info
        index-in-identifier: {severity: error}
      fail-on: never
      """)
    #expect(settings.include == ["App/**"])
    #expect(settings.exclude == ["**/Generated/**", "no"])
    #expect(settings.tests == ["UITests", "../suite"])
    #expect(
      settings.convention == Convention(separator: "-", words: .kebab_case, segments: 1...3, sectionAbove: 9))
    #expect(settings.conventionIsChosen)
    #expect(settings.screens == ["OrdersListView": "orders", "Off": "on"])
    #expect(
      settings.rules == [
        "missing-identifier": .off, "duplicate-identifier": .severity(.info), "index-in-identifier": .severity(.error),
      ])
    #expect(settings.failOn == .never)
  }

  @Test(
    "a file that says nothing means the defaults", arguments: ["", "\n", "# only a remark\n", "---\n", "\u{feff}", "~"])
  func empty(text: String) throws {
    var expected = Settings()
    expected.file = ".voyager.yml"
    #expect(try decode(text) == expected)
  }

  @Test("a convention counts as chosen as soon as its key is there")
  func chosenConvention() throws {
    #expect(try decode("convention: {}").conventionIsChosen)
    #expect(try decode("version: 1").conventionIsChosen == false)
  }

  @Test("a byte-order mark and CRLF line ends change nothing")
  func lineEnds() throws {
    let settings = try decode("\u{feff}version: 1\r\nexclude:\r\n  - a\r\nfail-on: info\r\n")
    #expect(settings.exclude == ["a"])
    #expect(settings.failOn == .info)
    #expect(
      problems("\u{feff}version: 1\r\nexlude: []\r\n") == [
        ".voyager.yml:2:1: error: unknown key 'exlude'; did you mean 'exclude'?"
      ])
  }

  @Test("words of YAML 1.1 stay words", arguments: ["no", "on", "off", "yes", "1", "true"])
  func words(word: String) throws {
    #expect(try decode("screens: {A: \(word)}").screens == ["A": word])
  }

  @Test("all problems of a file come at once, in its order, with their places")
  func allAtOnce() {
    #expect(
      problems(
        """
        version: 2
        exlude: [a]
        rules:
          mising-identifier: off
          duplicate-identifier: eror
          index-in-identifier: {severty: error}
        convention: {segments: [4, 2], words: camel, separator: a, "é": 1, section: 2}
        fail-on: on
        """) == [
          ".voyager.yml:1:10: error: 'version' must be 1, the only version of these settings",
          ".voyager.yml:2:1: error: unknown key 'exlude'; did you mean 'exclude'?",
          ".voyager.yml:4:3: error: unknown rule 'mising-identifier'; did you mean 'missing-identifier'?",
          ".voyager.yml:5:25: error: 'duplicate-identifier' must be off, error, warning or info; did you mean 'error'?",
          ".voyager.yml:6:25: error: unknown key 'severty'; did you mean 'severity'?",
          ".voyager.yml:7:24: error: 'segments' must be the least and the greatest count, such as [2, 4]",
          ".voyager.yml:7:39: error: 'words' must be lowerCamelCase, UpperCamelCase, snake_case or kebab-case",
          ".voyager.yml:7:57: error: 'separator' must be a mark that joins segments, such as \".\"",
          ".voyager.yml:7:60: error: unknown key 'é'; known here: separator, words, segments, section-above",
          ".voyager.yml:7:69: error: unknown key 'section'; known here: separator, words, segments, section-above",
          ".voyager.yml:8:10: error: 'fail-on' must be error, warning, info or never",
        ])
  }

  @Test("a key given twice is an error at any depth")
  func duplicateKeys() {
    #expect(
      problems("include: []\nrules:\n  missing-identifier: off\n  missing-identifier: info\ninclude: [a]\n") == [
        ".voyager.yml:4:3: error: the key 'missing-identifier' is given twice; the first is on line 3",
        ".voyager.yml:5:1: error: the key 'include' is given twice; the first is on line 1",
      ])
  }

  @Test("each further use of a key is reported, however it is quoted")
  func manyDuplicates() {
    let text = "rules:\r\n  \"missing-identifier\": off\r\n  missing-identifier: off\r\nscreens: {é: a, é: b, é: c}\r\n"
    #expect(problems(text).map { $0.prefix(18) } == [".voyager.yml:3:3: ", ".voyager.yml:4:18:", ".voyager.yml:4:25:"])
  }

  @Test(
    "a key that is not read yet is unknown",
    arguments: ["owners: {}", "priorities: {}", "catalogue: a", "baseline: b"])
  func laterKeys(text: String) {
    #expect(problems(text).count == 1)
    #expect(problems(text).first?.contains(":1:1: error: unknown key '") == true)
  }

  @Test(
    "a value of the wrong type is an error",
    arguments: [
      "- a", "word", "include: App", "include:", "include: [[a]]", "include: [\"\"]", "exclude: ['!a']", "tests: {}",
      "convention: strict", "convention:", "screens: [a]", "screens: {A: }", "screens: {A: [a]}", "rules: off",
      "rules: {missing-identifier: }", "rules: {missing-identifier: false}", "rules: {missing-identifier: [off]}",
      "version: '1'", "version: one", "version:", "fail-on: {}", "convention: {section-above: -1}",
      "convention: {segments: [0, 2]}", "convention: {segments: 2}", "[a]: b",
      "rules: {missing-identifier: {severity: off}}", "version: !!str 1", "version: +1", "version: 01", "include: [1]",
      "include: [true]", "exclude: [1.5]", "tests: [-3]", "exclude: ['[a']", "include: ['a\\']",
      "exclude: ['[[:nope:]]']",
      "exclude: ['/']", "exclude: ['# a']", "exclude: [\"a\\nb\"]", "screens: {A: 'a b.c'}", "screens: {A: a..b}",
      "screens: {A: .a}", "screens: {A: a/b}", "screens: {A: '{a}'}",
    ])
  func wrongTypes(text: String) {
    #expect(problems(text).count == 1)
  }

  @Test("what is no YAML is reported with its place")
  func noYAML() {
    #expect(problems("include: [a\nrules: }").first?.hasPrefix(".voyager.yml:2:") == true)
    #expect(problems("version: 1\n---\nversion: 1").count == 1)
    #expect(problems("include: [\u{0}]").count == 1)
  }

  @Test(
    "endless nesting does not break the reader",
    arguments: [String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000)])
  func nesting(text: String) {
    #expect(problems(text) == [".voyager.yml:1:1: error: the file is nested too deeply to be settings"])
  }

  @Test("a quoted number is a word, and so are names that look a bit like one")
  func quotedNumbers() throws {
    #expect(
      try decode("include: ['1', \"true\", 1a, nan, no, 2x.swift]").include == [
        "1", "true", "1a", "nan", "no", "2x.swift",
      ])
    #expect(try decode("screens: {A: kit.login, B: a-b_c}").screens == ["A": "kit.login", "B": "a-b_c"])
  }

  @Test(
    "anchors, aliases and tags are refused where they stand",
    arguments: [
      ("a: *nowhere", "1:4: error: '*nowhere' is an alias"),
      ("exclude:\n  - *.pb.swift\n", "2:5: error: '*.pb.swift' is an"),
      ("# &a\r\ninclude: [a, *b]", "2:14: error: '*b'"), ("include: [\"a\":*b]", "1:15: error: '*b'"),
      ("é: x\nö: &b [a]", "2:5: error: '&b' is an anchor"), ("'it''s': !!str 1", "1:10: error: '!!str' is a tag"),
      ("a: {b: \"\\\"\", *c : d}", "1:14: error: '*c'"), ("--- !!map {}", "1:5: error: '!!map'"),
      ("- - *a", "1:5: error: '*a'"),
      ("a: it's\nb: *c # '", "2:4: error: '*c'"), ("? *a\n", "1:3: error: '*a'"), ("a:\r  *b", "2:3: error: '*b'"),
    ])
  func marks(text: String, problem: String) {
    #expect(problems(text).map { String($0.dropFirst(".voyager.yml:".count).prefix(problem.count)) } == [problem])
  }

  @Test(
    "what only looks like a mark is a word",
    arguments: [
      "include: [\"*.swift\", '**/a', a*b, a &b, x !y, a *b] # *c &d !e", "include: ['a ''*b', \"c \\\" *d\"]\n",
      "include: [a:*b]",
      "include: [it's, *a]".replacing("*a", with: "o'*a"),
    ])
  func noMarks(text: String) {
    #expect(problems(text) == [])
  }

  @Test("aliases of aliases are no way to make the reader work without end", .timeLimit(.minutes(1)))
  func aliasBomb() {
    var text = "a0: &a0 [x]\n"
    for level in 1...30 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }
    #expect(problems(text).count == 1)
    #expect(problems("include: [*a30]\n" + text).first?.hasPrefix(".voyager.yml:1:11: error: '*a30'") == true)
    // Where the marks hide behind a word of several lines, the number of values tells.
    #expect(problems("z: it\n  \"s\n" + text + "y: \"\n").first?.contains(": error: ") == true)
  }

  @Test("columns count bytes")
  func columns() {
    #expect(problems("screens: {Größe: größe, X: }").first?.hasPrefix(".voyager.yml:1:32:") == true)
  }
}
