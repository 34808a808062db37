import Findings
package import Taxonomy

extension ElementType {
  /// The word that an identifier ends in for an element of this type: `field` in `login.email.field`.
  package var roleWord: String {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: "field"
    case .switch: "toggle"
    case .datePicker, .picker, .pickerWheel, .colorWell: "picker"
    case .staticText: "label"
    case .cell: "row"
    case .other: "view"
    default: rawValue
    }
  }
}

/// An identifier for each of `elements` that has none, in their order; nil for those that have one. Elements made at
/// one place, such as a component's on several screens, get the same one. All others differ from each other and from
/// those that the project has.
package func proposals(for elements: [Element], convention: Convention) -> [String?] {
  var taken: Set<String> = []
  var screens: [String: Set<String>] = [:]
  for element in elements {
    taken.formUnion(element.identifier.values)
    if let component = element.component, let screen = element.screen { screens[component, default: []].insert(screen) }
  }
  var given: [Place: String] = [:]
  return elements.map { element in
    guard element.identifier.state == .none else { return nil }
    if let known = given[element.place] { return known }
    let isShared = element.component.map { screens[$0, default: []].count > 1 } ?? false
    let identifier = element.proposal(isShared: isShared).identifier(in: convention, taken: taken)
    taken.insert(identifier)
    given[element.place] = identifier
    return identifier
  }
}

extension Element {
  /// A component that several screens show is named for itself, since its one identifier serves them all.
  fileprivate func proposal(isShared: Bool) -> IdentifierProposal {
    let own = ScreenName.derived(from: component ?? enclosingType)
    let isOnScreen = screen != nil && !isShared
    let section = isRepeated ? IdentifierProposal.row : isOnScreen && component != nil ? own : nil
    return IdentifierProposal(
      screen: isOnScreen ? screen ?? own : own, section: section, property: name, label: label, labelName: labelName, member: member,
      role: kind == "UITabBarItem" ? "tab" : type.roleWord)
  }
}
