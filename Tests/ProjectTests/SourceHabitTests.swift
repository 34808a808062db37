import Foundation
import Testing

/// Habits of our own sources that no compiler checks.
struct SourceHabitTests {
  private let files: [SourceFile]

  init() throws { files = try Checkout.swiftFiles(in: "Sources") }

  @Test("no source file has more than 400 lines")
  func noSourceFileHasMoreThan400Lines() {
    #expect(files.count > 50)
    for file in files { #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count - 1) lines") }
  }

  @Test("nothing in the sources ends the process over its input")
  func nothingEndsTheProcessOverItsInput() {
    let words = ["fatalError", "try!", "as!"]
    for file in files where words.contains(where: { file.text.range(of: $0) != nil }) {
      for (number, line) in file.lines.enumerated() {
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        let found = code.firstMatch(of: /\bfatalError\b|\btry!|\bas!/)
        #expect(found == nil, "\(file.path):\(number + 1): \(found.map { String($0.0) } ?? "")")
      }
    }
  }

  @Test("names say what something is for")
  func namesSayWhatSomethingIsFor() throws {
    let empty = /(?:Util|Utils|Utilities|Helper|Helpers|Manager|Common|Core|Shared|Misc|Extensions)/
    let tests = try Checkout.swiftFiles(in: "Tests")
    for path in (files + tests).map(\.path) {
      for step in path.split(separator: "/") {
        let name = step.hasSuffix(".swift") ? step.dropLast(6) : step
        let words = name.matches(of: /[A-Z][a-z]+/).map { String($0.0) }
        #expect(!words.contains { $0.wholeMatch(of: empty) != nil }, "\(path)")
      }
    }
  }

  @Test("a file of a command declares that one")
  func aFileOfACommandDeclaresThatOne() throws {
    let commands = try Checkout.names(in: "Sources/voyager/Commands")
    #expect(commands.allSatisfy { $0.hasSuffix("Command.swift") })
    for file in files where file.path.hasPrefix("Sources/voyager/Commands/") {
      let count = file.text.matches(of: /struct \w+: ParsableCommand/).count
      #expect(count == 1, "\(file.path) declares \(count) commands")
    }
  }
}
