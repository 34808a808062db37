import Findings
import Inventory

/// Expressions: operators, operands and casts.
extension Reader {
  /// Operators that give a new value to what stands in front of them.
  static let changing: Set<String> = ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<="]

  private static let binary: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", "<", ">", "<=", ">=", "==", "!=", "&&", "||",
  ]

  /// An expression up to a comma. An assignment in it happens before the statement.
  mutating func expression() -> Expression {
    let start = index
    let value = deeper(or: .other("")) { $0.conditional() }
    if token.isSymbol("=") {
      advance()
      let assigned = deeper(or: .other("")) { $0.expression() }
      if let assignment = assignment(of: assigned, to: value, from: start) { body.pending.append(assignment) }
      return value
    }
    if token.kind == .symbol, Self.changing.contains(token.text) {
      change(value)
      advance()
      _ = deeper(or: .other("")) { $0.expression() }
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
    let asked = Expression.Condition(words(from: start, to: end), test: test(in: start..<end))
    return .ternary(condition: asked, first, second, place)
  }

  /// A run of operands. Of their operators only those are told apart that an identifier or an element depends on.
  private mutating func operation() -> Expression {
    let start = index
    var operands = [unary()]
    var operators: Set<String> = []
    while token.kind == .symbol, Self.binary.contains(token.text) {
      operators.insert(token.text)
      advance()
      // `>>`
      if token.isSymbol(">") { advance() }
      operands.append(unary())
    }
    guard operands.count > 1 else { return operands[0] }
    switch operators {
    // Options that are set together.
    case ["|"]: if operands.allSatisfy(\.isMember) { return .array(operands) }
    case ["+"]: return sum(operands[...])
    default: break
    }
    return readsConditions ? .tuple(operands) : .other(words(from: start))
  }

  /// A tree over the operands that is as flat as can be: all that follows it, follows it recursively.
  private func sum(_ operands: ArraySlice<Expression>) -> Expression {
    guard operands.count > 1 else { return operands.first ?? .other("") }
    let middle = operands.startIndex + (operands.count + 1) / 2
    return .binary("+", sum(operands[..<middle]), sum(operands[middle...]))
  }

  private mutating func unary() -> Expression {
    let start = index
    switch token.kind {
    case .symbol:
      switch token.text {
      case "!", "~", "-", "+", "*":
        advance()
        let value = deeper(or: .other("")) { $0.unary() }
        return readsConditions ? .tuple([value]) : .other(words(from: start))
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
      if token.isSymbol("(") { skipBalanced() } else { _ = deeper(or: .other("")) { $0.unary() } }
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
      case .symbol where ["*", "<", ">", ",", "^", "::"].contains(token.text):
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
    var length = 0
    while true {
      length += 1
      // No code is as long: a machine's.
      if length > 1_000 {
        isIncomplete = true
        skip(to: [";", ","])
        return .other(words(from: start))
      }
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
    case .number, .character: return plainLiteral(from: start)
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
}

extension Expression {
  /// Whether it is a member of what is asked for: `.button`.
  fileprivate var isMember: Bool {
    if case .chain(let chain) = self, case .implicitMember = chain.root { true } else { false }
  }
}
