import Findings
import Inventory
import Taxonomy

/// The app's own views, and the members that a body is put together from.
extension OutlineReader {
  func component(_ id: SymbolTable.TypeID, _ link: Link, _ standing: Standing) -> ViewNode.Component {
    let use = evaluator.place(of: link, file: standing.scope.file)
    let told = tell(id, link, use, standing)
    let isTold = !request.key.isUntold && told.value != nil || standing.scope.environment?.values.isEmpty == false
    let uses = isTold ? request.key.uses + [use] : []
    let facts = components[id]
    let decisions = decisions(of: id, facts, link, standing)
    return ViewNode.Component(
      id: id,
      bodies: facts.bodies.map { member in
        var scope = standing.scope.outlining(member, of: id)
        scope.selfValue = decisions.told(to: told.value, of: id, reading: carriers.read[id])
        var key = Outline.Key(member, uses: uses, scope)
        key.decisions = decisions
        key.isUntold = request.key.isUntold
        return Outline.Request(
          key, member, in: scope, toldBy: isTold ? use : nil,
          omission: told.omission, isLeftOut: told.isLeftOut)
      },
      wrapped: facts.wrapped.map { facts.maySecureEntry && link.asksForSecureEntry ? .secureTextField : $0 },
      passed: passed(by: link, toComponent: id, facts, standing),
      isPlatformContainer: facts.isPlatformContainer)
  }

  /// What a call tells a component for the properties that carry identifiers.
  private func tell(
    _ id: SymbolTable.TypeID, _ link: Link, _ use: Place, _ standing: Standing
  ) -> (value: Value?, omission: Omission?, isLeftOut: Bool) {
    let carrying = carriers.properties(of: id, in: symbols)
    let parts = components[id].isStruct ? carriers.read[id] ?? [] : []
    guard carrying != nil || !parts.isEmpty else { return (nil, nil, standing.isLeftOut) }
    guard !request.key.isUntold else {
      let open = Dictionary(uniqueKeysWithValues: (carrying ?? []).map { ($0, Value.untold) })
      return (carrying.map { _ in .instance(id, open) }, nil, standing.isLeftOut)
    }
    let given = evaluator.properties(of: id, givenBy: link.arguments ?? [], in: standing.scope, depth: 0)
    let told = given.filter { name, value in
      // A case that is not known may be any.
      carrying?.contains(name) == true && (value.isResolved || !symbols.mayBeAnyCase(.property(id, name)))
        || parts.contains(name) && value.isExactText && isText(name, of: id)
    }
    guard let carrying else { return (told.isEmpty ? nil : .instance(id, told), nil, standing.isLeftOut) }
    let value = Value.instance(id, told)
    // What is passed and comes to nothing is not left out here, but maybe further out.
    let empty = carrying.sorted().filter { given[$0]?.isNothing == true && Slot.namesIdentifier($0) }
    let passed = Set((link.arguments ?? []).compactMap(\.label))
    var omission = request.omission
    if let omitted = empty.first(where: { !passed.contains($0) }), omission == nil {
      omission = self.omission(of: omitted, id, by: link, standing)
    } else if empty.isEmpty {
      omission = nil
    }
    return (value, omission, standing.isLeftOut && request.omission != nil)
  }

  /// What to read of a member that is called or named here.
  func memberRequest(
    _ member: SymbolTable.Member, of owner: SymbolTable.TypeID?, at link: Link, _ standing: Standing
  ) -> Outline.Request {
    var scope = standing.scope.outlining(member, of: owner)
    // A member of the same component knows what the component was told.
    if case .instance(let type, _)? = standing.scope.selfValue,
      type == owner || owner.map({ symbols.types[type].lineage.contains($0) }) ?? true
    {
      scope.selfValue = standing.scope.selfValue
    }
    var uses = scope.selfValue == nil ? [] : request.key.uses
    let use = evaluator.place(of: link, file: standing.scope.file)
    // A function that takes an identifier is told it by each of its calls.
    let isTold = carriers.functions.contains(member.key) && !request.key.isUntold
    if isTold { uses = request.key.uses + [use] }
    var key = Outline.Key(member, uses: uses, scope)
    if let owner, let type = request.scope.type, symbols.types[type].lineage.contains(owner) {
      key.decisions = request.key.decisions
    }
    key.isUntold = request.key.isUntold
    if case .function(let function) = member.declaration {
      scope.declare(function.parameters)
      // Else all calls share one outline.
      if let arguments = link.arguments, isTold || function.parameters.contains(where: \.isText) {
        key.call = use
        evaluator.bind(
          function, of: owner, file: member.file, to: arguments, from: standing.scope, in: &scope, depth: 0)
      }
    }
    return Outline.Request(
      key, member, in: scope, toldBy: isTold ? use : nil,
      omission: scope.selfValue == nil ? nil : request.omission, isLeftOut: standing.isLeftOut)
  }

