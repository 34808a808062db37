import Findings
import Inventory
import Taxonomy

/// The classes that the app registers for reuse identifiers:
/// `tableView.register(RowCell.self, forCellReuseIdentifier: "row")`.
struct RegisteredCells {
  private let evaluator: Evaluator
  /// Nil where several are registered under one identifier.
  private var types: [String: SymbolTable.TypeID?] = [:]

  var isEmpty: Bool { types.isEmpty }

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    var visitor = Visitor(evaluator: evaluator)
    visitor.walk(evaluator.symbols)
    types = visitor.types
  }

  /// The class of the cells that a closure around the position is for, by what is passed along with the closure.
  func type(around position: Position, in frame: Frame) -> SymbolTable.TypeID? {
    guard let member = evaluator.symbols.member(MemberReference(frame.scope)) else { return nil }
    var search = ClosureSearch(position: position)
    for body in member.bodies { search.look(in: body) }
    for argument in search.call?.arguments ?? [] {
      if case .closure = argument.value { continue }
      let value = evaluator.value(of: argument.value, in: frame.scope)
      let texts = (evaluator.rawText(of: value) ?? value).texts ?? []
      if texts.count == 1, let text = texts.first?.exact, let type = types[text] { return type }
    }
    return nil
  }

  private struct Visitor: CodeVisitor {
    let evaluator: Evaluator
    let filter = NameFilter(["register"], .call)
    var types: [String: SymbolTable.TypeID?] = [:]

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    mutating func visit(_ chain: Chain, in scope: Scope) {
      for link in chain.links where link.name == "register" {
        guard let arguments = link.arguments, arguments.count == 2,
          ["forCellReuseIdentifier", "forCellWithReuseIdentifier"].contains(arguments[1].label),
          let path = arguments[0].value.path, path.last == "self",
          let type = evaluator.symbols.type(
            named: path.dropLast().joined(separator: "."), in: scope.type, file: scope.file),
          let texts = evaluator.value(of: arguments[1].value, in: scope).texts, texts.count == 1,
          let text = texts.first?.exact
        else { continue }
        let isOther = types[text].map { $0 != type } ?? false
        types[text] = isOther ? .some(nil) : type
      }
    }

    mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {}
  }

  /// Finds the innermost call that is passed a closure around a position.
  private struct ClosureSearch: BlockSearch {
    let position: Position
    private(set) var call: Link?

    init(position: Position) { self.position = position }

    mutating func visit(_ link: Link) {
      let isAround = (link.arguments ?? []).contains { argument in
        if case .closure = argument.value {
          argument.range.start <= position && position < argument.range.end
        } else {
          false
        }
      }
      if isAround { call = link }
    }
  }
}
