import Findings
import Foundation
import Settings
import Testing

@Suite("Settings on disk")
struct LoadingTests {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "voyager-settings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/app/deep", withIntermediateDirectories: true)
  }

  private func write(_ bytes: [UInt8], to name: String = ".voyager.yml") throws -> String {
    let path = "\(folder)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("the nearest file upward is found, whatever it is")
  func upward() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(Settings.find(upwardFrom: folder + "/app/deep") == nil)
    let path = try write([])
    #expect(Settings.find(upwardFrom: folder + "/app/deep") == path)
    #expect(Settings.find(upwardFrom: folder + "/app/deep/File.swift") == path)
    try FileManager.default.createDirectory(atPath: folder + "/app/.voyager.yml", withIntermediateDirectories: true)
    #expect(Settings.find(upwardFrom: folder + "/app/deep") == folder + "/app/.voyager.yml")
  }

  @Test("relative test paths stand behind the file's folder")
  func testPaths() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try write(Array("tests: [UITests, /suite]".utf8))
    let settings = try Settings.load(from: path, knownRules: [])
    #expect(settings.tests == [folder + "/UITests", "/suite"])
    #expect(settings.folder == folder)
    #expect(settings.file == path)
  }

  @Test("a file that cannot be read never means the defaults")
  func unreadable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func message(_ path: String) -> String? {
      do throws(InvalidSettings) {
        _ = try Settings.load(from: path, knownRules: [])
        return nil
      } catch { return error.problems.first?.message }
    }
    #expect(message(folder) == "this is a folder, not a settings file")
    #expect(message(folder + "/none.yml") == "there is no such settings file")
    try FileManager.default.createSymbolicLink(atPath: folder + "/dead.yml", withDestinationPath: "nowhere.yml")
    #expect(message(folder + "/dead.yml") == "this is a link that leads nowhere")
    #expect(message(try write([0x76, 0xff, 0x3a])) == "the file is not UTF-8 text")
    #expect(message(try write(Array(repeating: 0x23, count: 2 << 20))) == "the file is too large for settings")
  }

  @Test("the command line goes before the file, key by key")
  func precedence() throws {
    let file = try decode("fail-on: info\ntests: [a]\nrules: {missing-identifier: off, duplicate-identifier: info}")
    #expect(file.merging(.init()) == file)
    let merged = file.merging(.init(tests: ["b"], only: ["missing-identifier"], failOn: .never))
    #expect(merged.tests == ["a", "b"])
    #expect(merged.failOn == .never)
    #expect(merged.isOn("missing-identifier"))
    #expect(!merged.isOn("duplicate-identifier"))
    #expect(merged.severity(of: "duplicate-identifier") == .info)
    #expect(!file.isOn("missing-identifier"))
  }
}
