import Reports
import Testing

struct XcodeReportTests {
  @Test("each line is an issue or a note of one")
  func eachLineIsAnIssueOrANoteOfOne() {
    #expect(
      XcodeReport.print(Samples.mixed, folder: "/repo/App") == """
        note: most identifiers are written in 'snake_case' [malformed-identifier]
        /repo/App/Orders.swift:12:8: note: <b> `@State` | "日本"␛[31m #1 [text-in-identifier]
        /repo/App/Login/LoginView.swift:9:3: warning: 'Button' has no identifier [missing-identifier]
        /repo/App/Login/LoginView.swift:30:8: error: 'login.email.field' is given twice [duplicate-identifier]
        /repo/App/Login/LoginView.swift:6:8: note: first given here

        """)
  }

  @Test("without a folder paths stay as they are")
  func withoutAFolderPathsStayAsTheyAre() {
    #expect(XcodeReport.print(Samples.many).hasPrefix("Orders.swift:10:5: warning: 'Button' has no identifier"))
    #expect(XcodeReport.print(Samples.many, folder: "/a/").hasPrefix("/a/Orders.swift:10:5: "))
  }

  @Test("a log shows every finding, and nothing where there is none")
  func aLogShowsEveryFindingAndNothingWhereThereIsNone() {
    #expect(XcodeReport.print(Samples.many).split(separator: "\n").count == 15)
    #expect(XcodeReport.print(Samples.empty) == "")
  }
}
