import Findings
import Inventory
import Taxonomy

/// Classes that name their stored views by reflection: a function goes over `Mirror(reflecting: self).children` and gives
/// each view an identifier made of its property's name.
struct ReflectionScheme {
  private let evaluator: Evaluator
  private let types: UIKitTypes
  private var symbols: SymbolTable { evaluator.symbols }

  /// A stored view with the identifier that reflection gives it.
  struct Named {
    var owner: SymbolTable.TypeID
    var property: String
    var given: GivenIdentifier
  }

  init(_ evaluator: Evaluator, types: UIKitTypes) {
    self.evaluator = evaluator
    self.types = types
  }

  /// The views that the app's classes name so, by the classes whose code asks for it.
  func named() -> [Named] {
    let functions = reflecting()
    guard !functions.isEmpty else { return [] }
    var calls = ReflectionCalls(evaluator: evaluator, types: types, functions: functions.map(\.code))
    calls.walk(symbols)
    var seen: Set<[Int]> = []
    var found: [Named] = []
    for call in calls.found {
      for id in symbols.types.indices
      where symbols.types[id].kind == .class && symbols.types[id].lineage.contains(call.receiver)
        && seen.insert([id, call.function]).inserted
      {
        found += views(of: id, under: id, named: functions[call.function], by: call.place)
      }
    }
    return found
  }

  /// A function that looks into `self`, and what goes over the children: itself, or one that it passes the mirror on to.
  private struct Function {
    var code: SymbolTable.Code
    var reader: SymbolTable.Code
    var loops: MirrorLoops
  }

  private func reflecting() -> [Function] {
    let mirrors = NameFilter(["Mirror"])
    var accessibility = NameFilter()
    accessibility.insertAccessibility()
    return symbols.code.compactMap { code in
      guard mirrors.mayOccur(in: code.member.names), let body = code.body else { return nil }
      var function = Function(code: code, reader: code, loops: MirrorLoops(symbols, body: body, of: code))
      if let helper = function.loops.helper, let body = helper.body {
        function.reader = helper
        function.loops = MirrorLoops(symbols, body: body, of: helper)
      }
      let isMeant = !function.loops.found.isEmpty && accessibility.mayOccur(in: function.reader.member.names)
      return isMeant ? function : nil
    }
  }

  /// How far the views of views are named where the function goes on into each.
  private static let deepest = 2

  /// The stored views of a class with what one function names them; `root` is the class of the object that it is called
  /// on, where the views are those of one of its views.
  private func views(
    of id: SymbolTable.TypeID, under root: SymbolTable.TypeID, named function: Function, by place: Place, depth: Int = 0
  ) -> [Named] {
    symbols.types[id].memberOrder.flatMap { symbols.types[id].members[$0] ?? [] }.flatMap { member -> [Named] in
      guard case .property(let property) = member.declaration, property.getter == nil, !property.isStatic,
        let reference = types.type(of: property, owner: id, file: member.file), reference.construct != nil
      else { return [] }
      let naming = PropertyNaming(
        evaluator: evaluator, owner: root, reference: reference,
        label: property.isLazy ? "$__lazy_storage_$_" + property.name : property.name)
      let identifier: Identifier
      switch naming.identifier(by: function.loops, in: function.reader) {
      case .given(let value): identifier = evaluator.identifier(from: value, named: property.name).identifier
      case .none: return []
      case .unclear:
        identifier = .unresolved(
          "'\(function.code.member.name)' names the stored properties of '\(symbols.types[id].simpleName)' by reflection, in a way that is not followed"
        )
      }
      guard identifier.state != .none else { return [] }
      let named = Named(
        owner: id, property: property.name, given: GivenIdentifier(identifier: identifier, place: place))
      guard function.loops.goesOn, depth < Self.deepest, let inner = reference.id, inner != id else { return [named] }
      return [named] + views(of: inner, under: root, named: function, by: place, depth: depth + 1)
    }
  }
}

extension SymbolTable.Code {
  fileprivate var body: Block? { if case .function(let function) = member.declaration { function.body } else { nil } }
}

/// The calls of the functions that name by reflection.
private struct ReflectionCalls: CodeVisitor {
  let evaluator: Evaluator
  let types: UIKitTypes
  let functions: [SymbolTable.Code]
  private let filter: NameFilter
  private(set) var found: [(function: Int, receiver: SymbolTable.TypeID, place: Place)] = []

  init(evaluator: Evaluator, types: UIKitTypes, functions: [SymbolTable.Code]) {
    self.evaluator = evaluator
    self.types = types
    self.functions = functions
    filter = NameFilter(functions.map(\.member.name), .call)
  }

  func wants(_ code: SymbolTable.Code) -> Bool { filter.mayOccur(in: code.member.names) }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    for (position, link) in chain.links.enumerated() where link.isCall {
      for (index, code) in functions.enumerated() where code.member.name == link.name {
        guard case .function(let function) = code.member.declaration, function.accepts(link.arguments ?? []),
          let receiver = receiver(of: chain.links[..<position], of: chain, in: scope), calls(code, on: receiver)
        else { continue }
        found.append((index, receiver, evaluator.place(of: link, file: scope.file)))
      }
    }
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {}

  private func receiver(of links: ArraySlice<Link>, of chain: Chain, in scope: Scope) -> SymbolTable.TypeID? {
    if links.isEmpty || links.count == 1 && links.first?.name == "self" { return scope.type }
    let before = Chain(root: chain.root, links: Array(links), range: chain.range)
    return types.type(of: before, in: scope, depth: 0)?.id
  }

  /// Whether an object of the class has the function: from a protocol or superclass of the app's, or an extension of one
  /// of UIKit's own classes.
  private func calls(_ code: SymbolTable.Code, on receiver: SymbolTable.TypeID) -> Bool {
    guard let owner = code.owner else { return false }
    let entry = evaluator.symbols.types[owner]
    return evaluator.symbols.types[receiver].lineage.contains(owner)
      || entry.kind == .extension && types.reference(to: receiver) != nil
  }
}
