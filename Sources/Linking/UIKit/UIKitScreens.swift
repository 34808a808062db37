import Findings
import Inventory
import Taxonomy

/// Which screens show the objects that a class makes.
struct UIKitScreens: Sendable {
  let symbols: SymbolTable
  let types: UIKitTypes
  private let screensByType: [SymbolTable.TypeID: [String]]
  private let fileIndices: [String: Int]

  /// `names` are the screens by their types; `mentions` says which classes a type's code names.
  init(
    _ symbols: SymbolTable, _ types: UIKitTypes, names: [SymbolTable.TypeID: String],
    mentions: [SymbolTable.TypeID: Set<SymbolTable.TypeID>]
  ) {
    self.symbols = symbols
    self.types = types
    fileIndices = Dictionary(symbols.files.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    var screens: [SymbolTable.TypeID: [String]] = [:]
    for (screen, name) in names.sorted(by: { $0.key < $1.key }) {
      guard types.reference(to: screen) != nil else { continue }
      var seen: Set<SymbolTable.TypeID> = [screen]
      var pending = [screen]
      while let next = pending.popLast() {
        screens[next, default: []].append(name)
        for mentioned in (mentions[next] ?? []).sorted() where seen.insert(mentioned).inserted {
          // A view that a screen names is a part of it; another controller is a screen of its own.
          guard let reference = types.reference(to: mentioned), !reference.isViewController else { continue }
          pending.append(mentioned)
        }
      }
    }
    screensByType = screens
  }

  func screens(showing type: SymbolTable.TypeID?) -> [String] { type.flatMap { screensByType[$0] } ?? [] }

  /// A SwiftUI element that a class makes, on the screen that shows the class.
  func placed(_ element: Element) -> Element {
    guard element.screen == nil, let file = fileIndices[element.place.file],
      let type = symbols.type(named: element.enclosingType, in: nil, file: file)
    else { return element }
    var placed = element
    placed.screen = screens(showing: type).first
    return placed
  }
}

extension UIKitVisitor {
  /// The elements that the collected objects are, one for each screen that shows them.
  func elements(
    on screens: UIKitScreens, _ context: LinkingContext, knowing: Evaluator, carriers: Carriers
  ) -> [Element] {
    var givenTo: [[GivenIdentifier]] = objects.map(\.given)
    var names = objects.map(\.name)
    for (result, name) in filledByClosure {
      for object in holdings.objects(of: result) { names[object] = name }
    }
    for gift in gifts {
      for object in holdings.objects(of: gift.holder) {
        givenTo[object].append(known(gift, to: objects[object], knowing))
      }
    }
    for (item, object) in objects.enumerated() {
      guard let holder = object.customView else { continue }
      for view in holdings.objects(of: holder) where view != item {
        let ofItem = givenTo[item]
        givenTo[item] += givenTo[view]
        givenTo[view] += ofItem
      }
    }
    let notEdited = Set(readOnly.flatMap { holdings.objects(of: $0) })
    var elements: [Element] = []
    for (index, object) in objects.enumerated() {
      guard let construct = object.reference.construct else { continue }
      let given = GivenIdentifier.merged(givenTo[index])
      let isControl = object.isControl && !notEdited.contains(index)
      guard isControl || given != nil else { continue }
      let owner = object.scope.type
      var element = Element(
        type: construct.type, kind: object.reference.name, framework: .uiKit, place: object.place,
        enclosingType: owner.map { symbols.types[$0].name } ?? "", member: object.scope.member, isControl: isControl)
      element.label = object.label
      element.name = names[index]
      element.labelName = object.labelName
      element.branches = object.scope.branches
      element.condition = object.scope.condition
      element.repetition = object.scope.repetition ?? repetition(of: owner)
      element.take(given ?? documentIdentifier(of: object, context))
      element.verdict = element.identifier.state == .none ? .unknown : .reachable
      let shownOn = screens.screens(showing: owner)
      if let owner, shownOn.isEmpty || types.reference(to: owner)?.isViewController != true {
        element.component = symbols.types[owner].name
      }
      if shownOn.isEmpty { elements.append(element) }
      for screen in shownOn {
        element.screen = screen
        elements.append(element)
      }
    }
    return elements
  }

  /// The gift as far as it is known in the end: an initialiser gives each object what its own call passes.
  private func known(_ gift: Gift, to object: Object, _ evaluator: Evaluator) -> GivenIdentifier {
    guard let value = gift.value, var scope = gift.scope else { return gift.given }
    if case .instances(let type) = gift.holder, scope.member == "init",
      let initialiser = symbols.initialiser(at: scope.body, of: type), initialiser.accepts(object.arguments)
    {
      evaluator.bind(
        initialiser, of: type, file: scope.file, to: object.arguments, from: object.scope, in: &scope, depth: 0)
    } else if gift.given.identifier.state != .unresolved {
      return gift.given
    }
    let (identifier, definition) = evaluator.identifier(of: value, in: scope)
    guard identifier.state != .none else { return gift.given }
    var given = gift.given
    given.identifier = identifier
    given.definition = definition
    return given
  }

  /// An outlet that code gives no identifier may have one in its document.
  private func documentIdentifier(of object: Object, _ context: LinkingContext) -> GivenIdentifier? {
    guard object.isOutlet, let owner = object.scope.type,
      symbols.types[owner].lineage.contains(where: {
        context.classesIdentifiedElsewhere.contains(symbols.types[$0].simpleName)
      })
    else { return nil }
    return GivenIdentifier(
      identifier: .unresolved("Interface Builder may give one, and its documents are not read yet"), place: object.place
    )
  }

  /// Cells show their content again and again.
  private func repetition(of owner: SymbolTable.TypeID?) -> Place? {
    guard let owner, let reference = types.reference(to: owner), reference.isRepeated else { return nil }
    return evaluator.place(symbols.types[owner].position, file: symbols.types[owner].file)
  }
}

extension GivenIdentifier {
  /// One identifier of the several that code gives to one object, at the first place that does.
  static func merged(_ all: [GivenIdentifier]) -> GivenIdentifier? {
    guard var first = all.first else { return nil }
    let known = all.filter { $0.identifier.state == .known || $0.identifier.state == .pattern }
    if known.count == all.count {
      first.identifier = .oneOf(known.flatMap(\.identifier.texts))
    } else if let unresolved = all.first(where: { $0.identifier.state == .unresolved }), all.count > 1 {
      first.identifier = .unresolved(
        unresolved.identifier.reason ?? "", fallbacks: all.flatMap(\.identifier.texts))
    }
    return first
  }
}

extension SymbolTable {
  /// The initialiser of a type that is declared at the position.
  func initialiser(at position: Position, of type: TypeID) -> FunctionFact? {
    for member in types[type].members["init"] ?? [] {
      if case .function(let function) = member.declaration, function.position == position { return function }
    }
    return nil
  }
}
