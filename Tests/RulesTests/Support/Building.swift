import Findings
import Inventory
import Rules
import Taxonomy
import Testing

/// A place that is told from others by its line.
func place(_ line: Int, column: Int = 1, file: String = "App/LoginView.swift") -> Place {
  Place(
    file: file,
    range: SourceRange(Position(line: line, column: column), Position(line: line, column: column + 10)))
}

/// `orders.row.{order.id}`: each hole's nature by its name, `id` for a model's id, `index`, `title` for visible text,
/// `localized`, `uuid`, anything else for nothing known.
func text(_ written: String) -> IdentifierText {
  var pieces: [IdentifierText.Piece] = []
  var rest = written[...]
  while let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}") {
    pieces.append(.text(String(rest[..<open])))
    let name = String(rest[rest.index(after: open)..<close])
    pieces.append(.hole(.init(name, nature(of: name))))
    rest = rest[rest.index(after: close)...]
  }
  pieces.append(.text(String(rest)))
  return IdentifierText(pieces)
}

private func nature(of hole: String) -> IdentifierText.Nature {
  switch hole {
  case "uuid": .unstable
  case _ where hole.hasSuffix("id"): .modelID
  case _ where hole.hasSuffix("index"): .index
  case _ where hole.hasSuffix("title"): .displayText
  case "localized": .localized
  default: .other
  }
}

func identifier(_ texts: String...) -> Identifier {
  texts.isEmpty ? .none : .oneOf(texts.map(text))
}

func assignment(
  _ identifier: Identifier, line: Int, form: Assignment.Form = .swiftUIModifier, isRepeated: Bool = false,
  type: String = "LoginView", member: String = "body", file: String = "App/LoginView.swift"
) -> Assignment {
  Assignment(
    place: place(line, file: file), value: place(line, column: 30, file: file), form: form,
    carrier: "accessibilityIdentifier", target: .element(.button), identifier: identifier, verdict: .reachable,
    screens: ["login"], isRepeated: isRepeated, enclosingType: type, member: member)
}

func assignments(_ texts: String...) -> [Assignment] {
  texts.enumerated().map { assignment(identifier($1), line: $0 + 1) }
}

func element(
  _ kind: String = "Button", line: Int, identifier: Identifier = .none, screen: String? = "login",
  type: ElementType = .button, framework: Framework = .swiftUI, member: String = "body", isControl: Bool = true,
  change: (inout Element) -> Void = { _ in }
) -> Element {
  var element = Element(
    type: type, kind: kind, framework: framework, place: place(line), enclosingType: "LoginView", member: member,
    isControl: isControl)
  element.screen = screen
  element.identifier = identifier
  if identifier.state != .none {
    element.origin = .own
    element.source = place(line, column: 40)
  }
  element.verdict = .reachable
  change(&element)
  return element
}

func screen(_ name: String, type: String, line: Int = 1) -> Screen {
  Screen(name: name, type: type, place: place(line, file: "App/\(type).swift"), framework: .swiftUI)
}

func lookalike(
  _ property: LookalikeUse.Property, _ value: Identifier, line: Int = 90, hasIdentifier: Bool = false,
  framework: Framework = .swiftUI
) -> LookalikeUse {
  LookalikeUse(
    property: property, place: place(line), value: value, hasIdentifier: hasIdentifier, framework: framework,
    screens: ["login"], enclosingType: "LoginView", member: "body")
}

/// What `rule` finds in a project with these parts.
func findings<R: Rule>(
  _ rule: R.Type, assignments: [Assignment] = [], elements: [Element] = [], screens: [Screen] = [],
  lookalikes: [LookalikeUse] = [], chosen: Bool = false, convention: Convention = .default
) -> [Finding] {
  let inventory = Inventory(
    screens: screens, elements: elements, assignments: assignments, lookalikes: lookalikes)
  let found = rule.init().check(
    Project(inventory: inventory, convention: convention, conventionIsChosen: chosen))
  for finding in found {
    #expect(finding.rule == rule.descriptor.id)
    for message in [finding.message] + finding.notes.map(\.message) {
      #expect(keepsStyle(message), "'\(message)' is not in the compiler's manner")
    }
  }
  return found
}

extension [Finding] {
  var messages: [String] { map(\.message) }
  var lines: [Int] { map(\.place.line) }
}
