import Findings
import Inventory

/// A member of a type, or a function or variable at the top of a file, by where it is declared.
struct MemberReference: Hashable, Sendable {
  var owner: SymbolTable.TypeID?
  var name: String
  var file: Int
  var position: Position

  /// The member that the code in the scope belongs to.
  init(_ scope: Scope) {
    owner = scope.type
    name = scope.member
    file = scope.file
    position = scope.body
  }
}

extension SymbolTable {
  /// The declaration that a reference means.
  func member(_ reference: MemberReference) -> Member? {
    if let owner = reference.owner {
      return types[owner].members[reference.name]?.first {
        $0.position == reference.position && $0.file == reference.file
      }
    }
    if let found = functions[reference.name]?.first(where: {
      $0.file == reference.file && $0.fact.position == reference.position
    }) {
      return Member(.function(found.fact), file: found.file)
    }
    return properties[reference.name]?.first { $0.file == reference.file && $0.fact.position == reference.position }
      .map { Member(.property($0.fact), file: $0.file) }
  }
}

/// Something that holds a value on its way to an identifier.
enum Slot: Hashable, Sendable {
  /// A parameter of the function declared at the position; initialisers and subscripts too.
  case parameter(MemberReference, name: String)
  /// A stored property.
  case property(SymbolTable.TypeID, String)
  /// A stored property that holds a value of which a part is carried: `title` in `row.title.identifier`. What it is made
  /// with is known by the calls that make its owner.
  case model(SymbolTable.TypeID, String)
  /// A part of what an enum's case carries; the name is its label, else the case's own.
  case payload(SymbolTable.TypeID, CaseFact, index: Int)
}

extension Slot {
  var name: String {
    switch self {
    case .parameter(_, let name), .property(_, let name), .model(_, let name): name
    case .payload(_, let fact, let index): fact.payload[index].label ?? fact.name
    }
  }

  /// Whether the name says that it holds an identifier. What is only a part of one, such as a model's key in
  /// `"row.\(order.id)"`, is none without that.
  fileprivate var namesIdentifier: Bool { Self.namesIdentifier(name) }

  var isModel: Bool { if case .model = self { true } else { false } }

  static func namesIdentifier(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return ["accessib", "a11y", "testid", "identifier"].contains { lowered.contains($0) }
  }
}

extension Evaluator {
  /// The slots that an expression takes its value from: the parameters and stored properties that it begins with.
  func slots(of expression: Expression, in scope: Scope, depth: Int = 0) -> [Slot] {
    guard depth < 8 else { return [] }
    switch expression {
    case .chain(let chain): return slots(of: chain, in: scope, depth: depth)
    case .interpolation(let segments):
      let found = segments.flatMap { segment -> [Slot] in
        if case .hole(let value, _) = segment { slots(of: value, in: scope, depth: depth + 1) } else { [] }
      }
      return partsOfIdentifiers(found)
    case .binary("+", let first, let second):
      let found = slots(of: first, in: scope, depth: depth + 1) + slots(of: second, in: scope, depth: depth + 1)
      return partsOfIdentifiers(found)
    case .binary("??", let first, let second), .ternary(_, let first, let second, _):
      return slots(of: first, in: scope, depth: depth + 1) + slots(of: second, in: scope, depth: depth + 1)
    default: return []
    }
  }

