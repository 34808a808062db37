import Findings
import Inventory

/// Which members of the app call a name, and which assign to one: so that following a value back looks at the few
/// members that matter and not at all code.
struct CallIndex {
  private(set) var calling: [String: [MemberReference]] = [:]
  private(set) var assigning: [String: [MemberReference]] = [:]

  mutating func note(_ chain: Chain, in scope: Scope) {
    for link in chain.links where link.arguments?.isEmpty == false && link.name != Link.subscriptName {
      let name =
        link.name == "init" ? chain.links.first { $0.name.first?.isUppercase == true }?.name ?? "init" : link.name
      Self.note(name, scope, in: &calling)
    }
  }

  mutating func note(assignmentTo target: Chain, in scope: Scope) {
    guard let last = target.links.last else { return }
    Self.note(last.name, scope, in: &assigning)
  }

  private static func note(_ name: String, _ scope: Scope, in index: inout [String: [MemberReference]]) {
    let reference = MemberReference(scope)
    if index[name]?.last != reference { index[name, default: []].append(reference) }
  }
}
