import Findings
import Inventory
import SwiftSyntax

/// SwiftSyntax has a type of this name too; here it is always ours.
typealias SourceRange = Findings.SourceRange

/// Turns syntax into the small trees of ``Inventory``: the only code that looks at expressions and statements.
struct Lowering {
  let text: SourceText
  /// Whether the bodies of functions that give nothing are read. In a file without a trace of a user interface they
  /// cannot make an element or give an identifier.
  let readsActions: Bool
  /// Whether all that a body says is read, conditions and comparisons too: tests query there as well.
  let readsConditions: Bool
  /// Notes the names of the code that is read.
  let notes: NameNotes

  init(text: SourceText, traces: FileFacts.Traces, isTest: Bool = false) {
    self.text = text
    readsActions = !traces.isEmpty || isTest
    readsConditions = isTest
    notes = NameNotes(looksForAccessibility: traces.contains(.accessibility))
  }

  func position(_ node: some SyntaxProtocol) -> Position {
    text.position(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func end(_ node: some SyntaxProtocol) -> Position {
    text.position(node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func range(_ node: some SyntaxProtocol) -> SourceRange { SourceRange(position(node), end(node)) }

  /// The node as written, without the trivia around it.
  func source(_ node: some SyntaxProtocol) -> String { text.text(offsets(node)) }

  /// The node as written, on one line and cut where it is long.
  /// The node's text without the comments in it.
  func shortSource(_ node: some SyntaxProtocol) -> String {
    let range = offsets(node)
    guard text.mayHoldComments(range) else { return text.shortText(range) }
    var words = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      if !words.isEmpty, hasSpace(before: token) { words += " " }
      words += token.text
    }
    return text.shortened(words)
  }

  private func hasSpace(before token: TokenSyntax) -> Bool {
    !token.leadingTrivia.isEmpty || token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty == false
  }

  func offsets(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// A name without the backticks of an escaped keyword.
  func name(_ token: TokenSyntax) -> String {
    var text = token.text
    if text.utf8.first == UInt8(ascii: "`"), text.hasSuffix("`"), text.utf8.count > 2 {
      text = String(text.dropFirst().dropLast())
    }
    notes.note(text)
    return text
  }

  /// The names in the node's code that begin with a capital.
  func capitalisedNames(in node: some SyntaxProtocol) -> Set<String> {
    let bytes = UnsafeBufferPointer(rebasing: text.bytes[offsets(node)])
    var names: Set<String> = []
    for stretch in bytes.codeStretches {
      for name in bytes[stretch].split(whereSeparator: { !isIdentifierByte($0) }) {
        let name = String(decoding: name, as: UTF8.self)
        if name.first?.isUppercase == true { names.insert(name) }
      }
    }
    return names
  }

  /// The key that a property reads from the environment: `branch` of `@Environment(\.branch)`.
  func environmentKey(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes where source(attribute.attributeName) == "Environment" {
      guard case .argumentList(let arguments)? = attribute.arguments, let first = arguments.first,
        case .keyPath(let names) = expression(first.expression), names.count == 1
      else { continue }
      return names[0]
    }
    return nil
  }

  func attributeNames(_ attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap {
      guard case .attribute(let attribute) = $0 else { return nil }
      return source(attribute.attributeName)
    }
  }
}
