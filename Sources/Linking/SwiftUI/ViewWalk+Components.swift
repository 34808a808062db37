import Findings
import Inventory

/// The app's own views, and the members that a body is put together from.
extension ViewWalk {
  mutating func component(
    _ id: SymbolTable.TypeID, _ link: Link, _ effects: ChainEffects, _ surroundings: Surroundings
  ) {
    noteTap(kind: symbols.types[id].simpleName, link, effects, type: .other, surroundings)
    noteExplicitElement(kind: symbols.types[id].simpleName, link, effects, surroundings)
    var inner = surroundings
    inner.inherit(effects, as: .use)
    let isScreenElsewhere = screenNames[id] != nil && screenNames[id] != surroundings.screen
    if !isScreenElsewhere, surroundings.depth < Self.deepest {
      inner.use = evaluator.place(of: link, file: surroundings.scope.file)
      if inner.inherited != nil, effects.identifier != nil { inner.namingUse = inner.use }
      inner.component = symbols.types[id].name
      inner.depth += 1
      tell(id, link, surroundings.scope, &inner)
      if let use = inner.use, surroundings.scope.environment?.values.isEmpty == false, inner.tellingUses.last != use {
        inner.tellingUses.append(use)
      }
      if let screen = surroundings.screen, screensShowing[id]?.last != screen {
        screensShowing[id, default: []].append(screen)
      }
      enterBody(of: id, inner)
    }
    // What the call passes in is the caller's, and stands somewhere inside the component.
    var content = surroundings
    content.inherit(effects, as: .inherited)
    // A list or another container of the platform's keeps the identifier for itself.
    if isPlatformContainer(id) { content.inherited = nil }
    walkArguments(of: link, content)
  }

  /// Whether the component is nothing but a container of the platform's: its body is a `List` or the like.
  private func isPlatformContainer(_ id: SymbolTable.TypeID) -> Bool {
    guard let statements = symbols.viewBody(of: id)?.block.statements, statements.count == 1 else { return false }
    switch statements[0] {
    case .expression(.chain(let chain), _), .return(.chain(let chain), _):
      guard let head = chain.viewHead, case .platform? = SwiftUIConstruct.table[head.name.withoutModule]?.node else {
        return false
      }
      return true
    default: return false
    }
  }

  /// Gives a component what its call passes for the properties that carry identifiers.
  func tell(_ id: SymbolTable.TypeID, _ link: Link, _ caller: Scope, _ surroundings: inout Surroundings) {
    surroundings.scope.selfValue = nil
    guard let carrying = carriers.properties(of: id, in: symbols) else {
      surroundings.omission = nil
      return
    }
    let given = evaluator.properties(of: id, givenBy: link.arguments ?? [], in: caller, depth: 0)
    surroundings.scope.selfValue = .instance(id, given.filter { carrying.contains($0.key) })
    if let use = surroundings.use { surroundings.tellingUses.append(use) }
    surroundings.isLeftOut = surroundings.isLeftOut && surroundings.omission != nil
    // What is passed and comes to nothing is not left out here, but maybe further out.
    let empty = carrying.sorted().filter { given[$0]?.isNothing == true && Slot.namesIdentifier($0) }
    let passed = Set((link.arguments ?? []).compactMap(\.label))
    let omitted = empty.first { !passed.contains($0) }
    if let omitted, surroundings.omission == nil, let use = surroundings.use {
      surroundings.omission = Omission(component: symbols.types[id].simpleName, argument: omitted, call: use)
    } else if empty.isEmpty {
      surroundings.omission = nil
    }
  }

  mutating func enterBody(of id: SymbolTable.TypeID, _ surroundings: Surroundings) {
    guard symbols.viewRole(of: id) != .representable, let body = symbols.viewBody(of: id) else { return }
    let owner = symbols.types[id].members[body.member] ?? []
    for member in owner where member.file == body.file { enter(member, of: id, at: nil, surroundings) }
  }

  mutating func enter(
    _ member: SymbolTable.Member, of owner: SymbolTable.TypeID?, at link: Link?, _ surroundings: Surroundings
  ) {
    guard surroundings.depth < Self.deepest else { return }
    let key = MemberKey(file: member.file, position: member.position)
    var inner = surroundings
    // A function that takes an identifier is told it by each of its calls.
    if let link, carriers.functions.contains(key) {
      inner.tellingUses.append(evaluator.place(of: link, file: surroundings.scope.file))
    }
    guard mayEnter(key, inner) else { return }
    reached.insert(key)
    inner.depth += 1
    inner.scope = surroundings.scope.entering(member, of: owner)
    // A member of the same component knows what the component was told.
    if case .instance(let type, _)? = surroundings.scope.selfValue,
      type == owner || owner == nil
        || owner.map({ symbols.types[type].lineage.contains($0) }) == true
    {
      inner.scope.selfValue = surroundings.scope.selfValue
    }
    switch member.declaration {
    case .property(let property):
      if let value = property.value { view(value, inner) }
      if let getter = property.getter { walk(getter, inner) }
    case .function(let function):
      inner.scope.declare(function.parameters)
      if let arguments = link?.arguments {
        evaluator.bind(
          function, of: owner, file: member.file, to: arguments, from: surroundings.scope, in: &inner.scope, depth: 0)
      }
      if let body = function.body { walk(body, inner) }
    default: break
    }
  }

  mutating func enter(
    _ custom: OwnModifier, at link: Link, _ surroundings: Surroundings
  ) {
    var inner = surroundings
    inner.inherited = nil
    enter(SymbolTable.Member(.function(custom.fact), file: custom.file), of: custom.owner, at: link, inner)
  }

  /// The members of the type at hand that a bare name or `self.name` can mean, where they make views.
  func ownMembers(
    _ name: String, link: Link, in scope: Scope
  ) -> [(owner: SymbolTable.TypeID, member: SymbolTable.Member)]? {
    guard let type = scope.type else { return nil }
    let bare = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    guard !bare.contains(".") else { return nil }
    let found = symbols.members(named: bare, of: type).filter { $0.member.makesView }
    return found.isEmpty ? nil : found
  }
}
