import ProjectFiles
import Testing

@Suite("Patterns of source folders")
struct PathSetTests {
  @Test(
    "match as XcodeGen's do, a folder with all that is in it",
    arguments: [
      ("A.swift", "A.swift", true), ("A.swift", "in/A.swift", false), ("in", "in/A.swift", true),
      ("in/", "in/a/b.swift", true),
      ("./in", "in/a", true), ("in", "inner/a", false), (".", "a/b", true),
      ("*.swift", "A.swift", true), ("*.swift", "in/A.swift", false), ("**/*.swift", "A.swift", true),
      ("**/*.swift", "a/b/A.swift", true), ("**", "a/b", true), ("a/**", "a/b/c", true), ("a/**", "b/c", false),
      ("**/T/*", "T/x", true), ("**/T/*", "a/T/x/y", true), ("**/T/*", "aT/x", false), ("**/T/*", "a/bT/x", false),
      ("**/*Tests.*", "a/bTests.swift", true), ("**/*Tests.*", "a/bTest.swift", false),
      ("a/**/b.swift", "a/b.swift", true),
      ("a/**/b.swift", "a/x/y/b.swift", true), ("a/**/b.swift", "a/x/yb.swift", false),
      ("?.swift", "A.swift", true), ("?.swift", "AB.swift", false), ("[A-C].swift", "B.swift", true),
      ("[!A-C].swift", "B.swift", false), ("[!A-C].swift", "D.swift", true), ("{A,B}.swift", "B.swift", true),
      ("{a,b}/{c,d}/*", "b/c/x", true), ("{a", "{a", true), ("*", "", true), ("*a*b*c", "xaybzc", true),
      ("*a*b", "xayc", false),
    ])
  func patterns(pattern: String, path: String, matches: Bool) {
    #expect(PathSet([pattern]).contains(path[...]) == matches)
  }

  @Test("stars do not multiply")
  func manyStars() {
    let pattern = String(repeating: "**/*a", count: 40) + "b"
    #expect(!PathSet([pattern]).contains(String(repeating: "a/", count: 200)[...]))
    #expect(!PathSet([String(repeating: "{a,b}", count: 64)]).contains("a"))
  }
}
