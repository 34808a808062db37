import Findings
import Inventory
import Taxonomy

extension Link {
  /// The expression that a SwiftUI modifier gives as identifier, where the link is such a modifier.
  var identifierArgument: Expression? {
    guard let arguments, let first = arguments.first else { return nil }
    switch name {
    case "accessibilityIdentifier": return first.label == nil ? first.value : nil
    case "accessibility": return arguments.first { $0.label == "identifier" }?.value
    default: return nil
    }
  }

  /// What `.accessibilityElement(children:)` does with the children; nil for another modifier.
  var accessibilityChildren: String? {
    guard name == "accessibilityElement", let arguments else { return nil }
    guard let value = arguments.first?.value else { return "ignore" }
    // What is chosen at run time is taken for what leaves most as it is.
    guard case .chain(let chain) = value else { return "contain" }
    return chain.links.last?.name
  }

  /// Whether what it does is written out, and no condition decides: `.accessibilityElement(children: on ? .combine : .contain)`.
  var isWrittenOut: Bool {
    guard name == "accessibilityElement", let value = arguments?.first?.value else { return true }
    if case .chain = value { return true }
    return false
  }

  /// `.accessibilityHidden(true)`, `.hidden()`, `.opacity(0)`
  var hides: Bool {
    guard let arguments else { return false }
    switch name {
    case "hidden": return arguments.isEmpty
    case "accessibilityHidden", "accessibility": return hiddenArgument == .boolean(true)
    case "opacity": return arguments.first?.value.isZero == true
    default: return false
    }
  }

  /// `.labelsHidden()`, `.toggleStyle(.button)`
  fileprivate var restyles: Bool {
    guard let plain = SwiftUIConstruct.restylingModifiers[name], let arguments else { return false }
    guard case .chain(let style)? = arguments.first?.value else { return true }
    return !style.links.contains { plain.contains($0.name) }
  }

  /// `.accessibilityHidden(false)`: undoes one further in, hides nothing by itself.
  var reveals: Bool { hiddenArgument == .boolean(false) }

  /// What says whether assistive technologies see the view; nil for another modifier.
  private var hiddenArgument: Expression? {
    switch name {
    case "accessibilityHidden": arguments?.first?.value
    case "accessibility": arguments?.first { $0.label == "hidden" }?.value
    default: nil
    }
  }

  /// What assistive technologies, and tests, read instead of the visible text; nil for another modifier.
  var spokenLabel: Expression? {
    switch name {
    case "accessibilityLabel": arguments?.first.flatMap { $0.label == nil && !$0.isTrailing ? $0.value : nil }
    case "accessibility": arguments?.first { $0.label == "label" }?.value
    default: nil
    }
  }

  /// `.opacity(isShown ? 1 : 0)`, `.accessibilityHidden(!isShown)`: hides under a condition.
  var mayHide: Bool {
    guard let value = arguments?.first?.value else { return false }
    switch name {
    case "opacity":
      // What fades in once is there when a test looks for it.
      guard case .ternary(let condition, let first, let second, _) = value,
        !["anim", "appear"].contains(where: condition.text.lowercased().contains)
      else { return false }
      return first.isZero || second.isZero
    case "accessibilityHidden": if case .boolean = value { return false } else { return true }
    default: return false
    }
  }
}

/// What the modifiers of one chain say of the view that they stand on.
struct ChainEffects {
  /// The outermost identifier, which replaces those further in.
  var identifier: GivenIdentifier?
  /// Whether a modifier gives an identifier that comes to nothing here.
  var comesToNothing = false
  /// Whether the identifier stays on a node of the chain's own: `.accessibilityElement` stands in the chain.
  var children: String?
  var isHidden = false
  /// Whether a modifier takes back that one further in hides the view.
  var isRevealed = false
  /// The label that it is given for assistive technologies.
  var label: Expression?
  /// Whether the view is hidden under a condition.
  var mayBeHidden = false
  /// A tap gesture that does more than dismiss a keyboard.
  var tapGesture: Place?
  /// Traits that make the element another type.
  var trait: ElementType?
  /// Whether it takes away the trait of a button.
  var removesButton = false
  /// Whether a trait gives it another role.
  var givesRole = false
  /// Whether it gives the view something that assistive technologies tell or do, so that a drawing may become an element.
  var describes = false
  /// Whether it makes toggles look otherwise.
  var restyles = false

  /// Whether they say nothing.
  fileprivate var isNone: Bool {
    identifier == nil && !comesToNothing && children == nil && !isHidden && !isRevealed && label == nil
      && !mayBeHidden && tapGesture == nil
      && trait == nil && !removesButton && !givesRole && !describes && !restyles
  }

