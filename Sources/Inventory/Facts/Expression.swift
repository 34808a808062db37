package import Findings

/// What is kept of an expression: a small tree without syntax nodes, that can be stored.
///
/// Everything written with dots, calls and subscripts is one ``Chain``: a constant's path, a call, and a SwiftUI view
/// with its modifiers alike.
package indirect enum Expression: Sendable, Hashable {
  /// A string literal without holes, its escapes resolved.
  case string(String)
  case interpolation([Segment])
  case chain(Chain)
  case closure(Closure)
  case ternary(condition: Condition, Expression, Expression, Position)
  /// A binary operation: `+`, `??` or another operator.
  case binary(String, Expression, Expression)
  /// An `if` or `switch` used as an expression.
  case branches(Branches)
  case array([Expression])
  case dictionary([Pair])
  case tuple([Expression])
  case number(String)
  case boolean(Bool)
  case nilLiteral
  /// `\.accessibilityIdentifier`, `\Model.id`: the names along it.
  case keyPath([String])
  /// Anything else, as written and shortened.
  case other(String)

  /// What decides between the two sides of a `?`: the source's words, and what it asks, where that is of one name.
  package struct Condition: Sendable, Hashable {
    package var text: String
    package var test: Branches.Test?

    package init(_ text: String, test: Branches.Test? = nil) {
      self.text = text
      self.test = test
    }
  }

  package enum Segment: Sendable, Hashable {
    case text(String)
    /// `\(value)`, with the source's own words.
    case hole(Expression, String)
  }

  package struct Pair: Sendable, Hashable {
    package var key: Expression
    package var value: Expression

    package init(key: Expression, value: Expression) {
      self.key = key
      self.value = value
    }
  }
}

/// A postfix expression: a root and what is written behind it. `Button("Go") { }.padding()` has the root
/// ``Root/name`` and the links `Button` and `padding`.
package struct Chain: Sendable, Hashable {
  package enum Root: Sendable, Hashable {
    /// The first link is a bare name.
    case name
    /// The first link follows a bare dot: `.login`.
    case implicitMember
    /// The links follow another expression: a literal, a closure, something in parentheses.
    case value(Expression)
  }

  package var root: Root
  package var links: [Link]
  package var range: SourceRange

  package init(root: Root, links: [Link], range: SourceRange) {
    self.root = root
    self.links = links
    self.range = range
  }
}

/// One part of a chain: a name, with its call where it is called.
package struct Link: Sendable, Hashable {
  /// The name; empty for the call of what stands before (`{ … }()`), `[]` for a subscript.
  package var name: String
  package var position: Position
  /// The arguments, trailing closures included; nil where the name is not called.
  package var arguments: [Argument]?
  /// Whether the link sits in an `#if` inside the chain, and so may be absent.
  package var isConditional: Bool
  package var end: Position
  /// The types in angle brackets behind the name.
  package var generics: [TypeName] = []

  package init(
    name: String, position: Position, arguments: [Argument]?, isConditional: Bool = false, end: Position
  ) {
    self.name = name
    self.position = position
    self.arguments = arguments
    self.isConditional = isConditional
    self.end = end
  }

  package static let subscriptName = "[]"

  package var isCall: Bool { arguments != nil && name != Link.subscriptName }

  /// The names of a key path that a subscript is given: `basket`, `pay` of `[keyPath: \.basket.pay]`.
  package var keyPathArgument: [String]? {
    guard name == Link.subscriptName, let first = arguments?.first, first.label == "keyPath",
      case .keyPath(let names) = first.value
    else { return nil }
    return names
  }
}

package struct Argument: Sendable, Hashable {
  package var label: String?
  /// Where the label stands, else the value.
  package var position: Position
  package var value: Expression
  package var range: SourceRange
  /// Whether it is a closure behind the parentheses.
  package var isTrailing: Bool

  package init(label: String?, position: Position, value: Expression, range: SourceRange, isTrailing: Bool) {
    self.label = label
    self.position = position
    self.value = value
    self.range = range
    self.isTrailing = isTrailing
  }
}

package struct Closure: Sendable, Hashable {
  package var parameters: [String]
  /// The types of the parameters, where the closure says them.
  package var types: [TypeName?] = []
  /// What its capture list names anew: `[id = other]`.
  package var captures: [Statement.Binding] = []
  package var body: Block
  package var position: Position

  package init(parameters: [String], body: Block, position: Position) {
    self.parameters = parameters
    self.body = body
    self.position = position
  }
}

extension Expression {
  /// The names of a chain that is nothing but a path: `a.b.c`; nil for anything else.
  package var path: [String]? {
    guard case .chain(let chain) = self, case .name = chain.root,
      chain.links.allSatisfy({ $0.arguments == nil })
    else { return nil }
    return chain.links.map(\.name)
  }
}

extension Chain {
  /// The name of a view or of a function whose call the chain starts with: `Button` in `Button("Go") { }.padding()`,
  /// `Kit.Row` in `Kit.Row()`; the index of its link comes with it.
  package var head: (name: String, index: Int)? {
    guard case .name = root, !links.isEmpty else { return nil }
    guard let call = links.firstIndex(where: { $0.arguments != nil }) else {
      return (links.map(\.name).joined(separator: "."), links.count - 1)
    }
    if call == 0 { return (links[0].name, 0) }
    var names = links[...call].map(\.name)
    if names.last == "init" { names.removeLast() }
    return (names.joined(separator: "."), call)
  }
}

extension Link {
  /// The first name of a parameter's default that is the words which the call passes for another parameter, whose name
  /// follows: what `#name` is in a macro.
  package static let spelling = "#spelling"
}
