import Foundation

/// One line on the terminal that tells how far the reading is, and is gone when it is done.
struct ProgressLine {
  private let isWanted: Bool
  private let start = ContinuousClock.now
  private var isDrawn = false

  /// What is over sooner needs no progress.
  private static let patience = Duration.milliseconds(300)

  init(isQuiet: Bool) {
    let terminal = ProcessInfo.processInfo.environment["TERM"]
    isWanted = !isQuiet && StandardError.isTerminal && terminal != "dumb"
  }

  mutating func show(_ done: Int, of total: Int) {
    guard isWanted, start.duration(to: .now) > Self.patience else { return }
    StandardError.write("\r\u{1b}[Kreading: \(done) of \(total) files")
    isDrawn = true
  }

  mutating func erase() {
    if isDrawn { StandardError.write("\r\u{1b}[K") }
    isDrawn = false
  }
}
