import Findings
import Inventory
import Taxonomy

/// What the identifiers that code gives come to in the end, by the calls that pass them and make the objects.
extension UIKitVisitor {
  /// What is given to the objects that a class's objects are made of, where it is not one and the same for all of these.
  func giftsToParts(_ lasting: LastingGifts) -> [Int: [Gift]] {
    var found: [Int: [Gift]] = [:]
    var isOfSome: Set<Int> = []
    for (number, gift) in gifts.enumerated() {
      for index in lasting.objects(of: number) {
        found[index, default: []].append(gift)
        guard let giver = gift.owner, let owner = objects[index].scope.type else { continue }
        if gift.whole != nil || giver != owner && symbols.types[giver].lineage.contains(owner)
          || !gift.given.identifier.isSettled && symbols.types[owner].lineage.contains(giver)
        {
          isOfSome.insert(index)
        }
      }
    }
    return found.filter { isOfSome.contains($0.key) }
  }

  /// The gift as far as it is known in the end: an initialiser gives each object what its own call passes. Nil where it
  /// turns out to be none.
  func known(_ gift: Gift, to object: Object, _ values: ScreenValues) -> GivenIdentifier? {
    if case .instances(let type) = gift.holder, let told = told(gift, to: object, of: type, values) {
      return told.given
    }
    guard gift.scope != nil, gift.value != nil, gift.given.identifier.state != .known else { return gift.given }
    return reread(gift, values.evaluator)
  }

  /// What a gift to a function's parameter is for each object that calls pass, where they pass more that decides it.
  func passed(_ gift: Gift, _ holdings: Holdings, _ evaluator: Evaluator) -> [Int: [GivenIdentifier]] {
    guard !gift.given.identifier.isSettled, let passes = passes[gift.holder], let scope = gift.scope else { return [:] }
    var found: [Int: [GivenIdentifier]] = [:]
    for pass in passes {
      var inner = scope
      evaluator.bind(
        pass.function, of: pass.owner, file: pass.file, to: pass.arguments, from: pass.scope, in: &inner, depth: 0)
      let given = reread(gift, in: inner, evaluator)
      for object in holdings.objects(of: pass.object) {
        var all = found[object] ?? []
        if let given, !all.contains(given) { all.append(given) }
        found[object] = all
      }
    }
    return found
  }

  /// What the call that makes an object tells of a gift: nil where that turns out to be none.
  struct Told {
    var given: GivenIdentifier?
  }

  /// The gift inside an object of a class whose code gives it, by the call that makes the object; nil where that tells
  /// nothing of it.
  func told(
    _ gift: Gift, to object: Object, of type: SymbolTable.TypeID, _ values: ScreenValues,
    on callers: ScreenValues.Callers? = nil, asking near: Evaluator? = nil
  ) -> Told? {
    guard var scope = gift.scope, !object.isHandedOut, !object.isOutlet, object.document == nil else { return nil }
    let evaluator = near ?? values.evaluator
    if scope.member == "init", let initialiser = symbols.initialiser(at: scope.body, of: type),
      initialiser.accepts(object.arguments), !initialiser.parameters.isEmpty
    {
      evaluator.bind(
        initialiser, of: type, file: scope.file, to: object.arguments, from: object.scope, in: &scope, depth: 0)
    } else if !gift.given.identifier.isSettled {
      var properties = evaluator.properties(of: type, givenBy: object.arguments, in: object.scope, depth: 0)
      for (name, given) in properties {
        properties[name] = values.value(given, ofProperty: name, of: type, on: callers)
      }
      if properties.isEmpty { return nil }
      scope.selfValue = .instance(type, properties)
    } else {
      return nil
    }
    return Told(given: reread(gift, in: scope, evaluator))
  }

  /// The gift as it is to an evaluator that knows more.
  func reread(_ gift: Gift, _ evaluator: Evaluator) -> GivenIdentifier? {
    gift.scope.map { reread(gift, in: $0, evaluator, orUnresolved: true) } ?? gift.given
  }

  /// The gift as it is in an object of a class.
  func reread(_ gift: Gift, inClass id: SymbolTable.TypeID, _ evaluator: Evaluator) -> GivenIdentifier? {
    guard var scope = gift.scope else { return gift.given }
    // What a variable comes to may be another value in each class.
    scope.locals = scope.locals.changed { _, local in
      var local = local
      local.kept = LocalValue()
      return local
    }
    scope.selfValue = .instance(id, evaluator.properties(passedOnBy: id))
    return reread(gift, in: scope, evaluator)
  }

  /// The gift as it is where more is known of the names in its code; nil where it is none.
  private func reread(
    _ gift: Gift, in scope: Scope, _ evaluator: Evaluator, orUnresolved: Bool = false
  ) -> GivenIdentifier? {
    var given = gift.given
    if let value = gift.value {
      (given.identifier, given.way) = evaluator.identifier(of: value, in: scope)
    } else if let call = gift.call {
      guard let told = self.given(byCallAt: call.index, of: call.chain, in: scope, evaluator) else { return nil }
      given = told
    }
    if given.identifier.state == .none { return nil }
    return !orUnresolved && given.identifier.state == .unresolved ? gift.given : given
  }

  /// Cells show their content again and again.
  func repetition(of owner: SymbolTable.TypeID?) -> Place? {
    guard let owner, let reference = types.reference(to: owner), reference.isRepeated else { return nil }
    return evaluator.place(symbols.types[owner].position, file: symbols.types[owner].file)
  }
}

extension Identifier {
  /// Whether it is one text.
  var isSettled: Bool { state == .known && values.count == 1 }
}

extension SymbolTable {
  /// The initialiser of a type that is declared at the position.
  fileprivate func initialiser(at position: Position, of type: TypeID) -> FunctionFact? {
    for member in types[type].members["init"] ?? [] {
      if case .function(let function) = member.declaration, function.position == position { return function }
    }
    return nil
  }
}
