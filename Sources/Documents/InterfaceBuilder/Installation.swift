import Inventory

/// Which views are there in which size classes: a view that is not installed in one has no place in the hierarchy.
struct Installation {
  private struct Variations {
    /// Whether it is there where no size class says otherwise.
    var isThere = true
    var included: [String] = []
    var excluded: [String] = []
  }

  private var views: [String: Variations] = [:]

  mutating func note(_ id: String, in variation: String, isIncluded: Bool) {
    if variation == "default" {
      views[id, default: Variations()].isThere = isIncluded
    } else if isIncluded {
      views[id, default: Variations()].included.append(variation)
    } else {
      views[id, default: Variations()].excluded.append(variation)
    }
  }

  /// Says of an object when it is there.
  func apply(to object: inout DocumentObject) {
    guard let view = views[object.id] else { return }
    if !view.isThere {
      object.isAbsent = view.included.isEmpty
      if !object.isAbsent { object.condition = view.included.joined(separator: " or ") }
    } else if !view.excluded.isEmpty {
      object.condition = "not " + view.excluded.joined(separator: " or ")
    }
  }
}
