import Foundation

/// New contents for files of a project, written all together or not at all.
struct SourceRewriting {
  struct File {
    /// The report path.
    var file: String
    /// As people write it.
    var shown: String
    /// The path to open.
    var path: String
    var old: [UInt8]
    var new: [UInt8]
  }

  private let files: [File]

  init(_ files: [File]) { self.files = files }

  /// Takes away what runs left beside these files that were killed while they wrote.
  static func sweep(besides paths: [String]) {
    for folder in Set(paths.map { Replacement.folder(of: resolved($0)) }) { Replacement.sweep(folder) }
  }

  /// Why the file at `path` cannot be replaced; nil where it can.
  static func obstacle(at path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return SystemError().message }
    guard status.st_mode & S_IFMT == S_IFREG else { return "it is no regular file" }
    // To the superuser every file can be written, and yet somebody meant this one to stay.
    guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else { return "it is read-only" }
    // Its new contents are written beside it first.
    let folder = Replacement.folder(of: resolved(path))
    guard stat(folder, &status) == 0, status.st_mode & 0o222 != 0, access(folder, W_OK) == 0 else {
      return "its folder is read-only"
    }
    return nil
  }

  /// Writes all files. First all new contents are written beside the old, so that a full disk changes nothing; then, if
  /// every file is still what was audited, each takes its place in one step.
  ///
  /// - Throws: with the files to blame, one a line. But for a failure between two steps of the last part, which names
  ///   the files that were written, no file is changed then.
  func write() throws(Failure) {
    // An interrupt waits until it is done, so that nothing is left beside the files.
    let signals = BlockedSignals()
    defer { signals.restore() }
    let targets = files.map { Self.resolved($0.path) }
    var replacements: [Replacement] = []
    for (file, target) in zip(files, targets) {
      do {
        replacements.append(try Replacement(of: target, file.new, mode: Self.mode(of: target)))
      } catch {
        throw failure(["'\(file.shown)' cannot be written: \(error.message)"])
      }
    }
    let changed = zip(files, targets).filter { FileManager.default.contents(atPath: $1).map(Array.init) != $0.old }
    guard changed.isEmpty else {
      throw failure(changed.map { "'\($0.0.shown)' was changed while it was worked on" })
    }
    for (index, replacement) in replacements.enumerated() {
      do {
        try replacement.takePlace()
      } catch {
        let written = files[..<index].map { "'\($0.shown)'" }.joined(separator: ", ")
        throw Failure(
          "'\(files[index].shown)' cannot be written: \(error.message); "
            + (index == 0 ? "no file was changed" : "these are: \(written)"), code: Failure.usage)
      }
    }
  }

  private func failure(_ lines: [String]) -> Failure {
    Failure(lines: lines.map { "error: \($0)" } + ["note: no file was changed"], code: Failure.usage)
  }

  /// Where links lead.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o644
  }
}

/// Keeps the signals that end a program on somebody's wish waiting.
private struct BlockedSignals {
  private var old = sigset_t()

  init() {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &old)
  }

  func restore() {
    var old = old
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }
}
