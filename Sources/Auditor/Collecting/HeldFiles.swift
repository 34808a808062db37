import Foundation
import Inventory

/// The files of a project as they were when they were first read, and the changes that are tried on them. Audits that
/// share it are all of one state of the project, whatever becomes of the files meanwhile.
///
/// Unchecked, for the reason that `WorkQueue` gives: every stored variable is private and only touched under the lock.
package final class HeldFiles: @unchecked Sendable {
  private struct Held {
    /// The path to open.
    var path: String
    var bytes: [UInt8]
  }

  private let lock = NSLock()
  /// By report path.
  private var originals: [String: Held] = [:]
  private var changes: [String: [UInt8]] = [:]
  /// What was collected of files as they were first read, and the role that they had then.
  private var collected: [String: (role: FileFacts.Role?, file: CollectedFile)] = [:]

  package init() {}

  /// The bytes of a file as they were when an audit read it; nil where none did.
  package func original(_ reportPath: String) -> [UInt8]? {
    lock.withLock { originals[reportPath]?.bytes }
  }

  /// The path by which an audit opened a file; nil where none did.
  package func path(of reportPath: String) -> String? {
    lock.withLock { originals[reportPath]?.path }
  }

  /// The report paths of all files that an audit read, sorted.
  package var files: [String] {
    lock.withLock { originals.keys.sorted() }
  }

  /// The next audits find these bytes in place of the files'; all other files are as they were.
  package func change(_ files: [String: [UInt8]]) {
    lock.withLock { changes = files }
  }

  /// What `collect` makes of a file that has not been changed, made once.
  func collected(
    _ reportPath: String, as role: FileFacts.Role?, _ collect: () -> CollectedFile
  ) -> CollectedFile {
    let known = lock.withLock { changes[reportPath] == nil ? collected[reportPath] : nil }
    if let known, known.role == role { return known.file }
    let file = collect()
    lock.withLock { if changes[reportPath] == nil { collected[reportPath] = (role, file) } }
    return file
  }

  /// Calls `body` with the file's bytes, the changed ones if there are any; reads them with `buffer` the first time.
  func withContents<Outcome>(
    of file: FoundFile, _ buffer: inout FileBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Outcome
  ) -> Reading<Outcome> {
    let known = lock.withLock { changes[file.reportPath] ?? originals[file.reportPath]?.bytes }
    if let known { return .read(known.withUnsafeBufferPointer(body)) }
    return buffer.withContents(of: file.path) { bytes in
      let copy = Array(bytes)
      lock.withLock { originals[file.reportPath] = Held(path: file.path, bytes: copy) }
      return body(bytes)
    }
  }
}
