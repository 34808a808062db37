import Findings
import Foundation
import Inventory
import Reports

/// Paths as somebody in the working folder writes them.
struct WorkingFolder {
  private let steps: [Substring]

  init(_ path: String = FileManager.default.currentDirectoryPath) {
    steps = Self.steps(path[...], after: [])
  }

  /// False where the folder was deleted while somebody was in it.
  static var exists: Bool {
    guard let path = getcwd(nil, 0) else { return false }
    free(path)
    return true
  }

  func absolute(_ path: String) -> String {
    "/" + Self.steps(path[...], after: steps).joined(separator: "/")
  }

  /// The path from here; an absolute one that leads elsewhere stays absolute.
  func relative(_ path: String) -> String {
    let target = Self.steps(path[...], after: steps)
    let same = zip(steps, target).prefix { $0 == $1 }.count
    if same < steps.count, path.hasPrefix("/") { return "/" + target.joined(separator: "/") }
    let parts = Array(repeating: "..", count: steps.count - same) + target.dropFirst(same).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// What a patch calls a file: its path from here, or where it lies elsewhere, that from the root of what was audited,
  /// since no patch leads out of its folder.
  static func patchPath(_ path: String, from reportPath: String) -> String {
    path.hasPrefix("/") || path.hasPrefix("../") ? reportPath : path
  }

  private static func steps(_ path: Substring, after start: [Substring]) -> [Substring] {
    var steps = path.hasPrefix("/") ? [] : start
    for step in path.split(separator: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return steps
  }
}

extension Report {
  /// The report with paths from the working folder in place of those from its root: what people read, click and copy.
  func written(from folder: WorkingFolder) -> Report {
    var paths: [String: String] = [:]
    func moved(_ place: Place) -> Place {
      if place.file.isEmpty { return place }
      if let known = paths[place.file] { return Place(file: known, range: place.range) }
      let path = folder.relative(root + "/" + place.file)
      paths[place.file] = path
      return Place(file: path, range: place.range)
    }
    var report = self
    for index in report.findings.indices {
      report.findings[index].place = moved(report.findings[index].place)
      for note in report.findings[index].notes.indices {
        report.findings[index].notes[note].place = moved(report.findings[index].notes[note].place)
      }
    }
    for index in report.inventory.screens.indices {
      report.inventory.screens[index].place = moved(report.inventory.screens[index].place)
    }
    for index in report.inventory.elements.indices {
      var element = report.inventory.elements[index]
      element.place = moved(element.place)
      element.places = element.places.map(moved)
      element.use = element.use.map(moved)
      element.source = element.source.map(moved)
      element.way = element.way.map(moved)
      if let shadow = element.shadowedBy { element.shadowedBy?.place = moved(shadow.place) }
      report.inventory.elements[index] = element
    }
    for index in report.inventory.assignments.indices {
      var assignment = report.inventory.assignments[index]
      assignment.place = moved(assignment.place)
      assignment.way = assignment.way.map(moved)
      report.inventory.assignments[index] = assignment
    }
    for index in report.inventory.trees.indices {
      report.inventory.trees[index].place = moved(report.inventory.trees[index].place)
      report.inventory.trees[index].roots = report.inventory.trees[index].roots.map { $0.movingPlaces(moved) }
    }
    return report
  }
}

extension TreeNode {
  fileprivate func movingPlaces(_ moved: (Place) -> Place) -> TreeNode {
    var node = self
    node.place = moved(place)
    node.source = source.map(moved)
    node.children = children.map { $0.movingPlaces(moved) }
    return node
  }
}

/// The lines of source files, each read once.
final class SourceFiles {
  private var files: [String: SourceLines?] = [:]

  func line(_ number: Int, of path: String) -> ArraySlice<UInt8>? {
    if let known = files[path] { return known?[number] }
    let lines = FileManager.default.contents(atPath: path).map { SourceLines(Array($0)) }
    files[path] = lines
    return lines?[number]
  }
}
