package import Findings

/// The constants of a type that holds identifiers, which no code of the app speaks of.
package struct UnassignedConstants: Sendable, Hashable {
  package struct Constant: Sendable, Hashable {
    package var name: String
    package var place: Place

    package init(name: String, place: Place) {
      self.name = name
      self.place = place
    }
  }

  /// The type that declares them.
  package var type: String
  package var place: Place
  package var constants: [Constant]
  /// How many constants of text the type has in all.
  package var total: Int

  package init(type: String, place: Place, constants: [Constant], total: Int) {
    self.type = type
    self.place = place
    self.constants = constants
    self.total = total
  }
}
