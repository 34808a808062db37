import Findings
import Inventory
import Taxonomy

/// The collected objects with all that is known of them in the end.
struct UIKitObjects: Sendable {
  let visitor: UIKitVisitor
  let hierarchy: UIKitHierarchy
  /// What each object is given.
  let given: [GivenIdentifier?]
  /// What becomes of the identifiers that documents give.
  let documented: DocumentedIdentifiers
  /// What code gives to each object, where what holds it decides which of it is true; for trees only.
  let giftsTo: [Int: [UIKitVisitor.Gift]]
  /// What code gives to each object of which the code of each screen decides a part, with the slots that it fills.
  private let decidedByScreens: [Int: [(gift: UIKitVisitor.Gift, slots: [Slot])]]
  /// What code gives to each object that subclasses name.
  private let bySubclasses: [Int: [(gift: Int, given: [GivenIdentifier])]]
  private let values: ScreenValues
  private let screens: UIKitScreens
  /// Knows what carriers are given.
  private let evaluator: Evaluator
  /// The views that bar button items show.
  private let customViews: CustomViews
  private let names: [String?]
  /// Controls that are none to a test: text views that are not for editing, what the system names.
  private let idle: Set<Int>
  /// Whether documents are missing that may give outlets an identifier.
  private let lacksDocuments: Bool
  /// What of all that code gives lasts.
  let lasting: LastingGifts
  /// The objects that never show, or not by themselves.
  let kept: KeptViews
  /// What tables and collection views hand out, and is an element.
  private let rows: Set<Int>

  init(
    _ visitor: UIKitVisitor, _ context: LinkingContext, knowing: Evaluator, filled: FilledSlots, screens: UIKitScreens
  ) {
    self.visitor = visitor
    lacksDocuments = context.lacksDocuments
    self.screens = screens
    let knowing = knowing.followingParameters
    let values = ScreenValues(knowing, filled, screens)
    self.values = values
    let objects = visitor.objects
    let holdings = Holdings(visitor.holdings)
    var names = objects.map(\.name)
    for (result, name) in visitor.filledByClosure {
      for object in holdings.objects(of: result) { names[object] = name }
    }
    let lasting = LastingGifts(visitor, holdings)
    self.lasting = lasting
    var givenTo: [[GivenIdentifier]] = objects.indices.map { lasting.madeWith($0) }
    var bySubclasses: [Int: [(gift: Int, given: [GivenIdentifier])]] = [:]
    var takers: [(gift: UIKitVisitor.Gift, slots: [Slot], objects: [Int])] = []
    var isDecided: Set<Int> = []
    var byItems: [Int: [GivenIdentifier]] = [:]
    for (index, gift) in visitor.gifts.enumerated() {
      let taking = lasting.objects(of: index).filter { visitor.mayMean($0, by: gift) }
      if taking.isEmpty || gift.source != nil { continue }
      let passed = visitor.passed(gift, holdings, knowing)
      for object in taking {
        let given = passed[object] ?? visitor.apart(gift, to: objects[object], values).map { [$0] } ?? []
        givenTo[object] += given
        if gift.isForCustomView { byItems[object, default: []] += given }
        if lasting.namedBySubclasses[object] != nil { bySubclasses[object, default: []].append((index, given)) }
      }
      let slots = passed.isEmpty ? values.slots(behind: gift) : []
      takers.append((gift, slots, taking))
      if !slots.isEmpty { isDecided.formUnion(taking) }
    }
    for (index, gift) in visitor.gifts.enumerated() {
      guard let source = gift.source else { continue }
      let sources = holdings.objects(of: .instances(source))
      let handedOn = sources.isEmpty ? [gift.given] : sources.flatMap { givenTo[$0] }
      for object in lasting.objects(of: index) where !sources.contains(object) { givenTo[object] += handedOn }
    }
    var decided: [Int: [(gift: UIKitVisitor.Gift, slots: [Slot])]] = [:]
    for (gift, slots, taking) in takers where !isDecided.isDisjoint(with: taking) {
      for object in taking where isDecided.contains(object) { decided[object, default: []].append((gift, slots)) }
    }
    decidedByScreens = decided
    self.bySubclasses = bySubclasses
    customViews = CustomViews(visitor, holdings, byItems: byItems, givenTo: &givenTo)
    for object in lasting.restored {
      for index in givenTo[object].indices { givenTo[object][index].isConditional = true }
    }
    hierarchy = UIKitHierarchy(visitor, holdings)
    for (object, given) in visitor.collective(hierarchy, givenTo: givenTo) { givenTo[object] = [given] }
    self.names = names
    giftsTo = context.trees == .none ? [:] : visitor.giftsToParts(lasting)
    evaluator = knowing
    var (ofAll, ofSome) = (givenTo, [Int: [GivenIdentifier]]())
    for (object, gifts) in bySubclasses where objects[object].document != nil {
      let isOfSome = gifts.map { visitor.isOfSubclass(visitor.gifts[$0.gift], of: object) }
      ofAll[object] = zip(gifts, isOfSome).filter { !$0.1 }.flatMap(\.0.given)
      ofSome[object] = zip(gifts, isOfSome).filter(\.1).flatMap(\.0.given)
    }
    let documented = DocumentedIdentifiers(objects, code: ofAll, ofSubclasses: ofSome)
    self.documented = documented
    given = objects.indices.map { documented.given[$0] ?? GivenIdentifier.merged(givenTo[$0]) }
    idle = Set((visitor.readOnly + visitor.holdings.namedBySystem).flatMap { holdings.objects(of: $0) })
    kept = KeptViews(hierarchy, given: given)
    rows = visitor.namedRows(lasting, holdings)
  }

