import Inventory

/// The members that several places declare, one behind the other; each is made of what its file says only when it is
/// asked for.
struct MemberList: Sendable {
  /// Those of one place.
  private struct Part {
    var file: Int
    var facts: MemberFacts
    /// How many members stand before them.
    var start: Int
  }

  private var parts: [Part] = []
  private(set) var count = 0

  mutating func append(_ facts: MemberFacts, file: Int) {
    guard facts.count > 0 else { return }
    parts.append(Part(file: file, facts: facts, start: count))
    count += facts.count
  }

  /// What was appended, in its order.
  var facts: some Collection<(file: Int, facts: MemberFacts)> { parts.lazy.map { ($0.file, $0.facts) } }

  /// The last part that does not begin behind the member.
  private func part(of member: Int) -> Part {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= member { low = middle } else { high = middle }
    }
    return parts[low]
  }
}

extension MemberList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> SymbolTable.Member {
    let part = part(of: index)
    return SymbolTable.Member(part.facts.declaration(at: index - part.start), file: part.file)
  }
}

extension MemberFacts {
  fileprivate func declaration(at index: Int) -> SymbolTable.Member.Declaration {
    if index < functionIndices.lowerBound { return .property(properties[index]) }
    if index < functionIndices.upperBound { return .function(functions[index - functionIndices.lowerBound]) }
    return .enumCase(cases[index - functionIndices.upperBound])
  }
}
