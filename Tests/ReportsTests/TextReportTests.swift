import Findings
import Inventory
import Taxonomy
import Testing

@testable import Reports

struct TextReportTests {
  @Test("findings come by screen, then coverage, then what to do next")
  func findingsComeByScreenThenCoverageThenWhatToDoNext() {
    #expect(
      TextReport.print(Samples.mixed, source: Samples.source) == """
        login · LoginView, Login/LoginView.swift:3 · 1 of 3 controls identified
        ───────────────────────────────────────────────────────────────────────
        Login/LoginView.swift:30:8: error: 'login.email.field' is given twice [duplicate-identifier]
            Login/LoginView.swift:6:8: note: first given here

        Login/LoginView.swift:9:3: warning: 'Button' has no identifier [missing-identifier]
            Button("Sign in") { signIn() }
            ^~~~~~
            fix: give it 'login.signIn'

        orders · OrdersView, Orders.swift:1 · 1 of 2 controls identified
        ────────────────────────────────────────────────────────────────
        Orders.swift:12:8: info: <b> `@State` | "日本"␛[31m #1 [text-in-identifier]
            Text("日本").overlay { Badge() }
                 ^~~~~~

        without a screen
        ────────────────
        info: most identifiers are written in 'snake_case' [malformed-identifier]

        coverage          controls  identified  unresolved  missing
        login                    3           1           0        2    33 %
        orders                   2           1           0        1    50 %
        without a screen         1           1           1        0   100 %
        in all                   5           3           1        2    60 %
        a control that several screens show counts once in all
        unresolved: identified, by something that source does not tell; never counted as missing
        1 screen without controls is not listed

        1 error, 1 warning, 2 info · 3 files, 3 screens, 3 of 5 controls identified
        3 files were skipped or read in part: 2 not UTF-8, 1 nested too deeply
        next: voyager explain duplicate-identifier  why it matters and what to write instead

        """)
  }

  @Test("nothing analysed is said, never passed over")
  func nothingAnalysedIsSaidNeverPassedOver() {
    #expect(
      TextReport.print(Samples.empty) == """
        no findings · 0 files, 0 screens, no controls
        1 file was skipped or read in part: 1 not UTF-8
        nothing was analysed: name a folder or file with an app's source

        """)
  }

  @Test("three findings of a rule stand for the rest on a screen")
  func threeFindingsOfARuleStandForTheRestOnAScreen() {
    let text = TextReport.print(Samples.many)
    #expect(text.split(separator: "\n").filter { $0.contains("warning:") }.count == 3)
    #expect(
      text.contains("\nand 12 more of this rule on this screen (see --format json, or --only missing-identifier)\n"))

    let all = TextReport.print(Samples.many, options: .init(perRule: nil))
    #expect(all.split(separator: "\n").filter { $0.contains("warning:") }.count == 15)
    #expect(!all.contains("more of this rule"))
  }

  @Test("colour changes nothing but the colour")
  func colourChangesNothingButTheColour() throws {
    let coloured = TextReport.print(Samples.mixed, options: .init(isColoured: true), source: Samples.source)
    #expect(coloured.contains("\u{1b}[1;31merror:\u{1b}[0m"))
    let plain = coloured.replacing(try Regex("\u{1b}\\[[0-9;]*m"), with: "")
    #expect(plain == TextReport.print(Samples.mixed, source: Samples.source))
  }

  @Test("without colour nothing is left for a terminal to obey")
  func withoutColourNothingIsLeftForATerminalToObey() {
    for sample in Sample.allCases {
      #expect(!TextReport.print(sample.report, source: Samples.source).contains("\u{1b}"))
    }
  }

  @Test("the next step follows from the outcome")
  func theNextStepFollowsFromTheOutcome() {
    var report = Samples.mixed
    #expect(NextStep.after(report).map(\.command) == ["voyager explain duplicate-identifier"])
    report.findings = []
    #expect(NextStep.after(report).map(\.command) == ["voyager gaps App"])
    report.root = "My App's"
    #expect(NextStep.after(report).map(\.command) == ["voyager gaps 'My App'\\''s'"])

    report.inventory.elements = report.inventory.elements.filter { $0.identifier.state != .none }
    report.root = "."
    #expect(NextStep.after(report).map(\.command) == ["voyager audit --fail-on warning"])
    #expect(NextStep.after(Samples.empty) == [])
  }

  @Test("many gaps suggest the gap list beside the rule")
  func manyGapsSuggestTheGapListBesideTheRule() {
    var report = Samples.many
    let bare = report.inventory.elements.filter { $0.identifier.state == .none }
    report.inventory.elements += (0..<4).flatMap { number in
      bare.map { element in
        var element = element
        element.place.file = "More\(number).swift"
        return element
      }
    }
    #expect(NextStep.after(report).map(\.command) == ["voyager explain missing-identifier", "voyager gaps App"])
    #expect(TextReport.print(report).hasSuffix("the 10 controls without an identifier, with names to give them\n"))
  }

  @Test("many reasons for skipping are counted together")
  func manyReasonsForSkippingAreCountedTogether() {
    let skipped = (1...5).map { Report.Skipped(file: "\($0).swift", reason: "reason \($0)") }
    #expect(
      SkippedFiles(skipped).sentence
        == "5 files were skipped or read in part: 1 reason 1, 1 reason 2, 1 reason 3, 2 for other reasons (see --format json)"
    )
    #expect(SkippedFiles([]).sentence == nil)
  }
}
