/// One line of a `.gitignore`, or one pattern of the settings, compiled once and matched on bytes as git does.
package struct PathPattern: Sendable {
  /// Whether a match takes a path back in: the line began with `!`.
  package private(set) var isNegated = false
  /// Whether only folders match: the line ended with `/`.
  private var isForFolders = false
  private var shape = Shape.never

  private enum Shape: Sendable {
    /// A pattern that git takes for broken.
    case never
    /// A name without wildcards, at any depth.
    case name([UInt8])
    /// `*` and an ending, at any depth.
    case ending([UInt8])
    /// A path without wildcards, from the folder of the pattern's file.
    case path([UInt8])
    case nameGlob([Token])
    case pathGlob([Token])
  }

  private enum Token: Sendable {
    case byte(UInt8)
    /// `?`
    case one
    /// `*`
    case several
    /// `**/`: no folder, or any number of them.
    case folders
    /// `/**` at the end, behind its slash: all that is inside.
    case inside
    case oneOf(ByteSet)
  }

  /// Whether git takes it for broken: a bracket that is not closed, a backslash with nothing behind it. It matches nothing.
  package var isBroken: Bool { if case .never = shape { true } else { false } }

  /// nil where the line holds no pattern: a remark, an empty line.
  package init?(line: some Collection<UInt8>) {
    var text = Array(line)
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    while text.last == UInt8(ascii: " "), text.dropLast().last != backslash { text.removeLast() }
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    if first == UInt8(ascii: "!") {
      isNegated = true
      text.removeFirst()
    }
    if text.last == slash, text.dropLast().last != backslash {
      isForFolders = true
      text.removeLast()
    }
    let isAnchored = text.contains(slash)
    if text.first == slash { text.removeFirst() }
    guard !text.isEmpty else { return nil }
    shape = Self.shape(of: text, isAnchored: isAnchored)
  }

  private static func shape(of text: [UInt8], isAnchored: Bool) -> Shape {
    guard let tokens = tokens(of: text, isAnchored: isAnchored) else { return .never }
    let bytes = literal(tokens)
    if bytes.count == tokens.count { return isAnchored ? .path(bytes) : .name(bytes) }
    if isAnchored { return .pathGlob(tokens) }
    if case .several = tokens[0], bytes.count == tokens.count - 1 { return .ending(bytes) }
    return .nameGlob(tokens)
  }

  private static func literal(_ tokens: [Token]) -> [UInt8] {
    tokens.compactMap { token in
      guard case .byte(let byte) = token else { return nil }
      return byte
    }
  }

  private static func tokens(of text: [UInt8], isAnchored: Bool) -> [Token]? {
    var tokens: [Token] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case backslash:
        guard index + 1 < text.count else { return nil }
        tokens.append(.byte(text[index + 1]))
        index += 2
      case UInt8(ascii: "?"):
        tokens.append(.one)
        index += 1
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.read(text, after: index) else { return nil }
        tokens.append(.oneOf(set))
        index = end
      case star:
        let end = text[index...].firstIndex { $0 != star } ?? text.count
        let isWhole = isAnchored && end - index >= 2 && (index == 0 || text[index - 1] == slash)
        if isWhole, end == text.count {
          tokens.append(.inside)
          index = end
        } else if isWhole, text[end] == slash {
          tokens.append(.folders)
          index = end + 1
        } else {
          tokens.append(.several)
          index = end
        }
      default:
        tokens.append(.byte(text[index]))
        index += 1
      }
    }
    return tokens
  }

  /// Whether the pattern matches `path`, which is relative to the folder that the pattern belongs to; its last part
  /// begins at `name`.
  package func matches(_ path: UnsafeBufferPointer<UInt8>, name: Int, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    switch shape {
    case .never: return false
    case .name(let bytes): return path.count - name == bytes.count && ends(path, with: bytes)
    case .ending(let bytes): return path.count - name >= bytes.count && ends(path, with: bytes)
    case .path(let bytes): return path.count == bytes.count && ends(path, with: bytes)
    case .nameGlob(let tokens): return Self.matches(tokens, path, from: name)
    case .pathGlob(let tokens): return Self.matches(tokens, path, from: 0)
    }
  }

  private func ends(_ path: UnsafeBufferPointer<UInt8>, with bytes: [UInt8]) -> Bool {
    let start = path.count - bytes.count
    var index = bytes.count - 1
    while index >= 0 {
      if path[start + index] != bytes[index] { return false }
      index -= 1
    }
    return true
  }

  /// Matches without recursion: only the last `*` and the last `**` need to be tried further on, since what stands
  /// before them was matched as early as possible.
  private static func matches(_ tokens: [Token], _ path: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var index = start
    var token = 0
    var several: (token: Int, index: Int)?
    var folders: (token: Int, index: Int)?
    while index < path.count {
      if token < tokens.count {
        var isMatched = false
        switch tokens[token] {
        case .byte(let byte): isMatched = path[index] == byte
        case .one: isMatched = path[index] != slash
        case .oneOf(let set): isMatched = path[index] != slash && set.contains(path[index])
        case .inside: return true
        case .several:
          token += 1
          several = (token, index)
          continue
        case .folders:
          token += 1
          folders = (token, index)
          several = nil
          continue
        }
        if isMatched {
          index += 1
          token += 1
          continue
        }
      }
      if let last = several, path[last.index] != slash {
        several = (last.token, last.index + 1)
        (token, index) = (last.token, last.index + 1)
      } else if let last = folders, let end = path[last.index...].firstIndex(of: slash) {
        folders = (last.token, end + 1)
        several = nil
        (token, index) = (last.token, end + 1)
      } else {
        return false
      }
    }
    while token < tokens.count, case .several = tokens[token] { token += 1 }
    return token == tokens.count
  }
}

private let slash = UInt8(ascii: "/")
private let backslash = UInt8(ascii: "\\")
private let star = UInt8(ascii: "*")
