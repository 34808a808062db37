import Findings
import Inventory

/// Finds the fixes that depend on what stands around a place, which no finding carries. It is for one state of the
/// project.
struct Proposing {
  private let files: FileBytes
  private var rewriting: QueryRewriting?
  private var swift: SwiftProposals
  private var documents = DocumentProposals()

  init(_ inventory: Inventory, _ files: @escaping FileBytes, rewritingTests: Bool) {
    self.files = files
    rewriting = rewritingTests ? QueryRewriting(inventory, files) : nil
    swift = SwiftProposals(inventory, files)
  }

  /// How each of the gaps is closed.
  mutating func proposals(for gaps: [Gap]) -> [(gap: Gap, proposal: Proposal)] {
    var closed: [(gap: Gap, proposal: Proposal)] = []
    var ofSwift: [String: [Gap]] = [:]
    for gap in gaps {
      if let screen = gap.crowdedScreen {
        closed.append(
          (gap, .noPlace("the screen '\(screen)' shows it several times: let each use pass an identifier of its own")))
        continue
      }
      if let type = gap.element.omission?.type, !["String", "StaticString"].contains(type) {
        closed.append(
          (gap, .noPlace("the argument '\(gap.element.omission?.argument ?? "")' takes a value of the type '\(type)'")))
        continue
      }
      if DocumentProposals.file(of: gap.element) == nil {
        ofSwift[gap.finding.place.file, default: []].append(gap)
        continue
      }
      switch documents.fix(giving: gap.identifier, to: gap.element, in: files) {
      case .fix(let fix): closed.append((gap, .fix(gap.fix(fix.edits, tests: rewriting?.edits(for: gap, nil)))))
      case .noPlace(let reason): closed.append((gap, .noPlace(reason)))
      }
    }
    for (file, gaps) in ofSwift.sorted(by: { $0.key < $1.key }) {
      closed += zip(gaps, swift.proposals(for: gaps, in: file, &rewriting)).map { ($0, $1) }
    }
    return closed
  }

  /// The fix of a finding about a blank identifier in a document; nil for other findings.
  mutating func fix(ofBlank finding: Finding) -> Fix? { documents.fix(ofBlank: finding, in: files) }
}
