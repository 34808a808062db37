import Findings
import Inventory
import Taxonomy

extension Scope {
  /// The scope inside a member, entered from here: the branches and loops on the way stay.
  func entering(_ member: SymbolTable.Member, of owner: SymbolTable.TypeID?) -> Scope {
    var inner = Scope(file: member.file, type: owner, member: member.name)
    inner.body = member.position
    inner.environment = environment
    inner.branches = branches
    inner.condition = condition
    inner.repetition = repetition
    return inner
  }
}

extension Scope {
  /// The scope inside the body of a view that stands here.
  fileprivate func entering(type: SymbolTable.TypeID, file: Int) -> Scope {
    var inner = Scope(file: file, type: type, member: "body")
    inner.environment = environment
    return inner
  }
}

extension Chain {
  /// The name that the chain's view goes by, and its link: `Button` of `Button("Go") { }.padding()`, `header` of
  /// `header.padding()` and of `self.header`; what follows are modifiers.
  var viewHead: (name: String, index: Int)? {
    guard case .name = root, let first = links.first else { return nil }
    if first.name == "self", links.count > 1 { return ("self." + links[1].name, 1) }
    // A type may have its module or outer types in front, in capitals; a lower-case name is a member.
    guard first.name.isCapitalised, first.arguments == nil else { return (first.name, 0) }
    guard let call = links.firstIndex(where: { $0.arguments != nil }) else { return (first.name, 0) }
    var names = links[...call].map(\.name)
    if names.last == "init" { names.removeLast() }
    // `Color.red.opacity(0.5)`: a constant of a type, and modifiers behind it.
    if names.count > 1, names.last?.first?.isLowercase == true { return (first.name, 0) }
    return (names.joined(separator: "."), call)
  }
}

extension Expression {
  var isChain: Bool { if case .chain = self { true } else { false } }

  /// Whether it is a chain that begins with the name: `configuration.$isOn`.
  func startsWith(_ name: String) -> Bool {
    guard case .chain(let chain) = self, case .name = chain.root else { return false }
    return chain.links.first?.name == name
  }

  /// Whether a view may stand in it: everything but literals.
  var mayHoldViews: Bool {
    switch self {
    case .string, .interpolation, .number, .boolean, .nilLiteral, .keyPath, .other: false
    default: true
    }
  }

  /// Whether a walk can come to views in it: not in `.horizontal`.
  var mayLeadToViews: Bool {
    guard case .chain(let chain) = self, case .implicitMember = chain.root else { return mayHoldViews }
    return chain.links.contains { $0.arguments != nil }
  }
}

extension String {
  /// The name without a module that is known to hold views.
  var withoutModule: String { hasPrefix("SwiftUI.") ? String(dropFirst("SwiftUI.".count)) : self }
}

extension ViewWalk {
  /// An identifier on the content of a control's label, which surfaces on the control.
  func labelIdentifier(
    of link: Link, _ construct: SwiftUIConstruct, _ name: String, _ scope: Scope
  ) -> GivenIdentifier? {
    guard construct.isControl else { return nil }
    for argument in link.arguments ?? [] {
      guard case .label = construct.role(of: argument, among: link.arguments ?? [], of: name) else { continue }
      if name == "Picker", argument.label != "label" { continue }
      if let found = identifier(inside: argument.value, scope, depth: 0) { return found }
    }
    return nil
  }

  private func identifier(inside expression: Expression, _ scope: Scope, depth: Int) -> GivenIdentifier? {
    guard depth < 12 else { return nil }
    switch expression {
    case .closure(let closure): return identifier(inside: closure.body, scope.entering(closure), depth: depth + 1)
    case .chain(let chain):
      let start = chain.viewHead.map { $0.index + 1 } ?? 0
      let effects = evaluator.effects(of: chain.links[start...], in: scope)
      if let identifier = effects.identifier { return identifier }
      for link in chain.links {
        for argument in link.arguments ?? [] where argument.value.mayHoldViews {
          if let found = identifier(inside: argument.value, scope, depth: depth + 1) { return found }
        }
      }
      guard let head = chain.viewHead else { return nil }
      return identifier(ofHead: head.name, chain.links[head.index], scope, depth: depth)
    case .branches(let branches):
      for index in branches.alternatives.indices {
        let inner = scope.entering(index, of: branches, file: evaluator.file(scope))
        if let found = identifier(inside: branches.alternatives[index].body, inner, depth: depth + 1) { return found }
      }
      return nil
    case .ternary(_, let first, let second, _):
      return identifier(inside: first, scope, depth: depth + 1) ?? identifier(inside: second, scope, depth: depth + 1)
    default: return nil
    }
  }

