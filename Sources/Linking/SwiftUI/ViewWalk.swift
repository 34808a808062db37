import Findings
import Inventory
import Taxonomy

/// Walks the views of the app from the roots of its screens down, through components, members and modifiers, and lists
/// the elements on the way.
struct ViewWalk {
  let evaluator: Evaluator
  let carriers: Carriers
  let symbols: SymbolTable
  /// The names of the screens, by their types.
  let screenNames: [SymbolTable.TypeID: String]
  /// Views that other code shows.
  private let shown: Set<SymbolTable.TypeID>
  private let environment: EnvironmentScheme
  var elements: [Element] = []
  /// Which screens showed a type.
  var screensShowing: [SymbolTable.TypeID: [String]] = [:]
  var elementIndex: [ElementKey: Int] = [:]
  /// Members that were walked, for whichever screen.
  var reached: Set<MemberKey> = []
  /// Members that were walked for the screen at hand.
  var visited: Set<VisitKey> = []

  struct ElementKey: Hashable {
    var screen: String?
    var file: String
    var position: Position
    /// The calls that brought the components which are told their identifiers by their calls, outermost first.
    var uses: [Place]
    /// The call that gives the component, and so the element, its identifier.
    var namingUse: Place?
  }

  struct MemberKey: Hashable {
    var file: Int
    var position: Position
  }

  /// What of a member's surroundings decides what its elements become: each is walked once for each.
  struct VisitKey: Hashable {
    var member: MemberKey
    var isNamed: Bool
    var isMerged: Bool
    var isCombined: Bool
    var isHidden: Bool
    var isRepeated: Bool
    /// The calls that the identifiers come from, and the one that the inherited identifier comes from.
    var uses: [Place]
    var namingUse: Place?
    /// What the environment holds.
    var environment: [String: [IdentifierText]]

    init(_ member: MemberKey, _ surroundings: Surroundings) {
      self.member = member
      isNamed = surroundings.inherited != nil
      isMerged = surroundings.isMerged
      isCombined = surroundings.isCombined
      isHidden = surroundings.isHidden
      isRepeated = surroundings.scope.repetition != nil
      uses = surroundings.tellingUses
      namingUse = surroundings.inherited == nil ? nil : surroundings.namingUse
      environment = surroundings.scope.environment?.values.mapValues { $0.texts ?? [] } ?? [:]
    }
  }

  /// What surrounds a view.
  struct Surroundings {
    var scope: Scope
    var screen: String?
    /// An identifier from further out that reaches this view.
    var inherited: GivenIdentifier?
    /// Whether the view becomes a part of another element.
    var isMerged = false
    /// Whether an element around it takes everything below: `.accessibilityElement(children: .combine)`.
    var isCombined = false
    var isHidden = false
    /// Whether the view is all that the screen shows: a tap on it is meant for no element.
    var isWholeScreen = false
    /// The call that brought the component at hand to the screen.
    var use: Place?
    /// The outermost call that leaves out the identifier which its component takes.
    var omission: Omission?
    /// Whether the identifier that is left out would have come to this view.
    var isLeftOut = false
    /// The calls that tell components their identifiers, outermost first.
    var tellingUses: [Place] = []
    /// The call that gives a component the identifier which is inherited here.
    var namingUse: Place?
    var component: String?
    /// How many members and components were entered on the way here.
    var depth = 0
  }

  static let deepest = 60

  /// How often a member is walked for one screen; components that show each other twice double their ways at each level.
  private static let mostVisits = 256
  private var visits: [MemberKey: Int] = [:]

  init(
    _ evaluator: Evaluator, carriers: Carriers, screenNames: [SymbolTable.TypeID: String],
    shown: Set<SymbolTable.TypeID>, environment: EnvironmentScheme
  ) {
    self.evaluator = evaluator
    self.shown = shown
    self.environment = environment
    self.carriers = carriers
    symbols = evaluator.symbols
    self.screenNames = screenNames
  }

  // MARK: From the top

  /// The walk that has been to these screens as well.
  func walking(_ screens: ArraySlice<SymbolTable.TypeID>) -> ViewWalk {
    var walk = self
    for id in screens { walk.walkScreen(id) }
    return walk
  }

  /// Whether the member is walked in these surroundings: for the first time, and not too often.
  mutating func mayEnter(_ member: MemberKey, _ surroundings: Surroundings) -> Bool {
    guard visits[member, default: 0] < Self.mostVisits,
      visited.insert(VisitKey(member, surroundings)).inserted
    else { return false }
    visits[member, default: 0] += 1
    return true
  }

  /// Takes over what a walk of other screens found, in the order of the screens.
  mutating func add(_ other: ViewWalk) {
    // Screens of one name are one to whoever reads the report.
    for (key, index) in other.elementIndex.sorted(by: { $0.value < $1.value }) { add(other.elements[index], for: key) }
    screensShowing.merge(other.screensShowing) { $0 + $1 }
    reached.formUnion(other.reached)
  }

