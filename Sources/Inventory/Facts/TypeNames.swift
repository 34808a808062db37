extension String {
  /// Whether it begins with a capital, as a type's name does. Those of other alphabets are none to Swift's own code.
  package var isCapitalised: Bool { utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false }

  /// The same, for the capitals of all alphabets.
  package var beginsWithCapital: Bool {
    isCapitalised || utf8.first.map { $0 > 0x7f } == true && first?.isUppercase == true
  }

  /// A type's name without its module or the types around it.
  package var withoutQualification: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[index(after: dot)...])
  }
}

extension Expression {
  /// The type that the expression constructs, by the name that is called: `Login()`.
  package var constructedType: TypeName? {
    guard case .chain(let chain) = self, chain.links.last?.isCall == true, let head = chain.head,
      head.index == chain.links.count - 1, head.name.withoutQualification.beginsWithCapital
    else { return nil }
    return TypeName(name: head.name)
  }
}
