import Findings
import Inventory
import Taxonomy

extension LinkedFacts {
  /// The queries of the suites, each with whether the app, as it is predicted, provides what it looks for.
  func queries(in inventory: Inventory) -> [Query] {
    guard !suiteQueries.isEmpty else { return [] }
    var classes: [String: Place] = [:]
    for id in symbols.types.indices where symbols.types[id].kind == .class {
      let type = symbols.types[id]
      classes[type.simpleName] = evaluator.place(of: type.simpleName, at: type.position, file: type.file)
    }
    let provided = ProvidedIdentifiers(inventory, classes: classes)
    let judgement = QueryJudgement(
      provided: provided, constants: ConstantUses(evaluator: evaluator), shapes: IdentifierShapes(provided.names))
    let appFiles = Set(symbols.files.map(\.file))
    return suiteQueries.map { query in
      var judged = judgement.judged(query)
      judged.isDefinedByApp = query.way.first.map { appFiles.contains($0.file) } ?? false
      return judged
    }
  }
}
