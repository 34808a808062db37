/// Paths below a folder, each written out or as a pattern; a folder among them stands for all that is in it.
package struct PathSet: Sendable, Hashable {
  private var exact: Set<Substring> = []
  private var globs: [Glob] = []

  package init(_ paths: some Sequence<String> = []) {
    for path in paths { insert(path) }
  }

  /// Of paths in which no character is a pattern's.
  init(written paths: [String]) {
    for path in paths { exact.insert(Self.tidy(path)) }
  }

  package mutating func insert(_ path: String) {
    let tidy = Self.tidy(path)
    if Glob.isPattern(tidy) {
      globs += Glob.alternatives(of: String(tidy)).map(Glob.init)
    } else {
      exact.insert(tidy)
    }
  }

  private static func tidy(_ path: String) -> Substring {
    let way = path.hasPrefix("./") ? path.dropFirst(2) : path == "." ? "" : path[...]
    return way.hasSuffix("/") ? way.dropLast() : way
  }

  package func contains(_ way: Substring) -> Bool {
    if !exact.isEmpty {
      if exact.contains(way) || exact.contains("") { return true }
      var rest = way
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        if exact.contains(rest) { return true }
      }
    }
    return globs.contains { $0.matches(way) }
  }
}

/// A pattern as the shell and XcodeGen read it: `*` and `?` stay inside a name, `**` does not, `[a-z]` is one of some.
/// One that matches a folder matches all that is in it.
struct Glob: Sendable, Hashable {
  private let pattern: [UInt8]

  init(_ pattern: String) { self.pattern = Array(pattern.utf8) }

  static func isPattern(_ text: some StringProtocol) -> Bool {
    text.utf8.contains { [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{")].contains($0) }
  }

  /// The pattern without braces: `{a,b}/*` is `a/*` and `b/*`. Beyond 64 of them braces are ordinary characters.
  static func alternatives(of text: String) -> [String] {
    var done: [String] = []
    var open = [text]
    while let next = open.popLast() {
      guard done.count + open.count < 64, let start = next.firstIndex(of: "{"),
        let end = next[start...].firstIndex(of: "}")
      else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false)
      open += choices.map { String(next[..<start]) + $0 + next[next.index(after: end)...] }
    }
    return done
  }

  func matches(_ text: some StringProtocol) -> Bool {
    var copy = String(text)
    return copy.withUTF8 { matches($0) }
  }

  /// Steps through both at once; where they part, the last star takes one more byte, `**` when `*` may not.
  private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (at, place) = (0, 0)
    var star: (pattern: Int, text: Int)?
    var doubleStar: (pattern: Int, text: Int)?
    while true {
      if at == pattern.count, place == text.count || text[place] == Self.slash { return true }
      if at < pattern.count {
        if pattern[at] == Self.star {
          if at + 1 < pattern.count, pattern[at + 1] == Self.star {
            at += 2
            // `**/` is also no folder at all.
            if at < pattern.count, pattern[at] == Self.slash, place == 0 || text[place - 1] == Self.slash { at += 1 }
            doubleStar = (at, place)
            star = nil
          } else {
            at += 1
            star = (at, place)
          }
          continue
        }
        if place < text.count, let next = afterMatch(of: text[place], at: at) {
          at = next
          place += 1
          continue
        }
      }
      if let last = star, last.text < text.count, text[last.text] != Self.slash {
        star = (last.pattern, last.text + 1)
        (at, place) = (last.pattern, last.text + 1)
      } else if let last = doubleStar, last.text < text.count {
        star = nil
        var next = last.text + 1
        // Behind `**/` a name begins.
        if last.pattern > 0, pattern[last.pattern - 1] == Self.slash {
          while next < text.count, text[next - 1] != Self.slash { next += 1 }
          guard next < text.count else { return false }
        }
        doubleStar = (last.pattern, next)
        (at, place) = (last.pattern, next)
      } else {
        return false
      }
    }
  }

  /// The place behind what matches the byte; nil where the pattern does not.
  private func afterMatch(of byte: UInt8, at index: Int) -> Int? {
    switch pattern[index] {
    case UInt8(ascii: "?"): return byte == Self.slash ? nil : index + 1
    case UInt8(ascii: "["):
      guard let end = pattern[(index + 1)...].firstIndex(of: UInt8(ascii: "]")), end > index + 1 else { break }
      var members = pattern[(index + 1)..<end]
      let isNegated = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
      if isNegated { members.removeFirst() }
      var isMember = false
      for place in members.indices {
        if members[place] == byte { isMember = true }
        if members[place] == UInt8(ascii: "-"), place > members.startIndex, place + 1 < members.endIndex,
          members[place - 1] <= byte, byte <= members[place + 1]
        {
          isMember = true
        }
      }
      return isMember != isNegated && byte != Self.slash ? end + 1 : nil
    default: break
    }
    return pattern[index] == byte ? index + 1 : nil
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
}
