import Inventory

/// The elements that a view shows, as far as source tells.
struct Contents: Sendable {
  private(set) var types: Set<ElementType> = []
  private(set) var controls: Set<ElementType> = []
  /// Whether there may be more.
  private(set) var isPartial = false
  /// The controls that are there whatever run time decides.
  private var sureControls: Set<ElementType> = []

  static let none = Contents()
  static let unknown = Contents(isPartial: true)

  init(isPartial: Bool = false) { self.isPartial = isPartial }

  init(_ type: ElementType, isControl: Bool) {
    types = [type]
    if isControl { (controls, sureControls) = (types, types) }
  }

  /// What is shown where run time takes one of several ways.
  init(oneOf ways: [Contents]) {
    self = ways.reduce(.none, +)
    for way in ways { sureControls.formIntersection(way.sureControls) }
  }

  static func + (first: Contents, second: Contents) -> Contents {
    var sum = first
    sum.types.formUnion(second.types)
    sum.controls.formUnion(second.controls)
    sum.isPartial = first.isPartial || second.isPartial
    sum.sureControls.formUnion(second.sureControls)
    return sum
  }

  /// The type of the controls, where there are some, and all of one.
  var onlyControl: ElementType? { controls.count == 1 && sureControls == controls ? controls.first : nil }

  /// The type of all elements, where it is one.
  var onlyType: ElementType? { types.count == 1 && !isPartial ? types.first : nil }
}

extension SwiftUITargets {
  /// How many views one look at contents may lead through.
  static let mostViews = 600
  private static let deepest = 80

  func contents(of meaning: Meaning, in frame: Frame, depth: Int, _ budget: inout Int) -> Contents {
    switch meaning {
    case .component(_, let body, let inner), .body(let body, let inner):
      return contents(of: body, in: inner, depth: depth + 1, &budget)
    case .construct(let construct, let name, let link):
      switch construct.node {
      case .leaf(let type): return Contents(type, isControl: construct.isControl)
      case .nodeless: return .none
      case .transparent, .platform:
        return contents(of: construct, name, link, in: frame, depth: depth + 1, &budget)
      }
    case .view(let expression, let inner): return contents(of: expression, in: inner, depth: depth + 1, &budget)
    case .unknown: return .unknown
    }
  }

  private func contents(
    of construct: SwiftUIConstruct, _ name: String, _ link: Link, in frame: Frame, depth: Int, _ budget: inout Int
  ) -> Contents {
    let arguments = link.arguments ?? []
    var all = Contents.none
    for argument in arguments {
      guard construct.role(of: argument, among: arguments, of: name) == .content else { continue }
      guard case .closure(let closure) = argument.value else {
        if argument.label == "content" || argument.label == "header" || argument.label == "footer" {
          all = all + contents(of: argument.value, in: frame, depth: depth + 1, &budget)
        }
        continue
      }
      var inner = frame
      inner.scope = frame.scope.entering(closure)
      guard SwiftUIConstruct.repeating.contains(name), let data = arguments.first, !data.isTrailing,
        let elements = elements(of: data.value, in: frame)
      else {
        all = all + contents(of: closure.body, in: inner, depth: depth + 1, &budget)
        continue
      }
      let variable = elements.isCounted ? closure.parameters.last : closure.parameters.first ?? "$0"
      for element in elements.values {
        if let variable { inner.bind(variable, to: element, evaluator) }
        all = all + contents(of: closure.body, in: inner, depth: depth + 1, &budget)
      }
    }
    return all
  }

  /// The elements of a list that is written out somewhere, and whether they come with their positions.
  private func elements(
    of data: Expression, in frame: Frame
  ) -> (values: [Passed], isCounted: Bool)? {
    let (data, isCounted) = data.withoutOrder
    guard let list = evaluator.construction(of: data, in: frame), case .array(let values) = list.expression else {
      return nil
    }
    let declared = data.path.flatMap { path in path.last.flatMap { frame.scope.locals[$0]?.type } }
    let expected = declared.flatMap {
      Scope.Expectation(type: $0, owner: frame.scope.type, file: frame.scope.file).element
    }
    let elements = values.map { value in
      var inner = list.frame
      inner.scope.expected = expected
      return Passed(expression: value, frame: inner)
    }
    return (elements, isCounted)
  }

