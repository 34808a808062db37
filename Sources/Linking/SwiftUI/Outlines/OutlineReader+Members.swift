import Inventory

/// The members that names in a body mean.
extension OutlineReader {
  /// The members of the type at hand that a bare name or `self.name` can mean, where they make views.
  func ownMembers(
    _ name: String, calledBy link: Link, in scope: Scope
  ) -> [(owner: SymbolTable.TypeID, member: SymbolTable.Member)]? {
    let found: [(owner: SymbolTable.TypeID, member: SymbolTable.Member)]
    if let type = scope.type, let bare = name.ownName {
      found = symbols.members(named: bare, of: type).filter { makesView($0.member, of: $0.owner) }
    } else {
      found = staticMembers(name, in: scope)
    }
    guard found.count > 1, let arguments = link.arguments else { return found.isEmpty ? nil : found }
    let accepting = fitting(found) { $0.accepts(arguments) }
    return fitting(accepting) { $0.mayTake(arguments) }
  }

  /// Whether a member is code that makes a view: one of SwiftUI's, or one of the app's own.
  private func makesView(_ member: SymbolTable.Member, of owner: SymbolTable.TypeID) -> Bool {
    if member.makesView { return true }
    guard let made = member.madeType, let id = symbols.type(named: made, in: owner, file: member.file) else {
      return false
    }
    return symbols.viewRole(of: id) == .view || symbols.viewRole(of: id) == .representable
  }

  /// Those of the members that fit, where any does.
  private func fitting(
    _ members: [(owner: SymbolTable.TypeID, member: SymbolTable.Member)], _ isFitting: (FunctionFact) -> Bool
  ) -> [(owner: SymbolTable.TypeID, member: SymbolTable.Member)] {
    let fitting = members.filter { member in
      if case .function(let function) = member.member.declaration { isFitting(function) } else { true }
    }
    return fitting.isEmpty ? members : fitting
  }

  /// The static members of another type that a name means, `Rows.make`, where they make views.
  private func staticMembers(
    _ name: String, in scope: Scope
  ) -> [(owner: SymbolTable.TypeID, member: SymbolTable.Member)] {
    guard let dot = name.lastIndex(of: "."), name.isCapitalised,
      let type = symbols.type(named: String(name[..<dot]), in: scope.type, file: scope.file),
      symbols.types[type].kind != .extension, !symbols.types[type].isPreview
    else { return [] }
    return symbols.members(named: String(name[name.index(after: dot)...]), of: type).filter {
      $0.member.isStatic && makesView($0.member, of: $0.owner)
    }
  }

  /// The name and the link of a static member of another type, where a chain begins with one that makes a view.
  func staticHead(of chain: Chain, in scope: Scope) -> (name: String, index: Int)? {
    guard case .name = chain.root, chain.links.count > 1, chain.links[0].name.isCapitalised,
      chain.links[0].arguments == nil, let index = chain.links.firstIndex(where: { !$0.name.isCapitalised }),
      chain.links[..<index].allSatisfy({ $0.arguments == nil })
    else { return nil }
    let name = chain.links[...index].map(\.name).joined(separator: ".")
    return name.hasPrefix("Self.") || staticMembers(name, in: scope).isEmpty ? nil : (name, index)
  }

  /// The property of the view at hand that holds a view which it was passed, where a path is nothing but that: `content`,
  /// `destination()`, also by the name that an `if let` has for it.
  func passedContent(_ value: Expression, in scope: Scope) -> String? {
    guard case .chain(let chain) = value, case .name = chain.root, var link = chain.links.first else { return nil }
    if link.name == "self", chain.links.count == 2 {
      link = chain.links[1]
    } else if chain.links.count != 1 {
      return nil
    }
    guard link.arguments?.isEmpty ?? true, let type = scope.type, symbols.viewRole(of: type) != nil else { return nil }
    if let local = scope.locals[link.name] {
      guard case .bound = local.origin, let held = local.value else { return nil }
      return passedContent(held, in: scope.without(link.name))
    }
    return symbols.holdsContent(link.name, in: type) ? link.name : nil
  }

  /// The name of the stored property of the view at hand that is meant, where it may hold the content passed in.
  func slotName(_ name: String, in scope: Scope) -> String? {
    guard let type = scope.type, symbols.viewRole(of: type) != nil, let bare = name.ownName else { return nil }
    let isStored = symbols.members(named: bare, of: type).contains { found in
      guard case .property(let property) = found.member.declaration else { return false }
      return property.getter == nil && property.value == nil && !property.isStatic
    }
    return isStored ? bare : nil
  }
}

extension SymbolTable.Member {
  fileprivate var isStatic: Bool {
    switch declaration {
    case .property(let property): property.isStatic
    case .function(let function): function.isStatic
    case .enumCase: false
    }
  }
}

extension FunctionFact {
  /// Whether the literals that a call passes may be of the parameters' types.
  fileprivate func mayTake(_ arguments: [Argument]) -> Bool {
    matched(with: arguments).allSatisfy { parameter, argument in
      guard let type = parameter.type?.name, !type.isEmpty else { return true }
      return switch argument.value {
      case .string, .interpolation: !FunctionFact.numbers.contains(type) && type != "Bool"
      case .number: type != "String" && type != "Bool" && type != "LocalizedStringKey"
      case .boolean: type != "String" && !FunctionFact.numbers.contains(type)
      default: true
      }
    }
  }

  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "UInt"]
}

extension String {
  /// The name of a member that is meant by it, `header` of `self.header`; nil for a longer path.
  fileprivate var ownName: String? {
    let bare = hasPrefix("self.") ? String(dropFirst(5)) : self
    return bare.contains(".") ? nil : bare
  }
}

extension SymbolTable.Member {
  /// The name of the type of what its code gives, where it says so or makes one in place.
  var madeType: String? {
    switch declaration {
    case .property(let property):
      if property.getter == nil, property.value == nil { return nil }
      if let type = property.type { return type.name }
      guard case .chain(let chain)? = property.value, let head = chain.viewHead, chain.links[head.index].isCall else {
        return nil
      }
      return head.name
    case .function(let function): return function.body == nil ? nil : function.result?.name
    case .enumCase: return nil
    }
  }
}
