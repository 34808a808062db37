package import Findings
import Inventory
import SwiftSyntax

/// A place in Swift source that writes one text: a string literal, or an enum's case that has it by its name.
package struct WrittenText: Sendable, Hashable {
  /// The literal with its quotes, or the case's name.
  package var range: Findings.SourceRange
  /// The names of the declarations that hold it, the innermost first: of a constant, a function, a case.
  package var declarations: [Position]
  /// Whether it is all that the innermost of them is: a constant's value, a case's raw value.
  package var isConstant: Bool
  /// What writes another text there.
  package var change: SourceChange
}

/// All places that write `text`, in their order, and what writes `newText` there. A pattern's holes stay as they are:
/// `orders.row.{order.id}` is written `"orders.row.\(order.id)"`.
///
/// The caller's thread needs a large stack, as for collecting.
package func writtenTexts(
  _ text: [TextPiece], as newText: [TextPiece], in bytes: UnsafeBufferPointer<UInt8>
) -> [WrittenText] {
  let source = EditableSource(bytes)
  let finder = TextFinder(source, text, newText)
  finder.walk(source.tree)
  return finder.found
}

/// A part of a text that may hold what only run time knows.
package enum TextPiece: Sendable, Hashable {
  case text(String)
  case hole
}

private final class TextFinder: SyntaxVisitor {
  private let source: EditableSource
  private let lowering: Lowering
  private let text: [TextPiece]
  private let newText: [TextPiece]
  private(set) var found: [WrittenText] = []

  init(_ source: EditableSource, _ text: [TextPiece], _ newText: [TextPiece]) {
    self.source = source
    lowering = Lowering(text: source.text, traces: [])
    self.text = text
    self.newText = newText
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let pieces = lowering.string(node).textPieces
    if pieces == text { add(node, SourceChange { () throws(Obstacle) in try edits(of: node) }) }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text.filter { $0 != "`" }
    guard text == [.text(name)], node.rawValue == nil, node.parameterClause == nil,
      case .text(let new)? = newText.first, newText.count == 1
    else { return .visitChildren }
    guard node.isOfText else {
      add(node.name, .impossible(reason: "it is the name of the case '\(name)': rename the case itself"))
      return .visitChildren
    }
    add(node.name, .edits([source.insert(" = " + new.swiftLiteral, at: source.end(node.name))]))
    return .visitChildren
  }

  private func add(_ node: some SyntaxProtocol, _ change: SourceChange) {
    let range = SourceRange(source.text.position(source.start(node)), source.text.position(source.end(node)))
    let isConstant = node.parent?.is(InitializerClauseSyntax.self) == true || node.is(TokenSyntax.self)
    found.append(
      WrittenText(range: range, declarations: declarations(around: node), isConstant: isConstant, change: change))
  }

  /// The literal's parts that differ, each replaced; what stands in its holes is not touched.
  private func edits(of literal: StringLiteralExprSyntax) throws(Obstacle) -> [FileEdit] {
    guard literal.openingQuote.tokenKind == .stringQuote else {
      throw Obstacle("it is written over several lines")
    }
    guard text.count == newText.count, !literal.segments.isEmpty else {
      throw Obstacle("it is put together in another way")
    }
    let hashes = literal.openingPounds?.text.count ?? 0
    var edits: [FileEdit] = []
    // A literal has an empty segment where two holes, or a hole and a quote, meet.
    let segments = literal.segments.compactMap { $0.as(StringSegmentSyntax.self) }.filter { !$0.content.text.isEmpty }
    let parts = zip(text, newText).filter { $0.0 != .hole }
    guard segments.count == parts.count else { throw Obstacle("it is put together in another way") }
    for (segment, part) in zip(segments, parts) where part.0 != part.1 {
      guard case .text(let new) = part.1 else { throw Obstacle("it is put together in another way") }
      let contents = try source.contents(new, hashes: hashes)
      edits.append(source.replace(source.start(segment)..<source.end(segment), by: contents))
    }
    return edits
  }

  /// The names of the declarations around a node, the innermost first.
  private func declarations(around node: some SyntaxProtocol) -> [Position] {
    var names: [Position] = []
    var current = node.parent
    while let node = current {
      let name: Syntax? =
        if let binding = node.as(PatternBindingSyntax.self) {
          binding.pattern.as(IdentifierPatternSyntax.self).map(Syntax.init)
        } else if let function = node.as(FunctionDeclSyntax.self) {
          Syntax(function.name)
        } else if let element = node.as(EnumCaseElementSyntax.self) {
          Syntax(element.name)
        } else {
          nil
        }
      if let name { names.append(source.text.position(source.start(name))) }
      current = node.parent
    }
    return names
  }
}

extension EditableSource {
  /// A text as it stands between the quotes of a literal.
  fileprivate func contents(_ value: String, hashes: Int) throws(Obstacle) -> String {
    if hashes == 0 { return value.swiftLiteralContents }
    guard !value.contains("\""), !value.contains("\\"), !value.contains("\n") else {
      throw Obstacle("'\(value)' cannot stand in a raw literal as it is")
    }
    return value
  }
}

extension Expression {
  /// The parts of a literal's text; nil for anything else.
  fileprivate var textPieces: [TextPiece]? {
    switch self {
    case .string(let text): [.text(text)]
    case .interpolation(let segments):
      segments.compactMap { segment in
        switch segment {
        case .text(let text): text.isEmpty ? nil : .text(text)
        case .hole: .hole
        }
      }
    default: nil
    }
  }
}

extension EnumCaseElementSyntax {
  /// Whether it is of an enum whose raw values are texts.
  fileprivate var isOfText: Bool {
    TypeParts.type(around: self)?.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription == "String"
    } == true
  }
}
