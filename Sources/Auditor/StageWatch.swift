/// Measures how long each stage of an audit takes.
struct StageWatch {
  private var start = ContinuousClock.now

  /// The time since the last lap.
  mutating func lap() -> Duration {
    let now = ContinuousClock.now
    defer { start = now }
    return start.duration(to: now)
  }
}
