import Foundation
import Inventory

/// The tests that no plan runs: `Class.testMethod`, or a whole `Class`. A plan that cannot be read is skipped with a reason.
func skippedTests(by plans: [FoundFile], jobs: Int) -> (tests: Set<String>, skipped: [Report.Skipped]) {
  var tests: Set<String>?
  var skipped: [Report.Skipped] = []
  for (file, reading) in zip(plans, collectFiles(plans, jobs: jobs, { TestPlan(bytes: $1) })) {
    switch reading {
    case .read(let plan?): tests = tests?.intersection(plan.skippedTests) ?? plan.skippedTests
    case .read(nil): skipped.append(Report.Skipped(file: file.reportPath, reason: "not a test plan that can be read"))
    case .skipped(let reason): skipped.append(Report.Skipped(file: file.reportPath, reason: reason))
    }
  }
  return (tests ?? [], skipped)
}

/// What an Xcode test plan (`.xctestplan`) leaves out.
struct TestPlan: Sendable {
  private(set) var skippedTests: Set<String> = []

  init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard let plan = try? JSONDecoder().decode(Plan.self, from: Data(bytes)) else { return nil }
    for target in plan.testTargets ?? [] {
      for test in target.skippedTests ?? [] {
        // `LoginTests/testSignIn()`
        let parts = test.split(separator: "/").map { $0.prefix { $0 != "(" } }
        skippedTests.insert(parts.joined(separator: "."))
      }
    }
  }

  private struct Plan: Decodable {
    var testTargets: [Target]?
  }

  private struct Target: Decodable {
    var skippedTests: [String]?
  }
}
