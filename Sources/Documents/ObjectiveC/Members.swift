import Inventory

/// What a type or the top of a file has, as far as it was met.
struct Members {
  var properties: [PropertyFact] = []
  var functions: [FunctionFact] = []

  var isEmpty: Bool { properties.isEmpty && functions.isEmpty }

  var facts: MemberFacts { isEmpty ? .none : MemberFacts(properties: properties, functions: functions) }

  static func += (members: inout Members, more: Members) {
    members.properties += more.properties
    members.functions += more.functions
  }

  /// Adds a property, or what is said of one that is there already: a getter, a setter.
  mutating func add(_ property: PropertyFact) {
    guard
      let index = properties.firstIndex(where: { $0.name == property.name && $0.isStatic == property.isStatic })
    else {
      properties.append(property)
      return
    }
    properties[index] = properties[index].with(codeOf: property)
  }
}

extension PropertyFact {
  /// Whether code of its own gets or sets it.
  var hasCode: Bool { getter != nil || !observers.isEmpty || value != nil }

  /// The property, with what another declaration of it says of its type and attributes, and with both ones' code. Its place is
  /// that of the one that declares it, or of its code where that is in another file.
  func with(codeOf other: PropertyFact, isElsewhere: Bool = false) -> PropertyFact {
    PropertyFact(
      name: name, position: isElsewhere ? other.position : position, type: type ?? other.type, isStatic: isStatic,
      isLet: isLet, attributes: attributes + other.attributes.filter { !attributes.contains($0) },
      value: value ?? other.value, getter: getter ?? other.getter, observers: observers + other.observers,
      end: isElsewhere ? other.end : end, isPrivate: isPrivate && other.isPrivate,
      names: NameSet(Set(names.hashes + other.names.hashes)))
  }
}
