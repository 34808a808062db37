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

  /// The hops over the places, of which the first defines the text, to the assignment.
  static func over(_ way: [Place], to assignment: Place?) -> [Hop] {
    let passed = way.filter { $0 != assignment }
    let hops = passed.enumerated().map { Hop($0.offset == 0 ? .definition : .passed, $0.element) }
    return hops + (assignment.map { [Hop(.assignment, $0)] } ?? [])
  }
}

extension Assignment {
  /// How its text comes here, as far as it is known.
  package var hops: [Hop] { Hop.over(way, to: place) }
}

extension Element {
  /// How its identifier comes to it, as far as it is known; empty where it has none.
  package var hops: [Hop] { Hop.over(way, to: source) }
}
