import Findings
import Inventory

/// The names that code reaches objects by.
extension UIKitVisitor {
  mutating func note(_ holder: Holder, standsFor inner: Holder) {
    holdings.note(holder, standsFor: .holder(inner))
  }

  /// What a representable makes is what it is passed to be changed.
  mutating func noteRepresentables() {
    for id in symbols.types.indices where symbols.types[id].viewRole == .representable {
      guard let (make, file) = symbols.maker(of: id), let (update, other) = symbols.updater(of: id),
        let view = update.parameters.first
      else { continue }
      note(
        .local(file: other, body: update.position, name: view.name),
        standsFor: .result(file: file, position: make.position))
    }
  }

  /// Notes what a value that is kept under a name stands for.
  mutating func note(
    _ holder: Holder, standsFor value: Expression, as type: TypeName? = nil, in scope: Scope
  ) {
    switch value {
    case .chain(let chain):
      if let made = types.constructed(by: chain, in: scope) {
        makeObject(made.reference, made.link, in: scope, heldBy: holder)
      } else if noteHandedOut(chain, as: type, in: scope, heldBy: holder) {
        return
      } else if let result = chain.closureResult(file: scope.file) {
        // The closure's own walk notes what it returns.
        note(holder, standsFor: result)
        if case .value = chain.root { holdings.note(inPlace: result) }
      } else if let links = chain.links(ofType: type), let inner = self.holder(of: links, in: scope) {
        note(holder, standsFor: inner)
      }
    case .ternary(_, let first, let second, _), .binary("??", let first, let second):
      note(holder, standsFor: first, in: scope)
      note(holder, standsFor: second, in: scope)
    case .array(let values):
      for (index, value) in values.enumerated() where value.isChain {
        let element = holder.element(index)
        note(element, standsFor: value, in: scope)
        note(holder, standsFor: element)
      }
    default: break
    }
  }

  /// The name that a path is: `button`, `self.button`, `cell.title`, `navigationItem.rightBarButtonItem`.
  func holder(of links: ArraySlice<Link>, in scope: Scope) -> Holder? {
    if let last = links.last, last.name == Link.subscriptName, case .number(let digits)? = last.arguments?.first?.value,
      let index = Int(digits)
    {
      return holder(of: links.dropLast(), in: scope)?.element(index)
    }
    if let last = links.last, last.name == "first", !last.isCall, links.count > 1, isList(links.dropLast(), in: scope) {
      return holder(of: links.dropLast(), in: scope)?.element(0)
    }
    if let made = types.maker(calledBy: links, in: scope) {
      return share(made.function.position, file: made.file, in: scope)
    }
    let isOwn = links.first?.name == "self"
    var links = links
    if links.contains(where: { $0.name == "self" || $0.name == Link.subscriptName }) {
      links = links.filter { $0.name != "self" && $0.name != Link.subscriptName }[...]
    }
    // A fluent call behind the name gives the same object.
    while let last = links.last, last.isCall, links.count > 1,
      let receiver = types.type(ofPath: links.dropLast(), in: scope)
    {
      switch types.given(by: last, of: receiver, file: scope.file) {
      case .receiver: links = links.dropLast()
      case .result(let holder): return holder
      case .unknown: return nil
      }
    }
    // A controller stands for its view.
    if links.count > 1, links.last?.name == "view",
      types.type(ofPath: links.dropLast(), in: scope)?.isViewController == true
    {
      links = links.dropLast()
    }
    // A search bar is found by the identifier of its text field, a bar's item by that of its view.
    while links.count > 1, links.last?.name == "searchTextField" || links.last?.name == "customView" {
      links = links.dropLast()
    }
    if links.count > 1, links.last?.name == "searchBar",
      types.type(ofPath: links.dropLast(), in: scope)?.uiKitName == "UISearchController"
    {
      links = links.dropLast()
    }
    guard let first = links.first else { return scope.type.map(Holder.instances) }
    if !isOwn, let local = scope.locals[first.name], !first.isCall {
      if links.count == 1 {
        // A closure's subject is what stands before the closure.
        if case .subject = local.origin, case .chain(let chain)? = local.value {
          return holder(of: chain.links[...], in: scope.without(first.name))
        }
        return .local(file: scope.file, body: local.position ?? scope.body, name: first.name)
      }
      if let member = memberHolder(of: links, in: scope) { return member }
      // `cell.textLabel`: what UIKit's own objects have goes by the path to it. Of these, code itself makes items of bars.
      guard let last = links.last, UIKitClass.ownViews.contains(last.name),
        wanted.isForTrees || links.dropLast().last?.name == "navigationItem"
      else { return nil }
      let path = links.map(\.name).joined(separator: ".")
      return .local(file: scope.file, body: local.position ?? scope.body, name: path)
    }
    if first.name.isCapitalised {
      let chain = Chain(root: .name, links: Array(links), range: SourceRange(first.position, first.end))
      if let made = types.constructed(by: chain, in: scope) {
        return .construction(file: scope.file, position: made.link.position)
      }
    }
    if let last = links.last, last.isCall, links.count <= 2 {
      // `makeField()`, `Self.makeField()`, `Fields.makeField()`: what the function gives.
      let owner =
        links.count == 1 || first.name == "Self"
        ? scope.type : symbols.type(named: first.name, in: scope.type, file: scope.file)
      if let owner {
        for (_, member) in symbols.members(named: last.name, of: owner, taking: last.arguments) {
          if case .function(let function) = member.declaration {
            return function.isStatic
              ? share(function.position, file: member.file, in: scope)
              : .result(file: member.file, position: function.position)
          }
        }
      }
      guard links.count == 1 else { return nil }
      if let found = symbols.functions[first.name]?.first {
        return share(found.fact.position, file: found.file, in: scope)
      }
      return nil
    }
    if let owner = scope.type {
      if let computed = staticResult(of: links, in: scope) { return computed }
      if links.count > 1, let deeper = memberHolder(of: links, in: scope) { return deeper }
      let path = links.count == 1 ? first.name : links.map(\.name).joined(separator: ".")
      return .member(symbols.declaring(first.name, of: owner) ?? owner, path)
    }
    return links.count == 1 ? .global(first.name) : nil
  }

