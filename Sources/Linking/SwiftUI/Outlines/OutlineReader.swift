import Findings
import Inventory
import Taxonomy

/// Reads the views that a member puts together out of its statements.
final class OutlineReader {
  let evaluator: Evaluator
  let carriers: Carriers
  /// Views that cannot be read, with those of SwiftUI that they stand for.
  let standIns: [String: String]
  let names: ViewNames
  let components: Components
  let styled: StyledParts
  /// What is asked for.
  let request: Outline.Request
  /// Notes what is left out on the way.
  let leftOut = LeftOut()
  let symbols: SymbolTable

  init(
    evaluator: Evaluator, carriers: Carriers, standIns: [String: String], names: ViewNames, components: Components,
    styled: StyledParts, request: Outline.Request
  ) {
    self.evaluator = evaluator
    self.carriers = carriers
    self.standIns = standIns
    self.names = names
    self.components = components
    self.styled = styled
    self.request = request
    symbols = evaluator.symbols
  }

  /// Where a view stands.
  struct Standing: Sendable {
    var scope: Scope
    /// Whether the identifier that the component takes is left out here.
    var isLeftOut: Bool
    /// Whether the code puts views together: not a tap's action, nor an argument that says how a view looks.
    var makesViews = true

    /// The standing of code that does something.
    var acting: Standing {
      var inner = self
      inner.makesViews = false
      return inner
    }
  }

  func outline() -> Outline {
    let nodes = nodes(of: request.member.declaration, Standing(scope: request.scope, isLeftOut: request.isLeftOut))
    return Outline(nodes, without: leftOut.branches)
  }

  private func nodes(of declaration: SymbolTable.Member.Declaration, _ standing: Standing) -> [ViewNode] {
    switch declaration {
    case .property(let property):
      var nodes = property.value.map { self.nodes(of: $0, standing) } ?? []
      if let getter = property.getter { nodes += self.nodes(of: getter, standing) }
      return nodes
    case .function(let function): return function.body.map { nodes(of: $0, standing) } ?? []
    case .enumCase: return []
    }
  }

  /// The views in what a property's observers do.
  func observed(by property: PropertyFact) -> [ViewNode] {
    property.observers.flatMap { nodes(of: $0, Standing(scope: request.scope, isLeftOut: false, makesViews: false)) }
  }

  // MARK: Statements

  func nodes(of block: Block, _ outer: Standing) -> [ViewNode] {
    var standing = outer
    var nodes: [ViewNode] = []
    standing.scope.declareFunctions(of: block)
    for statement in block.statements {
      switch statement {
      case .binding(let binding):
        standing.scope.declare(binding)
        // A view kept in a variable is looked at where the variable is used.
        if let value = binding.value, !value.isChain { nodes += self.nodes(of: value, standing) }
      case .assignment(_, let value, _): nodes += self.nodes(of: value, standing)
      case .expression(let expression, _), .return(let expression, _): nodes += self.nodes(of: expression, standing)
      case .branches(let branches):
        guard let wayOut = branches.wayOut else {
          nodes += self.nodes(of: branches, standing)
          standing.scope.pass(branches, file: evaluator.file(standing.scope))
          continue
        }
        // `guard let error else { return AnyView(content) }`: what follows is the other way.
        let place = evaluator.place(branches.position, file: standing.scope.file)
        var inner = standing
        inner.scope.branches.append(Branch(place: place, alternative: 0))
        nodes += self.nodes(of: wayOut, inner)
        standing.scope.passGuard(branches)
        standing.scope.branches.append(Branch(place: place, alternative: 1))
      case .loop(let variables, let sequence, let body, let position):
        var inner = standing
        let place = evaluator.place(position, file: standing.scope.file)
        inner.scope = standing.scope.entering(loopAt: place, variables: variables, over: sequence)
        nodes += self.nodes(of: body, inner)
      case .function(let function):
        standing.scope.declare(function, in: block)
        var inner = standing
        inner.scope = standing.scope.entering(function)
        if let body = function.body { nodes += self.nodes(of: body, inner) }
      }
    }
    return nodes
  }

