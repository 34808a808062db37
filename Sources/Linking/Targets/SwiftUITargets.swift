import Findings
import Inventory

/// Says what an identifier on a SwiftUI chain lands on.
struct SwiftUITargets: Sendable {
  let evaluator: Evaluator
  var symbols: SymbolTable { evaluator.symbols }

  /// How many views, members and branches are followed into each other: more than code has, and an end to cycles.
  private static let deepest = 40

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  /// What the modifier at `index` of a chain lands on.
  func target(of chain: Chain, upTo index: Int, in scope: Scope) -> Assignment.Target {
    target(of: chain, upTo: index, in: Frame(scope))
  }

  func target(of chain: Chain, upTo index: Int, in frame: Frame) -> Assignment.Target {
    target(of: chain, upTo: index, in: frame, depth: 0)
  }

  private func target(of chain: Chain, upTo index: Int, in frame: Frame, depth: Int) -> Assignment.Target {
    guard depth < Self.deepest else { return .unknown }
    guard let head = head(of: chain, in: frame), head.index < index else {
      switch chain.root {
      case .value(let inner): return target(of: inner, modifiedBy: chain.links[..<index], in: frame, depth: depth + 1)
      // A modifier of the app's own that stands at the beginning of its body modifies what it is called on.
      case .name where chain.links[..<index].allSatisfy { $0.name == "self" }:
        return frame.parameters["self"].map { target(of: $0.expression, in: $0.frame, depth: depth + 1) } ?? .unknown
      default: return .unknown
      }
    }
    let own = { target(of: head.meaning, in: frame, depth: depth) }
    return modified(own, by: chain.links[(head.index + 1)..<index]) {
      var budget = Self.mostViews
      return contents(of: head.meaning, in: frame, depth: depth + 1, &budget)
    }
  }

  /// What an identifier on the view lands on.
  func target(of expression: Expression, in frame: Frame, depth: Int = 0) -> Assignment.Target {
    target(of: expression, modifiedBy: [], in: frame, depth: depth)
  }

  private func target(
    of expression: Expression, modifiedBy links: ArraySlice<Link>, in frame: Frame, depth: Int
  ) -> Assignment.Target {
    guard depth < Self.deepest else { return .unknown }
    let own: () -> Assignment.Target = {
      switch expression {
      case .chain(let chain): target(of: chain, upTo: chain.links.count, in: frame, depth: depth + 1)
      case .branches(let branches): target(ofBody: Block([.branches(branches)]), in: frame, depth: depth + 1)
      case .ternary(_, let first, let second, _):
        [first, second].map { target(of: $0, in: frame, depth: depth + 1) }.theOne ?? .unknown
      default: .unknown
      }
    }
    return modified(own, by: links) {
      var budget = Self.mostViews
      return contents(of: expression, in: frame, depth: depth + 1, &budget)
    }
  }

  /// What becomes of a view's target under the modifiers in front of the identifier.
  private func modified(
    _ own: () -> Assignment.Target, by modifiers: ArraySlice<Link>, contents: () -> Contents
  ) -> Assignment.Target {
    switch modifiers.accessibilityChildren {
    case "contain": return .element(.other)
    case "ignore": return .element(modifiers.trait ?? .other)
    // The element that they are combined into takes over what the one control among them is.
    case "combine": return (modifiers.trait ?? contents().onlyControl).map { .element($0) } ?? .unknown
    default: break
    }
    let own = own()
    // A picker is a button, unless it has another style.
    if case .element(.button) = own, let type = modifiers.lazy.compactMap(\.pickerType).first { return .element(type) }
    guard let trait = modifiers.trait, case .element = own else { return own }
    return .element(trait)
  }

  func target(of meaning: Meaning, in frame: Frame, depth: Int) -> Assignment.Target {
    switch meaning {
    case .component(let type, let body, let inner):
      let root = target(ofBody: body, in: inner, depth: depth + 1)
      if case .element = root { return root }
      return .container(symbols.types[type].simpleName)
    case .construct(let construct, let name, _):
      switch construct.node {
      case .leaf(let type), .platform(let type): return .element(type)
      case .transparent: return .container(name.withoutModule)
      case .nodeless: return .none
      }
    case .body(let block, let inner): return target(ofBody: block, in: inner, depth: depth + 1)
    case .view(let expression, let inner): return target(of: expression, in: inner, depth: depth + 1)
    case .unknown: return .unknown
    }
  }

  /// What a body's one view is; several, or a choice of different ones, are a container or unclear.
  private func target(ofBody block: Block, in outer: Frame, depth: Int) -> Assignment.Target {
    guard depth < Self.deepest else { return .unknown }
    var frame = outer
    var found: [Assignment.Target] = []
    for statement in block.statements {
      switch statement {
      case .binding(let binding): frame.scope.declare(binding)
      case .expression(let expression, _), .return(let expression, _):
        guard expression.mayHoldViews else { continue }
        found.append(target(of: expression, in: frame, depth: depth))
      case .branches(let branches):
        for (body, inner) in evaluator.taken(of: branches, in: frame).bodies {
          found.append(target(ofBody: body, in: inner, depth: depth + 1))
        }
      default: break
      }
    }
    // What shows nothing says nothing.
    return found.filter { $0 != .none }.theOne ?? (found.isEmpty || found.contains { $0 != .none } ? .unknown : .none)
  }
}

extension [Assignment.Target] {
  /// The one that all of them are.
  var theOne: Assignment.Target? {
    guard let first, allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension ArraySlice<Link> {
  /// What the outermost `.accessibilityElement(children:)` of the modifiers does with the children.
  var accessibilityChildren: String? { last { $0.accessibilityChildren != nil }?.accessibilityChildren }

  /// The element type that the outermost trait of the modifiers makes.
  var trait: ElementType? { last { $0.typeTrait != nil }?.typeTrait }
}
