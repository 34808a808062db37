import Findings
import Inventory

/// Says what an identifier of a UIKit object lands on.
struct ObjectTargets: Sendable {
  let evaluator: Evaluator
  let types: UIKitTypes
  private var symbols: SymbolTable { evaluator.symbols }

  private static let deepest = 8

  /// What the identifier of the object lands on that a path leads to; of an empty path that is `self`.
  func target(of receiver: ArraySlice<Link>, in frame: Frame, depth: Int = 0) -> Assignment.Target {
    guard depth < Self.deepest else { return .unknown }
    let names = receiver.map(\.name).filter { $0 != "self" }
    if names.isEmpty, let object = frame.parameters["self"], isOpen(frame.scope.type) {
      return target(of: object, depth: depth + 1)
    }
    if names.count == 1, let passed = frame.parameters[names[0]], frame.passed(for: names[0]) != nil {
      // A helper's parameter is what it is called with.
      let target = target(of: passed, depth: depth + 1)
      if target != .unknown { return target }
    } else if names.count == 1, frame.isForAnyCall, case .parameter? = frame.scope.locals[names[0]]?.origin {
      return .unknown
    }
    guard let reference = reference(of: receiver, names, in: frame.scope) else { return .unknown }
    return target(of: reference, called: names, in: frame, depth: depth)
  }

  /// The same of what a chain gives, which is of the class.
  func target(
    of chain: Chain, of reference: UIKitTypes.ClassReference?, in frame: Frame
  ) -> Assignment.Target {
    if case .name = chain.root, chain.links.allSatisfy({ $0.arguments == nil }) {
      return target(of: chain.links[...], in: frame)
    }
    return reference.map { target(of: $0, called: nil, in: frame) } ?? .unknown
  }

  private func target(of object: Passed, depth: Int) -> Assignment.Target {
    if case .chain(let chain) = object.expression, case .name = chain.root {
      if chain.links.allSatisfy({ $0.arguments == nil }) {
        return target(of: chain.links[...], in: object.frame, depth: depth + 1)
      }
    }
    guard let reference = types.type(of: object.expression, in: object.frame.scope) else { return .unknown }
    return target(of: reference, called: nil, in: object.frame, depth: depth)
  }

  /// Whether the code of a type may run on objects of many classes: that of a protocol, or an extension of UIKit's own.
  private func isOpen(_ type: SymbolTable.TypeID?) -> Bool {
    type.map { symbols.types[$0].kind == .extension || symbols.types[$0].kind == .protocol } ?? true
  }

  private func reference(
    of receiver: ArraySlice<Link>, _ names: [String], in scope: Scope
  ) -> UIKitTypes.ClassReference? {
    let own = scope.type.flatMap(types.reference(to:))
    if names.isEmpty { return own }
    if names == ["view"], scope.locals["view"] == nil, let own, let root = UIKitClass.rootViews[own.uiKitName] {
      return UIKitTypes.ClassReference(name: root, id: nil, uiKitName: root)
    }
    return types.type(ofPath: receiver, in: scope) ?? evaluator.heldView(receiver, types, in: scope)?.reference
  }

  /// What an identifier of an object of the class lands on; `names` is the path that the code at hand calls it by.
  func target(
    of reference: UIKitTypes.ClassReference, called names: [String]?, in frame: Frame, depth: Int = 0
  ) -> Assignment.Target {
    if reference.uiKitName == "UIAlertController" {
      return AlertStyles(in: frame, evaluator).type.map { .element($0) } ?? .unknown
    }
    guard let construct = reference.construct else { return .unknown }
    if let id = reference.id, let inner = forwarded(by: id, depth: depth) { return inner }
    if construct.type == .textField,
      assigned("isSecureTextEntry", to: names, of: reference, in: frame) == .boolean(true)
    {
      return .element(.secureTextField)
    }
    guard [.cell, .other, .textView].contains(construct.type),
      let given = assigned("accessibilityTraits", to: names, of: reference, in: frame)
    else { return .element(construct.type) }
    guard let traits = traits(given, in: frame) else { return construct.type == .other ? .element(.other) : .unknown }
    return .element(construct.type.taking(traits))
  }

  // MARK: Forwarding

