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
    ("NOT label == 'x'", []),
    ("NOT (label == 'x' OR enabled == true) AND identifier == 'y'", ["identifier equals text(\"y\")"]),
    ("!(label == 'x') && !(NOT identifier BEGINSWITH 'y')", ["identifier begins text(\"y\")"]),
    ("label != 'x' AND NOT identifier <> 'y'", ["identifier equals text(\"y\")"]),
    ("identifier IN {'a', \"b\", %@}", ["identifier equals text(\"a\") text(\"b\") argument(0)"]),
    ("identifier ==", []),
    (") identifier == 'a'", ["identifier equals text(\"a\")"]),
    ("", []),
  ])
  func comparisonsWithATextAreRead(format: String, comparisons: [String]) {
    let read = PredicateFormat(format) { _ in "identifier" }.comparisons
    #expect(
      read.map { "\($0.attribute) \($0.means) \($0.operands.map { "\($0)" }.joined(separator: " "))" } == comparisons)
  }

  @Test(arguments: [
    ("label == 'x' OR identifier == 'a' OR identifier == 'b'", ["a", "b"]),
    ("label == 'x' AND (identifier == 'a' OR identifier == 'b')", ["a"]),
    ("label == 'x' || label == 'y'", ["x", "y"]),
    ("label == 'x' || value == 'y'", ["x"]),
    ("NOT label == 'x'", []),
  ])
  func whatIsLookedForIsTheFirstOrAnyOfSeveral(format: String, texts: [String]) {
    let decisive = PredicateFormat(format).decisive(preferring: ["identifier"])
    #expect(decisive.flatMap(\.operands) == texts.map { .text($0) })
  }

  @Test(arguments: [
    ("identifier == 'a'", false), ("identifier == 'a' OR label == 'a'", false),
    ("identifier == 'a' OR label == 'b'", true),
    ("identifier == 'a' OR identifier == 'b'", false), ("identifier == 'a' AND label == 'b'", false),
    ("identifier == 'a' OR hittable == YES", true),
    ("(identifier == 'a' OR identifier == 'b') AND enabled == YES", true),
  ])
  func anotherSideMayBeMet(format: String, isMet: Bool) {
    let format = PredicateFormat(format)
    #expect(format.mayBeMet(without: format.decisive(preferring: ["identifier"])) == isMet)
  }
}
