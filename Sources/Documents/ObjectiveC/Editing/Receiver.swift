/// An object that a statement says something about: `self.button` of `self.button.enabled = NO` and of
/// `[self.button setTitle:t forState:s]`.
struct Receiver {
  /// How the object is reached: `self.button`, `_button`.
  var path: String
  /// The property that is set, by a dot or by its method; nil where something else is done.
  var property: String?
  /// Whether it is set by a message.
  var isMessage: Bool
  /// Whether the statement gives the object itself: `_button = …`, `UIButton *button = …`.
  var isMaking = false

  /// The name of the variable or property.
  var name: String { String(path.split { $0 == "." || $0 == ">" || $0 == "-" }.last ?? "") }
}

extension ObjectiveCEditor {
  /// What a statement assigns to, by its words: `self . navigationItem . rightBarButtonItem`; empty where that is no path.
  func assignedPath(of statement: Range<Int>) -> [String] {
    guard let equals = statement.first(where: { tokens[$0].isSymbol("=") }) else { return [] }
    let path = tokens[statement.lowerBound..<equals]
    let isPath = path.enumerated().allSatisfy { index, token in
      index % 2 == 0 ? token.kind == .name : token.isSymbol(".") || token.isSymbol("->")
    }
    return isPath && path.count % 2 == 1 ? path.map(\.text) : []
  }

  /// What a statement speaks of: an object of a variable, of a property of `self`, or at the path that is `known`.
  func receiver(of statement: Range<Int>, known: [String] = []) -> Receiver? {
    var index = statement.lowerBound
    var brackets = 0
    while index < statement.upperBound, tokens[index].isSymbol("[") {
      index += 1
      brackets += 1
    }
    guard let path = path(at: index, in: statement, known: known) else {
      return brackets == 0 ? declared(by: statement) : nil
    }
    index = path.end
    guard index < statement.upperBound else { return nil }
    let next = tokens[index]
    if brackets > 0 {
      guard next.kind == .name || next.isSymbol(".") else { return nil }
      let property = brackets == 1 && next.kind == .name ? set(by: next.text, at: index, in: statement) : nil
      return Receiver(path: path.text, property: property, isMessage: true)
    }
    if next.isSymbol("=") { return Receiver(path: path.text, property: nil, isMessage: false, isMaking: true) }
    guard next.isSymbol("."), index + 2 < statement.upperBound, tokens[index + 1].kind == .name else {
      return declared(by: statement)
    }
    let isSet = tokens[index + 2].isSymbol("=")
    return Receiver(path: path.text, property: isSet ? tokens[index + 1].text : nil, isMessage: false)
  }

  /// `self.name`, `self->name`, `name`, or the path that is known.
  private func path(at index: Int, in statement: Range<Int>, known: [String]) -> (text: String, end: Int)? {
    if !known.isEmpty, tokens[index..<statement.upperBound].starts(with: known, by: { $0.text == $1 }) {
      return (known.joined(), index + known.count)
    }
    guard index < statement.upperBound, tokens[index].kind == .name else { return nil }
    guard tokens[index].text == "self", index + 2 < statement.upperBound, tokens[index + 2].kind == .name,
      tokens[index + 1].isSymbol(".") || tokens[index + 1].isSymbol("->")
    else { return (tokens[index].text, index + 1) }
    return ("self\(tokens[index + 1].text)\(tokens[index + 2].text)", index + 3)
  }

  /// The variable that a statement declares: `button` of `UIButton *button = …`.
  private func declared(by statement: Range<Int>) -> Receiver? {
    var index = statement.lowerBound
    while index < statement.upperBound, !tokens[index].isSymbol("=") {
      // A type and its marks.
      guard tokens[index].kind == .name || ["*", "<", ">", ","].contains(tokens[index].text) else { return nil }
      index += 1
    }
    guard index < statement.upperBound, index >= statement.lowerBound + 2, tokens[index - 1].kind == .name else {
      return nil
    }
    return Receiver(path: tokens[index - 1].text, property: nil, isMessage: false, isMaking: true)
  }

  /// The property that a message with one argument sets.
  private func set(by selector: String, at index: Int, in statement: Range<Int>) -> String? {
    guard selector.hasPrefix("set"), let first = selector.dropFirst(3).first, first.isUppercase,
      index + 1 < statement.upperBound, tokens[index + 1].isSymbol(":")
    else { return nil }
    // Another part of the selector would make it another method.
    var next = index + 2
    while next < statement.upperBound, !tokens[next].closes {
      if tokens[next].isSymbol(":"), tokens[next - 1].kind == .name,
        !tokens[index..<next].contains(where: { $0.isSymbol("?") })
      {
        return nil
      }
      next = behindBalanced(next)
    }
    return first.lowercased() + selector.dropFirst(4)
  }
}