  /// What a function gives that no object has: to the code of each type something of its own.
  private func share(_ position: Position, file: Int, in scope: Scope) -> Holder {
    guard let type = scope.type else { return .result(file: file, position: position) }
    return .share(file: file, position: position, of: type)
  }

  /// What a computed property of a type gives: `Buttons.tabs`.
  private func staticResult(of links: ArraySlice<Link>, in scope: Scope) -> Holder? {
    guard links.count == 2, let first = links.first, let last = links.last, first.name.isCapitalised,
      first.arguments == nil, last.arguments == nil,
      let owner = symbols.type(named: first.name, in: scope.type, file: scope.file)
    else { return nil }
    for (_, member) in symbols.members(named: last.name, of: owner) {
      guard case .property(let property) = member.declaration, property.isStatic, property.getter != nil else {
        continue
      }
      return share(property.position, file: member.file, in: scope)
    }
    return nil
  }

  /// Whether a path leads to several objects, as far as the names tell: `leftBarButtonItems`.
  private func isList(_ links: ArraySlice<Link>, in scope: Scope) -> Bool {
    guard let last = links.last, !last.isCall else { return false }
    if UIKitClass.lists.contains(last.name) { return true }
    let name = links.first?.name == "self" ? links.dropFirst().first?.name : links.first?.name
    guard let name, links.count == (links.first?.name == "self" ? 2 : 1) else { return false }
    if links.count == 1, let local = scope.locals[name] {
      return local.type?.name == "[]" || local.value?.isList == true
    }
    guard let owner = scope.type,
      case .property(let property)? = symbols.members(named: name, of: owner).first?.member.declaration
    else { return false }
    return property.type?.name == "[]" || property.value?.isList == true
  }

  /// A property of another object, by that object's class.
  func memberHolder(of links: ArraySlice<Link>, in scope: Scope) -> Holder? {
    guard let last = links.last else { return nil }
    guard let id = types.type(ofPath: links.dropLast(), in: scope)?.id else {
      return evaluator.heldView(links, types, in: scope).map { .member($0.owner, last.name) }
    }
    guard let owner = symbols.declaring(last.name, of: id) else { return nil }
    return .member(owner, last.name)
  }
}

extension SymbolTable {
  /// The type that declares what an object of the type has under the name. What a protocol only asks for, as `view`, each
  /// class has for itself.
  fileprivate func declaring(_ name: String, of type: TypeID) -> TypeID? {
    guard let (owner, member) = members(named: name, of: type).first else { return nil }
    let isAskedFor = owner != type && types[owner].kind == .protocol && types[type].kind == .class
    return isAskedFor && member.isOnlyAskedFor ? nil : owner
  }
}

extension Expression {
  fileprivate var isList: Bool { if case .array = self { true } else { false } }

  /// Whether it is of a form that can stand for an object; the others are not noted.
  var mayStandForObject: Bool {
    switch self {
    case .chain, .ternary, .binary("??", _, _), .array: true
    default: false
    }
  }
}

extension Chain {
  /// The links with the type in front that an implicit member, `.close`, is one of; nil where that is not known.
  fileprivate func links(ofType type: TypeName?) -> ArraySlice<Link>? {
    guard case .implicitMember = root else { return links[...] }
    guard let type, let first = links.first else { return nil }
    return [Link(name: type.name, position: first.position, arguments: nil, end: first.position)] + links[...]
  }

  /// What a closure gives that is called in place, `{ … }()`, or that makes the elements of a list: `titles.map { … }`.
  func closureResult(file: Int) -> Holder? {
    if case .value(.closure(let closure)) = root, links.first?.name == "" {
      return .result(file: file, position: closure.position)
    }
    guard let last = links.last, last.makesElements, case .closure(let closure)? = last.arguments?.last?.value else {
      return nil
    }
    return .result(file: file, position: closure.position)
  }
}

extension Holder {
  /// What stands at one place of a list.
  func element(_ index: Int) -> Holder {
    switch self {
    case .local(let file, let body, let name): .local(file: file, body: body, name: "\(name)[\(index)]")
    case .member(let type, let path): .member(type, "\(path)[\(index)]")
    case .global(let name): .global("\(name)[\(index)]")
    case .result, .share, .construction, .instances, .documented: self
    }
  }

  /// Whether it is a property of a property: `navigationItem.rightBarButtonItem`.
  var isPath: Bool { if case .member(_, let path) = self { path.contains(".") } else { false } }

  /// The variable's or property's own name.
  var name: String? {
    switch self {
    case .local(_, _, let name), .global(let name):
      name.split(separator: ".").last.map { String($0.prefix { $0 != "[" }) }
    case .member(_, let path): path.split(separator: ".").last.map { String($0.prefix { $0 != "[" }) }
    case .result, .share, .instances, .construction, .documented: nil
    }
  }
}
