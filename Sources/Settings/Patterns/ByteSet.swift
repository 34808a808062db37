/// The bytes that a bracket expression of a pattern stands for: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
struct ByteSet: Sendable {
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return bits.0 & bit != 0
    case 1: return bits.1 & bit != 0
    case 2: return bits.2 & bit != 0
    default: return bits.3 & bit != 0
    }
  }

  private mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    case 2: bits.2 |= bit
    default: bits.3 |= bit
    }
  }

  private mutating func invert() { bits = (~bits.0, ~bits.1, ~bits.2, ~bits.3) }

  /// The set whose `[` stands at `start`, and the index behind its `]`; nil where it is not closed.
  static func read(_ text: [UInt8], after start: Int) -> (set: ByteSet, end: Int)? {
    var set = ByteSet()
    var index = start + 1
    var isInverted = false
    if index < text.count, text[index] == UInt8(ascii: "!") || text[index] == UInt8(ascii: "^") {
      isInverted = true
      index += 1
    }
    let first = index
    while index < text.count {
      if text[index] == UInt8(ascii: "]"), index > first {
        if isInverted { set.invert() }
        return (set, index + 1)
      }
      if text[index] == UInt8(ascii: "["), index + 1 < text.count, text[index + 1] == UInt8(ascii: ":"),
        let end = endOfClass(text, index + 2)
      {
        guard let members = members(ofClass: String(decoding: text[(index + 2)..<end], as: UTF8.self)) else {
          return nil
        }
        for byte in UInt8.min...127 where members(byte) { set.insert(byte) }
        index = end + 2
        continue
      }
      guard let (low, afterLow) = member(text, index) else { return nil }
      index = afterLow
      if index + 1 < text.count, text[index] == UInt8(ascii: "-"), text[index + 1] != UInt8(ascii: "]") {
        guard let (high, afterHigh) = member(text, index + 1) else { return nil }
        if low <= high { for byte in low...high { set.insert(byte) } }
        index = afterHigh
      } else {
        set.insert(low)
      }
    }
    return nil
  }

  private static func member(_ text: [UInt8], _ index: Int) -> (byte: UInt8, end: Int)? {
    guard text[index] == UInt8(ascii: "\\") else { return (text[index], index + 1) }
    return index + 1 < text.count ? (text[index + 1], index + 2) : nil
  }

  private static func endOfClass(_ text: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index + 1 < text.count {
      if text[index] == UInt8(ascii: ":"), text[index + 1] == UInt8(ascii: "]") { return index }
      index += 1
    }
    return nil
  }

  private static func members(ofClass name: String) -> ((UInt8) -> Bool)? {
    func scalar(_ test: @escaping (Character) -> Bool) -> (UInt8) -> Bool {
      { test(Character(Unicode.Scalar($0))) }
    }
    return switch name {
    case "alpha": scalar(\.isLetter)
    case "digit": scalar(\.isNumber)
    case "alnum": scalar { $0.isLetter || $0.isNumber }
    case "upper": scalar(\.isUppercase)
    case "lower": scalar(\.isLowercase)
    case "space": { [9, 10, 11, 12, 13, 32].contains($0) }
    case "blank": { $0 == 9 || $0 == 32 }
    case "punct": { $0 > 32 && $0 < 127 && !scalar { $0.isLetter || $0.isNumber }($0) }
    case "xdigit": scalar(\.isHexDigit)
    case "cntrl": { $0 < 32 || $0 == 127 }
    case "graph": { $0 > 32 && $0 < 127 }
    case "print": { $0 >= 32 && $0 < 127 }
    default: nil
    }
  }
}
