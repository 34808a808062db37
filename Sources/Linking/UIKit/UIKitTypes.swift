import Findings
import Inventory

/// What class an expression has, as far as UIKit is concerned.
struct UIKitTypes: Sendable {
  let symbols: SymbolTable

  /// How many properties, functions and branches are followed to a class: more than code has, and an end to cycles.
  private static let deepest = 8

  /// A class that UIKit or the app declares.
  struct ClassReference: Sendable, Hashable {
    /// The name as the code says it.
    var name: String
    /// The app's own declaration, where it has one.
    var id: SymbolTable.TypeID?
    /// The nearest ancestor (or itself) that UIKit declares.
    var uiKitName: String

    var construct: UIKitClass? { UIKitClass.table[uiKitName] }
    var isViewController: Bool { UIKitClass.viewControllers.contains(uiKitName) }
    var isRepeated: Bool { UIKitClass.repeated.contains(uiKitName) }
  }

  func reference(named name: String, in owner: SymbolTable.TypeID?, file: Int) -> ClassReference? {
    guard symbols.isOfObjects(name) else { return nil }
    let id = symbols.type(named: name, in: owner, file: file)
    if let id, symbols.types[id].kind != .extension {
      guard symbols.types[id].kind == .class else { return nil }
      return reference(to: id)
    }
    let simple = name.withoutQualification
    return UIKitClass.isKnown(simple) ? ClassReference(name: name, id: nil, uiKitName: simple) : nil
  }

  func reference(to id: SymbolTable.TypeID) -> ClassReference? {
    symbols.types[id].uiKitName.map { ClassReference(name: symbols.types[id].name, id: id, uiKitName: $0) }
  }

  /// A call that makes an object.
  struct Construction: Sendable {
    var reference: ClassReference
    /// The class's name, with the arguments of its call.
    var link: Link
    /// The index of the call in its chain.
    var index: Int
  }

  /// The object that a chain constructs: `UIButton(type: .system)`, `UIButton.init()`.
  func constructed(by chain: Chain, in scope: Scope) -> Construction? {
    guard chain.links.first?.name.isCapitalised == true, let head = chain.head, chain.links[head.index].isCall else {
      return nil
    }
    guard let reference = reference(named: head.name, in: scope.type, file: scope.file) else { return nil }
    var link = chain.links[head.index]
    if let id = reference.id, symbols.meansView(head.name, link, thoughNamedLike: id, file: scope.file) { return nil }
    if link.name == "init", head.index > 0 {
      link.name = chain.links[head.index - 1].name
      link.position = chain.links[head.index - 1].position
    }
    return Construction(reference: reference, link: link, index: head.index)
  }

  /// The class of what an expression gives.
  func type(of expression: Expression, in scope: Scope, depth: Int = 0) -> ClassReference? {
    guard depth < Self.deepest else { return nil }
    switch expression {
    case .chain(let chain): return type(of: chain, in: scope, depth: depth)
    case .ternary(_, let first, let second, _), .binary("??", let first, let second):
      return type(of: first, in: scope, depth: depth + 1) ?? type(of: second, in: scope, depth: depth + 1)
    default: return nil
    }
  }

  func type(of chain: Chain, in scope: Scope, depth: Int) -> ClassReference? {
    if let made = constructed(by: chain, in: scope) { return made.reference }
    if case .value(.closure(let closure)) = chain.root, chain.links.first?.name == "" {
      return closure.body.resultType(in: scope, self, depth: depth + 1)
    }
    guard case .name = chain.root else { return nil }
    return type(ofPath: chain.links[...], in: scope, depth: depth)
  }

  func type(ofPath links: ArraySlice<Link>, in scope: Scope, depth: Int = 0) -> ClassReference? {
    guard depth < Self.deepest, let first = links.first else { return nil }
    if let given = handedOut(by: links.last, in: scope) ?? made(by: links, in: scope) { return given }
    var current: ClassReference?
    if first.name == "self" || first.name == "super" {
      current = scope.type.flatMap { reference(to: $0) }
      if links.count > 1, current == nil, let owner = scope.type {
        return type(ofMembers: links.dropFirst(), owner: owner, scope: scope, depth: depth)
      }
    } else if let local = scope.locals[first.name] {
      if let name = local.type { current = reference(named: name.name, in: scope.type, file: scope.file) }
      if current == nil, let value = local.value {
        var outer = scope
        outer.locals[first.name] = nil
        current = type(of: value, in: outer, depth: depth + 1)
      }
    } else if let owner = scope.type {
      return type(ofMembers: links, owner: owner, scope: scope, depth: depth)
    }
    return follow(links.dropFirst(), from: current, scope: scope, depth: depth)
  }

