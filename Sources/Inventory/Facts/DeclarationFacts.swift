package import Findings

/// A type as it is written, without the parts that no identifier depends on: `Set<Row>?` keeps its base and arguments.
package struct TypeName: Sendable, Hashable {
  /// The dotted name without generic arguments, optionality or attributes: `Kit.Row`; `[]` for an array, `()` for a
  /// tuple or function.
  package var name: String
  package var arguments: [TypeName]
  package var isOptional: Bool
  /// `some` or `any` in front.
  package var isOpaque: Bool

  package init(name: String, arguments: [TypeName] = [], isOptional: Bool = false, isOpaque: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isOptional = isOptional
    self.isOpaque = isOpaque
  }
}

/// One declaration of a type, or one extension of it.
package struct TypeFact: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case `struct`, `class`, `enum`, `protocol`, `extension`, actor
  }

  package var kind: Kind
  /// The full name, outermost type first; for an extension the name as written, inside its enclosing types.
  package var name: String
  package var position: Position
  /// The superclass and the protocols, as written.
  package var inherits: [TypeName]
  package var generics: [String]
  package var properties: [PropertyFact] = []
  package var functions: [FunctionFact] = []
  package var cases: [CaseFact] = []
  package var aliases: [AliasFact] = []
  package var isPreview = false
  /// `private` or `fileprivate`: nothing outside the file shows it.
  package var isPrivate = false
  /// Inside `#if DEBUG` or another condition.
  package var condition: String?

  package init(kind: Kind, name: String, position: Position, inherits: [TypeName], generics: [String]) {
    self.kind = kind
    self.name = name
    self.position = position
    self.inherits = inherits
    self.generics = generics
  }
}

/// A property of a type, or a variable at the top of a file.
package struct PropertyFact: Sendable, Hashable {
  package var name: String
  package var position: Position
  package var type: TypeName?
  package var isStatic: Bool
  package var isLet: Bool
  /// Attribute names without `@`: `IBOutlet`, `ViewBuilder`, `State`.
  package var attributes: [String]
  package var value: Expression?
  /// The body of a computed property, or of its `get`.
  package var getter: Block?
  /// The bodies of `set`, `willSet` and `didSet`.
  package var observers: [Block]
  package var end: Position
  /// The names in all of its code and types.
  package var names = NameSet()

  package init(
    name: String, position: Position, type: TypeName?, isStatic: Bool, isLet: Bool, attributes: [String],
    value: Expression?, getter: Block?, observers: [Block], end: Position
  ) {
    self.name = name
    self.position = position
    self.type = type
    self.isStatic = isStatic
    self.isLet = isLet
    self.attributes = attributes
    self.value = value
    self.getter = getter
    self.observers = observers
    self.end = end
  }
}

package struct FunctionFact: Sendable, Hashable {
  package struct Parameter: Sendable, Hashable {
    /// The label at the call; nil for `_`.
    package var label: String?
    package var name: String
    package var type: TypeName?
    package var attributes: [String]
    package var defaultValue: Expression?

    package init(
      label: String?, name: String, type: TypeName?, attributes: [String], defaultValue: Expression?
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.attributes = attributes
      self.defaultValue = defaultValue
    }
  }

  /// `init` for an initialiser, `subscript` for a subscript.
  package var name: String
  package var position: Position
  package var parameters: [Parameter]
  package var result: TypeName?
  package var isStatic: Bool
  package var attributes: [String]
  package var body: Block?
  /// The names in all of its code and types.
  package var names = NameSet()

  package init(
    name: String, position: Position, parameters: [Parameter], result: TypeName?, isStatic: Bool,
    attributes: [String], body: Block?
  ) {
    self.name = name
    self.position = position
    self.parameters = parameters
    self.result = result
    self.isStatic = isStatic
    self.attributes = attributes
    self.body = body
  }
}

package struct CaseFact: Sendable, Hashable {
  package var name: String
  package var position: Position
  package var rawValue: Expression?
  /// What it carries; the names are the labels.
  package var payload: [FunctionFact.Parameter]

  package init(name: String, position: Position, rawValue: Expression?, payload: [FunctionFact.Parameter]) {
    self.name = name
    self.position = position
    self.rawValue = rawValue
    self.payload = payload
  }

  package var hasPayload: Bool { !payload.isEmpty }
}

package struct AliasFact: Sendable, Hashable {
  package var name: String
  package var target: TypeName

  package init(name: String, target: TypeName) {
    self.name = name
    self.target = target
  }
}
