import Testing

@testable import LocalizedTexts

/// `.strings` files, right and wrong.
struct StringsTableTests {
  private func read(_ bytes: some Sequence<UInt8>) -> TableReading {
    Array(bytes).withUnsafeBufferPointer { readTable(named: "Localizable.strings", $0) }
  }

  private func texts(_ source: String) -> [String: String] {
    if case .texts(let texts) = read(source.utf8) { texts } else { ["": "unreadable"] }
  }

  @Test("entries, comments and bare words are read")
  func entriesCommentsAndBareWords() {
    #expect(
      texts(
        """
        /* The first * / screen */
        "login.title" = "Sign in"; // "no" = "entry";
        // Another
        "url" = "https://example.org/*";
        plain_key = word;
        "itself";
        'single'='quotes'
        """) == [
          "login.title": "Sign in", "url": "https://example.org/*", "plain_key": "word", "itself": "itself",
          "single": "quotes",
        ])
  }

  @Test(
    "escapes are decoded",
    arguments: [
      (#"a\"b\\c"#, #"a"b\c"#), (#"one\ntwo\tthree"#, "one\ntwo\tthree"), (#"\U00e4\u00DF"#, "äß"),
      (#"\Ud83d\Ude00!"#, "😀!"), (#"\Ud83d"#, "\u{fffd}"), (#"\344"#, "ä"), (#"it\'s"#, "it's"), (#"\q"#, "q"),
    ])
  func escapesAreDecoded(written: String, text: String) {
    #expect(texts("\"k\" = \"\(written)\";") == ["k": text])
  }

  @Test("UTF-16 is told by its mark or its zeros, UTF-8 may have a mark")
  func encodings() {
    let source = "\"k\" = \"Größe 😀\";"
    let little = Array(source.utf16).flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let big = Array(source.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    for bytes in [[0xff, 0xfe] + little, [0xfe, 0xff] + big, little, big, [0xef, 0xbb, 0xbf] + Array(source.utf8)] {
      #expect(read(bytes) == .texts(["k": "Größe 😀"]))
    }
  }

  @Test("what is no text is told so")
  func whatIsNoTextIsToldSo() {
    #expect(read([0x22, 0xe4, 0x22]) == .unreadable("neither UTF-8 nor UTF-16"))
    #expect(read("bplist00".utf8) == .unreadable("a property list in place of a strings table"))
    #expect(read("<?xml version=\"1.0\"?>".utf8) == .unreadable("a property list in place of a strings table"))
    #expect(read([]) == .texts([:]))
  }

  @Test("a file that is cut off at any byte gives what was whole")
  func aFileThatIsCutOff() {
    let source = Array("\u{feff}\"a\" = \"1\"; /* x */ \"b\" = \"\\U00e4\";".utf8)
    for end in source.indices {
      guard case .texts(let texts) = read(source[..<end]) else { continue }
      #expect(Set(texts.keys).isSubset(of: ["a", "b"]))
    }
    let units: [UInt8] = Array("\"a\" = \"1\";".utf16).flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let wide: [UInt8] = [0xff, 0xfe] + units + [0x22]
    #expect(read(wide) == .texts(["a": "1"]))
  }

  @Test("a missing semicolon, a stray sign and a nested value cost no other entry")
  func mistakesCostNoOtherEntry() {
    #expect(texts("\"a\" = \"1\"\n\"b\" = \"2\";;\n= { \"c\" = \"3\"; }") == ["a": "1", "b": "2", "c": "3"])
  }

  @Test("of equal keys the last counts")
  func ofEqualKeysTheLastCounts() {
    #expect(texts("\"a\" = \"1\"; \"a\" = \"2\";") == ["a": "2"])
  }

  @Test(
    "a large file takes one walk, whatever is in it", arguments: ["\"", "/*", "\\\"", "\"k\" = \"v\";\n", "{", "\0"])
  func aLargeFileTakesOneWalk(piece: String) {
    let count = 500_000 / piece.utf8.count
    let bytes = Array(String(repeating: piece, count: count).utf8)
    if case .texts(let texts) = read(bytes) { #expect(texts.count <= 2) }
  }
}
