import Findings
import Inventory

/// Declarations of C at the top of a file.
extension Reader {
  enum PlainDeclaration {
    case constants([PropertyFact])
    case function(FunctionFact)
    case alias(AliasFact)
    case none
  }

  mutating func plainDeclaration() -> PlainDeclaration {
    let start = index
    var specifiers = specifiers()
    if specifiers.isTagged, token.isSymbol(";") {
      advance()
      return .none
    }
    if specifiers.isTypedef { return alias(specifiers) }
    guard specifiers.type != nil, let declarator = declarator() else { return skipPlain(from: start) }
    if token.isSymbol("("), !declarator.isBlock { return function(declarator, specifiers) }
    var constants: [PropertyFact] = []
    var next: Declarator? = declarator
    while let declarator = next {
      skipMarks()
      next = nil
      specifiers.isConst = specifiers.isConst || declarator.isConst
      if skip("=") {
        let value = expression()
        constants.append(constant(declarator, specifiers, value))
      }
      body.pending = []
      if skip(",") { next = self.declarator() }
    }
    guard token.isSymbol(";") else { return skipPlain(from: start) }
    advance()
    return .constants(constants)
  }

  private func constant(_ declarator: Declarator, _ specifiers: Specifiers, _ value: Expression) -> PropertyFact {
    notes.note(declarator.name.text)
    // Of a pointer the object stays what it is, whichever of both is `const`: nobody changes a string.
    return PropertyFact(
      name: declarator.name.text, position: position(declarator.name), type: type(of: declarator, specifiers),
      isStatic: false, isLet: specifiers.isConst, attributes: [], value: value, getter: nil, observers: [], end: end,
      isPrivate: specifiers.isStatic && !isHeader)
  }

  private mutating func function(_ declarator: Declarator, _ specifiers: Specifiers) -> PlainDeclaration {
    let parameters = plainParameters()
    skipMarks()
    guard token.isSymbol("{") else {
      // Only its head: the code is elsewhere.
      skip(to: [";", "{"])
      if token.isSymbol("{") { skipBalanced() }
      return .none
    }
    let isVoid = specifiers.type?.name == "void" && !declarator.isPointer
    let block = code(parameters: parameters, isRead: readsActions || !isVoid)
    return .function(
      FunctionFact(
        name: declarator.name.text, position: position(declarator.name),
        parameters: parameters.map {
          .init(label: nil, name: $0.name, type: $0.type, attributes: [], defaultValue: nil)
        },
        result: isVoid ? nil : specifiers.type, isStatic: false, attributes: [], body: block,
        isPrivate: specifiers.isStatic && !isHeader))
  }

  /// The code of a function or method, from its brace to the one that closes it.
  mutating func code(
    parameters: [(name: String, type: TypeName?)], isRead: Bool, getting property: String? = nil
  ) -> Block? {
    guard isRead else {
      noteAssignments()
      skipBalanced()
      return nil
    }
    let outer = body
    body = Body()
    body.locals = Set(parameters.map(\.name))
    for (name, type) in parameters { noteType(type, of: name) }
    body.getter = property
    defer { body = outer }
    return braces()
  }

  /// Notes what code that is not read gives another value.
  private func noteAssignments() {
    guard let end = indexBehindBalanced(from: index) else { return }
    for next in index..<end where tokens[next].kind == .symbol {
      let word = tokens[next].text
      guard word == "=" || word == "++" || word == "--" || Self.changing.contains(word) else { continue }
      for near in [next - 1, next + 1] where tokens.indices.contains(near) && tokens[near].kind == .name {
        notes.note(tokens[near].text, .assignment)
      }
    }
  }

  /// `typedef NSString *Name NS_STRING_ENUM;`
  private mutating func alias(_ specifiers: Specifiers) -> PlainDeclaration {
    if token.isSymbol("("), specifiers.type == nil { return skipPlain(from: index) }
    guard let declarator = declarator(), let target = type(of: declarator, specifiers), !specifiers.isTagged else {
      skip(to: [";"])
      _ = skip(";")
      return .none
    }
    skip(to: [";"])
    _ = skip(";")
    return .alias(AliasFact(name: declarator.name.text, target: target))
  }

  /// Skips what is no declaration that matters: up to its semicolon, or behind its braces.
  private mutating func skipPlain(from start: Int) -> PlainDeclaration {
    while !isAtEnd, token.kind != .keyword {
      if token.isSymbol(";") {
        advance()
        break
      }
      if token.isSymbol("{") {
        skipBalanced()
        // `NS_ENUM(…) { … };`, a struct with a name behind it.
        if !token.isSymbol(";"), token.kind != .name || token(at: 1).kind != .symbol || !token(at: 1).isSymbol(";") {
          break
        }
        continue
      }
      if token.closes { break }
      // A method begins.
      if index > start, token.isSymbol("-") || token.isSymbol("+"), token(at: 1).isSymbol("(") { break }
      skipBalanced()
    }
    body.pending = []
    return .none
  }

  /// Skips marks behind a declaration: `NS_SWIFT_NAME(…)`.
  mutating func skipMarks() {
    while token.kind == .name, Self.isMark(token.text) || token.text == "__attribute__" || token.text == "__deprecated"
    {
      advance()
      if token.isSymbol("(") { skipBalanced() }
    }
  }
}
