import Findings
import Inventory

/// What functions make for the code of several types: an object for each.
extension UIKitVisitor {
  /// Tells those objects apart.
  mutating func shareOut() {
    var sharing = Sharing(holdings.notes, gifts, views)
    guard !sharing.takers.isEmpty else { return }
    for result in sharing.order { share(out: result, &sharing) }
    for (holder, found) in sharing.shares.sorted(by: { $0.key.stands(before: $1.key) }) {
      for index in found { holdings.note(holder, standsFor: .object(index)) }
    }
    // Inside the function its names stand for all of them.
    for (holder, referent) in holdings.notes {
      guard case .object(let index) = referent, case let copies = sharing.copies[index] ?? [], !copies.isEmpty else {
        continue
      }
      if case .share = holder { continue }
      for copy in copies { holdings.note(holder, standsFor: .object(copy)) }
    }
  }

  private mutating func share(out result: Holder, _ sharing: inout Sharing) {
    guard case .result(let file, let position) = result, let takers = sharing.takers[result]?.sorted() else { return }
    let made = sharing.made(by: result)
    if made.isEmpty { return }
    var isFirst = true
    var shares: [Holder: [Int]] = [:]
    for taker in takers {
      let own = isFirst ? made : made.map { copy($0, &sharing) }
      isFirst = false
      let holder = Holder.share(file: file, position: position, of: taker)
      for index in own {
        objects[index].taker = taker
        if let name = sharing.names[holder] { objects[index].name = name }
      }
      shares[holder] = own
    }
    sharing.shares.merge(shares) { $1 }
  }

  /// Another object like the one, made by the same code.
  private mutating func copy(_ index: Int, _ sharing: inout Sharing) -> Int {
    let copy = objects.count
    objects.append(objects[index])
    let first = sharing.first[index] ?? index
    sharing.first[copy] = first
    sharing.copies[first, default: []].append(copy)
    for (holder, found) in sharing.shares where found.contains(index) { sharing.shares[holder]?.append(copy) }
    return copy
  }
}

/// Which functions make objects for which types.
private struct Sharing {
  /// The types whose code has objects made, by the functions that make them.
  private(set) var takers: [Holder: Set<SymbolTable.TypeID>] = [:]
  /// The property that holds what a type's code has made, where one does.
  private(set) var names: [Holder: String] = [:]
  /// What stands for what inside the functions.
  private var inside: [Holder: [Referent]] = [:]
  /// What each type's code has.
  var shares: [Holder: [Int]] = [:]
  /// The objects made by the same code as the first of them, and which that is.
  var copies: [Int: [Int]] = [:]
  var first: [Int: Int] = [:]

  init(_ notes: [(holder: Holder, referent: Referent)], _ gifts: [UIKitVisitor.Gift], _ views: ViewFacts) {
    var isNamed: Set<Holder> = []
    for case (let holder, .holder(let inner)) in notes {
      guard case .share = inner else { continue }
      take(inner)
      guard case .member = holder else { continue }
      names[inner] = isNamed.insert(inner).inserted ? holder.name : nil
    }
    for gift in gifts { take(gift.holder) }
    for embedding in views.embeddings { embedding.child.map { take($0) } }
    guard !takers.isEmpty else { return }
    let files = Set(takers.keys.compactMap { if case .result(let file, _) = $0 { file } else { nil } })
    for (holder, referent) in notes {
      switch holder {
      case .local(let file, _, _) where files.contains(file), .result(let file, _) where files.contains(file),
        .construction(let file, _) where files.contains(file):
        inside[holder, default: []].append(referent)
      default: break
      }
    }
  }

  private mutating func take(_ holder: Holder) {
    guard case .share(let file, let position, let type) = holder else { return }
    takers[.result(file: file, position: position), default: []].insert(type)
  }

  /// The functions, each behind those that it calls itself.
  var order: [Holder] {
    var found: [Holder] = []
    var seen: Set<Holder> = []
    func add(_ result: Holder) {
      guard seen.insert(result).inserted else { return }
      for inner in names(in: result) {
        if case .share(let file, let position, _) = inner { add(.result(file: file, position: position)) }
      }
      if takers[result] != nil { found.append(result) }
    }
    for result in takers.keys.sorted(by: { $0.stands(before: $1) }) { add(result) }
    return found
  }

  /// The names that what a function gives goes by on its way, as far as it may be made there.
  private func names(in result: Holder) -> [Holder] {
    var seen: Set<Holder> = [result]
    var pending = [result]
    var found: [Holder] = []
    while let next = pending.popLast() {
      found.append(next)
      for case .holder(let inner) in inside[next] ?? [] {
        switch inner {
        case .local, .result, .construction, .share: if seen.insert(inner).inserted { pending.append(inner) }
        // What is kept is not made anew.
        case .member, .global, .instances, .documented: break
        }
      }
    }
    return found
  }

  /// The objects that a function makes each time.
  func made(by result: Holder) -> [Int] {
    var found: [Int] = []
    for name in names(in: result) {
      let own = (inside[name] ?? []).compactMap { if case .object(let index) = $0 { index } else { nil } }
      for index in own + (shares[name] ?? []) where !found.contains(index) { found.append(index) }
    }
    return found.sorted()
  }
}

extension Holder {
  /// Orders functions by their places, and what they give by the types that have it.
  fileprivate func stands(before other: Holder) -> Bool {
    switch (self, other) {
    case (.result(let file, let position), .result(let otherFile, let otherPosition)):
      (file, position) < (otherFile, otherPosition)
    case (.share(let file, let position, let type), .share(let otherFile, let otherPosition, let otherType)):
      (file, position, type) < (otherFile, otherPosition, otherType)
    default: false
    }
  }
}
