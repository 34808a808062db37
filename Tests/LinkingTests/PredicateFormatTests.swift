import Testing

@testable import Linking

@Suite struct PredicateFormatTests {
  @Test(arguments: [
    ("identifier == 'a'", ["identifier equals text(\"a\")"]),
    ("identifier = \"a b\"", ["identifier equals text(\"a b\")"]),
    ("identifier == %@", ["identifier equals argument(0)"]),
    ("enabled == %@ AND identifier == %@", ["identifier equals argument(1)"]),
    ("identifier BEGINSWITH 'a.'", ["identifier begins text(\"a.\")"]),
    ("self.identifier endswith[c] 'a'", ["identifier ends text(\"a\")"]),
    (
      "(label CONTAINS[cd] 'x') OR (identifier IN %@)", ["label contains text(\"x\")", "identifier equals argument(0)"]
    ),
    ("identifier MATCHES 'a.*'", ["identifier other text(\"a.*\")"]),
    ("label=='x'", ["label equals text(\"x\")"]),
    ("isSelected == true && value != nil", []),
    ("exists == 1", []),
    ("%K == %@", ["identifier equals argument(1)"]),
    ("label CONTAINS 'it''s'", ["label contains text(\"it\")"]),
    ("identifier ==", []),
    ("", []),
  ])
  func comparisonsWithATextAreRead(format: String, comparisons: [String]) {
    let read = PredicateFormat(format) { _ in "identifier" }.comparisons
    #expect(read.map { "\($0.attribute) \($0.means) \($0.operand)" } == comparisons)
  }
}
