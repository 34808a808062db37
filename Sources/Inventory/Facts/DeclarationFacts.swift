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
  /// What those of the generic parameters must follow that say so: `Model` of `<Item: Model>`.
  package var bounds: [String: TypeName] = [:]
  /// Attribute names without `@`: `MainActor`, `objcMembers`, `Model`.
  package var attributes: [String] = []
  package var members = MemberFacts.none
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

extension TypeFact {
  package var properties: [PropertyFact] { members.properties }
  package var functions: [FunctionFact] { members.functions }
  package var cases: [CaseFact] { members.cases }
}

/// A property of a type, or a variable at the top of a file.
///
/// A class, as ``FunctionFact`` is, since linking passes declarations about all the time and changes none.
package final class PropertyFact: Sendable {
  // What is asked of every property comes first: it lies side by side, and the rest is not brought into the cache.
  package let name: String
  /// The names in all of its code and types.
  package let names: NameSet
  package let value: Expression?
  /// The body of a computed property, or of its `get`.
  package let getter: Block?
  /// Attribute names without `@`: `IBOutlet`, `ViewBuilder`, `State`.
  package let attributes: [String]
  package let type: TypeName?
  /// The bodies of `set`, `willSet` and `didSet`.
  package let observers: [Block]
  package let position: Position
  package let isStatic: Bool
  package let isLet: Bool
  package let isLazy: Bool
  /// `private` or `fileprivate`: no other file speaks of it.
  package let isPrivate: Bool
  /// The key of the environment that it reads: `branch` of `@Environment(\.branch)`.
  package let environmentKey: String?
  package let end: Position

  package init(
    name: String, position: Position, type: TypeName?, isStatic: Bool, isLet: Bool, attributes: [String],
    isLazy: Bool = false, environmentKey: String? = nil, value: Expression?, getter: Block?, observers: [Block],
    end: Position, isPrivate: Bool = false, names: NameSet = NameSet()
  ) {
    self.name = name
    self.position = position
    self.type = type
    self.isStatic = isStatic
    self.isLet = isLet
    self.attributes = attributes
    self.isLazy = isLazy
    self.environmentKey = environmentKey
    self.value = value
    self.getter = getter
    self.observers = observers
    self.end = end
    self.isPrivate = isPrivate
    self.names = names
  }

  package func mentioning(_ names: NameSet) -> PropertyFact {
    PropertyFact(
      name: name, position: position, type: type, isStatic: isStatic, isLet: isLet, attributes: attributes,
      isLazy: isLazy, environmentKey: environmentKey, value: value, getter: getter, observers: observers, end: end,
      isPrivate: isPrivate, names: names)
  }
}

extension PropertyFact: Hashable {
  package static func == (first: PropertyFact, second: PropertyFact) -> Bool {
    first === second
      || first.name == second.name && first.position == second.position && first.end == second.end
        && first.type == second.type && first.isStatic == second.isStatic && first.isLet == second.isLet
        && first.attributes == second.attributes && first.isLazy == second.isLazy
        && first.environmentKey == second.environmentKey && first.value == second.value
        && first.getter == second.getter && first.observers == second.observers && first.isPrivate == second.isPrivate
        && first.names == second.names
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(position)
  }
}

package final class FunctionFact: Sendable {
  package struct Parameter: Sendable, Hashable {
    /// The label at the call; nil for `_`.
    package var label: String?
    package var name: String
    package var type: TypeName?
    package var attributes: [String]
    package var defaultValue: Expression?
    /// What becomes of one whose name says that it takes an accessibility identifier, where that is plain to see.
    package var fate: Fate?

    /// The fate of a parameter that gives no identifier itself.
    package enum Fate: Sendable, Hashable {
      /// Nothing in the body mentions it. The position is that of its name.
      case ignored(Position)
      /// All that becomes of it is that it is assigned once.
      case kept
      /// All that becomes of it is a part of longer texts: `"\(id).title"`.
      case part
    }

    package init(
      label: String?, name: String, type: TypeName?, attributes: [String], defaultValue: Expression?, fate: Fate? = nil
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.attributes = attributes
      self.defaultValue = defaultValue
      self.fate = fate
    }
  }

  // What is asked of every function comes first, as in ``PropertyFact``.
  /// `init` for an initialiser, `subscript` for a subscript.
  package let name: String
  /// The names in all of its code and types.
  package let names: NameSet
  package let body: Block?
  package let attributes: [String]
  package let parameters: [Parameter]
  package let result: TypeName?
  package let position: Position
  package let isStatic: Bool
  /// `private` or `fileprivate`: no other file speaks of it.
  package let isPrivate: Bool

  package init(
    name: String, position: Position, parameters: [Parameter], result: TypeName?, isStatic: Bool,
    attributes: [String], body: Block?, isPrivate: Bool = false, names: NameSet = NameSet()
  ) {
    self.name = name
    self.position = position
    self.parameters = parameters
    self.result = result
    self.isStatic = isStatic
    self.attributes = attributes
    self.body = body
    self.isPrivate = isPrivate
    self.names = names
  }

  package func mentioning(_ names: NameSet) -> FunctionFact {
    FunctionFact(
      name: name, position: position, parameters: parameters, result: result, isStatic: isStatic,
      attributes: attributes, body: body, isPrivate: isPrivate, names: names)
  }
}

extension FunctionFact: Hashable {
  package static func == (first: FunctionFact, second: FunctionFact) -> Bool {
    first === second
      || first.name == second.name && first.position == second.position && first.parameters == second.parameters
        && first.result == second.result && first.isStatic == second.isStatic
        && first.attributes == second.attributes && first.body == second.body && first.isPrivate == second.isPrivate
        && first.names == second.names
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(position)
  }
}

package final class CaseFact: Sendable {
  package let name: String
  package let position: Position
  package let rawValue: Expression?
  /// What it carries; the names are the labels.
  package let payload: [FunctionFact.Parameter]

  package init(name: String, position: Position, rawValue: Expression?, payload: [FunctionFact.Parameter]) {
    self.name = name
    self.position = position
    self.rawValue = rawValue
    self.payload = payload
  }

  package var hasPayload: Bool { !payload.isEmpty }
}

extension CaseFact: Hashable {
  package static func == (first: CaseFact, second: CaseFact) -> Bool {
    first === second
      || first.name == second.name && first.position == second.position && first.rawValue == second.rawValue
        && first.payload == second.payload
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(position)
  }
}

package struct AliasFact: Sendable, Hashable {
  package var name: String
  package var target: TypeName

  package init(name: String, target: TypeName) {
    self.name = name
    self.target = target
  }
}
