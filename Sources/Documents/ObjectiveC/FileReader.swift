import Findings
import Inventory

/// Collects the declarations of an Objective-C file, from its top down.
struct FileReader {
  var reader: Reader
  private(set) var types: [TypeFact] = []
  /// What stands at the top.
  private(set) var top = Members()
  private(set) var aliases: [AliasFact] = []

  init(_ reader: Reader) { self.reader = reader }

  mutating func add(_ members: Members) { top += members }

  mutating func read() {
    while !reader.isAtEnd {
      let before = reader.index
      readNext()
      if reader.index == before { reader.advance() }
    }
  }

  private mutating func readNext() {
    switch reader.token.kind {
    case .keyword: readKeyword()
    case .name: readPlain()
    // The brace of an `extern "C"` or of a namespace: what is in it is looked at, too.
    case .symbol where reader.token.opens && reader.token.text != "{": reader.skipBalanced()
    default: reader.advance()
    }
  }

  // MARK: Types

  private mutating func readKeyword() {
    switch reader.token.text {
    case "@interface": readInterface()
    case "@implementation": readImplementation()
    case "@protocol": readProtocol()
    case "@class", "@import", "@compatibility_alias":
      reader.skip(to: [";"])
      _ = reader.skip(";")
    default: reader.advance()
    }
  }

  /// The name of a class, behind its keyword, with the generic parameters behind it.
  private mutating func typeName() -> Token? {
    reader.advance()
    while reader.token.kind == .name, Reader.isMark(reader.token.text) { reader.skipMark() }
    guard reader.token.kind == .name else { return nil }
    let name = reader.token
    reader.advance()
    return name
  }

  private mutating func readInterface() {
    guard let name = typeName() else { return }
    var type = TypeFact(
      kind: .class, name: name.text, position: reader.position(name), inherits: [], generics: [])
    // What a class of generic parameters takes; of one without a superclass these are protocols.
    if reader.token.isSymbol("<"),
      reader.indexBehindAngles.map({ [":", "(", "<"].contains(reader.tokens[$0].text) }) == true
    {
      _ = reader.typeArguments()
    }
    if reader.token.isSymbol("(") {
      // A class extension, or a category.
      reader.skipBalanced()
      type.kind = .extension
    } else if reader.skip(":"), reader.token.kind == .name {
      type.inherits.append(TypeName(name: reader.token.text))
      reader.advance()
      if reader.token.isSymbol("<"), reader.indexBehindAngles.map({ reader.tokens[$0].isSymbol("<") }) == true {
        _ = reader.typeArguments()
      }
    }
    if reader.token.isSymbol("<") { type.inherits += reader.typeArguments() }
    reader.type = name.text
    var members = Members()
    if reader.token.isSymbol("{") { members += reader.instanceVariables() }
    readMembers(&members, asksOnly: false)
    type.members = members.facts
    types.append(type)
  }

  private mutating func readProtocol() {
    guard let name = typeName() else { return }
    // `@protocol First, Second;` only says that there are such.
    if reader.token.isSymbol(";") || reader.token.isSymbol(",") {
      reader.skip(to: [";"])
      return
    }
    var type = TypeFact(
      kind: .protocol, name: name.text, position: reader.position(name), inherits: [], generics: [])
    if reader.token.isSymbol("<") { type.inherits = reader.typeArguments() }
    reader.type = name.text
    var members = Members()
    readMembers(&members, asksOnly: true)
    type.members = members.facts
    types.append(type)
  }

  private mutating func readImplementation() {
    guard let name = typeName() else { return }
    var type = TypeFact(
      kind: .extension, name: name.text, position: reader.position(name), inherits: [], generics: [])
    var isCategory = false
    if reader.token.isSymbol("(") {
      reader.skipBalanced()
      isCategory = true
    } else if reader.skip(":"), reader.token.kind == .name {
      reader.advance()
    }
    reader.type = name.text
    var members = Members()
    if reader.token.isSymbol("{") { members += reader.instanceVariables() }
    while !reader.isAtEnd, !reader.token.isKeyword("@end") {
      let before = reader.index
      switch reader.token.kind {
      case .symbol where reader.token.text == "-" || reader.token.text == "+":
        reader.method(into: &members, isCategory: isCategory)
      case .keyword where reader.token.text == "@interface" || reader.token.text == "@implementation":
        // The end of this one is missing.
        reader.isIncomplete = true
        finish(&type, members)
        return
      case .keyword: readInside()
      case .name: readPlain()
      case .symbol where reader.token.opens: reader.skipBalanced()
      default: reader.advance()
      }
      if reader.index == before { reader.advance() }
    }
    if reader.isAtEnd { reader.isIncomplete = true }
    reader.advance()
    finish(&type, members)
  }

