import Inventory
import Taxonomy

/// What comes of numbers that source writes.
extension Evaluator {
  /// A sum, where both sides are known: `index + 1` in `for index in 0...2`.
  func sum(of left: Expression, _ right: Expression, in scope: Scope, depth: Int) -> Value? {
    guard let first = numbers(of: left, in: scope, depth: depth),
      let second = numbers(of: right, in: scope, depth: depth),
      first.count == 1 || second.count == 1
    else { return nil }
    return first.flatMap { one in second.map { Value.text("\(one + $0)") } }.joinedAlternatives()
  }

  private func numbers(of expression: Expression, in scope: Scope, depth: Int) -> [Int]? {
    let values = value(of: expression, in: scope.expecting(nil), depth: depth).singles
    let numbers = values.compactMap { $0.texts?.first?.exact.flatMap { Int($0) } }
    return numbers.count == values.count && numbers.allSatisfy { $0.magnitude < 1_000_000_000 } ? numbers : nil
  }
}

extension Expression {
  /// The numbers of a range whose both ends are written, `0...9`; nil where these are more than a value has alternatives.
  var writtenRange: [Int]? {
    guard case .other(let source) = self else { return nil }
    let written = source.trimmingPrefix("(")
    for mark in ["...", "..<"] {
      guard let found = written.firstRange(of: mark) else { continue }
      let isHalfOpen = mark == "..<"
      guard let first = Int(number: written[..<found.lowerBound]), let last = Int(number: written[found.upperBound...]),
        first < last || first == last && !isHalfOpen, last - first < mostAlternatives
      else { return nil }
      return Array(first...(isHalfOpen ? last - 1 : last))
    }
    return nil
  }
}

extension Int {
  /// A whole number as source writes it.
  fileprivate init?(number: Substring) {
    let digits = number.filter { $0 != " " && $0 != "_" && $0 != ")" }
    guard digits.count <= 9, let value = Int(digits) else { return nil }
    self = value
  }
}