  /// Lists the elements of one screen.
  mutating func walkScreen(_ id: SymbolTable.TypeID) {
    visited = []
    visits = [:]
    let screen = screenNames[id]
    screensShowing[id, default: []].append(screen ?? "")
    var surroundings = Surroundings(scope: Scope(file: symbols.types[id].file, type: id, member: "body"))
    surroundings.screen = screen
    surroundings.isWholeScreen = true
    surroundings.scope.environment = environment.atRoot(isShown: shown.contains(id))
    enterBody(of: id, surroundings)
  }

  /// Lists what no screen led to: members that only other code calls, and views that nothing shows. `previews` are
  /// views that are no part of the app.
  mutating func walkRest(except previews: Set<SymbolTable.TypeID>) {
    let views = symbols.viewCode(with: evaluator.carriers)
    let wanted = symbols.code(using: views)
    let unused = symbols.codeForNothing(among: wanted)
    for code in wanted where !unused.contains(code.member.identity) {
      guard symbols.files[code.member.file].traces.contains(.swiftUI) else { continue }
      if let owner = code.owner {
        if !previews.contains(owner) { walkRest(code.member, of: owner) }
      } else if case .function(let function) = code.member.declaration, let body = function.body,
        reached.insert(MemberKey(file: code.member.file, position: function.position)).inserted
      {
        var scope = Scope(file: code.member.file, type: nil, member: function.name)
        scope.declare(function.parameters)
        walk(body, Surroundings(scope: scope))
      }
    }
  }

  mutating func walkRest(_ member: SymbolTable.Member, of id: SymbolTable.TypeID) {
    guard reached.insert(MemberKey(file: member.file, position: member.position)).inserted else { return }
    visited = []
    visits = [:]
    var surroundings = Surroundings(scope: Scope(file: member.file, type: id, member: member.name))
    surroundings.screen = screensShowing[id]?.first
    if screenNames[id] == nil { surroundings.component = symbols.types[id].name }
    switch member.declaration {
    case .property(let property):
      if let value = property.value { view(value, surroundings) }
      if let getter = property.getter { walk(getter, surroundings) }
      for observer in property.observers { walk(observer, surroundings) }
    case .function(let function):
      surroundings.scope.declare(function.parameters)
      if let body = function.body { walk(body, surroundings) }
    default: break
    }
  }

  // MARK: Statements and expressions

  mutating func walk(_ block: Block, _ outer: Surroundings) {
    var surroundings = outer
    surroundings.scope.declareFunctions(of: block)
    for statement in block.statements {
      switch statement {
      case .binding(let binding):
        surroundings.scope.declare(binding)
        // A view kept in a variable is looked at where the variable is used.
        if let value = binding.value, !value.isChain { view(value, surroundings) }
      case .assignment(_, let value, _): view(value, surroundings)
      case .expression(let expression, _), .return(let expression, _): view(expression, surroundings)
      case .branches(let branches):
        walk(branches, surroundings)
        surroundings.scope.pass(branches, file: evaluator.file(surroundings.scope))
      case .loop(let variables, let sequence, let body, let position):
        var inner = surroundings
        let place = evaluator.place(position, file: surroundings.scope.file)
        inner.scope = surroundings.scope.entering(loopAt: place, variables: variables, over: sequence)
        walk(body, inner)
      case .function(let function):
        surroundings.scope.declare(function, in: block)
        var inner = surroundings
        inner.scope = surroundings.scope.entering(function)
        if let body = function.body { walk(body, inner) }
      }
    }
  }

  mutating func walk(_ branches: Branches, _ surroundings: Surroundings) {
    let shown = alternatives(of: branches, surroundings.scope)
    for index in branches.alternatives.indices where shown?.contains(index) ?? true {
      var inner = surroundings
      // `if let accessibilityID { … } else { … }`: both sides are there for the same control.
      if let argument = surroundings.omission?.argument,
        branches.alternatives.contains(where: { $0.condition.contains(argument) })
      {
        inner.isLeftOut = true
      }
      inner.scope = surroundings.scope.entering(index, of: branches, file: evaluator.file(surroundings.scope))
      walk(branches.alternatives[index].body, inner)
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

  mutating func view(_ expression: Expression, _ surroundings: Surroundings) {
    switch expression {
    case .chain(let chain): view(chain, surroundings)
    case .closure(let closure):
      var inner = surroundings
      inner.scope = surroundings.scope.entering(closure)
      walk(closure.body, inner)
    case .ternary(let condition, let first, let second, let position):
      for (index, side) in [first, second].enumerated() {
        var inner = surroundings
        let place = evaluator.place(position, file: surroundings.scope.file)
        inner.scope.branches.append(Branch(place: place, alternative: index))
        inner.scope.condition = index == 0 ? condition : "else"
        view(side, inner)
      }
    case .branches(let branches): walk(branches, surroundings)
    case .array(let values), .tuple(let values):
      for value in values { view(value, surroundings) }
    // `Text("a") + Text("b")` is one text.
    case .binary("+", let left, _): view(left, surroundings)
    case .binary(_, let left, let right):
      view(left, surroundings)
      view(right, surroundings)
    default: break
    }
  }
}
