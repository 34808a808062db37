import Findings
import Inventory
import Taxonomy

/// What documents hold, besides the objects that are joined with those of code.
struct JoinedDocuments: Sendable {
  var scenes: [DocumentScene] = []
  var identifiers: [DocumentIdentifier] = []
  /// The app's controllers whose views a document has.
  var controllers: Set<SymbolTable.TypeID> = []
}

extension UIKitVisitor {
  /// Joins the documents with the objects that code knows: what an outlet holds is one object with the outlet, all else
  /// is an object that only the document makes.
  mutating func join(_ documents: [DocumentFacts]) -> JoinedDocuments {
    var joined = JoinedDocuments()
    guard !documents.isEmpty else { return joined }
    var outlets: [Holder: Int] = [:]
    for (index, object) in objects.enumerated() where object.isOutlet {
      if let owner = object.scope.type, let name = object.name { outlets[.member(owner, name)] = index }
    }
    for (number, document) in documents.enumerated() {
      var join = DocumentJoin(document, number: number, classes: DocumentClasses(types: types), outlets: outlets)
      join.add(to: &self, &joined)
    }
    return joined
  }
}