  private var symbols: SymbolTable { visitor.symbols }
  var objects: [UIKitVisitor.Object] { visitor.objects }

  /// The elements that the objects are, one for each screen that shows them.
  func elements() -> [Element] {
    var elements: [Element] = []
    var callers: [String: ScreenValues.Callers] = [:]
    var parts: [String: [SymbolTable.TypeID]] = [:]
    var items: [Int: [Place]] = [:]
    for (item, views) in customViews.views {
      for view in views where isListed(view) { items[view, default: []].append(objects[item].place) }
    }
    for (index, object) in objects.enumerated() {
      // An item with a view of its own is that view.
      guard isListed(index), customViews.views[index]?.contains(where: isListed) != true else { continue }
      var element = element(index)
      element.places = (items[index, default: []] + element.places).sorted()
      let shownOn = self.screens(showing: index, screens)
      if shownOn.isEmpty, let owner = object.owner { element.component = symbols.types[owner].name }
      if shownOn.isEmpty { elements.append(element) }
      for screen in shownOn {
        var here = element
        if bySubclasses[index] != nil {
          let known = parts[screen] ?? screens.parts(ofScreensNamed: screen)
          parts[screen] = known
          here = self.element(index, given: givenBySubclasses(index, among: known))
          here.places = element.places
          guard here.identifier.state != .none || isControl(index) || object.document?.isText == true else { continue }
        } else if decidedByScreens[index] != nil, documented.given[index] == nil {
          let known = callers[screen] ?? values.callers(on: screen)
          callers[screen] = known
          let given = given(index, by: known)
          guard given != nil || isControl(index) || object.document?.isText == true else { continue }
          here = self.element(index, given: given)
          here.places = element.places
        }
        here.screen = screen
        elements.append(here)
      }
    }
    return elements
  }

  private func isListed(_ index: Int) -> Bool {
    let object = objects[index]
    guard object.reference.construct != nil, object.document?.isElsewhere != true else { return false }
    if object.isHandedOut { return rows.contains(index) && given[index] != nil }
    return isControl(index) || given[index] != nil || object.document?.isText == true
  }

  /// The screens that show an object.
  func screens(showing index: Int, _ screens: UIKitScreens) -> [String] {
    if let scene = objects[index].document?.scene { return [screens.scenes[scene].name] }
    return screens.screens(showing: objects[index].owner)
  }

  func isControl(_ index: Int) -> Bool { objects[index].isControl && !idle.contains(index) }

  /// What an object is to a test, on whichever screen.
  func element(_ index: Int) -> Element { element(index, given: given[index]) }

  private func element(_ index: Int, given: GivenIdentifier?) -> Element {
    let object = objects[index]
    let owner = object.scope.type
    var element = Element(
      type: hierarchy.type(of: index), kind: object.reference.name,
      framework: object.document == nil ? symbols.framework(ofFile: object.scope.file) : .interfaceBuilder,
      place: object.place,
      enclosingType: owner.map { symbols.types[$0].name } ?? "", member: object.scope.member,
      isControl: isControl(index))
    element.label = object.label
    element.name = names[index]
    element.labelName = object.labelName
    element.hints = object.hints
    element.branches = object.scope.branches
    element.condition = object.scope.condition
    element.repetition = object.scope.repetition ?? visitor.repetition(of: object.owner)
    element.take(given)
    if lacksDocuments, object.isOutlet, object.document == nil, element.identifier.state == .none {
      element.identifier = .unresolved("a document that could not be read may give one")
    }
    let isUnsure = element.identifier.state == .none || customViews.withItems.contains(index)
    element.verdict = kept.verdicts[index] ?? (isUnsure ? .unknown : .reachable)
    if let owner = object.owner, visitor.types.reference(to: owner)?.isViewController != true {
      element.component = symbols.types[owner].name
    }
    if let part = object.document {
      element.places = part.places
      element.documentID = part.id
      element.isText = part.isText
    }
    return element
  }
}

