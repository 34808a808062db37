import Findings
import Inventory
import SwiftSource
import Taxonomy

/// Writes proposed identifiers into Swift files, as literals or as constants, whichever the code around does.
struct SwiftProposals {
  private let models: ConstantModels
  private let files: FileBytes
  /// The types of the constants that were imitated, by these.
  private var homes: [Place: ConstantHome] = [:]
  /// The names of new constants, by the types that they are declared in.
  private var taken: [Place: Set<String>] = [:]

  init(_ inventory: Inventory, _ files: @escaping FileBytes) {
    models = ConstantModels(inventory)
    self.files = files
  }

  /// The fix for each of the gaps of one file, or the reason why there is none. With `rewriting`, the queries of tests
  /// ask for the new identifiers.
  mutating func proposals(for gaps: [Gap], in file: String, _ rewriting: inout QueryRewriting?) -> [Proposal] {
    guard let bytes = files(file) else { return gaps.map { _ in .noPlace("the file was not read") } }
    let constants = gaps.map { constant(for: $0, in: file) }
    let wishes = zip(gaps, constants).map { $0.wish(giving: $1?.use ?? $0.identifier.swiftLiteral) }
    let insertions = onLargeStack {
      bytes.withUnsafeBufferPointer { SwiftSource.insertions(for: wishes, in: $0) }
    }
    var proposals: [Proposal] = []
    for (index, insertion) in insertions.enumerated() {
      switch insertion {
      case .impossible(let reason): proposals.append(.noPlace(reason))
      case .edits(let edits):
        var gap = gaps[index]
        if let constant = constants[index] { gap.identifier = constant.identifier }
        let all = edits.map { $0.edit(of: file) } + (constants[index]?.declaration ?? [])
        proposals.append(.fix(gap.fix(all, tests: rewriting?.edits(for: gap, constants[index]?.declared))))
      }
    }
    return proposals
  }

  private struct Constant {
    /// The code that names it.
    var use: String
    var declaration: [Edit]
    var identifier: String
    var declared: QueryRewriting.Constant
  }

  /// A constant beside the one that another place nearby gives, and the code that names it there; nil where nothing
  /// nearby gives one, or where it cannot be imitated.
  private mutating func constant(for gap: Gap, in file: String) -> Constant? {
    guard let model = models.model(for: gap.identifier, at: gap.finding.place), let sibling = model.way.first,
      let text = model.identifier.texts.first?.exact,
      let home = home(of: sibling, text), let constant = home.constant(for: gap.identifier),
      let use = home.use(
        of: constant.name, like: model.place, for: model.place.file == file ? gap.wish(giving: "") : nil, files),
      taken[home.type, default: []].insert(constant.name).inserted
    else { return nil }
    return Constant(
      use: use, declaration: constant.declaration, identifier: constant.identifier,
      declared: QueryRewriting.Constant(name: constant.name, type: home.type))
  }

  private mutating func home(of sibling: Place, _ text: String) -> ConstantHome? {
    if homes[sibling] == nil { homes[sibling] = ConstantHome(of: sibling, text: text, files) }
    return homes[sibling]
  }
}

extension Gap {
  fileprivate func wish(giving code: String) -> IdentifierWish {
    let parameter = element.omission.map { IdentifierWish.Parameter(label: $0.argument, order: $0.parameters) }
    return IdentifierWish(
      position: finding.place.position, framework: element.framework, code: code, parameter: parameter)
  }
}
