import Findings
import Inventory
import Taxonomy

extension Fix {
  /// Puts `code` in the place of what queries look for, where each is a plain literal.
  static func replacingKeys(of queries: [Query], by code: String, title: Message) -> Fix? {
    var places: [Place] = []
    for query in queries {
      guard let literal = query.literal, query.key?.isLocalized == false else { return nil }
      if !places.contains(literal) { places.append(literal) }
    }
    guard !places.isEmpty else { return nil }
    return Fix(title: title.text, safety: .unsafe, edits: places.map { Edit($0, code) })
  }
}
