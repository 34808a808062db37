import Findings
import Inventory
import Taxonomy

/// The first thing by which two audits differ, besides an identifier that has another name in the second one.
struct AuditDifference {
  let message: String
  let place: Place

  /// Nil where they do not differ. Columns do not count, which a longer name moves, and neither do findings: how a name
  /// looks is what some of them are about.
  init?(from before: Report, to after: Report, renaming old: String, to new: String) {
    let names = Names(old: old, new: new)
    let lists: [(String, (Report) -> [Fact])] = [
      ("an element", { $0.inventory.elements.map { Fact($0, names) } }),
      ("an assignment", { $0.inventory.assignments.map { Fact($0, names) } }),
      ("a query", { $0.inventory.queries.map { Fact($0, names) } }),
    ]
    for (kind, facts) in lists {
      var counts: [[String]: Int] = [:]
      let (were, are) = (facts(before), facts(after))
      for fact in were { counts[fact.parts, default: 0] += 1 }
      for fact in are { counts[fact.parts, default: 0] -= 1 }
      guard let changed = (were + are).filter({ counts[$0.parts] != 0 }).map(\.place).min() else { continue }
      message = "\(kind) would differ by more than the name"
      place = changed
      return
    }
    return nil
  }

  private struct Names {
    var old: String
    var new: String

    func of(_ identifier: Identifier?) -> String {
      guard let identifier else { return "" }
      let texts = identifier.texts.map(\.description).map { $0 == old ? new : $0 }
      return "\(identifier.state.rawValue) \(texts.sorted().joined(separator: ", "))"
    }
  }

  /// What is compared of an element, an assignment or a query.
  private struct Fact {
    var parts: [String]
    var place: Place

    init(_ element: Element, _ names: Names) {
      place = element.place
      parts = [
        "\(place.file):\(place.line)", element.screen ?? "", element.type.rawValue, element.kind, element.label ?? "",
        element.verdict.rawValue, element.use.map { "\($0.file):\($0.line)" } ?? "", names.of(element.identifier),
      ]
    }

    init(_ assignment: Assignment, _ names: Names) {
      place = assignment.place
      parts = [
        "\(place.file):\(place.line)", assignment.form.rawValue, assignment.carrier, assignment.target.description,
        assignment.verdict.rawValue, names.of(assignment.identifier),
      ]
    }

    init(_ query: Query, _ names: Names) {
      place = query.place
      parts = [
        "\(place.file):\(place.line)", query.name, query.how.rawValue, query.status?.rawValue ?? "",
        query.keyKind?.rawValue ?? "", names.of(query.key),
      ]
    }
  }
}
