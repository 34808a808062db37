import Inventory
import Taxonomy

extension Evaluator {
  /// A chain that sets an identifier by a key path with properties in front, `setValue(id, forKeyPath: "rides.button.…")`, as
  /// the call on the object that the path leads to; any other chain as it is.
  func withObjectsOfKeyPaths(_ chain: Chain, in scope: Scope) -> Chain {
    guard let index = chain.links.indices.last, chain.links[index].name == "setValue",
      let argument = chain.links[index].arguments?.firstIndex(where: { $0.label == "forKeyPath" }),
      let path = value(of: chain.links[index].arguments?[argument].value ?? .nilLiteral, in: scope).texts,
      path.count == 1, let names = path[0].exact?.split(separator: "."), names.count > 1,
      names.last == "accessibilityIdentifier"
    else { return chain }
    var expanded = chain
    let call = chain.links[index]
    expanded.links[index].arguments?[argument].value = .string("accessibilityIdentifier")
    let objects = names.dropLast().map {
      Link(name: String($0), position: call.position, arguments: nil, isConditional: false, end: call.position)
    }
    expanded.links.insert(contentsOf: objects, at: index)
    return expanded
  }
}
