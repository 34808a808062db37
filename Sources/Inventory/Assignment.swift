package import Findings
package import Taxonomy

/// A place in source that gives an identifier.
package struct Assignment: Sendable, Hashable {
  package enum Form: String, Sendable, Hashable {
    case swiftUIModifier = "swiftui-modifier"
    case uiKitProperty = "uikit-property"
    case wrapperCall = "wrapper-call"
    case initArgument = "init-argument"
    case interfaceBuilderAttribute = "ib-attribute"
    case interfaceBuilderRuntime = "ib-runtime"
    case objectiveC = "objc"
  }

  /// The token that names the modifier, property, setter or argument label.
  package var place: Place
  /// The whole expression that gives the value.
  package var value: Place
  package var form: Form
  /// The name of the modifier, property or setter.
  package var carrier: String
  package var target: Target
  package var identifier: Identifier
  /// The places that its text came over: the constant or enum's case that defines it first, then what passed it on; empty
  /// where it is written in place.
  package var way: [Place] = []
  /// Whether it gives what it is passed: the places that pass it say what that is.
  package var isPassedOn = false
  package var verdict: Verdict
  /// The names of the screens that show it.
  package var screens: [String]
  /// Whether it is given again and again: inside a loop, a list's row or a cell.
  package var isRepeated: Bool
  package var enclosingType: String
  package var member: String

  /// What the identifier lands on.
  package enum Target: Sendable, Hashable, CustomStringConvertible {
    case element(ElementType)
    /// A SwiftUI container or composed view that is no element itself, by the view's name.
    case container(String)
    case none
    case unknown

    package var description: String {
      switch self {
      case .element(let type): type.rawValue
      case .container(let view): "container:\(view)"
      case .none: "none"
      case .unknown: "unknown"
      }
    }
  }

  package init(
    place: Place, value: Place, form: Form, carrier: String, target: Target, identifier: Identifier,
    verdict: Verdict, screens: [String] = [], isRepeated: Bool = false, enclosingType: String, member: String
  ) {
    self.place = place
    self.value = value
    self.form = form
    self.carrier = carrier
    self.target = target
    self.identifier = identifier
    self.verdict = verdict
    self.screens = screens
    self.isRepeated = isRepeated
    self.enclosingType = enclosingType
    self.member = member
  }
}

/// A text given to a property that is easily taken for the accessibility identifier.
package struct LookalikeUse: Sendable, Hashable {
  package enum Property: String, Sendable, Hashable, CaseIterable {
    case accessibilityLabel, restorationIdentifier, reuseIdentifier, id, tag
  }

  package var property: Property
  package var place: Place
  package var value: Identifier
  /// Whether the same element is given an accessibility identifier too.
  package var hasIdentifier: Bool
  package var framework: Framework
  package var screens: [String]
  package var enclosingType: String
  package var member: String

  package init(
    property: Property, place: Place, value: Identifier, hasIdentifier: Bool, framework: Framework,
    screens: [String] = [], enclosingType: String, member: String
  ) {
    self.property = property
    self.place = place
    self.value = value
    self.hasIdentifier = hasIdentifier
    self.framework = framework
    self.screens = screens
    self.enclosingType = enclosingType
    self.member = member
  }
}
