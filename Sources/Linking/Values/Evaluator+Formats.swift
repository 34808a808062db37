import Inventory
import Taxonomy

/// Formats with their places filled: `String(format: "row.%d", index)`.
extension Evaluator {
  func formatted(_ arguments: [Argument], in scope: Scope, depth: Int) -> Value {
    let format = value(of: arguments[0].value, in: scope.expecting(nil), depth: depth + 1)
    if case .localized = format { return format }
    guard let texts = format.texts else { return .unresolved("the format is known only at run time") }
    var values = arguments.dropFirst().filter { $0.label == nil }.map(\.value)
    if let list = arguments.first(where: { $0.label == "arguments" }) {
      guard case .array(let parts) = list.value else {
        return .unresolved("the values of the format are known only at run time")
      }
      values = parts
    }
    return texts.map { text in
      guard let text = text.exact else { return .unresolved("the format is known only at run time") }
      let filled = filled(text, with: values, in: scope, depth: depth)
      guard let source = format.source, case .texts(let texts, _) = filled else { return filled }
      return .texts(texts, source: source)
    }.joinedAlternatives()
  }

  private func filled(_ format: String, with values: [Expression], in scope: Scope, depth: Int) -> Value {
    if let together = together(
      values, in: scope, depth: depth, { filled(format, with: values, in: $0, depth: depth + 1) })
    {
      return together
    }
    guard let pieces = FormatPiece.pieces(of: format) else {
      return .unresolved("'\(format)' is no format that Voyager can fill")
    }
    var parts: [Value] = []
    var used: Set<Int> = []
    var next = 0
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .place(let place):
        let index = place.position.map { $0 - 1 } ?? next
        if place.position == nil { next += 1 }
        guard values.indices.contains(index) else {
          return .unresolved("the format '\(format)' asks for more values than it is given")
        }
        used.insert(index)
        parts.append(filled(place, with: values[index], in: scope, depth: depth))
      }
    }
    guard used.count == values.count else {
      return .unresolved("the format '\(format)' asks for fewer values than it is given")
    }
    return joined(parts)
  }

  /// What stands in the place of a value: a hole where that is another text than the value's own.
  private func filled(_ place: FormatPiece.Place, with expression: Expression, in scope: Scope, depth: Int) -> Value {
    let value = piece(expression, named: expression.shortName, in: scope.expecting(nil), depth: depth + 1)
    let hole = Value.texts(
      [IdentifierText([.hole(.init(expression.shortName, nature(of: expression, in: scope)))])], source: nil)
    guard let texts = value.texts else { return hole }
    switch place.conversion {
    case "@":
      if case .number(let digits) = expression, Int(digits) == nil { return hole }
      return place.isPlain ? value : hole
    case "d", "D", "i", "u", "U":
      if place.isPlain, !texts.contains(where: \.isExact) { return value }
      let numbers = texts.compactMap { $0.exact.flatMap { Int($0) } }
      guard numbers.count == texts.count, "dDi".contains(place.conversion) || numbers.allSatisfy({ $0 >= 0 }) else {
        return hole
      }
      let written = numbers.compactMap(place.written)
      return written.count == numbers.count
        ? .texts(written.map(IdentifierText.init(exactly:)), source: value.source) : hole
    default: return hole
    }
  }
}

/// A part of a format.
private enum FormatPiece {
  case text(String)
  case place(Place)

  struct Place {
    /// Which value it is for, where that is written: 2 of `%2$@`.
    var position: Int?
    /// Flags, width and precision: `-5` of `%-5d`.
    var form: String
    var conversion: Character

    var isPlain: Bool { form.isEmpty }

    /// A whole number in this form: `05` for 5 in `%02d`. Nil in forms that no identifier has.
    func written(_ number: Int) -> String? {
      let digits = "\(number.magnitude)"
      let sign = number < 0 ? "-" : ""
      guard !form.hasPrefix("+"), let width = form.isEmpty ? 0 : Int(form), (-100...100).contains(width) else {
        return nil
      }
      let padding = abs(width) - digits.count - sign.count
      guard padding > 0 else { return sign + digits }
      if form.hasPrefix("0") { return sign + String(repeating: "0", count: padding) + digits }
      let blanks = String(repeating: " ", count: padding)
      return width < 0 ? sign + digits + blanks : blanks + sign + digits
    }
  }

  /// The parts of a format; nil where it is none, or its values say how wide they are.
  static func pieces(of format: String) -> [FormatPiece]? {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        text += "%"
        rest.removeFirst(2)
        continue
      }
      guard let place = rest.prefixMatch(of: place) else { return nil }
      pieces.append(.text(text))
      text = ""
      pieces.append(
        .place(
          Place(
            position: place.output.1.flatMap { Int($0) }, form: String(place.output.2),
            conversion: place.output.3.first ?? "@")))
      rest = rest[place.range.upperBound...]
    }
    pieces.append(.text(text + rest))
    let places = pieces.compactMap { if case .place(let place) = $0 { place } else { nil } }
    // Some with a position and some without are not filled in any order.
    return Set(places.map { $0.position == nil }).count > 1 ? nil : pieces
  }

  private static var place: Regex<(Substring, Substring?, Substring, Substring)> {
    /%(?:(\d+)\$)?([-+ 0#']*\d*(?:\.\d*)?)(?:hh|h|ll|l|q|j|z|t|L)?([@dDiuUxXoOfFeEgGcCsSpaA])/
  }
}
