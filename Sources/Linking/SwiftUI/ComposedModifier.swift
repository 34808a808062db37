import Findings
import Inventory

/// What one of the app's own modifiers does by what its body does: itself, or by other modifiers that it is put together
/// from.
extension Evaluator {
  private static let deepestComposition = 8
  private static let mostLinks = 8

  /// The identifier that a function of the app's passes on to the view that it modifies.
  func carried(
    by function: FunctionFact, file: Int, owner: SymbolTable.TypeID?, at link: Link, in scope: Scope
  ) -> GivenIdentifier? {
    guard let body = function.body, tellingModifiers.contains(function.name) else { return nil }
    let isDirect = body.givesIdentifier(to: nil)
    let chain = body.chain.flatMap { $0.links.count < Self.mostLinks ? $0 : nil }
    guard isDirect || chain != nil else { return nil }
    var inner = Scope(file: file, type: owner, member: function.name)
    inner.environment = scope.environment
    bind(function, of: owner, file: file, to: link.arguments ?? [], from: scope, in: &inner, depth: 0)
    if isDirect { return given(by: body, to: nil, at: link, of: scope, in: inner) }
    return chain.flatMap { given(by: $0, at: link, of: scope, in: inner) }
  }

  /// The identifier that a modifier type passes on to the view that it is applied to.
  func carried(by modifier: AppliedModifier, at link: Link, in scope: Scope) -> GivenIdentifier? {
    if modifier.body.givesIdentifier(to: nil) {
      return given(
        by: modifier.body, to: nil, at: link, of: scope, in: self.scope(inside: modifier, appliedIn: scope))
    }
    guard let composition = modifier.body.composition, composition.links.count < Self.mostLinks,
      composition.links[0].name == ViewNode.modifiedContent,
      composition.links.contains(where: { isOwn($0, in: modifier.file) })
    else { return nil }
    return given(by: composition, at: link, of: scope, in: self.scope(inside: modifier, appliedIn: scope))
  }

  /// What the modifiers of a chain give, as what the modifier at `link` gives.
  private func given(
    by chain: Chain, at link: Link, of caller: Scope, in scope: Scope
  ) -> GivenIdentifier? {
    let key = Memo.Key(file: scope.file, position: chain.range.start)
    guard caller.trail?.contains(key) != true else { return nil }
    var inner = scope
    inner.trail = Trail(key, in: caller.trail)
    guard let inside = effects(of: chain.links[...], in: inner).identifier else { return nil }
    var given = GivenIdentifier(
      identifier: inside.identifier, place: place(of: link, file: caller.file), way: inside.way)
    given.isConditional = inside.isConditional
    return given
  }

  /// Whether a link may be one of the app's own modifiers.
  private func isOwn(_ link: Link, in file: Int) -> Bool {
    guard link.isCall else { return false }
    return link.name == "modifier" || !symbols.modifiers(named: link.name, in: file).isEmpty
      || carriers.names.contains(link.name)
  }

  /// What the modifiers that one of the app's own is put together from say of the view that it stands on: what `read` gives
  /// for the outermost that says anything. Its body is nothing but a chain on the view:
  /// `content.accessibilityElement(children: .contain).accessibilityIdentifier(id)`.
  func said<Said: Equatable>(
    by link: Link, _ own: OwnModifier?, in scope: Scope, depth: Int = 0, read: (Link) -> Said?
  ) -> Said? {
    guard depth < Self.deepestComposition else { return nil }
    if let own, tellingModifiers.contains(own.fact.name) {
      let passed = own.fact.passed(by: link.arguments ?? [])
      if let found = said(inside: own.fact.body, passed, file: own.file, type: own.owner, depth, read) { return found }
    }
    return appliedModifier(by: link, in: scope).flatMap { modifier in
      let passed = modifier.arguments.compactMap { argument in argument.label.map { ($0, argument.value) } }
      return said(
        inside: modifier.body, Dictionary(passed, uniquingKeysWith: { first, _ in first }), file: modifier.file,
        type: modifier.type, depth, read)
    }
  }

  /// What the chain says that a body is, or all sides of its choice alike: `if #available(iOS 17, *) { … } else { … }`.
  private func said<Said: Equatable>(
    inside body: Block?, _ passed: [String: Expression], file: Int, type: SymbolTable.TypeID?, _ depth: Int,
    _ read: (Link) -> Said?
  ) -> Said? {
    guard let body else { return nil }
    if body.statements.count == 1, case .branches(let branches) = body.statements[0], branches.isExhaustive {
      let said = branches.alternatives.compactMap { alternative in
        self.said(by: alternative.body, passed, file: file, type: type, depth, read)
      }
      guard let first = said.first, said.count == branches.alternatives.count else { return nil }
      return said.allSatisfy { $0 == first } ? first : nil
    }
    return said(by: body, passed, file: file, type: type, depth, read)
  }

  private func said<Said: Equatable>(
    by body: Block, _ passed: [String: Expression], file: Int, type: SymbolTable.TypeID?, _ depth: Int,
    _ read: (Link) -> Said?
  ) -> Said? {
    guard let chain = body.composition else { return nil }
    let links = passed.isEmpty ? chain.links : chain.links.map { $0.passing(passed) }
    for link in links.reversed() { if let found = read(link) { return found } }
    guard links.count < Self.mostLinks else { return nil }
    let scope = Scope(file: file, type: type, member: "")
    for link in links.reversed() where isOwn(link, in: file) {
      let own = ownModifier(link, in: scope)
      if let found = said(by: link, own, in: scope, depth: depth + 1, read: read) { return found }
    }
    return nil
  }
}

extension FunctionFact {
  /// What a call passes for the parameters, or leaves to their defaults.
  fileprivate func passed(by arguments: [Argument]) -> [String: Expression] {
    guard !parameters.isEmpty else { return [:] }
    var passed: [String: Expression] = [:]
    for parameter in parameters { passed[parameter.name] = parameter.defaultValue }
    for (parameter, argument) in matched(with: arguments) { passed[parameter.name] = argument.value }
    return passed
  }
}

extension Link {
  private static let deepest = 3

  /// The same call with what is passed for parameters in place of their names.
  fileprivate func passing(_ passed: [String: Expression], depth: Int = 0) -> Link {
    guard depth < Self.deepest, let arguments else { return self }
    var link = self
    link.arguments = arguments.map { argument in
      var argument = argument
      if let name = argument.value.ownName, let value = passed[name] {
        argument.value = value
      } else if case .chain(var chain) = argument.value {
        chain.links = chain.links.map { $0.passing(passed, depth: depth + 1) }
        argument.value = .chain(chain)
      }
      return argument
    }
    return link
  }
}

extension Block {
  /// The chain that a modifier's body is, where it is nothing else.
  fileprivate var chain: Chain? {
    guard statements.count == 1 else { return nil }
    switch statements[0] {
    case .expression(.chain(let chain), _), .return(.chain(let chain), _): return chain
    default: return nil
    }
  }

  /// The same, where it modifies the view that the modifier stands on: `content.tagged(id)`, or `modifier(Tagged(id: id))`.
  fileprivate var composition: Chain? {
    guard let chain, case .name = chain.root, let first = chain.links.first, !first.name.isCapitalised else {
      return nil
    }
    return chain
  }
}
