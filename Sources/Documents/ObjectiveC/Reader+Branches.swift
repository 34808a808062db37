import Findings
import Inventory

/// `if`, `switch` and loops.
extension Reader {
  mutating func branches(into statements: inout [Statement]) {
    let place = position(token)
    var alternatives: [Branches.Alternative] = []
    var isExhaustive = false
    while token.isName("if") {
      advance()
      let start = index
      _ = skipName("constexpr")
      let end = token.isSymbol("(") ? indexBehindBalanced(from: index) ?? tokens.count : index
      let isOfSelf = asksForSelf(in: start..<end)
      let isOfProperty = asksForOwnProperty(in: start..<end)
      if skip("(") {
        let condition = expression()
        if isOfSelf || readsConditions, condition != .tuple([]), condition.path != ["self"] {
          body.pending.append(.expression(condition, range(from: start)))
        }
        while skip(",") || skip(";") { _ = expression() }
        skip(to: [])
        _ = skip(")")
      }
      let condition = words(from: start + 1, to: max(start + 1, index - 1))
      let block = nested()
      // An object that could be made: all of its initialiser's code is in there.
      if isOfSelf || isOfProperty, alternatives.isEmpty, !token.isName("else") {
        statements += body.pending + block.statements
        body.pending = []
        return
      }
      var alternative = Branches.Alternative(condition: condition, bound: [], body: block)
      alternative.tests = test(in: start..<end).map { [$0] } ?? []
      alternative.conditionCount = 1
      alternatives.append(alternative)
      guard skipName("else") else { break }
      guard token.isName("if") else {
        var alternative = Branches.Alternative(condition: "", bound: [], body: nested())
        alternative.isDefault = true
        alternatives.append(alternative)
        isExhaustive = true
        break
      }
    }
    statements += body.pending
    body.pending = []
    statements.append(
      .branches(
        Branches(kind: .exclusive, position: place, alternatives: alternatives, isExhaustive: isExhaustive)))
  }

  /// Whether a condition asks for nothing but an object of its own: `self`, `self = [super init]`, `weakSelf != nil`.
  private func asksForSelf(in range: Range<Int>) -> Bool {
    let words = tokens[range].filter { !["(", ")"].contains($0.text) || $0.kind != .symbol }
    guard let first = words.first, first.isName("self") || body.selves.contains(first.text) else { return false }
    if words.count == 1 || words.count == 3 && words[1].isSymbol("!=") && words[2].isName("nil") { return true }
    guard words.count > 3, words[1].isSymbol("="), words[2].isSymbol("[") else { return false }
    // Nothing may follow the message that makes it.
    return words.last?.isSymbol("]") == true && !words.contains { $0.isSymbol("&&") || $0.isSymbol("||") }
  }

  /// Whether a getter asks whether the object that it gives was made already: `!_button`, `_button == nil`.
  private func asksForOwnProperty(in range: Range<Int>) -> Bool {
    guard let getter = body.getter else { return false }
    var words = tokens[range].filter { !["(", ")"].contains($0.text) || $0.kind != .symbol }
    if words.first?.isSymbol("!") == true {
      words.removeFirst()
    } else {
      let isNil = words.count > 2 && words[words.count - 2].isSymbol("==") && words[words.count - 1].isName("nil")
      guard isNil else { return false }
      words.removeLast(2)
    }
    if words.count == 3, words[0].isName("self"), words[1].isSymbol(".") || words[1].isSymbol("->") {
      words.removeFirst(2)
    }
    return words.count == 1 && (property(ofVariable: words[0].text) ?? words[0].text) == getter
  }

