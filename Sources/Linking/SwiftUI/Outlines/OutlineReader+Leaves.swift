import Findings
import Inventory
import Taxonomy

/// What source says of the elements that SwiftUI's own constructs make.
extension OutlineReader {
  func leaf(
    _ construct: SwiftUIConstruct, _ name: String, _ type: ElementType, _ link: Link, _ scope: Scope
  ) -> ViewNode.Leaf {
    ViewNode.Leaf(
      construct: construct, type: type, passed: passedIdentifier(by: link, scope),
      styled: styledIdentifier(of: link, scope),
      element: construct.isControl ? evaluator.element(construct, name, type, link, in: scope) : nil)
  }

  /// An initialiser that the audited files do not declare may take the identifier: `Button("Go", id: "login.go.button")`.
  private func passedIdentifier(by link: Link, _ scope: Scope) -> GivenIdentifier? {
    evaluator.carried(by: link, in: scope).lazy.map { self.evaluator.given($0, by: link, in: scope) }.first(
      where: \.givesText)
  }

  /// A control that a style makes anew out of its configuration has the identifier of the one that is styled.
  private func styledIdentifier(of link: Link, _ scope: Scope) -> GivenIdentifier? {
    guard evaluator.symbols.isStyleBody(scope),
      (link.arguments ?? []).contains(where: { $0.value.startsWith("configuration") })
    else { return nil }
    return GivenIdentifier(
      identifier: .ofStyledView(),
      place: evaluator.place(of: link, file: scope.file),
      origin: .inherited)
  }
}

extension Evaluator {
  /// The element that a construct makes, as far as its call says.
  func element(
    _ construct: SwiftUIConstruct, _ name: String, _ type: ElementType, _ link: Link, in scope: Scope
  ) -> Element {
    var element = element(name, type, link, in: scope)
    element.isControl = construct.isControl
    let label = label(of: link, in: scope)
    element.label = label?.text
    element.isSpokenOtherwise = label?.isWhole == false
    element.name = link.valueName
    element.labelName = label?.name ?? link.labelConstant
    element.hints = link.hints(construct, name)
    return element
  }

  /// An element that stands at a call.
  func element(_ kind: String, _ type: ElementType, _ link: Link, in scope: Scope) -> Element {
    var element = Element(
      type: type, kind: kind, framework: .swiftUI, place: place(of: link, file: scope.file),
      enclosingType: scope.type.map { symbols.types[$0].name } ?? "", member: scope.member, isControl: false)
    if kind == "Image", let name = link.arguments?.first, [nil, "systemName"].contains(name.label),
      case .string(let text) = name.value
    {
      element.image = ImageName(
        text, isLabel: name.label == nil && link.arguments?.contains { $0.label == "label" } != true)
    }
    return element
  }
}

extension Link {
  /// The name of what a control edits: the last of `$viewModel.email`.
  var valueName: String? {
    for argument in arguments ?? [] {
      guard case .chain(let chain) = argument.value, let last = chain.links.last else { continue }
      if chain.links.first?.name.hasPrefix("$") == true {
        return last.name.hasPrefix("$") ? String(last.name.dropFirst()) : last.name
      }
    }
    return nil
  }

  /// The name of the constant that gives a label.
  var labelConstant: String? {
    for argument in arguments ?? [] where argument.label == nil && !argument.isTrailing {
      if let name = argument.value.constantName { return name }
    }
    return nil
  }
}

extension Argument {
  /// Whether what it shows is the label of the view that `link` makes. The unlabelled closure of a `Menu` or a `Picker`
  /// holds what is behind it.
  func isLabel(of link: Link) -> Bool {
    let name = link.name.withoutModule
    if name == "Picker", isTrailing, label == nil { return false }
    guard let construct = SwiftUIConstruct.table[name] else { return label == nil || label == "label" }
    if case .label = construct.role(of: self, among: link.arguments ?? [], of: name) { return label != "content" }
    return false
  }
}

extension Expression {
  /// The last name of the path that gives a text: `actionSkip` of `L10n.actionSkip`, also inside a longer text.
  var constantName: String? {
    switch self {
    case .chain(let chain):
      guard chain.links.count > 1, case .name = chain.root, let last = chain.links.last, !last.name.isEmpty,
        last.name != Link.subscriptName
      else { return nil }
      return last.name
    case .interpolation(let segments):
      return segments.lazy.compactMap { if case .hole(let value, _) = $0 { value.constantName } else { nil } }.first
    default: return nil
    }
  }
}
