/// All that is known of the app once its files' facts are joined: what the rules look at. Everything is sorted by place.
package struct Inventory: Sendable {
  package var screens: [Screen]
  package var elements: [Element]
  package var assignments: [Assignment]
  package var lookalikes: [LookalikeUse]
  package var unforwarded: [IdentifierTaker]
  /// Identifiers on SwiftUI views.
  package var placements: [Placement]
  /// UIKit views that keep others from tests.
  package var enclosures: [Enclosure] = []
  /// UIKit views that traits make another type.
  package var typeChanges: [TypeChange] = []
  /// UIKit views that react to touches and have no name.
  package var unnamedViews: [UnnamedView] = []
  /// Identifiers of documents that code replaces.
  package var overruled: [OverruledIdentifier] = []
  /// What the UI tests look for.
  package var queries: [Query] = []
  /// Identifiers that are declared and given to nothing.
  package var unassignedConstants: [UnassignedConstants] = []
  /// The hierarchies of the screens, where they were asked for.
  package var trees: [ScreenTree] = []

  package init(
    screens: [Screen] = [], elements: [Element] = [], assignments: [Assignment] = [], lookalikes: [LookalikeUse] = [],
    unforwarded: [IdentifierTaker] = [], placements: [Placement] = []
  ) {
    self.screens = screens
    self.elements = elements
    self.assignments = assignments
    self.lookalikes = lookalikes
    self.unforwarded = unforwarded
    self.placements = placements
  }
}
