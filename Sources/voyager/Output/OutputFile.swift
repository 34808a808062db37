import Foundation

/// A file that is written whole or not at all: readers see what was there before until all of the new is.
struct OutputFile {
  /// The path as given.
  let given: String
  /// The file to replace: where links at `given` lead.
  private let path: String
  /// A terminal, a pipe or the like: it is written to and not replaced.
  private let isDevice: Bool
  private let mode: mode_t

  /// - Throws: where nothing could be written, found out before the work is done.
  init(_ given: String) throws(Failure) {
    self.given = given
    var target = given
    if let real = realpath(given, nil) {
      target = String(cString: real)
      free(real)
    }
    path = target
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw Self.failure(given, "it is a folder") }
      isDevice = status.st_mode & S_IFMT != S_IFREG
      mode = status.st_mode & 0o777
    } else {
      isDevice = false
      let mask = umask(0o077)
      umask(mask)
      mode = 0o666 & ~mask
      guard stat(Replacement.folder(of: path), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw Self.failure(given, "there is no folder '\(Replacement.folder(of: given))'")
      }
    }
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      if isDevice { try writeInPlace(bytes) } else { try replace(with: bytes) }
    } catch {
      throw Self.failure(given, error.message)
    }
  }

  private func writeInPlace(_ bytes: [UInt8]) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    try bytes.write(to: descriptor)
  }

  private func replace(with bytes: [UInt8]) throws(SystemError) {
    try Replacement(of: path, bytes, mode: mode).takePlace()
  }

  private static func failure(_ path: String, _ reason: String) -> Failure {
    Failure("'\(path)' cannot be written: \(reason)", code: Failure.usage)
  }
}
