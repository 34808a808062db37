import Inventory

/// Which of the objects that a name stands for code means that gives it an identifier.
extension UIKitVisitor {
  /// Whether code that gives an identifier may mean an object. What one class does with a property that it inherits is
  /// nothing that another subclass has; what is called on something unknown means no certain object of a document.
  func mayMean(_ index: Int, by gift: Gift) -> Bool {
    let object = objects[index]
    if let cast = gift.cast, !mayBe(object, cast) { return false }
    guard let giver = gift.owner else { return true }
    guard let part = object.document else { return !isOfAnotherSubclass(object, than: giver, gift) }
    if !part.inheritors.isEmpty {
      let owners = part.inheritors.union(object.scope.type.map { [$0] } ?? [])
      if !owners.contains(where: { symbols.types[$0].lineage.contains(giver) }) { return false }
    }
    if case .instances = gift.holder, gift.call != nil, let id = object.reference.id {
      return symbols.types[id].lineage.contains(giver)
    }
    return true
  }

  /// Whether a subclass's code makes the object for a property that another subclass, whose code gives the identifier,
  /// inherits as well.
  private func isOfAnotherSubclass(_ object: Object, than giver: SymbolTable.TypeID, _ gift: Gift) -> Bool {
    guard case .member(let declaring, _) = gift.holder, gift.whole == nil, giver != declaring,
      let maker = object.scope.type, maker != giver, maker != declaring
    else { return false }
    let (first, second) = (symbols.types[giver].lineage, symbols.types[maker].lineage)
    return first.contains(declaring) && second.contains(declaring) && !first.contains(maker) && !second.contains(giver)
  }

  /// The class that a name is known to be of by its own declaration or a cast.
  func cast(of links: ArraySlice<Link>, in scope: Scope) -> UIKitTypes.ClassReference? {
    guard links.count == 1, let first = links.first, let local = scope.locals[first.name], let type = local.type else {
      return nil
    }
    switch local.origin {
    case .variable, .bound: return types.reference(named: type.name, in: scope.type, file: scope.file)
    default: return nil
    }
  }

  /// Whether an object may be of a class: what code makes is of the class that it is made of, what a document fills may be
  /// of a subclass.
  private func mayBe(_ object: Object, _ cast: UIKitTypes.ClassReference) -> Bool {
    if let id = cast.id, symbols.types[id].kind == .class {
      if let own = object.reference.id, symbols.types[own].lineage.contains(id) { return true }
      if !object.isOutlet, !object.isHandedOut { return false }
      return object.reference.id.map { symbols.types[id].lineage.contains($0) }
        ?? UIKitClass.isKind(cast.uiKitName, of: object.reference.uiKitName)
    }
    guard cast.id == nil else { return true }
    if UIKitClass.isKind(object.reference.uiKitName, of: cast.uiKitName) { return true }
    return (object.isOutlet || object.isHandedOut) && UIKitClass.isKind(cast.uiKitName, of: object.reference.uiKitName)
  }

  /// The objects that subclasses of the class whose code makes them give identifiers to, each with all that it is given;
  /// nothing of those for which only a subclass decides what its superclass gives. `takers` are the objects of each gift.
  func givenBySubclasses(_ takers: [[Int]]) -> [Int: [Int]] {
    var gifts: [Int: [Int]] = [:]
    var isNamed: Set<Int> = []
    var isDecided: Set<Int> = []
    for (gift, objects) in takers.enumerated() {
      for object in objects {
        gifts[object, default: []].append(gift)
        if isOfSubclass(self.gifts[gift], of: object) { isNamed.insert(object) }
        if isDecidedBySubclasses(self.gifts[gift], of: object) { isDecided.insert(object) }
      }
    }
    if isNamed.isEmpty, isDecided.isEmpty { return [:] }
    let decided = isDecided.subtracting(isNamed).map { ($0, [Int]()) }
    return gifts.filter { isNamed.contains($0.key) }.merging(decided) { first, _ in first }
  }

  /// Whether a subclass of the class whose code makes an object gives it an identifier.
  func isOfSubclass(_ gift: Gift, of index: Int) -> Bool {
    guard let giver = gift.owner, let owner = objects[index].scope.type, giver != owner, gift.whole == nil else {
      return false
    }
    return symbols.types[owner].kind == .class && symbols.types[giver].lineage.contains(owner)
  }

  /// Whether what a class gives to an object of its own may be another text for each subclass: `"\(name).title"`, where
  /// these override `name`.
  func isDecidedBySubclasses(_ gift: Gift, of index: Int) -> Bool {
    guard let giver = gift.owner, giver == objects[index].scope.type, gift.whole == nil, gift.scope != nil,
      !gift.given.identifier.isSettled, case .member = gift.holder
    else { return false }
    return symbols.types[giver].kind == .class && symbols.descendants[giver]?.isEmpty == false
  }
}
