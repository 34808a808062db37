import Inventory

/// What a condition asks of one name: whether it is set, whether it is nil.
extension Reader {
  /// Nil where it asks for more, or of what is not known to be a flag or an object.
  func test(in range: Range<Int>) -> Branches.Test? {
    var words = tokens[range].filter { !["(", ")"].contains($0.text) || $0.kind != .symbol }
    var isNegated = false
    while words.first?.isSymbol("!") == true {
      isNegated.toggle()
      words.removeFirst()
    }
    var isOfSelf = false
    if words.count > 2, words[0].isName("self"), words[1].isSymbol(".") || words[1].isSymbol("->") {
      isOfSelf = true
      words.removeFirst(2)
    }
    guard let first = words.first, first.kind == .name, !body.selves.contains(first.text) else { return nil }
    var name = first.text
    if !isOfSelf, !body.locals.contains(name), let property = property(ofVariable: name) {
      (name, isOfSelf) = (property, true)
    }
    guard let expected = expectation(words.dropFirst(), name, isOfSelf: isOfSelf) else { return nil }
    notes.note(name, .test)
    return Branches.Test(name: name, isOfSelf: isOfSelf, expected: isNegated ? expected.opposite : expected)
  }

  /// What is asked of the name by what stands behind it: nothing, or `== nil`, `!= YES`.
  private func expectation(
    _ rest: ArraySlice<Token>, _ name: String, isOfSelf: Bool
  ) -> Branches.Test.Expectation? {
    if rest.isEmpty {
      // A bare name asks for what its type says.
      guard !isOfSelf, let isFlag = body.isFlag[name] else { return nil }
      return isFlag ? .yes : .present
    }
    guard rest.count == 2, let sign = rest.first, let value = rest.last, sign.isSymbol("==") || sign.isSymbol("!=")
    else { return nil }
    let expected: Branches.Test.Expectation
    switch value.text {
    case "nil", "NULL": expected = .missing
    case "YES", "true": expected = .yes
    case "NO", "false": expected = .no
    default: return nil
    }
    return sign.isSymbol("==") ? expected : expected.opposite
  }

  /// Notes what a bare name in a condition asks for: whether a flag is set, whether an object is there.
  mutating func noteType(_ type: TypeName?, of name: String) {
    switch type?.name {
    case "Bool": body.isFlag[name] = true
    case nil, "Int", "Double", "TimeInterval", "CGFloat", "()": body.isFlag[name] = nil
    case let other?: body.isFlag[name] = other.mayNameClass || other == "[]" || other == "[:]" ? false : nil
    }
  }
}
