import Findings
import Inventory

/// Literals: texts, boxed values, lists, blocks.
extension Reader {
  /// Literals that stand side by side are one.
  mutating func string() -> Expression {
    let start = index
    var texts: [String] = []
    var isKnown = true
    // A macro's parameter as text may be a part of it: `@"id." #name`.
    var pieces: [Expression] = []
    while token.isString || isSpelledParameter {
      if token.isString {
        if let text = text.bytes.stringLiteral(token) { texts.append(text) } else { isKnown = false }
        advance()
      } else {
        _ = skip("@")
        pieces += [.string(texts.joined()), spelledParameter()]
        texts = []
      }
    }
    guard isKnown else {
      isIncomplete = true
      return .other(words(from: start))
    }
    guard !pieces.isEmpty else { return .string(texts.joined()) }
    pieces.append(.string(texts.joined()))
    return .interpolation(
      pieces.map { piece in
        if case .string(let text) = piece { .text(text) } else { .hole(piece, words(from: start)) }
      })
  }

  /// Whether `#name` is next, or `@#name`.
  private var isSpelledParameter: Bool {
    let first = token.isSymbol("@") ? 1 : 0
    return token(at: first).isSymbol("#") && body.spelled.contains(token(at: first + 1).text)
  }

  /// `#name` of a macro: the words that are passed for a parameter.
  mutating func spelledParameter() -> Expression {
    let start = index
    advance()
    let name = token
    advance()
    guard body.spelled.contains(name.text) else { return .other(words(from: start)) }
    let link = Link(name: Macro.spelling(of: name.text), position: position(name), arguments: nil, end: end)
    return .chain(Chain(root: .name, links: [link], range: range(from: start)))
  }

  /// `@YES`, `@selector(…)` and the like.
  mutating func keyword() -> Expression {
    let start = index
    let word = token.text
    switch word {
    case "@YES", "@NO", "@true", "@false":
      advance()
      return .boolean(word == "@YES" || word == "@true")
    case "@selector":
      advance()
      if token.isSymbol("(") { skipBalanced() }
      return .other(words(from: start))
    default:
      advance()
      if token.isSymbol("(") { skipBalanced() }
      return .other(words(from: start))
    }
  }

  /// `1`, `'a'`; its words begin at a token, which may be an `@` in front of it.
  mutating func plainLiteral(from start: Int) -> Expression {
    let literal = token
    advance()
    return literal.kind == .number ? .number(literal.text.withoutNumberSuffix) : .other(words(from: start))
  }

  /// `@(value)`, `@[…]`, `@{…}`, `@1`
  mutating func boxed() -> Expression {
    let start = index
    advance()
    switch token.kind {
    case .number, .character: return plainLiteral(from: start)
    case .symbol where token.text == "(":
      advance()
      let value = expression()
      skip(to: [])
      _ = skip(")")
      return value
    case .symbol where token.text == "[":
      advance()
      var values: [Expression] = []
      while !isAtEnd, !token.isSymbol("]") {
        let before = index
        values.append(expression())
        if !skip(","), !token.isSymbol("]") { skip(to: [","]) }
        if index == before { break }
      }
      _ = skip("]")
      return .array(values)
    case .symbol where token.text == "{":
      advance()
      var pairs: [Expression.Pair] = []
      while !isAtEnd, !token.isSymbol("}") {
        let before = index
        let key = expression()
        if skip(":") { pairs.append(.init(key: key, value: expression())) }
        if !skip(","), !token.isSymbol("}") { skip(to: [","]) }
        if index == before { break }
      }
      _ = skip("}")
      return .dictionary(pairs)
    // `@#name` of a macro
    case .symbol where token.text == "#": return spelledParameter()
    default: return primary()
    }
  }

  /// `^(UIButton *button) { … }`
  mutating func blockLiteral() -> Expression {
    let place = position(token)
    advance()
    // The type that it gives may stand in front of its parameters.
    while token.kind == .name || token.isSymbol("*") { advance() }
    var parameters: [String] = []
    var types: [TypeName?] = []
    if token.isSymbol("("), token(at: 1).isSymbol(")") || token(at: 1).isName("void") && token(at: 2).isSymbol(")") {
      skipBalanced()
    } else if token.isSymbol("(") {
      for (name, type) in plainParameters() {
        parameters.append(name)
        types.append(type)
      }
    }
    guard token.isSymbol("{") else { return .other("^") }
    let (locals, flags) = (body.locals, body.isFlag)
    let pending = body.pending
    body.pending = []
    body.locals.formUnion(parameters)
    for (name, type) in zip(parameters, types) { noteType(type, of: name) }
    var closure = Closure(parameters: parameters, body: braces(), position: place)
    (body.locals, body.isFlag) = (locals, flags)
    body.pending = pending
    if types.contains(where: { $0 != nil }) { closure.types = types }
    return .closure(closure)
  }

  /// The parameters of a block or of a C function: `(UIView *view, BOOL animated)`.
  mutating func plainParameters() -> [(name: String, type: TypeName?)] {
    guard skip("(") else { return [] }
    var found: [(String, TypeName?)] = []
    while !isAtEnd, !token.isSymbol(")") {
      let before = index
      let specifiers = specifiers()
      let declarator = declarator()
      if let declarator {
        found.append((declarator.name.text, type(of: declarator, specifiers)))
      } else if specifiers.type?.name != "void" {
        found.append(("_", specifiers.type))
      }
      skip(to: [","])
      _ = skip(",")
      if index == before { advance() }
    }
    _ = skip(")")
    return found
  }

  /// A block of statements that is run where it stands.
  func calledAtOnce(_ block: Block, from start: Int) -> Expression {
    var block = block
    if case .expression(let value, let range)? = block.statements.last {
      block.statements[block.statements.count - 1] = .return(value, range)
    }
    let range = range(from: start)
    let call = Link(name: "", position: range.start, arguments: [], end: range.end)
    return .chain(
      Chain(
        root: .value(.closure(Closure(parameters: [], body: block, position: range.start))), links: [call], range: range
      ))
  }
}

extension String {
  /// A number as Swift writes it: `1` for `1UL`, `0.5` for `0.5f`.
  var withoutNumberSuffix: String {
    if hasPrefix("0x") || hasPrefix("0X") { return String(trimmingSuffix { "uUlL".contains($0) }) }
    let digits = trimmingSuffix { "uUlLfF".contains($0) }
    return digits.hasSuffix(".") ? String(digits) + "0" : String(digits)
  }

  private func trimmingSuffix(_ isSuffix: (Character) -> Bool) -> Substring {
    var rest = Substring(self)
    while let last = rest.last, rest.count > 1, isSuffix(last) { rest.removeLast() }
    return rest
  }
}
