import Inventory

/// The views that controllers have by themselves, where no document and no code of the app's makes them.
extension UIKitVisitor {
  /// Takes those for objects that code gives identifiers to: one for each class whose code does, which its subclasses name
  /// anew. A tree has its controllers' views without that.
  mutating func addRootViews() {
    guard !wanted.isForTrees else { return }
    var given: [SymbolTable.TypeID: [(holder: Holder, gift: Int)]] = [:]
    for (number, gift) in gifts.enumerated() {
      guard case .member(let id, let name) = gift.holder, isRootView(name, of: id) else { continue }
      given[id, default: []].append((gift.holder, number))
    }
    guard !given.isEmpty else { return }
    let holdings = Holdings(self.holdings)
    func isFree(_ id: SymbolTable.TypeID) -> Bool {
      given[id]?.allSatisfy { holdings.objects(of: $0.holder).isEmpty } == true
    }
    var made: [SymbolTable.TypeID: Int] = [:]
    for id in given.keys.sorted() where isFree(id) {
      let root = symbols.types[id].lineage.last { symbols.types[$0].kind == .class && isFree($0) } ?? id
      let index = made[root] ?? makeRootView(of: root, namedBy: given[root]?.first?.gift)
      guard let index else { continue }
      made[root] = index
      for (holder, _) in given[id] ?? [] { self.holdings.note(holder, standsFor: .object(index)) }
    }
  }

  /// Whether a controller's class has its view under the name.
  private func isRootView(_ name: String, of id: SymbolTable.TypeID) -> Bool {
    guard name == "view" || UIKitClass.rootViewNames.contains(name), symbols.types[id].kind == .class,
      let reference = types.reference(to: id), reference.isViewController
    else { return false }
    return name == "view" || UIKitClass.rootViews[reference.uiKitName].map { UIKitClass.properties[name] == $0 } == true
  }

  private mutating func makeRootView(of id: SymbolTable.TypeID, namedBy gift: Int?) -> Int? {
    guard let gift, let uiKitName = types.reference(to: id)?.uiKitName else { return nil }
    let name = UIKitClass.rootViews[uiKitName] ?? "UIView"
    var scope = Scope(file: symbols.types[id].file, type: id, member: gifts[gift].site?.member ?? "")
    scope.body = gifts[gift].site?.body ?? scope.body
    var object = Object(
      reference: UIKitTypes.ClassReference(name: name, id: nil, uiKitName: name), place: gifts[gift].given.place,
      scope: scope, label: nil, name: "view", isControl: false, isOutlet: false)
    object.isRootView = true
    objects.append(object)
    return objects.count - 1
  }
}
