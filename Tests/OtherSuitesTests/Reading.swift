import Findings
import Inventory
import OtherSuites
import Taxonomy

/// Reads a suite's file that is no file.
func read(_ file: String, _ text: String) -> SuiteReading {
  Array(text.utf8).withUnsafeBufferPointer { readSuite(file, $0) }
}

extension LookUp {
  /// What it looks up, as `name key`.
  var written: String { "\(type.map { "\($0.rawValue) " } ?? "")\(name) \(writtenKey)" }

  private var writtenKey: String {
    switch key {
    case .identifier(let key): key.state == .unresolved ? "? \(key.reason ?? "")" : key.values.joined(separator: "|")
    case .predicate(let key): key.state == .unresolved ? "? \(key.reason ?? "")" : "[\(key.values.joined())]"
    }
  }
}