  // MARK: Content

  /// The views that a call of a component passes on, by the properties that hold them.
  private func passed(
    by link: Link, toComponent id: SymbolTable.TypeID, _ facts: ComponentFacts, _ standing: Standing
  ) -> ViewNode.Passed {
    guard let arguments = link.arguments, arguments.contains(where: \.isShown) else { return ViewNode.Passed() }
    let initialiser = evaluator.fitting(facts.initialisers, of: id, arguments, in: standing.scope).first?.fact
    return passed(by: link, to: initialiser, of: id, unlabelled: facts.contentProperty, standing)
  }

  /// The views that a call of a function passes on, by its parameters.
  func passed(by link: Link, to member: SymbolTable.Member?, _ standing: Standing) -> ViewNode.Passed {
    guard case .function(let function)? = member?.declaration else {
      return ViewNode.Passed(rest: nodes(inArgumentsOf: link, standing))
    }
    return passed(by: link, to: function, of: nil, unlabelled: nil, standing)
  }

  private func passed(
    by link: Link, to function: FunctionFact?, of owner: SymbolTable.TypeID?, unlabelled: String?, _ standing: Standing
  ) -> ViewNode.Passed {
    let arguments = link.arguments ?? []
    let parameters = Dictionary(
      function?.matched(with: arguments).map { ($0.argument.position, $0.parameter) } ?? [],
      uniquingKeysWith: { first, _ in first })
    var passed = ViewNode.Passed()
    for argument in arguments where argument.isShown {
      let parameter = parameters[argument.position]
      let name =
        parameter.map { function?.body?.property(keeping: $0.name) ?? $0.name } ?? argument.label
        ?? (argument.isTrailing ? unlabelled : nil)
      var isAction = parameter?.type.map { $0.isOfAction || $0.isOfValue } == true
      if parameter == nil, case .closure = argument.value, let name, let owner {
        isAction = propertyType(named: name, of: owner)?.isOfAction == true
      }
      var inner = isAction ? standing.acting : standing
      // What the component was passed itself, handed on to another one that shows it.
      if let name, let owner, symbols.holdsContent(name, in: owner),
        passedContent(argument.value, in: standing.scope) != nil
      {
        inner.makesViews = true
      }
      let nodes = nodes(of: argument, inner)
      guard !nodes.isEmpty else { continue }
      if let name { passed.slots[name, default: []] += nodes } else { passed.rest += nodes }
    }
    return passed
  }
}

extension OutlineReader {
  /// Whether the property is a plain text, and no key that is looked up somewhere.
  private func isText(_ name: String, of id: SymbolTable.TypeID) -> Bool {
    guard case .property(let property)? = symbols.types[id].members[name]?.first?.declaration else { return false }
    if let type = property.type { return type.name == "String" }
    if case .string? = property.value { return true }
    return false
  }

  private func propertyType(named name: String, of id: SymbolTable.TypeID) -> TypeName? {
    guard case .property(let property)? = symbols.types[id].members[name]?.first?.declaration else { return nil }
    return property.type
  }
}

extension TypeName {
  /// Whether it is one of those that views are told how to look with.
  var isOfValue: Bool { Self.values.contains(name) }

  private static let values: Set<String> = [
    "Alignment", "Animation", "Bool", "CGFloat", "CGSize", "Color", "Double", "EdgeInsets", "Font", "Int", "String",
    "UIColor", "UIFont", "UUID",
  ]

