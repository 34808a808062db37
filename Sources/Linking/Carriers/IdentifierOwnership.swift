import Inventory

/// Who decides over a declaration: its own code alone, or a protocol, a superclass, a macro besides.
extension SymbolTable {
  /// Protocols that ask for nothing by the name of an identifier, and have nobody read all that a type keeps.
  private static let plainProtocols: Set<String> = [
    "Animatable", "AnyObject", "App", "ButtonStyle", "DisclosureGroupStyle", "Error", "GroupBoxStyle", "Identifiable",
    "LabelStyle", "LabeledContentStyle", "LocalizedError", "MenuStyle", "NSObject", "NSObjectProtocol",
    "ObservableObject", "PickerStyle", "PreferenceKey", "PrimitiveButtonStyle", "ProgressViewStyle", "Scene",
    "Sendable", "Shape", "TextFieldStyle", "ToggleStyle", "ToolbarContent", "View", "ViewModifier",
  ]

  /// Protocols that read or write all that a type keeps.
  private static let readingProtocols: Set<String> = [
    "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Hashable", "OptionSet", "RawRepresentable", "CaseIterable",
  ]

  /// Attributes that leave what a type keeps to its own code.
  private static let plainAttributes: Set<String> = [
    "available", "frozen", "MainActor", "Observable", "preconcurrency",
  ]

  /// Whether the type's own code alone decides what becomes of a property: no protocol asks for it, nothing compares,
  /// prints or stores all properties, no other type has it anew.
  func decidesAlone(over property: PropertyFact, in owner: TypeID) -> Bool {
    let kind = types[owner].kind
    guard kind == .struct || kind == .class || kind == .actor else { return false }
    return isPlain(owner, allowing: Self.plainProtocols)
      && !isDeclaredElsewhere(property.name, than: owner) { _ in true }
  }

  /// The same of a function's parameters.
  func decidesAlone(over function: FunctionFact, in owner: TypeID) -> Bool {
    guard types[owner].kind != .protocol || function.body != nil else { return false }
    return isPlain(owner, allowing: Self.plainProtocols.union(Self.readingProtocols))
      && !isDeclaredElsewhere(function.name, than: owner) { declaration in
        guard case .function(let other) = declaration else { return false }
        return other.position != function.position && other.parameters.map(\.label) == function.parameters.map(\.label)
      }
  }

  /// Whether all that the type inherits is the app's own, or known to leave its members alone.
  private func isPlain(_ owner: TypeID, allowing known: Set<String>) -> Bool {
    types[owner].lineage.allSatisfy { ancestor in
      types[ancestor].attributes.allSatisfy(Self.plainAttributes.contains)
        && types[ancestor].inherits.allSatisfy { inherited in
          let name = inherited.name.split(separator: ".").last.map(String.init) ?? inherited.name
          // UIKit's own classes and protocols know nothing of names that it does not have.
          if known.contains(name) || name.hasPrefix("UI") { return true }
          guard let id = type(named: inherited.name, in: ancestor, file: types[ancestor].file) else { return false }
          return types[id].kind != .extension
        }
    }
  }

  /// Whether a protocol that the type follows, a superclass or a subclass declares a member that it may be about.
  private func isDeclaredElsewhere(
    _ name: String, than owner: TypeID, where isMeant: (Member.Declaration) -> Bool
  ) -> Bool {
    types.indices.contains { other in
      (types[other].lineage.contains(owner) || types[owner].lineage.contains(other))
        && (types[other].members[name] ?? []).contains { member in
          if other == owner, types[other].kind != .protocol { return false }
          return isMeant(member.declaration)
        }
    }
  }

  /// Whether a value of the type can be an identifier: a text, an enum's case, or what says that it is one.
  func mayBeIdentifier(_ type: TypeName?, value: Expression?, in owner: TypeID?, file: Int) -> Bool {
    guard let type else { if case .string? = value { return true } else { return false } }
    if type.name == "String" || type.name.namesAccessibilityIdentifier { return true }
    return self.type(named: type.name, in: owner, file: file).map { types[$0].kind == .enum } ?? false
  }
}
