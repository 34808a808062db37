import ArgumentParser
import Findings
import Foundation
import Reports
import Rules

/// For ourselves: `make pages` writes the rules' pages in `Documentation/Rules`, and the page of the pitfalls beside it.
struct PagesCommand: ParsableCommand {
  static let name = "pages"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: "Write each rule's page, a list of them, and the pitfalls to a folder.",
      shouldDisplay: false)
  }

  @Argument(help: ArgumentHelp("Other Markdown files in its folder 'Rules' are deleted.", valueName: "folder"))
  var folder: String

  func run() throws {
    let pages = RulePageFile.all
    let rules = folder + "/Rules"
    do {
      try FileManager.default.createDirectory(atPath: rules, withIntermediateDirectories: true)
      let names = Set(pages.map(\.name))
      for old in try FileManager.default.contentsOfDirectory(atPath: rules)
      where old.hasSuffix(".md") && !names.contains(old) {
        try FileManager.default.removeItem(atPath: "\(rules)/\(old)")
      }
    } catch {
      throw Failure("'\(rules)' cannot be written: \(error.localizedDescription)", code: Failure.usage)
    }
    for page in pages { try OutputFile("\(rules)/\(page.name)").write(Array(page.text.utf8)) }
    let pitfalls = RulePageFile.pitfalls
    try OutputFile("\(folder)/\(pitfalls.name)").write(Array(pitfalls.text.utf8))
  }
}

/// A file in `Documentation/Rules`.
struct RulePageFile {
  var name: String
  var text: String

  static let command = "make pages"

  /// The page of the pitfalls, which stands beside the folder.
  static var pitfalls: RulePageFile {
    RulePageFile(
      name: "Pitfalls.md",
      text: RulePageMarkdown.pitfalls(RuleCatalogue.all.map { RulePage($0) }, command: command))
  }

  /// The list of the rules and the page of each.
  static var all: [RulePageFile] {
    let pages = RuleCatalogue.all.map { RulePage($0) }
    return [RulePageFile(name: "README.md", text: RulePageMarkdown.index(pages, command: command))]
      + pages.map {
        RulePageFile(name: "\($0.descriptor.id).md", text: RulePageMarkdown.print($0, command: command))
      }
  }
}
