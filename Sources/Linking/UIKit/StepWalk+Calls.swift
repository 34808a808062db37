import Inventory

/// The calls that lead on to functions of the app.
extension StepWalk {
  mutating func follow(_ link: Link, at index: Int, of chain: Chain, _ scope: Scope) {
    guard case .name = chain.root, let arguments = link.arguments else { return }
    let first = chain.links[0].name
    if index == 0 {
      guard scope.locals[link.name] == nil else { return }
      followOwn(link.name, arguments, from: nil)
    } else if index == 1, first == "self" || first == "super" {
      followOwn(link.name, arguments, from: first == "super" ? scope.type : nil)
    } else if let callees = functions[link.name] {
      follow(link, at: index, of: chain, callees, scope)
    }
  }

  /// Follows a call of the object's own; from `inside` one of its classes a call of what that inherits.
  mutating func followOwn(_ name: String, _ arguments: [Argument], from inside: TypeID?) {
    guard let type else { return }
    let lineage = symbols.types[type].lineage
    var classes = lineage[...]
    if let inside { classes = classes.drop { $0 != inside }.dropFirst() }
    var isOther = false
    for owner in classes {
      let members = symbols.types[owner].members[name] ?? []
      guard !members.isEmpty else { continue }
      var callees: [Callee] = []
      for member in members {
        guard case .function(let function) = member.declaration, function.body != nil, function.accepts(arguments)
        else { continue }
        callees.append(Callee(function: function, owner: owner, file: member.file))
      }
      // Another one of the name that takes as much may be inherited.
      if callees.isEmpty, name == "init" || !members.contains(where: { $0.takes(arguments) }) {
        isOther = name != "init"
        continue
      }
      if callees.count == 1, name == "init" || !callees[0].function.isStatic {
        follow(callees[0])
      } else {
        leaveOut(name, isOwn: subject == nil)
      }
      return
    }
    if isOther { leaveOut(name, isOwn: subject == nil) }
  }

  /// Follows a call of another object's function.
  private mutating func follow(
    _ link: Link, at index: Int, of chain: Chain, _ callees: [Callee], _ scope: Scope
  ) {
    var receiver: Evaluator.Receiver?
    var meant: [Callee] = []
    for callee in callees where !callee.function.isPrivate || callee.file == scope.file {
      switch visitor.evaluator.calls(
        link, at: index, of: chain, callee.function, owner: callee.owner, file: callee.file, in: scope, on: &receiver)
      {
      case .yes: meant.append(callee)
      case .unclear: leaveOut(link.name)
      case .no: break
      }
    }
    guard let callee = meant.first else { return }
    let holder = visitor.holder(of: chain.links[..<index], in: scope)
    let objects = holder.map(holdings.objects) ?? []
    let classes = Set(objects.map { visitor.objects[$0].reference.id })
    // Which objects a parameter stands for is not known of all.
    let isVariable = chain.links[0].name == "self" || (scope.locals[chain.links[0].name]?.isVariable ?? true)
    guard meant.count == 1, isVariable, let holder, classes.count == 1, let inner = classes.first ?? nil else {
      return leaveOut(link.name)
    }
    let outer = (type, subject)
    (type, subject) = (inner, CodeSteps.Subject(holder: holder, objects: objects))
    follow(callee)
    (type, subject) = outer
  }
}

extension Scope.Local {
  fileprivate var isVariable: Bool { if case .variable = origin { true } else { false } }
}
