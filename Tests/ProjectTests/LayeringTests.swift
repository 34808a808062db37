import Foundation
import Testing

/// Which module may import which: the table in `Documentation/Modules.md`, our `import` lines and `Package.swift` agree.
struct LayeringTests {
  private struct Module {
    var row: Int
    var standsOn: Set<String>
  }

  /// The rows. A new module is written down here and in the table.
  private static let rows: [[String]] = [
    ["Findings", "Taxonomy"], ["Inventory"],
    ["Documents", "Linking", "LocalizedTexts", "OtherSuites", "ProjectFiles", "SwiftSource"], ["Rules"],
    ["Mending", "Reports"],
    ["Auditor", "Settings"], ["voyager"],
  ]

  /// The one arrow within a row: an audit is made from settings, which know of no audit.
  private static let arrowWithinARow = (from: "Auditor", to: "Settings")

  /// Each package is seen by few modules only.
  private static let fences: [String: Set<String>] = [
    "ArgumentParser": ["voyager"], "Yams": ["Settings", "ProjectFiles", "OtherSuites"], "SwiftSyntax": ["SwiftSource"],
    "SwiftParser": ["SwiftSource"], "SwiftOperators": ["SwiftSource"],
  ]

  /// What comes with Swift.
  private static let system: Set<String> = [
    "Foundation", "Darwin", "Glibc", "SwiftGlibc", "Musl", "CDispatch", "CoreFoundation", "Synchronization",
  ]

  private let modules: [String: Module]

  init() throws {
    var modules: [String: Module] = [:]
    for line in try Checkout.text("Documentation/Modules.md").split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 3, let row = Int(cells[0]) else { continue }
      let standsOn = cells.count > 3 ? cells[3].split(separator: ",") : []
      modules[cells[1].replacing("`", with: "")] = Module(
        row: row, standsOn: Set(standsOn.map { $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "") }))
    }
    self.modules = modules
  }

  @Test("the table lists the modules there are, each in its row")
  func theTableListsTheModulesThereAre() throws {
    #expect(modules.keys.sorted() == (try Checkout.names(in: "Sources")))
    for (row, names) in Self.rows.enumerated() {
      for name in names { #expect(modules[name]?.row == row, "\(name) belongs to row \(row)") }
    }
    #expect(modules.count == Self.rows.joined().count, "a new module needs its row here, too")
  }

  @Test("a module stands on lower rows only")
  func aModuleStandsOnLowerRowsOnly() {
    for (name, module) in modules {
      for below in module.standsOn {
        if let fence = Self.fences[below] {
          #expect(fence.contains(name), "\(name) must not see \(below)")
        } else if let other = modules[below] {
          let isAllowed = name == Self.arrowWithinARow.from && below == Self.arrowWithinARow.to
          #expect(other.row < module.row || isAllowed, "\(name) must not stand on \(below)")
        } else {
          Issue.record("\(name) stands on \(below), which is no module of ours")
        }
      }
    }
  }

  @Test("a file imports only what its module stands on")
  func aFileImportsOnlyWhatItsModuleStandsOn() throws {
    for (name, module) in modules {
      for file in try Checkout.swiftFiles(in: "Sources/\(name)") {
        for imported in file.imports where !Self.system.contains(imported) {
          #expect(module.standsOn.contains(imported), "\(file.path): \(name) does not stand on \(imported)")
        }
      }
    }
  }

  @Test("the package's targets depend on what the table says")
  func thePackagesTargetsDependOnWhatTheTableSays() throws {
    let manifest = try Checkout.text("Package.swift")
    let swiftSyntax = Self.fences.filter { $0.value.contains("SwiftSource") }.keys
    for (name, module) in modules {
      let start =
        name == "voyager"
        ? #"\.executableTarget\(\s*name: "voyager",\s*dependencies: "# : #"\n +target\(\s*"\#(name)",\s*"#
      let pattern = try Regex("\(start)\\[([^\\]]*)\\]( \\+ swiftSyntax)?", as: (Substring, Substring, Substring?).self)
      let list = manifest.firstMatch(of: pattern)
      var dependencies = Set(
        (list?.1 ?? "").matches(of: /(?:^|,)\s*(?:"|\.product\(name: ")(\w+)"/).map { String($0.1) })
      if list?.2 != nil { dependencies.formUnion(swiftSyntax) }
      #expect(dependencies == module.standsOn, "\(name) in Package.swift and in Documentation/Modules.md")
    }
  }
}