  mutating func switchStatement(into statements: inout [Statement]) {
    let place = position(token)
    advance()
    let start = index
    var subject: Expression?
    if skip("(") {
      let asked = expression()
      subject = asked
      if readsConditions { statements.append(.expression(asked, range(from: start))) }
      skip(to: [])
      _ = skip(")")
    }
    let name = words(from: start + 1, to: max(start + 1, index - 1))
    let outerBreaks = body.breaks
    defer { body.breaks = outerBreaks }
    var alternatives: [Branches.Alternative] = []
    let isOpen = skip("{")
    while isOpen, !isAtEnd, !beginsType, !token.isSymbol("}") {
      // A condition around whole cases.
      if token.kind == .directive {
        advance()
        continue
      }
      let before = index
      var labels: [String] = []
      var patterns: [Pattern] = []
      var isDefault = false
      while token.isName("case") || token.isName("default") {
        let isCase = token.isName("case")
        isDefault = isDefault || !isCase
        advance()
        let label = index
        if isCase {
          patterns.append(pattern())
          labels.append(words(from: label))
        }
        skip(to: [":"])
        _ = skip(":")
      }
      body.breaks = 0
      body.lastExit = nil
      var alternative = Branches.Alternative(
        condition: name + " " + (isDefault ? "default" : labels.joined(separator: ", ")), bound: [],
        patterns: isDefault ? [] : patterns, body: deeper(or: Block()) { $0.block(isCase: true) })
      alternative.isDefault = isDefault
      alternative.breaks = body.breaks > (body.lastExit == "break" ? 1 : 0)
      alternative.fallsThrough = !alternative.body.statements.isEmpty && body.lastExit == nil
      if index > before { alternatives.append(alternative) } else { advance() }
    }
    if isOpen, !skip("}") { isIncomplete = true }
    if let last = alternatives.indices.last { alternatives[last].fallsThrough = false }
    statements.append(
      .branches(
        Branches(
          kind: .exclusive, position: place, subject: subject, alternatives: alternatives,
          isExhaustive: alternatives.contains(where: \.isDefault))))
  }

  /// What a `case` is for; what a constant comes to is not known here.
  private mutating func pattern() -> Pattern {
    switch expression() {
    case let value where token.isSymbol(":"):
      if case .number = value { return .literal(value) }
      return .other
    default: return .other
    }
  }

  mutating func loop(into statements: inout [Statement]) {
    let place = position(token)
    advance()
    let outer = body.locals
    var variables: [String] = []
    var sequence: Expression?
    var typed: [Statement] = []
    if skip("(") {
      let start = index
      if isDeclaration || token.kind == .name {
        let specifiers = isDeclaration ? specifiers() : Specifiers()
        let declarator = declarator()
        if let declarator, token.isName("in") || token.isSymbol(":") {
          advance()
          variables = [declarator.name.text]
          sequence = expression()
          if let type = type(of: declarator, specifiers), type.name != "Any" {
            let place = position(declarator.name)
            let value = Link(name: variables[0], position: place, arguments: nil, end: end)
            let chain = Chain(root: .name, links: [value], range: SourceRange(place, end))
            // The type of an element is told by the loop alone.
            typed = [.binding(.init(name: variables[0], position: place, type: type, value: .chain(chain)))]
          }
        } else {
          index = start
          (variables, sequence) = counter()
        }
      } else {
        skip(to: [])
      }
      skip(to: [])
      _ = skip(")")
    }
    body.locals.formUnion(variables)
    for name in variables { body.isFlag[name] = nil }
    body.pending = []
    let block = loopBody()
    body.locals = outer
    statements.append(
      .loop(variables: variables, sequence: sequence, body: Block(typed + block.statements), position: place))
  }

  /// `int i = 0; i < count; i++`: the variable, and what it counts through.
  private mutating func counter() -> (variables: [String], sequence: Expression?) {
    let start = index
    var declared: [Statement] = []
    if isDeclaration { declaration(into: &declared) } else { skip(to: [";"]) }
    var variables: [String] = []
    for case .binding(let binding) in declared { variables.append(binding.name) }
    if tokens.indices.contains(index - 1), !tokens[index - 1].isSymbol(";") { _ = skip(";") }
    skip(to: [";"])
    let first = variables.first
    return (
      Array(variables.prefix(1)), first == nil ? nil : .other("0..<" + words(from: start, to: min(start + 1, index)))
    )
  }
}
