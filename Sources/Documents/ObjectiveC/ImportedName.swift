import Findings
import Inventory

/// What Swift code calls a method of Objective-C by: `setUp(withTitle:identifier:)` for `setUpWithTitle:identifier:`.
struct ImportedName {
  var name: String
  /// That of the first parameter; the others keep theirs.
  var label: String

  /// The words in front of which Swift ends a method's name, the last of them counts.
  private static let prepositions: Set<String> = [
    "About", "After", "As", "At", "Before", "By", "For", "From", "In", "Into", "Of", "On", "To", "Using", "With",
  ]

  /// Nil where the first part of the selector is the name. `type` is that of the first parameter.
  init?(_ part: String, _ type: TypeName?) {
    let words = part.camelWords
    guard let index = words.indices.dropFirst().last(where: { Self.prepositions.contains(String(words[$0])) }),
      index + 1 < words.count
    else { return nil }
    name = words[..<index].joined()
    // What the parameter's type says is not said again.
    let rest = words[(index + 1)...].joined()
    let isType = type.map { $0.name == rest || $0.name.hasSuffix(rest) && rest != "Identifier" } ?? false
    label = words[index].lowercased() + (isType ? "" : rest)
  }
}

extension String {
  /// The words of a name, each from its capital: `set`, `Up`, `With`, `Title`.
  fileprivate var camelWords: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if next == endIndex || self[next].isUppercase && !self[index].isUppercase {
        words.append(self[start..<next])
        start = next
      }
      index = next
    }
    return words
  }
}

extension Reader {
  /// The method by the name that Swift code has for it: it calls the method itself. Only for those that a text may be passed to,
  /// since nothing else comes to an identifier.
  func imported(_ function: FunctionFact) -> FunctionFact? {
    guard function.name != "init", let first = function.parameters.first, first.label == nil,
      function.parameters.contains(where: { $0.type?.name == "String" }),
      let swift = ImportedName(function.name, first.type)
    else { return nil }
    let place = function.position
    let range = SourceRange(place, place)
    func link(_ name: String, _ arguments: [Argument]? = nil) -> Link {
      Link(name: name, position: place, arguments: arguments, end: place)
    }
    let arguments = function.parameters.map { parameter in
      Argument(
        label: parameter.label, position: place,
        value: .chain(Chain(root: .name, links: [link(parameter.name)], range: range)), range: range, isTrailing: false)
    }
    let call = Expression.chain(
      Chain(root: .name, links: [link("self"), link(function.name, arguments)], range: range))
    var parameters = function.parameters
    parameters[0].label = swift.label
    _ = notes.take()
    for name in [swift.name, function.name] + function.parameters.map(\.name) { notes.note(name) }
    notes.note(function.name, .call)
    return FunctionFact(
      name: swift.name, position: place, parameters: parameters, result: function.result, isStatic: function.isStatic,
      attributes: [], body: Block([function.result == nil ? .expression(call, range) : .return(call, range)]),
      names: notes.take())
  }
}
