import Findings
import Inventory
import Taxonomy

/// What the loops over a mirror's children give to the view that one stored property holds.
struct PropertyNaming {
  let evaluator: Evaluator
  /// The class whose property it is; the object that is looked into is one of this very class.
  let owner: SymbolTable.TypeID
  let reference: UIKitTypes.ClassReference
  /// What the mirror calls the property.
  let label: String

  enum Outcome {
    case given(Value)
    case none
    /// The loop does something with its children that is not understood.
    case unclear
  }

  func identifier(by loops: MirrorLoops, in code: SymbolTable.Code) -> Outcome {
    guard !loops.found.isEmpty else { return .unclear }
    var values: [Value] = []
    for loop in loops.found {
      var scope = Scope(file: code.member.file, type: owner, member: code.member.name)
      scope.runtimeClass = owner
      if case .function(let function) = code.member.declaration { scope.declare(function.parameters) }
      for case .binding(let binding) in loop.before { scope.declare(binding) }
      switch loop.variables.count {
      case 1:
        scope.locals[loop.variables[0]] = Scope.Local(
          origin: .closureParameter, argument: .list([.text(label), child]))
      case 2:
        scope.locals[loop.variables[0]] = Scope.Local(origin: .closureParameter, argument: .text(label))
        scope.locals[loop.variables[1]] = Scope.Local(origin: .closureParameter, argument: child)
      default: return .unclear
      }
      var walk = Walk(naming: self, variables: loop.variables)
      walk.look(in: loop.body, scope)
      if walk.isUnclear { return .unclear }
      values += walk.values
    }
    guard !values.isEmpty else { return .none }
    let value = values.joinedAlternatives()
    return value.isResolved ? .given(value) : .unclear
  }

  private var child: Value { .unresolved("a stored property, looked into at run time") }

  /// Whether a cast of the property's view succeeds; nil where that is not known.
  fileprivate func isA(_ type: TypeName) -> Bool? {
    let symbols = evaluator.symbols
    let name = type.name.withoutQualification
    if name == reference.uiKitName || name == reference.name || name == "UIAccessibilityIdentification" { return true }
    if let id = reference.id {
      let ancestors = symbols.ancestorNames(of: symbols.types[id].name, in: nil, file: symbols.types[id].file)
      if ancestors.contains(name) { return true }
      if let cast = symbols.type(named: type.name, in: owner, file: symbols.types[owner].file) {
        if symbols.types[id].lineage.contains(cast) { return true }
        // An object of the property's class may be one of a subclass.
        if symbols.types[cast].lineage.contains(id) { return nil }
      }
    }
    let isItem = ["UIBarButtonItem", "UITabBarItem"].contains(reference.uiKitName)
    let isView = !isItem && reference.uiKitName != "UIAlertAction"
    switch name {
    case "UIView": return isView
    case "UIBarItem": return isItem
    case "UIControl": return isView && reference.construct?.isControl == true && reference.uiKitName != "UISearchBar"
    case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(reference.uiKitName)
    default: return UIKitClass.table[name] == nil ? nil : false
    }
  }
}

/// The way through the body of one loop.
private struct Walk {
  let naming: PropertyNaming
  let variables: [String]
  private(set) var values: [Value] = []
  private(set) var isUnclear = false
  /// The names under which the loop reaches the view.
  private var views: Set<String> = []

  init(naming: PropertyNaming, variables: [String]) {
    self.naming = naming
    self.variables = variables
    if variables.count == 2 { views = [variables[1]] }
  }

  /// Looks at the statements; false where the way ends for this property.
  @discardableResult
  mutating func look(in block: Block, _ outer: Scope) -> Bool {
    var scope = outer
    for statement in block.statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value, isChild(value) {
          switch binding.type.map(naming.isA) {
          case .some(.some(false)): return false
          case .some(.none): isUnclear = true
          default: views.insert(binding.name)
          }
        }
        scope.declare(binding)
      case .assignment(let target, let value, _):
        guard target.links.last?.name == "accessibilityIdentifier", target.links.count == 2,
          views.contains(target.links[0].name)
        else { continue }
        values.append(naming.evaluator.value(of: value, in: scope))
      case .branches(let branches): look(in: branches, scope)
      default: break
      }
    }
    return true
  }

  private mutating func look(in branches: Branches, _ scope: Scope) {
    // A `guard`'s way out says nothing that the names which it binds do not.
    guard branches.kind != .detour else { return }
    for (index, alternative) in branches.alternatives.enumerated() {
      var isChosen = false
      if let bound = alternative.bound.first(where: { $0.cast != nil }), let cast = bound.cast,
        let value = bound.value ?? branches.subject, isChild(value)
      {
        switch naming.isA(cast) {
        case false?: continue
        case true?: isChosen = true
        case nil: isUnclear = true
        }
        views.insert(bound.name)
      }
      let inner = scope.entering(index, of: branches, file: naming.evaluator.file(scope))
      look(in: alternative.body, inner)
      if isChosen { return }
    }
  }

  /// `child.value`, or the value of a pair.
  private func isChild(_ expression: Expression) -> Bool {
    guard let path = expression.path else { return false }
    return variables.count == 1 ? path == [variables[0], "value"] : path == [variables[1]]
  }
}
