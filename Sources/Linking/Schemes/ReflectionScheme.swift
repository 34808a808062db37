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

  /// A function that looks into `self`, with the functions that it passes the mirror on to; the last one goes over the
  /// children.
  private struct Function {
    var code: SymbolTable.Code
    var hops: [(code: SymbolTable.Code, arguments: [Argument])] = []
    var loops: MirrorLoops

    var reader: SymbolTable.Code { hops.last?.code ?? code }
  }

  /// What is passed to the function that goes over the children, and where.
  private struct Call {
    var arguments: [Argument]
    var scope: Scope
  }

  private static let mostHops = 4

  init(_ evaluator: Evaluator, types: UIKitTypes) {
    self.evaluator = evaluator
    self.types = types
  }

  /// The views that the app's classes name so, by the classes whose code asks for it.
  func named() -> [Named] {
    var pending = reflecting()
    var seen: Set<Place> = []
    var found: [Named] = []
    for _ in 0..<Self.mostHops where !pending.isEmpty {
      var calls = ReflectionCalls(evaluator: evaluator, types: types, functions: pending.map(\.code))
      calls.walk(symbols)
      var outer: [Function] = []
      for call in calls.found {
        let function = pending[call.function]
        guard [.class, .actor].contains(symbols.types[call.receiver].kind) else {
          // A default implementation that calls it for whoever calls that.
          var wrapper = Function(code: call.caller, loops: function.loops)
          wrapper.hops = [(function.code, call.arguments)] + function.hops
          outer.append(wrapper)
          continue
        }
        guard seen.insert(call.place).inserted else { continue }
        let passed = Call(arguments: call.arguments, scope: call.scope)
        for id in symbols.types.indices
        where symbols.types[id].kind == .class && symbols.types[id].lineage.contains(call.receiver) {
          let scope = scope(of: function, calledBy: passed, on: id)
          found += views(of: id, under: id, named: function, in: scope, by: call.place)
        }
      }
      pending = outer
    }
    return found
  }

  private func reflecting() -> [Function] {
    let mirrors = NameFilter(["Mirror"])
    var accessibility = NameFilter()
    accessibility.insertAccessibility()
    return symbols.code(using: mirrors).compactMap { code in
      guard let body = code.function?.body else { return nil }
      var function = Function(code: code, loops: MirrorLoops(symbols, body: body, of: code))
      while function.loops.found.isEmpty, function.hops.count < Self.mostHops, let helper = function.loops.helper,
        let body = helper.code.function?.body
      {
        function.hops.append(helper)
        function.loops = MirrorLoops(symbols, body: body, of: helper.code)
      }
      let isMeant = !function.loops.found.isEmpty && accessibility.mayOccur(in: function.reader.member.names)
      return isMeant ? function : nil
    }
  }

  /// The scope of the function that goes over the children of an object of this very class.
  private func scope(of function: Function, calledBy call: Call, on id: SymbolTable.TypeID) -> Scope {
    var scope = scope(in: function.code, calledBy: call, on: id)
    for hop in function.hops {
      scope = self.scope(in: hop.code, calledBy: Call(arguments: hop.arguments, scope: scope), on: id)
    }
    return scope
  }

  private func scope(in code: SymbolTable.Code, calledBy call: Call, on id: SymbolTable.TypeID) -> Scope {
    var scope = Scope(file: code.member.file, type: id, member: code.member.name)
    scope.runtimeClass = id
    if let function = code.function {
      evaluator.bind(
        function, of: code.owner, file: code.member.file, to: call.arguments, from: call.scope, in: &scope, depth: 0)
    }
    return scope
  }

  /// How far the views of views are named where the function goes on into each.
  private static let deepest = 2

  /// The stored views of a class with what one function names them; `root` is the class of the object that it is called
  /// on, where the views are those of one of its views.
  private func views(
    of id: SymbolTable.TypeID, under root: SymbolTable.TypeID, named function: Function, in scope: Scope,
    by place: Place, depth: Int = 0
  ) -> [Named] {
    symbols.types[id].members.byName.flatMap { member -> [Named] in
      guard case .property(let property) = member.declaration, property.getter == nil, !property.isStatic,
        let reference = types.type(of: property, owner: id, file: member.file), reference.construct != nil
      else { return [] }
      let naming = PropertyNaming(
        evaluator: evaluator, owner: root, reference: reference,
        label: property.isLazy ? "$__lazy_storage_$_" + property.name : property.name)
      let (outcome, again) = naming.identifier(by: function.loops, in: scope, of: function.reader)
      let identifier: Identifier
      switch outcome {
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
      guard let again, depth < Self.deepest, let inner = reference.id, inner != id else { return [named] }
      let deeper = self.scope(
        in: function.reader, calledBy: Call(arguments: again.arguments, scope: again.scope), on: root)
      return [named] + views(of: inner, under: root, named: function, in: deeper, by: place, depth: depth + 1)
    }
  }
}

extension SymbolTable.Code {
  var function: FunctionFact? { if case .function(let function) = member.declaration { function } else { nil } }
}
