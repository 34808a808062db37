import Foundation

/// Runs both at once, on threads whose stack is large enough for code nested as deep as a file may be.
func together<First: Sendable, Second: Sendable>(
  _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let other = Handover(second)
  let own = Handover(first)
  return (own.wait(), other.wait())
}

/// Runs the work on a thread whose stack is large enough for code nested, and values chained, as deep as may be.
func onLargeStack<Outcome: Sendable>(_ work: @escaping @Sendable () -> Outcome) -> Outcome { Handover(work).wait() }

/// A value that another thread makes.
///
/// Unchecked, since the platforms we run on have no lock with a value in it: `value` is written before the semaphore is
/// signalled and read after it was waited for.
private final class Handover<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var value: Value?

  init(_ make: @escaping @Sendable () -> Value) {
    let thread = Thread {
      self.value = make()
      self.done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
  }

  func wait() -> Value {
    done.wait()
    guard let value else { preconditionFailure("the thread signals only once it has made the value") }
    return value
  }
}
