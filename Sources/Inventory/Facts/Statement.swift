package import Findings

/// The statements of a body, in their order, as far as they can matter to an identifier.
package struct Block: Sendable, Hashable {
  package var statements: [Statement]

  package init(_ statements: [Statement] = []) { self.statements = statements }
}

package indirect enum Statement: Sendable, Hashable {
  /// A local `let` or `var`.
  case binding(Binding)
  /// `target = value`
  case assignment(target: Chain, value: Expression, range: SourceRange)
  case expression(Expression, SourceRange)
  case `return`(Expression, SourceRange)
  /// `if`, `guard`, `switch`, `#if`, `do`/`catch`.
  case branches(Branches)
  /// `for`, `while`, `repeat`; the variables are a `for`'s own, several where it takes tuples apart.
  case loop(variables: [String], sequence: Expression?, body: Block, position: Position)
  case function(FunctionFact)

  package struct Binding: Sendable, Hashable {
    package var name: String
    package var position: Position
    package var type: TypeName?
    package var value: Expression?
    package var changes = Changes()

    package init(name: String, position: Position, type: TypeName?, value: Expression?) {
      self.name = name
      self.position = position
      self.type = type
      self.value = value
    }
  }
}

/// Alternatives of which run time takes one.
package struct Branches: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// At most one of the alternatives runs.
    case exclusive
    /// Code that the compiler takes or leaves: `#if`.
    case compiled
    /// A `guard`'s way out, a `do` and its `catch`: what follows is not excluded by it.
    case detour
  }

  package struct Alternative: Sendable, Hashable {
    /// The condition in the source's words; empty for an `else`.
    package var condition: String
    /// Names that the condition binds anew: `if let name = model.name`, `case .loaded(let items)`.
    package var bound: [Bound]
    /// What the subject must fit one of for it to be taken, where it is a `switch`'s or an `if case`'s.
    package var patterns: [Pattern]
    /// Whether it is taken where no other is: a `default`, an `else`.
    package var isDefault = false
    /// Whether a `break` may leave it before its end.
    package var breaks = false
    /// Whether the code of the next alternative may follow.
    package var fallsThrough = false
    /// What must not be nil for it to be taken: `name` of `if let name`, `model.name` of `if let name = model.name`. Of a
    /// `guard`'s way out, what must not be nil for that not to be taken.
    package var unwraps: [Expression] = []
    /// What it asks of single names besides that, of an `if`: `isOn`, `!isOn`, `name != nil`.
    package var tests: [Test] = []
    /// How many conditions must hold for it to be taken, of an `if`.
    package var conditionCount = 0
    /// Of an `#if`, whether it is compiled for iOS; nil where another setting of the build decides.
    package var holdsOnIOS: Bool?
    package var body: Block

    package init(condition: String, bound: [Bound], patterns: [Pattern] = [], body: Block) {
      self.condition = condition
      self.bound = bound
      self.patterns = patterns
      self.body = body
    }

    /// The enum cases that it is taken for.
    package var cases: [String] { patterns.compactMap(\.caseName) }
  }

  /// A condition about one name: of the code at hand, or of `self` where it says so; or about a member of it.
  package struct Test: Sendable, Hashable {
    package enum Expectation: Sendable, Hashable {
      case yes, no, missing, present
      /// Whether it is the enum's case of this name.
      case equal(String)
      case different(String)

      package var opposite: Expectation {
        switch self {
        case .yes: .no
        case .no: .yes
        case .missing: .present
        case .present: .missing
        case .equal(let name): .different(name)
        case .different(let name): .equal(name)
        }
      }
    }

    package var name: String
    package var isOfSelf: Bool
    /// The member of what is named that is asked for: `isPaid` in `order.isPaid`.
    package var member: String?
    package var expected: Expectation

    package init(name: String, isOfSelf: Bool, member: String? = nil, expected: Expectation) {
      self.name = name
      self.isOfSelf = isOfSelf
      self.member = member
      self.expected = expected
    }

    /// The names that lead to what is asked for, without `self`.
    package var path: [String] { [name] + (member.map { [$0] } ?? []) }
  }

  /// A name that a condition binds. `if let name`, which only unwraps, binds nothing new.
  package struct Bound: Sendable, Hashable {
    package var name: String
    /// What it is bound to, where that is written.
    package var value: Expression?
    /// Which of the values that an enum case carries it is.
    package var payload: Part?
    /// The type that the value must have: `let text as String`, `let text = value as? String`.
    package var cast: TypeName?

    package init(name: String, value: Expression? = nil, payload: Part? = nil, cast: TypeName? = nil) {
      self.name = name
      self.value = value
      self.payload = payload
      self.cast = cast
    }
  }

  /// One of the values that the pattern of an enum case tells apart.
  package struct Part: Sendable, Hashable {
    package var index: Int
    package var count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  package var kind: Kind
  package var position: Position
  /// What a `switch` looks at.
  package var subject: Expression?
  package var alternatives: [Alternative]
  /// Whether one of the alternatives is always taken: there is an `else`, or it is a `switch`.
  package var isExhaustive: Bool

  package init(
    kind: Kind, position: Position, subject: Expression? = nil, alternatives: [Alternative], isExhaustive: Bool
  ) {
    self.kind = kind
    self.position = position
    self.subject = subject
    self.alternatives = alternatives
    self.isExhaustive = isExhaustive
  }
}
