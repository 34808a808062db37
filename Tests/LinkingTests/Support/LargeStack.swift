import Foundation

/// Runs `body` on a thread with as much stack as the auditor's have: a debug build of the parser needs it.
func onLargeStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
  let result = Result<Value>()
  let thread = Thread { result.finish(body()) }
  thread.stackSize = 64 << 20
  thread.start()
  return result.wait()
}

/// Unchecked, since the value is written before the semaphore is signalled and read after it was waited for.
private final class Result<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var value: Value?

  func finish(_ value: Value) {
    self.value = value
    done.signal()
  }

  func wait() -> Value {
    done.wait()
    return value!
  }
}
