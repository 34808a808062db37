import Findings
import Inventory
import Taxonomy

/// The elements that SwiftUI's own constructs make.
extension ViewWalk {
  mutating func construct(
    _ construct: SwiftUIConstruct, _ name: String, _ link: Link, _ effects: ChainEffects, _ surroundings: Surroundings
  ) {
    switch construct.node {
    case .leaf(let type):
      leaf(construct, name, type, link, effects, surroundings)
    case .transparent, .nodeless, .platform:
      if case .nodeless = construct.node {
      } else {
        noteTap(kind: name, link, effects, type: .other, surroundings)
      }
      noteExplicitElement(kind: name, link, effects, surroundings)
      var content = surroundings
      content.isWholeScreen = false
      if case .platform = construct.node { content.inherited = nil } else { content.inherit(effects, as: .inherited) }
      if SwiftUIConstruct.repeating.contains(name), link.repeatsItsContent {
        content.scope.repetition = evaluator.place(of: link, file: surroundings.scope.file)
        content.scope.sequence = link.arguments?.first?.value
      }
      for argument in link.arguments ?? [] {
        if SwiftUIConstruct.choosing.contains(name), case .closure(let closure) = argument.value {
          choose(among: closure, of: link, content)
        } else {
          walk(argument, of: construct, name, link, content: content, label: content)
        }
      }
    }
  }

  /// Walks views of which one is shown.
  private mutating func choose(among closure: Closure, of link: Link, _ surroundings: Surroundings) {
    for (index, statement) in closure.body.statements.enumerated() {
      var inner = surroundings
      inner.scope = surroundings.scope.entering(closure)
      let place = evaluator.place(of: link, file: surroundings.scope.file)
      inner.scope.branches.append(Branch(place: place, alternative: index))
      walk(Block([statement]), inner)
    }
  }

  mutating func leaf(
    _ construct: SwiftUIConstruct, _ name: String, _ type: ElementType, _ link: Link, _ effects: ChainEffects,
    _ surroundings: Surroundings
  ) {
    let labelled = labelIdentifier(of: link, construct, name, surroundings.scope)
    let given =
      effects.identifier ?? passedIdentifier(by: link, surroundings.scope) ?? labelled?.coming(from: .label)
      ?? surroundings.inherited
      ?? styledIdentifier(of: link, surroundings.scope)
    if construct.isControl || given != nil || effects.tapGesture != nil {
      var element = makeElement(kind: name, type: effects.trait ?? type, link, effects, surroundings)
      element.isControl = construct.isControl
      let label = label(of: link, in: surroundings.scope)
      element.label = label?.text
      element.name = valueName(of: link)
      element.labelName = label?.name ?? labelConstant(of: link)
      element.hints = hints(of: link, construct, name)
      element.take(given)
      if element.identifier.state == .none, construct.isControl, surroundings.isLeftOut || effects.comesToNothing {
        element.omission = surroundings.omission
      }
      if !construct.isControl { element.tapGesture = effects.tapGesture }
      if construct.isControl || !surroundings.isMerged || element.tapGesture != nil {
        add(element, in: surroundings)
      }
    }
    var label = surroundings
    label.inherited = nil
    label.isMerged = true
    var content = surroundings
    content.inherited = nil
    for argument in link.arguments ?? [] { walk(argument, of: construct, name, link, content: content, label: label) }
  }

  /// An initialiser that the audited files do not declare may take the identifier: `Button("Go", id: "login.go.button")`.
  func passedIdentifier(by link: Link, _ scope: Scope) -> GivenIdentifier? {
    evaluator.carried(by: link, in: scope).lazy.map { evaluator.given($0, by: link, in: scope) }.first(
      where: \.givesText)
  }

  /// A control that a style makes anew out of its configuration has the identifier of the one that is styled.
  func styledIdentifier(of link: Link, _ scope: Scope) -> GivenIdentifier? {
    guard scope.member == "makeBody", (link.arguments ?? []).contains(where: { $0.value.startsWith("configuration") })
    else { return nil }
    return GivenIdentifier(
      identifier: .unresolved("that of the view which has the style"),
      place: evaluator.place(of: link, file: scope.file),
      origin: .inherited)
  }

