import Findings
import Inventory
import Taxonomy

/// Finds the locators of Appium and WebdriverIO in one file of code.
struct LocatorSearch {
  private let file: String
  private let language: SuiteFormat.Language
  private let tokens: [CodeToken]
  private let lines: TextLines
  private let constants: TextConstants
  let isForAndroidToo: Bool
  private var around: CodeAround
  private(set) var lookUps: [LookUp] = []

  init(file: String, text: String, _ language: SuiteFormat.Language) {
    self.file = file
    self.language = language
    lines = TextLines(text)
    tokens = CodeLexer.tokens(of: text, language)
    constants = TextConstants(tokens)
    isForAndroidToo = text.lowercased().contains("android")
    around = CodeAround(file: file)
  }

  mutating func run() {
    for index in tokens.indices {
      around.pass(tokens, at: index, lines)
      switch tokens[index].kind {
      case .name(let name): look(at: name, index)
      case .text(let text): look(at: text, index)
      case .symbol: break
      }
    }
  }

  private func symbol(_ index: Int) -> Character? { tokens.indices.contains(index) ? tokens[index].symbol : nil }
  private func name(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].name : nil }

  // MARK: Names

  private mutating func look(at name: String, _ index: Int) {
    if let strategy = LocatorStrategy.constants[name], symbol(index + 1) == "," {
      note(strategy, name, at: index, argument: argument(behind: index + 1))
    } else if let strategy = LocatorStrategy.calls[name], symbol(index + 1) == "(", symbol(index + 2) != ")",
      !isDeclaration(index)
    {
      note(strategy, name, at: index, argument: index + 2)
    } else if LocatorStrategy.annotations.contains(name), symbol(index - 1) == "@", symbol(index + 1) == "(" {
      lookAtArguments(ofAnnotation: name, index)
    }
  }

  /// The first token of an argument, behind its label: `value="login"`.
  private func argument(behind comma: Int) -> Int {
    let isLabelled = name(comma + 1) != nil && symbol(comma + 2).map { "=:".contains($0) } == true
    return isLabelled ? comma + 3 : comma + 1
  }

  private static let wordsBeforeCalls: Set<String> = [
    "return", "await", "new", "yield", "in", "else", "throw", "and", "or", "not", "case", "print",
  ]

  /// Whether a function of the name is declared here: behind `def`, `fun` or its result's type, or before its body.
  private func isDeclaration(_ index: Int) -> Bool {
    guard let before = name(index - 1), !tokens[index].beginsLine else { return false }
    return !Self.wordsBeforeCalls.contains(before)
  }

  private mutating func lookAtArguments(ofAnnotation annotation: String, _ start: Int) {
    var index = start + 2
    while index < tokens.count, symbol(index) != ")" {
      if let label = name(index), let strategy = LocatorStrategy.annotationLabels[label], symbol(index + 1) == "=" {
        note(strategy, annotation, at: start, argument: index + 2)
      }
      index += 1
    }
  }

  // MARK: Texts

  private mutating func look(at text: IdentifierText, _ index: Int) {
    guard case .text(let start)? = text.pieces.first else { return }
    if let strategy = LocatorStrategy.protocolNames[start], text.isExact, symbol(index + 1) == "," {
      let call = symbol(index - 1) == "(" ? name(index - 2) : nil
      return note(strategy, call ?? start, at: call == nil ? index : index - 2, argument: argument(behind: index + 1))
    }
    if start.hasPrefix("~"), language == .javaScript { return lookAtTilde(text, index) }
    for (prefix, strategy) in LocatorStrategy.protocolNames where start.hasPrefix(prefix + ":") {
      let (call, place) = call(at: index) ?? (prefix, index)
      note(strategy, call, at: place, argument: index, without: prefix + ":")
    }
  }

  /// The function that a text is passed to at once.
  private func call(at index: Int) -> (name: String, index: Int)? {
    guard symbol(index - 1) == "(", let name = name(index - 2) else { return nil }
    return (name, index - 2)
  }

  private static let modules: Set<String> = ["from", "import", "require"]

  /// A selector of WebdriverIO by accessibility id, `~login`. Elsewhere than in `$` or `$$` such a text is one unless it is a
  /// module's path, a version or the like.
  private mutating func lookAtTilde(_ text: IdentifierText, _ index: Int) {
    let call = call(at: index)
    if call.map({ $0.name != "$" && $0.name != "$$" }) ?? true {
      let whole = text.description.dropFirst()
      guard whole.first?.isLetter == true, !whole.contains("/"), !whole.contains(where: \.isWhitespace),
        !Self.modules.contains(call?.name ?? name(index - 1) ?? "")
      else { return }
    }
    note(.accessibilityID, call?.name ?? "~", at: call?.index ?? index, argument: index, without: "~")
  }

  // MARK: Look-ups

  private mutating func note(
    _ strategy: LocatorStrategy, _ name: String, at index: Int, argument: Int, without prefix: String = ""
  ) {
    let given = TextExpression(tokens, at: argument, constants)?.text.without(prefix: prefix)
    let whole = given ?? (prefix.isEmpty ? nil : tokens[argument].text?.without(prefix: prefix))
    var key = Identifier.unresolved("an expression that is not followed")
    if let whole, given != nil || TextConstants.isStatementEnd(tokens, behind: argument) {
      guard !whole.pieces.isEmpty else { return }
      key = .oneOf([whole])
      if key.isOnlyHoles { key = .unresolved("'\(whole.holes[0].name)' is not written out here") }
    }
    let place = Place(
      file: file, range: lines.position(ofOffset: tokens[index].offset).range(ofBytes: name.utf8.count))
    var lookUp = LookUp(
      suite: .appium, place: place, name: name, key: .identifier(key), isForAndroidToo: isForAndroidToo,
      enclosingType: around.type, member: around.member, tests: around.tests)
    switch strategy {
    case .accessibilityID: break
    case .predicate:
      lookUp.key = .predicate(key)
      lookUp.type = ElementType(askedForBy: whole?.description ?? "")
    case .classChain:
      let chain = ClassChain(whole?.description ?? "")
      lookUp.type = chain.type
      lookUp.key = .predicate(key.state == .unresolved ? key : .known(chain.predicate))
    }
    lookUps.append(lookUp)
  }
}

extension IdentifierText {
  fileprivate func without(prefix: String) -> IdentifierText {
    guard case .text(let start)? = pieces.first, start.hasPrefix(prefix) else { return self }
    return IdentifierText([.text(String(start.dropFirst(prefix.count)))] + pieces.dropFirst())
  }
}
