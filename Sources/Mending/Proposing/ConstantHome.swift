import Findings
import Inventory
import SwiftSource
import Taxonomy

/// A type that declares identifiers as constants, and one of them, after which new ones are modelled.
struct ConstantHome {
  /// A constant of the type for an identifier.
  struct Constant {
    var name: String
    /// Its text: the identifier that was asked for, or the constant's name where that is what its type does.
    var identifier: String
    /// What declares it; empty where the type has it already.
    var declaration: [Edit]
  }

  /// The place of the constant's name.
  let sibling: Place
  /// The constant's name.
  let member: String
  /// Where the type begins.
  let type: Place
  private let text: String
  private let bytes: [UInt8]

  /// - Parameter text: the constant's.
  init?(of sibling: Place, text: String, _ files: FileBytes) {
    guard let bytes = files(sibling.file) else { return nil }
    let type = onLargeStack {
      bytes.withUnsafeBufferPointer { enclosingType(at: sibling.position, in: $0) }
    }
    member = SourceLines(bytes).name(at: sibling.position)
    guard let type, !member.isEmpty else { return nil }
    self.type = Place(file: sibling.file, range: SourceRange(type, type))
    self.sibling = sibling
    self.text = text
    self.bytes = bytes
  }

  /// The constant that has the identifier, or a new one; nil where the type can have none.
  func constant(for identifier: String) -> Constant? {
    if let name = name(of: identifier) { return Constant(name: name, identifier: identifier, declaration: []) }
    let name = ConstantName(for: identifier, like: member, of: text).name
    // Where a constant's name is its text, the new one's is, too.
    let identifier = text == member ? name : identifier
    let change = onLargeStack {
      bytes.withUnsafeBufferPointer {
        SwiftSource.constant(named: name, value: identifier, beside: sibling.position, in: $0)
      }
    }
    guard case .edits(let edits) = change else { return nil }
    return Constant(name: name, identifier: identifier, declaration: edits.map { $0.edit(of: type.file) })
  }

  /// The name of the type's constant that has this text.
  private func name(of identifier: String) -> String? {
    // Most texts are new; to look for one that no byte tells of takes much longer.
    guard bytes.firstRange(of: Array(identifier.swiftLiteralContents.utf8)) != nil else { return nil }
    let start = type.position
    let text = [TextPiece.text(identifier)]
    let position = onLargeStack {
      bytes.withUnsafeBufferPointer { bytes in
        writtenTexts(text, as: text, in: bytes).lazy.compactMap(\.declarations.first).first {
          enclosingType(at: $0, in: bytes) == start
        }
      }
    }
    guard let position else { return nil }
    let name = SourceLines(bytes).name(at: position)
    return name.isEmpty ? nil : name
  }

  /// The code that names a constant of the type, after the manner of the code at a place, which names the sibling. `wish` is
  /// what the code is for, where that stands in the same file.
  func use(of name: String, like place: Place, for wish: IdentifierWish? = nil, _ files: FileBytes) -> String? {
    guard let bytes = files(place.file) else { return nil }
    return onLargeStack {
      bytes.withUnsafeBufferPointer { bytes in
        givenExpression(at: place.position, in: bytes).flatMap {
          SwiftSource.use(like: $0, of: member, as: name, for: wish, in: bytes)
        }
      }
    }
  }
}

extension SourceLines {
  /// The name that begins at a position; empty where none does.
  fileprivate func name(at position: Position) -> String {
    guard let offset = offset(of: position) else { return "" }
    let rest = String(decoding: bytes[offset...].prefix(200), as: UTF8.self)
    return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
