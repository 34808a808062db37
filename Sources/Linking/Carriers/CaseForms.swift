import Inventory

/// What an enum's case that is passed on comes to where it is read: the text of `item.identifier`, not the case's name.
struct CaseForms {
  /// An expression that takes its value from a slot, and the slot that this goes on to; nil where it gives an identifier.
  private struct Reader {
    var value: Expression
    var scope: Scope
    var next: Slot?
  }

  private struct Key: Hashable {
    var slot: Slot
    var fact: CaseFact
  }

  private let evaluator: Evaluator
  private var readers: [Slot: [Reader]] = [:]
  /// Of cases that carry nothing.
  private var known: [Key: Value] = [:]

  private static let deepest = 12

  init(_ evaluator: Evaluator, landings: [Landing], sites: [CarrierSite]) {
    self.evaluator = evaluator
    for landing in landings {
      for slot in landing.slots {
        readers[slot, default: []].append(Reader(value: landing.value, scope: landing.scope))
      }
    }
    for site in sites {
      for slot in site.sources {
        readers[slot, default: []].append(
          Reader(value: site.value, scope: site.scope.expecting(site.expected), next: site.slot))
      }
    }
  }

  /// The value with what becomes of each case in place of that case.
  mutating func form(of value: Value, filling slot: Slot, depth: Int = 0) -> Value {
    let alternatives = value.alternatives
    guard alternatives.contains(where: \.isCase) else { return value }
    return alternatives.map { alternative in
      guard case .enumCase(let element) = alternative else { return alternative }
      return form(of: element, filling: slot, depth: depth)
    }.joinedAlternatives()
  }

  private mutating func form(of element: Value.EnumCase, filling slot: Slot, depth: Int) -> Value {
    let value = Value.enumCase(element)
    guard depth < Self.deepest, let readers = readers[slot] else { return value }
    let key = Key(slot: slot, fact: element.fact)
    if element.payload.isEmpty, let form = known[key] { return form }
    var asked = evaluator
    asked.memo = Memo()
    asked.followsParameters = true
    asked.ranges[slot] = value
    let forms = readers.map { reader -> Value in
      let read = asked.value(of: reader.value, in: reader.scope)
      return reader.next.map { form(of: read, filling: $0, depth: depth + 1) } ?? read
    }
    let joined = forms.joinedAlternatives()
    if element.payload.isEmpty, depth == 0 { known[key] = joined }
    return joined
  }
}

extension Value {
  /// Whether it is one case of an enum.
  var isCase: Bool { if case .enumCase = self { true } else { false } }
}
