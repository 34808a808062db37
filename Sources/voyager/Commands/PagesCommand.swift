import ArgumentParser
import Findings
import Foundation
import Reports
import Rules

/// For ourselves: `make pages` writes the rules' pages in `Documentation/Rules`, and those of the pitfalls and behaviours beside it.
struct PagesCommand: ParsableCommand {
  static let name = "pages"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: "Write each rule's page, a list of them, the pitfalls and the behaviours to a folder.",
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
    for page in RulePageFile.beside { try OutputFile("\(folder)/\(page.name)").write(Array(page.text.utf8)) }
  }
}

/// A file in `Documentation/Rules`.
struct RulePageFile {
  var name: String
  var text: String

  static let command = "make pages"

  /// The pages that stand beside the folder: the pitfalls, and how iOS behaves.
  static var beside: [RulePageFile] {
    let pages = RuleCatalogue.all.map { RulePage($0) }
    return [
      RulePageFile(name: "Pitfalls.md", text: RulePageMarkdown.pitfalls(pages, command: command)),
      RulePageFile(name: "Behaviours.md", text: RulePageMarkdown.behaviours(pages, command: command)),
    ]
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
