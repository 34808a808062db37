import Findings
import Inventory
import Taxonomy

extension Evaluator {
  /// An identifier passed to an initialiser or function under a label that says so: `accessibilityIdentifier:`.
  func identifierArgument(of link: Link, in scope: Scope) -> GivenIdentifier? {
    for argument in link.arguments ?? [] {
      guard let label = argument.label, label.namesAccessibilityIdentifier, !isTextless(argument.value, in: scope)
      else { continue }
      let (identifier, way) = identifier(of: argument.value, in: scope)
      guard identifier.state != .none else { continue }
      return GivenIdentifier(
        identifier: identifier, place: place(of: label, at: argument.position, file: scope.file), way: way
      )
    }
    return nil
  }

  /// Whether a value is no text, as it is written or as its type says.
  func isTextless(_ value: Expression, in scope: Scope) -> Bool {
    if value.isTextless { return true }
    guard case .named(let name)? = declaredType(of: value, in: scope.expecting(nil)) else { return false }
    return name.type.isTextless
  }
}

extension Link {
  /// The name that a property is set by where that is a method of Objective-C: its link is as long as that.
  var setterName: String? {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    return Int(end.column - position.column) == setter.utf8.count && end.line == position.line ? setter : nil
  }
}
