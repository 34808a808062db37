import Inventory
import SwiftSyntax

extension Lowering {
  func string(_ literal: StringLiteralExprSyntax) -> Expression {
    let isMultiLine = literal.openingQuote.tokenKind == .multilineStringQuote
    let hashes = literal.openingPounds?.text.count ?? 0
    var segments: [Expression.Segment] = []
    var isExact = true
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part):
        // In a literal of several lines a line ends in a line feed, whatever the file's lines end in.
        let content = isMultiLine ? part.content.text.replacing("\r\n", with: "\n") : part.content.text
        segments.append(.text(unescaped(content, hashes: hashes)))
      case .expressionSegment(let part):
        isExact = false
        guard let first = part.expressions.first else { continue }
        segments.append(.hole(interpolated(part.expressions), shortSource(first.expression)))
      }
    }
    guard isExact else { return .interpolation(segments) }
    return .string(segments.map { if case .text(let text) = $0 { text } else { "" } }.joined())
  }

  /// What is printed for an interpolation. What labels make of it, `\(upper: name)`, the app itself says.
  private func interpolated(_ list: LabeledExprListSyntax) -> Expression {
    let parts = Array(list)
    if parts.count == 1, parts[0].label == nil { return expression(parts[0].expression) }
    if parts.count == 2, parts[0].label == nil, parts[1].label?.text == "default" {
      return .binary("??", expression(parts[0].expression), expression(parts[1].expression))
    }
    return .other(shortSource(list))
  }

  /// A piece of a literal with its escapes resolved; in a raw literal only `\#` starts one, with as many hashes as the
  /// literal's own.
  private func unescaped(_ text: String, hashes: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let escape = "\\" + String(repeating: "#", count: hashes)
    var result = ""
    var rest = Substring(text)
    while let found = rest.firstRange(of: escape) {
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      guard let letter = rest.popFirst() else { break }
      switch letter {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "\n", "\r\n": break  // a line that goes on
      case "u":
        guard rest.first == "{", let close = rest.firstIndex(of: "}") else { break }
        let digits = rest[rest.index(after: rest.startIndex)..<close]
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
        rest = rest[rest.index(after: close)...]
      default: result.append(letter)
      }
    }
    return result + rest
  }
}
