import Inventory

/// Parameters that are called identifiers and are only parts of these: `init(accessibilityID: String)` that makes
/// `accessibilityID + ".title"` of it; or that are no texts: `addAccessibilityIdentifier: Bool`. What a call passes for one
/// is no identifier by itself.
struct PartialParameters: Sendable {
  /// A parameter, as a call names it.
  private struct Name: Hashable {
    /// The function's name; for an initialiser that of its type, or `init` where a call does not say which.
    var callee: String
    var label: String
  }

  private var parts: Set<Name> = []

  init(_ symbols: SymbolTable) {
    var accessibility = NameFilter()
    accessibility.insertAccessibility()
    var wholes: Set<Name> = []
    for code in symbols.code(using: accessibility) {
      guard let function = code.function else { continue }
      let callees =
        function.name == "init" ? ["init"] + (code.owner.map { [symbols.types[$0].simpleName] } ?? []) : [function.name]
      for parameter in function.parameters {
        guard let label = parameter.label, label.namesAccessibilityIdentifier else { continue }
        for callee in callees {
          let name = Name(callee: callee, label: label)
          if parameter.fate == .part || parameter.type?.isTextless == true {
            parts.insert(name)
          } else {
            wholes.insert(name)
          }
        }
      }
    }
    parts.subtract(wholes)
  }

  /// Whether all functions that the call may mean make only a part of an identifier of the argument.
  func contain(_ label: String, of link: Link, at index: Int, in chain: Chain) -> Bool {
    guard !parts.isEmpty else { return false }
    let callee = link.name == "init" && index > 0 ? chain.links[index - 1].name : link.name
    return parts.contains(Name(callee: callee, label: label))
  }
}
