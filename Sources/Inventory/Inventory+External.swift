import Findings

extension Inventory {
  /// What is left without that which stands in some files: code that was read for what the app uses of it. Elements of such
  /// code stay where a screen of the app shows them.
  package func leavingOut(_ files: Set<String>) -> Inventory {
    guard !files.isEmpty else { return self }
    func isOwn(_ place: Place) -> Bool { !files.contains(place.file) }
    var own = self
    own.screens = screens.filter { isOwn($0.place) }
    own.elements = elements.filter { isOwn($0.place) || $0.use.map(isOwn) == true }
    own.assignments = assignments.filter { isOwn($0.place) }
    own.lookalikes = lookalikes.filter { isOwn($0.place) }
    own.unforwarded = unforwarded.filter { isOwn($0.place) }
    own.placements = placements.filter { isOwn($0.place) }
    own.enclosures = enclosures.filter { isOwn($0.place) }
    own.typeChanges = typeChanges.filter { isOwn($0.place) }
    own.unnamedViews = unnamedViews.filter { isOwn($0.place) }
    own.overruled = overruled.filter { isOwn($0.place) }
    own.unassignedConstants = unassignedConstants.filter { isOwn($0.place) }
    own.trees = trees.filter { isOwn($0.place) }
    return own
  }
}
