import Findings
import Inventory

/// Statements of a body.
extension Reader {
  /// The statements between braces.
  mutating func braces() -> Block {
    guard token.isSymbol("{") else { return Block() }
    return deeper(or: Block()) { reader in
      let pending = reader.body.pending
      reader.body.pending = []
      reader.advance()
      let block = reader.block()
      if !reader.skip("}") { reader.isIncomplete = true }
      reader.body.pending = pending
      return block
    }
  }

  /// The statements up to the brace that closes them, or to the end of the condition that they stand in.
  mutating func block(isCompiled: Bool = false, isCase: Bool = false) -> Block {
    let outer = body
    var statements: [Statement] = []
    while !isAtEnd, !beginsType, !token.isSymbol("}"), !isEnd(ofCompiled: isCompiled),
      !((isCase || isCompiled) && isCaseLabel)
    {
      let before = index
      statement(into: &statements)
      // A bracket that nothing opens is left out.
      if index == before { advance() }
    }
    let changed = body.changedInPlace
    var variables: Set<String> = []
    for case .binding(let binding) in statements { variables.insert(binding.name) }
    if !variables.isEmpty {
      statements = Block(statements).notingChanges(of: variables).statements
      for index in statements.indices {
        guard case .binding(var binding) = statements[index], changed.contains(binding.name) else { continue }
        binding.changes.isChangedInPlace = true
        statements[index] = .binding(binding)
      }
    }
    // What is declared here is gone behind it, what is known of the variables around is not.
    if !isCompiled { (body.locals, body.selves, body.isFlag) = (outer.locals, outer.selves, outer.isFlag) }
    return Block(statements)
  }

  private func isEnd(ofCompiled isCompiled: Bool) -> Bool {
    guard isCompiled, token.kind == .directive else { return false }
    let line = PreprocessorLine(token, text.bytes)
    return line.goesOn || line.closes
  }

  private var isCaseLabel: Bool {
    token.isName("case") || token.isName("default") && token(at: 1).isSymbol(":")
  }

  /// Reads one statement; what it does in the middle of expressions goes before it.
  mutating func statement(into statements: inout [Statement]) {
    let start = index
    var found: [Statement] = []
    body.lastExit = nil
    read(into: &found, from: start)
    // Only what always leaves counts: not what an `if` or a loop does.
    let first = start < tokens.count ? tokens[start].text : ""
    if !["break", "continue", "goto", "return", "@throw", "{"].contains(first) { body.lastExit = nil }
    statements += body.pending
    body.pending = []
    statements += found
  }

  private mutating func read(into statements: inout [Statement], from start: Int) {
    switch token.kind {
    case .directive: return compiled(into: &statements)
    case .symbol where token.text == "{":
      statements += braces().statements
      return
    case .symbol where token.text == ";": return advance()
    case .keyword: if keywordStatement(into: &statements) { return }
    case .name:
      if keywordNamed(token.text, into: &statements, from: start) { return }
      if isDeclaration { return declaration(into: &statements) }
      // A label, to jump to.
      if token(at: 1).isSymbol(":"), !token(at: 2).isSymbol(":") {
        advance()
        return advance()
      }
    default: break
    }
    simple(into: &statements, from: start)
  }

  /// An assignment, a call.
  private mutating func simple(into statements: inout [Statement], from start: Int) {
    var parts = 0
    repeat {
      parts += 1
      let first = index
      let pending = body.pending.count
      let value = expression()
      if let assignment = body.pending.last, body.pending.count > pending,
        case .assignment(let target, _, _) = assignment,
        case .chain(target) = value
      {
        // The expression is the assignment.
      } else if value != .tuple([]), value.path != ["self"] {
        body.pending.append(.expression(asStatement(value), range(from: first)))
      }
    } while skip(",") && parts < 64
    skip(to: [";"])
    _ = skip(";")
    statements += body.pending
    body.pending = []
  }

  /// A message whose result nobody takes is a call: `[self reloadData]`.
  private func asStatement(_ value: Expression) -> Expression {
    guard case .chain(var chain) = value, let last = chain.links.last, last.arguments == nil, chain.links.count > 1
    else { return value }
    chain.links[chain.links.count - 1].arguments = []
    notes.note(last.name, .call)
    return .chain(chain)
  }

  // MARK: Words that begin statements

  private mutating func keywordNamed(_ word: String, into statements: inout [Statement], from start: Int) -> Bool {
    switch word {
    case "if": branches(into: &statements)
    case "switch": switchStatement(into: &statements)
    case "for": loop(into: &statements)
    case "while":
      let place = position(token)
      advance()
      readCondition(into: &statements)
      statements.append(.loop(variables: [], sequence: nil, body: loopBody(), position: place))
    case "do":
      let place = position(token)
      advance()
      let block = loopBody()
      _ = skipName("while")
      let condition = index
      readCondition(into: &statements)
      // `do { … } while (0)` of a macro runs once.
      if index - condition == 3, ["0", "NO", "false"].contains(tokens[condition + 1].text) {
        statements += block.statements
      } else {
        statements.append(.loop(variables: [], sequence: nil, body: block, position: place))
      }
      _ = skip(";")
    case "return":
      advance()
      let value: Expression = token.isSymbol(";") ? .tuple([]) : expression()
      skip(to: [";"])
      statements += body.pending
      body.pending = []
      statements.append(.return(value, range(from: start)))
      _ = skip(";")
      body.lastExit = word
    case "break", "continue", "goto":
      if word == "break" { body.breaks += 1 }
      skip(to: [";"])
      _ = skip(";")
      body.lastExit = word
    case "case":
      // One that stands deeper than its `switch`.
      advance()
      skip(to: [":", ";"])
      _ = skip(":")
    case "else":
      // Of an `if` that was broken.
      advance()
      statements += nested().statements
    case "try":
      advance()
      statements += braces().statements
      while skipName("catch") {
        if token.isSymbol("(") { skipBalanced() }
        statements += braces().statements
      }
    default: return false
    }
    return true
  }