  /// The class of the cell, header or footer that a call hands out: by what it is passed, `dequeue(RowCell.self)`, else by
  /// its name.
  func handedOut(by link: Link?, in scope: Scope) -> ClassReference? {
    guard let link, let arguments = link.arguments,
      let platform = UIKitClass.handedOut(by: link.name, arguments.first?.label)
    else { return nil }
    let named = arguments.lazy.compactMap(\.value.namedClass).first
    return named.flatMap { reference(named: $0, in: scope.type, file: scope.file) }
      ?? ClassReference(name: platform, id: nil, uiKitName: platform)
  }

  private func type(
    ofMembers links: ArraySlice<Link>, owner: SymbolTable.TypeID, scope: Scope, depth: Int
  ) -> ClassReference? {
    guard let first = links.first else { return nil }
    if let found = memberType(first, of: owner, depth: depth) {
      return follow(links.dropFirst(), from: found, scope: scope, depth: depth)
    }
    return uiKitProperty(links.last)
  }

  private func follow(
    _ links: ArraySlice<Link>, from start: ClassReference?, scope: Scope, depth: Int
  ) -> ClassReference? {
    var current = start
    for link in links where !link.name.isEmpty && link.name != Link.subscriptName {
      if let id = current?.id, let next = memberType(link, of: id, depth: depth) {
        current = next
      } else {
        // A fluent call of the app's own gives its receiver back; what UIKit's calls give is not known.
        let isFluent = link.isCall && symbols.functionCount(of: link.name) > 0
        current = uiKitProperty(link) ?? (isFluent ? current : nil)
      }
    }
    return current
  }

  private func uiKitProperty(_ link: Link?) -> ClassReference? {
    guard let link, let uiKitName = UIKitClass.properties[link.name] else { return nil }
    return ClassReference(name: link.name, id: nil, uiKitName: uiKitName)
  }

  /// The class of a property, or of what a function gives.
  private func memberType(_ link: Link, of owner: SymbolTable.TypeID, depth: Int) -> ClassReference? {
    var other: ClassReference?
    for (owner, member) in symbols.members(named: link.name, of: owner, taking: link.arguments) {
      switch member.declaration {
      case .property(let property):
        if let found = type(of: property, owner: owner, file: member.file, depth: depth) { return found }
      case .function(let function) where link.isCall:
        guard let result = function.result, let found = reference(named: result.name, in: owner, file: member.file)
        else { continue }
        // Of several of the name the call's labels tell which one is meant.
        if function.accepts(link.arguments ?? []) { return found }
        other = other ?? found
      default: break
      }
    }
    return other
  }

  /// The class of what a function gives: as it is declared, or of what the function's code returns where that says more.
  func result(of function: FunctionFact, owner: SymbolTable.TypeID?, file: Int) -> ClassReference? {
    let declared = function.result.flatMap { reference(named: $0.name, in: owner, file: file) }
    guard declared == nil || declared?.uiKitName == "UIView" && declared?.id == nil, let body = function.body else {
      return declared
    }
    var scope = Scope(file: file, type: owner, member: function.name)
    scope.body = function.position
    scope.declare(function.parameters)
    return body.resultType(in: scope, self, depth: 0) ?? declared
  }

  func type(of property: PropertyFact, owner: SymbolTable.TypeID?, file: Int, depth: Int = 0) -> ClassReference? {
    if let type = property.type { return reference(named: type.name, in: owner, file: file) }
    guard let value = property.value else { return nil }
    return type(of: value, in: Scope(file: file, type: owner, member: property.name), depth: depth + 1)
  }
}

extension Block {
  /// The class of what a closure returns, by its last `return`.
  fileprivate func resultType(in outer: Scope, _ types: UIKitTypes, depth: Int) -> UIKitTypes.ClassReference? {
    var scope = outer
    for statement in statements {
      switch statement {
      case .binding(let binding): scope.declare(binding)
      case .return(let expression, _): return types.type(of: expression, in: scope, depth: depth)
      case .expression(let expression, _) where statements.count == 1:
        return types.type(of: expression, in: scope, depth: depth)
      default: break
      }
    }
    return nil
  }
}

extension Expression {
  /// The class that a value names: `RowCell` of `RowCell.self`.
  fileprivate var namedClass: String? {
    guard let path, path.count > 1, path.last == "self" else { return nil }
    return path.dropLast().joined(separator: ".")
  }
}
