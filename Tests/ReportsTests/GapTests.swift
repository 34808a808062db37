import Findings
import Inventory
import Taxonomy
import Testing

@testable import Reports

struct GapTests {
  @Test("a screen has a row and each of its gaps a line")
  func aScreenHasARowAndEachOfItsGapsALine() {
    #expect(
      GapText.print(Samples.mixed) == """
        screen     controls  identified  gaps  owner   source
        login             3           1     2  Native  LoginView, Login/LoginView.swift:3
            Button  button  "Sign in"      login.signIn  Login/LoginView.swift:9:3
            Link    link    "A | "B" \u{fffd}🧭"  login.help    Shared/Help.swift:4:5, also on orders
        orders            2           1     1  Native  OrdersView, Orders.swift:1
            and 1 listed under another screen
        no screen         1           1     0  -       -

        2 gaps: 3 of 5 controls identified
        1 control has an identifier that source does not tell: no gap
        1 screen has no controls

        """)
  }

  @Test("the same as a page to hand over")
  func theSameAsAPageToHandOver() {
    #expect(
      GapMarkdown.print(Samples.mixed) == """
        ## Gaps: controls without an identifier

        3 of 5 controls identified.

        1 control has an identifier that source does not tell: no gap.

        1 screen has no controls.

        | screen | source | controls | identified | gaps | owner |
        | --- | --- | ---: | ---: | ---: | --- |
        | `login` | `LoginView`, `Login/LoginView.swift:3` | 3 | 1 | 2 | Native |
        | `orders` | `OrdersView`, `Orders.swift:1` | 2 | 1 | 1 | Native |
        | no screen |  | 1 | 1 | 0 |  |

        ### `login`

        | element | type | label | proposed identifier | place |
        | --- | --- | --- | --- | --- |
        | `Button` | `button` | Sign in | `login.signIn` | `Login/LoginView.swift:9:3` |
        | `Link` | `link` | A \\| "B" \u{fffd}🧭 | `login.help` | `Shared/Help.swift:4:5`, also on `orders` |

        ### `orders`

        And 1 listed under another screen.

        """)
  }

  @Test("no controls are no gaps")
  func noControlsAreNoGaps() {
    #expect(GapText.print(Samples.empty) == "no controls found in 0 files\n")
    #expect(GapMarkdown.print(Samples.empty) == "## Gaps: controls without an identifier\n\nNo controls found.\n")
  }

  @Test("screens with most gaps come first, equal ones as the report has them")
  func screensWithMostGapsComeFirstEqualOnesAsTheReportHasThem() {
    var report = Samples.mixed
    report.inventory.screens.swapAt(0, 1)
    #expect(GapList(report).rows.map(\.screen?.name) == ["login", "orders", nil])
    report.inventory.elements.removeAll { $0.proposed == "login.signIn" }
    #expect(GapList(report).rows.map(\.screen?.name) == ["orders", "login", nil])
  }

  @Test("a gap is listed under the first screen that the report has, whatever the order of rows")
  func aGapIsListedUnderTheFirstScreenThatTheReportHasWhateverTheOrderOfRows() throws {
    var report = Samples.mixed
    report.inventory.screens.swapAt(0, 1)
    let rows = GapList(report).rows
    #expect(rows[0].gaps.map(\.element.kind) == ["Button"])
    #expect(rows[0].elsewhere == 1)
    #expect(rows[1].gaps.map(\.alsoOn) == [["login"]])
  }

  @Test("a control that only one screen leaves bare is a gap there alone")
  func aControlThatOnlyOneScreenLeavesBareIsAGapThereAlone() {
    var report = Samples.mixed
    for index in report.inventory.elements.indices where report.inventory.elements[index].screen == "login" {
      report.inventory.elements[index].identifier = .known("login.x")
    }
    let rows = GapList(report).rows
    #expect(rows.map { $0.coverage.gaps } == [1, 0, 0])
    #expect(rows[0].gaps.map(\.element.proposed) == ["orders.help"])
    #expect(rows[0].gaps[0].alsoOn == [])
  }

  @Test("a control that no screen shows has a last group")
  func aControlThatNoScreenShowsHasALastGroup() {
    var report = Samples.mixed
    report.inventory.elements[5].identifier = .none
    let last = GapList(report).rows.last
    #expect(last?.screen == nil)
    #expect(last?.gaps.map(\.element.kind) == ["Toggle"])
    #expect(GapMarkdown.print(report).hasSuffix("| `Toggle` | `switch` |  |  | `Shared/Old.swift:7:5` |\n"))
  }

  @Test("a style that is the project's own is told")
  func aStyleThatIsTheProjectsOwnIsTold() {
    var report = Samples.mixed
    report.proposalStyle = ProposalStyle(
      Convention(words: .snake_case, segments: 1...1), followed: .init(accepted: 97, total: 100))
    #expect(
      GapText.print(report).contains(
        "\nproposed identifiers are written as 'screen_element_button', as 97 % of the project's are; "
          + "'convention:' in .voyager.yml chooses another style\n"))
    #expect(!GapText.print(Samples.mixed).contains("proposed identifiers are written"))
  }
}
