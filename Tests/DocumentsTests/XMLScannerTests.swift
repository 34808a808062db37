import Findings
import Testing

@testable import Documents

@Suite struct XMLScannerTests {
  /// What the scanner makes of a text: `<name` for a start, `>` for an end, texts as they are, a problem with its place.
  private func events(_ text: String) -> [String] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var scanner = XMLScanner(bytes)
      var found: [String] = []
      do throws(XMLProblem) {
        while let event = try scanner.next() {
          switch event {
          case .start(let tag):
            let attributes = try scanner.attributes(of: tag).map { " \($0.name)=\($0.value)" }.joined()
            found.append("<\(scanner.name(of: tag))\(attributes)")
          case .end: found.append(">")
          case .text(let range): found.append(try scanner.text(range, at: scanner.position))
          }
        }
      } catch {
        found.append("\(error.position.line):\(error.position.column) \(error.message)")
      }
      return found
    }
  }

  @Test func tagsAttributesAndTextsComeInTheirOrder() {
    #expect(
      events("<?xml version=\"1.0\"?>\n<a b='1' c=\"2\"><!-- d --><e/>f &amp; g</a>") == [
        "<a b=1 c=2", "<e", ">", "f & g", ">",
      ])
  }

  @Test func entitiesOfXMLItselfAreReplaced() {
    #expect(events("<a b=\"&lt;&gt;&quot;&apos;&#65;&#x42;\"/>") == ["<a b=<>\"'AB", ">"])
  }

  @Test func aCDATASectionIsText() {
    #expect(events("<a><![CDATA[<b>]]></a>") == ["<a", "<b>", ">"])
  }

  @Test func aByteOrderMarkIsNoText() {
    #expect(events("\u{FEFF}<a/>") == ["<a", ">"])
  }

  @Test(arguments: [
    ("<a>\n<b></a>", "2:4 <b> is closed by </a>"),
    ("<a>\n  <b", "2:3 the document ends inside the tag <b>"),
    ("<a>\n<b/>\n", "3:1 the document ends inside <a>"),
    ("</a>", "1:1 </a> closes nothing"),
    ("<a/><b/>", "1:5 a second element beside the document's own"),
    ("<a b=c/>", "1:4 the value of 'b' has no quotation marks"),
    ("<a b/>", "1:4 an attribute is written as name=\"value\""),
    ("<a b=\"&bomb;\"/>", "1:7 nothing says what the entity '&bomb;' is"),
    ("<a b=\"R&D\"/>", "1:7 '&' begins no entity: it is written '&amp;'"),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>",
      "1:1 a document type is declared here, as no Interface Builder document has one"
    ),
    ("<a><!-- ", "1:4 a comment has no end"),
    ("", "1:1 there is no XML here"),
    ("{\"a\": 1}", "1:9 '{\"a\":' stands outside of all elements: this is no XML document"),
  ])
  func whatIsNotUnderstoodIsAProblemWithAPlace(text: String, problem: String) {
    #expect(events(text).last == problem)
  }

  @Test func deepNestingEnds() {
    let count = XMLScanner.deepest + 1
    #expect(events(String(repeating: "<a>", count: count)).last?.contains("nested more than") == true)
  }

  @Test func attributesOverSeveralLinesHaveTheirOwnPlaces() throws {
    let text = "<a\n  b=\"1\"\n  c=\"2\"/>"
    let places = try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var scanner = XMLScanner(bytes)
      guard case .start(let tag)? = try scanner.next() else { return [Position]() }
      return try scanner.attributes(of: tag).map(\.range.start)
    }
    #expect(places == [Position(line: 2, column: 3), Position(line: 3, column: 3)])
  }
}