  /// These effects on top of those of modifiers further in.
  func outside(_ inner: ChainEffects) -> ChainEffects {
    var all = self
    all.identifier = identifier?.standing(before: inner.identifier) ?? inner.identifier
    all.comesToNothing = comesToNothing || inner.comesToNothing
    all.children = children ?? inner.children
    all.isHidden = isHidden || inner.isHidden
    all.isRevealed = isRevealed || inner.isRevealed
    all.label = label ?? inner.label
    all.mayBeHidden = mayBeHidden || inner.mayBeHidden
    all.tapGesture = tapGesture ?? inner.tapGesture
    all.trait = trait ?? inner.trait
    all.givesRole = givesRole || inner.givesRole
    all.removesButton = removesButton || inner.removesButton
    all.describes = describes || inner.describes
    all.restyles = restyles || inner.restyles
    return all
  }
}

extension Evaluator {
  /// What one modifier says of the view; nil where it says nothing. `own` is the app's function that it is.
  func effects(of link: Link, own: OwnModifier?, in scope: Scope) -> ChainEffects? {
    var effects = ChainEffects()
    // One that comes to nothing, or to an empty text, leaves the view to what is further out.
    let given = givenIdentifier(by: link, own: own, in: scope)
    effects.identifier = given.flatMap { $0.givesText ? $0 : nil }
    effects.comesToNothing = given.map { !$0.givesText } ?? false
    effects.children = link.accessibilityChildren ?? said(by: link, own, in: scope) { $0.accessibilityChildren }
    effects.isHidden = link.hides
    effects.isRevealed = link.reveals
    effects.label = link.spokenLabel
    effects.mayBeHidden = link.mayHide
    if link.isTapGesture { effects.tapGesture = place(of: link, file: scope.file) }
    effects.trait = link.typeTrait ?? said(by: link, own, in: scope) { $0.typeTrait }
    effects.givesRole = link.givesRole
    effects.removesButton = link.removesButtonTrait
    effects.describes = SwiftUIConstruct.describingModifiers.contains(link.name)
    effects.restyles = link.restyles
    return effects.isNone ? nil : effects
  }

  func givenIdentifier(by link: Link, in scope: Scope) -> GivenIdentifier? {
    givenIdentifier(by: link, own: ownModifier(link, in: scope), in: scope)
  }

  private func givenIdentifier(by link: Link, own: OwnModifier?, in scope: Scope) -> GivenIdentifier? {
    let enabling = link.arguments?.first { $0.label == "isEnabled" }?.value
    if enabling == .boolean(false), link.identifierArgument != nil { return nil }
    var given = anyIdentifier(by: link, own: own, in: scope)
    if given != nil, link.isConditional || enabling.map({ $0 != .boolean(true) }) == true {
      given?.isConditional = true
    }
    return given
  }

  /// The identifier that a modifier gives: SwiftUI's own or one of the app's that passes its argument on.
  private func anyIdentifier(by link: Link, own: OwnModifier?, in scope: Scope) -> GivenIdentifier? {
    if let expression = link.identifierArgument {
      // The app's own overload says what becomes of an argument that is no string.
      if let overload = own, overload.fact.parameters.first?.type?.name != "String",
        let given = carried(by: overload.fact, file: overload.file, owner: overload.owner, at: link, in: scope)
      {
        return given
      }
      let text = Scope.Expectation(type: TypeName(name: "String"), owner: nil, file: scope.file)
      let (identifier, way) = self.identifier(of: expression, in: scope.expecting(scope.expected ?? text))
      return GivenIdentifier(identifier: identifier, place: place(of: link, file: scope.file), way: way)
    }
    guard link.isCall, let arguments = link.arguments else { return nil }
    if let function = own,
      let given = carried(by: function.fact, file: function.file, owner: function.owner, at: link, in: scope)
    {
      return given
    }
    if let modifier = appliedModifier(by: link, in: scope), let given = carried(by: modifier, at: link, in: scope) {
      return given
    }
    // `.toggleStyle(RowStyle(accessibilityIdentifier: id))`: the style gives it to what it is applied to.
    if link.name.hasSuffix("Style"), case .chain(let style)? = arguments.first?.value, let call = style.links.last {
      return identifierArgument(of: call, in: scope)
    }
    return givenByClosure(of: link, in: scope)
      ?? carried(by: link, in: scope).first.map { given($0, by: link, in: scope) }
  }

