#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  // `struct stat` is a member of whichever of these modules the compiler happened to load it from.
  import CDispatch
  import CoreFoundation
  import Glibc
  import SwiftGlibc
#endif

/// What the file system says of one entry.
struct FileStatus {
  enum Kind { case folder, file, link, other }

  var identity: FileIdentity
  var kind: Kind
  var size: Int

  /// Follows links.
  init(path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError() }
    self.init(status)
  }

  init(descriptor: CInt) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError() }
    self.init(status)
  }

  /// Does not follow a link.
  init(name: String, inFolder descriptor: CInt) throws(SystemError) {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw SystemError() }
    self.init(status)
  }

  private init(_ status: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFREG: kind = .file
    case S_IFLNK: kind = .link
    default: kind = .other
    }
  }
}

/// One file or folder, by whatever path it is reached.
struct FileIdentity: Hashable {
  var device: UInt64
  var inode: UInt64
}

/// What the system said last when it refused something.
struct SystemError: Error, Sendable, Hashable {
  var code: CInt

  init() { code = errno }

  var message: String { String(cString: strerror(code)) }
  /// Whether nothing is there.
  var isAbsence: Bool { code == ENOENT }
}
