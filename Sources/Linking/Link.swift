package import Inventory
import Taxonomy

/// What the facts of all files come to: what each name means, what each place gives, what is made and shown. The screens
/// are predicted from it.
package struct LinkedFacts: Sendable {
  /// What was joined, file by file.
  package let files: [FileFacts]
  let context: LinkingContext
  let symbols: SymbolTable
  let types: UIKitTypes
  /// Knows what each carrier is given.
  let evaluator: Evaluator
  let carriers: Carriers
  let assignments: AssignmentVisitor
  let unforwarded: UnforwardedSearch
  let graph: ViewGraph
  /// The objects of UIKit, with the identifiers that they are given.
  let objects: UIKitVisitor
  let documents: JoinedDocuments
  /// What was needed on the way and is large: to free it takes time, which is found once nobody waits any more.
  let leftovers: [any Sendable]
}

/// Joins the facts of all files into what is known of the app.
package func link(_ files: [FileFacts], _ context: LinkingContext = LinkingContext()) -> LinkedFacts {
  onLargeStack { linked(files, context) }
}

private func linked(_ files: [FileFacts], _ context: LinkingContext) -> LinkedFacts {
  let symbols = SymbolTable(files.filter { $0.role == .app }, documented: context.documents.customClasses)
  let evaluator = Evaluator(
    symbols: symbols, texts: context.texts, carriers: DeclaredCarriers(context.carriers, symbols))
  let types = UIKitTypes(symbols: symbols)
  let setters = IdentifierSetters(symbols, types)

  // What is made, and what is given: neither needs to know of the other.
  let objectSearch = ObjectSearch(evaluator, types: types, setters: setters, isForTrees: context.trees != .none)
  let ((graph, named, someObjects), (assignments, carriers, knowing, unforwarded, otherObjects)) = together(
    {
      let graph = ViewGraph(symbols)
      let named = ReflectionScheme(evaluator, types: types).named()
      return (graph, named, objectSearch.walk(symbols))
    },
    {
      var assignments = AssignmentVisitor(evaluator, types: types, setters: setters)
      assignments.walk(symbols)
      var search = CarrierSearch(evaluator, sinks: assignments.sinks)
      search.leaveOutFallbacks(readBy: assignments.landings)
      search.leaveOutParts(readBy: assignments.landings)
      assignments.add(search)
      search.leaveOutFirstValues(readBy: assignments.landings)
      let knowing = evaluator.knowing(search, given: assignments.givenBySetters, read: assignments.readElsewhere)
      assignments.resolve(with: knowing)
      let unforwarded = UnforwardedSearch(knowing, giving: search.sites)
      var carriers = search.carriers
      carriers.read = assignments.readers
      return (assignments, carriers, knowing, unforwarded, objectSearch.walk(symbols))
    })
  var objects = objectSearch.joined(someObjects + otherObjects)
  objects.add(named)
  objects.noteRepresentables()
  objects.shareOut()
  objects.addOwnViews()
  let documents = objects.join(context.documents)
  objects.addRootViews()
  return LinkedFacts(
    files: files, context: context, symbols: symbols, types: types, evaluator: knowing, carriers: carriers,
    assignments: assignments, unforwarded: unforwarded, graph: graph, objects: objects,
    documents: documents, leftovers: [someObjects, otherObjects])
}
