import Findings
import Inventory

/// Whether a call means a certain function or type.
extension SymbolTable {
  /// What a property of the type asks for.
  func expectation(of property: String, in type: TypeID) -> Scope.Expectation? {
    for member in types[type].members[property] ?? [] {
      if case .property(let fact) = member.declaration, let name = fact.type {
        return Scope.Expectation(type: name, owner: type, file: member.file)
      }
    }
    return nil
  }
}

extension Evaluator {
  /// Whether a call means a function.
  enum CallMatch { case yes, no, unclear }

  /// What a call is made on.
  enum Receiver: Sendable {
    case type(SymbolTable.TypeID)
    /// A view or controller, whose class is known for certain.
    case object(SymbolTable.TypeID)
    case unknown
  }

  /// What stands in front of a link.
  private func receiver(before position: Int, of chain: Chain, in scope: Scope) -> Receiver {
    let receiver = Chain(root: chain.root, links: Array(chain.links[..<position]), range: chain.range)
    switch value(of: receiver, in: scope, depth: 0) {
    case .instance(let type, _), .type(let type): return .type(type)
    default:
      return UIKitTypes(symbols: symbols).type(of: receiver, in: scope, depth: 0)?.id.map(Receiver.object) ?? .unknown
    }
  }

  func calls(
    _ link: Link, at position: Int, of chain: Chain, _ function: FunctionFact, owner: SymbolTable.TypeID?, file: Int,
    in scope: Scope
  ) -> CallMatch {
    var receiver: Receiver?
    return calls(link, at: position, of: chain, function, owner: owner, file: file, in: scope, on: &receiver)
  }

  /// Whether the link calls this very function, as far as its name, its labels and the types that are known tell.
  /// `receiver` is looked up where it is wanted, once for all functions that are asked for.
  func calls(
    _ link: Link, at position: Int, of chain: Chain, _ function: FunctionFact, owner: SymbolTable.TypeID?, file: Int,
    in scope: Scope, on known: inout Receiver?
  ) -> CallMatch {
    guard let arguments = link.arguments, function.accepts(arguments) else { return .no }
    if function.name == "init" {
      guard let owner else { return .no }
      let isIt =
        constructs(link, at: position, of: chain, owner, in: scope)
        || link.name == "init" && isDelegation(chain, to: owner, in: scope)
      return isIt ? .yes : .no
    }
    guard link.name == function.name else { return .no }
    guard let owner else { return position == 0 ? .yes : .no }
    let entry = symbols.types[owner]
    // An extension of a type of the platform is called on anything that is one.
    if entry.kind == .extension || entry.kind == .protocol { return .yes }
    if position == 0 { return scope.type.map { symbols.types[$0].lineage.contains(owner) } == true ? .yes : .no }
    let receiver = known ?? receiver(before: position, of: chain, in: scope)
    known = receiver
    switch receiver {
    case .type(let type):
      if symbols.types[type].lineage.contains(owner) { return .yes }
      // A subclass may stand behind its superclass's or protocol's name.
      return symbols.types[owner].lineage.contains(type) ? .unclear : .no
    case .object(let type): return symbols.types[type].lineage.contains(owner) ? .yes : .no
    case .unknown: return hasOneDeclaration(function.name) ? .yes : .unclear
    }
  }

  /// Whether the link constructs a value of the type by one of its initialisers.
  func constructs(_ link: Link, at position: Int, of chain: Chain, _ type: SymbolTable.TypeID, in scope: Scope) -> Bool
  {
    let simple = symbols.types[type].simpleName
    if link.name == "init" {
      if position > 0 {
        return chain.links[position - 1].name == simple
      }
      guard case .implicitMember = chain.root else { return false }
      // `.init(…)`: the place asks for the type, or the labels tell.
      if let expected = scope.expected {
        return symbols.type(named: expected.type.name, in: expected.owner, file: expected.file) == type
      }
      return symbols.isInitialised(type, with: link.arguments ?? [])
    }
    guard link.name == simple else { return false }
    let path = chain.links[...position].map(\.name).joined(separator: ".")
    return symbols.type(named: path, in: scope.type, file: scope.file) == type
  }

  /// Whether it is `super.init(…)` of a subclass, or `self.init(…)` of the type itself.
  private func isDelegation(_ chain: Chain, to type: SymbolTable.TypeID, in scope: Scope) -> Bool {
    guard let inner = scope.type else { return false }
    switch chain.links.first?.name {
    case "super": return inner != type && symbols.types[inner].lineage.contains(type)
    case "self": return inner == type
    default: return false
    }
  }

  /// Whether only one type of the app declares a function of the name, so that the name alone tells.
  private func hasOneDeclaration(_ name: String) -> Bool { symbols.functionCounts[name] == 1 }
}

extension SymbolTable {
  /// Whether the labels are those of one of the type's initialisers; a single one proves little.
  fileprivate func isInitialised(_ type: TypeID, with arguments: [Argument]) -> Bool {
    guard arguments.count > 1, arguments.allSatisfy({ $0.label != nil || $0.isTrailing }) else { return false }
    let initialisers = types[type].members["init"] ?? []
    for member in initialisers {
      if case .function(let function) = member.declaration, function.accepts(arguments) { return true }
    }
    return initialisers.isEmpty && arguments.compactMap(\.label).allSatisfy { types[type].members[$0] != nil }
  }
}
