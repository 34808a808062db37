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
  var restyles: Bool {
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

extension Link {
  /// Whether the link listens for a tap. One that only moves the focus, takes the keyboard away or swallows the tap is
  /// left out.
  var isTapGesture: Bool {
    guard let arguments, SwiftUIConstruct.tapModifiers.contains(name) else { return false }
    if name != "onTapGesture" {
      guard case .chain(let gesture)? = arguments.first?.value, gesture.links.first?.name == "TapGesture" else {
        return false
      }
    }
    return !arguments.contains { $0.value.isIdle }
  }

  /// `.accessibilityRemoveTraits(.isButton)`
  var removesButtonTrait: Bool {
    name == "accessibilityRemoveTraits" && traits.contains("isButton")
  }

  /// `.accessibilityAddTraits(.isToggle)`
  var givesRole: Bool {
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
  var namesFocus: Bool {
    guard let last = links.last?.name.lowercased() else { return false }
    return last.hasPrefix("focus") || last.hasPrefix("isfocus") || last.hasSuffix("focused") || last.hasSuffix("focus")
  }
}

extension Expression {
  /// A literal nought.
  var isZero: Bool {
    if case .number(let digits) = self { Double(digits) == 0 } else { false }
  }

  /// What a focus state is set to: `true`, `nil`, `.email`.
  var isFocusValue: Bool {
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

  var lastName: String? {
    if case .chain(let chain) = self { chain.links.last?.name } else { nil }
  }

  private static let dismissing: Set<String> = [
    "endEditing", "hideKeyboard", "resignFirstResponder", "dismissKeyboard", "closeKeyboard",
  ]

  /// Whether a gesture's closure does nothing that a test would tap for.
  var isIdle: Bool {
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
