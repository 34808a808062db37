import Findings
import Foundation
import Inventory
import ProjectFiles
package import Settings

/// Finds what there is to audit, by names alone; no file but an ignore file is opened.
///
/// Left out, unless a user names it: hidden files and folders, the folders of package managers and builds, generated
/// files, what git ignores, what the settings exclude. A link is followed where it leads out of the folders given, since
/// what is inside is met anyway; a file met twice is taken once.
package struct FileFinder {
  private let workingFolder: String
  private let settings: Settings
  private var rootFolder = "/"
  private var found: [FoundFile] = []
  private var documents: [FoundFile] = []
  private var tables: [FoundFile] = []
  private var suites: [FoundFile] = []
  private var testPlans: [FoundFile] = []
  private var assetCatalogues: [String] = []
  private var projects: [FoundProject] = []
  private var skipped: [Report.Skipped] = []
  private var files: Set<FileIdentity> = []
  private var projectFiles: Set<FileIdentity> = []
  private var links: [Link] = []
  private var leavesOut = false

  private struct Link {
    var path: String
    var reportPath: String
    var walk: FolderWalk
    /// The walk's own path of it.
    var steps: [UInt8]
    var lists: [PatternList]
    var isIncluded: Bool
  }

  package init(settings: Settings, workingFolder: String = FileManager.default.currentDirectoryPath) {
    self.settings = settings
    self.workingFolder = workingFolder
  }

  /// The files below `paths` and below the suites that the settings name.
  package mutating func find(_ paths: [String]) throws(FindingFilesError) -> FoundFiles {
    var named: [NamedPath] = []
    for path in paths.isEmpty ? ["."] : paths { named.append(try NamedPath(path, in: workingFolder)) }
    var suites: [NamedPath] = []
    for path in settings.tests { suites.append(try NamedPath(path, in: workingFolder)) }
    var others: [NamedPath] = []
    for path in settings.sources { others.append(try NamedPath(path, in: workingFolder)) }
    rootFolder = FolderPath.common(named.map(\.folder))

    for path in named { take(path, isSuite: false) }
    for path in suites { take(path, isSuite: true) }
    let (code, documents) = (found.count, self.documents.count)
    for path in others { take(path, isSuite: true) }
    let external = Set(found[code...].map(\.reportPath) + self.documents[documents...].map(\.reportPath))
    followLinks(inside: (named + suites + others).map(\.real))
    let ofSuites = found.map(\.reportPath).filter { path in
      let whole = FolderPath.absolute(path, in: rootFolder)
      return suites.contains { $0.absolute == whole || FolderPath.isInside(whole, $0.absolute) }
    }
    for path in named + suites + others { takeProjects(above: path) }
    return FoundFiles(
      root: root(of: named), folder: rootFolder, sources: found.sorted { $0.reportPath < $1.reportPath },
      documents: self.documents.sorted { $0.reportPath < $1.reportPath }, external: external,
      ofSuites: Set(ofSuites),
      suites: self.suites.sorted { $0.reportPath < $1.reportPath },
      tables: tables.sorted { $0.reportPath < $1.reportPath },
      testPlans: testPlans.sorted { $0.reportPath < $1.reportPath },
      assetCatalogues: assetCatalogues.sorted(),
      projects: projects.sorted { $0.file.reportPath < $1.file.reportPath }, skipped: skipped.sorted(),
      leavesOut: leavesOut)
  }

  private func root(of named: [NamedPath]) -> String {
    if named.count == 1 { return named[0].isFolder ? named[0].given : FolderPath.parent(of: named[0].given) }
    let isBelow = FolderPath.isInside(rootFolder, workingFolder)
    return isBelow ? FolderPath.relative(rootFolder, from: workingFolder) : rootFolder
  }

  private mutating func take(_ named: NamedPath, isSuite: Bool) {
    let reportPath = FolderPath.relative(named.absolute, from: rootFolder)
    guard named.isFolder else { return takeFile(named.path, reportPath: reportPath) }
    let walk = FolderWalk(folder: named.real, settings: settings, isSuite: isSuite)
    var visited: Set<FileIdentity> = []
    visit(
      named.path, reportPath: reportPath == "." ? "" : reportPath, steps: walk.start, walk,
      Repository.patterns(above: named.real), walk.suiteFiles, isIncluded: walk.startIsIncluded, &visited)
  }

  /// Takes a file that a user named or a link leads to, whatever any pattern says.
  private mutating func takeFile(_ path: String, reportPath: String) {
    do {
      let status = try FileStatus(path: path)
      guard status.kind == .file else { return skip(reportPath, "not a regular file") }
      guard let kind = FileKind(path: path, isInSuite: true) else {
        return skip(reportPath, "neither Swift nor Objective-C")
      }
      take(path, reportPath: reportPath, kind, status)
    } catch {
      skip(reportPath, "unreadable (\(error.message))")
    }
  }

  private mutating func take(_ path: String, reportPath: String, _ kind: FileKind, _ status: FileStatus) {
    guard files.insert(status.identity).inserted else { return }
    let file = FoundFile(path: path, reportPath: reportPath, size: status.size)
    switch kind {
    case .interfaceBuilder: documents.append(file)
    case .textTable: tables.append(file)
    case .testPlan: testPlans.append(file)
    case .suite: suites.append(file)
    case .swift, .objectiveC: found.append(file)
    }
  }

  private mutating func skip(_ file: String, _ reason: String) {
    skipped.append(Report.Skipped(file: file, reason: reason))
  }

  /// Takes what is in one folder and below. `steps` is its real path, by which patterns match, as far as the walk knows
  /// it: a link's own place counts and not where it leads.
  private mutating func visit(
    _ folder: String, reportPath: String, steps: [UInt8], _ walk: FolderWalk, _ above: [PatternList],
    _ suiteFiles: SuiteFiles, isIncluded: Bool, _ visited: inout Set<FileIdentity>
  ) {
    let listing: FolderListing
    do {
      listing = try FolderListing(path: folder, suiteFiles: suiteFiles)
    } catch {
      return skip(reportPath.isEmpty ? "." : reportPath, "unreadable (\(error.message))")
    }
    guard visited.insert(listing.identity).inserted else { return }

    var lists = above
    if listing.hasRepository, steps.count > walk.start.count {
      // A repository inside: what is ignored around it does not speak of what is in it.
      lists = Repository.exclusions(ofRepositoryAt: folder).map { [$0.moved(to: steps)] } ?? []
    }
    if listing.hasIgnoreFile, let list = PatternList(file: FolderPath.join(folder, ".gitignore"), folder: steps) {
      lists.append(list)
    }
    let stem = steps + (steps.last == slash ? [] : [slash])
    for name in listing.projectFiles {
      let steps = stem + name.utf8
      let verdict = steps.withUnsafeBufferPointer {
        walk.judge($0, name: stem.count, isFolder: false, lists, isIncluded: isIncluded)
      }
      if verdict != .out { takeProject(name, in: folder, reportPath: reportPath) }
    }
    for entry in listing.entries {
      let steps = stem + entry.name.utf8
      var isFolder = false
      if case .folder = entry.kind { isFolder = true }
      if isFolder, entry.name.hasSuffix(".xcassets") { assetCatalogues.append(FolderPath.join(folder, entry.name)) }
      let verdict = steps.withUnsafeBufferPointer {
        walk.judge($0, name: stem.count, isFolder: isFolder, lists, isIncluded: isIncluded)
      }
      guard verdict != .out else {
        if entry.mayBeSource { leavesOut = true }
        continue
      }
      let path = FolderPath.join(folder, entry.name)
      let reportPath = reportPath.isEmpty ? entry.name : reportPath + "/" + entry.name
      switch entry.kind {
      case .folder where entry.name.hasSuffix(".xcodeproj"):
        takeProject("project.pbxproj", in: path, reportPath: reportPath)
      case .folder:
        visit(
          path, reportPath: reportPath, steps: steps, walk, lists, suiteFiles.inside(entry.name),
          isIncluded: verdict == .included, &visited)
      case .link:
        links.append(
          Link(
            path: path, reportPath: reportPath, walk: walk, steps: steps, lists: lists,
            isIncluded: verdict == .included))
      case .file(let kind, let status):
        if verdict == .included { take(path, reportPath: reportPath, kind, status) }
      case .oddity(let reason):
        if verdict == .included { skip(reportPath, reason) }
      }
    }
  }

  /// Takes a file that may describe targets, whether or not it is audited itself.
  private mutating func takeProject(_ name: String, in folder: String, reportPath: String) {
    guard let format = ProjectFormat(name: name) else { return }
    let path = FolderPath.join(folder, name)
    guard let status = try? FileStatus(path: path), status.kind == .file,
      projectFiles.insert(status.identity).inserted
    else { return }
    let file = FoundFile(
      path: path, reportPath: FolderPath.join(reportPath.isEmpty ? "." : reportPath, name), size: status.size)
    projects.append(FoundProject(format: format, file: file))
  }

  /// Takes the nearest project files above what a user named, within its repository.
  private mutating func takeProjects(above named: NamedPath) {
    guard let root = Repository.root(of: named.folder) else { return }
    var folder = named.folder
    if named.isFolder {
      guard folder != root else { return }
      folder = FolderPath.parent(of: folder)
    }
    while true {
      if let listing = try? FolderListing(path: folder) {
        let before = projects.count
        let reportPath = FolderPath.relative(folder, from: rootFolder)
        for name in listing.projectFiles { takeProject(name, in: folder, reportPath: reportPath) }
        for entry in listing.entries where entry.name.hasSuffix(".xcodeproj") {
          let inside = FolderPath.join(reportPath, entry.name)
          takeProject("project.pbxproj", in: FolderPath.join(folder, entry.name), reportPath: inside)
        }
        if projects.count > before { return }
      }
      guard folder != root, folder != "/" else { return }
      folder = FolderPath.parent(of: folder)
    }
  }

  /// Follows the links that lead out of `folders`, once all that is inside is known. One that leads to a folder above
  /// would bring everything in and is not followed.
  private mutating func followLinks(inside folders: [String]) {
    var visited: Set<FileIdentity> = []
    while !links.isEmpty {
      let batch = links.sorted { $0.reportPath < $1.reportPath }
      links = []
      for link in batch {
        guard let target = FolderPath.real(link.path) else {
          let isSource = FileKind(path: link.path)?.isSource == true
          if isSource, link.isIncluded { skip(link.reportPath, "linked to nothing") }
          continue
        }
        if folders.contains(where: { FolderPath.isInside(target, $0) || FolderPath.isInside($0, target) }) { continue }
        guard let status = try? FileStatus(path: link.path) else { continue }
        if status.kind == .folder {
          visit(
            link.path, reportPath: link.reportPath, steps: link.steps, link.walk, link.lists, link.walk.suiteFiles,
            isIncluded: link.isIncluded, &visited)
        } else if link.isIncluded, FileKind(path: link.path, isInSuite: link.walk.suiteFiles == .all) != nil {
          takeFile(link.path, reportPath: link.reportPath)
        }
      }
    }
  }
}
