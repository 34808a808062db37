package import Findings
import Foundation

extension Settings {
  /// The settings that `text` holds. Paths and patterns stay as written.
  package static func decode(
    _ text: String, file: String = fileName, knownRules: some Sequence<RuleID>
  ) throws(InvalidSettings) -> Settings {
    let text = text.unicodeScalars.first == "\u{feff}" ? String(text.unicodeScalars.dropFirst()) : text
    var reader = SettingsReader(file: file, knownRules: knownRules)
    do {
      let document = try YAMLValue.parse(text)
      for duplicate in document.duplicates { reader.report(duplicate.message, at: duplicate.position) }
      if let root = document.root { reader.read(root) }
    } catch {
      reader.report(error.message, at: error.position)
    }
    guard reader.problems.isEmpty else {
      throw InvalidSettings(reader.problems.sorted { ($0.position ?? .start) < ($1.position ?? .start) })
    }
    var settings = reader.settings
    settings.file = file
    return settings
  }

  /// The settings of the file at `path`, its relative `tests` put behind the file's folder.
  package static func load(
    from path: String, knownRules: some Sequence<RuleID>
  ) throws(InvalidSettings) -> Settings {
    let text = try read(path)
    var settings = try decode(text, file: path, knownRules: knownRules)
    let folder = (path as NSString).deletingLastPathComponent
    settings.folder = folder.isEmpty ? "." : folder
    settings.tests = settings.tests.map { $0.hasPrefix("/") || folder.isEmpty ? $0 : "\(folder)/\($0)" }
    return settings
  }

  /// The settings file that holds for the folder or file at `path`: its own, or the nearest one above. Whatever bears
  /// the name counts, so that one that cannot be read is reported and not passed over.
  package static func find(upwardFrom path: String) -> String? {
    // Foundation breaks down over a relative path where the working folder is gone.
    guard path.hasPrefix("/") || FileManager.default.currentDirectoryPath.hasPrefix("/") else { return nil }
    let start = URL(fileURLWithPath: path).standardizedFileURL.path
    var folder = start
    while true {
      let candidate = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
      if (try? FileManager.default.attributesOfItem(atPath: candidate)) != nil { return candidate }
      if folder == "/" || folder.isEmpty { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  private static let longestFile = 1 << 20

  private static func read(_ path: String) throws(InvalidSettings) -> String {
    func failure(_ message: String) -> InvalidSettings {
      InvalidSettings([SettingsProblem(file: path, position: nil, message: message)])
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      throw failure(isLink ? "this is a link that leads nowhere" : "there is no such settings file")
    }
    if isFolder.boolValue { throw failure("this is a folder, not a settings file") }
    guard let data = FileManager.default.contents(atPath: path) else { throw failure("the file cannot be read") }
    guard data.count <= longestFile else { throw failure("the file is too large for settings") }
    guard let text = String(data: data, encoding: .utf8) else { throw failure("the file is not UTF-8 text") }
    return text
  }
}
