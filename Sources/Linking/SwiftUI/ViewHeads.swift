import Findings
import Inventory
import Taxonomy

extension Chain {
  /// The name that the chain's view goes by, and its link: `Button` of `Button("Go") { }.padding()`, `header` of
  /// `header.padding()` and of `self.header`; what follows are modifiers.
  var viewHead: (name: String, index: Int)? {
    guard case .name = root, let first = links.first else { return nil }
    if first.name == "self" || first.name == "Self", links.count > 1 { return ("self." + links[1].name, 1) }
    // A type may have its module or outer types in front, in capitals; a lower-case name is a member.
    guard first.name.isCapitalised, first.arguments == nil else { return (first.name, 0) }
    guard let call = links.firstIndex(where: { $0.arguments != nil }) else { return (first.name, 0) }
    var names = links[...call].map(\.name)
    if names.last == "init" { names.removeLast() }
    // `Color.red.opacity(0.5)`: a constant of a type, and modifiers behind it.
    if names.count > 1, names.last?.first?.isLowercase == true { return (first.name, 0) }
    return (names.joined(separator: "."), call)
  }
}

extension Expression {
  var isChain: Bool { if case .chain = self { true } else { false } }

  /// Whether it is a chain that begins with the name: `configuration.$isOn`.
  func startsWith(_ name: String) -> Bool {
    guard case .chain(let chain) = self, case .name = chain.root else { return false }
    return chain.links.first?.name == name
  }

  /// Whether a view may stand in it: everything but literals.
  var mayHoldViews: Bool {
    switch self {
    case .string, .interpolation, .number, .boolean, .nilLiteral, .keyPath, .other: false
    default: true
    }
  }

  /// Whether a walk can come to views in it: not in `.horizontal`.
  var mayLeadToViews: Bool {
    guard case .chain(let chain) = self, case .implicitMember = chain.root else { return mayHoldViews }
    return chain.links.contains { $0.arguments != nil }
  }
}

extension String {
  /// The name without a module that is known to hold views.
  var withoutModule: String { hasPrefix("SwiftUI.") ? String(dropFirst("SwiftUI.".count)) : self }
}
