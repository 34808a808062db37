/// What a `case` holds a value against.
package indirect enum Pattern: Sendable, Hashable {
  /// `_`
  case anything
  /// `let name`
  case name(String)
  /// `.row`, `Kind.row(let id)`; the parts are nil where none are written.
  case enumCase(String, [Pattern]?)
  /// `pattern?`
  case present(Pattern)
  case tuple([Pattern])
  /// `is Type`, `pattern as Type`
  case cast(Pattern, TypeName)
  /// A number, a text, `nil`.
  case literal(Expression)
  /// One that is passed over for more than its form: it has a `where`, or stands in an `#if`.
  case restricted(Pattern)
  /// Anything else.
  case other
}

extension Pattern {
  /// The enum case that it is for.
  package var caseName: String? {
    switch self {
    case .enumCase(let name, _): name
    case .present(let pattern), .restricted(let pattern): pattern.caseName
    default: nil
    }
  }

  /// The names that it binds, in their order.
  package var bound: [Branches.Bound] {
    switch self {
    case .restricted(let pattern): return pattern.bound
    case .present(let pattern) where pattern.caseName != nil: return pattern.bound
    case .cast(.name(let name), let type): return [Branches.Bound(name: name, cast: type)]
    case .enumCase(_, let parts?):
      return parts.enumerated().flatMap { index, part -> [Branches.Bound] in
        switch part {
        case .name(let name), .present(.name(let name)):
          return [Branches.Bound(name: name, payload: .init(index: index, count: parts.count))]
        default: return part.names.map { Branches.Bound(name: $0) }
        }
      }
    default: return names.map { Branches.Bound(name: $0) }
    }
  }

  private var names: [String] {
    switch self {
    case .name(let name): [name]
    case .enumCase(_, let parts?), .tuple(let parts): parts.flatMap(\.names)
    case .present(let pattern), .cast(let pattern, _), .restricted(let pattern): pattern.names
    default: []
    }
  }
}

extension [Pattern] {
  /// The names that each of them binds; one that they find at different places is known only at run time.
  package var bound: [Branches.Bound] {
    guard count > 1 else { return first?.bound ?? [] }
    var merged: [Branches.Bound] = []
    for bound in flatMap(\.bound) {
      guard let index = merged.firstIndex(where: { $0.name == bound.name }) else {
        merged.append(bound)
        continue
      }
      if merged[index] != bound { merged[index] = Branches.Bound(name: bound.name) }
    }
    return merged
  }
}
