import Findings
import Inventory

/// The functions and properties that the suites declare, by their names.
struct SuiteFunctions {
  private var functions: [String: [SuiteFunction]] = [:]
  private var members: [String: [SymbolTable.MemberKey]] = [:]
  private var keys: Set<SymbolTable.MemberKey> = []
  /// The chains that properties and functions give.
  private(set) var results: [SymbolTable.MemberKey: (chain: Chain, scope: Scope)] = [:]
  /// The functions and subscripts that the suites add to queries and elements, by their names.
  private(set) var narrowing: [String: [SuiteFunction]] = [:]

  init(_ code: [SymbolTable.Code], _ symbols: SymbolTable) {
    for code in code {
      members[code.member.name, default: []].append(code.member.key)
      keys.insert(code.member.key)
      if let chain = code.member.result {
        results[code.member.key] = (
          chain, Scope(file: code.member.file, type: code.owner, member: code.member.name)
        )
      }
      guard case .function(let fact) = code.member.declaration else { continue }
      let function = SuiteFunction(fact: fact, owner: code.owner, file: code.member.file)
      functions[fact.name, default: []].append(function)
      if let owner = code.owner, QueryProperty.classes.contains(symbols.types[owner].name), !fact.parameters.isEmpty {
        narrowing[fact.name, default: []].append(function)
      }
    }
  }

  /// More functions of one name than this, and a call does not tell which is meant.
  private static let mostNamesakes = 3

  /// The functions that a call may mean: those of the receiver's type, where that is known, else all of the name that its
  /// arguments fit.
  func callees(
    _ link: Link, at index: Int, of chain: Chain, in scope: Scope, _ symbols: SymbolTable
  ) -> [SuiteFunction] {
    let name = link.name.isCapitalised ? "init" : link.name
    guard let named = functions[name], let arguments = link.arguments else { return [] }
    var fitting = named.filter { $0.fact.accepts(arguments) && !$0.fact.parameters.isEmpty }
    if fitting.isEmpty { return [] }
    if let owner = receiver(of: index, in: chain, scope, symbols) {
      let lineage = symbols.types[owner].lineage
      let own = fitting.filter { $0.owner.map(lineage.contains) ?? false }
      if !own.isEmpty { return own }
      // An element or a query is no type of the suite's: what its extensions declare is meant.
      if name == "init" { return [] }
    } else if index == 0 {
      fitting = fitting.filter {
        $0.owner == nil || $0.owner.map { QueryProperty.classes.contains(symbols.types[$0].name) } == true
      }
    }
    return fitting.count <= Self.mostNamesakes ? fitting : []
  }

  private func receiver(
    of index: Int, in chain: Chain, _ scope: Scope, _ symbols: SymbolTable
  ) -> SymbolTable.TypeID? {
    guard case .name = chain.root else { return nil }
    if index == 0 {
      if chain.links[0].name.isCapitalised {
        return symbols.type(named: chain.links[0].name, in: scope.type, file: scope.file)
      }
      return scope.type
    }
    return SuiteRoots(symbols).type(of: chain.links[..<index], in: scope)
  }

  /// The members of the suites that a link may mean.
  func members(
    _ link: Link, at index: Int, of chain: Chain, in scope: Scope, _ symbols: SymbolTable
  ) -> [SymbolTable.MemberKey] {
    if index == 0, scope.locals[link.name] != nil { return [] }
    let name = link.name.isCapitalised && link.isCall ? "init" : link.name
    if let owner = receiver(of: index, in: chain, scope, symbols) {
      let own = symbols.members(named: name, of: owner).map(\.member.key).filter(keys.contains)
      if !own.isEmpty || name == "init" { return own }
    }
    let all = members[name] ?? []
    return name == "init" || all.count > Self.mostNamesakes ? [] : all
  }
}

/// Which members of the suites use which.
struct SuiteUses {
  private var users: [SymbolTable.MemberKey: Set<SymbolTable.MemberKey>] = [:]

  mutating func note(_ used: [SymbolTable.MemberKey], by member: SymbolTable.MemberKey) {
    for key in used where key != member { users[key, default: []].insert(member) }
  }

  /// A member and all that leads to it.
  func leading(to member: SymbolTable.MemberKey) -> Set<SymbolTable.MemberKey> {
    var found: Set<SymbolTable.MemberKey> = [member]
    var pending = [member]
    while let next = pending.popLast() {
      for user in users[next] ?? [] where found.insert(user).inserted { pending.append(user) }
    }
    return found
  }
}
