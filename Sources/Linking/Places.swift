import Findings
import Inventory

/// Where things stand, as findings name them: from the first letter of a name to behind its last.
extension Evaluator {
  /// The place of a link's name.
  func place(of link: Link, file: Int) -> Place {
    let end = Position(line: Int(link.position.line), column: Int(link.position.column) + link.name.utf8.count)
    return Place(file: symbols.files[file].file, range: SourceRange(link.position, end))
  }

  /// What to delete so that a modifier is gone from its chain: from its dot to its end.
  func removal(of link: Link, file: Int) -> Place? {
    guard !link.isConditional, link.position.column > 1 else { return nil }
    let dot = Position(line: Int(link.position.line), column: Int(link.position.column) - 1)
    return Place(file: symbols.files[file].file, range: SourceRange(dot, link.end))
  }

  /// The place of an argument: its label's, where it has one.
  func place(of argument: Argument, file: Int) -> Place {
    guard let label = argument.label else { return Place(file: symbols.files[file].file, range: argument.range) }
    return place(of: label, at: argument.position, file: file)
  }

  /// The place of a name that begins at the position.
  func place(of name: String, at position: Position, file: Int) -> Place {
    let end = Position(line: Int(position.line), column: Int(position.column) + name.utf8.count)
    return Place(file: symbols.files[file].file, range: SourceRange(position, end))
  }

  /// A place of no extent.
  func place(_ position: Position, file: Int) -> Place {
    Place(file: symbols.files[file].file, range: SourceRange(position, position))
  }
}