  private func slots(of chain: Chain, in scope: Scope, depth: Int) -> [Slot] {
    switch chain.root {
    case .value(let expression): return slots(of: expression, in: scope, depth: depth + 1)
    case .implicitMember: return []
    case .name: break
    }
    var links = chain.links[...]
    guard let first = links.popFirst()?.unwrappingProjection(in: scope) else { return [] }
    if first.name == "self" {
      guard let owner = scope.type, let next = links.popFirst() else { return [] }
      return slots(ofMember: next, of: owner, then: links, isOwn: true, depth: depth)
    }
    if let local = scope.locals[first.name], !first.isCall {
      if case .parameter = local.origin {
        if let deeper = slots(behind: local.type, in: scope, links, depth: depth), !deeper.isEmpty { return deeper }
        guard !local.isNested, isSameText(behind: links, of: local.type, in: scope) else { return [] }
        return [.parameter(MemberReference(scope), name: first.name)]
      }
      if let payload = local.payload, links.isEmpty { return payloadSlots(of: payload, named: first.name, in: scope) }
      if case .loop(let sequence?, nil) = local.origin, !local.countsUp,
        links.allSatisfy({ Self.textForms.contains($0.name) })
      {
        return models(holding: sequence, in: scope.without(first.name))
      }
      if case .loop(let sequence?, let part) = local.origin, !local.countsUp, let next = links.popFirst() {
        // An element of a model's list.
        let outer = scope.without(first.name)
        guard !next.isCall, let type = elementType(of: sequence, part: part, in: outer) else { return [] }
        let found = slots(ofMember: next, of: type, then: links, depth: depth)
        return found.isEmpty ? [] : found + models(holding: sequence, in: outer)
      }
      guard let value = local.value else { return slots(behind: local.type, in: scope, links, depth: depth) ?? [] }
      if links.isEmpty { return slots(of: value, in: scope.without(first.name), depth: depth + 1) }
      let outer = scope.without(first.name)
      // Another name for a path.
      if case .chain(let path) = value, path.links.allSatisfy({ $0.arguments == nil }), case .name = path.root {
        let whole = Chain(root: .name, links: path.links + links, range: chain.range)
        let found = slots(of: whole, in: outer, depth: depth + 1)
        if !found.isEmpty { return found }
      }
      var made = typeMade(by: value, in: outer)
      if made == nil, case .instance(let type, _) = self.value(of: value, in: outer, depth: depth + 1) { made = type }
      guard let type = made, let next = links.popFirst() else {
        return slots(of: value, in: scope.without(first.name), depth: depth + 1)
      }
      let found = slots(ofMember: next, of: type, then: links, depth: depth)
      return found.isEmpty ? [] : found + models(holdingPartOf: value, in: outer)
    }
    guard let owner = scope.type else { return [] }
    return slots(ofMember: first, of: owner, then: links, isOwn: true, depth: depth)
  }

  /// The slots behind a value of a type that the app declares; nil where it is none, or nothing follows.
  private func slots(behind type: TypeName?, in scope: Scope, _ links: ArraySlice<Link>, depth: Int) -> [Slot]? {
    var links = links
    guard let type, let next = links.popFirst(), !next.isCall,
      let id = symbols.type(named: type.name, in: scope.type, file: scope.file), symbols.types[id].kind != .extension
    else { return nil }
    return slots(ofMember: next, of: id, then: links, depth: depth)
  }

  /// Whether a type is one of the app's that has parts, and no text in another dress.
  func isModel(_ type: Scope.Expectation?) -> Bool {
    guard let type, let id = symbols.type(named: type.type.name, in: type.owner, file: type.file) else { return false }
    let entry = symbols.types[id]
    return [.struct, .class, .actor].contains(entry.kind) && entry.members["rawValue"] == nil
      && !Slot.namesIdentifier(entry.simpleName)
      && !entry.inherits.contains { ["ExpressibleByStringLiteral", "RawRepresentable"].contains($0.name) }
  }

  /// Whether the slot is a model's property or case, or what its initialiser takes, that is there for something else than
  /// identifiers.
  func isModelsOwn(_ slot: Slot) -> Bool {
    guard !Slot.namesIdentifier(slot.name) else { return false }
    switch slot {
    case .parameter(let reference, let name):
      guard reference.name == "init", let owner = reference.owner else { return false }
      return !isView(owner) && !isIdentifier(name, of: owner)
    case .property(let type, let name):
      guard !isView(type), !isIdentifier(name, of: type) else { return false }
      let member = symbols.types[type].members[name]?.first?.declaration
      guard case .property(let property)? = member, let typeName = property.type?.name else { return true }
      return !Slot.namesIdentifier(typeName)
    case .payload: return true
    case .model: return false
    }
  }

  private func slots(
    ofMember link: Link, of type: SymbolTable.TypeID, then links: ArraySlice<Link>, isOwn: Bool = false, depth: Int
  ) -> [Slot] {
    for (owner, member) in symbols.members(named: link.name, of: type) {
      guard case .property(let property) = member.declaration, !property.isStatic else { continue }
      let scope = Scope(file: member.file, type: owner, member: property.name)
      let made = links.isEmpty ? nil : className(of: property, in: scope) ?? property.value?.constructedType
      let type = property.type ?? made
      if let deeper = slots(behind: type, in: scope, links, depth: depth), !deeper.isEmpty {
        return property.getter == nil ? deeper + [.model(owner, property.name)] : deeper
      }
      guard let getter = property.getter else {
        guard isSameText(behind: links, of: type, in: scope) else { return [] }
        // `item.id` of a model has a life of its own; that of a view is there for this, and so is one whose type says so, or
        // whose own code gives it to a view.
        let isTyped = property.type.map { Slot.namesIdentifier($0.name) } ?? false
        let isGeneric = Self.genericNames.contains(property.name) && !isTyped
        let isThere =
          !isGeneric || isView(owner) || isIdentifier(property.name, of: owner)
          || isOwn && links.isEmpty && depth == 0 && !symbols.isDecoded(owner)
        return isThere ? [.property(owner, property.name)] : []
      }
      return getter.statements.flatMap { statement -> [Slot] in
        switch statement {
        case .expression(let value, _), .return(let value, _): slots(of: value, in: scope, depth: depth + 1)
        default: []
        }
      }
    }
    return []
  }