  /// Whether it is that of a function which gives no view: `() -> Void`, `(Bool) async -> String`.
  var isOfAction: Bool {
    guard name == "()", let result = arguments.first else { return false }
    return ["()", "Void", "Bool", "Int", "String"].contains(result.name)
  }
}

extension Block {
  /// The property that an initialiser keeps a parameter in: `inner` of `inner = content()`, of `inner = AnyView(content)`.
  fileprivate func property(keeping parameter: String) -> String? {
    for case .assignment(let target, let value, _) in statements where value.unerased == parameter {
      return target.links.last?.name
    }
    return nil
  }
}

extension Expression {
  /// The name that it is, also where its type is erased.
  fileprivate var unerased: String? {
    guard case .chain(let chain) = self, case .name = chain.root, chain.links.count == 1 else { return nil }
    let link = chain.links[0]
    guard link.name.withoutModule == "AnyView", let arguments = link.arguments else { return link.name }
    return arguments.count == 1 ? arguments[0].value.unerased : nil
  }
}

extension FunctionFact.Parameter {
  /// Whether a view may show it as its text.
  fileprivate var isText: Bool {
    ["String", "LocalizedStringKey", "LocalizedStringResource", "Text"].contains(type?.name)
  }
}

extension Outline.Key {
  init(_ member: SymbolTable.Member, uses: [Place], _ scope: Scope) {
    self.init(member: member.key, uses: uses)
    environment = scope.environment?.values.mapValues { $0.texts ?? [] } ?? [:]
    isEnvironmentWhole = scope.environment?.isWhole ?? false
  }
}

extension Scope {
  /// The scope at the beginning of a member's outline, which a view that stands here shows.
  func outlining(_ member: SymbolTable.Member, of owner: SymbolTable.TypeID?) -> Scope {
    var inner = Scope(file: member.file, type: owner, member: member.name)
    inner.body = member.position
    inner.environment = environment
    return inner
  }
}

extension SymbolTable {
  /// The members that are the body of a view, a modifier or a style: several where the compiler takes one of them.
  func bodies(of id: TypeID) -> [Member] {
    guard viewRole(of: id) != .representable, let body = viewBody(of: id) else { return [] }
    return (types[bodyOwner(of: id)].members[body.member] ?? []).filter { $0.file == body.file }
  }

  /// The type of the UIKit view that a representable makes; nil where the view is none.
  func wrappedType(of id: TypeID) -> ElementType? {
    guard viewRole(of: id) == .representable else { return nil }
    guard let (make, file) = maker(of: id), make.name == "makeUIView" else { return .other }
    let type = UIKitTypes(symbols: self).result(of: make, owner: id, file: file)?.construct?.type ?? .other
    return type == .textField && make.body?.securesEntry == true ? .secureTextField : type
  }

  /// Whether a representable makes or changes a text field that what it is told may make a secure one.
  func maySecureEntry(of id: TypeID) -> Bool {
    let assignment = NameSet.hash("isSecureTextEntry", .assignment)
    return [maker(of: id), updater(of: id)].contains { $0?.function.names.mayContain(hash: assignment) == true }
  }
}

extension Value {
  /// Whether it is one text, of which nothing is left to run time.
  fileprivate var isExactText: Bool {
    if case .texts(let texts, _) = self { texts.count == 1 && texts[0].isExact } else { false }
  }
}

extension Block {
  /// Whether it makes a text field a secure one, whatever it is told: `field.isSecureTextEntry = true`.
  fileprivate var securesEntry: Bool {
    statements.contains { statement in
      if case .assignment(let target, .boolean(true), _) = statement {
        target.links.last?.name == "isSecureTextEntry"
      } else {
        false
      }
    }
  }
}

extension Link {
  /// Whether it is passed `isSecureTextEntry: true`, by itself or in something that is made for it.
  fileprivate var asksForSecureEntry: Bool { asksForSecureEntry(depth: 0) }

  private func asksForSecureEntry(depth: Int) -> Bool {
    guard depth < 3 else { return false }
    return (arguments ?? []).contains { argument in
      if argument.label == "isSecureTextEntry" { return argument.value == .boolean(true) }
      guard case .chain(let made) = argument.value, made.links.count == 1 else { return false }
      return made.links[0].asksForSecureEntry(depth: depth + 1)
    }
  }
}
