import Findings
import Inventory

/// Reads the words of Objective-C source and lowers what they say into the facts that Swift source gives, in the names that
/// Swift has for it. What it does not understand is left out up to the next bracket or semicolon.
struct Reader {
  let text: SourceText
  let notes: NameNotes
  /// Whether the bodies of methods that give nothing are read.
  let readsActions: Bool
  /// Whether all is kept that is asked in conditions, as a test's queries are.
  let readsConditions: Bool
  /// Whether it is a header: what is static there each file has that imports it.
  var isHeader = false
  let tokens: [Token]
  var index = 0
  /// How deep brackets nest at `index`.
  var depth = 0
  /// Whether something was broken, or too deep to be read.
  var isIncomplete = false

  /// The properties that the file declares so far, by their classes.
  var properties: [String: Set<String>] = [:]
  /// The properties that instance variables belong to, where `@synthesize` says so.
  var synthesized: [String: String] = [:]
  /// The class whose code is read.
  var type: String?

  /// What is known inside a body.
  struct Body {
    /// Parameters and variables.
    var locals: Set<String> = []
    /// Of those that are flags or objects, whether they are flags.
    var isFlag: [String: Bool] = [:]
    /// Variables that are other names for `self`.
    var selves: Set<String> = []
    /// Variables that are changed by more than an assignment.
    var changedInPlace: Set<String> = []
    /// What must happen before the statement that is read: assignments in the middle of an expression.
    var pending: [Statement] = []
    /// The property whose getter it is.
    var getter: String?
    /// The word by which the statement that was read last leaves what is around it: `break`, `return`.
    var lastExit: String?
    /// How many `break`s of the innermost `switch` were read.
    var breaks = 0
    /// Parameters of a macro that it turns into text: `#name`.
    var spelled: Set<String> = []
  }
  var body = Body()

  init(_ tokens: [Token], text: SourceText, notes: NameNotes, readsActions: Bool, readsConditions: Bool = false) {
    self.tokens = tokens
    self.text = text
    self.notes = notes
    self.readsActions = readsActions
    self.readsConditions = readsConditions
  }

  // MARK: The cursor

  private static let end = Token(kind: .end, start: 0, end: 0, text: "")

  var token: Token { index < tokens.count ? tokens[index] : Self.end }

  func token(at distance: Int) -> Token {
    let wanted = index + distance
    return wanted >= 0 && wanted < tokens.count ? tokens[wanted] : Self.end
  }

  var isAtEnd: Bool { index >= tokens.count }

  mutating func advance() {
    if index < tokens.count {
      if tokens[index].kind == .name { notes.note(tokens[index].text) }
      index += 1
    }
  }

  mutating func skip(_ symbol: String) -> Bool {
    guard token.isSymbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func skipName(_ name: String) -> Bool {
    guard token.isName(name) else { return false }
    advance()
    return true
  }

  /// Skips what a bracket opens, with the bracket that closes it; anything else is one word.
  mutating func skipBalanced() {
    guard token.opens else { return advance() }
    var open = 0
    repeat {
      if token.opens { open += 1 } else if token.closes { open -= 1 }
      advance()
    } while open > 0 && !isAtEnd && !beginsType
    if open > 0 { isIncomplete = true }
  }

  /// Whether a class begins or ends here, whatever is still open.
  var beginsType: Bool {
    guard token.kind == .keyword else { return false }
    return token.text == "@end" || token.text == "@implementation" || token.text == "@interface"
  }

  /// The index behind the bracket that closes the one at `start`; nil where none does.
  func indexBehindBalanced(from start: Int) -> Int? {
    var open = 0
    var next = start
    while next < tokens.count {
      if tokens[next].opens { open += 1 } else if tokens[next].closes { open -= 1 }
      next += 1
      if open == 0 { return next }
    }
    return nil
  }

  /// Skips to one of the symbols, which stays, or to what closes the brackets around.
  mutating func skip(to symbols: Set<String>) {
    while !isAtEnd, !token.closes, !beginsType, !(token.kind == .symbol && symbols.contains(token.text)) {
      skipBalanced()
    }
  }

  // MARK: Places

  func position(_ token: Token) -> Position { text.position(token.start) }

  /// Where the last word that was read ends.
  var end: Position { index > 0 ? text.position(tokens[index - 1].end) : .start }

  func range(from start: Int) -> SourceRange {
    SourceRange(start < tokens.count ? position(tokens[start]) : .start, end)
  }

  /// The words from an index up to the one that is next, shortened.
  func words(from start: Int, to end: Int? = nil) -> String {
    let end = end ?? index
    guard start < end, end <= tokens.count else { return "" }
    return text.shortText(tokens[start].start..<tokens[end - 1].end)
  }

  // MARK: Names

  /// Reads code as a part of a function or property, and gives the names in it.
  mutating func noting<Fact>(_ read: (inout Reader) -> Fact) -> (fact: Fact, names: NameSet) {
    _ = notes.take()
    let fact = read(&self)
    return (fact, notes.take())
  }

  /// Runs with a fresh body, unless the depth allows no more.
  mutating func deeper<Result>(or fallback: Result, _ read: (inout Reader) -> Result) -> Result {
    guard depth < nestingLimit else {
      isIncomplete = true
      skipBalanced()
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }
}
