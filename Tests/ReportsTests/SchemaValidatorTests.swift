import SchemaChecking
import Testing

/// The validator is held to account first: a schema test that accepts anything proves nothing.
struct SchemaValidatorTests {
  private func violations(_ schema: String, _ json: String) throws -> [String] {
    let validator = SchemaValidator(schema: try JSONValue(Array(schema.utf8)))
    return validator.violations(in: try JSONValue(Array(json.utf8))).map(\.description)
  }

  @Test(
    "what breaks a schema is told with its place",
    arguments: [
      (#"{"type": "string"}"#, "1", "/: is no string"),
      (#"{"type": ["string", "null"]}"#, "true", "/: is no string or null"),
      (#"{"type": "integer"}"#, "true", "/: is no integer"),
      (#"{"const": "a"}"#, #""b""#, #"/: is not text("a")"#),
      (#"{"enum": ["a", null]}"#, #""b""#, #"/: text("b") is none of the values"#),
      (#"{"pattern": "^[0-9a-f]{4}$"}"#, #""12345""#, "/: '12345' does not match ^[0-9a-f]{4}$"),
      (#"{"minLength": 1}"#, #""""#, "/: is shorter than 1"),
      (#"{"minimum": 1}"#, "0", "/: is below 1"),
      (#"{"minItems": 2}"#, "[1]", "/: has too few items"),
      (#"{"maxItems": 2}"#, "[1, 2, 3]", "/: has too many items"),
      (#"{"items": {"type": "integer"}}"#, #"[1, "a"]"#, "/1: is no integer"),
      (#"{"required": ["a", "b"]}"#, #"{"a": 1}"#, "/: has no 'b'"),
      (#"{"properties": {"a": {"items": {"minimum": 1}}}}"#, #"{"a": [1, 0]}"#, "/a/1: is below 1"),
      (##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "null"}}}"##, "1", "/: is no null"),
      (#"{"anyOf": [{"type": "null"}, {"minimum": 1}]}"#, "0", "/: fits none of the alternatives"),
    ])
  func whatBreaksASchemaIsToldWithItsPlace(schema: String, json: String, violation: String) throws {
    #expect(try violations(schema, json) == [violation])
  }

  @Test(
    "what fits a schema is accepted",
    arguments: [
      (#"{"type": ["string", "null"]}"#, "null"), (#"{"enum": ["a", null]}"#, "null"), (#"{"minimum": 1}"#, #""a""#),
      (#"{"required": ["a"], "title": "x"}"#, #"{"a": 1, "more": 2}"#), (#"{"items": {"type": "integer"}}"#, "[]"),
      (#"{"properties": {"a": {"type": "null"}}}"#, "{}"), (#"{"anyOf": [{"type": "null"}, {"minimum": 1}]}"#, "null"),
    ])
  func whatFitsASchemaIsAccepted(schema: String, json: String) throws {
    #expect(try violations(schema, json) == [])
  }

  @Test(
    "a schema that is not understood is refused",
    arguments: [
      (#"{"maximum": 3}"#, "/: the schema's 'maximum' is not understood"),
      (##"{"$ref": "#/$defs/b"}"##, "/: the schema's '#/$defs/b' leads nowhere"),
      (#"{"minLength": "a"}"#, "/: the schema's 'minLength' is not understood"),
    ])
  func aSchemaThatIsNotUnderstoodIsRefused(schema: String, violation: String) throws {
    #expect(try violations(schema, "1") == [violation])
  }

  @Test(
    "what is no JSON is refused",
    arguments: ["", "{", "[1,]", #"{"a" 1}"#, #"{"a": 1, "a": 2}"#, "1 2", "\"\u{1}\"", #""\x""#, "1.5", "nul"])
  func whatIsNoJSONIsRefused(json: String) {
    #expect(throws: JSONValue.Malformed.self) { try JSONValue(Array(json.utf8)) }
  }

  @Test("escapes are read")
  func escapesAreRead() throws {
    #expect(try JSONValue(Array(#""\u00e9\ud83e\udded\n\"\\é""#.utf8)) == .text("é🧭\n\"\\é"))
  }
}
