/// The kinds of project file, told by their names.
package enum ProjectFormat: Sendable, Hashable {
  case xcode, xcodeGen, tuist, package
  /// Another way to build, which is not read: what lies below such a file may be compiled by it.
  case foreign

  package init?(name: some StringProtocol) {
    switch name {
    case "project.pbxproj": self = .xcode
    case "Project.swift": self = .tuist
    case "Package.swift": self = .package
    case "BUILD", "BUILD.bazel", "BUCK": self = .foreign
    default:
      if name.hasPrefix("project"), name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
        self = .xcodeGen
      } else if name.hasSuffix(".podspec") {
        self = .foreign
      } else {
        return nil
      }
    }
  }
}

/// Reads one project file, whose contents are `bytes`; `contents` gives those of a file that it includes, nil where
/// there is none. `path` starts at the root of the file system.
package func readProject(
  _ format: ProjectFormat, at path: String, _ bytes: UnsafeBufferPointer<UInt8>,
  contents: @escaping (String) -> [UInt8]? = { _ in nil }
) -> ProjectReading {
  if format == .foreign { return ProjectReading(nil) }
  if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
    return ProjectReading(nil, [ProjectNote(path: path, "encoded as UTF-16, not UTF-8")])
  }
  let bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? UnsafeBufferPointer(rebasing: bytes[3...]) : bytes
  guard bytes.count <= 64 << 20 else { return ProjectReading(nil, [ProjectNote(path: path, "larger than 64 MB")]) }
  return switch format {
  case .xcode: readXcodeProject(path, bytes)
  case .xcodeGen: readXcodeGen(path, bytes, contents: contents)
  case .tuist: readTuist(path, bytes)
  case .package: readPackage(path, bytes)
  case .foreign: ProjectReading(nil)
  }
}
