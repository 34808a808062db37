import Inventory

/// The search for UIKit objects, shared by the threads that have time for it: each takes the next part of the code that
/// nobody has taken.
struct ObjectSearch: Sendable {
  private static let partCount = 16

  /// Has found nothing yet. To make one takes a while, in which other work goes on.
  private let visitor: Handover<UIKitVisitor>
  private let parts = PartCounter(partCount)

  /// What was found in one part of the code.
  struct Found: Sendable {
    var part: Int
    var visitor: UIKitVisitor
  }

  init(_ evaluator: Evaluator, types: UIKitTypes, setters: IdentifierSetters, isForTrees: Bool) {
    visitor = Handover { UIKitVisitor(evaluator, types: types, setters: setters, isForTrees: isForTrees) }
  }

  /// Looks at parts of the code until none is left.
  func walk(_ symbols: SymbolTable) -> [Found] {
    let nothing = visitor.wait()
    var found: [Found] = []
    while let part = parts.next() {
      var visitor = nothing
      visitor.walk(symbols, part: symbols.codeCount.part(part, of: Self.partCount))
      found.append(Found(part: part, visitor: visitor))
    }
    return found
  }

  /// All that was found, in the order of the code, whichever thread found it.
  func joined(_ found: [Found]) -> UIKitVisitor {
    var all = visitor.wait()
    for found in found.sorted(by: { $0.part < $1.part }) { all.add(found.visitor) }
    return all
  }
}

extension Int {
  /// One of several parts of all below this, which are as large as each other.
  fileprivate func part(_ index: Int, of count: Int) -> Range<Int> {
    self * index / count..<self * (index + 1) / count
  }
}
