import Findings
import Inventory

/// Variables of a body.
extension Reader {
  /// Whether a declaration is next: `UIButton *button = …`, `NSInteger count;`, `void (^done)(BOOL) = …`.
  var isDeclaration: Bool {
    guard token.kind == .name else { return false }
    if Self.qualifiers.contains(token.text), !token(at: 1).isSymbol("="), !token(at: 1).isSymbol(".") { return true }
    var next = index + 1
    func at(_ index: Int) -> Token {
      index < tokens.count ? tokens[index] : Token(kind: .end, start: 0, end: 0, text: "")
    }
    while at(next).isSymbol("::"), at(next + 1).kind == .name { next += 2 }
    if at(next).isSymbol("<") {
      // What is in angle brackets: protocols, or types.
      var open = 0
      repeat {
        let token = at(next)
        if token.isSymbol("<") {
          open += 1
        } else if token.isSymbol(">") {
          open -= 1
        } else if token.kind != .name, !token.isSymbol("*"), !token.isSymbol(","), !token.isSymbol("::") {
          return false
        }
        next += 1
      } while open > 0
    }
    if at(next).isSymbol("("), at(next + 1).isSymbol("^"), at(next + 2).kind == .name { return true }
    var isPointer = false
    while at(next).isSymbol("*") || at(next).isSymbol("&")
      || at(next).kind == .name
        && Self.qualifiers.contains(at(next).text)
    {
      isPointer = true
      next += 1
    }
    guard at(next).kind == .name, at(next).text != "in" || isPointer else { return false }
    let behind = at(next + 1)
    if behind.isName("in") || Self.isMark(behind.text) && behind.kind == .name { return true }
    return behind.kind == .symbol && ["=", ";", ",", "[", ":"].contains(behind.text)
  }

  mutating func declaration(into statements: inout [Statement]) {
    let specifiers = specifiers()
    repeat {
      let start = index
      guard let declarator = declarator() else {
        skip(to: [",", ";"])
        continue
      }
      while token.kind == .name, Self.isMark(token.text) || token.text == "__attribute__" {
        advance()
        if token.isSymbol("(") { skipBalanced() }
      }
      let name = declarator.name.text
      var value: Expression?
      if skip("=") { value = expression() }
      if value?.path == ["self"] {
        // `__weak typeof(self) weakSelf = self`
        body.selves.insert(name)
        continue
      }
      statements += body.pending
      body.pending = []
      body.selves.remove(name)
      body.locals.insert(name)
      notes.note(name)
      let type = specifiers.isTagged ? nil : type(of: declarator, specifiers)
      noteType(type, of: name)
      statements.append(
        .binding(.init(name: name, position: position(declarator.name), type: type?.ifNamed, value: value)))
      if index == start { break }
    } while skip(",")
    skip(to: [";"])
    _ = skip(";")
  }
}

extension TypeName {
  /// Nil where it says nothing: `id`.
  var ifNamed: TypeName? { name == "Any" || name.isEmpty ? nil : self }
}
