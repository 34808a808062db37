import OtherSuites

/// Which files of suites that are not Swift are wanted in a folder.
enum SuiteFiles {
  case none
  /// Maestro's flows alone: the folder has the name of those that hold them, or is inside of one.
  case flows
  /// All: a user named the folder, or one that it is inside of, as a suite.
  case all

  /// The one hidden folder that is entered.
  static let hiddenFolder = ".maestro"

  /// What is wanted in a folder of the name inside of one where this is.
  func inside(_ folder: some StringProtocol) -> SuiteFiles {
    self == .none && ([Self.hiddenFolder, "maestro"].contains { $0 == folder }) ? .flows : self
  }

  func wants(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if self == .none { return false }
    guard let format = SuiteFormat(name: String(decoding: name, as: UTF8.self)) else { return false }
    return self == .all || format == .yaml
  }
}
