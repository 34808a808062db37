import Findings
package import Inventory
import Taxonomy

/// Finds what the UI tests look for, and says of each query whether the app, as it is predicted, provides it.
package func queries(in facts: LinkedFacts, against inventory: Inventory) -> [Query] {
  guard facts.files.contains(where: { $0.role == .uiTest }) else { return [] }
  return onLargeStack {
    let judgement = QueryJudgement(facts, inventory)
    return suiteQueries(facts).map(judgement.judged)
  }
}

/// The queries of the suites. What a test names may be the suite's own or the app's.
private func suiteQueries(_ facts: LinkedFacts) -> [Query] {
  let symbols = SymbolTable(facts.files.filter { $0.role != .unitTest })
  let evaluator = Evaluator(
    symbols: symbols, texts: facts.context.texts, carriers: DeclaredCarriers(facts.context.carriers, symbols))
  return QuerySearch(evaluator).queries
}

extension QueryJudgement {
  fileprivate init(_ facts: LinkedFacts, _ inventory: Inventory) {
    var classes: [String: Place] = [:]
    for type in facts.symbols.types where type.kind == .class {
      classes[type.simpleName] = facts.evaluator.place(of: type.simpleName, at: type.position, file: type.file)
    }
    let provided = ProvidedIdentifiers(inventory, classes: classes)
    self.init(
      provided: provided, constants: ConstantUses(evaluator: facts.evaluator),
      shapes: IdentifierShapes(provided.names))
  }
}
