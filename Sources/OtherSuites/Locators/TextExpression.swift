import Taxonomy

/// An expression that gives a text: texts and names joined by `+`, formats, constants.
struct TextExpression {
  let text: IdentifierText
  /// Behind it.
  let end: Int

  /// What an expression at `start` gives; nil where it is none that is understood.
  init?(_ tokens: [CodeToken], at start: Int, _ constants: TextConstants) {
    var reader = Reader(tokens: tokens, constants: constants, index: start)
    guard let text = reader.sum(), reader.isAtEnd else { return nil }
    self.text = text
    end = reader.index
  }

  private struct Reader {
    let tokens: [CodeToken]
    let constants: TextConstants
    var index: Int

    private func symbol(_ offset: Int = 0) -> Character? {
      index + offset < tokens.count ? tokens[index + offset].symbol : nil
    }

    var isAtEnd: Bool { symbol().map { ",)]};".contains($0) } ?? false }

    mutating func sum() -> IdentifierText? {
      guard var text = operand() else { return nil }
      while symbol() == "+" {
        index += 1
        guard let next = operand() else { return nil }
        text = text + next
      }
      return text
    }

    private mutating func operand() -> IdentifierText? {
      guard index < tokens.count else { return nil }
      switch tokens[index].kind {
      case .text: return literal()
      case .name: return path()
      case .symbol("("):
        index += 1
        guard let inner = sum(), symbol() == ")" else { return nil }
        index += 1
        return inner
      case .symbol: return nil
      }
    }

    /// Texts beside each other, and what is filled into them: `"row.%d" % n`, `"row.{}".format(n)`.
    private mutating func literal() -> IdentifierText? {
      var text = IdentifierText([])
      while index < tokens.count, let next = tokens[index].text {
        text = text + next
        index += 1
      }
      if symbol() == "%" {
        index += 1
        guard symbol() == "(" ? skipsBrackets() : path() != nil else { return nil }
        return text.filled(by: .percent)
      }
      if symbol() == "." {
        guard index + 1 < tokens.count, tokens[index + 1].name == "format" else { return nil }
        index += 2
        return skipsBrackets() ? text.filled(by: .braces) : nil
      }
      return text
    }

    /// A constant, or something that only runs: `row.id`, `names[0]`, `name(of: row)`.
    private mutating func path() -> IdentifierText? {
      guard let first = tokens[index].name else { return nil }
      var names = [first]
      var isPlain = true
      index += 1
      if first == "String", symbol() == ".", symbol(2) == "(", tokens[index + 1].name == "format" {
        index += 3
        guard index < tokens.count, let format = tokens[index].text else { return nil }
        index -= 1
        return skipsBrackets() ? format.filled(by: .percent) : nil
      }
      while let next = symbol() {
        if next == ".", index + 1 < tokens.count, let name = tokens[index + 1].name {
          names.append(name)
          index += 2
        } else if next == "(" || next == "[" {
          isPlain = false
          guard skipsBrackets() else { return nil }
        } else {
          break
        }
      }
      if first.first?.isNumber == true { return IdentifierText(exactly: first) }
      if isPlain, let text = constants.text(of: names) { return IdentifierText(exactly: text) }
      return IdentifierText([.hole(.init(names.joined(separator: ".")))])
    }

    /// Goes behind the bracket that closes the one here.
    private mutating func skipsBrackets() -> Bool {
      var depth = 0
      while index < tokens.count {
        if let symbol = symbol() {
          if "([{".contains(symbol) { depth += 1 }
          if ")]}".contains(symbol) { depth -= 1 }
        }
        index += 1
        if depth == 0 { return true }
      }
      return false
    }
  }
}

extension IdentifierText {
  fileprivate enum Filling { case percent, braces }

  /// With holes where something is filled in.
  fileprivate func filled(by filling: Filling) -> IdentifierText {
    IdentifierText(
      pieces.flatMap { piece -> [Piece] in
        guard case .text(let text) = piece else { return [piece] }
        return filling == .percent ? text.splitAtPercents : text.splitAtBraces
      })
  }
}

extension String {
  /// `row.%d` as a text and a hole; `%%` is the sign itself.
  fileprivate var splitAtPercents: [IdentifierText.Piece] {
    var pieces: [IdentifierText.Piece] = []
    var rest = self[...]
    while let sign = rest.firstIndex(of: "%") {
      pieces.append(.text(String(rest[..<sign])))
      rest = rest[sign...].dropFirst()
      let width = rest.prefix { $0.isNumber || ".-$#".contains($0) }
      rest = rest[width.endIndex...]
      let kind = rest.popFirst()
      pieces.append(kind == "%" ? .text("%") : .hole(.init("…")))
    }
    return pieces + [.text(String(rest))]
  }

  /// `row.{}` or `row.{name}` as a text and a hole.
  fileprivate var splitAtBraces: [IdentifierText.Piece] {
    var pieces: [IdentifierText.Piece] = []
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[open..<close].dropFirst()
      pieces += [.text(String(rest[..<open])), .hole(.init(name.first?.isLetter == true ? String(name) : "…"))]
      rest = rest[close...].dropFirst()
    }
    return pieces + [.text(String(rest))]
  }
}
