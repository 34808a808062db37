import Findings
import Inventory
import Taxonomy

/// What each object has that a document gives an identifier.
struct DocumentedIdentifiers: Sendable {
  /// By the indices of the objects.
  private(set) var given: [Int: GivenIdentifier] = [:]
  /// What documents give in vain, since code gives another one.
  private(set) var overruled: [Int: (document: GivenIdentifier, code: GivenIdentifier)] = [:]

  /// `code` is what code gives each object, `ofSubclasses` what else only some of those like it are given.
  init(_ objects: [UIKitVisitor.Object], code: [[GivenIdentifier]], ofSubclasses: [Int: [GivenIdentifier]] = [:]) {
    for (index, object) in objects.enumerated() {
      guard let part = object.document, let documented = GivenIdentifier.merged(part.given) else { continue }
      let later = code[index].filter(\.givesText)
      guard let replacing = GivenIdentifier.merged(later), later.contains(where: \.isSurelyGiven) else {
        given[index] = GivenIdentifier.merged(
          [documented] + later + (ofSubclasses[index] ?? []).filter(\.givesText))
        continue
      }
      // What has the same text replaces nothing that a test would miss.
      if replacing.identifier != documented.identifier { overruled[index] = (documented, replacing) }
    }
  }
}

extension GivenIdentifier {
  /// Whether nothing but its own code decides that it is given.
  fileprivate var isSurelyGiven: Bool { !isConditional && branches.isEmpty && identifier.state != .unresolved }
}

extension UIKitObjects {
  /// The places in documents that give identifiers.
  func assignments(in documents: JoinedDocuments) -> [Assignment] {
    documents.identifiers.map { given in
      let isOverruled = given.object.map { documented.overruled[$0] != nil } ?? false
      return Assignment(
        place: given.fact.place, value: given.fact.place,
        form: given.fact.isRuntimeAttribute ? .interfaceBuilderRuntime : .interfaceBuilderAttribute,
        carrier: "accessibilityIdentifier",
        target: given.object.map { .element(hierarchy.type(of: $0)) } ?? .unknown,
        identifier: .known(given.fact.text), verdict: isOverruled ? .shadowed : .unknown,
        isRepeated: given.isRepeated, enclosingType: given.enclosingType, member: "")
    }
  }

  /// The identifiers of documents that code replaces.
  func overruled(_ screens: UIKitScreens) -> [OverruledIdentifier] {
    documented.overruled.map { index, pair in
      let element = element(index)
      var found = OverruledIdentifier(
        pair.document.identifier, at: pair.document.place, by: pair.code.identifier, at: pair.code.place,
        kind: element.kind, name: element.name, enclosingType: element.enclosingType)
      found.screens = self.screens(showing: index, screens).sorted()
      return found
    }.sorted { $0.place < $1.place }
  }
}
