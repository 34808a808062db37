import Findings
import Foundation
import Rules
import Testing

@testable import voyager

/// What is written about the tool, and the tool, agree.
struct DocumentationTests {
  @Test("the rules' pages are current")
  func theRulesPagesAreCurrent() throws {
    let expected = RulePageFile.all
    let remedy: Comment = "run 'make pages' and commit Documentation"
    #expect(try Checkout.names(in: "Documentation/Rules") == expected.map(\.name).sorted(), remedy)
    for page in expected {
      let isCurrent = try Checkout.text("Documentation/Rules/\(page.name)") == page.text
      #expect(isCurrent, "\(page.name) is not what the rule says: \(remedy)")
    }
    for page in RulePageFile.beside {
      let isCurrent = try Checkout.text("Documentation/\(page.name)") == page.text
      #expect(isCurrent, "\(page.name) is not what the rules say: \(remedy)")
    }
    #expect(Set(expected.map(\.name)).isSuperset(of: RuleCatalogue.all.map { "\($0.descriptor.id).md" }))
  }

  @Test("README has every command and exit code")
  func readmeHasEveryCommandAndExitCode() throws {
    let readme = try Checkout.text("README.md")
    for name in Voyager.commandNames {
      #expect(readme.contains("| `voyager \(name)"), "README.md does not tell of 'voyager \(name)'")
    }
    for code in [0, 1, 2, 3, 70] { #expect(readme.contains("\n| \(code) | ")) }
  }

  @Test("README shows what the tool prints of the example app")
  func readmeShowsWhatTheToolPrints() throws {
    let printed = Set(try Checkout.text("Examples/Groceries/expected-report.txt").split(separator: "\n"))
    let excerpt = try #require(Checkout.text("README.md").firstMatch(of: /```text\n(?<lines>(.|\n)*?)```/))
    let lines = excerpt.lines.split(separator: "\n").filter { $0 != "…" }
    #expect(lines.count > 10)
    for line in lines { #expect(printed.contains(line), "the excerpt in README.md is not current: \(line)") }
  }

  @Test("the changelog has an entry for every rule")
  func theChangelogHasAnEntryForEveryRule() throws {
    let changes = try Checkout.text("CHANGELOG.md")
    for rule in RuleCatalogue.all.map({ $0.descriptor.id }) {
      #expect(changes.contains("`\(rule)`"), "CHANGELOG.md has no entry for \(rule)")
    }
  }

  @Test("links between our pages lead somewhere")
  func linksBetweenOurPagesLeadSomewhere() throws {
    var pages = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    pages += try Checkout.names(in: "Documentation").filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    pages.append("Documentation/Rules/README.md")
    for page in pages {
      let folder = Checkout.root.appendingPathComponent(page).deletingLastPathComponent()
      for link in try Checkout.text(page).matches(of: /\]\(([^):#]+)(?:#[^)]*)?\)/) {
        let target = folder.appendingPathComponent(String(link.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(link.1)")
      }
    }
  }
}
