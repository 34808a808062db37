import Foundation
import Inventory

/// Reads the files and calls `collect` with each one's report path and bytes, on `jobs` threads. The outcomes are in the
/// order of the files, whichever thread was first.
///
/// `progress` is called on the caller's thread, now and then and at the end, with how many of how many are done. With
/// `held`, the bytes are those that it has of a file.
package func collectFiles<Outcome: Sendable>(
  _ files: [FoundFile], jobs: Int, held: HeldFiles? = nil, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
  _ collect: @escaping @Sendable (String, UnsafeBufferPointer<UInt8>) -> Outcome
) -> [Reading<Outcome>] {
  let queue = WorkQueue<Outcome>(files, workers: max(1, min(jobs, files.count)))
  for _ in 0..<queue.workers {
    let thread = Thread {
      var buffer = FileBuffer()
      var mine: [(Int, Reading<Outcome>)] = []
      while let index = queue.next() {
        let file = files[index]
        let outcome =
          held?.withContents(of: file, &buffer) { collect(file.reportPath, $0) }
          ?? buffer.withContents(of: file.path) { collect(file.reportPath, $0) }
        mine.append((index, outcome))
      }
      queue.finish(mine)
    }
    thread.stackSize = largeStackSize
    thread.start()
  }
  return queue.wait(progress: progress)
}

/// How many threads a machine is good for.
package let allCores = ProcessInfo.processInfo.activeProcessorCount

/// Files to be worked on, the largest first so that no thread is left with a large one at the end.
///
/// Unchecked, since the platforms we run on have no lock with a value in it: every stored variable is private and is
/// only touched between `lock` and `unlock` of `condition`.
private final class WorkQueue<Outcome: Sendable>: @unchecked Sendable {
  let workers: Int
  private let order: [Int]
  private let condition = NSCondition()
  private var taken = 0
  private var finished = 0
  private var outcomes: [Reading<Outcome>?]

  init(_ files: [FoundFile], workers: Int) {
    self.workers = workers
    order = files.indices.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
    outcomes = Array(repeating: nil, count: files.count)
  }

  /// The index of a file that nobody has taken yet.
  func next() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    guard taken < order.count else { return nil }
    taken += 1
    return order[taken - 1]
  }

  func finish(_ results: [(Int, Reading<Outcome>)]) {
    condition.lock()
    defer { condition.unlock() }
    for (index, outcome) in results { outcomes[index] = outcome }
    finished += 1
    condition.signal()
  }

  /// Waits for all workers.
  func wait(progress: (Int, Int) -> Void) -> [Reading<Outcome>] {
    condition.lock()
    while finished < workers {
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
      let done = max(0, taken - (workers - finished))
      condition.unlock()
      progress(done, order.count)
      condition.lock()
    }
    let all = outcomes.compactMap { $0 }
    condition.unlock()
    precondition(all.count == order.count, "every file has an outcome once all workers are finished")
    progress(order.count, order.count)
    return all
  }
}
