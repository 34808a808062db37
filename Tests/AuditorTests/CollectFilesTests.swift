import Auditor
import Foundation
import Testing

@Suite("Collecting in parallel")
struct CollectFilesTests {
  private func files(_ names: [String], in folder: Folder, sizes: [Int] = []) -> [FoundFile] {
    names.enumerated().map { index, name in
      FoundFile(path: "\(folder.path)/\(name)", reportPath: name, size: index < sizes.count ? sizes[index] : 0)
    }
  }

  @Test("outcomes are in the order of the files, with any number of threads", arguments: [1, 2, 7, 500])
  func order(jobs: Int) throws {
    let folder = try Folder()
    let names = (0..<200).map { "F\($0).swift" }
    for (index, name) in names.enumerated() {
      try folder.write(String(repeating: "x", count: index * 7 % 50), to: name)
    }
    let files = files(names, in: folder, sizes: (0..<200).map { $0 * 7 % 50 })
    let outcomes = collectFiles(files, jobs: jobs) { name, bytes in "\(name) \(bytes.count)" }
    #expect(outcomes == (0..<200).map { .read("F\($0).swift \($0 * 7 % 50)") })
  }

  @Test("a file gives its bytes, whatever its announced size")
  func bytes() throws {
    let long = String(repeating: "0123456789", count: 100_000)
    let folder = try Folder(["empty.swift": "", "crlf.swift": "a\r\n\u{feff}", "long.swift": long])
    let files = files(["empty.swift", "crlf.swift", "long.swift"], in: folder)
    let outcomes = collectFiles(files, jobs: 1) { _, bytes in String(decoding: bytes, as: UTF8.self) }
    #expect(outcomes == [.read(""), .read("a\r\n\u{feff}"), .read(long)])
  }

  @Test("a file that vanished, is no file or cannot be read is skipped with the reason")
  func unreadable() throws {
    let folder = try Folder(["A.swift": "a", "Folder.swift/": "", "Locked.swift": "a"])
    mkfifo(folder.path + "/Pipe.swift", 0o600)
    chmod(folder.path + "/Locked.swift", 0)
    let files = files(["Gone.swift", "Folder.swift", "Pipe.swift", "A.swift", "Locked.swift"], in: folder)
    let outcomes = collectFiles(files, jobs: 2) { _, bytes in bytes.count }
    #expect(
      outcomes.dropLast() == [
        .skipped(reason: "vanished while the audit ran"), .skipped(reason: "not a regular file"),
        .skipped(reason: "not a regular file"), .read(1),
      ])
    // Root may read anything.
    #expect(outcomes.last == (geteuid() == 0 ? .read(1) : .skipped(reason: "unreadable (Permission denied)")))
  }

  @Test("progress ends with all files done and never runs backwards")
  func progress() throws {
    let folder = try Folder(["A.swift": "", "B.swift": ""])
    var steps: [Int] = []
    let count: @Sendable (String, UnsafeBufferPointer<UInt8>) -> Int = { $1.count }
    _ = collectFiles(
      files(["A.swift", "B.swift"], in: folder), jobs: 2, progress: { done, total in steps.append(done + total) }, count
    )
    #expect(steps.last == 4)
    #expect(steps == steps.sorted())
  }

  @Test("no files, no work")
  func nothing() {
    #expect(collectFiles([], jobs: 4) { _, _ in 1 } == [])
  }

  @Test("a collector may recurse deeply")
  func stack() throws {
    let folder = try Folder(["A.swift": ""])
    @Sendable func descend(_ depth: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { room in
        room[0] = UInt8(truncatingIfNeeded: depth)
        return depth == 0 ? 0 : 1 + descend(depth - 1) + Int(room[0]) * 0
      }
    }
    // 32 MB of stack at least.
    #expect(collectFiles(files(["A.swift"], in: folder), jobs: 1) { _, _ in descend(32_000) } == [.read(32_000)])
  }
}
