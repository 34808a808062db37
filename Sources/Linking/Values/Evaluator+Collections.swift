import Findings
import Inventory
import Taxonomy

/// What the members of lists and dictionaries give.
extension Evaluator {
  func listMember(_ link: Link, of values: [Value], in scope: Scope, depth: Int) -> Value? {
    let arguments = link.arguments ?? []
    switch link.name {
    case "map", "compactMap":
      guard let argument = arguments.first else { return nil }
      let mapped = values.compactMap { transformed($0, by: argument.value, in: scope, depth: depth) }
      guard mapped.count == values.count else { return nil }
      return link.name == "map" ? .list(mapped) : present(mapped)
    case "joined":
      let separator = arguments.first.map { value(of: $0.value, in: scope, depth: depth + 1) } ?? .text("")
      let parts = values.map { printed($0) ?? $0 }
      return joined(Array(parts.map { [$0] }.joined(separator: [separator])))
    case "enumerated":
      let position = Value.unresolved("a position is known only at run time", nature: .index)
      return .list(values.map { .list([position, $0]) })
    case Link.subscriptName:
      if arguments.first?.value.isCounting == true { return .collection(of: values.joinedAlternatives()) }
      guard arguments.count == 1, case .number(let digits) = arguments[0].value, let index = Int(digits) else {
        return values.joinedAlternatives()
      }
      return values.indices.contains(index) ? values[index] : nil
    case "offset", "key", "label": return values.count == 2 ? values[0] : nil
    case "element", "value": return values.count == 2 ? values[1] : nil
    case "reversed": return .list(values.reversed())
    case "sorted": return arguments.isEmpty ? sorted(values) : .collection(of: values.joinedAlternatives())
    case "prefix", "suffix", "dropFirst", "dropLast": return part(link, of: values)
    case "first", "last":
      if link.isCall { return ([.nothing] + values).joinedAlternatives() }
      return (link.name == "first" ? values.first : values.last) ?? .nothing
    case "randomElement", "min", "max":
      return ((values.isEmpty ? [.nothing] : []) + values).joinedAlternatives()
    case "filter":
      let (kept, isSure) = kept(values, by: link, in: scope, depth: depth)
      return isSure ? .list(kept) : .collection(of: kept.joinedAlternatives())
    case "shuffled": return .collection(of: values.joinedAlternatives())
    case "flatMap":
      let mapped = arguments.first.map { argument in
        values.compactMap { transformed($0, by: argument.value, in: scope, depth: depth).flatMap(\.elements) }
      }
      return mapped.flatMap { $0.count == values.count ? .list(Array($0.joined())) : nil }
    default:
      // A part of a tuple.
      return Int(link.name).flatMap { values.indices.contains($0) ? values[$0] : nil }
    }
  }

  /// The elements that a filter may leave, and whether it is sure of each whether it does.
  private func kept(
    _ values: [Value], by filter: Link, in scope: Scope, depth: Int
  ) -> (values: [Value], isSure: Bool) {
    guard let condition = filter.arguments?.first?.value else { return (values, false) }
    let answers = values.map { transformed($0, by: condition, in: scope, depth: depth)?.flag }
    let kept = zip(values, answers).filter { $0.1 != false }.map(\.0)
    return (kept, !answers.contains(nil))
  }

  /// The elements that are not nil; which these are may be known only at run time.
  private func present(_ values: [Value]) -> Value {
    let isSure = values.allSatisfy { value in value.isNothing || !value.alternatives.contains(where: \.isNothing) }
    return isSure ? .list(values.filter { !$0.isNothing }) : .collection(of: values.joinedAlternatives().unwrapped)
  }

  /// Texts in their order, where it is plain that they are texts; of anything else the order is not known.
  private func sorted(_ values: [Value]) -> Value {
    let texts = values.compactMap { $0.texts.flatMap { $0.count == 1 ? $0[0].exact : nil } }
    guard texts.count == values.count, texts.contains(where: { Double($0) == nil }) else {
      return .collection(of: values.joinedAlternatives())
    }
    return .list(zip(texts, values).sorted { $0.0 < $1.0 }.map(\.1))
  }

