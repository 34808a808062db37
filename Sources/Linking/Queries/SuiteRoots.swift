import Findings
import Inventory

/// What the first names of a suite's chains stand for.
struct SuiteRoots {
  let symbols: SymbolTable

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// Whether a chain begins at another app than the one under test: `XCUIApplication(bundleIdentifier: …)`.
  func isOfSystem(_ chain: Chain, in scope: Scope) -> Bool { isOfSystem(chain, in: scope, depth: 0) }

  private func isOfSystem(_ chain: Chain, in scope: Scope, depth: Int) -> Bool {
    guard case .name = chain.root, depth < 8, let first = chain.links.first(where: { $0.name != "self" }) else {
      return false
    }
    if first.name == "XCUIApplication" {
      return first.arguments?.first.map { $0.label == "bundleIdentifier" || $0.label == "url" } ?? false
    }
    if let local = scope.locals[first.name] {
      guard case .chain(let value)? = local.value else { return false }
      return isOfSystem(value, in: scope.without(first.name), depth: depth + 1)
    }
    if let owner = scope.type {
      for (_, member) in symbols.members(named: first.name, of: owner) {
        guard case .property(let property) = member.declaration, let value = property.value ?? property.getter?.result,
          case .chain(let chain) = value
        else { continue }
        let inner = Scope(file: member.file, type: owner, member: property.name)
        return isOfSystem(chain, in: inner, depth: depth + 1)
      }
    }
    for (file, property) in symbols.properties[first.name] ?? [] {
      guard case .chain(let value)? = property.value else { continue }
      return isOfSystem(value, in: Scope(file: file, type: nil, member: property.name), depth: depth + 1)
    }
    // A static property: `Springboard.app`, `XCUIApplication.springboard`.
    if first.name.isCapitalised, chain.links.count > 1,
      let type = symbols.type(named: first.name, in: nil, file: scope.file)
    {
      for (_, member) in symbols.members(named: chain.links[1].name, of: type) {
        guard case .property(let property) = member.declaration,
          case .chain(let value)? = property.value ?? property.getter?.result
        else { continue }
        return isOfSystem(value, in: Scope(file: member.file, type: type, member: property.name), depth: depth + 1)
      }
    }
    return false
  }

  /// Whether a name that XCUITest has for a query is one at its place: not where the suite declares something else of the
  /// name that the code means there.
  func mayBeQuery(_ name: String, at index: Int, of chain: Chain, in scope: Scope) -> Bool {
    if index == 0 || index == 1 && chain.links[0].name == "self" {
      if index == 0, scope.locals[name] != nil { return false }
      guard case .name = chain.root else { return true }
      guard let owner = scope.type else { return false }
      return symbols.members(named: name, of: owner).isEmpty
    }
    guard case .name = chain.root, let owner = type(of: chain.links[..<index], in: scope) else { return true }
    return symbols.members(named: name, of: owner).isEmpty
  }

  /// The suite's own type that a path is of, where its declarations say so.
  func type(of links: ArraySlice<Link>, in scope: Scope) -> SymbolTable.TypeID? {
    guard let first = links.first else { return scope.type }
    var current: SymbolTable.TypeID?
    if first.name == "self" || first.name == "Self" {
      current = scope.type
    } else if first.name.isCapitalised {
      current = symbols.type(named: first.name, in: scope.type, file: scope.file)
    } else if let local = scope.locals[first.name] {
      current = local.type.flatMap { symbols.type(named: $0.name, in: scope.type, file: scope.file) }
      if current == nil, case .chain(let value)? = local.value, value.links.first?.name != first.name {
        current = type(of: value.links[...], in: scope.without(first.name))
      }
    } else if let owner = scope.type {
      current = memberType(first, of: owner)
    }
    for link in links.dropFirst() {
      guard let owner = current, link.name != "init" else { continue }
      current = memberType(link, of: owner)
    }
    return current
  }

  private func memberType(_ link: Link, of owner: SymbolTable.TypeID) -> SymbolTable.TypeID? {
    for (owner, member) in symbols.members(named: link.name, of: owner) {
      switch member.declaration {
      case .property(let property):
        if let type = property.type { return symbols.type(named: type.name, in: owner, file: member.file) }
        if case .chain(let value)? = property.value, let head = value.head {
          return symbols.type(named: head.name, in: owner, file: member.file)
        }
      case .function(let function):
        guard let result = function.result else { return nil }
        return result.name == "Self" ? owner : symbols.type(named: result.name, in: owner, file: member.file)
      case .enumCase: return owner
      }
    }
    return nil
  }
}

extension Block {
  /// What a body gives that is nothing but an expression, or a `return` at its end.
  var result: Expression? {
    switch statements.last {
    case .return(let value, _)?: value
    case .expression(let value, _)? where statements.count == 1: value
    default: nil
    }
  }
}
