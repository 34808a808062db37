import Foundation

/// In bytes: what code nested, and values chained, as deep as a file may have them needs of a thread's stack. The system
/// hands out only what is touched; the threads of Dispatch and of Swift's tasks have less.
package let largeStackSize = 64 << 20

/// Runs both at once, on threads with a large stack.
package func together<First: Sendable, Second: Sendable>(
  _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let other = Handover(second)
  let own = Handover(first)
  return (own.wait(), other.wait())
}

/// Runs the work on a thread with a large stack.
package func onLargeStack<Outcome: Sendable>(_ work: @escaping @Sendable () -> Outcome) -> Outcome {
  Handover(work).wait()
}

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
    thread.stackSize = largeStackSize
    thread.start()
  }

  func wait() -> Value {
    done.wait()
    guard let value else { preconditionFailure("the thread signals only once it has made the value") }
    return value
  }
}
