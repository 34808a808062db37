import Findings
import Inventory
import Taxonomy

/// What the app's own code puts into a slot, over all of its places.
extension Evaluator {
  /// The evaluator that knows, of each property and parameter that carries an identifier, what the app's own code puts
  /// into it. `given` is what setters give to the property of their receiver, `read` what identifiers are made of that are
  /// given outside of the property's own code.
  func knowing(_ search: CarrierSearch, given: [Slot: [Value]], read: Set<Slot>) -> Evaluator {
    let bySlot = Dictionary(grouping: search.sites, by: \.slot)
    let order = ordered(bySlot, given: given)
    var known = self
    known.carrying = search.carriers.functions
    known.followsParameters = true
    // What leads there by ways that only the values show is known in a second round.
    for _ in 0..<2 {
      known.memo = Memo()
      for slot in order {
        let sites = (bySlot[slot] ?? []).sorted { $0.place < $1.place }
        if sites.isEmpty, given[slot] == nil, symbols.isFilledByCaller(slot) { continue }
        known.ranges[slot] = known.range(
          of: slot, filledAt: sites, given: given[slot] ?? [], isRead: read.contains(slot),
          isUnclear: search.unclear.contains(slot))
      }
      known.learn(search.models)
    }
    known.memo = Memo()
    known.followsParameters = false
    return known
  }

  /// What the places put into a slot, and setters give to it.
  func range(
    of slot: Slot, filledAt sites: [CarrierSite], given: [Value] = [], isRead: Bool, isUnclear: Bool
  ) -> Value {
    let beginning = beginning(of: slot, filledAt: sites, isRead: isRead)
    let values =
      beginning
      + sites.map { value(of: $0.value, in: $0.scope.expecting($0.expected)).defined(at: $0.place) } + given
    let range = values.joinedAlternatives()
    if range.isNothing, case .property(let type, let name) = slot, symbols.isDecoded(type) {
      return .unresolved("property \(name) is set at run time")
    }
    if case .property(let type, let name) = slot, beginning.contains(where: \.isNothing), leavesOut(name, of: type) {
      return .unresolved(
        "only some objects of '\(symbols.types[type].simpleName)' are given '\(name)'", fallbacks: range.texts ?? [],
        nature: .other)
    }
    guard isUnclear else { return range }
    return .unresolved(
      "another call may pass '\(slot.name)', whose receiver is not known", fallbacks: range.texts ?? [],
      nature: .other)
  }

  /// What a variable begins with that is only assigned later: its first value is none that a call passes.
  private func beginning(of slot: Slot, filledAt sites: [CarrierSite], isRead: Bool) -> [Value] {
    guard case .property(let type, let name) = slot, !sites.isEmpty, sites.allSatisfy({ isLater($0, than: type) })
    else {
      return []
    }
    return (symbols.types[type].members[name] ?? []).compactMap { member -> Value? in
      guard case .property(let property) = member.declaration, !property.isLet, !property.isStatic,
        property.getter == nil, let value = property.value ?? (property.type?.isOptional == true ? .nilLiteral : nil),
        // What watches its changes does not see it.
        property.observers.isEmpty || isRead
      else { return nil }
      let scope = Scope(file: member.file, type: type, member: name).expecting(symbols.expectation(of: name, in: type))
      return self.value(of: value, in: scope).defined(at: place(property.position, file: member.file))
    }
  }

  /// Whether code makes objects of a class that is no view, and gives them nothing for a property: what others are given says
  /// nothing of these.
  private func leavesOut(_ name: String, of type: SymbolTable.TypeID) -> Bool {
    let entry = symbols.types[type]
    guard entry.kind == .class, entry.uiKitName == nil, symbols.viewRole(of: type) == nil else { return false }
    let assignment = NameSet.hash(name, .assignment)
    return symbols.code(with: NameSet.hash(entry.simpleName, .call)).contains {
      $0.owner != type && !$0.member.names.mayContain(hash: assignment)
    }
  }

  /// Whether it is an assignment to an object that is made already.
  private func isLater(_ site: CarrierSite, than type: SymbolTable.TypeID) -> Bool {
    guard site.form == .wrapperCall else { return false }
    return site.scope.member != "init" || site.scope.type.map { symbols.types[$0].lineage.contains(type) } != true
  }

  /// The same evaluator, to which a parameter is what the app's calls pass for it.
  var followingParameters: Evaluator {
    var following = self
    following.followsParameters = true
    following.memo = Memo()
    return following
  }

  /// The slots in an order in which each comes behind those that its values are made of, where that is possible.
  private func ordered(_ sites: [Slot: [CarrierSite]], given: [Slot: [Value]]) -> [Slot] {
    let begins = sites.compactMap { slot, sites in sites.map(\.place).min().map { (slot: slot, place: $0) } }
      .sorted { ($0.place, $0.slot.name) < ($1.place, $1.slot.name) }
    var order: [Slot] = []
    var seen: Set<Slot> = []
    func add(_ slot: Slot) {
      var pending: [(slot: Slot, isEntered: Bool)] = [(slot, false)]
      while let next = pending.popLast() {
        if next.isEntered {
          order.append(next.slot)
          continue
        }
        guard seen.insert(next.slot).inserted else { continue }
        pending.append((next.slot, true))
        for site in sites[next.slot] ?? [] {
          pending += slots(of: site.value, in: site.scope).map { ($0, false) }
        }
      }
    }
    for begin in begins { add(begin.slot) }
    return order + given.keys.filter { !seen.contains($0) }.sorted { $0.name < $1.name }
  }
}

extension SymbolTable {
  /// Whether a slot has no value of its own: whoever calls the function, or makes the object, gives it one. That nobody does
  /// in the audited files says that others do.
  fileprivate func isFilledByCaller(_ slot: Slot) -> Bool {
    guard case .property(let type, let name) = slot else { return true }
    guard case .property(let property)? = types[type].members[name]?.first?.declaration else { return false }
    if property.value == nil, property.isLet || property.type?.isOptional != true { return true }
    // An initialiser that is written out may leave it as it is; the one that every struct has takes it.
    return !property.isLet && types[type].kind == .struct && types[type].members["init"] == nil
  }
}
