import Documents
import Findings
import Testing

@Suite struct DocumentChangeTests {
  private let attribute = """
    <document>
        <label id="b">
            <rect key="frame"/>
            <accessibility key="accessibilityConfiguration" identifier="a&amp;b" label="Sum"/>
        </label>
    </document>
    """

  private let runtimeAttributes = """
    <document>
        <barButtonItem id="b">
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="old"/>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="old"/>
            </userDefinedRuntimeAttributes>
        </barButtonItem>
    </document>
    """

  /// The place of the `count`th line that holds the text, at the text.
  private func place(of text: String, in source: String) throws -> Position {
    let range = try #require(source.firstRange(of: text))
    let before = source[..<range.lowerBound]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return Position(line: line.count, column: (line.last?.utf8.count ?? 0) + 1)
  }

  // MARK: Another one

  @Test func anotherIdentifier() {
    #expect(
      edited(attribute) { $0.changing("a&b", to: "<c>", inObject: "b") }
        == attribute.replacing("a&amp;b", with: "&lt;c&gt;"))
    #expect(
      edited(runtimeAttributes) { $0.changing("old", to: "new", inObject: "b") }
        == runtimeAttributes.replacing(
          #"Identifier" value="old""#, with: #"Identifier" value="new""#))
    #expect(
      edited(attribute) { $0.changing("a", to: "c", inObject: "b") } == "impossible: it has no identifier 'a'")
  }

  @Test func bothOfOneObject() {
    let source = """
      <document><label id="b"><accessibility key="accessibilityConfiguration" identifier="a"/>\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="accessibilityIdentifier">\
      <string key="value">a</string></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label></document>
      """
    #expect(
      edited(source) { $0.changing("a", to: "c", inObject: "b") }
        == source.replacing(#"identifier="a""#, with: #"identifier="c""#).replacing(
          ">a<", with: ">c<"))
  }

  @Test func byItsPlace() throws {
    let name = try place(of: "identifier=", in: attribute)
    #expect(
      edited(attribute) { $0.changing(at: name, to: "c") }
        == attribute.replacing("a&amp;b", with: "c"))
    let path = try place(of: "keyPath=\"accessibilityIdentifier\"", in: runtimeAttributes)
    #expect(
      edited(runtimeAttributes) { $0.changing(at: path, to: "c") }
        == runtimeAttributes.replacing(#"Identifier" value="old""#, with: #"Identifier" value="c""#))
    let label = try place(of: "label=", in: attribute)
    #expect(edited(attribute) { $0.changing(at: label, to: "c") } == "impossible: no identifier is given there")
  }

  // MARK: None

  @Test func theAttributeGoesWhereTheElementSaysMore() {
    #expect(
      edited(attribute) { $0.deletion(of: "a&b", inObject: "b") }
        == attribute.replacing(" identifier=\"a&amp;b\"", with: ""))
  }

  @Test func theElementGoesWhereItSaysNothingElse() throws {
    let source = attribute.replacing(" label=\"Sum\"", with: "").replacing("a&amp;b", with: "")
    let left = """
      <document>
          <label id="b">
              <rect key="frame"/>
          </label>
      </document>
      """
    let name = try place(of: "identifier=", in: source)
    #expect(edited(source) { $0.deletion(at: name) } == left)
    #expect(
      edited(source.replacing("\n", with: "\r\n")) { $0.deletion(at: name) }
        == left.replacing("\n", with: "\r\n"))
    let alone = source.replacing("\n        <rect key=\"frame\"/>", with: "")
    #expect(
      edited(alone) { $0.deletion(of: "", inObject: "b") } == "<document>\n    <label id=\"b\"/>\n</document>")
  }

  @Test func theListOfRuntimeAttributesGoesWithItsLast() {
    let one = runtimeAttributes.replacing(
      "\n            <userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityLabel\" value=\"old\"/>",
      with: "")
    #expect(
      edited(one) { $0.deletion(of: "old", inObject: "b") }
        == "<document>\n    <barButtonItem id=\"b\"/>\n</document>")
    #expect(
      edited(runtimeAttributes) { $0.deletion(of: "old", inObject: "b") }
        == runtimeAttributes.replacing(
          "\n            <userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityIdentifier\" value=\"old\"/>",
          with: ""))
  }

  // MARK: Allowing

  @Test(arguments: [
    (
      #"<label id="b" customClass="Sum"/>"#,
      #"<label id="b" userLabel="voyager:allow missing-identifier no &quot;tests&quot; yet" customClass="Sum"/>"#
    ),
    (
      #"<label id="b" userLabel="Sum"/>"#,
      #"<label id="b" userLabel="Sum voyager:allow missing-identifier no &quot;tests&quot; yet"/>"#
    ),
    (
      #"<label id="b" userLabel="Sum voyager:allow blank-identifier later"/>"#,
      #"<label id="b" userLabel="Sum voyager:allow blank-identifier, missing-identifier later; no &quot;tests&quot; yet"/>"#
    ),
    (
      #"<label id="b" userLabel="voyager:allow missing-identifier later"/>"#,
      "impossible: its label 'voyager:allow missing-identifier later' allows it already"
    ),
    (
      #"<label id="b" userLabel="voyager:allow-file missing-identifier later"/>"#,
      "impossible: its label 'voyager:allow-file missing-identifier later' says something else to Voyager already"
    ),
  ]) func allowance(_ before: String, _ after: String) throws {
    let source = "<document>\n    \(before)\n</document>"
    let result = edited(source) {
      $0.allowance(of: "missing-identifier", because: "no \"tests\"\n yet", at: Position(line: 2, column: 6))
    }
    #expect(result == (after.hasPrefix("impossible") ? after : "<document>\n    \(after)\n</document>"))
  }

  @Test func allowanceOfWhatIsFoundAboutAnIdentifier() throws {
    let place = try place(of: "identifier=", in: attribute)
    #expect(
      edited(attribute) { $0.allowance(of: "blank-identifier", because: "later", at: place) }
        == attribute.replacing(
          "<label id=\"b\"", with: "<label id=\"b\" userLabel=\"voyager:allow blank-identifier later\""))
    #expect(
      edited(attribute) { $0.allowance(of: "blank-identifier", because: "later", at: .start) }
        == "impossible: no object is there")
  }
}
