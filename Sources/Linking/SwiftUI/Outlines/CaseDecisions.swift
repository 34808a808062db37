import Inventory

extension SymbolTable {
  /// The name of the case that an expression plainly makes of an enum: `.row`, `.row(id)`, `Kind.row`. What a static member
  /// of the name gives is another thing.
  func caseName(of expression: Expression, in enumeration: TypeID, _ scope: Scope) -> String? {
    guard case .chain(let chain) = expression, let last = chain.links.last, last.name != Link.subscriptName else {
      return nil
    }
    switch chain.root {
    case .implicitMember: guard chain.links.count == 1 else { return nil }
    case .name:
      let path = chain.links.dropLast()
      guard !path.isEmpty, path.allSatisfy({ $0.arguments == nil }),
        type(named: path.map(\.name).joined(separator: "."), in: scope.type, file: scope.file) == enumeration
      else { return nil }
    case .value: return nil
    }
    // `.none` of an optional is nil, whatever case the enum has.
    guard last.name != "none", last.name != "some" else { return nil }
    let members = types[enumeration].members[last.name] ?? []
    guard !members.isEmpty, members.allSatisfy({ isCase($0.declaration, named: last.name) }) else { return nil }
    return last.name
  }

  /// Whether a member is the case of the name, or a static function that only makes one: `.field(text)` for
  /// `.field(text, axis: nil)`.
  private func isCase(_ declaration: Member.Declaration, named name: String) -> Bool {
    switch declaration {
    case .enumCase: return true
    case .property: return false
    case .function(let function):
      guard let statements = function.body?.statements, statements.count == 1 else { return false }
      switch statements[0] {
      case .expression(.chain(let chain), _), .return(.chain(let chain), _):
        return chain.links.count == 1 && chain.links[0].name == name
      default: return false
      }
    }
  }
}

extension Branches {
  /// The alternatives of a `switch` that a value may take which is the case of a name, with whether one surely is taken;
  /// nil where that is more than a matter of cases.
  func alternatives(forCase name: String) -> (shown: [Int], isCertain: Bool)? {
    var shown: [Int] = []
    for (index, alternative) in alternatives.enumerated() {
      if alternative.fallsThrough { return nil }
      let matches = alternative.isDefault ? [.sure] : alternative.patterns.map { $0.match(forCase: name) }
      if matches.contains(.sure) { return (shown + [index], shown.isEmpty) }
      if matches.contains(.possible) { shown.append(index) }
    }
    return shown.isEmpty ? nil : (shown, false)
  }
}

private enum CaseMatch { case sure, possible, no }

extension Pattern {
  fileprivate func match(forCase name: String) -> CaseMatch {
    switch self {
    case .anything, .name: return .sure
    case .enumCase(let other, let parts):
      // Of an optional.
      if other == "some", name != "some", let parts, parts.count == 1 { return parts[0].match(forCase: name) }
      if other != name { return .no }
      return parts?.allSatisfy(\.takesAll) == false ? .possible : .sure
    case .present(let pattern): return pattern.match(forCase: name)
    case .restricted(let pattern): return pattern.match(forCase: name) == .no ? .no : .possible
    case .tuple, .cast, .literal, .other: return .possible
    }
  }

  private var takesAll: Bool {
    switch self {
    case .anything, .name: true
    default: false
    }
  }
}
