import Foundation

/// What a broken invariant or a bad access looks like from outside: the runtime's own words, one sentence of ours, and
/// the exit code 70 in place of a signal's number.
enum Crash {
  fileprivate typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Those of Swift's runtime, by signal, which print the trace. Unsafe only by its declaration: it is written before
  /// the first thread starts.
  private nonisolated(unsafe) static var previous = [Handler?](repeating: nil, count: 32)

  static func explain() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { continue }
      if Int(action.sa_flags) & Int(SA_SIGINFO) != 0 { previous[Int(number)] = action.handler }
      action = sigaction()
      action.handler = { number, info, context in
        Crash.previous[Int(number)]?(number, info, context)
        let message: StaticString = "\nerror: this is a mistake of Voyager's own; please report it with what you ran\n"
        _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(Failure.ownFault)
      }
      // On the stack that the runtime has set apart: the usual one may be what overflowed.
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
      _ = sigaction(number, &action, nil)
    }
  }
}

extension sigaction {
  fileprivate var handler: Crash.Handler? {
    get {
      #if canImport(Darwin)
        __sigaction_u.__sa_sigaction
      #else
        __sigaction_handler.sa_sigaction
      #endif
    }
    set {
      #if canImport(Darwin)
        __sigaction_u.__sa_sigaction = newValue
      #else
        __sigaction_handler.sa_sigaction = newValue
      #endif
    }
  }
}