  private mutating func finish(_ type: inout TypeFact, _ members: Members) {
    type.members = members.facts
    types.append(type)
    reader.type = nil
  }

  /// `@synthesize title = _title;`
  private mutating func readInside() {
    let isSynthesis = reader.token.isKeyword("@synthesize")
    reader.advance()
    guard isSynthesis else {
      reader.skip(to: [";"])
      return
    }
    while reader.token.kind == .name {
      let property = reader.token.text
      reader.advance()
      if reader.skip("="), reader.token.kind == .name {
        if reader.token.text != property { reader.synthesized[reader.token.text] = property }
        reader.advance()
      }
      _ = reader.skip(",")
    }
  }

  /// The members of an interface or a protocol. Methods without code say nothing that their code does not say, but for a
  /// protocol's, which `asksOnly`.
  private mutating func readMembers(_ members: inout Members, asksOnly: Bool) {
    while !reader.isAtEnd, !reader.token.isKeyword("@end") {
      let before = reader.index
      switch reader.token.kind {
      case .keyword where reader.token.text == "@property": reader.property(into: &members)
      case .keyword where reader.token.text == "@interface" || reader.token.text == "@implementation":
        reader.isIncomplete = true
        reader.type = nil
        return
      case .symbol where reader.token.text == "-" || reader.token.text == "+":
        var found = Members()
        reader.method(into: &found, isCategory: true)
        if asksOnly { members += found }
      case .symbol where reader.token.opens: reader.skipBalanced()
      case .name where !asksOnly: readPlain()
      default: reader.advance()
      }
      if reader.index == before { reader.advance() }
    }
    if reader.isAtEnd { reader.isIncomplete = true }
    reader.advance()
    reader.type = nil
  }

  // MARK: C

  /// A constant, a function, a type's other name; what is none of these is skipped.
  private mutating func readPlain() {
    if reader.token.text == "namespace" || reader.token.text == "template" || reader.token.text == "using" {
      return skipOfCPlusPlus()
    }
    if Reader.isMark(reader.token.text) { return reader.skipMark() }
    if reader.token.isName("extern"), reader.token(at: 1).isString {
      reader.advance()
      reader.advance()
      _ = reader.skip("{")
      return
    }
    let outer = reader.type
    reader.type = nil
    defer { reader.type = outer }
    let start = reader.index
    let (found, names) = reader.noting { $0.plainDeclaration() }
    switch found {
    case .constants(let constants): top.properties += constants.map { $0.mentioning(names) }
    case .function(let function): top.functions.append(function.mentioning(names))
    case .alias(let alias): aliases.append(alias)
    case .none: if reader.index == start { reader.advance() }
    }
  }

  private mutating func skipOfCPlusPlus() {
    if reader.token.text == "namespace" {
      reader.skip(to: ["{", ";", "="])
      if !reader.skip("{") { reader.skip(to: [";"]) }
      return
    }
    reader.skip(to: [";", "{"])
    if reader.token.isSymbol("{") { reader.skipBalanced() }
  }
}

extension Reader {
  /// Skips a macro that stands by itself, with what it is given.
  mutating func skipMark() {
    advance()
    if token.isSymbol("("), tokens[index - 1].end == token.start { skipBalanced() }
  }

  /// The index behind the angle brackets that are next.
  var indexBehindAngles: Int? {
    var open = 0
    var next = index
    while next < tokens.count {
      switch tokens[next].text {
      case "<": open += 1
      case ">": open -= 1
      case ";", "{": return nil
      default: break
      }
      next += 1
      if open <= 0 { return next < tokens.count ? next : nil }
    }
    return nil
  }
}
