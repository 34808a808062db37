import Mending
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).bytes(path: "App/File.swift"), as: UTF8.self)
  }

  private func numbered(_ count: Int, changing: [Int: String?] = [:]) -> String {
    (1...count).compactMap { line in changing[line].map { $0.map { "\($0)\n" } ?? "" } ?? "\(line)\n" }.joined()
  }

  @Test("equal states have no difference")
  func equal() { #expect(diff("a\nb", "a\nb") == "") }

  @Test("a change with three lines around it")
  func change() {
    #expect(
      diff(numbered(9), numbered(9, changing: [5: "five"])) == """
        --- a/App/File.swift
        +++ b/App/File.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("changes far apart are two hunks, whose lines are counted on both sides")
  func hunks() {
    #expect(
      diff(numbered(20), numbered(20, changing: [2: nil, 18: "a\nb"])) == """
        --- a/App/File.swift
        +++ b/App/File.swift
        @@ -1,5 +1,4 @@
         1
        -2
         3
         4
         5
        @@ -15,6 +14,7 @@
         15
         16
         17
        -18
        +a
        +b
         19
         20

        """)
  }

  @Test("changes near each other are one hunk")
  func near() {
    #expect(
      diff(numbered(12), numbered(12, changing: [3: "x", 9: "y"])).split(separator: "\n").count == 2 + 1 + 12 + 2)
  }

  @Test("a last line without an ending is told apart from one with it")
  func noEnding() {
    #expect(
      diff("a", "a\n") == """
        --- a/App/File.swift
        +++ b/App/File.swift
        @@ -1,1 +1,1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test("a carriage return is a part of its line")
  func carriageReturns() {
    #expect(diff("a\r\nb\r\n", "a\r\nx\r\n").hasSuffix("@@ -1,2 +1,2 @@\n a\r\n-b\r\n+x\r\n"))
  }

  @Test("from nothing, and to nothing")
  func nothing() {
    #expect(diff("", "a\n").contains("@@ -0,0 +1,1 @@\n+a\n"))
    #expect(diff("a\n", "").contains("@@ -1,1 +0,0 @@\n-a\n"))
  }
}
