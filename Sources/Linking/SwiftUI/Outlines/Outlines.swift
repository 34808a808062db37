import Findings
import Foundation
import Inventory

/// The outlines of the app, each read once, whichever screen comes to it first.
///
/// Unchecked, since the platforms we run on have no lock with a value in it: `read` is only touched under `lock`.
/// An outline is the same whoever reads it, so the order does not show.
final class Outlines: @unchecked Sendable {
  private let evaluator: Evaluator
  private let carriers: Carriers
  /// Views that cannot be read, with those of SwiftUI that they stand for.
  private let standIns: [String: String]
  private let names: ViewNames
  private let components: Components
  private let styled: StyledParts
  private let lock = NSLock()
  private var read: [Outline.Key: Outline] = [:]

  init(_ evaluator: Evaluator, carriers: Carriers, standIns: [String: String]) {
    self.evaluator = evaluator
    self.carriers = carriers
    self.standIns = standIns
    names = ViewNames(evaluator.symbols, standIns: standIns)
    components = Components(evaluator.symbols)
    styled = StyledParts(evaluator)
  }

  subscript(request: Outline.Request) -> Outline {
    if let known = lock.withLock({ read[request.key] }) { return known }
    let outline = reader(of: request).outline()
    return lock.withLock {
      if let known = read[request.key] { return known }
      read[request.key] = outline
      return outline
    }
  }

  func reader(of request: Outline.Request) -> OutlineReader {
    OutlineReader(
      evaluator: evaluator, carriers: carriers, standIns: standIns, names: names, components: components,
      styled: styled, request: request)
  }
}

extension Evaluator {
  /// Where a member that is asked for is declared.
  func place(of request: Outline.Request) -> Place {
    place(of: request.member.name, at: request.member.position, file: request.member.file)
  }
}
