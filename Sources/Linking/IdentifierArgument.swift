import Findings
import Inventory
import Taxonomy

extension Evaluator {
  /// An identifier passed to an initialiser or function under a label that says so: `accessibilityIdentifier:`.
  func identifierArgument(of link: Link, in scope: Scope) -> GivenIdentifier? {
    for argument in link.arguments ?? [] {
      guard let label = argument.label, label.namesAccessibilityIdentifier, !argument.value.isTextless else { continue }
      let (identifier, way) = identifier(of: argument.value, in: scope)
      guard identifier.state != .none else { continue }
      return GivenIdentifier(
        identifier: identifier, place: place(of: label, at: argument.position, file: scope.file), way: way
      )
    }
    return nil
  }
}

extension Link {
  /// The name that a property is set by where that is a method of Objective-C: its link is as long as that.
  var setterName: String? {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    return Int(end.column - position.column) == setter.utf8.count && end.line == position.line ? setter : nil
  }
}
