import Findings
import Inventory

/// What documents say of an object that code knows as well, or that only they make.
struct DocumentPart: Sendable {
  /// The tags that make it besides its own place: several where more than one document, or scene, fills the same outlet.
  var places: [Place] = []
  /// The identifiers that the documents give it.
  var given: [GivenIdentifier] = []
  /// The scene that shows it, where that is of none of the app's classes.
  var scene: Int?
  /// Its name in the document.
  var id: String?
  /// Whether it is a label that code fills, by an outlet.
  var isText = false
  /// The classes that fill an outlet with it which a superclass declares: other classes have another object there.
  var inheritors: Set<SymbolTable.TypeID> = []
  /// Whether it is another one of the objects: two outlets hold that.
  var isElsewhere = false
}

/// A place in a document that gives an identifier.
struct DocumentIdentifier: Sendable {
  var fact: DocumentObject.GivenIdentifier
  /// The object that gets it; nil where a part of one does.
  var object: Int?
  var enclosingType: String
  var isRepeated: Bool
}
