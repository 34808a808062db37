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

  static func beginsWithPreposition(_ name: some StringProtocol) -> Bool {
    String(name).camelWords.first.map { prepositions.contains(String($0)) } ?? false
  }

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

extension FunctionFact {
  /// The method by the name that Swift code has for it. Only for those that a text may be passed to, since nothing else
  /// comes to an identifier.
  var imported: FunctionFact? {
    guard name != "init", let first = parameters.first, first.label == nil, takesText,
      let swift = ImportedName(name, first.type)
    else { return nil }
    return named(swift.name, firstLabel: swift.label)
  }

  /// What Objective-C calls a method of Swift by: the first part of the selector.
  var exportedName: String? {
    guard name != "init", let label = parameters.first?.label, takesText else { return nil }
    let word = label.prefix(1).uppercased() + label.dropFirst()
    return name + (ImportedName.beginsWithPreposition(word) ? word : "With" + word)
  }

  var takesText: Bool { parameters.contains { $0.type?.name == "String" } }

  /// The method by another name: it calls the method itself.
  func named(_ other: String, firstLabel: String?) -> FunctionFact {
    let range = SourceRange(position, position)
    func link(_ name: String, _ arguments: [Argument]? = nil) -> Link {
      Link(name: name, position: position, arguments: arguments, end: position)
    }
    let arguments = parameters.map { parameter in
      Argument(
        label: parameter.label, position: position,
        value: .chain(Chain(root: .name, links: [link(parameter.name)], range: range)), range: range, isTrailing: false)
    }
    let call = Expression.chain(Chain(root: .name, links: [link("self"), link(name, arguments)], range: range))
    var others = parameters
    others[0].label = firstLabel
    var hashes = Set(([other, name] + parameters.map(\.name)).map { NameSet.hash($0) })
    hashes.insert(NameSet.hash(name, .call))
    return FunctionFact(
      name: other, position: position, parameters: others, result: result, isStatic: isStatic, attributes: [],
      body: Block([result == nil ? .expression(call, range) : .return(call, range)]), isPrivate: isPrivate,
      names: NameSet(hashes))
  }
}

/// The files, in which methods of Swift have the names that Objective-C calls them by, where some of its code does.
func namingExportedMethods(in files: [FileFacts]) -> [FileFacts] {
  var called = NameFilter()
  for file in files where file.language == .objectiveC && file.role == .app {
    for members in file.types.map(\.members) + [file.members] {
      for function in members.functions { called.insert(function.names) }
      for property in members.properties { called.insert(property.names) }
    }
  }
  return files.map { file in
    guard file.language == .swift, file.role == .app else { return file }
    var file = file
    for index in file.types.indices where [.class, .extension].contains(file.types[index].kind) {
      let members = file.types[index].members
      let named = members.functions.compactMap { function in
        function.exportedName.flatMap { name in
          called.mayContain(hash: NameSet.hash(name, .call)) ? function.named(name, firstLabel: nil) : nil
        }
      }
      guard !named.isEmpty else { continue }
      file.types[index].members = MemberFacts(
        properties: members.properties, functions: members.functions + named, cases: members.cases)
    }
    return file
  }
}
