/// A function, modifier or initialiser that gives an identifier and whose code cannot be read, such as one of a framework
/// that comes as a binary: which of its arguments is the identifier, and what it makes of it.
package struct DeclaredCarrier: Sendable, Hashable {
  /// An argument of a call.
  package enum ArgumentName: Sendable, Hashable, CustomStringConvertible {
    case label(String)
    /// Counted from 0, arguments with a label too.
    case position(Int)

    package var description: String {
      switch self {
      case .label(let label): label
      case .position(let position): "\(position)"
      }
    }
  }

  package enum Piece: Sendable, Hashable {
    case text(String)
    case argument(ArgumentName)
  }

  /// The name that is called; what it belongs to may stand in front: `Kit.Row`.
  package var call: String
  package var argument: ArgumentName
  /// What the identifier is put together from.
  package var template: [Piece]

  /// Without a template the identifier is the argument's value alone.
  package init(call: String, argument: ArgumentName = .position(0), template: [Piece]? = nil) {
    self.call = call
    self.argument = argument
    self.template = template ?? [.argument(argument)]
  }

  /// The arguments that the template names.
  package var arguments: Set<ArgumentName> {
    Set(template.compactMap { if case .argument(let argument) = $0 { argument } else { nil } })
  }
}

extension DeclaredCarrier.ArgumentName {
  /// The argument that a label or a position from 0 names; nil for what is neither.
  package init?(_ name: String) {
    guard let first = name.first, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    if !first.isNumber {
      self = .label(name)
    } else if let position = Int(name) {
      self = .position(position)
    } else {
      return nil
    }
  }
}

extension DeclaredCarrier {
  /// The pieces of a template: `{group}.{id}` names two arguments by their labels, `{0}` the first one by its position.
  /// nil where a brace stands alone or holds no argument's name.
  package static func pieces(of template: String) -> [Piece]? {
    var pieces: [Piece] = []
    var rest = template[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}"),
        let argument = ArgumentName(String(rest[rest.index(after: open)..<close]))
      else { return nil }
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.argument(argument))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}
