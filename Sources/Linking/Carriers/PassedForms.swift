import Findings
import Inventory
import Taxonomy

/// What a value that is passed on comes to where it is read, if that is not the value itself: of an enum's case the text of
/// `item.identifier`, of a part of a text the whole.
struct PassedForms {
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
  /// The slots that hold a part of what is carried on.
  private let parts: Set<Slot>
  private var readers: [Slot: [Reader]] = [:]
  /// What the places read that know of no value of the slot.
  private var ofAny: [Slot: [Set<IdentifierText>]] = [:]
  /// What the calls pass that fill one of these, by where they stand.
  private var passed: [Place: [CarrierSite]] = [:]
  /// What the call at hand passes beside the value.
  private var beside: [Slot: Value] = [:]
  /// Of cases that carry nothing.
  private var known: [Key: Value] = [:]

  /// How many more places may be looked at for the value at hand.
  private var left = 0

  private static let deepest = 12
  private static let mostPlaces = 256

  init(_ evaluator: Evaluator, landings: [Landing], sites: [CarrierSite], parts: Set<Slot>) {
    self.evaluator = evaluator
    self.parts = parts
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
    guard !parts.isEmpty else { return }
    for site in sites { passed[site.callPlace, default: []].append(site) }
    passed = passed.filter { $0.value.count > 1 && $0.value.contains { parts.contains($0.slot) } }
  }

  /// Whether the value becomes another one.
  func changes(_ value: Value, filling slot: Slot) -> Bool {
    value.alternatives.contains { $0.isCase || $0.texts != nil && parts.contains(slot) }
  }

  /// The value with what becomes of each of its alternatives in place of that; of a part of a text beside what else the
  /// `call` passes for that.
  mutating func form(of value: Value, filling slot: Slot, by call: Place?) -> Value {
    guard changes(value, filling: slot) else { return value }
    left = Self.mostPlaces
    beside = [:]
    for site in call.flatMap({ passed[$0] }) ?? [] where site.slot != slot {
      let other = evaluator.value(of: site.value, in: site.scope.expecting(site.expected))
      if other.isResolved { beside[site.slot] = other }
    }
    return form(of: value, filling: slot, depth: 0)
  }

  private mutating func form(of value: Value, filling slot: Slot, depth: Int) -> Value {
    guard changes(value, filling: slot) else { return value }
    return value.alternatives.map { alternative in
      switch alternative {
      case .enumCase(let element): return form(of: element, filling: slot, depth: depth)
      case .texts where parts.contains(slot): return read(alternative, from: slot, depth: depth)
      default: return alternative
      }
    }.joinedAlternatives()
  }

  private mutating func form(of element: Value.EnumCase, filling slot: Slot, depth: Int) -> Value {
    let key = Key(slot: slot, fact: element.fact)
    let isKept = element.payload.isEmpty && beside.isEmpty
    if isKept, let form = known[key] { return form }
    let form = read(.enumCase(element), from: slot, depth: depth)
    if isKept, depth == 0 { known[key] = form }
    return form
  }

  /// What each place reads where nothing is known of what the slot holds: such as know it of their own objects read the
  /// same then as ever.
  private mutating func textsOfAny(_ slot: Slot, _ readers: [Reader]) -> [Set<IdentifierText>] {
    if readers.count < 2 { return [] }
    if let known = ofAny[slot] { return known }
    var asked = evaluator
    asked.memo = Memo()
    asked.followsParameters = true
    asked.ranges[slot] = .unresolved("")
    let found = readers.map { texts(of: asked.value(of: $0.value, in: $0.scope)) }
    ofAny[slot] = found
    return found
  }

  /// What is read where the slot holds the value.
  private mutating func read(_ value: Value, from slot: Slot, depth: Int) -> Value {
    guard depth < Self.deepest, let readers = readers[slot] else { return value }
    var asked = evaluator
    asked.memo = Memo()
    asked.followsParameters = true
    asked.ranges.merge(beside) { _, passed in passed }
    asked.ranges[slot] = value
    let own = texts(of: value)
    if depth > 0 { left -= readers.count }
    // Texts that are put together of such texts may double at each step.
    guard left >= 0 else { return .unresolved("it is a part of more texts than can be followed") }
    let values = readers.map { asked.value(of: $0.value, in: $0.scope) }
    let ofAny = textsOfAny(slot, readers)
    let isOpen = values.indices.map { ofAny.isEmpty || texts(of: values[$0]) != ofAny[$0] }
    let forms = zip(readers, values).enumerated().compactMap { index, reading -> Value? in
      let (reader, read) = reading
      if !isOpen[index], isOpen.contains(true) { return nil }
      // What reads others besides reads this one as it is: `option.name` of each of a list.
      let texts = texts(of: read)
      if texts.count > own.count, texts.isSuperset(of: own), !own.isEmpty { return value }
      return reader.next.map { form(of: read, filling: $0, depth: depth + 1) } ?? read
    }
    return forms.joinedAlternatives()
  }

  private func texts(of value: Value) -> Set<IdentifierText> {
    Set(evaluator.identifier(from: value, named: "").identifier.texts)
  }
}

extension [Landing] {
  /// The slots of which the places that give an identifier, and those that pass one on, only make a part of a longer text.
  func parts(passing sites: [CarrierSite]) -> Set<Slot> {
    var (parts, wholes): (Set<Slot>, Set<Slot>) = ([], [])
    for landing in self {
      landing.value.isLongerText ? parts.formUnion(landing.slots) : wholes.formUnion(landing.slots)
    }
    let hops = sites.filter { !$0.value.isLongerText && !$0.sources.isEmpty }
    for site in sites where site.value.isLongerText { parts.formUnion(site.sources) }
    let possible = parts
    parts = []
    // What is passed on as it is, is a part where that is all that it becomes.
    while true {
      let kept = wholes.union(hops.lazy.filter { !parts.contains($0.slot) }.flatMap(\.sources))
      let carried = possible.union(hops.lazy.filter { parts.contains($0.slot) }.flatMap(\.sources))
      let all = carried.subtracting(kept).filter { !$0.isModel }
      if all.isSubset(of: parts) { break }
      parts.formUnion(all)
    }
    return parts
  }
}

extension Expression {
  /// Whether it puts a text together of several parts.
  fileprivate var isLongerText: Bool {
    switch self {
    case .interpolation(let segments): segments.count > 1
    case .binary("+", _, _): true
    default: false
    }
  }
}

extension Value {
  /// Whether it is one case of an enum.
  var isCase: Bool { if case .enumCase = self { true } else { false } }
}