  func contents(of expression: Expression, in frame: Frame, depth: Int, _ budget: inout Int) -> Contents {
    budget -= 1
    guard depth < Self.deepest, budget > 0 else { return .unknown }
    switch expression {
    case .chain(let chain): return contents(of: chain, in: frame, depth: depth, &budget)
    case .closure(let closure):
      var inner = frame
      inner.scope = frame.scope.entering(closure)
      return contents(of: closure.body, in: inner, depth: depth + 1, &budget)
    case .branches(let branches):
      return contents(of: Block([.branches(branches)]), in: frame, depth: depth + 1, &budget)
    case .ternary(_, let first, let second, _):
      return contents(of: first, in: frame, depth: depth + 1, &budget)
        + contents(of: second, in: frame, depth: depth + 1, &budget)
    case .nilLiteral: return .none
    default: return .unknown
    }
  }

  private func contents(of chain: Chain, in frame: Frame, depth: Int, _ budget: inout Int) -> Contents {
    guard let head = head(of: chain, in: frame) else {
      guard case .value(let root) = chain.root else { return .unknown }
      return contents(of: root, in: frame, depth: depth + 1, &budget)
    }
    let modifiers = chain.links[(head.index + 1)...]
    if modifiers.contains(where: \.hides) { return .none }
    // What is made one element by hand counts as what an identifier on it lands on.
    if modifiers.contains(where: { ["contain", "ignore", "combine"].contains($0.accessibilityChildren) }) {
      guard case .element(let type) = target(of: .chain(chain), in: frame, depth: depth + 1) else { return .unknown }
      return Contents(type, isControl: [.button, .link, .switch].contains(type))
    }
    var all = contents(of: head.meaning, in: frame, depth: depth + 1, &budget)
    if let trait = modifiers.trait, all.onlyType != nil { all = Contents(trait, isControl: true) }
    for modifier in modifiers where ["overlay", "background"].contains(modifier.name) {
      for argument in modifier.arguments ?? [] where argument.isTrailing || argument.label == nil {
        guard argument.value.mayLeadToViews else { continue }
        let over = contents(of: argument.value, in: frame, depth: depth + 1, &budget)
        // A style or a colour is no view.
        all = all + (over.isPartial && !argument.isTrailing ? .none : over)
      }
    }
    return all
  }

  private func contents(of block: Block, in outer: Frame, depth: Int, _ budget: inout Int) -> Contents {
    guard depth < Self.deepest, budget > 0 else { return .unknown }
    var frame = outer
    var all = Contents.none
    for statement in block.statements {
      switch statement {
      case .binding(let binding): frame.scope.declare(binding)
      case .expression(let expression, _), .return(let expression, _):
        all = all + contents(of: expression, in: frame, depth: depth + 1, &budget)
      case .branches(let branches):
        let (bodies, isCertain) = evaluator.taken(of: branches, in: frame)
        var ways = bodies.map { contents(of: $0.body, in: $0.frame, depth: depth + 1, &budget) }
        if !isCertain { ways.append(.none) }
        all = all + Contents(oneOf: ways)
      default: break
      }
    }
    return all
  }
}

extension Frame {
  /// Makes a closure's parameter stand for an expression.
  fileprivate mutating func bind(_ name: String, to passed: Passed, _ evaluator: Evaluator) {
    var local = Scope.Local(origin: .parameter)
    local.argument = evaluator.value(of: passed.expression, in: passed.frame.scope)
    scope.locals[name] = local
    parameters[name] = passed
  }
}