  /// So many elements of one end, where their number is written.
  private func part(_ link: Link, of values: [Value]) -> Value? {
    guard let arguments = link.arguments else { return nil }
    var count = arguments.isEmpty && link.name.hasPrefix("drop") ? 1 : nil
    if arguments.count == 1, arguments[0].label == nil, case .number(let digits) = arguments[0].value {
      count = Int(digits)
    }
    guard let count else { return .collection(of: values.joinedAlternatives()) }
    switch link.name {
    case "prefix": return .list(Array(values.prefix(count)))
    case "suffix": return .list(Array(values.suffix(count)))
    case "dropFirst": return .list(Array(values.dropFirst(count)))
    default: return .list(Array(values.dropLast(count)))
    }
  }

  /// What the members of a dictionary give. It has no order.
  func tableMember(_ link: Link, of entries: [Value.Entry], in scope: Scope, depth: Int) -> Value? {
    switch link.name {
    case Link.subscriptName: self.entries(of: link, in: entries, in: scope, depth: depth)
    case "keys": .collection(of: entries.map(\.key).joinedAlternatives())
    case "values": .collection(of: entries.map(\.value).joinedAlternatives())
    default: nil
    }
  }

  /// What a loop over the sequence runs over, where that is written: the elements, or one part of each.
  func elements(of sequence: Expression, part: Int?, in scope: Scope, depth: Int) -> [Value]? {
    var elements: [Value]
    switch value(of: sequence, in: scope.expecting(nil), depth: depth + 1) {
    case .list(let values): elements = values
    case .oneOf(let lists):
      let all = lists.compactMap(\.elements)
      guard all.count == lists.count else { return nil }
      elements = Array(all.joined())
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

  /// Of `[group, row.id].joined(separator: ".")` the parts: what is not known becomes a hole, as in an interpolation. What
  /// is nil is left out, and what may be nil is there or not.
  func joinedParts(_ parts: [Expression], in scope: Scope, depth: Int) -> Value {
    var lists: [[Value]] = [[]]
    for part in parts {
      let value = value(of: part, in: scope, depth: depth + 1)
      if value.isNothing { continue }
      let there = lists.map { $0 + [piece(part, named: part.shortName, in: scope, depth: depth + 1)] }
      lists = there + (value.alternatives.contains(where: \.isNothing) ? lists : [])
      guard lists.count <= mostAlternatives else {
        return .unresolved("it has more than \(mostAlternatives) alternatives")
      }
    }
    return lists.map { .list($0) }.joinedAlternatives()
  }

  /// What a member of a collection gives of which only its elements' kind is known.
  func collectionMember(_ link: Link, of element: Value, in scope: Scope, depth: Int) -> Value? {
    switch link.name {
    case Link.subscriptName:
      let isPart = link.arguments?.first?.value.isCounting == true
      return isPart ? .collection(of: element) : element
    case "first", "last", "randomElement", "min", "max", "popFirst", "popLast":
      return [.nothing, element].joinedAlternatives()
    case "compactMap": return mappedElements(link, element, in: scope, depth).map(\.ofPresent)
    case "filter":
      let kept = kept(element.singles, by: link, in: scope, depth: depth).values
      return .collection(of: kept.isEmpty ? element : kept.joinedAlternatives())
    case "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "values", "elements":
      return .collection(of: element)
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
    let other = link.arguments?.first { $0.label == "default" }.map {
      value(of: $0.value, in: scope.expecting(nil), depth: depth + 1)
    }
    var expected: Scope.Expectation?
    if case .enumCase(let key)? = table.first?.key {
      expected = Scope.Expectation(
        type: TypeName(name: symbols.types[key.type].name), owner: nil, file: symbols.types[key.type].file)
    }
    let keys = value(of: argument.value, in: scope.expecting(expected), depth: depth + 1).singles
    var found: [Value] = []
    for key in keys where !key.isNothing {
      guard let name = key.key, table.allSatisfy({ $0.key.key != nil }) else {
        let all = table.map(\.value).joinedAlternatives().texts ?? []
        return .unresolved(
          "which entry '\(argument.value.shortName)' means is known only at run time", fallbacks: all, nature: .other)
      }
      found.append(table.first { $0.key.key == name }?.value ?? other ?? .nothing)
    }
    return found.joinedAlternatives()
  }
}

extension Value {
  /// The value where it is not nil.
  fileprivate var unwrapped: Value { alternatives.filter { !$0.isNothing }.joinedAlternatives() }

  /// The elements of a list, or what each of a collection's may be.
  fileprivate var elements: [Value]? {
    switch self {
    case .list(let values): values
    case .collection(let element): [element]
    default: nil
    }
  }

  /// Of a collection the elements that are not nil.
  fileprivate var ofPresent: Value {
    if case .collection(let element) = self { .collection(of: element.unwrapped) } else { self }
  }

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
}
