import Foundation

/// Room for the bytes of one file after another. Files are read and not mapped into memory, so that one that shrinks
/// while it is read does no harm.
struct FileBuffer: ~Copyable {
  /// A longer file holds no source that anybody wrote.
  static let longestFile = 256 << 20

  private var room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  deinit { room.deallocate() }

  /// Calls `body` with the bytes of the file at `path`, or gives the reason why there are none.
  mutating func withContents<Outcome>(
    of path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Outcome
  ) -> Reading<Outcome> {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .skipped(reason: Self.reason(SystemError())) }
    defer { close(descriptor) }
    guard let status = try? FileStatus(descriptor: descriptor) else {
      return .skipped(reason: Self.reason(SystemError()))
    }
    guard status.kind == .file else { return .skipped(reason: "not a regular file") }
    guard status.size <= Self.longestFile else { return .skipped(reason: "larger than 256 MB") }

    var count = 0
    makeRoom(for: status.size + 1, keeping: 0)
    while true {
      if count == room.count { makeRoom(for: room.count * 2, keeping: count) }
      let bytes = read(descriptor, room.baseAddress.map { $0 + count }, room.count - count)
      if bytes == 0 { break }
      if bytes < 0 {
        if errno == EINTR { continue }
        return .skipped(reason: Self.reason(SystemError()))
      }
      count += bytes
      if count > Self.longestFile { return .skipped(reason: "larger than 256 MB") }
    }
    let contents = UnsafeRawBufferPointer(rebasing: room[..<count])
    return .read(contents.withMemoryRebound(to: UInt8.self) { body($0) })
  }

  private mutating func makeRoom(for count: Int, keeping kept: Int) {
    guard count > room.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(count, room.count * 2), alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[..<kept]))
    room.deallocate()
    room = larger
  }

  private static func reason(_ error: SystemError) -> String {
    error.isAbsence ? "vanished while the audit ran" : "unreadable (\(error.message))"
  }
}

/// What became of reading a file.
package enum Reading<Outcome: Sendable>: Sendable {
  case read(Outcome)
  case skipped(reason: String)
}

extension Reading: Equatable where Outcome: Equatable {}
