/// Reads a Tuist `Project.swift` as far as its targets are written out; other files of that name give nothing.
func readTuist(_ path: String, _ bytes: UnsafeBufferPointer<UInt8>) -> ProjectReading {
  guard String(decoding: bytes.prefix(1 << 16), as: UTF8.self).contains("import ProjectDescription") else {
    return ProjectReading(nil)
  }
  var project = Project(path: path, folder: ProjectPath.parent(of: path))
  for (_, arguments) in LiteralCalls.find(["target", "Target"], in: bytes) {
    guard let name = arguments["name"]?.text, case .call(let product, _) = arguments["product"] else { continue }
    let type = ProductType(xcodeName(ofProduct: product))
    let platforms = type.platform.map { [$0] } ?? platforms(arguments["destinations"] ?? arguments["platform"])
    let index = project.targets.count
    project.targets.append(
      ProjectTarget(name: name, module: arguments["productName"]?.text, kind: type.kind, platforms: Set(platforms)))
    for source in arguments["sources"]?.values ?? [] { project.add(source, to: index) }
    for folder in arguments["buildableFolders"]?.values ?? [] {
      guard let folder = folder.text else { continue }
      project.folders.append(SourceFolder(path: ProjectPath.join(project.folder, folder), target: index))
    }
  }
  return ProjectReading(project)
}

extension Project {
  /// Adds `"Sources/**"` or `.glob("Sources/**", excluding: […])`.
  fileprivate mutating func add(_ source: ManifestValue, to target: Int) {
    var except: [String] = []
    let pattern: String
    switch source {
    case .text(let text): pattern = text
    case .call("glob", let arguments):
      guard let text = arguments.first?.value.text else { return }
      pattern = text
      except = (arguments["excluding"]?.values ?? []).compactMap(\.text)
    default: return
    }
    if isSource(pattern), !Glob.isPattern(pattern) {
      return add(ProjectPath.join(folder, pattern), to: target)
    }
    // The part before the first pattern is the folder, which may lie above the manifest's.
    let names = pattern.split(separator: "/").prefix { !Glob.isPattern($0) }
    let base = ProjectPath.join(folder, names.joined(separator: "/"))
    let rest = pattern.split(separator: "/").dropFirst(names.count).joined(separator: "/")
    let prefix = names.isEmpty ? "" : names.joined(separator: "/") + "/"
    let inside = except.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : "**/" + $0 }
    folders.append(
      SourceFolder(path: base, target: target, only: rest.isEmpty ? nil : PathSet([rest]), except: PathSet(inside)))
  }
}

private func platforms(_ value: ManifestValue?) -> [ProjectTarget.Platform] {
  (value?.values ?? []).compactMap { value in
    guard case .call(let name, _) = value else { return nil }
    if name.hasPrefix("mac") { return name == "macWithiPadDesign" || name == "macCatalyst" ? .iOS : .macOS }
    return ProjectTarget.Platform(named: name)
  }
}

private func xcodeName(ofProduct product: String) -> String {
  switch product {
  case "app": "application"
  case "appClip": "application.on-demand-install-capable"
  case "watch2App": "application.watchapp2"
  case "watch2Extension": "watchkit2-extension"
  case "tvTopShelfExtension": "tv-app-extension"
  case "uiTests": "bundle.ui-testing"
  case "unitTests": "bundle.unit-test"
  case "framework", "staticFramework": "framework"
  case "staticLibrary", "dynamicLibrary": "library"
  case "appExtension", "messagesExtension", "stickerPackExtension": "app-extension"
  case "extensionKitExtension": "extensionkit-extension"
  case "commandLineTool": "tool"
  default: "other"
  }
}
