import Findings
import Inventory
import Taxonomy

extension UIKitObjects {
  /// Adds what is known of the views besides the elements that they are.
  func fill(_ inventory: inout Inventory, _ screens: UIKitScreens) {
    inventory.enclosures = enclosures(screens)
    inventory.overruled = overruled(screens)
    inventory.unnamedViews = UnnamedViewSearch(self).found(screens)
    let changes = typeChanges(screens)
    // Of a control everybody expects it.
    inventory.typeChanges = changes.filter { !$0.isOfControl }.map(\.change)
    guard !changes.isEmpty else { return }
    let new = Dictionary(changes.map { ($0.change.place, $0.change.new) }) { first, _ in first }
    for index in inventory.assignments.indices {
      if let type = new[inventory.assignments[index].place] { inventory.assignments[index].target = .element(type) }
    }
  }

  private func typeName(_ id: SymbolTable.TypeID?) -> String { id.map { visitor.symbols.types[$0].name } ?? "" }

  private func enclosures(_ screens: UIKitScreens) -> [Enclosure] {
    kept.enclosures.map { look, node, means, inner in
      var name: String?
      if case .object(let index) = node { name = element(index).name }
      var enclosure = Enclosure(
        means: means, place: look.place, name: name, kind: hierarchy.reference(of: node)?.name ?? "",
        kept: inner.map { index in
          Enclosure.Kept(
            identifier: given[index]?.identifier ?? .none, source: given[index]?.place ?? objects[index].place,
            kind: objects[index].reference.name, place: objects[index].place)
        },
        enclosingType: typeName(look.owner), member: look.member)
      enclosure.screens = screens.screens(showing: look.owner).sorted()
      return enclosure
    }.sorted { $0.place < $1.place }
  }

  private func typeChanges(_ screens: UIKitScreens) -> [(change: TypeChange, isOfControl: Bool)] {
    var found: [(change: TypeChange, isOfControl: Bool)] = []
    var seen: Set<Place> = []
    func add(
      _ given: GivenIdentifier, _ reference: UIKitTypes.ClassReference,
      _ changed: (type: ElementType, look: ViewFacts.Look)
    ) {
      guard given.givesText, let construct = reference.construct, seen.insert(given.place).inserted else { return }
      var change = TypeChange(
        place: given.place, identifier: given.identifier, kind: reference.name, old: construct.type,
        new: changed.type, cause: changed.look.place, enclosingType: typeName(changed.look.owner),
        member: changed.look.member)
      change.screens = screens.screens(showing: changed.look.owner).sorted()
      found.append((change, reference.uiKitName == "UIControl"))
    }
    for (index, object) in objects.enumerated() {
      guard let given = given[index] else { continue }
      let node = UIKitHierarchy.Node.object(index)
      let traits = hierarchy.looks(.accessibilityTraits, of: node)
      let isElement = hierarchy.isElement(node)
      guard let changed = hierarchy.type(of: object.reference, traits, isElement: isElement) else { continue }
      add(given, object.reference, changed)
    }
    // Cells are made by their tables: code has them under a name, or speaks as one of them.
    for gift in visitor.gifts {
      if case .instances(let type) = gift.holder, let reference = visitor.types.reference(to: type) {
        let node = UIKitHierarchy.Node.type(type)
        let traits = hierarchy.looks(.accessibilityTraits, of: node)
        if let changed = hierarchy.type(of: reference, traits, isElement: hierarchy.isElement(node)) {
          add(gift.given, reference, changed)
        }
      } else if let looks = hierarchy.looksOfNames[gift.holder], let reference = looks.lazy.compactMap(\.type).first {
        let isElement = looks.contains {
          if case .yes = $0.value { $0.property == .isAccessibilityElement } else { false }
        }
        let traits = looks.filter { $0.property == .accessibilityTraits }
        if let changed = hierarchy.type(of: reference, traits, isElement: isElement ? true : nil) {
          add(gift.given, reference, changed)
        }
      }
    }
    return found.sorted { $0.change.place < $1.change.place }
  }
}

/// Looks for classes of views that react to touches and have neither identifier nor label.
private struct UnnamedViewSearch {
  let known: UIKitObjects
  var symbols: SymbolTable { known.visitor.symbols }

