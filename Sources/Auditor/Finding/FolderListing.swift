import Foundation
import OtherSuites
import ProjectFiles

/// The entries of one folder that an audit may want, sorted by name.
struct FolderListing {
  struct Entry {
    var name: String
    var kind: Kind

    /// Whether it is a source file, or may hold one.
    var mayBeSource: Bool {
      switch kind {
      case .folder: !name.hasSuffix(".xcassets") && !name.hasSuffix(".xcodeproj")
      case .file(let kind, _): kind.isSource
      case .link, .oddity: false
      }
    }
  }

  enum Kind {
    case folder
    case file(FileKind, FileStatus)
    /// A link, not followed yet.
    case link
    /// Wanted by its name, but no regular file, or it cannot be looked at.
    case oddity(String)
  }

  var identity: FileIdentity
  var entries: [Entry] = []
  /// The names of files that may describe targets; some are Swift files, and entries too.
  var projectFiles: [String] = []
  var hasIgnoreFile = false
  /// Whether a repository of its own begins here.
  var hasRepository = false

  private let suiteFiles: SuiteFiles

  /// Lists the folder; throws why it cannot be read.
  init(path: String, suiteFiles: SuiteFiles = .none) throws(SystemError) {
    self.suiteFiles = suiteFiles
    guard let folder = opendir(path) else { throw SystemError() }
    defer { closedir(folder) }
    let descriptor = dirfd(folder)
    identity = try FileStatus(descriptor: descriptor).identity
    while let entry = readdir(folder) {
      let type = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        let raw = UnsafeRawPointer(tuple)
        let count = strlen(raw.assumingMemoryBound(to: CChar.self))
        let name = UnsafeBufferPointer(start: raw.assumingMemoryBound(to: UInt8.self), count: count)
        add(name, type: type, in: descriptor)
      }
    }
    entries.sort { $0.name < $1.name }
    projectFiles.sort()
  }

  private mutating func add(_ name: UnsafeBufferPointer<UInt8>, type: Int, in descriptor: CInt) {
    guard let first = name.first else { return }
    if first == UInt8(ascii: ".") {
      if name.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
      if name.elementsEqual(".git".utf8) { hasRepository = true }
      guard name.elementsEqual(SuiteFiles.hiddenFolder.utf8) else { return }
    }
    let kind = FileKind(name: name) ?? (suiteFiles.wants(name) ? .suite : nil)
    if type == Int(DT_REG), mayDescribeTargets(name) { projectFiles.append(String(decoding: name, as: UTF8.self)) }
    switch type {
    case Int(DT_DIR): break
    case Int(DT_LNK): return entries.append(Entry(name: String(decoding: name, as: UTF8.self), kind: .link))
    default: if kind == nil, type != Int(DT_UNKNOWN) { return }
    }
    guard let text = String(validating: name) else {
      if kind != nil || type == Int(DT_DIR) {
        let repaired = String(decoding: name, as: UTF8.self)
        entries.append(Entry(name: repaired, kind: .oddity("named in another encoding than UTF-8")))
      }
      return
    }
    if type == Int(DT_DIR) { return entries.append(Entry(name: text, kind: .folder)) }
    do {
      let status = try FileStatus(name: text, inFolder: descriptor)
      switch (status.kind, kind) {
      case (.folder, _): entries.append(Entry(name: text, kind: .folder))
      case (.link, _): entries.append(Entry(name: text, kind: .link))
      case (.file, let kind?): entries.append(Entry(name: text, kind: .file(kind, status)))
      case (_, .some): entries.append(Entry(name: text, kind: .oddity("not a regular file")))
      case (_, nil): break
      }
    } catch {
      entries.append(Entry(name: text, kind: .oddity("unreadable (\(error.message))")))
    }
  }
}

private func mayDescribeTargets(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
  switch name.first {
  case UInt8(ascii: "P"), UInt8(ascii: "p"), UInt8(ascii: "B"): break
  default: guard FileKind.ends(name, ".podspec") else { return false }
  }
  return ProjectFormat(name: String(decoding: name, as: UTF8.self)) != nil
}

extension String {
  /// The text of these bytes; nil where they are not UTF-8.
  fileprivate init?(validating bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.count == bytes.count, text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
