import Findings
import Inventory

/// The calls of the functions that name by reflection.
struct ReflectionCalls: CodeVisitor {
  struct Call {
    /// Which of the functions is called.
    var function: Int
    /// What it is called on.
    var receiver: SymbolTable.TypeID
    var arguments: [Argument]
    var scope: Scope
    var place: Place
    /// The member that calls it.
    var caller: SymbolTable.Code
  }

  private let evaluator: Evaluator
  private let types: UIKitTypes
  private let functions: [SymbolTable.Code]
  let filter: NameFilter
  private(set) var found: [Call] = []

  init(evaluator: Evaluator, types: UIKitTypes, functions: [SymbolTable.Code]) {
    self.evaluator = evaluator
    self.types = types
    self.functions = functions
    filter = NameFilter(functions.map(\.member.name), .call)
  }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    for (position, link) in chain.links.enumerated() where link.isCall {
      for (index, code) in functions.enumerated() where code.member.name == link.name {
        guard let arguments = link.arguments, code.function?.accepts(arguments) == true,
          let receiver = receiver(of: chain.links[..<position], of: chain, in: scope), calls(code, on: receiver),
          let caller = evaluator.symbols.member(MemberReference(scope))
        else { continue }
        found.append(
          Call(
            function: index, receiver: receiver, arguments: arguments, scope: scope,
            place: evaluator.place(of: link, file: scope.file),
            caller: SymbolTable.Code(owner: scope.type, member: caller)))
      }
    }
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {}

  private func receiver(of links: ArraySlice<Link>, of chain: Chain, in scope: Scope) -> SymbolTable.TypeID? {
    if links.isEmpty || links.count == 1 && links.first?.name == "self" { return scope.type }
    let before = Chain(root: chain.root, links: Array(links), range: chain.range)
    return types.type(of: before, in: scope, depth: 0)?.id
  }

  /// Whether an object of the class has the function: from a protocol or superclass of the app's, or an extension of one
  /// of UIKit's own classes.
  private func calls(_ code: SymbolTable.Code, on receiver: SymbolTable.TypeID) -> Bool {
    guard let owner = code.owner else { return false }
    let entry = evaluator.symbols.types[owner]
    return evaluator.symbols.types[receiver].lineage.contains(owner)
      || entry.kind == .extension && types.reference(to: receiver) != nil
  }
}
