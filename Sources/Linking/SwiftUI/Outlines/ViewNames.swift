import Inventory

/// The names that code must have one of to show a view: whoever reads outlines passes over the rest, which is most of
/// what views do on a tap or say of how they look.
struct ViewNames: Sendable {
  private var names: NameFilter

  init(_ symbols: SymbolTable, standIns: [String: String]) {
    names = NameFilter(SwiftUIConstruct.table.keys)
    names.insert(standIns.keys)
    names.insert(symbols.viewMembers)
    var types: Set<String> = []
    for id in symbols.types.indices where symbols.viewRole(of: id) != nil {
      types.insert(symbols.types[id].simpleName)
      names.insert(symbols.contentProperties(of: id))
    }
    names.insert(symbols.withAliases(types))
    for id in symbols.types.indices where symbols.viewRole(of: id) != nil {
      for member in symbols.types[id].members.all {
        if let made = member.madeType, types.contains(made.withoutQualification) { names.insert(member.name) }
      }
    }
  }

  /// Whether an expression may show a view; "no" is certain. What a local holds or a parameter is passed may be one.
  func mayOccur(in expression: Expression, _ locals: Locals) -> Bool {
    switch expression {
    case .chain(let chain):
      if case .name = chain.root, let first = chain.links.first, locals[first.name] != nil { return true }
      if case .value(let root) = chain.root, mayOccur(in: root, locals) { return true }
      return chain.links.contains { link in
        names.mayContain(link.name) || link.arguments?.contains { mayOccur(in: $0.value, locals) } == true
      }
    case .closure(let closure): return mayOccur(in: closure.body, locals)
    case .ternary(_, let first, let second, _), .binary(_, let first, let second):
      return mayOccur(in: first, locals) || mayOccur(in: second, locals)
    case .branches(let branches): return mayOccur(in: branches, locals)
    case .array(let values), .tuple(let values): return values.contains { mayOccur(in: $0, locals) }
    default: return false
    }
  }

  private func mayOccur(in block: Block, _ locals: Locals) -> Bool {
    block.statements.contains { statement in
      switch statement {
      case .binding(let binding): binding.value.map { mayOccur(in: $0, locals) } ?? false
      case .assignment(_, let value, _): mayOccur(in: value, locals)
      case .expression(let expression, _), .return(let expression, _): mayOccur(in: expression, locals)
      case .branches(let branches): mayOccur(in: branches, locals)
      case .loop(_, _, let body, _): mayOccur(in: body, locals)
      case .function(let function): function.body.map { mayOccur(in: $0, locals) } ?? false
      }
    }
  }

  private func mayOccur(in branches: Branches, _ locals: Locals) -> Bool {
    branches.alternatives.contains { mayOccur(in: $0.body, locals) }
  }
}

extension SymbolTable {
  /// The stored properties of a view that may hold the content it is passed.
  func contentProperties(of id: TypeID) -> [String] {
    types[id].members.all.compactMap { holdsContent($0, in: id) ? $0.name : nil }
  }

  /// Whether a stored property of the view may hold the content it is passed.
  func holdsContent(_ name: String, in id: TypeID) -> Bool {
    types[id].members[name]?.contains { holdsContent($0, in: id) } ?? false
  }

  private func holdsContent(_ member: Member, in id: TypeID) -> Bool {
    guard case .property(let property) = member.declaration, property.getter == nil, !property.isStatic else {
      return false
    }
    let type = property.type?.name
    return property.makesView || type == "()" && property.type?.isOfAction != true
      || type.map(types[id].generics.contains) == true
  }
}
