import Findings
import Inventory
import Taxonomy

extension Evaluator {
  /// An identifier passed to an initialiser or function under a label that says so: `accessibilityIdentifier:`.
  func identifierArgument(of link: Link, in scope: Scope) -> GivenIdentifier? {
    for argument in link.arguments ?? [] {
      guard let label = argument.label, label.namesAccessibilityIdentifier else { continue }
      let (identifier, way) = identifier(of: argument.value, in: scope)
      guard identifier.state != .none else { continue }
      return GivenIdentifier(
        identifier: identifier, place: place(of: label, at: argument.position, file: scope.file), way: way
      )
    }
    return nil
  }
}
