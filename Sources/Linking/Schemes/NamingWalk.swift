import Findings
import Inventory
import Taxonomy

/// The way of one stored property's view through the body of a loop over a mirror's children, and through the functions
/// that the loop passes the view to.
struct NamingWalk {
  let naming: PropertyNaming
  /// What stands for the child: one name, or its label's and its value's.
  let variables: [String]
  /// The function that holds the loop.
  let reader: SymbolTable.Code
  private(set) var values: [Value] = []
  private(set) var isUnclear = false
  /// The call that goes on into the view.
  private(set) var again: (arguments: [Argument], scope: Scope)?
  /// The names under which the code reaches the view.
  private var views: Set<String> = []
  /// The variables that are given a value behind their declaration.
  private var changed: Set<String> = []
  /// The names of mirrors of the view.
  private var mirrors: Set<String> = []
  private var evaluator: Evaluator { naming.evaluator }
  private let depth: Int

  init(naming: PropertyNaming, variables: [String], reader: SymbolTable.Code) {
    self.naming = naming
    self.variables = variables
    self.reader = reader
    depth = 0
    if variables.count == 2 { views = [variables[1]] }
  }

  /// The way through a function that the view is passed to.
  private init(inside walk: NamingWalk, views: Set<String>) {
    naming = walk.naming
    variables = []
    reader = walk.reader
    depth = walk.depth + 1
    self.views = views
  }

  /// Looks at the statements; false where the way ends for this property.
  @discardableResult
  mutating func look(in block: Block, _ scope: inout Scope) -> Bool {
    for statement in block.statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          if isChild(value), !take(binding.name, castTo: binding.type) { return false }
          if isView(value) { views.insert(binding.name) }
          if isMirrorOfView(value) { mirrors.insert(binding.name) }
        }
        scope.declare(binding)
        // Its changes are followed here, each on the way that is taken.
        scope.locals[binding.name]?.changes = Changes()
      case .assignment(let target, let value, _): assign(value, to: target, &scope)
      case .branches(let branches): look(in: branches, &scope)
      case .expression(.chain(let chain), _): call(chain, scope)
      default: break
      }
    }
    return true
  }

  private mutating func assign(_ value: Expression, to target: Chain, _ scope: inout Scope) {
    guard case .name = target.root, let first = target.links.first else { return }
    if target.links.count == 2, target.links[1].name == "accessibilityIdentifier" {
      if views.contains(first.name) { values.append(evaluator.value(of: value, in: scope)) }
    } else if target.links.count == 1, scope.locals[first.name] != nil {
      if isView(value) {
        views.insert(first.name)
      } else {
        let value = evaluator.value(of: value, in: scope)
        scope.locals[first.name]?.argument = value
        changed.insert(first.name)
      }
    }
  }

  private mutating func look(in branches: Branches, _ scope: inout Scope) {
    // A `guard`'s way out says nothing that the names which it binds do not.
    guard branches.kind != .detour else { return }
    for (index, alternative) in branches.alternatives.enumerated() {
      var isChosen = false
      for bound in alternative.bound {
        guard let value = bound.value ?? branches.subject else { continue }
        if bound.cast != nil, isChild(value) {
          let isA = bound.cast.flatMap(naming.isA)
          if isA == false { break }
          isChosen = isA == true
          isUnclear = isUnclear || isA == nil
          views.insert(bound.name)
        } else if isView(value) {
          views.insert(bound.name)
        }
      }
      if alternative.bound.contains(where: { isOther($0, of: branches) }) { continue }
      let taken = evaluator.isTaken(alternative, of: branches, in: scope, depth: 0)
      if taken == false { continue }
      var inner = scope.entering(index, of: branches, file: evaluator.file(scope))
      look(in: alternative.body, &inner)
      keep(inner, in: &scope, isCertain: isChosen || taken == true)
      if isChosen { return }
    }
  }

  /// Whether a cast says that the alternative is for other views.
  private func isOther(_ bound: Branches.Bound, of branches: Branches) -> Bool {
    guard let cast = bound.cast, let value = bound.value ?? branches.subject, isChild(value) else { return false }
    return naming.isA(cast) == false
  }

  /// Takes over what an alternative has given to variables around it.
  private func keep(_ inner: Scope, in scope: inout Scope, isCertain: Bool) {
    for name in changed {
      guard scope.locals[name] != nil, let value = inner.locals[name]?.argument else { continue }
      let before = evaluator.value(of: .chain(Chain(name: name)), in: scope)
      scope.locals[name]?.argument = isCertain ? value : [before, value].joinedAlternatives()
    }
  }

  /// A call that passes the view on, or goes on into it.
  private mutating func call(_ chain: Chain, _ scope: Scope) {
    guard let last = chain.links.last, last.isCall, let arguments = last.arguments, let owner = scope.type,
      chain.links.count == 1 || chain.links.count == 2 && chain.links[0].name == "self"
    else { return }
    if last.name == reader.member.name, reader.function?.accepts(arguments) == true,
      arguments.contains(where: { isMirror($0.value) || isMirrorOfView($0.value) })
    {
      again = (arguments, scope)
      return
    }
    guard depth < 3, arguments.contains(where: { isView($0.value) }) else { return }
    for (declaring, member) in evaluator.symbols.members(named: last.name, of: owner, taking: arguments) {
      guard case .function(let function) = member.declaration, function.accepts(arguments), let body = function.body
      else { continue }
      let passed = function.matched(with: arguments).filter { isView($0.argument.value) }.map(\.parameter.name)
      var inner = Scope(file: member.file, type: owner, member: function.name)
      inner.runtimeClass = scope.runtimeClass
      evaluator.bind(function, of: declaring, file: member.file, to: arguments, from: scope, in: &inner, depth: 0)
      var walk = NamingWalk(inside: self, views: Set(passed))
      walk.look(in: body, &inner)
      values += walk.values
      isUnclear = isUnclear || walk.isUnclear
      return
    }
  }

  private mutating func take(_ name: String, castTo type: TypeName?) -> Bool {
    switch type.map(naming.isA) {
    case .some(.some(false)): return false
    case .some(.none): isUnclear = true
    default: break
    }
    views.insert(name)
    return true
  }

  // MARK: What expressions are

  /// `child.value`, or the value of a pair.
  private func isChild(_ expression: Expression) -> Bool {
    guard let path = expression.path else { return false }
    switch variables.count {
    case 1: return path == [variables[0], "value"]
    case 2: return path == [variables[1]]
    default: return false
    }
  }

  private func isView(_ expression: Expression) -> Bool {
    guard let path = expression.path, path.count == 1 else { return false }
    return views.contains(path[0])
  }

  private func isMirror(_ expression: Expression) -> Bool {
    guard let path = expression.path, path.count == 1 else { return false }
    return mirrors.contains(path[0])
  }

  private func isMirrorOfView(_ expression: Expression) -> Bool {
    guard case .chain(let chain) = expression, chain.links.count == 1, chain.links[0].name == "Mirror",
      let view = chain.links[0].arguments?.first?.value
    else { return false }
    return isView(view) || isChild(view)
  }
}

extension Chain {
  /// A bare name.
  fileprivate init(name: String) {
    self.init(
      root: .name, links: [Link(name: name, position: .start, arguments: nil, end: .start)],
      range: SourceRange(.start, .start))
  }
}
