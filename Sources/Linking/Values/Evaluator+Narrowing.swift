import Findings
import Inventory
import Taxonomy

/// What a name still may be inside a choice that asks about it: in `case .visa`, a card's type is no other one.
extension Evaluator {
  /// The value of the first names of a chain, with only those of its alternatives that the choices around the code leave.
  func narrowed(_ value: Value, behind count: Int, of chain: Chain, in scope: Scope) -> Value {
    guard value.isOneOfSeveral, !scope.choices.isEmpty, case .name = chain.root,
      let name = scope.subject(chain.links[..<count])
    else { return value }
    let all = value.singles
    var left = all
    for choice in scope.choices where isLasting(name, in: choice, scope) {
      if let subject = choice.subject, let index = choice.alternative, isAbout(name, subject, in: choice) {
        left = left.filter { value in
          fitting(value, choice.branches, in: scope).alternatives.contains { $0.alternative == index }
        }
      }
      for test in choice.tests {
        if isAbout(name, test, in: choice) {
          left = left.filter { isPossible($0, test.expected) }
        } else if let member = test.member, isAbout(name, test.ofWhole, in: choice) {
          left = left.filter { isPossible(self.member(member, of: $0, in: scope), test.expected) }
        }
      }
    }
    return left.isEmpty || left.count == all.count ? value : left.joinedAlternatives()
  }

  /// What `self` is: of an enum, inside a `switch self`, only what the case leaves it.
  func ownValue(in scope: Scope) -> Value? {
    guard !scope.choices.isEmpty, let type = scope.type, symbols.types[type].kind == .enum,
      scope.selfValue?.isOneOfSeveral != false
    else { return scope.selfValue }
    var left = scope.selfValue?.singles
    for choice in scope.choices {
      guard let index = choice.alternative, choice.subject?.path == ["self"] else { continue }
      left = (left ?? anyCases(of: type)).filter { value in
        fitting(value, choice.branches, in: scope).alternatives.contains { $0.alternative == index }
      }
    }
    guard let left, !left.isEmpty else { return scope.selfValue }
    return left.joinedAlternatives()
  }

  /// Whether a name is what a condition asks for, as far as the choices around the code say: inside `if isOn`, it is on.
  func answer(to test: Branches.Test, in scope: Scope) -> Bool? {
    guard !scope.choices.isEmpty else { return nil }
    guard let name = scope.subject(test.chain.links[...]) else { return nil }
    for choice in scope.choices where isLasting(name, in: choice, scope) {
      for said in choice.tests where isAbout(name, said, in: choice) {
        if said.expected == test.expected { return true }
        if said.expected == test.expected.opposite { return false }
      }
    }
    return nil
  }

  /// Whether what a choice says of a name is so wherever the code stands in it or behind it: nothing gives the name
  /// another value meanwhile.
  private func isLasting(_ name: Scope.Subject, in choice: Scope.Choice, _ scope: Scope) -> Bool {
    guard name.local == nil, let first = name.path.first else { return true }
    if let index = choice.alternative {
      return choice.branches.alternatives[index].body.statements.allSatisfy {
        !$0.propertiesOfSelfThatChange.contains(first)
      }
    }
    guard let type = scope.type, case .property(let property)? = symbols.types[type].members[first]?.first?.declaration
    else { return false }
    return property.isLet
  }

  /// Whether a subject is what the name stands for, or a constant that the body made of it.
  private func isAbout(_ name: Scope.Subject, _ subject: Expression, in choice: Scope.Choice, depth: Int = 0) -> Bool {
    guard depth < 4, case .chain(let chain) = subject, case .name = chain.root,
      let asked = Scope.Subject(chain.links[...], choice.locals)
    else { return false }
    if asked == name { return true }
    guard asked.path.count == 1, let local = asked.local, local.changes.isEmpty, let value = local.value else {
      return false
    }
    let outer = Scope.Choice(
      branches: choice.branches, alternative: choice.alternative, locals: choice.locals.before(asked.path[0]))
    return isAbout(name, value, in: outer, depth: depth + 1)
  }

  private func isAbout(_ name: Scope.Subject, _ test: Branches.Test, in choice: Scope.Choice) -> Bool {
    name.path == test.path && name.local?.kept === (test.isOfSelf ? nil : choice.locals[test.name])?.kept
  }

  /// What a member of an enum's case says; of anything else it is not known.
  private func member(_ name: String, of value: Value, in scope: Scope) -> Value? {
    guard case .enumCase = value else { return nil }
    return member(Link(name: name, position: .start, arguments: nil, end: .start), of: value, in: scope, depth: 0)
  }

  /// Whether a value may be what a condition asks for.
  private func isPossible(_ value: Value?, _ expected: Branches.Test.Expectation) -> Bool {
    guard let value else { return true }
    return switch expected {
    case .missing: !value.isSurelyThere
    case .present: !value.isNothing
    case .yes: value.flag != false
    case .no: value.flag != true
    case .equal(let name): isCase(value, name) != false
    case .different(let name): isCase(value, name) != true
    }
  }
}

extension Branches.Test {
  /// The names that are asked for, as code writes them.
  var chain: Chain {
    let links = (isOfSelf ? ["self"] + path : path).map {
      Link(name: $0, position: .start, arguments: nil, end: .start)
    }
    return Chain(root: .name, links: links, range: SourceRange(.start, .start))
  }

  /// The same about what has the member.
  fileprivate var ofWhole: Branches.Test {
    var test = self
    test.member = nil
    return test
  }
}

extension Scope {
  /// What a path without calls names, its `self` left out: a local of the body, or a property of the type at hand.
  struct Subject: Equatable {
    var path: [String]
    var local: Local?

    init?(_ links: ArraySlice<Link>, _ locals: Locals) {
      guard links.allSatisfy({ $0.arguments == nil }) else { return nil }
      path = links.map(\.name)
      if path.first == "self" { path.removeFirst() } else { local = path.first.flatMap { locals[$0] } }
      if path.isEmpty { return nil }
    }

    static func == (first: Subject, second: Subject) -> Bool {
      first.path == second.path && first.local?.kept === second.local?.kept
    }
  }

  /// The same for a path that is read here; nil where a variable has several values in the course of the body.
  fileprivate func subject(_ links: ArraySlice<Link>) -> Subject? {
    guard let subject = Subject(links, locals), subject.local?.changes.isEmpty ?? true else { return nil }
    return subject
  }
}

extension Value {
  /// Whether it may be one of several values, each of which is known.
  fileprivate var isOneOfSeveral: Bool {
    switch self {
    case .oneOf, .optional: true
    case .texts(let texts, _): texts.count > 1
    default: false
    }
  }
}
