import Findings
import Inventory
import Taxonomy

/// What properties and enum cases come to, by their declarations.
extension Evaluator {
  /// The value of a property where it is declared.
  func value(
    of property: PropertyFact, owner: SymbolTable.TypeID?, file: Int, selfValue: Value? = nil, from caller: Scope,
    depth: Int
  ) -> Value {
    guard depth < Self.deepest else { return Self.tooDeep }
    let key = Memo.Key(file: file, position: property.position, type: selfValue?.typeID)
    // What a property comes to depends on its object, unless that is any one.
    if let key = property.environmentKey, let value = environmentValue(key, in: caller, depth: depth) { return value }
    let isConstant = (selfValue?.isAnyInstance ?? true) && (caller.environment == nil || property.isStatic)
    if isConstant, let known = memo[key] { return known }
    let leadsBack = "the definition of '\(property.name)' leads back to itself"
    if caller.trail?.contains(key) == true { return .unresolved(leadsBack) }
    let trail = Trail(key, in: caller.trail)
    guard trail.mayGoOn else { return .unresolved("the definition of '\(property.name)' is too entangled to follow") }
    var scope = Scope(file: file, type: owner, member: property.name)
    scope.selfValue = selfValue
    scope.environment = caller.environment
    scope.trail = trail
    scope.expected = property.type.map { Scope.Expectation(type: $0, owner: owner, file: file) }
    let found = declaredValue(of: property, in: scope, depth: depth + 1).defined(
      at: place(property.position, file: file))
    if isConstant, found.mayBeKept { memo[key] = found }
    return found
  }

  private func declaredValue(of property: PropertyFact, in scope: Scope, depth: Int) -> Value {
    if let getter = property.getter { return value(of: getter, in: scope, depth: depth) }
    if property.isLet || property.isStatic || scope.type == nil, let initial = property.value {
      let value = shared(value(of: initial, in: scope, depth: depth), as: property)
      guard !property.isLet, symbols.isAssigned(property.name, of: scope.type) else { return value }
      return .unresolved("'\(property.name)' may be given another value", fallbacks: value.texts ?? [], nature: .other)
    }
    let given = scope.type.flatMap { range(of: .property($0, property.name)) }
    if let given, given.isResolved { return given }
    if let list = ownList(property, in: scope, depth: depth) { return list }
    if let owner = scope.type, let any = anyModel(property.name, of: owner) { return any }
    let type = property.type ?? property.value?.constructedType
    if let known = anyValue(of: type, named: property.name, in: scope) { return known }
    let nature = IdentifierText.Nature(lastName: property.name, isWhole: true)
    var fallbacks = property.value.flatMap { value(of: $0, in: scope, depth: depth).texts } ?? []
    // What some of its makers give it is not all that it may be.
    if case .unresolved(_, let some, _)? = given { fallbacks += some.filter { !fallbacks.contains($0) } }
    return .unresolved("property \(property.name) is set at run time", fallbacks: fallbacks, nature: nature)
  }

  /// The raw value of an enum case, where that is a text.
  func rawText(of value: Value) -> Value? {
    guard case .enumCase(let element) = value, symbols.types[element.type].inherits.first?.name == "String" else {
      return nil
    }
    return rawValue(of: element, depth: 0)
  }

  func rawValue(of element: Value.EnumCase, depth: Int) -> Value {
    let place = place(element.fact.position, file: element.file)
    if let raw = element.fact.rawValue {
      let scope = Scope(file: element.file, type: element.type, member: element.fact.name)
      return value(of: raw, in: scope, depth: depth + 1).defined(at: place)
    }
    guard symbols.types[element.type].inherits.first?.name == "String" else {
      return .unresolved("the raw value of '\(element.fact.name)' is no string")
    }
    return Value.text(element.fact.name).defined(at: place)
  }
}
