import Findings
import Inventory
import Taxonomy

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
