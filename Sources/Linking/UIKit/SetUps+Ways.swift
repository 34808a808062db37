import Inventory

/// How the objects of a class are set up.
extension SetUps {
  /// Of a class with more subclasses nothing is asked: each is a way of its own to set up its objects.
  private static var mostSubclasses: Int { 16 }

  /// What the initialisers of a class do, each way to make an object by itself; nil where there are too many.
  mutating func initialisations(of owner: TypeID) -> [CodeSteps]? {
    if let known = initialisationsOfType[owner] { return known }
    let found = ways(of: owner, until: [])
    initialisationsOfType[owner] = found
    return found
  }

  /// What is done to set up an object of a class, each way by itself; nil where there are too many.
  mutating func setUps(of owner: TypeID) -> [CodeSteps]? {
    if let known = setUpsOfType[owner] { return known }
    let found = ways(of: owner, until: UIKitClass.settingUp)
    setUpsOfType[owner] = found
    return found
  }

  private func ways(of owner: TypeID, until functions: [String]) -> [CodeSteps]? {
    let classes = [owner] + (symbols.descendants[owner] ?? [])
    guard symbols.types[owner].kind == .class, classes.count <= Self.mostSubclasses else { return nil }
    return classes.flatMap { ways(ofExactly: $0, until: functions) }
  }

  /// The same of the objects that are of the class itself.
  func setUps(ofExactly id: TypeID) -> [CodeSteps] { ways(ofExactly: id, until: UIKitClass.settingUp) }

  private func ways(ofExactly type: TypeID, until functions: [String]) -> [CodeSteps] {
    let objects = holdings.objects(of: .instances(type)).map { visitor.objects[$0] }.filter { $0.reference.id == type }
    let ways = initialisers(of: type, making: objects)
    let isOfDocument = !objects.isEmpty && objects.allSatisfy(\.isOfDocument)
    return (ways.isEmpty ? [nil] : ways.map(Optional.some)).map { initialiser in
      var walk = walk(of: type)
      for ancestor in symbols.types[type].lineage.reversed() where symbols.types[ancestor].kind == .class {
        for member in symbols.types[ancestor].members.all {
          guard case .property(let property) = member.declaration, !property.isStatic else { continue }
          walk.walk(property, owner: ancestor, file: member.file)
        }
      }
      if let initialiser { walk.walk(initialiser) }
      if !functions.isEmpty, isOfDocument || initialiser?.function.readsDocument == true {
        walk.call(UIKitClass.afterReading)
      }
      for name in functions { walk.call(name) }
      return walk.found
    }
  }

  /// The initialisers that make the objects of a class: those that run where code makes one, else all.
  private func initialisers(of type: TypeID, making objects: [UIKitVisitor.Object]) -> [StepWalk.Callee] {
    let running = objects.map(initialisers.running)
    guard !running.isEmpty, !running.contains(where: { $0 == nil }) else { return initialisers.all(of: type) }
    var seen: Set<ObjectIdentifier> = []
    return running.flatMap { $0 ?? [] }.filter { seen.insert(ObjectIdentifier($0.function)).inserted }
  }
}
