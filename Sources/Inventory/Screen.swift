package import Findings

/// What a user would call a page of the app: a view controller with content of its own, or a SwiftUI view that is a
/// root. Everything else is a component and belongs to the screens that show it.
package struct Screen: Sendable, Hashable {
  /// The name that identifiers use: `login` for `LoginView`; with the module in front where two types would share it.
  package var name: String
  /// The type's name, outermost first.
  package var type: String
  package var place: Place
  package var framework: Framework

  package init(name: String, type: String, place: Place, framework: Framework) {
    self.name = name
    self.type = type
    self.place = place
    self.framework = framework
  }
}

extension Screen {
  /// Whether a user who says `name` may mean it.
  func isNamed(_ name: String) -> Bool {
    self.name == name || type == name || type.hasSuffix(".\(name)")
  }
}
