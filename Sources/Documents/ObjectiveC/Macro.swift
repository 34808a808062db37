import Findings
import Inventory

/// What a `#define` says: a constant, or a function where it has parameters.
struct Macro {
  var name: Token
  /// Nil where it has none; an empty list is one.
  var parameters: [Token]?
  /// The words that it stands for.
  var body: [Token]

  /// The parameter that stands for the words which are passed for another one: `#name`.
  static func spelling(of parameter: String) -> String { "#" + parameter }

  /// Nil where it stands for nothing.
  init?(_ line: PreprocessorLine, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard line.word == "define" else { return nil }
    var lexer = Lexer(bytes, in: line.rest, isMacro: true)
    lexer.read()
    var words = lexer.tokens[...]
    guard let name = words.popFirst(), name.kind == .name else { return nil }
    self.name = name
    if let open = words.first, open.isSymbol("("), open.start == name.end {
      guard let close = words.firstIndex(where: { $0.isSymbol(")") }) else { return nil }
      parameters = words[words.startIndex..<close].filter { $0.kind == .name || $0.isSymbol("...") }
      words = words[(close + 1)...]
    }
    body = Array(words)
    if body.isEmpty { return nil }
  }

  /// Whether it may have to do with an identifier: it holds a text, sends a message or calls another macro.
  var mayMatter: Bool {
    guard parameters != nil else { return body.count < 64 }
    return body.contains { $0.isString || $0.isSymbol("[") || $0.isSymbol(".") || $0.isSymbol("#") }
  }
}

extension Reader {
  /// The constant or function that a macro is to whoever uses it.
  static func read(_ macro: Macro, text: SourceText, notes: NameNotes, isPrivate: Bool) -> Members {
    var reader = Reader(macro.body, text: text, notes: notes, readsActions: true)
    let name = macro.name.text
    let place = text.position(macro.name.start)
    guard let parameters = macro.parameters else {
      guard let (value, names) = reader.constant() else { return Members() }
      let property = PropertyFact(
        name: name, position: place, type: nil, isStatic: false, isLet: true, attributes: [], value: value,
        getter: nil, observers: [], end: text.position(macro.body[macro.body.count - 1].end), isPrivate: isPrivate,
        names: names)
      return Members(properties: [property])
    }
    // One that takes any number has no fixed parameters to follow.
    guard macro.mayMatter, !parameters.contains(where: { $0.kind == .symbol }) else { return Members() }
    let plain = parameters.map(\.text)
    let spelled = plain.filter { name in
      macro.body.indices.dropLast().contains {
        macro.body[$0].isSymbol("#") && macro.body[$0 + 1].isName(name)
      }
    }
    reader.body.locals = Set(plain)
    reader.body.spelled = Set(spelled)
    let (block, names) = reader.noting { $0.macroBody() }
    guard !block.statements.isEmpty, !reader.isIncomplete else { return Members() }
    var all = plain.map {
      FunctionFact.Parameter(label: nil, name: $0, type: nil, attributes: [], defaultValue: nil)
    }
    all += spelled.map { parameter in
      let path = [Link.spelling, parameter].map { Link(name: $0, position: place, arguments: nil, end: place) }
      let value = Expression.chain(Chain(root: .name, links: path, range: SourceRange(place, place)))
      let name = Macro.spelling(of: parameter)
      return FunctionFact.Parameter(label: name, name: name, type: nil, attributes: [], defaultValue: value)
    }
    let function = FunctionFact(
      name: name, position: place, parameters: all, result: nil, isStatic: false, attributes: [], body: block,
      isPrivate: isPrivate, names: names)
    return Members(functions: [function])
  }

  /// The value that a macro without parameters stands for; nil where it is no value.
  private mutating func constant() -> (value: Expression, names: NameSet)? {
    let (value, names) = noting { $0.expression() }
    guard isAtEnd, !isIncomplete, body.pending.isEmpty else { return nil }
    if case .other = value { return nil }
    return (value, names)
  }

  private mutating func macroBody() -> Block {
    var block = block()
    // What is left is no whole code.
    guard isAtEnd else { return Block() }
    if block.statements.count == 1, case .expression(let value, let range) = block.statements[0] {
      block = Block([.return(value, range)])
    }
    return block
  }
}
