import Inventory

/// The cells, headers and footers that tables and collection views hand out.
extension UIKitVisitor {
  /// Notes that a name stands for what a call hands out: `let cell = tableView.dequeueReusableCell(…) as! RowCell`. False
  /// where the call is another one.
  mutating func noteHandedOut(
    _ chain: Chain, as type: TypeName?, in scope: Scope, heldBy holder: Holder
  ) -> Bool {
    guard let link = chain.links.last else { return false }
    if UIKitClass.registrations.contains(link.name) {
      note(holder, standsFor: .construction(file: scope.file, position: link.position))
      return true
    }
    // What a registration has filled.
    if let using = link.arguments?.first, using.label == "using", case .chain(let registration) = using.value,
      let filled = self.holder(of: registration.links[...], in: scope)
    {
      note(holder, standsFor: filled)
      return true
    }
    guard let handed = types.handedOut(by: link, in: scope) else { return false }
    let reference = type.flatMap { types.reference(named: $0.name, in: scope.type, file: scope.file) } ?? handed
    handOut(reference, by: link, in: scope, heldBy: holder)
    return true
  }

  /// Notes what a registration hands to its closure: `CellRegistration<RowCell, Row> { cell, path, row in … }`.
  mutating func noteRegistration(_ link: Link, in scope: Scope) {
    guard UIKitClass.registrations.contains(link.name),
      case .closure(let closure)? = link.arguments?.last?.value,
      let type = link.generics.first ?? closure.types.first ?? nil,
      let reference = types.reference(named: type.name, in: scope.type, file: scope.file)
    else { return }
    let holder = Holder.local(file: scope.file, body: closure.position, name: closure.parameters.first ?? "$0")
    handOut(reference, by: link, in: scope, heldBy: holder)
  }

  /// What code hands out and gives an identifier, or its class's code does, unless it is known as another object: one that
  /// code makes where nothing is handed out, `dequeue(…) ?? RowCell()`, or a document has.
  func namedRows(_ lasting: LastingGifts, _ holdings: Holdings) -> Set<Int> {
    var found: Set<Int> = []
    for (number, gift) in gifts.enumerated() {
      for index in lasting.objects(of: number) where objects[index].isHandedOut && objects[index].reference.isRepeated {
        if case .instances(let type) = gift.holder,
          holdings.objects(of: .instances(objects[index].reference.id ?? type)).contains(where: {
            !objects[$0].isHandedOut
          })
        {
          continue
        }
        found.insert(index)
      }
    }
    if found.isEmpty { return found }
    var named: [Holder: [Int]] = [:]
    for case (let holder, .object(let index)) in self.holdings.notes where objects[index].reference.isRepeated {
      if case .instances = holder { continue }
      named[holder, default: []].append(index)
    }
    for several in named.values where several.contains(where: { !objects[$0].isHandedOut }) { found.subtract(several) }
    return found
  }

  private mutating func handOut(
    _ reference: UIKitTypes.ClassReference, by link: Link, in scope: Scope, heldBy holder: Holder
  ) {
    guard reference.isRepeated else { return }
    let place = evaluator.place(of: link, file: scope.file)
    var object = Object(
      reference: reference, place: place, scope: scope, label: nil, name: nil, isControl: false, isOutlet: false)
    object.isHandedOut = true
    object.scope.repetition = place
    add(object, heldBy: holder)
  }
}
