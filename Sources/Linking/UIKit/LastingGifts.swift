import Findings
import Inventory

/// What each object is given, without what another identifier replaces, or what is never given.
struct LastingGifts: Sendable {
  /// The objects that have each gift in the end.
  private var takers: [[Int]]
  /// What each object is made with.
  private var made: [[GivenIdentifier]]
  /// The objects that get an identifier back which they had before: they have each of theirs in turn.
  let restored: Set<Int>
  /// Where identifiers are given that no object has in the end.
  private(set) var replaced: Set<Place> = []
  /// Of each class what it is given by its own code and that of its ancestors, as far as more of that code replaces it; for
  /// trees only.
  private(set) var replacedInClass: [SymbolTable.TypeID: Set<Int>] = [:]

  /// The objects that subclasses of the class whose code makes them give identifiers to, or decide what these are, with what
  /// each of these classes replaces of all that they are given.
  private(set) var namedBySubclasses: [Int: [SymbolTable.TypeID: Set<Int>]] = [:]

  init(_ visitor: UIKitVisitor, _ holdings: Holdings) {
    takers = visitor.gifts.map { gift in holdings.objects(of: gift.holder).filter { visitor.mayMean($0, by: gift) } }
    made = visitor.objects.map(\.given)
    let restored = Set(visitor.restorations.flatMap { holdings.objects(of: $0) })
    self.restored = restored
    var writes = Array(repeating: WriteOrder.Writes(), count: visitor.objects.count)
    for (gift, objects) in takers.enumerated() { for object in objects { writes[object].gifts.append(gift) } }
    for (index, erasure) in visitor.erasures.enumerated() {
      for object in holdings.objects(of: erasure.holder) { writes[object].erasures.append(index) }
    }
    var order = WriteOrder(visitor, holdings, writes: writes)
    for object in made.indices where !restored.contains(object) && order.replacesMade(object) { made[object] = [] }
    for (gift, objects) in takers.enumerated() {
      var isReplaced = false
      takers[gift] = objects.filter { object in
        var fate = order.fate(of: gift, to: object)
        if fate == .replaced, restored.contains(object) { fate = .kept }
        isReplaced = isReplaced || fate == .replaced
        return fate == .kept
      }
      if isReplaced, takers[gift].isEmpty, visitor.hasKnownTakers(visitor.gifts[gift]) {
        replaced.insert(visitor.gifts[gift].given.place)
      }
    }
    for (object, gifts) in visitor.givenBySubclasses(takers) {
      namedBySubclasses[object] = order.replacedInSubclasses(gifts, of: object)
    }
    if visitor.wanted.isForTrees { replacedInClass = order.replacedInClasses() }
  }

  func objects(of gift: Int) -> [Int] { takers[gift] }

  func madeWith(_ object: Int) -> [GivenIdentifier] { made[object] }
}

extension UIKitVisitor {
  /// Whether nothing takes a gift but the objects that code shows.
  fileprivate func hasKnownTakers(_ gift: Gift) -> Bool {
    switch gift.holder {
    case .instances(let id):
      guard symbols.types[id].kind == .class, let reference = types.reference(to: id) else { return false }
      return !reference.isRepeated && !reference.isViewController
    // A parameter may stand for what is passed by code that is not followed.
    case .local(_, let body, _): return body != gift.site?.body
    case .member, .global, .result, .share, .construction, .documented: return true
    }
  }
}