  /// An identifier inside the component or member that a label shows.
  private func identifier(ofHead name: String, _ link: Link, _ scope: Scope, depth: Int) -> GivenIdentifier? {
    if link.isCall, let id = symbols.type(named: name, in: scope.type, file: scope.file),
      let body = symbols.viewBody(of: id)
    {
      return identifier(inside: body.block, scope.entering(type: id, file: body.file), depth: depth + 4)
    }
    guard let type = scope.type else { return nil }
    let bare = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    for (owner, member) in symbols.members(named: bare, of: type) where member.makesView {
      var inner = Scope(file: member.file, type: owner, member: member.name)
      inner.environment = scope.environment
      switch member.declaration {
      case .property(let property): return property.getter.flatMap { identifier(inside: $0, inner, depth: depth + 4) }
      case .function(let function): return function.body.flatMap { identifier(inside: $0, inner, depth: depth + 4) }
      default: break
      }
    }
    return nil
  }

  private func identifier(inside block: Block, _ scope: Scope, depth: Int) -> GivenIdentifier? {
    var scope = scope
    for statement in block.statements {
      switch statement {
      case .binding(let binding): scope.declare(binding)
      case .expression(let expression, _), .return(let expression, _):
        if let found = identifier(inside: expression, scope, depth: depth) { return found }
      case .branches(let branches):
        if let found = identifier(inside: .branches(branches), scope, depth: depth) { return found }
      default: break
      }
    }
    return nil
  }

  /// What a control shows: the text, and what the code calls it where that is something else.
  typealias Label = (text: String, name: String?)

  /// The text that a control shows, where source holds it.
  func label(of link: Link, in scope: Scope) -> Label? {
    let table = link.arguments?.literal(labelled: ["tableName", "table"])
    for argument in link.arguments ?? [] {
      if argument.label.map({ ["title", "label", "verbatim"].contains($0) }) ?? true,
        let label = label(argument.value, isVerbatim: argument.label == "verbatim", table: table, in: scope)
      {
        return label
      }
    }
    for argument in link.arguments ?? [] {
      guard case .closure(let closure) = argument.value, argument.isLabel(of: link) else { continue }
      if let label = label(inside: closure.body, scope.entering(closure)) { return label }
    }
    return nil
  }

  private func label(inside block: Block, _ scope: Scope) -> Label? {
    for statement in block.statements {
      guard case .expression(.chain(let chain), _) = statement, let head = chain.viewHead else { continue }
      let link = chain.links[head.index]
      if head.name == "Text" || head.name == "Label" { return label(of: link, in: scope) }
      for argument in link.arguments ?? [] {
        guard case .closure(let closure) = argument.value else { continue }
        if let label = label(inside: closure.body, scope.entering(closure)) { return label }
      }
    }
    return nil
  }

  private func label(_ expression: Expression, isVerbatim: Bool, table: String?, in scope: Scope) -> Label? {
    switch expression {
    case .string(let key):
      guard !isVerbatim, let text = evaluator.text(forKey: key, inTable: table, in: scope) else { return (key, nil) }
      return (text, text == key ? nil : key)
    case .chain(let chain):
      if chain.links.first?.name == "Text", chain.links.first?.isCall == true {
        return label(of: chain.links[0], in: scope)
      }
      guard case .localized(let text?) = evaluator.value(of: chain, in: scope, depth: 16) else { return nil }
      let name = expression.constantName ?? chain.localizationKey
      return (text, text == name ? nil : name)
    default: return nil
    }
  }

  /// The name of what a control edits: the last of `$viewModel.email`.
  func valueName(of link: Link) -> String? {
    for argument in link.arguments ?? [] {
      guard case .chain(let chain) = argument.value, let last = chain.links.last else { continue }
      if chain.links.first?.name.hasPrefix("$") == true {
        return last.name.hasPrefix("$") ? String(last.name.dropFirst()) : last.name
      }
    }
    return nil
  }

  /// The name of the constant that gives a label.
  func labelConstant(of link: Link) -> String? {
    for argument in link.arguments ?? [] where argument.label == nil && !argument.isTrailing {
      if let name = argument.value.constantName { return name }
    }
    return nil
  }
}

extension Argument {
  /// Whether what it shows is the label of the view that `link` makes. The unlabelled closure of a `Menu` or a `Picker`
  /// holds what is behind it.
  func isLabel(of link: Link) -> Bool {
    let name = link.name.withoutModule
    if name == "Picker", isTrailing, label == nil { return false }
    guard let construct = SwiftUIConstruct.table[name] else { return label == nil || label == "label" }
    if case .label = construct.role(of: self, among: link.arguments ?? [], of: name) { return label != "content" }
    return false
  }
}

extension Expression {
  /// The last name of the path that gives a text: `actionSkip` of `L10n.actionSkip`, also inside a longer text.
  var constantName: String? {
    switch self {
    case .chain(let chain):
      guard chain.links.count > 1, case .name = chain.root, let last = chain.links.last, !last.name.isEmpty,
        last.name != Link.subscriptName
      else { return nil }
      return last.name
    case .interpolation(let segments):
      return segments.lazy.compactMap { if case .hole(let value, _) = $0 { value.constantName } else { nil } }.first
    default: return nil
    }
  }
}
