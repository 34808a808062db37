package import Findings
import Inventory

extension ObjectiveCEditor {
  private static let property = "accessibilityIdentifier"

  /// Gives an object its identifier where it is made: behind the lines that set it up. `position` is that of its
  /// constructor or class there; `code` is what gives the text: `@"login.submit.button"`.
  package func insertion(of code: String, at position: Position) -> SourceChange {
    SourceChange { () throws(Obstacle) in
      try checkEditable()
      guard let index = token(at: position), let open = brace(around: index) else {
        throw Obstacle("it is made outside of a method")
      }
      let statements = statements(in: open)
      guard let making = statements.firstIndex(where: { $0.contains(index) }) else {
        throw Obstacle("it is made outside of a statement")
      }
      let path = assignedPath(of: statements[making])
      guard let made = receiver(of: statements[making], known: path), made.isMaking,
        !isNested(index, in: statements[making])
      else {
        throw Obstacle("no variable holds it where it is made")
      }
      let names = Self.names(of: made)
      for statement in statements[making...] {
        if let receiver = receiver(of: statement, known: path), names.contains(receiver.path) {
          try check(receiver, statement)
        }
      }
      return [try insertion(of: code, behind: statements, from: making, names: names, known: path)]
    }
  }

  /// Gives an object that a document makes its identifier where the class sets it up: behind the lines that speak of it,
  /// or of others' identifiers, else at the end of what is done once it is loaded.
  package func insertion(of code: String, toOutlet name: String, of type: String) -> SourceChange {
    SourceChange { () throws(Obstacle) in
      try checkEditable()
      let methods = methods(of: type)
      guard !methods.isEmpty else { throw Obstacle("the file does not implement '\(type)'") }
      let names: Set<String> = ["self.\(name)", "_\(name)", name, "self->_\(name)", "self->\(name)"]
      try checkAll(names)
      let once = methods.filter(\.runsOnce)
      for method in once {
        let statements = statements(in: method.open)
        let first = statements.firstIndex { receiver(of: $0).map { names.contains($0.path) } ?? false }
        guard let first else { continue }
        return [try insertion(of: code, behind: statements, from: first, names: names)]
      }
      let path = usedPath(names, of: name)
      for method in once {
        let statements = statements(in: method.open)
        guard let last = statements.last(where: { receiver(of: $0)?.property == Self.property }),
          let other = receiver(of: last)
        else { continue }
        let own = other.path.hasPrefix("self.") || !other.path.hasPrefix("_") ? path : "_\(name)"
        return [insertion(statement(code, own, asMessage: other.isMessage), behind: last)]
      }
      guard
        let method = once.first(where: { $0.name == "viewDidLoad" }) ?? once.first(where: { $0.name == "awakeFromNib" })
      else { throw Obstacle("'\(type)' has neither 'viewDidLoad' nor 'awakeFromNib'") }
      return [try insertion(of: statement(code, path, asMessage: false), atEndOf: method)]
    }
  }

  /// Whether a declaration says that a document connects what stands at the place.
  package func isOutlet(at position: Position) -> Bool {
    guard let index = token(at: position) else { return false }
    let start = tokens[..<index].lastIndex { $0.isSymbol(";") || $0.isSymbol("{") || $0.isSymbol("}") } ?? 0
    return tokens[start..<index].contains { $0.isName("IBOutlet") }
  }

  // MARK: Where

  /// Behind the statements that speak of the object, from the one at `first` on.
  private func insertion(
    of code: String, behind statements: [Range<Int>], from first: Int, names: Set<String>, known: [String] = []
  ) throws(Obstacle) -> FileEdit {
    var last = first
    var receivers: [Receiver] = []
    while last < statements.count, let receiver = receiver(of: statements[last], known: known),
      names.contains(receiver.path)
    {
      receivers.append(receiver)
      last += 1
    }
    guard let receiver = receivers.last else { throw Obstacle("no statement speaks of it") }
    let set = receivers.filter { $0.property != nil }
    let isMessage = set.count { $0.isMessage } * 2 > set.count
    return insertion(statement(code, receiver.path, asMessage: isMessage), behind: statements[last - 1])
  }

  private func insertion(_ statement: String, behind other: Range<Int>) -> FileEdit {
    let last = tokens[other.upperBound - 1]
    guard let indent = indentation(of: tokens[other.lowerBound]), let end = lineEnd(behind: last) else {
      return insertion(" " + statement, at: last.end)
    }
    return insertion("\n" + indent + statement, at: end)
  }

