/// What of a Swift manifest can be read without running it: literals, lists of them, and calls with such arguments.
indirect enum ManifestValue: Hashable {
  struct Argument: Hashable {
    var label: String?
    var value: ManifestValue
  }

  case text(String)
  case list([ManifestValue])
  /// `.glob("Sources/**")`; a member such as `.uiTests` is a call without arguments. The name has no dot in front.
  case call(String, [Argument])
  case other

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The values of a list, or the one value; nil where it is none of these.
  var values: [ManifestValue]? {
    switch self {
    case .list(let values): values
    case .other: nil
    default: [self]
    }
  }
}

extension [ManifestValue.Argument] {
  subscript(_ label: String) -> ManifestValue? { first { $0.label == label }?.value }
}

/// Finds calls in the text of a manifest. Calls inside the arguments of one that is wanted belong to it: a `.target`
/// among the dependencies of another is no target.
struct LiteralCalls {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0

  static func find(_ names: Set<String>, in bytes: some Sequence<UInt8>) -> [(
    name: String, arguments: [ManifestValue.Argument]
  )] {
    var reader = LiteralCalls(bytes: Array(bytes))
    var found: [(String, [ManifestValue.Argument])] = []
    while true {
      reader.skipBlanks()
      guard let byte = reader.peek else { return found }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        _ = reader.string()
      } else if isWordByte(byte) {
        let name = reader.word()
        reader.skipBlanks()
        if names.contains(name), reader.peek == UInt8(ascii: "(") { found.append((name, reader.arguments())) }
      } else {
        reader.at += 1
      }
    }
  }

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipBlanks() {
    while let byte = peek {
      let next = at + 1 < bytes.count ? bytes[at + 1] : 0
      if byte <= 0x20 {
        at += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = peek, byte != UInt8(ascii: "\n") { at += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        at += 2
        while at < bytes.count, !(bytes[at] == UInt8(ascii: "/") && bytes[at - 1] == UInt8(ascii: "*")) { at += 1 }
        at += 1
      } else {
        break
      }
    }
  }

  private mutating func word() -> String {
    let start = at
    while let byte = peek, isWordByte(byte) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// Reads `(label: value, …)`, `at` standing on the bracket.
  private mutating func arguments() -> [ManifestValue.Argument] {
    at += 1
    var arguments: [ManifestValue.Argument] = []
    while true {
      skipBlanks()
      guard let byte = peek else { return arguments }
      if byte == UInt8(ascii: ")") {
        at += 1
        return arguments
      }
      let start = at
      let name = word()
      skipBlanks()
      var label: String?
      if !name.isEmpty, peek == UInt8(ascii: ":") {
        label = name
        at += 1
      } else {
        at = start
      }
      arguments.append(ManifestValue.Argument(label: label, value: value()))
      if peek == UInt8(ascii: ",") { at += 1 } else if at == start { at += 1 }
    }
  }

  /// Reads up to a comma or bracket that is not the value's own.
  private mutating func value() -> ManifestValue {
    depth += 1
    defer { depth -= 1 }
    var value = ManifestValue.other
    skipBlanks()
    if depth < 64, let byte = peek {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        value = string().map(ManifestValue.text) ?? .other
      } else if byte == UInt8(ascii: "[") {
        value = list()
      } else if byte == UInt8(ascii: ".") || isWordByte(byte) {
        value = call()
      }
    }
    return skipRest() ? value : .other
  }

  private mutating func list() -> ManifestValue {
    at += 1
    var values: [ManifestValue] = []
    while true {
      skipBlanks()
      guard let byte = peek else { return .other }
      if byte == UInt8(ascii: "]") {
        at += 1
        return .list(values)
      }
      let start = at
      values.append(value())
      if peek == UInt8(ascii: ",") { at += 1 } else if at == start { at += 1 }
    }
  }

  private mutating func call() -> ManifestValue {
    var name = ""
    while let byte = peek, byte == UInt8(ascii: ".") || isWordByte(byte) {
      if byte == UInt8(ascii: ".") { at += 1 }
      name = word()
    }
    skipBlanks()
    return .call(name, peek == UInt8(ascii: "(") ? arguments() : [])
  }

  /// Skips what is left of a value; false where there was something.
  private mutating func skipRest() -> Bool {
    var isWhole = true
    var open = 0
    while true {
      skipBlanks()
      switch peek {
      case nil: return isWhole
      case UInt8(ascii: ","), UInt8(ascii: ";"): if open == 0 { return isWhole } else { at += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open == 0 { return isWhole }
        open -= 1
        at += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        at += 1
      case UInt8(ascii: "\""): _ = string()
      default: at += 1
      }
      isWhole = false
    }
  }

  /// Reads a string, `at` moved behind it; nil where it has an interpolation, lines or an escape.
  private mutating func string() -> String? {
    var marks = 0
    while peek == UInt8(ascii: "#") {
      marks += 1
      at += 1
    }
    guard peek == UInt8(ascii: "\"") else { return nil }
    let isLong = bytes[at...].starts(with: "\"\"\"".utf8)
    at += isLong ? 3 : 1
    let start = at
    let end =
      Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + Array(repeating: UInt8(ascii: "#"), count: marks)
    var isPlain = !isLong
    while let byte = peek {
      if byte == end[0], bytes[at...].starts(with: end) {
        defer { at += end.count }
        return isPlain ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
      }
      if byte == UInt8(ascii: "\n"), !isLong { return nil }
      if byte == UInt8(ascii: "\\"), marks == 0 {
        isPlain = false
        at += 1
      }
      at += 1
    }
    return nil
  }
}
