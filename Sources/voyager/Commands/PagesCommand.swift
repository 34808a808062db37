import ArgumentParser
import Findings
import Foundation
import Reports
import Rules

/// For ourselves: `make pages` writes the rules' pages in `Documentation/Rules` with it.
struct PagesCommand: ParsableCommand {
  static let name = "pages"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: "Write each rule's page, and a list of them, to a folder.", shouldDisplay: false)
  }

  @Argument(help: ArgumentHelp("Other Markdown files in it are deleted.", valueName: "folder"))
  var folder: String

  func run() throws {
    let pages = RulePageFile.all
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let names = Set(pages.map(\.name))
      for old in try FileManager.default.contentsOfDirectory(atPath: folder)
      where old.hasSuffix(".md") && !names.contains(old) {
        try FileManager.default.removeItem(atPath: "\(folder)/\(old)")
      }
    } catch {
      throw Failure("'\(folder)' cannot be written: \(error.localizedDescription)", code: Failure.usage)
    }
    for page in pages { try OutputFile("\(folder)/\(page.name)").write(Array(page.text.utf8)) }
  }
}

/// A file in `Documentation/Rules`.
struct RulePageFile {
  var name: String
  var text: String

  static let command = "make pages"

  /// The list of the rules and the page of each.
  static var all: [RulePageFile] {
    let pages = RuleCatalogue.all.map { RulePage($0) }
    return [RulePageFile(name: "README.md", text: RulePageMarkdown.index(pages, command: command))]
      + pages.map {
        RulePageFile(name: "\($0.descriptor.id).md", text: RulePageMarkdown.print($0, command: command))
      }
  }
}
