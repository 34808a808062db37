import Taxonomy

/// The constants of one file that hold a text: `LOGIN = "login.submit"`. A name that is given two texts, or anything
/// else, is none.
struct TextConstants {
  private var texts: [String: String] = [:]
  private var ambiguous: Set<String> = []

  init(_ tokens: [CodeToken]) {
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].symbol {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      // What is passed to a call is no constant.
      case "=" where depth == 0: note(definitionAt: index, tokens)
      case ":" where depth == 0:
        // A property of an object in JavaScript, and nothing that has a type.
        if index > 0, let name = tokens[index - 1].name, index + 1 < tokens.count, tokens[index + 1].text != nil {
          note(name, valueAt: index + 1, tokens)
        }
      default: break
      }
    }
    for name in ambiguous { texts[name] = nil }
  }

  private mutating func note(definitionAt index: Int, _ tokens: [CodeToken]) {
    guard index > 0, index + 1 < tokens.count, let last = tokens[index - 1].name else { return }
    let isTyped = index > 2 && tokens[index - 2].symbol == ":" && !tokens[index - 1].beginsLine
    guard let name = isTyped ? tokens[index - 3].name : last, tokens[index + 1].symbol != "=" else { return }
    note(name, valueAt: index + 1, tokens)
  }

  private mutating func note(_ name: String, valueAt index: Int, _ tokens: [CodeToken]) {
    guard Self.isStatementEnd(tokens, behind: index), let text = tokens[index].text?.exact,
      texts[name] == nil || texts[name] == text
    else {
      ambiguous.insert(name)
      return
    }
    texts[name] = text
  }

  /// Whether nothing is made of the text at `index`.
  static func isStatementEnd(_ tokens: [CodeToken], behind index: Int) -> Bool {
    index + 1 >= tokens.count || !"+.%?[".contains(tokens[index + 1].symbol ?? " ")
  }

  /// The text of a path of names. A name alone that begins small may be a parameter, and so none that is known.
  func text(of path: [String]) -> String? {
    guard let last = path.last else { return nil }
    let owner = path.dropLast().last
    let isConstant =
      last.first?.isUppercase == true || owner?.first?.isUppercase == true || owner == "self" || owner == "this"
    return isConstant ? texts[last] : nil
  }
}
