import Foundation

/// Where reports go. Nothing is buffered: what was written is there, however the process ends.
enum StandardOutput {
  /// Writes all of `bytes`. A reader that went away, as `head` does, is no failure: it has seen what it wanted.
  static func write(_ bytes: [UInt8]) {
    do {
      try bytes.write(to: 1)
    } catch  where error.code == EPIPE {
    } catch {
      StandardError.write("error: the report cannot be written to standard output: \(error.message)\n")
      exit(Failure.usage)
    }
  }

  static var isTerminal: Bool { isatty(1) == 1 }

  /// The columns of the terminal; nil where there is none.
  static var width: Int? {
    var size = winsize()
    guard isTerminal, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// Where progress, notes and failures go.
enum StandardError {
  static func write(_ text: String) {
    // If even this fails there is nobody left to tell.
    try? Array(text.utf8).write(to: 2)
  }

  static var isTerminal: Bool { isatty(2) == 1 }
}

/// What the system says of a call that failed.
struct SystemError: Error {
  var code: Int32 = errno

  var message: String { String(cString: strerror(code)).lowercased() }
}

extension [UInt8] {
  /// Writes all bytes to a file descriptor, however many calls that takes.
  func write(to descriptor: Int32) throws(SystemError) {
    var rest = self[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      let error = SystemError()
      switch error.code {
      case EINTR: continue
      case EAGAIN:
        // A terminal that another program has made non-blocking.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, 1000)
      default: throw error
      }
    }
  }
}
