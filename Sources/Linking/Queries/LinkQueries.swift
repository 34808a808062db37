import Findings
package import Inventory
import Taxonomy

/// Finds what the UI tests look for, and says of each query whether the app, as it is predicted, provides it.
package func queries(in facts: LinkedFacts, against inventory: Inventory) -> [Query] {
  let lookUps = facts.context.lookUps
  let hasSuite = facts.files.contains { $0.role == .uiTest }
  guard hasSuite || !lookUps.isEmpty else { return [] }
  return onLargeStack {
    var judgement = QueryJudgement(facts, inventory)
    let unjudged = (hasSuite ? suiteQueries(facts) : []) + lookUps.map { Query($0) }
    let judged = unjudged.map { judgement.judged($0) }
    let appFiles = Set(facts.symbols.files.map(\.file))
    return judgement.explained(judged, in: facts).sparing(lookUps).map { query in
      var query = query
      query.isDefinedByApp = query.way.first.map { appFiles.contains($0.file) } ?? false
      return query
    }
  }
}

/// The queries of the suites. What a test names may be the suite's own or the app's.
private func suiteQueries(_ facts: LinkedFacts) -> [Query] {
  let symbols = SymbolTable(facts.files.whatTestsMayMean)
  let evaluator = Evaluator(
    symbols: symbols, texts: facts.context.texts, carriers: DeclaredCarriers(facts.context.carriers, symbols))
  return QuerySearch(evaluator, skippedTests: facts.context.skippedTests).queries
}

extension QueryJudgement {
  /// The queries, where the texts that nothing gives are looked for once more: in all code of the app.
  fileprivate mutating func explained(_ queries: [Query], in facts: LinkedFacts) -> [Query] {
    let dangling = queries.filter { $0.status == .dangling }
    let written = WrittenTexts(Set(dangling.flatMap { $0.key?.values ?? [] }), in: facts.symbols)
    return queries.map { query in
      guard query.status == .dangling, let text = query.key?.values.first else { return query }
      var query = query
      if let found = written.place(of: text, facts.evaluator) {
        query.status = .unresolved
        query.providers = [found.place]
        query.note = "the app's code has '\(found.text)', in a way that is not followed"
      } else {
        judge(&query, asTextOf: written.constants[text] ?? [])
      }
      return query
    }
  }

  /// A key that is the text of constants of the app is what uses of these say; one that is none, and one word that names no
  /// role, may be a name that users read.
  private mutating func judge(_ query: inout Query, asTextOf names: [String]) {
    for name in names {
      guard let uses = constants.uses(of: name), !uses.places.isEmpty else { continue }
      query.status = .unresolved
      query.providers = uses.places
      query.note = "it is the text of '\(name)', which the app's code speaks of in a way that is not followed"
      return
    }
    if names.isEmpty, query.constants.isEmpty, query.key?.texts.allSatisfy(\.isWordWithoutRole) == true {
      query.keyKind = .unclear
      query.status = .unresolved
      query.note = "one word that names no control may be a name that users read"
    }
  }

  fileprivate init(_ facts: LinkedFacts, _ inventory: Inventory) {
    var classes: [String: Place] = [:]
    for type in facts.symbols.types where type.kind == .class {
      classes[type.simpleName] = facts.evaluator.place(of: type.simpleName, at: type.position, file: type.file)
    }
    let provided = ProvidedIdentifiers(inventory, classes: classes, images: facts.context.images)
    self.init(
      provided: provided, constants: ConstantUses(facts.evaluator),
      shapes: IdentifierShapes(provided.names),
      externalFiles: facts.context.externalFiles)
  }
}

extension [FileFacts] {
  /// The files of the suites, and those of the app that declare something which the suites speak of, or which those
  /// speak of in their turn.
  fileprivate var whatTestsMayMean: [FileFacts] {
    var names = NameFilter()
    for file in self where file.role == .uiTest { names.insert(namesIn: file) }
    var isWanted = map { $0.role == .uiTest }
    for _ in 0..<Self.rounds {
      let found = indices.filter { !isWanted[$0] && self[$0].role == .app && self[$0].declares(anyOf: names) }
      if found.isEmpty { break }
      for index in found { isWanted[index] = true }
      for index in found { names.insert(headersOf: self[index]) }
    }
    return indices.filter { isWanted[$0] }.map { self[$0] }
  }

  /// How far what the app declares is followed: a constants type, what it is nested in or conforms to, what that extends.
  private static var rounds: Int { 3 }
}

extension FileFacts {
  fileprivate func declares(anyOf names: NameFilter) -> Bool {
    types.contains { type in type.name.split(separator: ".").contains { names.mayContain(String($0)) } }
      || members.properties.contains { names.mayContain($0.name) }
      || members.functions.contains { names.mayContain($0.name) }
  }
}

extension NameFilter {
  /// Looks for all names in the code of a file.
  fileprivate mutating func insert(namesIn file: FileFacts) {
    for members in [file.members] + file.types.map(\.members) {
      for property in members.properties { insert(property.names) }
      for function in members.functions { insert(function.names) }
    }
    insert(headersOf: file)
  }

  /// Looks for the types that those of a file build on.
  fileprivate mutating func insert(headersOf file: FileFacts) {
    for type in file.types { insert(type.inherits.map(\.name)) }
  }
}
