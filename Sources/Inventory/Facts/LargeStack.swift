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

/// Does the work for all of `0..<count`, part by part, on threads with a large stack. What comes of the parts is in their
/// order, whichever thread was first.
package func inParts<Outcome: Sendable>(
  of count: Int, _ work: @escaping @Sendable (Range<Int>) -> Outcome
) -> [Outcome] {
  // More parts than threads, so that no thread is left with a long one at the end.
  let threads = min(count, ProcessInfo.processInfo.activeProcessorCount)
  let parts = min(count, threads * 4)
  guard threads > 1 else { return count == 0 ? [] : [onLargeStack { work(0..<count) }] }
  let counter = PartCounter(parts)
  let workers = (0..<threads).map { _ in
    Handover { () -> [(part: Int, outcome: Outcome)] in
      var done: [(part: Int, outcome: Outcome)] = []
      while let part = counter.next() {
        done.append((part, work(count * part / parts..<count * (part + 1) / parts)))
      }
      return done
    }
  }
  return workers.flatMap { $0.wait() }.sorted { $0.part < $1.part }.map(\.outcome)
}

/// Hands out the parts of some work, each once.
///
/// Unchecked, since the platforms we run on have no lock with a value in it: `taken` is touched under the lock only.
package final class PartCounter: @unchecked Sendable {
  private let count: Int
  private let lock = NSLock()
  private var taken = 0

  package init(_ count: Int) { self.count = count }

  package func next() -> Int? {
    lock.withLock {
      guard taken < count else { return nil }
      taken += 1
      return taken - 1
    }
  }
}

/// Runs the work on a thread with a large stack.
package func onLargeStack<Outcome: Sendable>(_ work: @escaping @Sendable () -> Outcome) -> Outcome {
  Handover(work).wait()
}

/// A value that another thread makes, for as many as wait for it.
///
/// Unchecked, since the platforms we run on have no lock with a value in it: `value` is written before the semaphore is
/// signalled and read after it was waited for.
package final class Handover<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var value: Value?

  package init(_ make: @escaping @Sendable () -> Value) {
    let thread = Thread {
      self.value = make()
      self.done.signal()
    }
    thread.stackSize = largeStackSize
    thread.start()
  }

  package func wait() -> Value {
    done.wait()
    done.signal()
    guard let value else { preconditionFailure("the thread signals only once it has made the value") }
    return value
  }
}
