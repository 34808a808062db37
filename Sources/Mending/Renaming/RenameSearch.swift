import Documents
import Findings
import Inventory
import SwiftSource
import Taxonomy

/// Looks through a project for the places that write an identifier's text.
struct RenameSearch {
  private let text: IdentifierText
  private let newText: IdentifierText
  private let uses: IdentifierUses
  private let contents: FileBytes
  private(set) var edits: [Edit] = []
  /// Places whose text cannot be changed, with the reasons.
  private(set) var unresolved: [Note] = []
  /// Constants that have the text, and that no known way leads to.
  private var constants: [(place: Place, change: SourceChange)] = []

  init(from text: IdentifierText, to newText: IdentifierText, uses: IdentifierUses, contents: @escaping FileBytes) {
    self.text = text
    self.newText = newText
    self.uses = uses
    self.contents = contents
  }

  /// Looks at one file that may give or declare it.
  mutating func look(in file: String) {
    guard let bytes = contents(file) else { return }
    switch file.split(separator: ".").last {
    case "swift": lookInSwift(file, bytes)
    case "m", "mm", "h": lookInObjectiveC(file, bytes)
    case "xib", "storyboard": lookInDocument(file, bytes)
    default: break
    }
  }

  // MARK: Swift

  private mutating func lookInSwift(_ file: String, _ bytes: [UInt8]) {
    let (old, new) = (text.sourcePieces, newText.sourcePieces)
    let given = uses.assignments.filter { $0.place.file == file }
    guard old.allSatisfy({ $0.occurs(in: bytes) }) else { return }
    let positions = given.map(\.place.position)
    let found = onLargeStack {
      bytes.withUnsafeBufferPointer { bytes in
        (writtenTexts(old, as: new, in: bytes), positions.compactMap { givenExpression(at: $0, in: bytes) })
      }
    }
    let ranges = found.1 + given.map(\.value.range) + uses.queries.filter { $0.place.file == file }.map(\.range)
    let declared = Set(uses.way.filter { $0.file == file }.map(\.position))
    for written in found.0 {
      let isMeant =
        !declared.isDisjoint(with: written.declarations) || declared.contains(written.range.start)
        || ranges.contains { $0.start <= written.range.start && written.range.end <= $0.end }
      let place = Place(file: file, range: written.range)
      if isMeant {
        add(written.change, at: place)
      } else if written.isConstant, case .edits = written.change {
        constants.append((place, written.change))
      }
    }
  }

  /// Of an identifier that is one of several, as a `switch` gives them, the ways of the others are not known: a constant
  /// that has its text is meant, if there is only one.
  mutating func takeConstants() {
    guard uses.isOneOfSeveral, !constants.isEmpty else { return }
    if constants.count == 1 {
      add(constants[0].change, at: constants[0].place)
    } else {
      unresolved += constants.map { Note("one of several constants with this text", at: $0.place) }
    }
  }

  // MARK: Documents and Objective-C

  private mutating func lookInDocument(_ file: String, _ bytes: [UInt8]) {
    let given = uses.assignments.filter { $0.place.file == file }
    guard !given.isEmpty, let new = newText.exact else { return }
    let editor = DocumentEditor(bytes)
    for assignment in given { add(editor.changing(at: assignment.place.position, to: new), at: assignment.place) }
  }

  private mutating func lookInObjectiveC(_ file: String, _ bytes: [UInt8]) {
    guard let old = text.exact, let new = newText.exact else { return }
    let places = uses.assignments.map(\.place) + uses.queries.map(\.place) + Array(uses.way)
    let here = Set(places.filter { $0.file == file }).sorted()
    guard !here.isEmpty else { return }
    let editor = ObjectiveCEditor(bytes)
    // A place that only names a constant has no literal; the constant's own place has.
    for place in here {
      if case .edits(let changes) = editor.changing(old, to: new, at: place.position) {
        add(changes.map { $0.edit(of: file) })
      }
    }
  }

  private mutating func add(_ change: SourceChange, at place: Place) {
    switch change {
    case .edits(let changes): add(changes.map { $0.edit(of: place.file) })
    case .impossible(let reason): unresolved.append(Note(reason, at: place))
    }
  }

  // MARK: Other suites

  /// Looks at the suites that are no Swift or Objective-C code: each of their look-ups has its text on its own line.
  mutating func lookAtQueries() {
    let code: Set<Substring> = ["swift", "m", "mm", "h"]
    for query in uses.queries where !code.contains(query.place.file.split(separator: ".").last ?? "") {
      guard let old = text.exact, let new = newText.exact, let bytes = contents(query.place.file) else { continue }
      if let range = SourceLines(bytes).only(old, onLine: query.place.line) {
        add([Edit(Place(file: query.place.file, range: range), new)])
      } else {
        unresolved.append(Note("its text is not written here, or more than once", at: query.place))
      }
    }
  }

  private mutating func add(_ new: [Edit]) {
    for edit in new where !edits.contains(edit) { edits.append(edit) }
  }
}

extension Query {
  /// Where its key may be written: from its name to the end of the line.
  fileprivate var range: SourceRange {
    SourceRange(place.position, Position(line: place.line + 1, column: 1))
  }
}

extension IdentifierText {
  fileprivate var sourcePieces: [TextPiece] {
    pieces.map { if case .text(let text) = $0 { .text(text) } else { .hole } }
  }
}

extension TextPiece {
  /// Whether a file may write it; one with characters that source writes as escapes counts as such.
  fileprivate func occurs(in bytes: [UInt8]) -> Bool {
    guard case .text(let text) = self, text.allSatisfy({ $0.isASCII && $0 != "\"" && $0 != "\\" && !$0.isNewline })
    else { return true }
    return bytes.firstRange(of: Array(text.utf8)) != nil
  }
}

extension SourceLines {
  /// Where the only occurrence of a text on a line is that is no part of a longer name.
  fileprivate func only(_ text: String, onLine number: Int) -> SourceRange? {
    guard let line = self[number] else { return nil }
    let wanted = Array(text.utf8)
    func isNamePart(_ index: Int) -> Bool {
      guard line.indices.contains(index) else { return false }
      let byte = line[index]
      return byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
    let starts = line.indices.filter { index in
      line[index...].starts(with: wanted) && !isNamePart(index - 1) && !isNamePart(index + wanted.count)
    }
    guard starts.count == 1, let start = starts.first else { return nil }
    let column = start - line.startIndex + 1
    return Position(line: number, column: column).range(ofBytes: wanted.count)
  }
}
