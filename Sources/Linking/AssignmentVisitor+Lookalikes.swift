import Findings
import Inventory
import Taxonomy

/// The texts that are given to a property which is easily taken for the identifier.
extension AssignmentVisitor {
  mutating func addLookalike(_ link: Link, at index: Int, of chain: Chain, in scope: Scope) {
    guard index > 0 || scope.type.map({ symbols.types[$0].name }) == "View", let arguments = link.arguments,
      arguments.count == 1, let property = LookalikeUse.Property(rawValue: link.name),
      property == .accessibilityLabel || property == .id || property == .tag
    else { return }
    var value = arguments[0].value
    if case .chain(let text) = value, text.links.count == 1, text.links[0].name == "Text",
      let literal = text.links[0].arguments?.first
    {
      value = literal.value
    }
    let hasIdentifier = chain.links.contains {
      $0.identifierArgument != nil || evaluator.customModifierGivesIdentifier($0, in: scope)
    }
    addLookalike(
      property, place: evaluator.place(of: link, file: scope.file), value: value, in: scope, framework: .swiftUI,
      hasIdentifier: hasIdentifier)
  }

  mutating func addLookalike(
    _ property: LookalikeUse.Property, place: Place, value: Expression, in scope: Scope, framework: Framework,
    hasIdentifier: Bool = false, receiver: Receiver? = nil
  ) {
    // Only a text that is written out can be mistaken for an identifier.
    switch value {
    // A key is read in each language; in SwiftUI every literal may be one.
    case .string(let key) where framework == .swiftUI && evaluator.text(forKey: key, in: scope) != nil: return
    case .string, .interpolation: break
    case .chain(let chain) where chain.links.count > 1 && chain.links.allSatisfy({ $0.arguments == nil }): break
    default: return
    }
    let (identifier, _) = evaluator.identifier(of: value, in: scope)
    guard identifier.state == .known || identifier.state == .pattern, !identifier.isOnlyHoles else { return }
    let use = LookalikeUse(
      property: property, place: place, value: identifier, hasIdentifier: hasIdentifier, framework: framework,
      enclosingType: scope.type.map { symbols.types[$0].name } ?? "", member: scope.member)
    found.append((use, receiver))
  }
}
