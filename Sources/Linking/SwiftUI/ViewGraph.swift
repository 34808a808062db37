import Findings
import Inventory

/// Which view shows which, and which views are the roots of screens.
struct ViewGraph: Sendable {
  /// Views that stand at the root of an app, a window, a navigation stack or destination, a sheet, a cover or a tab.
  private var roots: Set<SymbolTable.TypeID> = []
  /// Views that another view of the app shows as a part of itself.
  private var shown: Set<SymbolTable.TypeID> = []
  /// Views that a view shows in its own place, in one of several branches: they are roots where that one is.
  private var alternatives: [SymbolTable.TypeID: Set<SymbolTable.TypeID>] = [:]
  /// The types whose code names a view.
  private var mentioners: [SymbolTable.TypeID: Set<SymbolTable.TypeID?>] = [:]
  private let symbols: SymbolTable

  /// The views that are screens: roots, and those that no other view shows.
  private(set) var screens: [SymbolTable.TypeID] = []
  /// Views that only previews show, and that are made for them: private ones, or such that say so in their name. Another
  /// view that nothing but a preview shows may be on its way into the app, or is another module's to show.
  private(set) var viewsForPreviews: Set<SymbolTable.TypeID> = []

  init(_ symbols: SymbolTable) {
    self.symbols = symbols
    let names = symbols.types.indices.filter { symbols.types[$0].viewRole == .view }.map {
      symbols.types[$0].simpleName
    }
    let views = NameFilter(symbols.withAliases(Set(names)))
    for code in symbols.code(using: views) {
      guard symbols.files[code.member.file].traces.contains(.swiftUI) else { continue }
      visit(code.member, of: code.owner)
    }
    viewsForPreviews = findViewsForPreviews()
    screens = findScreens()
    spreadRoots()
    screens = findScreens()
  }

  /// Views that code of other types names.
  var mentioned: Set<SymbolTable.TypeID> {
    Set(mentioners.filter { !$0.value.subtracting([$0.key]).isEmpty }.keys)
  }

  private func findScreens() -> [SymbolTable.TypeID] {
    symbols.types.indices.filter { id in
      symbols.viewRole(of: id) == .view && !symbols.types[id].isPreview && !viewsForPreviews.contains(id)
        && (roots.contains(id) || !shown.contains(id))
    }
  }

  private func findViewsForPreviews() -> Set<SymbolTable.TypeID> {
    let previewed = symbols.files.reduce(into: Set<String>()) { $0.formUnion($1.previewMentions) }
    return Set(
      symbols.types.indices.filter { id in
        guard symbols.viewRole(of: id) == .view else { return false }
        let name = symbols.types[id].simpleName
        let isMeant = symbols.types[id].isPrivate || name.contains("Preview") || name.contains("Mock")
        return isMeant && previewed.contains(name) && (mentioners[id] ?? []).subtracting([id]).isEmpty
      })
  }

  private struct Visitor {
    var file: Int
    var owner: SymbolTable.TypeID?
    /// Whether what is mentioned here is shown by a view; a coordinator that makes a view shows it as a screen.
    var isViewCode: Bool
  }

  /// Where an expression stands.
  private enum Position {
    /// The outermost view of a screen's closure.
    case root
    /// The outermost view of a view's own body, behind a branch or not.
    case body(isBranch: Bool)
    case inside
  }

  private mutating func visit(_ member: SymbolTable.Member, of owner: SymbolTable.TypeID?) {
    let role = owner.flatMap(symbols.viewRole)
    let isViewCode = owner.map { role != nil || symbols.types[$0].name == "View" } ?? true
    let visitor = Visitor(file: member.file, owner: owner, isViewCode: isViewCode)
    let position: Position = role == .view && member.name == "body" ? .body(isBranch: false) : .inside
    switch member.declaration {
    case .property(let property):
      guard owner != nil else { return }
      if let value = property.value { visit(value, visitor, position: .inside) }
      if let getter = property.getter { visit(getter, visitor, position: position) }
      for observer in property.observers { visit(observer, visitor, position: .inside) }
    case .function(let function):
      if let body = function.body { visit(body, visitor, position: position) }
    case .enumCase: break
    }
  }

