import Inventory
import Taxonomy

/// Whether texts are empty: `mark.isEmpty ? title : mark`.
extension Evaluator {
  /// What `text.isEmpty` comes to, where source tells of each text that it may be; nil where it does not, or the chain asks
  /// for something else.
  func isEmptyText(_ chain: Chain, in scope: Scope, depth: Int) -> Bool? {
    guard chain.links.count > 1, let last = chain.links.last, last.name == "isEmpty", !last.isCall,
      case .name = chain.root
    else { return nil }
    let text = Chain(root: chain.root, links: Array(chain.links.dropLast()), range: chain.range)
    guard case .texts(let texts, _) = value(of: text, in: scope.expecting(nil), depth: depth + 1) else { return nil }
    let answers = Set(texts.map { $0.exact?.isEmpty })
    return answers.count == 1 ? answers.first ?? nil : nil
  }
}
