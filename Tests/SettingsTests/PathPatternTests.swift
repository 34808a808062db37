import Settings
import Testing

@Suite("Ignore patterns")
struct PathPatternTests {
  private func matches(_ pattern: String, _ path: String, isFolder: Bool = false) -> Bool? {
    guard let pattern = PathPattern(line: pattern.utf8) else { return nil }
    return Array(path.utf8).withUnsafeBufferPointer {
      pattern.matches($0, name: ($0.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1, isFolder: isFolder)
    }
  }

  @Test(
    "a pattern matches as in git",
    arguments: [
      ("a.swift", "a.swift"), ("a.swift", "x/y/a.swift"), ("/a", "a"), ("x/a", "x/a"), ("*.swift", "x/b.swift"),
      ("*", "x"), ("a*c", "abc"), ("a*c", "ac"), ("a?c", "abc"), ("**/a", "a"), ("**/a", "x/y/a"), ("a/**", "a/b/c"),
      ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("a/**/b/**/c", "a/b/x/b/y/c"), ("*/b", "a/b"),
      ("**/*.swift", "a/b.swift"),
      ("[abc].swift", "b.swift"), ("[!a-c]x", "dx"), ("[^a-c]x", "dx"), ("[]]x", "]x"), ("[a-]x", "-x"),
      ("[[:upper:]_]x", "Qx"), ("[\\]]x", "]x"), ("\\!a", "!a"), ("\\#a", "#a"), ("a\\*", "a*"), ("a ", "a"),
      ("a\\ ", "a "), ("a\r", "a"), ("a**b", "axxb"), ("x/a**b", "x/acb"), ("*a*a*b", "xaxaxab"), ("**", "a"),
      ("**/x/*/y", "x/q/x/z/y"), ("*é.swift", "né.swift"),
    ])
  func matching(pattern: String, path: String) {
    #expect(matches(pattern, path) == true)
  }

  @Test(
    "a pattern does not match more than in git",
    arguments: [
      ("a", "ab"), ("/a", "x/a"), ("x/a", "y/x/a"), ("a*c", "a/c"), ("a?c", "a/c"), ("*/b", "a/x/b"), ("a/**", "a"),
      ("a/**/b", "a/xb"), ("[a-c]x", "dx"), ("[!a]b", "/b"), ("[a", "[a"), ("a\\", "a\\"), ("[[:nope:]]", "n"),
      ("a/*", "a/b/c"),
      ("*.swift", "swift"), ("x/a**b", "x/a/b"), (" a", "a"), ("a/", "a"),
    ])
  func notMatching(pattern: String, path: String) {
    #expect(matches(pattern, path) == false)
  }

  @Test("a slash at the end means folders only")
  func folders() {
    #expect(matches("a/", "x/a", isFolder: true) == true)
    #expect(matches("a/b/", "x/a/b", isFolder: true) == false)
  }

  @Test("what git takes for broken is known to be", arguments: ["[a", "x/[a", "a\\", "[[:nope:]]", "[\\", "[]"])
  func broken(pattern: String) {
    #expect(PathPattern(line: pattern.utf8)?.isBroken == true)
  }

  @Test("remarks and empty lines are no patterns", arguments: ["", "   ", "# a", "#", "/", "!"])
  func noPatterns(line: String) {
    #expect(PathPattern(line: line.utf8) == nil)
  }

  @Test("many stars take no time to fail")
  func manyStars() {
    let pattern = String(repeating: "**/*a*", count: 50) + "/b"
    #expect(matches(pattern, String(repeating: "aa/", count: 500) + "c") == false)
  }
}
