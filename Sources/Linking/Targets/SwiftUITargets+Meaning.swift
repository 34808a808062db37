import Findings
import Inventory

extension SwiftUITargets {
  /// What the head of a chain means as a view.
  enum Meaning {
    /// A view of the app's own: its body, in the object that the call makes.
    case component(SymbolTable.TypeID, Block, Frame)
    /// One of SwiftUI's own.
    case construct(SwiftUIConstruct, String, Link)
    /// What a member or a closure shows.
    case body(Block, Frame)
    case view(Expression, Frame)
    case unknown
  }

  /// What a chain's view is, with the index of its link; what follows are modifiers.
  func head(of chain: Chain, in frame: Frame) -> (meaning: Meaning, index: Int)? {
    guard let head = chain.viewHead else { return nil }
    if let body = bodyOfOtherObject(at: head.index, of: chain, in: frame) { return (body, head.index + 1) }
    return (meaning(of: head.name, chain.links[head.index], in: frame), head.index)
  }

  /// What a method of another object shows: `factory.header(for: .login)`.
  private func bodyOfOtherObject(at index: Int, of chain: Chain, in frame: Frame) -> Meaning? {
    let object = chain.links[index]
    guard chain.links.indices.contains(index + 1), object.arguments == nil, !object.name.isCapitalised else {
      return nil
    }
    let method = chain.links[index + 1]
    guard let arguments = method.arguments, symbols.viewMembers.contains(method.name),
      case .instance(let type, let known) = evaluator.value(
        of: .chain(Chain(root: .name, links: Array(chain.links[...index]), range: chain.range)), in: frame.scope)
    else { return nil }
    for (owner, member) in symbols.members(named: method.name, of: type) where member.makesView {
      guard case .function(let function) = member.declaration, let body = function.body, function.accepts(arguments)
      else { continue }
      var inner = evaluator.frame(
        calling: function, of: owner, file: member.file, with: arguments, from: frame)
      inner.scope.selfValue = .instance(type, known)
      return .body(body, inner)
    }
    return nil
  }

  func meaning(of name: String, _ link: Link, in frame: Frame) -> Meaning {
    let scope = frame.scope
    if link.isCall, let id = symbols.type(named: name, in: scope.type, file: scope.file),
      symbols.types[id].kind != .extension
    {
      guard symbols.viewRole(of: id) == .view, let body = symbols.viewBody(of: id) else { return .unknown }
      let inner = Scope(file: body.file, type: id, member: "body")
      return .component(
        id, body.block, evaluator.frame(making: id, with: link.arguments ?? [], from: frame, in: inner))
    }
    // A constant of the type is one as well: `Color.clear`, `Image.logo`.
    if let construct = SwiftUIConstruct.table[name.withoutModule] { return .construct(construct, name, link) }
    let bare = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    if bare == name, let local = scope.locals[bare] {
      if let payload = local.payload { return shown(evaluator.part(payload, in: frame), by: link) }
      return shown(frame.passed(for: bare), by: link)
    }
    if let passed = frame.properties[bare] { return shown(passed, by: link) }
    for found in scope.type.map({ symbols.members(named: bare, of: $0) }) ?? [] where found.member.makesView {
      if let body = body(of: found.member, found.owner, calledBy: link, in: frame) { return body }
    }
    // `self.padding()` in a modifier of the app's own.
    return name == "self" || bare != name ? shown(frame.parameters["self"], by: link) : .unknown
  }

  /// What another member of the object at hand shows.
  private func body(
    of member: SymbolTable.Member, _ owner: SymbolTable.TypeID, calledBy link: Link, in frame: Frame
  ) -> Meaning? {
    switch member.declaration {
    case .property(let property):
      var inner = frame
      inner.scope = Scope(file: member.file, type: owner, member: property.name)
      inner.scope.selfValue = frame.scope.selfValue
      inner.parameters = [:]
      return property.getter.map { .body($0, inner) }
    case .function(let function):
      guard let body = function.body, function.accepts(link.arguments ?? []) else { return nil }
      var inner = evaluator.frame(
        calling: function, of: owner, file: member.file, with: link.arguments ?? [], on: frame.parameters["self"],
        from: frame)
      inner.properties = frame.properties
      inner.scope.selfValue = frame.scope.selfValue
      return .body(body, inner)
    case .enumCase: return nil
    }
  }

  /// What is passed or kept, as a view.
  private func shown(_ passed: Passed?, by link: Link) -> Meaning {
    guard let passed else { return .unknown }
    if case .closure(let closure) = passed.expression {
      var inner = passed.frame
      inner.scope = passed.frame.scope.entering(closure)
      return .body(closure.body, inner)
    }
    // A closure that is passed on is called in the end: `leading()`, where `leading` is another name for it.
    if link.isCall, let path = passed.expression.path, path.count == 1 {
      return passed.frame.passed(for: path[0]).map { shown($0, by: link) } ?? .unknown
    }
    return .view(passed.expression, passed.frame)
  }
}

extension Evaluator {
  /// The bodies of the alternatives that a view may show, each with its frame, and whether it surely shows one of them.
  func taken(of branches: Branches, in frame: Frame) -> (bodies: [(body: Block, frame: Frame)], isCertain: Bool) {
    var bodies: [(Block, Frame)] = []
    let (alternatives, isCertain) = taken(of: branches, in: frame.scope, depth: 0)
    for taken in alternatives {
      let alternative = branches.alternatives[taken.alternative]
      let isTaken = holds(alternative, in: frame)
      if isTaken == false { continue }
      var inner = frame
      inner.scope = scope(of: taken, of: branches, in: frame.scope)
      bodies.append((alternative.body, inner))
      if isTaken == true { return (bodies, true) }
    }
    return (bodies, isCertain)
  }

  /// Whether a condition holds that only asks whether something is there: `if let footer`, `if onSelect != nil`.
  private func holds(_ alternative: Branches.Alternative, in frame: Frame) -> Bool? {
    if alternative.conditionCount == 1, alternative.unwraps.count == 1 {
      return isThere(alternative.unwraps[0], in: frame)
    }
    let words = alternative.condition.split(separator: " ")
    guard words.count == 3, words[2] == "nil", words[1] == "!=" || words[1] == "==" else { return nil }
    return isThere(.named(String(words[0])), in: frame).map { $0 == (words[1] == "!=") }
  }

  /// Whether what a name stands for is not nil. A view that a closure makes is there unless that shows nothing.
  private func isThere(_ expression: Expression, in frame: Frame) -> Bool? {
    guard let made = construction(of: expression, in: frame) else { return nil }
    switch made.expression {
    case .closure, .string, .array, .number, .boolean: return true
    case .nilLiteral: return false
    case .chain(let chain):
      guard case .name = chain.root, let first = chain.links.first, first.isCall,
        case .closure(let closure)? = made.frame.passed(for: first.name)?.expression
      else { break }
      return !closure.body.showsNothing
    default: break
    }
    return value(of: expression, in: frame.scope).isNothing ? false : nil
  }
}

extension Block {
  /// `{ EmptyView() }`
  fileprivate var showsNothing: Bool {
    guard statements.count == 1, case .expression(.chain(let chain), _) = statements[0] else {
      return statements.isEmpty
    }
    return chain.links.first?.name == "EmptyView"
  }
}

extension Expression {
  /// A bare name.
  fileprivate static func named(_ name: String) -> Expression {
    let link = Link(name: name, position: .start, arguments: nil, end: .start)
    return .chain(Chain(root: .name, links: [link], range: SourceRange(.start, .start)))
  }
}
