import Findings
import Inventory
import SwiftSource
import Taxonomy

/// Writes proposed identifiers into Swift files, as literals or as constants, whichever the code around does.
struct SwiftProposals {
  private let inventory: Inventory
  private let files: FileBytes
  /// Where the queries of tests are to ask for the new identifiers.
  private var rewriting: QueryRewriting?
  /// The names of new constants, by the types that they are declared in.
  private var taken: [Place: Set<String>] = [:]

  init(_ inventory: Inventory, _ files: @escaping FileBytes, _ rewriting: QueryRewriting?) {
    self.inventory = inventory
    self.files = files
    self.rewriting = rewriting
  }

  /// The fix for each of the gaps of one file, or the reason why there is none.
  mutating func proposals(for gaps: [Gap], in file: String) -> [Proposal] {
    guard let bytes = files(file) else { return gaps.map { _ in .noPlace("the file was not read") } }
    let models = ConstantModels(inventory, file)
    let constants = gaps.map { constant(for: $0, like: models.nearest(to: $0.finding.place), in: bytes) }
    let wishes = zip(gaps, constants).map { $0.wish(giving: $1?.use ?? $0.identifier.swiftLiteral) }
    let insertions = onLargeStack {
      bytes.withUnsafeBufferPointer { SwiftSource.insertions(for: wishes, in: $0) }
    }
    return zip(gaps.indices, insertions).map { index, insertion in
      switch insertion {
      case .impossible(let reason): return .noPlace(reason)
      case .edits(let edits):
        var gap = gaps[index]
        if let constant = constants[index] { gap.identifier = constant.identifier }
        let all = edits.map { $0.edit(of: file) } + (constants[index]?.declaration ?? [])
        return .fix(gap.fix(all, tests: rewriting?.edits(for: gap, constants[index]?.declared)))
      }
    }
  }

  private struct Constant {
    /// The code that names it.
    var use: String
    var declaration: [Edit]
    var identifier: String
    var declared: QueryRewriting.Constant
  }

  /// A new constant beside the one that another place nearby gives, and the code that names it there; nil where nothing
  /// nearby gives one, or where it cannot be imitated.
  private mutating func constant(
    for gap: Gap, like model: Assignment?, in bytes: [UInt8]
  ) -> Constant? {
    guard let model, let home = model.way.first, let text = model.identifier.texts.first?.exact,
      let homeBytes = files(home.file)
    else { return nil }
    let member = SourceLines(homeBytes).name(at: home.position)
    let wish = gap.wish(giving: "")
    let name = ConstantName(for: gap.identifier, like: member, of: text).name
    // Where a constant's name is its text, the new one's is, too.
    let identifier = text == member ? name : gap.identifier
    let place = model.place.position
    let use = onLargeStack {
      bytes.withUnsafeBufferPointer { bytes in
        givenExpression(at: place, in: bytes).flatMap {
          SwiftSource.use(like: $0, of: member, as: name, for: wish, in: bytes)
        }
      }
    }
    let (type, declaration) = onLargeStack {
      homeBytes.withUnsafeBufferPointer {
        (
          enclosingType(at: home.position, in: $0),
          SwiftSource.constant(named: name, value: identifier, beside: home.position, in: $0)
        )
      }
    }
    guard !member.isEmpty, let use, let type, case .edits(let edits) = declaration,
      taken[Place(file: home.file, range: SourceRange(type, type)), default: []].insert(name).inserted
    else { return nil }
    return Constant(
      use: use, declaration: edits.map { $0.edit(of: home.file) }, identifier: identifier,
      declared: QueryRewriting.Constant(name: name, sibling: home))
  }
}

extension Gap {
  fileprivate func wish(giving code: String) -> IdentifierWish {
    let parameter = element.omission.map { IdentifierWish.Parameter(label: $0.argument, order: $0.parameters) }
    return IdentifierWish(
      position: finding.place.position, framework: element.framework, code: code, parameter: parameter)
  }
}

extension SourceLines {
  /// The name that begins at a position; empty where none does.
  func name(at position: Position) -> String {
    guard let offset = offset(of: position) else { return "" }
    let rest = String(decoding: bytes[offset...].prefix(200), as: UTF8.self)
    return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
