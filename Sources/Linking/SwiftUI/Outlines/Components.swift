import Foundation

/// What is known of the components, each looked at once, whichever use comes first.
///
/// Unchecked, since the platforms we run on have no lock with a value in it: `known` is only touched under `lock`. What is
/// known of a component is the same whoever asks, so the order does not show.
final class Components: @unchecked Sendable {
  private let symbols: SymbolTable
  private let lock = NSLock()
  private var known: [SymbolTable.TypeID: ComponentFacts] = [:]

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  subscript(id: SymbolTable.TypeID) -> ComponentFacts {
    if let known = lock.withLock({ known[id] }) { return known }
    let facts = ComponentFacts(of: id, in: symbols)
    lock.withLock { known[id] = facts }
    return facts
  }
}
