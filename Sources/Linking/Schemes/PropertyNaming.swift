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

  /// What the loops give, and the call by which they go on into the view. `outer` is the scope of the function that holds
  /// them.
  func identifier(
    by loops: MirrorLoops, in outer: Scope, of reader: SymbolTable.Code
  ) -> (outcome: Outcome, again: (arguments: [Argument], scope: Scope)?) {
    var values: [Value] = []
    var again: (arguments: [Argument], scope: Scope)?
    for loop in loops.found {
      var scope = outer
      for case .binding(let binding) in loop.before { scope.declare(binding) }
      switch loop.variables.count {
      case 1:
        scope.locals[loop.variables[0]] = Scope.Local(
          origin: .closureParameter, argument: .list([.text(label), child]))
      case 2:
        scope.locals[loop.variables[0]] = Scope.Local(origin: .closureParameter, argument: .text(label))
        scope.locals[loop.variables[1]] = Scope.Local(origin: .closureParameter, argument: child)
      default: return (.unclear, nil)
      }
      var walk = NamingWalk(naming: self, variables: loop.variables, reader: reader)
      walk.look(in: loop.body, &scope)
      if walk.isUnclear { return (.unclear, nil) }
      values += walk.values
      again = again ?? walk.again
    }
    guard !values.isEmpty else { return (.none, nil) }
    let value = values.joinedAlternatives()
    return (value.isResolved ? .given(value) : .unclear, again)
  }

  private var child: Value { .unresolved("a stored property, looked into at run time") }

  /// Whether a cast of the property's view succeeds; nil where that is not known.
  func isA(_ type: TypeName) -> Bool? {
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