  private mutating func keywordStatement(into statements: inout [Statement]) -> Bool {
    let place = position(token)
    switch token.text {
    case "@autoreleasepool", "@finally":
      advance()
      statements += braces().statements
    case "@synchronized":
      advance()
      if token.isSymbol("(") { skipBalanced() }
      statements += braces().statements
    case "@try":
      advance()
      var alternatives = [Branches.Alternative(condition: "", bound: [], body: braces())]
      while token.isKeyword("@catch") {
        advance()
        let parameters = token.isSymbol("(") ? plainParameters().map { Branches.Bound(name: $0.name) } : []
        alternatives.append(.init(condition: "catch", bound: parameters, body: braces()))
      }
      statements.append(
        .branches(Branches(kind: .detour, position: place, alternatives: alternatives, isExhaustive: false)))
    case "@throw":
      skip(to: [";"])
      _ = skip(";")
      body.lastExit = "@throw"
    case "@weakify", "@strongify", "@unsafeify":
      // `self` stays what it is.
      advance()
      if token.isSymbol("(") { skipBalanced() }
      _ = skip(";")
    default: return false
    }
    return true
  }

  /// The condition of a loop, which is kept where all conditions are.
  private mutating func readCondition(into statements: inout [Statement]) {
    let start = index
    guard skip("(") else { return }
    var asked = [expression()]
    while skip(",") { asked.append(expression()) }
    if readsConditions { statements += asked.map { .expression($0, range(from: start)) } }
    skip(to: [])
    _ = skip(")")
  }

  /// The body of an `if` or a loop: braces, or one statement.
  mutating func nested() -> Block {
    if token.isSymbol("{") { return braces() }
    return deeper(or: Block()) { reader in
      let pending = reader.body.pending
      reader.body.pending = []
      var statements: [Statement] = []
      reader.statement(into: &statements)
      reader.body.pending = pending
      return Block(statements)
    }
  }

  /// The body of a loop, whose `break`s are its own.
  mutating func loopBody() -> Block {
    let breaks = body.breaks
    defer { body.breaks = breaks }
    return nested()
  }

  // MARK: Conditions of the preprocessor

  private mutating func compiled(into statements: inout [Statement]) {
    let place = position(token)
    var line = PreprocessorLine(token, text.bytes)
    guard line.opens else { return advance() }
    var alternatives: [Branches.Alternative] = []
    var isExhaustive = false
    repeat {
      let condition = text.shortText(line.rest)
      advance()
      var alternative = Branches.Alternative(
        condition: line.word == "ifndef" ? "!\(condition)" : condition, bound: [],
        body: deeper(or: Block()) { $0.block(isCompiled: true) })
      alternative.isDefault = line.word == "else"
      alternative.holdsOnIOS = alternatives.isEmpty ? alternative.condition.holdsOnIOS : nil
      isExhaustive = isExhaustive || alternative.isDefault
      alternatives.append(alternative)
      // A brace that closes more than was opened.
      if token.kind != .directive { break }
      line = PreprocessorLine(token, text.bytes)
    } while line.goesOn
    if token.kind == .directive { advance() }
    if alternatives.count == 2, isExhaustive, let first = alternatives[0].holdsOnIOS {
      alternatives[1].holdsOnIOS = !first
    }
    guard alternatives.contains(where: { !$0.body.statements.isEmpty }) else { return }
    statements.append(
      .branches(Branches(kind: .compiled, position: place, alternatives: alternatives, isExhaustive: isExhaustive)))
    // What is declared there is there behind it too.
    var names: Set<String> = []
    for case .binding(let binding) in alternatives.flatMap(\.body.statements) where names.insert(binding.name).inserted
    {
      statements.append(
        .binding(.init(name: binding.name, position: binding.position, type: binding.type, value: nil)))
    }
  }
}

extension String {
  /// What the condition of an `#if` comes to where an app for iOS is built; nil where another setting decides.
  fileprivate var holdsOnIOS: Bool? {
    switch filter({ !$0.isWhitespace }) {
    case "TARGET_OS_IPHONE", "TARGET_OS_IOS", "!TARGET_OS_OSX", "!TARGET_OS_MACCATALYST", "!TARGET_OS_TV": true
    case "!TARGET_OS_IPHONE", "!TARGET_OS_IOS", "TARGET_OS_OSX", "TARGET_OS_MACCATALYST", "TARGET_OS_TV",
      "TARGET_OS_WATCH":
      false
    default: nil
    }
  }
}
