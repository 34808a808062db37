import Findings
import Inventory
import Taxonomy

/// The objects that a document makes.
extension DocumentJoin {
  /// Makes an object, or adds what the document says to that of an outlet.
  mutating func makeObject(
    _ index: Int, _ outlets: [Outlet], in visitor: inout UIKitVisitor, _ joined: inout JoinedDocuments
  ) {
    let fact = objects[index]
    let reference = classes.reference(to: fact, ids[index])
    var known = outlets.filter { $0.inheritor == nil }.compactMap { self.outlets[$0.holder] }
    let main: Int
    if known.isEmpty {
      main = visitor.objects.count
      visitor.objects.append(object(fact, reference, named: outlets.lazy.compactMap(\.holder.name).first, at: index))
      visitor.objects[main].document?.inheritors = Set(outlets.compactMap(\.inheritor))
      // Each class that inherits an outlet has an object of its own there.
      for inherited in outlets.compactMap({ self.outlets[$0.holder] }) {
        let place = visitor.objects[inherited].place
        visitor.objects[main].document?.places.append(place)
        if visitor.objects[inherited].document == nil {
          visitor.objects[inherited].document = DocumentPart()
          visitor.objects[inherited].document?.isElsewhere = true
        }
      }
    } else {
      main = known.removeFirst()
      visitor.objects[main].join(fact, reference, under: condition(of: index))
      // What a second outlet holds is this object.
      for other in known where other != main {
        visitor.objects[other].document = visitor.objects[other].document ?? DocumentPart()
        visitor.objects[other].document?.isElsewhere = true
      }
    }
    made[index] = main
    visitor.holdings.note(.documented(document: number, object: index), standsFor: .object(main))
    for outlet in outlets { visitor.holdings.note(outlet.holder, standsFor: .object(main)) }
    if let id = reference.id {
      for ancestor in visitor.symbols.types[id].lineage {
        visitor.holdings.note(.instances(ancestor), standsFor: .object(main))
      }
    }
    give(fact, to: main, in: &visitor)
    for given in fact.identifiers {
      joined.identifiers.append(
        DocumentIdentifier(
          fact: given, object: given.path.isEmpty ? main : nil, enclosingType: typeName(of: index),
          isRepeated: visitor.objects[main].scope.repetition != nil || visitor.repetition(of: owner(of: index)) != nil))
    }
  }

  /// An object that only the document makes.
  private func object(
    _ fact: DocumentObject, _ reference: UIKitTypes.ClassReference, named name: String?, at index: Int
  ) -> UIKitVisitor.Object {
    var object = UIKitVisitor.Object(
      reference: reference, place: fact.place, scope: scope(of: index), label: fact.text, name: name,
      isControl: fact.isControl(reference), isOutlet: false)
    if name == nil, let item = fact.systemItem {
      object.name = item
      object.isNamedByTitle = true
    }
    var part = DocumentPart()
    if object.scope.type == nil { part.scene = controller(of: index).flatMap { scenes[$0] } }
    part.isText = reference.uiKitName == "UILabel" && name != nil
    part.id = fact.id
    object.document = part
    return object
  }

  /// Gives an object the identifier that is set last: a runtime attribute after the inspector's.
  private func give(_ fact: DocumentObject, to main: Int, in visitor: inout UIKitVisitor) {
    guard let given = fact.identifiers.last(where: { $0.path.isEmpty && !$0.text.isEmpty }) else { return }
    visitor.objects[main].document?.given.append(
      GivenIdentifier(identifier: .known(given.text), place: given.place))
  }

  /// Notes the names that code has for what the platform's classes hold: a controller's view, an item of its bar.
  func noteNames(in visitor: inout UIKitVisitor) {
    for (index, object) in objects.enumerated() {
      guard let parent = object.parent, objects[parent].role == .controller, let owner = ids[parent],
        let main = made[index]
      else { continue }
      var names: [String] = []
      switch object.slot {
      case .rootView: names = object.className == "UIView" ? ["view"] : ["view", object.tag]
      case .navigationBar: names = object.key.map { ["navigationItem.\($0)"] } ?? []
      case .tabBar: names = ["tabBarItem"]
      case .content, .toolbar, .prototype: break
      }
      for name in names { visitor.holdings.note(.member(owner, name), standsFor: .object(main)) }
    }
  }
}

extension DocumentObject {
  fileprivate func isControl(_ reference: UIKitTypes.ClassReference) -> Bool {
    reference.uiKitName == "UITextView" ? !isNotEditable : reference.construct?.isControl == true && !isSpace
  }
}

extension UIKitVisitor.Object {
  /// Takes over what a document says of an outlet's object.
  fileprivate mutating func join(
    _ fact: DocumentObject, _ made: UIKitTypes.ClassReference, under condition: String?
  ) {
    if scope.condition == nil { scope.condition = condition }
    let isFirst = document == nil
    var part = document ?? DocumentPart()
    part.places.append(fact.place)
    part.isText = part.isText || made.uiKitName == "UILabel"
    part.id = part.id ?? fact.id
    part.isElsewhere = false
    document = part
    label = label ?? fact.text
    // The document says which class it is; the outlet may say less: `UIView`, `UIControl`.
    if isFirst || reference != made, made.construct != nil, reference.id == nil || made.id != nil {
      if isFirst { reference = made }
      isControl = fact.isControl(reference)
    }
  }
}
