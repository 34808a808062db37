import Findings
import Foundation
import Inventory
import Linking
import SwiftSource
import Taxonomy
import Testing

/// The inventory of an app that has these files.
func inventory(_ files: KeyValuePairs<String, String>, _ context: LinkingContext = LinkingContext()) -> Inventory {
  inventory(files.map { ($0.key, $0.value) }, context)
}

func inventory(_ files: [(name: String, source: String)], _ context: LinkingContext = LinkingContext()) -> Inventory {
  inventory(of: files.map { facts($0.name, $0.source) }, context)
}

/// The inventory of an app whose files have been read.
func inventory(of files: [FileFacts], _ context: LinkingContext = LinkingContext()) -> Inventory {
  predict(Linking.link(files, context))
}

/// The inventory of an app of one file.
func inventory(of source: String, _ context: LinkingContext = LinkingContext()) -> Inventory {
  inventory([("App/File.swift", source)], context)
}

func facts(_ name: String, _ source: String) -> FileFacts {
  let bytes = Array(source.utf8)
  let collected = onLargeStack { bytes.withUnsafeBufferPointer { collect(file: name, bytes: $0) } }
  guard case .facts(let facts) = collected else {
    Issue.record("\(name) was skipped")
    return FileFacts(file: name, role: .app)
  }
  #expect(!facts.isIncomplete, "\(name) is not right Swift")
  return facts
}

/// The inventory of an app whose one view has this body; `members` stand beside it, `declarations` outside.
func inventory(body: String, members: String = "", declarations: String = "") -> Inventory {
  inventory(of: "struct LoginView: View {\nvar body: some View {\n\(body)\n}\n\(members)\n}\n\(declarations)\n")
}

/// The inventory of an app whose one controller has this `viewDidLoad`.
func inventory(viewDidLoad: String, members: String = "", declarations: String = "") -> Inventory {
  inventory(
    of:
      "class LoginViewController: UIViewController {\n\(members)\noverride func viewDidLoad() {\n\(viewDidLoad)\n}\n}\n\(declarations)\n"
  )
}

/// What is known of an identifier that is given as `expression`: its values with bars between them; in front `?` and the
/// reason where it is not resolved.
func value(
  of expression: String, members: String = "", _ declarations: String = "",
  at location: SourceLocation = #_sourceLocation
) throws -> String {
  let inventory = inventory(
    body: "Text(\"a\").accessibilityIdentifier(\(expression))", members: members, declarations: declarations)
  return written(try #require(inventory.assignments.first, sourceLocation: location).identifier)
}

func written(_ identifier: Identifier) -> String {
  let values = identifier.values.joined(separator: "|")
  switch identifier.state {
  case .known, .pattern: return values
  case .none: return "-"
  case .unresolved: return "?" + (identifier.reason ?? "") + (values.isEmpty ? "" : " else " + values)
  }
}

extension Inventory {
  /// The elements, each in one line: `button Button login.go`.
  var written: [String] { elements.map { "\($0.type.rawValue) \($0.kind) \(LinkingTests.written($0.identifier))" } }

  /// The controls with their identifiers: `Button login.go`.
  var controls: [String] {
    elements.filter(\.isControl).map { "\($0.kind) \(LinkingTests.written($0.identifier))" }
  }

  var screenNames: [String] { screens.map(\.name) }

  /// The controls of each screen by its name, `-` where none leads to them.
  var controlsByScreen: [String: [String]] {
    Dictionary(grouping: elements.filter(\.isControl)) { $0.screen ?? "-" }
      .mapValues { $0.map { "\($0.kind) \(LinkingTests.written($0.identifier))" } }
  }

  /// The assignments in one line each: `swiftui-modifier button login.go`.
  var assigned: [String] {
    assignments.map { "\($0.form.rawValue) \($0.target) \(LinkingTests.written($0.identifier))" }
  }

  func element(_ kind: String, at location: SourceLocation = #_sourceLocation) throws -> Element {
    let found = elements.filter { $0.kind == kind }
    #expect(found.count == 1, "\(found.count) elements of kind \(kind)", sourceLocation: location)
    return try #require(found.first, sourceLocation: location)
  }

  func identified(_ text: String, at location: SourceLocation = #_sourceLocation) throws -> Element {
    try #require(elements.first { $0.identifier.values == [text] }, sourceLocation: location)
  }
}