  init(_ known: UIKitObjects) { self.known = known }

  func found(_ screens: UIKitScreens) -> [UnnamedView] {
    var objects: [SymbolTable.TypeID: [Int]] = [:]
    /// Objects that a class makes for itself, as far as a test finds them.
    var parts: Set<SymbolTable.TypeID> = []
    for (index, object) in known.objects.enumerated() {
      if let id = object.reference.id { objects[id, default: []].append(index) }
      if let owner = object.scope.type, known.isControl(index) || known.given[index] != nil { parts.insert(owner) }
    }
    return objects.keys.sorted().compactMap { id in
      let type = symbols.types[id]
      let made = objects[id] ?? []
      guard let uiKitName = type.uiKitName, uiKitName == "UIView" || uiKitName == "UIControl", !type.isPreview,
        !type.lineage.contains(where: parts.contains), made.allSatisfy({ known.given[$0] == nil }),
        !isNamed(.type(id)), !namesItselfByExtension(id), !made.contains(where: { isNamed(.object($0)) }),
        let touch = touch(of: id, isControl: uiKitName == "UIControl")
      else { return nil }
      var view = UnnamedView(
        type: type.name,
        place: known.visitor.evaluator.place(of: type.simpleName, at: type.position, file: type.file),
        draws: function("draw", of: id) != nil, touch: touch, made: made.map { known.objects[$0].place }.sorted())
      view.screens = screens.screens(showing: id).sorted()
      return view
    }
  }

  /// Whether anything is said of how it shows itself.
  private func isNamed(_ node: UIKitHierarchy.Node) -> Bool {
    let names: [ViewFacts.Look.Property] = [
      .accessibilityLabel, .isAccessibilityElement, .accessibilityElements, .accessibilityElementsHidden,
    ]
    return known.hierarchy.lineage(of: node).contains { node in
      known.hierarchy.looks[node]?.contains { names.contains($0.property) } == true
    } || isGiven(node)
  }

  /// Whether the class's code calls a method that an extension of one of UIKit's classes has, and that gives the view a
  /// label or makes it an element: `func setUp(title: String) { accessibilityLabel = title }`.
  private func namesItselfByExtension(_ id: SymbolTable.TypeID) -> Bool {
    let properties = ["accessibilityLabel", "isAccessibilityElement"].map { NameSet.hash($0, .assignment) }
    let lineage = symbols.types[id].lineage
    let methods = lineage.filter { symbols.types[$0].kind == .extension }.flatMap { symbols.types[$0].members.all }
      .filter { method in properties.contains { method.names.mayContain(hash: $0) } }
    guard !methods.isEmpty else { return false }
    let calls = methods.map { NameSet.hash($0.name, .call) }
    return lineage.contains { type in
      symbols.types[type].kind == .class
        && symbols.types[type].members.all.contains { member in calls.contains { member.names.mayContain(hash: $0) } }
    }
  }

  private func isGiven(_ node: UIKitHierarchy.Node) -> Bool {
    guard case .type(let id) = node else { return false }
    return known.visitor.gifts.contains { $0.holder == .instances(id) }
  }

  /// What a class reacts to touches by.
  private func touch(of id: SymbolTable.TypeID, isControl: Bool) -> Place? {
    // Some only take the keyboard away.
    let dismissals = ["endEditing", "resignFirstResponder"].map { NameSet.hash($0) }
    let takesKeyboard = symbols.types[id].lineage.contains { type in
      symbols.types[type].members.all.contains { member in dismissals.contains { member.names.mayContain(hash: $0) } }
    }
    if takesKeyboard { return nil }
    for name in ["touchesBegan", "touchesEnded", "touchesMoved"] + (isControl ? ["beginTracking"] : []) {
      guard let (function, file) = function(name, of: id) else { continue }
      return known.visitor.evaluator.place(of: name, at: function.position, file: file)
    }
    return known.hierarchy.lineage(of: .type(id)).lazy.compactMap { known.hierarchy.gestures[$0] }.first
  }

  private func function(_ name: String, of id: SymbolTable.TypeID) -> (FunctionFact, file: Int)? {
    for (_, member) in symbols.members(named: name, of: id) {
      if case .function(let function) = member.declaration, function.body != nil { return (function, member.file) }
    }
    return nil
  }
}
