import Findings
import Inventory
import Taxonomy

/// Notes on what becomes of the queries that concern elements, once these get an identifier.
struct ImpactNotes {
  private let impacts: Impacts

  private static let most = 3

  init(_ inventory: Inventory) { impacts = Impacts(inventory) }

  /// One note for each query that must be changed, or had better be, the most urgent first: what stops comes before what
  /// only could be sounder.
  func notes(on elements: [Element], identifier: String?) -> [Note] {
    var effects: [Impact.Effect] = []
    for element in elements {
      for effect in impacts.impact(of: identifier, on: element).effects where !effects.contains(effect) {
        // Some texts are as good as an identifier.
        if effect.outcome != .keeps || effect.query.isByText { effects.append(effect) }
      }
    }
    let urgent = Impact.Outcome.allCases.flatMap { outcome in effects.filter { $0.outcome == outcome } }
    return urgent.prefix(Self.most).map { Note(.effect($0), at: $0.query.place) }
  }
}

extension Message {
  fileprivate static func effect(_ effect: Impact.Effect) -> Message {
    let test = effect.query.tests.first.map { "the test '\($0.name)'" } ?? "a test"
    switch effect.cause {
    case .text where effect.outcome == .keeps:
      return "\(test) finds it by its text, today and then; the identifier is the sounder key"
    case .text:
      return "\(test) finds it by its text today, which is its name only while it has no identifier; "
        + "it is to ask for the identifier then"
    case .imageName:
      return "\(test) finds it by the name of its image today, and is to ask for the identifier then"
    case .formerIdentifier:
      return "\(test) finds it by an identifier that the new one replaces, and is to ask for that then"
    case .stepperButton(let name):
      return "\(test) finds its button by the common name today, and is to ask for '\(shortened(name))' then"
    case .other:
      return "\(test) asks for that identifier, and finds several elements then"
    }
  }
}
