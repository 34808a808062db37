import Inventory

/// Which of several functions a call means, by what its arguments are declared as.
extension Evaluator {
  typealias Overload = (fact: FunctionFact, owner: SymbolTable.TypeID?, file: Int)

  /// How well a parameter takes an argument.
  fileprivate enum Fit: Int {
    /// Anything goes: `Any`.
    case anything
    /// It follows the protocol, or inherits from the class.
    case related
    /// The same, or nil.
    case wrapped
    case same
  }

  /// The one function whose parameters take the arguments better than those of any other; nil where that is not sure.
  func meant(of functions: [Overload], by arguments: [Argument], in scope: Scope) -> Overload? {
    var fitting: [(function: Overload, fits: [Fit?])] = []
    for function in functions {
      let fits = fits(function, arguments, in: scope)
      if let fits { fitting.append((function, fits)) }
    }
    guard fitting.count > 1 else { return fitting.first?.function }
    let best = fitting.filter { one in
      fitting.allSatisfy { other in one.function.fact === other.function.fact || one.fits.areBetter(than: other.fits) }
    }
    return best.count == 1 ? best[0].function : nil
  }

  /// How well each argument fits, nil in it where that is not known; nil where one does not fit.
  private func fits(_ function: Overload, _ arguments: [Argument], in scope: Scope) -> [Fit?]? {
    var fits: [Fit?] = []
    for (parameter, argument) in function.fact.matched(with: arguments) {
      guard let type = parameter.type else {
        fits.append(nil)
        continue
      }
      let wanted = Scope.Expectation(type: type, owner: function.owner, file: function.file)
      switch fit(argument.value, wanted, in: scope) {
      case .never: return nil
      case .unknown: fits.append(nil)
      case .known(let fit): fits.append(fit)
      }
    }
    return fits
  }

  private enum Answer {
    case never, unknown
    case known(Fit)
  }

  private func fit(_ value: Expression, _ wanted: Scope.Expectation, in scope: Scope) -> Answer {
    if wanted.type.name == "Any" { return .known(.anything) }
    let id = declaredID(of: wanted)
    switch value {
    case .nilLiteral: return wanted.type.isOptional ? .known(.same) : id == nil ? .unknown : .never
    case .number(let digits):
      guard Self.numbers.contains(wanted.type.name) else { return isPlain(wanted) || id != nil ? .never : .unknown }
      let isFraction = digits.contains(".")
      if isFraction, wanted.type.name == "Int" { return .never }
      return .known(isFraction == (wanted.type.name != "Int") ? .same : .wrapped)
    case .chain(let chain):
      guard case .implicitMember = chain.root, let first = chain.links.first else { break }
      guard let id else { return isPlain(wanted) ? .never : .unknown }
      return symbols.members(named: first.name, of: id).isEmpty ? .unknown : .known(.same)
    case .closure: return isPlain(wanted) ? .never : .unknown
    default: break
    }
    guard let declared = declaredType(of: value, in: scope.expecting(nil)) else { return .unknown }
    switch declared {
    case .type: return .unknown
    case .value(let own): return fit(own, isOptional: false, id, wanted)
    case .named(let given):
      if let own = declaredID(of: given) { return fit(own, isOptional: given.type.isOptional, id, wanted) }
      if given.type.name == wanted.type.name, given.type.arguments == wanted.type.arguments {
        if given.type.isOptional, !wanted.type.isOptional { return .never }
        return .known(given.type.isOptional == wanted.type.isOptional ? .same : .wrapped)
      }
      // One may be another name for the other, unless both are Swift's own.
      return isPlain(given) && (isPlain(wanted) || id != nil) ? .never : .unknown
    }
  }

  private func fit(
    _ own: SymbolTable.TypeID, isOptional: Bool, _ id: SymbolTable.TypeID?, _ wanted: Scope.Expectation
  ) -> Answer {
    if isOptional, !wanted.type.isOptional, id != nil || isPlain(wanted) { return .never }
    guard let id else { return isPlain(wanted) ? .never : .unknown }
    if own == id { return .known(isOptional == wanted.type.isOptional ? .same : .wrapped) }
    if symbols.types[own].lineage.contains(id) { return .known(.related) }
    // What follows a protocol may be of any type that does as well.
    return symbols.types[own].kind == .protocol ? .unknown : .never
  }

  /// The type that the app itself declares.
  private func declaredID(of name: Scope.Expectation) -> SymbolTable.TypeID? {
    symbols.type(named: name.type.name, in: name.owner, file: name.file).flatMap {
      symbols.types[$0].kind == .extension ? nil : $0
    }
  }

  private func isPlain(_ name: Scope.Expectation) -> Bool {
    Self.numbers.contains(name.type.name) || ["Bool", "String", "[]", "[:]", "()"].contains(name.type.name)
  }

  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]
}

extension [Evaluator.Fit?] {
  /// Whether each is known to be as good as the other, and one is better; what is the same is better than what is not
  /// known, which may be a generic parameter.
  fileprivate func areBetter(than other: [Evaluator.Fit?]) -> Bool {
    guard count == other.count else { return false }
    var isBetter = false
    for (one, two) in zip(self, other) {
      guard let one else { return false }
      guard let two else {
        guard one == .same else { return false }
        isBetter = true
        continue
      }
      if one.rawValue < two.rawValue { return false }
      isBetter = isBetter || one.rawValue > two.rawValue
    }
    return isBetter
  }
}
