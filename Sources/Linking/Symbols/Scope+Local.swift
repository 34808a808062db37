import Findings
import Inventory

extension Scope {
  /// A name that the body itself declares.
  struct Local: Sendable {
    enum Origin: Sendable {
      case variable
      case parameter
      /// The variable of a loop over this sequence; where its elements are tuples, one part of them.
      case loop(Expression?, part: Int?)
      case closureParameter
      /// A closure's parameter that stands for the object before the closure, which is its value: `$0` in `view.then { }`.
      case subject
      /// Bound by `if let`, `guard let` or a pattern.
      case bound
      /// A function inside the member.
      case function
    }

    var origin: Origin
    var type: TypeName?
    /// The value at its declaration; a parameter's default.
    var value: Expression?
    /// The value given at the call that is being followed.
    var argument: Value?
    /// Where a variable is declared: tells it from another of its name in the same body.
    var position: Position?
    /// What a variable is made later.
    var changes = Changes()
    /// What it comes to, once that has been asked.
    var kept = LocalValue()
    /// Which part of an enum's case it is bound to.
    var payload: Payload?
    /// Whether it stands for one of the values that the name has.
    var isOneOfSeveral = false
    /// Whether it is the parameter of a function inside the member.
    var isNested = false
    /// What is called by the name, with what the names around it mean; nil where there are several such functions.
    var function: NestedFunction?
  }

  /// A part of what an enum's case carries.
  struct Payload: Sendable {
    /// What the `switch` looks at.
    var subject: Expression
    /// The cases that the name is bound for.
    var cases: [String]
    var part: Branches.Part
  }

  /// A function inside the member.
  struct NestedFunction: Sendable {
    var fact: FunctionFact
    var locals: Locals
  }
}
