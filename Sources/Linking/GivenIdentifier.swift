import Findings
import Inventory
import Taxonomy

/// An identifier on its way to an element: what it is and where it is given.
struct GivenIdentifier: Sendable, Hashable {
  var identifier: Identifier
  /// The token that names the modifier, property or setter.
  var place: Place
  /// The places that its text came over, the definition first; empty where it is written in place.
  var way: [Place] = []
  var origin = Element.Origin.own
  /// The branches around the assignment.
  var branches: [Branch] = []
  /// Whether the modifier may leave it away: in `#if`, with `isEnabled:`, under a condition of its own.
  var isConditional = false

  /// Whether an element that takes it has an identifier; an empty text gives none.
  var givesText: Bool { identifier.state != .none && identifier != .known("") }

  /// What an element has that is given this one around another one: where it may be left away, either.
  func standing(before inner: GivenIdentifier?) -> GivenIdentifier {
    guard isConditional, let inner, identifier != inner.identifier else { return self }
    var either = self
    let isKnown = [self, inner].allSatisfy { $0.identifier.state == .known || $0.identifier.state == .pattern }
    let texts = identifier.texts + inner.identifier.texts
    either.identifier =
      isKnown ? .oneOf(texts) : .unresolved("which of two it is, a condition decides", fallbacks: texts)
    either.isConditional = inner.isConditional
    return either
  }

  func coming(from origin: Element.Origin) -> GivenIdentifier {
    var given = self
    given.origin = origin
    return given
  }
}

extension Element {
  /// Takes the identifier; an empty text gives an element none.
  mutating func take(_ given: GivenIdentifier?) {
    guard let given, given.givesText else { return }
    identifier = given.identifier
    origin = given.origin
    source = given.place
    way = given.way
    sourceBranches = given.branches
  }
}

extension Evaluator {
  /// The identifier that an expression gives.
  func identifier(of expression: Expression, in scope: Scope) -> (identifier: Identifier, way: [Place]) {
    let value = value(of: expression, in: scope)
    if let text = modelText(of: expression, value) { return (.oneOf([text]), []) }
    return identifier(from: value, named: expression.shortName)
  }

  /// The text that a model's property is, whatever that may be: `{order.id}`.
  func modelText(of expression: Expression, _ value: Value) -> IdentifierText? {
    guard let nature = value.natureAtRunTime, [.modelID, .displayText, .index].contains(nature),
      let name = expression.modelMember
    else { return nil }
    return IdentifierText([.hole(.init(name, nature))])
  }

  /// The identifier that a value is; `name` is what the source calls it.
  func identifier(from value: Value, named name: String) -> (identifier: Identifier, way: [Place]) {
    switch value {
    case .texts(let texts, let source): return (.oneOf(texts), source?.places ?? [])
    case .localized(let text):
      var identifier = Identifier.unresolved(
        "a localised text" + (text.map { ", '\($0)'" } ?? "") + ", another in each language")
      identifier.isLocalized = true
      return (identifier, [])
    case .nothing: return (.none, [])
    // Where it is nil it gives none, and is no value.
    case .optional(let value): return self.identifier(from: value, named: name)
    case .unresolved(_, _, .unstable):
      // That nobody can know it is all there is to know of it.
      return (.oneOf([IdentifierText([.hole(.init(name, .unstable))])]), [])
    case .unresolved(let reason, let fallbacks, _): return (.unresolved(reason, fallbacks: fallbacks), [])
    case .enumCase, .oneOf:
      // A case goes into an identifier by its raw value where it has a text for one, else by its name.
      let texts = value.alternatives.map { rawText(of: $0) ?? printed($0) ?? $0 }
      guard texts.allSatisfy({ $0.texts != nil }) else { break }
      let joined = texts.joinedAlternatives()
      if let all = joined.texts { return (.oneOf(all), joined.source?.places ?? []) }
    case .type, .instance, .list, .table, .collection: break
    }
    return (.unresolved("'\(name)' is no text that can be read here"), [])
  }
}

extension Expression {
  /// The path of a property of another object, `order.id`, unless its name says that it holds an identifier, which then
  /// comes from elsewhere in the source.
  fileprivate var modelMember: String? {
    guard let path, path.count > 1, path[0] != "self" || path.count > 2, !path[0].isCapitalised, let last = path.last,
      !Slot.namesIdentifier(last)
    else { return nil }
    return path.joined(separator: ".")
  }
}

extension Chain {
  /// What a publisher's value is, as an identifier.
  static var boundIdentifier: Identifier { .unresolved("a publisher's value, known only at run time") }

  /// `model.$id.assign(to: \.accessibilityIdentifier, on: field)`: the object that is given an identifier, the property
  /// that is published, and the key path that says so.
  var identifierBinding: (object: Expression?, published: Chain?, place: SourceRange)? {
    guard let link = links.last(where: { $0.name == "assign" }), let arguments = link.arguments,
      let first = arguments.first, case .keyPath(let names) = first.value, names.last == "accessibilityIdentifier"
    else { return nil }
    var published: Chain?
    if case .name = root, let index = links.firstIndex(where: { $0.name.hasPrefix("$") }) {
      var path = Array(links[...index])
      path[index].name.removeFirst()
      published = Chain(root: .name, links: path, range: range)
    }
    return (arguments.first { $0.label == "on" }?.value, published, first.range)
  }
}
