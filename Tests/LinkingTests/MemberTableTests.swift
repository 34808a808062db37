import Findings
import Inventory
import Testing

@testable import Linking

@Suite struct MemberTableTests {
  private func function(_ name: String, line: Int) -> FunctionFact {
    FunctionFact(
      name: name, position: Position(line: line, column: 1), parameters: [], result: nil, isStatic: false,
      attributes: [], body: nil)
  }

  private var table: MemberTable {
    var members = MemberList()
    members.append(
      MemberFacts(functions: [function("save", line: 1), function("init", line: 2), function("body", line: 3)]), file: 0
    )
    members.append(MemberFacts(functions: [function("init", line: 4)]), file: 1)
    return MemberTable(members)
  }

  @Test("members of one name come in the order of their declaration")
  func byName() {
    #expect(table["init"]?.map(\.position.line) == [2, 4])
    #expect(table["body"]?.map(\.position.line) == [3])
    #expect(table["init"]?.map(\.file) == [0, 1])
    #expect(table["close"] == nil)
    #expect(MemberTable()["init"] == nil)
  }

  @Test("an overload stands beside its like, or is left out")
  func overloads() {
    #expect(table.all.map(\.position.line) == [1, 2, 3, 4])
    #expect(table.byName.map(\.position.line) == [1, 2, 4, 3])
    #expect(table.firstOfEachName.map(\.position.line) == [1, 2, 3])
  }
}

@Suite struct NameSearchTests {
  @Test("a filter finds every name it looks for, and few others")
  func filter() {
    let wanted = (0..<4_000).map { "wanted\($0)" }
    let filter = NameFilter(wanted)
    #expect(wanted.allSatisfy { filter.mayContain($0) })
    // One bit a name would take about forty of them for one that is looked for.
    #expect((0..<10_000).count { filter.mayContain("other\($0)") } < 5)
  }

  @Test("indices that are joined say the same as one")
  func joining() {
    let pieces = ["save", "load", "save", "go"].map { NameSet([NameSet.hash($0)]) }
    var (first, second) = (NameIndex(), NameIndex())
    for piece in pieces[..<1] { first.append(piece) }
    for piece in pieces[1...] { second.append(piece) }
    let joined = NameIndex(joining: [first, NameIndex(), second])
    #expect(joined.pieces(in: 0..<4, using: NameFilter(["save"])) == [0, 2])
    #expect(joined.pieces(in: 3..<4, using: NameFilter(["go"])) == [3])
  }
}

@Suite struct PartTests {
  @Test("parts cover all of the work once, and their outcomes keep its order")
  func order() {
    #expect(inParts(of: 1_000) { Array($0) }.flatMap { $0 } == Array(0..<1_000))
    #expect(inParts(of: 1) { Array($0) } == [[0]])
    #expect(inParts(of: 0) { Array($0) }.isEmpty)
  }
}
