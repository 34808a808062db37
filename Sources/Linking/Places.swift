import Findings
import Inventory

/// Where things stand, as findings name them: from the first letter of a name to behind its last.
extension Evaluator {
  /// The place of a link's name.
  func place(of link: Link, file: Int) -> Place {
    let end = Position(line: Int(link.position.line), column: Int(link.position.column) + link.name.utf8.count)
    return Place(file: symbols.files[file].file, range: SourceRange(link.position, end))
  }

  /// What to delete so that a modifier is gone and no blank is left of it: its lines, where it has them to itself and the
  /// chain goes on below; else from the end of what it stands on to its own; from its dot where a comment is in between
  /// or the chain goes on behind it in a line of its own.
  func removal(of index: Int, among links: [Link], file: Int) -> Place? {
    let link = links[index]
    guard !link.isConditional, link.position.column > 1 else { return nil }
    var range = SourceRange(Position(line: Int(link.position.line), column: Int(link.position.column) - 1), link.end)
    if index > 0 {
      let before = links[index - 1].end
      let next = index + 1 < links.count ? links[index + 1].position.line : nil
      if before.line < link.position.line, let next, next > link.end.line {
        range = SourceRange(
          Position(line: Int(link.position.line), column: 1), Position(line: Int(link.end.line) + 1, column: 1))
      } else if !link.followsComment, next == nil || before.line == link.position.line {
        range.start = before
      }
    }
    return Place(file: symbols.files[file].file, range: range)
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
