/// The members of a type's declaration or extension, or what stands at the top of a file. What linking asks of every
/// member of an app lies side by side here, so that it looks at a few arrays of each file instead of at each member.
///
/// A class, since linking passes it about and changes nothing of it.
package final class MemberFacts: Sendable {
  package let properties: [PropertyFact]
  package let functions: [FunctionFact]
  package let cases: [CaseFact]

  // What follows is of all members in one order: the properties, the functions, the cases.

  package let count: Int
  /// Which of them are functions.
  package let functionIndices: Range<Int>

  /// The names in the code of each.
  package let mentions: NameIndex
  package let traits: [Trait]
  /// Finds them by their own names.
  package let names: MemberNames

  /// What is asked of a member before it is looked at.
  package struct Trait: Sendable {
    /// The hash of the type that a property or a function with code gives, by its name: `View` where it is opaque or where
    /// a builder makes it, 0 where there is none.
    package var result: UInt32 = 0
    /// Whether it is a property that may be another name for an object which its own code makes or finds.
    package var mayStandForObject = false
  }

  package init(properties: [PropertyFact] = [], functions: [FunctionFact] = [], cases: [CaseFact] = []) {
    self.properties = properties
    self.functions = functions
    self.cases = cases
    functionIndices = properties.count..<properties.count + functions.count
    count = functionIndices.upperBound + cases.count
    var mentions = NameIndex(
      capacity: properties.reduce(functions.reduce(0) { $0 + $1.names.count }) { $0 + $1.names.count + 1 },
      pieces: count)
    var traits: [Trait] = []
    var names: [String] = []
    traits.reserveCapacity(count)
    names.reserveCapacity(count)
    for property in properties {
      mentions.append(property.names)
      if property.mayHoldUnnamedObject { mentions.addToLast(Self.untypedProperty) }
      traits.append(Trait(property))
      names.append(property.name)
    }
    for function in functions {
      mentions.append(function.names)
      traits.append(Trait(function))
      names.append(function.name)
    }
    for element in cases {
      mentions.append(NameSet())
      traits.append(Trait())
      names.append(element.name)
    }
    self.mentions = mentions
    self.traits = traits
    self.names = MemberNames(names)
  }

  /// Of a type without members.
  package static let none = MemberFacts()

  /// What ``mentions`` has for a property of which it is not written that it holds no object; no code has such a name.
  package static let untypedProperty = "property without type"
}

extension MemberFacts: Hashable {
  package static func == (first: MemberFacts, second: MemberFacts) -> Bool {
    first === second
      || first.properties == second.properties && first.functions == second.functions && first.cases == second.cases
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(properties)
    hasher.combine(functions)
    hasher.combine(cases)
  }
}

extension MemberFacts.Trait {
  fileprivate init(_ property: PropertyFact) {
    if property.getter != nil || property.value != nil { result = Self.hash(property.type, property.attributes) }
    mayStandForObject = property.mayStandForObject
  }

  fileprivate init(_ function: FunctionFact) {
    if function.body != nil { result = Self.hash(function.result, function.attributes) }
  }

  private static func hash(_ type: TypeName?, _ attributes: [String]) -> UInt32 {
    if type?.isOpaque == true || attributes.contains(where: { $0.hasSuffix("Builder") }) { return NameSet.hash("View") }
    return type.map { NameSet.hash($0.name) } ?? 0
  }
}

extension PropertyFact {
  private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Date", "Double", "Float", "Int", "String", "URL"]

  /// Whether it may be another name for an object that its own code makes or finds.
  package var mayStandForObject: Bool {
    if let type, Self.plainTypes.contains(type.name) { return false }
    return getter != nil || !observers.isEmpty || value?.mayBeObject == true
  }

  /// Whether it may hold an object of whatever class, since no type is written.
  fileprivate var mayHoldUnnamedObject: Bool { type == nil && value?.mayBeObject ?? true }
}

extension Expression {
  /// Whether it may be an object of a class that is not written here: no literal, no call that names the type.
  fileprivate var mayBeObject: Bool {
    switch self {
    case .chain: constructedType == nil
    case .array(let values): values.contains(where: \.mayBeObject)
    case .ternary(_, let first, let second, _), .binary("??", let first, let second):
      first.mayBeObject || second.mayBeObject
    case .branches: true
    default: false
    }
  }
}
