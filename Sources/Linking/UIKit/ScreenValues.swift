import Inventory

/// What the code of one screen puts into the carriers that several screens fill: each has what its own calls pass, and
/// nothing where these leave it out.
struct ScreenValues: Sendable {
  let evaluator: Evaluator
  private let screens: UIKitScreens
  private let filled: FilledSlots
  /// The classes whose objects some screen shows, with what they inherit from.
  private let shown: Set<SymbolTable.TypeID>

  /// The classes whose code is that of one screen, with what they inherit from.
  struct Callers: Sendable {
    fileprivate var types: Set<SymbolTable.TypeID>
    fileprivate var controllers: Set<SymbolTable.TypeID>
  }

  init(_ evaluator: Evaluator, _ filled: FilledSlots, _ screens: UIKitScreens) {
    self.evaluator = evaluator
    self.screens = screens
    self.filled = filled
    let symbols = evaluator.symbols
    shown = Set(screens.shownTypes.flatMap { symbols.types[$0].lineage })
  }

  /// What a property holds that the call which makes its object gives a value: that, or what is assigned later.
  func value(
    _ given: Value, ofProperty name: String, of type: SymbolTable.TypeID, on callers: Callers?
  ) -> Value {
    let later = (filled.sites[.property(type, name)] ?? []).filter { site in
      site.callee == nil && site.form == .wrapperCall && site.scope.member != "init"
        && callers.map { mayReach(site, $0) } != false
    }
    if later.isEmpty { return given }
    return ([given] + later.map { evaluator.value(of: $0.value, in: $0.scope.expecting($0.expected)) })
      .joinedAlternatives()
  }

  func callers(on screen: String) -> Callers {
    let symbols = evaluator.symbols
    let types = Set(screens.parts(ofScreensNamed: screen).flatMap { symbols.types[$0].lineage })
    return Callers(
      types: types, controllers: types.filter { screens.types.reference(to: $0)?.isViewController == true })
  }

  /// The slots that what code gives is made of, each behind those that it takes from; none where no callers differ.
  func slots(behind gift: UIKitVisitor.Gift) -> [Slot] {
    guard let scope = gift.scope, !gift.given.identifier.isSettled else { return [] }
    let values = gift.value.map { [$0] } ?? gift.call?.values ?? []
    var order: [Slot] = []
    var seen: Set<Slot> = []
    func add(_ slot: Slot, depth: Int) {
      guard let sites = filled.sites[slot], depth < 8, seen.insert(slot).inserted else { return }
      for site in sites { for source in site.sources { add(source, depth: depth + 1) } }
      order.append(slot)
    }
    for value in values { for slot in evaluator.slots(of: value, in: scope) { add(slot, depth: 0) } }
    let isDecided = order.contains { slot in
      let sites = filled.sites[slot] ?? []
      return sites.count > 1 && sites.contains { $0.giver.map(shown.contains) == true }
    }
    return isDecided ? order : []
  }

  /// The evaluator that knows what the callers put into the slots; nil where that is what all do, or not known.
  func evaluator(of slots: [Slot], on callers: Callers) -> Evaluator? {
    var near = evaluator
    for slot in slots where !filled.isGivenElsewhere(slot) {
      let all = filled.sites[slot] ?? []
      let fitting = all.filter { mayReach($0, callers) }
      let isTold = fitting.contains { $0.giver.map(callers.types.contains) == true }
      let changes = all.contains { site in site.sources.contains { near.nearRanges[$0] != nil } }
      guard changes || isTold && fitting.count < all.count else { continue }
      near.memo = Memo()
      near.nearRanges[slot] = near.range(
        of: slot, filledAt: isTold ? fitting : all, isRead: filled.read.contains(slot),
        isUnclear: filled.unclear.contains(slot))
    }
    guard !near.nearRanges.isEmpty else { return nil }
    near.memo = Memo()
    return near
  }

  /// Whether what a place passes may get to an object of the callers' screen. The code of another screen passes it to the
  /// objects there, unless it assigns it through a controller that it knows; whose the code of a helper is, nobody can tell.
  private func mayReach(_ site: CarrierSite, _ callers: Callers) -> Bool {
    guard let type = site.giver, !callers.types.contains(type) else { return true }
    let symbols = evaluator.symbols
    guard shown.contains(type) || symbols.viewRole(of: type) != nil else { return true }
    return site.callee == nil && !screens.mentioned(by: type).isDisjoint(with: callers.controllers)
  }
}

/// The places that fill the carriers, slot by slot.
struct FilledSlots: Sendable {
  fileprivate let sites: [Slot: [CarrierSite]]
  fileprivate let unclear: Set<Slot>
  fileprivate let read: Set<Slot>
  private let given: Set<Slot>

  init(_ assignments: AssignmentVisitor) {
    sites = Dictionary(grouping: assignments.sites, by: \.slot)
    unclear = assignments.unclear
    read = assignments.readElsewhere
    given = Set(assignments.givenBySetters.keys)
  }

  /// Whether setters give to the slot, which is no place that passes something.
  fileprivate func isGivenElsewhere(_ slot: Slot) -> Bool { given.contains(slot) }
}

extension UIKitVisitor.Gift.Call {
  /// What it passes.
  fileprivate var values: [Expression] { (chain.links[index].arguments ?? []).map(\.value) }
}