  /// `.ifLet(id) { $0.accessibilityIdentifier($1) }`: the closure modifies the view that it is passed.
  private func givenByClosure(of link: Link, in scope: Scope) -> GivenIdentifier? {
    for argument in link.arguments ?? [] {
      guard case .closure(let closure) = argument.value,
        closure.body.givesIdentifier(to: closure.parameters.first ?? "$0")
      else { continue }
      var inner = scope.entering(closure)
      if let passed = link.arguments?.first, !passed.isTrailing {
        // What the modifier unwraps comes as the second parameter.
        let name = closure.parameters.count > 1 ? closure.parameters[1] : "$1"
        inner.locals[name] = Scope.Local(origin: .bound, argument: value(of: passed.value, in: scope))
      }
      var given = given(by: closure.body, to: closure.parameters.first ?? "$0", at: link, of: scope, in: inner)
      given?.isConditional = true
      return given
    }
    return nil
  }
}

extension Link {
  /// Whether the link listens for a tap. One that only moves the focus, takes the keyboard away or swallows the tap is
  /// left out.
  fileprivate var isTapGesture: Bool {
    guard let arguments, SwiftUIConstruct.tapModifiers.contains(name) else { return false }
    if name != "onTapGesture" {
      guard case .chain(let gesture)? = arguments.first?.value, gesture.links.first?.name == "TapGesture" else {
        return false
      }
    }
    return !arguments.contains { $0.value.isIdle }
  }

  /// `.accessibilityRemoveTraits(.isButton)`
  fileprivate var removesButtonTrait: Bool {
    name == "accessibilityRemoveTraits" && traits.contains("isButton")
  }

  /// `.accessibilityAddTraits(.isToggle)`
  fileprivate var givesRole: Bool {
    guard name == "accessibilityAddTraits" else { return false }
    return traits.contains { ["isToggle", "isTabBar", "isSearchField", "isKeyboardKey", "isStaticText"].contains($0) }
  }

  /// The names of the traits that the arguments list.
  private var traits: [String] {
    (arguments ?? []).flatMap(\.value.traits)
  }

  /// What a picker of this style is; nil for another style, and another modifier.
  var pickerType: ElementType? { styledType(of: "Picker") }

  /// What this style makes of a construct; nil for another style, and another modifier.
  func styledType(of construct: String) -> ElementType? {
    guard let styled = SwiftUIConstruct.styled[name], styled.construct == construct,
      case .chain(let style)? = arguments?.first?.value, let word = style.links.first?.name
    else { return nil }
    return styled.types[word]
  }

  /// The element type that a trait turns the view into.
  var typeTrait: ElementType? {
    guard name == "accessibilityAddTraits" || name == "accessibility" else { return nil }
    let names = traits
    return names.contains("isButton")
      ? .button : names.contains("isLink") ? .link : names.contains("isImage") ? .image : nil
  }
}

extension Chain {
  /// `isFocused`, `focusedField`, `$focus`: where a focus state is kept.
  fileprivate var namesFocus: Bool {
    guard let last = links.last?.name.lowercased() else { return false }
    return last.hasPrefix("focus") || last.hasPrefix("isfocus") || last.hasSuffix("focused") || last.hasSuffix("focus")
  }
}

extension Expression {
  /// A literal nought.
  fileprivate var isZero: Bool {
    if case .number(let digits) = self { Double(digits) == 0 } else { false }
  }

  /// What a focus state is set to: `true`, `nil`, `.email`.
  fileprivate var isFocusValue: Bool {
    switch self {
    case .boolean, .nilLiteral: true
    case .chain(let chain): if case .implicitMember = chain.root { true } else { false }
    default: false
    }
  }

  /// The names of the traits that it lists; of a choice those that both sides have.
  fileprivate var traits: [String] {
    switch self {
    case .array(let values): values.compactMap(\.lastName)
    case .ternary(_, let first, let second, _): first.traits.filter(second.traits.contains)
    default: [lastName].compactMap { $0 }
    }
  }

  fileprivate var lastName: String? {
    if case .chain(let chain) = self { chain.links.last?.name } else { nil }
  }

  private static let dismissing: Set<String> = [
    "endEditing", "hideKeyboard", "resignFirstResponder", "dismissKeyboard", "closeKeyboard",
  ]

  /// Whether a gesture's closure does nothing that a test would tap for.
  fileprivate var isIdle: Bool {
    switch self {
    case .closure(let closure):
      closure.body.statements.allSatisfy { statement in
        switch statement {
        case .expression(let expression, _), .return(let expression, _): expression.isIdle
        case .assignment(let target, let value, _): target.namesFocus && value.isFocusValue
        default: false
        }
      }
    case .chain(let chain):
      chain.links.contains { Self.dismissing.contains($0.name) }
        || chain.links.contains { ($0.arguments ?? []).contains { !$0.isTrailing && $0.value.isIdle } }
        || chain.links.last?.arguments?.last.map { $0.isTrailing && $0.value.isIdle } == true
    default: false
    }
  }
}
