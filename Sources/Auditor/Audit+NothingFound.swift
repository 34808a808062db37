import Settings

extension Audit {
  var settingsFile: String { settings.file ?? "the settings" }

  /// Why no source file was found.
  func nothingFound(at paths: [String], _ found: FoundFiles, _ workingFolder: String) -> AuditError {
    if let error = leftOut(at: paths, found, workingFolder) { return error }
    let isIgnored = finding(paths, without: [\.include, \.exclude], workingFolder)?.leavesOut == true
    return isIgnored && found.skipped.isEmpty
      ? .allIgnored(paths: paths) : .noSwiftFile(paths: paths, skipped: found.skipped)
  }

  /// The error that names the keys of the settings without which there were more files; nil where they are not to blame.
  func leftOut(at paths: [String], _ found: FoundFiles, _ workingFolder: String) -> AuditError? {
    let keys: [(name: String, path: WritableKeyPath<Settings, [String]>)] = [
      ("include", \.include), ("exclude", \.exclude),
    ]
    func findsMore(without keys: [WritableKeyPath<Settings, [String]>]) -> Bool {
      (finding(paths, without: keys, workingFolder)?.sources.count ?? 0) > found.sources.count
    }
    let used = keys.filter { !settings[keyPath: $0.path].isEmpty }
    guard findsMore(without: used.map(\.path)) else { return nil }
    let alone = used.filter { findsMore(without: [$0.path]) }
    return .allLeftOut(
      paths: paths, by: (alone.isEmpty ? used : alone).map(\.name), of: settingsFile, butTests: !found.sources.isEmpty)
  }

  private func finding(
    _ paths: [String], without keys: [WritableKeyPath<Settings, [String]>], _ workingFolder: String
  ) -> FoundFiles? {
    var settings = settings
    for key in keys { settings[keyPath: key] = [] }
    var finder = FileFinder(settings: settings, workingFolder: workingFolder)
    return try? finder.find(paths)
  }
}