  private mutating func visit(_ block: Block, _ visitor: Visitor, position: Position) {
    for statement in block.statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value { visit(value, visitor, position: .inside) }
      case .assignment(_, let value, _): visit(value, visitor, position: .inside)
      case .expression(let expression, _), .return(let expression, _): visit(expression, visitor, position: position)
      case .branches(let branches): visit(branches, visitor, position: position)
      case .loop(_, _, let body, _): visit(body, visitor, position: .inside)
      case .function(let function):
        if let body = function.body { visit(body, visitor, position: .inside) }
      }
    }
  }

  private mutating func visit(_ branches: Branches, _ visitor: Visitor, position: Position) {
    var inner = position
    if case .body = position { inner = .body(isBranch: true) }
    for alternative in branches.alternatives { visit(alternative.body, visitor, position: inner) }
  }

  private mutating func visit(_ expression: Expression, _ visitor: Visitor, position: Position) {
    switch expression {
    case .chain(let chain): visit(chain, visitor, position: position)
    case .closure(let closure): visit(closure.body, visitor, position: position)
    case .ternary(_, let first, let second, _), .binary(_, let first, let second):
      visit(first, visitor, position: position)
      visit(second, visitor, position: position)
    case .branches(let branches): visit(branches, visitor, position: position)
    case .array(let values), .tuple(let values):
      for value in values { visit(value, visitor, position: .inside) }
    default: break
    }
  }

  private mutating func visit(_ chain: Chain, _ visitor: Visitor, position: Position) {
    if case .value(let inner) = chain.root { visit(inner, visitor, position: position) }
    let head = chain.head
    for index in chain.links.indices {
      guard let arguments = chain.links[index].arguments, !arguments.isEmpty else { continue }
      let construct = index == head?.index ? head.flatMap { SwiftUIConstruct.table[$0.name] } : nil
      for argument in arguments {
        let inner = self.position(
          of: argument, among: arguments, ofCall: chain.links[index].name, construct: construct,
          head: index == head?.index ? head?.name : nil, outer: position)
        visit(argument.value, visitor, position: inner)
      }
    }
    guard let head, chain.links[head.index].isCall else { return }
    guard let id = symbols.type(named: head.name, in: visitor.owner, file: visitor.file),
      symbols.viewRole(of: id) == .view
    else { return }
    note(id, visitor, position: position)
  }

  private func position(
    of argument: Argument, among arguments: [Argument], ofCall name: String, construct: SwiftUIConstruct?,
    head: String?, outer: Position
  ) -> Position {
    if SwiftUIConstruct.presentingModifiers.contains(name) || argument.label == "rootView" { return .root }
    guard let construct, let head else { return .inside }
    if head == "AnyView" || head == "Group" { return outer }
    switch construct.role(of: argument, among: arguments, of: head) {
    case .destination: return .root
    default: return .inside
    }
  }

  private mutating func note(_ id: SymbolTable.TypeID, _ visitor: Visitor, position: Position) {
    mentioners[id, default: []].insert(visitor.owner)
    switch position {
    case .root: roots.insert(id)
    case .body(let isBranch):
      if isBranch, let owner = visitor.owner { alternatives[owner, default: []].insert(id) }
      if visitor.isViewCode, id != visitor.owner { shown.insert(id) }
    case .inside:
      if visitor.isViewCode, id != visitor.owner { shown.insert(id) }
    }
  }

  /// A screen that is nothing but a choice between views makes each of these a screen.
  private mutating func spreadRoots() {
    var pending = screens.filter { roots.contains($0) || alternatives[$0, default: []].count > 1 }
    while let root = pending.popLast() {
      for view in alternatives[root] ?? [] where roots.insert(view).inserted { pending.append(view) }
    }
  }
}