  /// At the end of a method; where it may be left early, behind what its superclass does.
  private func insertion(of statement: String, atEndOf method: Method) throws(Obstacle) -> FileEdit {
    let statements = statements(in: method.open)
    let mayLeave = statements.contains { tokens[$0].contains { $0.isName("return") } }
    let parent = statements.firstIndex { tokens[$0].starts(with: ["[", "super"]) { $0.text == $1 } }
    if mayLeave {
      guard let parent else { throw Obstacle("'\(method.name)' may be left early") }
      return insertion(statement, behind: statements[parent])
    }
    // Behind a condition of the preprocessor, not in it.
    if let last = statements.last, !tokens[last.lowerBound].isDirective { return insertion(statement, behind: last) }
    let close = behindBalanced(method.open) - 1
    guard close < tokens.count, let indent = indentation(of: tokens[close]) else {
      throw Obstacle("'\(method.name)' is empty")
    }
    let unit = statements.lazy.compactMap { indentation(of: tokens[$0.lowerBound]) }.first { $0.count > indent.count }
    let start = tokens[close].start - indent.utf8.count
    return insertion((unit ?? indent + "    ") + statement + "\n", at: start)
  }

  private func statement(_ code: String, _ path: String, asMessage isMessage: Bool) -> String {
    isMessage ? "[\(path) setAccessibilityIdentifier:\(code)];" : "\(path).\(Self.property) = \(code);"
  }

  // MARK: The object

  /// All ways to name what a statement makes: the property and its variable are one.
  private static func names(of made: Receiver) -> Set<String> {
    let name = made.name
    let depth = made.path.count { $0 == "." || $0 == ">" }
    // Deeper than a property of its own.
    guard depth <= (made.path.hasPrefix("self") ? 1 : 0) else { return [made.path] }
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    guard made.path.hasPrefix("self") || name.hasPrefix("_") else { return [name] }
    return ["self.\(plain)", "_\(plain)", "self->_\(plain)", made.path]
  }

  /// The way in which the file names an outlet most.
  private func usedPath(_ names: Set<String>, of name: String) -> String {
    let own = tokens.indices.count { index in
      index > 1 && tokens[index].text == name && tokens[index - 1].isSymbol(".") && tokens[index - 2].isName("self")
    }
    let variables = tokens.count { $0.isName("_\(name)") }
    return variables > own ? "_\(name)" : "self.\(name)"
  }

  /// Whether a word is not what the statement makes, but what that is given: `[[UIView alloc] initWithView:[UIView new]]`.
  private func isNested(_ index: Int, in statement: Range<Int>) -> Bool {
    guard let equals = statement.first(where: { tokens[$0].isSymbol("=") }), equals < index else { return true }
    // Behind a cast.
    let isCast = tokens[equals + 1].isSymbol("(") && behindBalanced(equals + 1) <= index
    return tokens[(isCast ? behindBalanced(equals + 1) : equals + 1)..<index].contains { !$0.isSymbol("[") }
  }

  // MARK: What is there

  private func checkAll(_ names: Set<String>) throws(Obstacle) {
    for index in tokens.indices
    where ["accessibilityIdentifier", "setAccessibilityIdentifier"].contains(tokens[index].text) {
      guard let open = brace(around: index) else { continue }
      for statement in statements(in: open) where statement.contains(index) {
        if let receiver = receiver(of: statement), names.contains(receiver.path) { try check(receiver, statement) }
      }
    }
  }

  private func check(_ receiver: Receiver, _ statement: Range<Int>) throws(Obstacle) {
    guard receiver.property == Self.property else { return }
    throw Obstacle("line \(lines.position(of: tokens[statement.lowerBound].start).line) gives it an identifier")
  }

  // MARK: Methods

  struct Method {
    var name: String
    var takesArguments: Bool
    /// The brace that opens its body.
    var open: Int

    /// Whether it is one that sets up what a document made, once.
    var runsOnce: Bool {
      if ["viewDidLoad", "awakeFromNib"].contains(name) { return true }
      return !takesArguments && ["setup", "setUp", "configure"].contains { name.hasPrefix($0) }
    }
  }

  private func methods(of type: String) -> [Method] {
    var methods: [Method] = []
    var isInside = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.isKeyword("@implementation") {
        isInside = index + 1 < tokens.count && tokens[index + 1].isName(type)
      } else if token.isKeyword("@end") {
        isInside = false
      } else if isInside, token.isSymbol("-"), index + 1 < tokens.count, tokens[index + 1].isSymbol("(") {
        let start = behindBalanced(index + 1)
        let end = tokens[start...].firstIndex { $0.isSymbol("{") || $0.isSymbol(";") } ?? tokens.count
        if start < end, end < tokens.count, tokens[end].isSymbol("{") {
          methods.append(
            Method(
              name: tokens[start].text, takesArguments: tokens[start..<end].contains { $0.isSymbol(":") }, open: end))
        }
        index = end
        continue
      }
      index = token.opens ? behindBalanced(index) : index + 1
    }
    return methods
  }
}

extension Token {
  fileprivate var isDirective: Bool { kind == .directive }
}
