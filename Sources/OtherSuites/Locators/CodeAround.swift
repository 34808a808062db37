import Findings
import Inventory
import Taxonomy

/// The class, function and test that code stands in, as the last words before it tell.
struct CodeAround {
  private let file: String
  private(set) var type = ""
  private(set) var member = ""
  private(set) var tests: [Query.Test] = []

  init(file: String) { self.file = file }

  private static let functions: Set<String> = ["def", "fun", "function"]

  mutating func pass(_ tokens: [CodeToken], at index: Int, _ lines: TextLines) {
    guard index + 1 < tokens.count, let word = tokens[index].name else { return }
    if word == "class", let name = tokens[index + 1].name {
      (type, member, tests) = (name, "", [])
    } else if Self.functions.contains(word), let name = tokens[index + 1].name {
      member = name
      tests =
        name.hasPrefix("test") ? [test(type.isEmpty ? name : "\(type).\(name)", at: index + 1, tokens, lines)] : []
    } else if word == "it" || word == "test", tokens[index + 1].symbol == "(", index + 2 < tokens.count,
      let name = tokens[index + 2].text?.description
    {
      member = name
      tests = [test(name, at: index, tokens, lines)]
    }
  }

  private func test(_ name: String, at index: Int, _ tokens: [CodeToken], _ lines: TextLines) -> Query.Test {
    let length = tokens[index].name?.utf8.count ?? 0
    let start = lines.position(ofOffset: tokens[index].offset)
    return Query.Test(name: name, place: Place(file: file, range: start.range(ofBytes: length)))
  }
}
