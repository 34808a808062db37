import Findings
import Inventory
import Taxonomy

/// What the members of lists and dictionaries give.
extension Evaluator {
  func listMember(_ link: Link, of values: [Value], in scope: Scope, depth: Int) -> Value? {
    switch link.name {
    case "map", "compactMap":
      guard let argument = link.arguments?.first else { return nil }
      let mapped = values.compactMap { transformed($0, by: argument.value, in: scope, depth: depth) }
      guard mapped.count == values.count else { return nil }
      return .list(link.name == "compactMap" ? mapped.filter { !$0.isNothing } : mapped)
    case "joined":
      let separator = link.arguments?.first.map { value(of: $0.value, in: scope, depth: depth + 1) } ?? .text("")
      let parts = values.map { printed($0) ?? $0 }
      return joined(Array(parts.map { [$0] }.joined(separator: [separator])))
    case "first", "last": return (link.name == "first" ? values.first : values.last) ?? .nothing
    case "enumerated":
      let position = Value.unresolved("a position is known only at run time", nature: .index)
      return .list(values.map { .list([position, $0]) })
    case Link.subscriptName:
      guard case .number(let digits)? = link.arguments?.first?.value, let index = Int(digits) else {
        return values.joinedAlternatives()
      }
      return values.indices.contains(index) ? values[index] : nil
    case "0", "offset", "key", "label": return values.count == 2 ? values[0] : nil
    case "1", "element", "value": return values.count == 2 ? values[1] : nil
    case "randomElement", "sorted", "reversed", "filter", "shuffled": return .list(values)
    default: return nil
    }
  }

  /// What a loop over the sequence runs over, where that is written: the elements, or one part of each.
  func elements(of sequence: Expression, part: Int?, in scope: Scope, depth: Int) -> [Value]? {
    var elements: [Value]
    switch value(of: sequence, in: scope.expecting(nil), depth: depth + 1) {
    case .list(let values): elements = values
    case .table(let entries): elements = entries.map { .list([$0.key, $0.value]) }
    case .collection(let element): elements = [element]
    default: return nil
    }
    guard let part else { return elements.isEmpty ? nil : elements }
    elements = elements.compactMap { element in
      if case .list(let parts) = element, parts.indices.contains(part) { parts[part] } else { nil }
    }
    return elements.isEmpty ? nil : elements
  }

  /// Of `[group, row.id].joined(separator: ".")` the parts: what is not known becomes a hole, as in an interpolation, and
  /// what is nil is left out.
  func joinedParts(_ parts: [Expression], in scope: Scope, depth: Int) -> Value {
    let present = parts.filter { !value(of: $0, in: scope, depth: depth + 1).isNothing }
    return .list(present.map { piece($0, named: $0.shortName, in: scope, depth: depth + 1) })
  }

  /// What a member of a collection gives of which only its elements' kind is known.
  func collectionMember(_ link: Link, of element: Value, in scope: Scope, depth: Int) -> Value? {
    switch link.name {
    case Link.subscriptName, "first", "last", "randomElement", "min", "max", "popFirst", "popLast": return element
    case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "compactMap",
      "values",
      "elements":
      return link.name == "compactMap" ? mappedElements(link, element, in: scope, depth) : .collection(of: element)
    case "map", "flatMap": return mappedElements(link, element, in: scope, depth)
    case "enumerated":
      return .collection(of: .list([.unresolved("a position is known only at run time", nature: .index), element]))
    default: return nil
    }
  }

  private func mappedElements(_ link: Link, _ element: Value, in scope: Scope, _ depth: Int) -> Value? {
    guard let argument = link.arguments?.first else { return nil }
    return transformed(element, by: argument.value, in: scope, depth: depth).map { .collection(of: $0) }
  }

  /// The entries of a dictionary that the keys of a subscript may mean; nil too where a key has none.
  func entries(of link: Link, in table: [Value.Entry], in scope: Scope, depth: Int) -> Value? {
    guard let argument = link.arguments?.first else { return nil }
    var expected: Scope.Expectation?
    if case .enumCase(let key)? = table.first?.key {
      expected = Scope.Expectation(
        type: TypeName(name: symbols.types[key.type].name), owner: nil, file: symbols.types[key.type].file)
    }
    let keys = value(of: argument.value, in: scope.expecting(expected), depth: depth + 1).alternatives
    var found: [Value] = []
    for key in keys.flatMap(\.single) where !key.isNothing {
      guard let name = key.key, table.allSatisfy({ $0.key.key != nil }) else {
        let all = table.map(\.value).joinedAlternatives().texts ?? []
        return .unresolved(
          "which entry '\(argument.value.shortName)' means is known only at run time", fallbacks: all, nature: .other)
      }
      found.append(table.first { $0.key.key == name }?.value ?? .nothing)
    }
    return found.joinedAlternatives()
  }
}

extension Value {
  /// A case or an exact text, as the key of a dictionary.
  fileprivate enum Key: Hashable {
    case enumCase(SymbolTable.TypeID, String)
    case text(String)
  }

  fileprivate var key: Key? {
    switch self {
    case .enumCase(let element): element.fact.hasPayload ? nil : .enumCase(element.type, element.fact.name)
    case .texts(let texts, _): texts.count == 1 ? texts[0].exact.map(Key.text) : nil
    default: nil
    }
  }

  /// The texts of a value of several one by one.
  fileprivate var single: [Value] {
    if case .texts(let texts, let source) = self { texts.map { .texts([$0], source: source) } } else { [self] }
  }
}
