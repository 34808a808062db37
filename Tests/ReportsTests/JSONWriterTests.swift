import SchemaChecking
import Testing

@testable import Reports

struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(
    "text is escaped where it must be and copied elsewhere",
    arguments: [
      ("plain", #""plain""#), ("", #""""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{1f}\u{7f}", "\"\\u0000\\u001f\u{7f}\""), ("é日🧭", #""é日🧭""#),
      ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#), ("\u{2027}\u{202a}…€", "\"\u{2027}\u{202a}…€\""),
      ("\u{2028}", #""\u2028""#), ("\r\n\"\"", #""\r\n\"\"""#),
    ])
  func textIsEscapedWhereItMustBeAndCopiedElsewhere(text: String, json: String) {
    #expect(written { $0.value(text) } == json)
  }

  @Test("every text is read back as it was")
  func everyTextIsReadBackAsItWas() throws {
    for value in (0...0x2fff).compactMap(Unicode.Scalar.init(_:)) {
      let text = "a\(Character(value))b"
      var json = JSONWriter()
      json.value(text)
      #expect(try JSONValue(json.bytes) == .text(text))
    }
  }

  @Test(
    "numbers are written in digits",
    arguments: [
      (0, "0"), (9, "9"), (10, "10"), (-1, "-1"), (-120, "-120"), (1_234_567, "1234567"), (.max, "\(Int.max)"),
      (.min, "\(Int.min)"),
    ])
  func numbersAreWrittenInDigits(number: Int, json: String) {
    #expect(written { $0.value(number) } == json)
  }

  @Test("commas stand between keys and values only")
  func commasStandBetweenKeysAndValuesOnly() {
    let json = written { json in
      json.openObject()
      json.field("a", 1)
      json.field("b", ifAny: nil)
      json.field("c", true)
      json.key("d")
      json.array([1, 2]) { $0.value($1) }
      json.key("e")
      json.array([Int]()) { $0.value($1) }
      json.key("f")
      json.null()
      json.key("g")
      json.hexadecimal(0xab)
      json.closeObject()
    }
    #expect(json == #"{"a":1,"c":true,"d":[1,2],"e":[],"f":null,"g":"00000000000000ab"}"#)
  }
}
