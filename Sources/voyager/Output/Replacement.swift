import Foundation

/// The new contents of a file, written in full beside it, that take its place in one step: whoever reads the file finds
/// all that was there before or all that is new. Beside it, since only within one file system a file takes another's
/// place in one step.
final class Replacement {
  /// How the names of files begin that are not in place yet.
  private static let prefix = ".voyager-"

  private let path: String
  private let name: [CChar]
  private var isInPlace = false

  init(of path: String, _ bytes: [UInt8], mode: mode_t) throws(SystemError) {
    self.path = path
    var template = Array("\(Self.folder(of: path))/\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError() }
    name = template
    // The owner stays, where we may say so.
    var status = stat()
    if stat(path, &status) == 0 { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    do throws(SystemError) {
      defer { close(descriptor) }
      try bytes.write(to: descriptor)
      guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw SystemError() }
    } catch {
      unlink(name)
      throw error
    }
  }

  deinit { if !isInPlace { unlink(name) } }

  func takePlace() throws(SystemError) {
    guard rename(name, path) == 0 else { throw SystemError() }
    isInPlace = true
  }

  static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Takes away what a run left behind that was killed while it wrote: what no living process is writing.
  static func sweep(_ folder: String) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix) {
      let parts = name.dropFirst(prefix.count).split(separator: "-")
      guard parts.count == 2, parts[1].count == 6, let process = pid_t(parts[0]), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      let path = "\(folder)/\(name)"
      guard let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType, type == .typeRegular
      else { continue }
      unlink(path)
    }
  }
}
