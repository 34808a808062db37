extension IdentifierText {
  /// Whether an element may carry just this text when the app runs: `orders.row.42` for `orders.row.{order.id}`. A hole
  /// stands for at least one byte; a text that is all holes says nothing, and so produces only itself.
  package func canProduce(_ text: String) -> Bool {
    if description == text { return true }
    guard !isExact, saysSomething else { return false }
    let bytes = Array(text.utf8)
    var index = 0
    var isBehindHole = false
    for (number, piece) in pieces.enumerated() {
      guard case .text(let literal) = piece else {
        isBehindHole = true
        index += 1
        continue
      }
      let wanted = Array(literal.utf8)
      let isLast = number == pieces.count - 1
      guard let found = bytes.find(wanted, from: index, isFixed: !isBehindHole, isAtEnd: isLast) else { return false }
      index = found + wanted.count
      isBehindHole = false
    }
    return isBehindHole ? index <= bytes.count : index == bytes.count
  }

  /// Whether a letter or digit of it is fixed.
  private var saysSomething: Bool {
    pieces.contains { piece in
      if case .text(let literal) = piece { literal.contains { $0.isLetter || $0.isNumber } } else { false }
    }
  }
}

extension [UInt8] {
  /// Where `wanted` begins, at `start` or (unless that is fixed) as soon after it as can be; or at the very end.
  fileprivate func find(_ wanted: [UInt8], from start: Int, isFixed: Bool, isAtEnd: Bool) -> Int? {
    let last = count - wanted.count
    guard start <= last else { return nil }
    if isAtEnd, isFixed, start != last { return nil }
    let starts = isFixed ? start...start : isAtEnd ? last...last : start...last
    return starts.first { self[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}