  mutating func walk(
    _ argument: Argument, of construct: SwiftUIConstruct, _ name: String, _ link: Link, content: Surroundings,
    label: Surroundings
  ) {
    guard argument.value.mayHoldViews else { return }
    switch construct.role(of: argument, among: link.arguments ?? [], of: name) {
    case .label: view(argument.value, label)
    case .content: view(argument.value, content)
    case .action: view(argument.value, content)
    case .destination:
      var destination = content
      destination.inherited = nil
      view(argument.value, destination)
    }
  }

  mutating func noteTap(
    kind: String, _ link: Link, _ effects: ChainEffects, type: ElementType, _ surroundings: Surroundings
  ) {
    guard let tap = effects.tapGesture, effects.trait == nil, effects.children != "combine" else { return }
    if surroundings.isWholeScreen, SwiftUIConstruct.filling.contains(kind) { return }
    var element = makeElement(kind: kind, type: type, link, effects, surroundings)
    element.take(effects.identifier ?? surroundings.inherited)
    element.tapGesture = tap
    add(element, in: surroundings)
  }

  /// `.accessibilityElement(children:)` makes an element of whatever it stands on; one with an identifier is listed.
  mutating func noteExplicitElement(
    kind: String, _ link: Link, _ effects: ChainEffects, _ surroundings: Surroundings
  ) {
    guard effects.children != nil, effects.tapGesture == nil, let given = effects.identifier else { return }
    var element = makeElement(kind: kind, type: effects.trait ?? .other, link, effects, surroundings)
    element.take(given)
    add(element, in: surroundings)
  }

  func makeElement(
    kind: String, type: ElementType, _ link: Link, _ effects: ChainEffects, _ surroundings: Surroundings
  ) -> Element {
    let scope = surroundings.scope
    let owner = scope.type.map { symbols.types[$0].name } ?? ""
    var element = Element(
      type: type, kind: kind, framework: .swiftUI, place: evaluator.place(of: link, file: scope.file),
      enclosingType: owner, member: scope.member, isControl: false)
    element.screen = surroundings.screen
    element.use = surroundings.use
    element.component = surroundings.component
    element.branches = scope.branches
    element.condition = scope.condition
    element.repetition = scope.repetition
    if surroundings.isHidden || effects.isHidden {
      element.verdict = .removed
    } else if surroundings.isCombined && effects.children == nil
      || surroundings.isMerged && (type == .staticText || type == .image)
    {
      element.verdict = .merged
    } else if effects.identifier != nil, surroundings.inherited == nil, effects.children == nil {
      element.verdict = .reachable
    }
    return element
  }

  /// One element for each constructor and screen; where several uses reach it, the first that gives an identifier, as
  /// far as a test can reach any of them.
  mutating func add(_ element: Element, in surroundings: Surroundings) {
    let isNamed = element.source != nil && element.source == surroundings.inherited?.place
    add(
      element,
      for: ElementKey(
        screen: element.screen, file: element.place.file, position: element.place.position,
        uses: surroundings.tellingUses, namingUse: isNamed ? surroundings.namingUse : nil))
  }

  mutating func add(_ element: Element, for key: ElementKey) {
    if let index = elementIndex[key] {
      let known = elements[index]
      if known.identifier.state == .none, element.identifier.state != .none { elements[index] = element }
      if element.identifier == known.identifier, element.verdict.isBetter(than: known.verdict) {
        elements[index].verdict = element.verdict
      }
      elements[index].repetition = known.repetition ?? element.repetition
    } else {
      elementIndex[key] = elements.count
      elements.append(element)
    }
  }
}

extension Verdict {
  /// Whether more of an element is left to a test.
  fileprivate func isBetter(than other: Verdict) -> Bool {
    func isGone(_ verdict: Verdict) -> Bool { verdict == .removed || verdict == .merged }
    return isGone(other) && !isGone(self) || other == .removed && self == .merged
  }
}

extension Link {
  /// Whether a `ForEach` or a `List` shows the same again and again: it has data, and its content is no choice by what
  /// the data is, such as a page for each tab.
  fileprivate var repeatsItsContent: Bool {
    guard let arguments, arguments.contains(where: { $0.label != nil || !$0.isTrailing }) else { return false }
    guard case .closure(let closure)? = arguments.last?.value, let variable = closure.parameters.first,
      closure.body.statements.count == 1, case .branches(let branches)? = closure.body.statements.first
    else { return true }
    return branches.subject?.path != [variable]
  }
}
