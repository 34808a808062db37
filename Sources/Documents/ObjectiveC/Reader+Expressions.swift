import Findings
import Inventory

/// Expressions: operators, literals and casts.
extension Reader {
  /// Operators that give a new value to what stands in front of them.
  static let changing: Set<String> = ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]

  private static let binary: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&&", "||",
  ]

  /// An expression up to a comma. An assignment in it happens before the statement.
  mutating func expression() -> Expression {
    let start = index
    let value = deeper(or: .other("")) { $0.conditional() }
    if token.isSymbol("=") {
      advance()
      let assigned = expression()
      if let assignment = assignment(of: assigned, to: value, from: start) { body.pending.append(assignment) }
      return value
    }
    if token.kind == .symbol, Self.changing.contains(token.text) {
      change(value)
      advance()
      _ = expression()
      return .other(words(from: start))
    }
    return value
  }

  /// `condition ? first : second`, `first ?: second`
  private mutating func conditional() -> Expression {
    let start = index
    let condition = operation()
    guard token.isSymbol("?") else { return condition }
    let end = index
    advance()
    if skip(":") { return .binary("??", condition, deeper(or: .other("")) { $0.conditional() }) }
    let first = expression()
    guard skip(":") else { return .other(words(from: start)) }
    let second = deeper(or: .other("")) { $0.conditional() }
    let place = start < tokens.count ? position(tokens[start]) : .start
    return .ternary(condition: words(from: start, to: end), first, second, place)
  }

  /// A run of operands. Of their operators only those are told apart that an identifier or an element depends on.
  private mutating func operation() -> Expression {
    let start = index
    var operands = [unary()]
    var operators: Set<String> = []
    while token.kind == .symbol, Self.binary.contains(token.text) {
      operators.insert(token.text)
      advance()
      operands.append(unary())
    }
    guard operands.count > 1 else { return operands[0] }
    switch operators {
    // Options that are set together.
    case ["|"]: if operands.allSatisfy(\.isMember) { return .array(operands) }
    case ["+"]: return operands.dropFirst().reduce(operands[0]) { .binary("+", $0, $1) }
    default: break
    }
    return .other(words(from: start))
  }

  private mutating func unary() -> Expression {
    let start = index
    switch token.kind {
    case .symbol:
      switch token.text {
      case "!", "~", "-", "+", "*":
        advance()
        _ = deeper(or: .other("")) { $0.unary() }
        return .other(words(from: start))
      case "&":
        advance()
        let value = deeper(or: .other("")) { $0.unary() }
        change(value)
        return value
      case "++", "--":
        advance()
        change(deeper(or: .other("")) { $0.unary() })
        return .other(words(from: start))
      case "(" where isCast: return cast()
      default: break
      }
    case .name where token.text == "sizeof":
      advance()
      if token.isSymbol("(") { skipBalanced() } else { _ = unary() }
      return .other(words(from: start))
    default: break
    }
    return postfix()
  }

  // MARK: Casts

  private static let plainTypes: Set<String> = [
    "id", "int", "unsigned", "long", "short", "float", "double", "char", "void", "bool", "__bridge", "const", "size_t",
    "__bridge_transfer", "__bridge_retained", "struct", "typeof", "__typeof__", "__typeof", "enum", "signed",
  ]

  /// Whether a type stands in the parentheses that are next, and something to cast behind them.
  private var isCast: Bool {
    let first = token(at: 1)
    guard first.kind == .name, Self.plainTypes.contains(first.text) || first.text.mayNameClass else { return false }
    var next = index + 1
    var isPointer = false
    var isPlain = Self.plainTypes.contains(first.text) || Platform.types[first.text] != nil
    while next < tokens.count, !tokens[next].isSymbol(")") {
      let token = tokens[next]
      switch token.kind {
      case .name: if token.text.hasSuffix("_t") { isPlain = true }
      case .symbol where ["*", "<", ">", ">>", ",", "^", "::"].contains(token.text):
        isPointer = isPointer || token.text == "*"
      case .symbol where token.text == "(":
        guard let end = indexBehindBalanced(from: next) else { return false }
        next = end
        continue
      default: return false
      }
      next += 1
    }
    guard next + 1 < tokens.count else { return false }
    let operand = tokens[next + 1]
    switch operand.kind {
    case .name, .number, .objectString, .string, .keyword, .character: return true
    case .symbol:
      if operand.text == "[" || operand.text == "(" || operand.text == "@" || operand.text == "^" { return true }
      return (isPlain || isPointer) && ["-", "&", "*", "!", "{"].contains(operand.text)
    default: return false
    }
  }

  /// A cast value is the value. That a variable is of the type is known from here on.
  private mutating func cast() -> Expression {
    let type = typeInParentheses().type
    let operand = token
    let isName = operand.kind == .name && !token(at: 1).isSymbol("(")
    let value = deeper(or: .other("")) { $0.unary() }
    if isName, let type, type.name.mayNameClass, Platform.types.values.contains(type.name) == false,
      value.path == [operand.text], body.locals.contains(operand.text)
    {
      body.pending.append(
        .binding(.init(name: operand.text, position: position(operand), type: type, value: value)))
    }
    return value
  }

  // MARK: Operands

  /// An operand with the members, subscripts and calls behind it.
  private mutating func postfix() -> Expression {
    let start = index
    var value = primary()
    while true {
      if token.isSymbol(".") || token.isSymbol("->"), token(at: 1).kind == .name {
        advance()
        let name = token
        advance()
        value = member(name, of: value, from: start)
      } else if token.isSymbol("[") {
        let bracket = token
        advance()
        let argument = expression()
        skip(to: [])
        _ = skip("]")
        let link = Link(
          name: Link.subscriptName, position: position(bracket),
          arguments: [self.argument(argument, from: start)], end: end)
        value = .chain(chain(value, adding: link, from: start))
      } else if token.isSymbol("(") {
        let arguments = callArguments()
        value = call(value, arguments, from: start)
      } else if token.isSymbol("++") || token.isSymbol("--") {
        advance()
        change(value)
        value = .other(words(from: start))
      } else {
        return value
      }
    }
  }

  mutating func primary() -> Expression {
    let start = index
    switch token.kind {
    case .objectString, .string: return string()
    case .number:
      let digits = token.text
      advance()
      return .number(digits.withoutNumberSuffix)
    case .character:
      advance()
      return .other(words(from: start))
    case .name: return name()
    case .keyword: return keyword()
    case .symbol:
      switch token.text {
      case "[": return deeper(or: .other("")) { $0.message() }
      case "(":
        return deeper(or: .other("")) { reader in
          reader.advance()
          // `({ … })`: what the last statement of a block gives.
          if reader.token.isSymbol("{") {
            let block = reader.braces()
            _ = reader.skip(")")
            return reader.calledAtOnce(block, from: start)
          }
          var value = reader.expression()
          while reader.skip(",") { value = reader.expression() }
          reader.skip(to: [])
          _ = reader.skip(")")
          return value
        }
      case "@": return deeper(or: .other("")) { $0.boxed() }
      case "^": return deeper(or: .other("")) { $0.blockLiteral() }
      case "{":
        skipBalanced()
        return .other(words(from: start))
      case "#" where token(at: 1).kind == .name: return spelledParameter()
      default: break
      }
    default: break
    }
    // Nothing that an expression can begin with: it is left where a bracket or a comma is needed.
    if !isAtEnd, !token.closes, !token.isSymbol(","), !token.isSymbol(";"), !token.isSymbol(":") { skipBalanced() }
    return .other(words(from: start))
  }

  /// Literals that stand side by side are one.
  private mutating func string() -> Expression {
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
  private mutating func spelledParameter() -> Expression {
    let start = index
    advance()
    let name = token
    advance()
    guard body.spelled.contains(name.text) else { return .other(words(from: start)) }
    let link = Link(name: Macro.spelling(of: name.text), position: position(name), arguments: nil, end: end)
    return .chain(Chain(root: .name, links: [link], range: range(from: start)))
  }

  /// `@YES`, `@selector(…)` and the like.
  private mutating func keyword() -> Expression {
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

  /// `@(value)`, `@[…]`, `@{…}`, `@1`
  private mutating func boxed() -> Expression {
    let start = index
    advance()
    switch token.kind {
    case .number:
      let digits = token.text
      advance()
      return .number(digits.withoutNumberSuffix)
    case .character:
      advance()
      return .other(words(from: start))
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
    let outer = body.locals
    let pending = body.pending
    body.pending = []
    body.locals.formUnion(parameters)
    var closure = Closure(parameters: parameters, body: braces(), position: place)
    body.locals = outer
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

extension Expression {
  /// Whether it is a member of what is asked for: `.button`.
  fileprivate var isMember: Bool {
    if case .chain(let chain) = self, case .implicitMember = chain.root { true } else { false }
  }
}

extension String {
  /// A number as Swift writes it: `1` for `1UL`, `0.5` for `0.5f`.
  fileprivate var withoutNumberSuffix: String {
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
