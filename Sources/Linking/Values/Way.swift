import Findings

/// The places that a text has come over: the last one, and how it came there. Values that share the beginning of their
/// way share its places.
final class Way: Sendable {
  let place: Place
  private let start: Way?

  init(_ place: Place, from start: Way?) {
    self.place = place
    self.start = start
  }

  /// All of them, the definition first.
  var places: [Place] {
    var places: [Place] = []
    var current: Way? = self
    while let way = current {
      places.append(way.place)
      current = way.start
    }
    return places.reversed()
  }
}
