import Findings
import Inventory
import Taxonomy

/// An identifier on its way to an element: what it is and where it is given.
struct GivenIdentifier: Sendable, Hashable {
  var identifier: Identifier
  /// The token that names the modifier, property or setter.
  var place: Place
  /// Where its text is defined, when that is elsewhere.
  var definition: Place?
  var origin = Element.Origin.own
  /// The branches around the assignment.
  var branches: [Branch] = []

  func coming(from origin: Element.Origin) -> GivenIdentifier {
    var given = self
    given.origin = origin
    return given
  }
}

extension Element {
  /// Takes the identifier; an empty text gives an element none.
  mutating func take(_ given: GivenIdentifier?) {
    guard let given, given.identifier != .known(""), given.identifier.state != .none else { return }
    identifier = given.identifier
    origin = given.origin
    source = given.place
    definition = given.definition
    sourceBranches = given.branches
  }
}

extension Evaluator {
  /// The identifier that an expression gives.
  func identifier(of expression: Expression, in scope: Scope) -> (identifier: Identifier, definition: Place?) {
    switch value(of: expression, in: scope) {
    case .texts(let texts, let source): return (.oneOf(texts), source)
    case .localized(let text):
      var identifier = Identifier.unresolved(
        "a localised text" + (text.map { ", '\($0)'" } ?? "") + ", another in each language")
      identifier.isLocalized = true
      return (identifier, nil)
    case .nothing: return (.none, nil)
    case .unresolved(_, _, .unstable):
      // That nobody can know it is all there is to know of it.
      return (.oneOf([IdentifierText([.hole(.init(expression.shortName, .unstable))])]), nil)
    case .unresolved(let reason, let fallbacks, _): return (.unresolved(reason, fallbacks: fallbacks), nil)
    case .type, .instance, .enumCase, .list, .oneOf:
      return (.unresolved("'\(expression.shortName)' is no text that can be read here"), nil)
    }
  }

  func place(of link: Link, file: Int) -> Place {
    let end = Position(line: Int(link.position.line), column: Int(link.position.column) + link.name.utf8.count)
    return Place(file: symbols.files[file].file, range: SourceRange(link.position, end))
  }
}

extension Chain {
  /// What a publisher's value is, as an identifier.
  static var boundIdentifier: Identifier { .unresolved("a publisher's value, known only at run time") }

  /// `publisher.assign(to: \.accessibilityIdentifier, on: field)`: the object that is given an identifier, and the key
  /// path that says so.
  var identifierBinding: (object: Expression?, place: SourceRange)? {
    guard let link = links.last(where: { $0.name == "assign" }), let arguments = link.arguments,
      let first = arguments.first, case .keyPath(let names) = first.value, names.last == "accessibilityIdentifier"
    else { return nil }
    return (arguments.first { $0.label == "on" }?.value, first.range)
  }
}
