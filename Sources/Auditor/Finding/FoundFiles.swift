package import Inventory
import OtherSuites
package import ProjectFiles

/// What there is to audit below the paths that a user gave.
package struct FoundFiles: Sendable {
  /// The folder that report paths are relative to, as given.
  package var root: String
  /// The same from the root of the file system.
  package var folder: String
  /// The Swift and Objective-C files, sorted by report path.
  package var sources: [FoundFile]
  /// Interface Builder documents, sorted by report path.
  package var documents: [FoundFile]
  /// The report paths of the code and documents that are read for what the app uses of them, and not judged.
  package var external: Set<String> = []
  /// The report paths of the code below what was named as a suite: it is a test's, whatever it mentions.
  package var ofSuites: Set<String> = []
  /// Files of suites that are not Swift, sorted by report path; which of them look something up is not known yet.
  package var suites: [FoundFile] = []
  /// Localisation tables in all languages.
  package var tables: [FoundFile] = []
  /// Test plans, which say what is skipped.
  package var testPlans: [FoundFile] = []
  /// The folders of asset catalogues, as paths to open.
  package var assetCatalogues: [String] = []
  /// What may say which file belongs to which target, sorted by path.
  package var projects: [FoundProject]
  /// What was seen and is not read, and why, sorted.
  package var skipped: [Report.Skipped]
  /// Whether a folder or a source file was left out: by default, by git or by the settings.
  package var leavesOut = false
}

package struct FoundFile: Sendable, Hashable {
  /// The path to open.
  package var path: String
  /// The path in the report: relative to its root.
  package var reportPath: String
  package var size: Int

  package init(path: String, reportPath: String, size: Int) {
    self.path = path
    self.reportPath = reportPath
    self.size = size
  }
}

package struct FoundProject: Sendable, Hashable {
  package var format: ProjectFormat
  package var file: FoundFile
}

/// What a file is by its name.
enum FileKind {
  case swift, interfaceBuilder, objectiveC, textTable, testPlan
  /// Code or data that may be part of a suite. Only where there are suites is it wanted.
  case suite

  init?(name: UnsafeBufferPointer<UInt8>) {
    if FileKind.ends(name, ".swift") {
      self = .swift
    } else if FileKind.ends(name, ".xib") || FileKind.ends(name, ".storyboard") {
      self = .interfaceBuilder
    } else if FileKind.ends(name, ".m") || FileKind.ends(name, ".mm") || FileKind.ends(name, ".h") {
      self = .objectiveC
    } else if FileKind.ends(name, ".strings") || FileKind.ends(name, ".xcstrings") {
      self = .textTable
    } else if FileKind.ends(name, ".xctestplan") {
      self = .testPlan
    } else {
      return nil
    }
  }

  /// `isInSuite`: whether a suite's files are wanted, too.
  init?(path: String, isInSuite: Bool = false) {
    let name = Array(FolderPath.name(of: path).utf8)
    if let kind = name.withUnsafeBufferPointer({ FileKind(name: $0) }) {
      self = kind
    } else if isInSuite, SuiteFormat(name: FolderPath.name(of: path)) != nil {
      self = .suite
    } else {
      return nil
    }
  }

  var isSource: Bool { self == .swift || self == .objectiveC }

  static func ends(_ name: UnsafeBufferPointer<UInt8>, _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard name.count > count else { return false }
    var index = 0
    while index < count {
      if name[name.count - count + index] != ending.utf8Start[index] { return false }
      index += 1
    }
    return true
  }
}
