import Testing

@testable import Reports

struct MarkdownReportTests {
  @Test("a comment has a summary, coverage and findings by screen")
  func aCommentHasASummaryCoverageAndFindingsByScreen() {
    #expect(
      MarkdownReport.print(Samples.mixed) == """
        ## Accessibility identifiers

        | controls | identified | unresolved | missing | errors | warnings | info | screens | files |
        | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | 5 | 3 (60 %) | 1 | 2 | 1 | 1 | 2 | 3 | 3 |

        3 files were skipped or read in part: 2 not UTF-8, 1 nested too deeply

        <details><summary>Coverage by screen</summary>

        | screen | source | controls | identified | unresolved | missing |  |
        | --- | --- | ---: | ---: | ---: | ---: | ---: |
        | `login` | `Login/LoginView.swift:3` | 3 | 1 | 0 | 2 | 33 % |
        | `orders` | `Orders.swift:1` | 2 | 1 | 0 | 1 | 50 % |
        | without a screen |  | 1 | 1 | 1 | 0 | 100 % |
        | in all |  | 5 | 3 | 1 | 2 | 60 % |

        a control that several screens show counts once in all

        unresolved: identified, by something that source does not tell; never counted as missing

        1 screen without controls is not listed

        </details>

        ### `login`

        `LoginView`, `Login/LoginView.swift:3`: 1 of 3 controls identified

        - **error** `Login/LoginView.swift:30:8`: 'login.email.field' is given twice (`duplicate-identifier`)
          - `Login/LoginView.swift:6:8`: first given here
        - **warning** `Login/LoginView.swift:9:3`: 'Button' has no identifier (`missing-identifier`)
          - fix: give it 'login.signIn'

        ### `orders`

        `OrdersView`, `Orders.swift:1`: 1 of 2 controls identified

        - **info** `Orders.swift:12:8`: &lt;b&gt; \\`@&#8203;State\\` \\| "日本"␛\\[31m #&#8203;1 (`text-in-identifier`)

        ### Without a screen

        - **info** most identifiers are written in 'snake\\_case' (`malformed-identifier`)

        """)
  }

  @Test("nothing analysed is said")
  func nothingAnalysedIsSaid() {
    let text = MarkdownReport.print(Samples.empty)
    #expect(text.contains("**Nothing was analysed.**"))
    #expect(text.hasSuffix("\nNo findings.\n"))
    #expect(!text.contains("<details>"))
  }

  @Test("three findings of a rule stand for the rest on a screen")
  func threeFindingsOfARuleStandForTheRestOnAScreen() {
    #expect(MarkdownReport.print(Samples.many).hasSuffix("- and 12 more of `missing-identifier` on this screen\n"))
  }

  @Test("a comment that would grow too long says what it leaves out")
  func aCommentThatWouldGrowTooLongSaysWhatItLeavesOut() {
    let text = MarkdownReport.print(Samples.mixed, options: .init(limit: 800))
    #expect(text.contains("\nCoverage by screen is left out for length; all: `--format json`.\n"))
    #expect(text.contains("### `login`") && !text.contains("### `orders`"))
    #expect(text.hasSuffix("\n2 findings of other screens left out for length; all: `--format json`.\n"))
  }

  @Test(
    "code keeps its backticks",
    arguments: [
      ("a", "`a`"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), ("a\nb", "`a␊b`"),
    ])
  func codeKeepsItsBackticks(text: String, markdown: String) {
    #expect(MarkdownText.code(text) == markdown)
  }

  @Test("a pipe in a table's cell does not end it")
  func aPipeInATablesCellDoesNotEndIt() {
    #expect(MarkdownText.codeCell("a|b") == "`a\\|b`")
    #expect(MarkdownText.escaped("|\u{301} <\u{301}&*_~") == "\\|\u{301} &lt;\u{301}&amp;\\*\\_\\~")
  }
}