  /// Where the class hands on its identifier: `override var accessibilityIdentifier { set { control.… = newValue } }`.
  private func forwarded(by type: SymbolTable.TypeID, depth: Int) -> Assignment.Target? {
    guard depth < Self.deepest else { return nil }
    for (owner, member) in symbols.members(named: "accessibilityIdentifier", of: type) {
      guard case .property(let property) = member.declaration else { continue }
      let scope = Scope(file: member.file, type: owner, member: property.name)
      for observer in property.observers {
        for case .assignment(let target, let value, _) in observer.statements
        where target.links.count > 1 && target.links.last?.name == "accessibilityIdentifier"
          && target.links[0].name != "super"
        {
          let inner = self.target(of: target.links.dropLast(), in: Frame(scope), depth: depth + 1)
          // What only watches leaves the object its own as well; that of a control inside is the one to look for.
          let isMeant = property.getter != nil || value.path?.last == property.name && inner.isControl
          if inner != .unknown, isMeant { return inner }
        }
      }
    }
    return nil
  }

  // MARK: Traits

  /// The one value that code gives a property of the object: the code at hand, else that of the object's class.
  private func assigned(
    _ property: String, to names: [String]?, of reference: UIKitTypes.ClassReference, in frame: Frame
  ) -> Expression? {
    if let names, let member = symbols.member(MemberReference(frame.scope)) {
      let found = member.values(assignedTo: names + [property])
      if let value = found.theOne { return value }
      if !found.isEmpty { return .other("several") }
    }
    guard let id = reference.id else { return nil }
    let filter = NameFilter([property], .assignment)
    let own = symbols.types[id].lineage.flatMap { symbols.types[$0].members.all }
      .filter { filter.mayOccur(in: $0.names) }
      .flatMap { $0.values(assignedTo: [property]) }
    return own.theOne
  }

  /// The traits that an expression names; nil where it does not say.
  private func traits(_ expression: Expression, in frame: Frame, depth: Int = 0) -> Set<String>? {
    guard depth < Self.deepest else { return nil }
    switch expression {
    case .array(let values):
      let all = values.map { traits($0, in: frame, depth: depth + 1) }
      return all.reduce(Set()) { sum, next in sum.flatMap { sum in next.map(sum.union) } }
    case .chain(let chain):
      guard chain.links.allSatisfy({ $0.arguments == nil }), let last = chain.links.last else { return nil }
      if case .implicitMember = chain.root { return [last.name] }
      if chain.links.first?.name == "UIAccessibilityTraits" { return [last.name] }
      guard chain.links.count == 1, let passed = frame.passed(for: last.name) else { return nil }
      return traits(passed.expression, in: passed.frame, depth: depth + 1)
    default: return nil
    }
  }
}

extension Assignment.Target {
  /// Whether it is one of UIKit's controls.
  fileprivate var isControl: Bool {
    guard case .element(let type) = self else { return false }
    return UIKitClass.table.values.contains { $0.isControl && $0.type == type }
  }
}

extension ElementType {
  /// The type that an element of this one has with the traits.
  fileprivate func taking(_ traits: Set<String>) -> ElementType {
    if self == .cell { return traits.contains("staticText") ? .staticText : .cell }
    if traits.contains("button") { return .button }
    if traits.contains("link") { return .link }
    if self == .other, traits.contains("image") { return .image }
    return self
  }
}

extension [Expression] {
  fileprivate var theOne: Expression? {
    guard let first, allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension SymbolTable.Member {
  /// What its code assigns to the property that a path behind any `self` leads to, in closures as well.
  fileprivate func values(assignedTo path: [String]) -> [Expression] {
    var search = AssignmentSearch(path: path)
    for block in bodies { search.look(in: block) }
    return search.found
  }

  /// The blocks of its code.
  var bodies: [Block] {
    switch declaration {
    case .function(let function): function.body.map { [$0] } ?? []
    case .property(let property):
      (property.getter.map { [$0] } ?? []) + property.observers
        + (property.value.map { [Block([.expression($0, SourceRange(.start, .start))])] } ?? [])
    case .enumCase: []
    }
  }
}

private struct AssignmentSearch: BlockSearch {
  let path: [String]
  private(set) var found: [Expression] = []

  init(path: [String]) { self.path = path }

  mutating func visit(assignment target: Chain, value: Expression) {
    if target.links.map(\.name).filter({ $0 != "self" }) == path { found.append(value) }
  }
}
