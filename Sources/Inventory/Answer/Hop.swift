package import Findings

/// One step of an identifier's way through the source, from the text to the element.
package struct Hop: Sendable, Hashable {
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// Where the text is written: a constant, an enum's case.
    case definition
    /// Where it is passed on.
    case passed
    /// Where it is given.
    case assignment
  }

  package var role: Role
  package var place: Place

  package init(_ role: Role, _ place: Place) {
    self.role = role
    self.place = place
  }

  /// The way from the definition, where that is elsewhere, over the places in between to the assignment.
  static func way(from definition: Place?, over places: [Place] = [], to assignment: Place?) -> [Hop] {
    let start = definition.map { Hop(.definition, $0) }
    let between = places.filter { $0 != definition && $0 != assignment }.map { Hop(.passed, $0) }
    return [start].compactMap { $0 } + between + (assignment.map { [Hop(.assignment, $0)] } ?? [])
  }
}

extension Assignment {
  /// How its text comes here, as far as it is known.
  package var hops: [Hop] { Hop.way(from: definition, to: place) }
}

extension Element {
  /// How its identifier comes to it, as far as it is known; empty where it has none.
  package var hops: [Hop] { Hop.way(from: definition, to: source) }
}
