import Findings
import Inventory

/// Says what an identifier on a SwiftUI chain lands on.
struct SwiftUITargets: Sendable {
  let evaluator: Evaluator
  private var symbols: SymbolTable { evaluator.symbols }

  private static let deepest = 12

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  /// What the modifier at `index` of a chain lands on.
  func target(of chain: Chain, upTo index: Int, in scope: Scope) -> Assignment.Target {
    guard let head = chain.viewHead, head.index < index else {
      if case .value(let inner) = chain.root { return target(ofRoot: inner, in: scope, depth: 0) }
      return .unknown
    }
    let before = chain.links[(head.index + 1)..<index]
    let trait = before.trait
    switch before.accessibilityChildren {
    case "contain": return .element(.other)
    case "ignore": return .element(trait ?? .other)
    case "combine": return trait.map { .element($0) } ?? .unknown
    default: break
    }
    let own = target(ofHead: head.name, chain.links[head.index], in: scope, depth: 0)
    guard let trait, case .element = own else { return own }
    return .element(trait)
  }

  private func target(ofHead name: String, _ link: Link, in scope: Scope, depth: Int) -> Assignment.Target {
    guard depth < Self.deepest else { return .unknown }
    if link.isCall, let id = symbols.type(named: name, in: scope.type, file: scope.file),
      symbols.types[id].kind != .extension
    {
      guard let role = symbols.viewRole(of: id), role == .view, let body = symbols.viewBody(of: id) else {
        return .unknown
      }
      let inner = Scope(file: body.file, type: id, member: "body")
      let root = target(ofBody: body.block, in: inner, depth: depth + 1)
      if case .element = root { return root }
      return .container(symbols.types[id].simpleName)
    }
    // A constant of the type is one as well: `Color.clear`, `Image.logo`.
    if let construct = SwiftUIConstruct.table[name.withoutModule] {
      switch construct.node {
      case .leaf(let type), .platform(let type): return .element(type)
      case .transparent: return .container(name.withoutModule)
      case .nodeless: return .none
      }
    }
    let bare = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    if let local = scope.locals[bare] {
      guard case .variable = local.origin, let value = local.value else { return .unknown }
      return target(ofRoot: value, in: scope.without(bare), depth: depth + 1)
    }
    if let owner = scope.type {
      for (owner, member) in symbols.members(named: bare, of: owner) where member.makesView {
        let inner = Scope(file: member.file, type: owner, member: member.name)
        switch member.declaration {
        case .property(let property):
          if let getter = property.getter { return target(ofBody: getter, in: inner, depth: depth + 1) }
        case .function(let function):
          if let body = function.body { return target(ofBody: body, in: inner, depth: depth + 1) }
        default: break
        }
      }
    }
    return .unknown
  }

  private func target(ofRoot expression: Expression, in scope: Scope, depth: Int) -> Assignment.Target {
    guard case .chain(let chain) = expression else { return .unknown }
    if case .value(let inner) = chain.root { return target(ofRoot: inner, in: scope, depth: depth + 1) }
    guard let head = chain.viewHead else { return .unknown }
    let modifiers = chain.links[(head.index + 1)...]
    if modifiers.accessibilityChildren == "contain" { return .element(.other) }
    let own = target(ofHead: head.name, chain.links[head.index], in: scope, depth: depth + 1)
    guard let trait = modifiers.trait, case .element = own else { return own }
    return .element(trait)
  }

  /// What a body's one view is; several, or a choice of different ones, are a container or unclear.
  private func target(ofBody block: Block, in scope: Scope, depth: Int) -> Assignment.Target {
    guard depth < Self.deepest else { return .unknown }
    var scope = scope
    var found: [Assignment.Target] = []
    for statement in block.statements {
      switch statement {
      case .binding(let binding): scope.declare(binding)
      case .expression(let expression, _), .return(let expression, _):
        guard case .chain = expression else { continue }
        found.append(target(ofRoot: expression, in: scope, depth: depth))
      case .branches(let branches):
        for index in branches.alternatives.indices {
          let inner = scope.entering(index, of: branches, file: evaluator.file(scope))
          found.append(target(ofBody: branches.alternatives[index].body, in: inner, depth: depth + 1))
        }
      default: break
      }
    }
    guard let first = found.first else { return .unknown }
    return found.allSatisfy { $0 == first } ? first : .unknown
  }
}

extension ArraySlice<Link> {
  /// What the outermost `.accessibilityElement(children:)` of the modifiers does with the children.
  fileprivate var accessibilityChildren: String? { last { $0.accessibilityChildren != nil }?.accessibilityChildren }

  /// The element type that the outermost trait of the modifiers makes.
  fileprivate var trait: ElementType? { last { $0.typeTrait != nil }?.typeTrait }
}
