import Inventory

/// What is asked of a component at each of its uses, and is the same at all of them.
final class ComponentFacts: Sendable {
  /// The members that are its body: several where the compiler takes one of them.
  let bodies: [SymbolTable.Member]
  /// The type of the UIKit view that it wraps, where it does.
  let wrapped: ElementType?
  /// Whether that is a text field which a call may make a secure one.
  let maySecureEntry: Bool
  /// Whether the body is nothing but a container of the platform's, which keeps an identifier to itself.
  let isPlatformContainer: Bool
  /// The property that holds the content which a call passes without a label.
  let contentProperty: String?
  /// The properties that conditions may ask for: optional ones, flags and cases of the app's enums, which a call fills.
  let asked: [PropertyFact]
  /// The enums of these, by the properties' names.
  let enums: [String: SymbolTable.TypeID]
  /// Its own initialisers.
  let initialisers: [(fact: FunctionFact, file: Int)]
  /// What each of these does with the properties that are asked for, in the order of those.
  private let assigned: [ObjectIdentifier: [Block.Assigned]]
  let isStruct: Bool

  init(of id: SymbolTable.TypeID, in symbols: SymbolTable) {
    bodies = symbols.bodies(of: id)
    wrapped = symbols.wrappedType(of: id)
    maySecureEntry = wrapped == .textField && symbols.maySecureEntry(of: id)
    isPlatformContainer = symbols.isPlatformContainer(id)
    contentProperty = symbols.contentProperties(of: id).last
    let asked = symbols.askedProperties(of: id)
    self.asked = asked.map(\.property)
    enums = asked.reduce(into: [:]) { enums, asked in enums[asked.property.name] = asked.enumeration }
    initialisers = (symbols.types[id].members["init"] ?? []).compactMap { member in
      guard case .function(let function) = member.declaration else { return nil }
      return (function, member.file)
    }
    assigned = Dictionary(
      initialisers.map { initialiser in
        (
          ObjectIdentifier(initialiser.fact),
          asked.map { initialiser.fact.body?.assigned(to: $0.property.name) ?? .several }
        )
      }, uniquingKeysWith: { first, _ in first })
    isStruct = symbols.types[id].kind == .struct
  }

  /// The properties that are asked for, with what an initialiser assigns to each.
  func assigned(by initialiser: FunctionFact) -> Zip2Sequence<[PropertyFact], [Block.Assigned]> {
    zip(asked, assigned[ObjectIdentifier(initialiser)] ?? [])
  }
}

extension SymbolTable {
  fileprivate func isPlatformContainer(_ id: TypeID) -> Bool {
    guard let statements = viewBody(of: id)?.block.statements, statements.count == 1 else { return false }
    switch statements[0] {
    case .expression(.chain(let chain), _), .return(.chain(let chain), _):
      guard let head = chain.viewHead, case .platform? = SwiftUIConstruct.table[head.name.withoutModule]?.node else {
        return false
      }
      return true
    default: return false
    }
  }

  /// Whether code may assign to the property of a value, `copy.isOn = true`: what a call says then is not the last word.
  private func isAssigned(_ property: String, of id: TypeID) -> Bool {
    let type = NameSet.hash(types[id].simpleName)
    return code(with: NameSet.hash(property, .assignment)).contains { code in
      if code.owner == id { return code.member.name != "init" }
      // A protocol's extension speaks of whatever conforms.
      return code.member.names.mayContain(hash: type) || code.owner.map(types[id].lineage.contains) == true
    }
  }

  /// Whether a function of an enum makes it another case: `mutating func next() { self = .done }`.
  private func changesItself(_ id: TypeID) -> Bool {
    types[id].members.all.contains { member in
      guard case .function(let function) = member.declaration, function.name != "init" else { return false }
      return function.body?.assignsSelf == true
    }
  }

  /// Whether an enum has other names for its cases, which a condition may ask for: `static var usual: Kind { .label }`.
  private func hasAliases(_ id: TypeID) -> Bool {
    types[id].members.all.contains { member in
      guard case .property(let property) = member.declaration, property.isStatic else { return false }
      return property.type.map { $0.name == "Self" || $0.name.hasSuffix(types[id].simpleName) } ?? true
    }
  }

  fileprivate func askedProperties(of id: TypeID) -> [(property: PropertyFact, enumeration: TypeID?)] {
    let members = types[id].members.all
    return members.compactMap { member in
      guard case .property(let property) = member.declaration, property.isFilledByCalls else { return nil }
      let enumeration = property.type.flatMap { type(named: $0.name, in: id, file: member.file) }.flatMap {
        types[$0].kind == .enum && !changesItself($0) && !hasAliases($0) ? $0 : nil
      }
      guard property.mayBeAsked || enumeration != nil else { return nil }
      // A condition asks for it, or what it says is passed on to one.
      let name = NameSet.hash(property.name)
      let isUsed = members.contains { member in
        member.name != property.name && member.name != "init" && member.names.mayContain(hash: name)
      }
      guard isUsed else { return nil }
      return property.isLet || !isAssigned(property.name, of: id) ? (property, enumeration) : nil
    }
  }
}

extension PropertyFact {
  /// Whether it keeps what an initialiser gives it, and nothing else tells it a value.
  fileprivate var isFilledByCalls: Bool {
    getter == nil && observers.isEmpty && !isStatic && !isLazy && attributes.allSatisfy { $0 == "ViewBuilder" }
  }

  /// Whether it is optional or a flag.
  fileprivate var mayBeAsked: Bool {
    if let type { return type.isOptional || type.name == "Bool" }
    if case .boolean? = value { return true }
    return false
  }
}

extension Block {
  /// What an initialiser assigns to a property.
  enum Assigned: Sendable {
    case nothing, several
    case value(Expression)
  }

  /// What an initialiser assigns to a property, where that is plain: once, on the only way through it, and not from a
  /// variable of its own.
  fileprivate func assigned(to property: String) -> Assigned {
    var found: Expression?
    var variables: Set<String> = []
    for statement in statements {
      switch statement {
      case .binding(let binding): variables.insert(binding.name)
      case .assignment(let target, let value, _):
        guard case .name = target.root, !target.links.isEmpty else { return .several }
        let path = target.links.map(\.name)
        guard path == [property] || path == ["self", property] else { continue }
        if found != nil || value.names.contains(where: variables.contains) { return .several }
        found = value
      case .expression(.chain(let chain), _) where chain.links.map(\.name) == ["self", "init"]: return .several
      case .branches(let branches) where branches.kind == .detour: return .several
      default: if !statement.changed(of: [property]).isEmpty { return .several }
      }
    }
    return found.map(Assigned.value) ?? .nothing
  }
}

extension Block {
  /// Whether code of a value assigns to it as a whole.
  fileprivate var assignsSelf: Bool {
    statements.contains { statement in
      switch statement {
      case .assignment(let target, _, _): target.links.map(\.name) == ["self"]
      case .branches(let branches): branches.alternatives.contains { $0.body.assignsSelf }
      case .loop(_, _, let body, _): body.assignsSelf
      default: false
      }
    }
  }
}
