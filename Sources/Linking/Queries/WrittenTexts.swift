import Findings
import Inventory

/// Which of some texts stand in the app's code, where it does more than to declare a constant: what a function returns,
/// what a call passes.
struct WrittenTexts: BlockSearch {
  /// What is looked for: the texts, and their beginnings that may be added to.
  private let wanted: Set<String>
  private var member = ""
  private var position = Position.start
  private var file = 0
  /// The constants that each is the text of.
  private(set) var constants: [String: [String]] = [:]
  /// The members that have each.
  private var found: [String: (file: Int, position: Position, member: String)] = [:]

  init(_ texts: Set<String>, in symbols: SymbolTable) {
    wanted = texts.union(texts.flatMap(\.beginnings))
    guard !texts.isEmpty else { return }
    for code in symbols.code(inFiles: { symbols.files[$0].role == .app }) {
      (file, position, member) = (code.member.file, code.member.position, code.member.name)
      switch code.member.declaration {
      case .property(let property):
        // A constant's own text says of nothing that it is used.
        if case .string(let text)? = property.value {
          if wanted.contains(text) { constants[text, default: []].append(property.name) }
        } else if let value = property.value {
          look(in: value)
        }
        if let getter = property.getter { look(in: getter) }
        for observer in property.observers { look(in: observer) }
      case .function(let function):
        for parameter in function.parameters { if let value = parameter.defaultValue { look(in: value) } }
        if let body = function.body { look(in: body) }
      case .enumCase(let element):
        if case .string(let text)? = element.rawValue, wanted.contains(text) {
          constants[text, default: []].append(element.name)
        }
      }
    }
  }

  mutating func visit(text: String) {
    if wanted.contains(text), found[text] == nil { found[text] = (file, position, member) }
  }

  /// Where a text, or a beginning of it that has a separator itself, stands.
  func place(of text: String, _ evaluator: Evaluator) -> (text: String, place: Place)? {
    for candidate in [text] + text.beginnings.reversed() {
      if let found = found[candidate] {
        return (candidate, evaluator.place(of: found.member, at: found.position, file: found.file))
      }
    }
    return nil
  }
}

extension String {
  /// What stands in front of each of its separators but the first: `a.b` of `a.b.c`.
  fileprivate var beginnings: [String] {
    indices.filter { "._-:/".contains(self[$0]) }.dropFirst().map { String(self[..<$0]) }
  }
}
