import Testing

@testable import LocalizedTexts

/// `.xcstrings` files, right and wrong.
struct StringCatalogueTests {
  private func read(_ source: some Sequence<UInt8>) -> TableReading {
    Array(source).withUnsafeBufferPointer { readTable(named: "Localizable.xcstrings", $0) }
  }

  private static let catalogue = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "login.title" : {
          "comment" : "a } in { a \" string",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Anmelden" } },
            "en" : { "stringUnit" : { "state" : "new", "value" : "Sign in \u2026 \ud83d\ude00\n" } }
          }
        },
        "Entry" : { "extractionState" : "manual", "localizations" : { "de" : { "stringUnit" : { "value" : "Eingang" } } } },
        "days" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "%lld day" } }, "other" : { "stringUnit" : { "value" : "%lld days" } } } } } } },
        "device" : { "localizations" : { "en" : { "variations" : { "device" : {
          "iphone" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "Taps" } } } } } } } } } },
        "odd" : [1, true, null, {"a" : "b"}]
      },
      "version" : "1.0"
    }
    """#

  private static let texts = [
    "": "", "login.title": "Sign in … 😀\n", "Entry": "Entry", "days": "%lld days", "device": "Taps", "odd": "odd",
  ]

  @Test("the source language's texts are read, of variations the one for everything else")
  func theSourceLanguagesTextsAreRead() {
    #expect(read(Self.catalogue.utf8) == .texts(Self.texts))
  }

  @Test("the language may come last")
  func theLanguageMayComeLast() {
    let late = Self.catalogue.replacing("  \"sourceLanguage\" : \"en\",\n", with: "")
      .replacing("\"version\" : \"1.0\"", with: "\"sourceLanguage\" : \"en\"")
    #expect(read(late.utf8) == .texts(Self.texts))
  }

  @Test("what is cut off at any byte is told so")
  func whatIsCutOffIsToldSo() {
    let bytes = Array(Self.catalogue.utf8)
    for end in 0..<(bytes.count - 2) {
      guard case .unreadable = read(bytes[..<end]) else {
        Issue.record("read although cut off at \(end)")
        return
      }
    }
  }

  @Test(
    "what is no catalogue is told so",
    arguments: [
      "", "[]", "{}", "7", "{\"strings\":{}}", "{\"sourceLanguage\":3}", "}", "{\"a\"}",
      "{\"sourceLanguage\":\"\\u12\"}",
    ])
  func whatIsNoCatalogueIsToldSo(source: String) {
    guard case .unreadable = read(source.utf8) else {
      Issue.record("\(source) was read")
      return
    }
  }

  @Test("deep nesting needs no stack")
  func deepNestingNeedsNoStack() {
    let open = "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":"
    let deep = String(repeating: "{\"variations\":{\"plural\":{\"other\":", count: 50_000)
    if case .texts = read((open + deep).utf8) { Issue.record("it has no end") }
    let lists = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    #expect(read("{\"sourceLanguage\":\"en\",\"x\":\(lists),\"strings\":{\"k\":{}}}".utf8) == .texts(["k": "k"]))
  }
}