  private func nodes(of branches: Branches, _ standing: Standing) -> [ViewNode] {
    let decided = decided(branches, standing.scope)
    if let decided, branches.kind == .exclusive {
      leftOut.note(branches, all: decided.shown, evaluator, standing.scope)
    }
    let shown = decided?.shown ?? alternatives(of: branches, standing.scope)
    return branches.alternatives.indices.filter { shown?.contains($0) ?? true }.flatMap { index in
      var inner = standing
      // `if let accessibilityID { … } else { … }`: both sides are there for the same control.
      if let argument = request.omission?.argument,
        branches.alternatives.contains(where: { $0.condition.contains(argument) })
      {
        inner.isLeftOut = true
      }
      inner.scope = standing.scope.entering(index, of: branches, file: evaluator.file(standing.scope))
      if decided?.isCertain == true {
        inner.scope.branches = standing.scope.branches
        inner.scope.condition = standing.scope.condition
      }
      return nodes(of: branches.alternatives[index].body, inner)
    }
  }

  /// The alternatives of a choice by a case that the component was told; nil where any may be shown.
  private func alternatives(of branches: Branches, _ scope: Scope) -> [Int]? {
    guard !carriers.enums.isEmpty, let subject = branches.subject else { return nil }
    let cases = evaluator.value(of: subject, in: scope).alternatives
    guard !cases.isEmpty,
      cases.allSatisfy({ if case .enumCase(let element) = $0 { carriers.enums.contains(element.type) } else { false } })
    else { return nil }
    return evaluator.taken(of: branches, in: scope, depth: 0).alternatives.map(\.alternative)
  }

  // MARK: Expressions

  func nodes(of expression: Expression, _ standing: Standing) -> [ViewNode] {
    switch expression {
    case .chain(let chain): return nodes(of: chain, standing)
    case .closure(let closure):
      var inner = standing
      inner.scope = standing.scope.entering(closure)
      return nodes(of: closure.body, inner)
    case .ternary(let condition, let first, let second, let position):
      let place = evaluator.place(position, file: standing.scope.file)
      return [first, second].enumerated().flatMap { index, side in
        var inner = standing
        inner.scope.branches.append(Branch(place: place, alternative: index))
        inner.scope.condition = index == 0 ? condition.text : "else"
        return nodes(of: side, inner)
      }
    case .branches(let branches): return nodes(of: branches, standing)
    case .array(let values), .tuple(let values): return values.flatMap { nodes(of: $0, standing) }
    // `Text("a") + Text("b")` is one text.
    case .binary("+", let left, _): return nodes(of: left, standing)
    // One of the two is shown.
    case .binary("??", let left, let right):
      guard case .chain(let chain) = left else { return nodes(of: left, standing) + nodes(of: right, standing) }
      let place = evaluator.place(chain.range.start, file: standing.scope.file)
      return [left, right].enumerated().flatMap { index, side in
        var inner = standing
        inner.scope.branches.append(Branch(place: place, alternative: index))
        return nodes(of: side, inner)
      }
    case .binary(_, let left, let right): return nodes(of: left, standing) + nodes(of: right, standing)
    default: return []
    }
  }

  /// The views in an argument: what is no closure is one of the app's views or of SwiftUI's, or it is a value.
  func nodes(of argument: Argument, _ standing: Standing) -> [ViewNode] {
    if standing.makesViews, case .closure = argument.value { return nodes(of: argument.value, standing) }
    guard names.mayOccur(in: argument.value, standing.scope.locals) else { return [] }
    let isView = standing.makesViews && passedContent(argument.value, in: standing.scope) != nil
    return nodes(of: argument.value, isView ? standing : standing.acting)
  }

  /// The views in the arguments of a call.
  func nodes(inArgumentsOf link: Link, _ standing: Standing) -> [ViewNode] {
    guard let arguments = link.arguments, !arguments.isEmpty else { return [] }
    return arguments.flatMap { argument in
      let isAction = argument.label.map(SwiftUIConstruct.actions.contains) == true
      return argument.isShown ? nodes(of: argument, isAction ? standing.acting : standing) : []
    }
  }
}

extension Argument {
  /// Whether views may stand in it; a prompt is the field's own text.
  var isShown: Bool { value.mayLeadToViews && label != "prompt" }
}

extension Branches {
  /// What a `guard` does that leaves the body, where it is one.
  fileprivate var wayOut: Block? {
    guard kind == .detour, alternatives.count == 1, alternatives[0].body.alwaysReturns else { return nil }
    return alternatives[0].body
  }
}