extension UIKitObjects {
  /// What an object is given that subclasses name, on a screen that shows objects of some classes.
  private func givenBySubclasses(_ index: Int, among parts: [SymbolTable.TypeID]) -> GivenIdentifier? {
    guard let owner = objects[index].scope.type else { return given[index] }
    let symbols = visitor.symbols
    let shown = parts.filter { symbols.types[$0].lineage.contains(owner) }.sorted()
    if shown.isEmpty { return given[index] }
    let classes = shown.reduce(into: Set<SymbolTable.TypeID>()) { $0.formUnion(symbols.types[$1].lineage) }
    let replaced = lasting.namedBySubclasses[index] ?? [:]
    var given: [GivenIdentifier] = []
    for (number, all) in bySubclasses[index] ?? [] {
      let gift = visitor.gifts[number]
      if visitor.isOfSubclass(gift, of: index), !(gift.owner.map(classes.contains) ?? true) { continue }
      if shown.allSatisfy({ replaced[$0]?.contains(number) == true }) { continue }
      let isDecided = visitor.isDecidedBySubclasses(gift, of: index)
      given += isDecided ? shown.compactMap { visitor.reread(gift, inClass: $0, evaluator) } : all
    }
    let code = lasting.madeWith(index) + given
    let documented = DocumentedIdentifiers([objects[index]], code: [code])
    return documented.given[0] ?? .merged(code)
  }

  /// What an object is given where the callers' screen shows it.
  private func given(_ index: Int, by callers: ScreenValues.Callers) -> GivenIdentifier? {
    let all = (decidedByScreens[index] ?? []).flatMap { gift, slots -> [GivenIdentifier] in
      // What the object's own call passes says more than what all calls of the screen do.
      if case .instances(let type) = gift.holder, !gift.given.identifier.isSettled,
        let own = visitor.told(gift, to: objects[index], of: type, values, on: callers)?.given, own.identifier.isSettled
      {
        return [own]
      }
      if let near = values.evaluator(of: slots, on: callers) {
        // What the call says that makes the object comes before what calls of its kind say on the screen.
        if case .instances(let type) = gift.holder,
          let told = visitor.told(gift, to: objects[index], of: type, values, on: callers, asking: near)
        {
          return told.given.map { [$0] } ?? []
        }
        return visitor.reread(gift, near).map { [$0] } ?? []
      }
      return visitor.passed(gift, hierarchy.holdings, evaluator)[index]
        ?? visitor.apart(gift, to: objects[index], values).map { [$0] } ?? []
    }
    return .merged(lasting.madeWith(index) + all)
  }

  /// What an object is given where it is a part of another one, an object of a class; `isMeant` says which gifts are true
  /// there.
  func given(
    _ index: Int, inside whole: Int?, of type: SymbolTable.TypeID, on screen: String?,
    where isMeant: (UIKitVisitor.Gift) -> Bool
  ) -> GivenIdentifier? {
    let callers = screen.flatMap { decidedByScreens[index] == nil ? nil : values.callers(on: $0) }
    guard let gifts = giftsTo[index], documented.given[index] == nil else { return given[index] }
    let all = gifts.filter(isMeant).flatMap { gift -> [GivenIdentifier] in
      if let passed = visitor.passed(gift, hierarchy.holdings, evaluator)[index] { return passed }
      if let whole, let giver = gift.owner, symbols.types[type].lineage.contains(giver),
        let told = visitor.told(gift, to: objects[whole], of: giver, values, on: callers)
      {
        return told.given.map { [$0] } ?? []
      }
      if visitor.isDecidedBySubclasses(gift, of: index), let giver = gift.owner, type != giver,
        visitor.symbols.types[type].lineage.contains(giver)
      {
        return visitor.reread(gift, inClass: type, evaluator).map { [$0] } ?? []
      }
      if let callers, let near = values.evaluator(of: values.slots(behind: gift), on: callers) {
        return visitor.reread(gift, near).map { [$0] } ?? []
      }
      return visitor.known(gift, to: objects[index], values).map { [$0] } ?? []
    }
    return .merged(lasting.madeWith(index) + all)
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
