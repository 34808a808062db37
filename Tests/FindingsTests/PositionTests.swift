import Findings
import Testing

@Suite struct PositionTests {
  private func range(_ start: (Int, Int), _ end: (Int, Int)) -> SourceRange {
    SourceRange(Position(line: start.0, column: start.1), Position(line: end.0, column: end.1))
  }

  @Test func positionsAreOrderedByLineThenColumn() {
    let sorted = [
      Position(line: 1, column: 1), Position(line: 1, column: 9), Position(line: 2, column: 1),
      Position(line: 10, column: 3),
    ]
    #expect(sorted.shuffled().sorted() == sorted)
    #expect(Position.start == Position(line: 1, column: 1))
  }

  @Test func aRangeHoldsItsStartAndNotItsEnd() {
    let range = range((2, 5), (3, 2))
    #expect(range.contains(Position(line: 2, column: 5)))
    #expect(range.contains(Position(line: 2, column: 80)))
    #expect(range.contains(Position(line: 3, column: 1)))
    #expect(!range.contains(Position(line: 3, column: 2)))
    #expect(!range.contains(Position(line: 2, column: 4)))
  }

  @Test func anEmptyRangeHoldsNothing() {
    #expect(!range((1, 1), (1, 1)).contains(.start))
  }

  @Test func placesAreOrderedByFileFirst() {
    let places = [
      Place(file: "A/a.swift", range: range((9, 1), (9, 2))), Place(file: "A/b.swift", range: range((1, 1), (1, 2))),
      Place(file: "A/b.swift", range: range((1, 1), (1, 3))), Place(file: "B.swift", range: range((1, 1), (1, 1))),
    ]
    #expect(places.reversed().sorted() == places)
    #expect(places[0].line == 9 && places[0].column == 1)
  }
}