  /// Whether what the links read of a value is that value in another form, such as a case's raw text, and no part of it,
  /// such as a model's name.
  private func isSameText(behind links: ArraySlice<Link>, of type: TypeName?, in scope: Scope) -> Bool {
    if links.allSatisfy({ Self.textForms.contains($0.name) }) { return true }
    // A value that has an identifier carries it as well: `row.spoken.identifier`.
    if let last = links.last, !last.isCall, Slot.namesIdentifier(last.name) { return true }
    guard let type, !links.contains(where: { $0.name == Link.subscriptName }) else { return false }
    if type.name == "String" { return true }
    return symbols.type(named: type.name, in: scope.type, file: scope.file).map { symbols.types[$0].kind == .enum }
      ?? false
  }

  /// Members that give the text that a value is.
  private static let textForms: Set<String> = [
    "rawValue", "value", "wrappedValue", "description", "stringValue", "string", "uuidString", "map", "flatMap",
  ]

  /// The class of what a property without a type is made of.
  private func className(of property: PropertyFact, in scope: Scope) -> TypeName? {
    UIKitTypes(symbols: symbols).type(of: property, owner: scope.type, file: scope.file).map { TypeName(name: $0.name) }
  }

  private static let genericNames: Set<String> = [
    "id", "identifier", "title", "name", "text", "key", "label", "value", "rawValue", "type", "tag", "description",
  ]

  /// Whether a member is the identifier of a type that is there for accessibility: `Accessibility(identifier:label:)`.
  private func isIdentifier(_ name: String, of type: SymbolTable.TypeID) -> Bool {
    guard name == "identifier" || name == "id" else { return false }
    let type = symbols.types[type].simpleName.lowercased()
    return type.contains("accessib") || type.contains("a11y")
  }

  private func isView(_ type: SymbolTable.TypeID) -> Bool {
    symbols.viewRole(of: type) != nil || symbols.types[type].uiKitName != nil
  }
}

extension Evaluator {
  /// Those of the parts of a text whose names say that they hold identifiers, or that are one of an enum's cases, with
  /// what these are parts of.
  private func partsOfIdentifiers(_ slots: [Slot]) -> [Slot] {
    let named = slots.filter { ($0.namesIdentifier || symbols.isOwnCase($0)) && !$0.isModel }
    return named.isEmpty ? [] : named + slots.filter(\.isModel)
  }
}

extension SymbolTable {
  /// Whether a slot holds one of an enum's cases and is no more than a part of an identifier by its name: `tier` of
  /// `"chip.\(tier)"`.
  func isPlainPart(_ slot: Slot) -> Bool { !slot.namesIdentifier && isOwnCase(slot) }

  /// Whether a slot is a view's property, or a parameter, of an enum's type: each use of the view, each call says which of
  /// the cases it is.
  fileprivate func isOwnCase(_ slot: Slot) -> Bool {
    switch slot {
    case .property(let owner, _): return viewRole(of: owner) != nil && mayBeAnyCase(slot)
    case .parameter(let reference, let name):
      guard case .function(let function)? = member(reference)?.declaration,
        let type = function.parameters.first(where: { $0.name == name })?.type?.name,
        let id = self.type(named: type, in: reference.owner, file: reference.file)
      else { return false }
      return types[id].kind == .enum
    case .model, .payload: return false
    }
  }

  /// Whether a slot is a stored property of an enum's type, which tells all that it may be.
  func mayBeAnyCase(_ slot: Slot) -> Bool {
    guard case .property(let owner, let name) = slot, let expected = expectation(of: name, in: owner),
      let type = type(named: expected.type.name, in: expected.owner, file: expected.file)
    else { return false }
    return types[type].kind == .enum
  }
}
