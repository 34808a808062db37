import Findings
import Inventory
import Taxonomy

extension DuplicateIdentifier {
  /// An element whose own identifier is one exact text.
  struct Candidate {
    var element: Element
    var identifier: String
    /// Where the identifier is given.
    var place: Place
    /// The type and member that give it.
    var member: String

    init?(_ element: Element, assignments: [Place: Assignment]) {
      guard element.identifier.state == .known, element.identifier.texts.count == 1,
        let text = element.identifier.texts.first?.exact, !text.isEmpty, element.origin != .inherited,
        element.verdict != .removed, element.verdict != .nodeless, element.verdict != .merged,
        element.verdict != .lost, element.verdict != .spread, element.verdict != .shadowed
      else { return nil }
      self.element = element
      identifier = text
      place = element.source ?? element.place
      let assignment = assignments[place]
      member = (assignment?.enclosingType ?? element.enclosingType) + "." + (assignment?.member ?? element.member)
    }

    /// Whether the two are different elements and nothing says that they are never shown together.
    func clashes(with other: Candidate) -> Bool {
      let (mine, its) = (element, other.element)
      // A component's two uses are one constructor, unless each use gives its own identifier.
      if mine.place == its.place, mine.origin != .use || its.origin != .use { return false }
      // Which of a class's documents a screen loads at once, nothing says.
      if let document = mine.document, let another = its.document, document != another { return false }
      if place == other.place || mine.excludes(its) || (mine.isRepeated && its.isRepeated) { return false }
      if mine.mayExclude(its) { return false }
      if mine.framework == .swiftUI, its.framework == .swiftUI { return true }
      return member == other.member || (isNamedForItself && other.isNamedForItself)
    }

    /// A property that gives itself the identifier where it is declared, so that no other code path decides.
    private var isNamedForItself: Bool {
      guard let name = element.name else { return false }
      return element.framework == .interfaceBuilder || member.hasSuffix("." + name)
    }

    func surelyClashes(with other: Candidate) -> Bool {
      element.framework == .swiftUI && other.element.framework == .swiftUI && member == other.member
        && element.condition == nil && other.element.condition == nil && element.branches == other.element.branches
    }
  }
}

extension Element {
  /// Whether each of the two has a condition of its own, so that one may well be there only without the other.
  func mayExclude(_ other: Element) -> Bool {
    let mine = branches.filter { !other.branches.contains($0) }
    let its = other.branches.filter { !branches.contains($0) }
    if mine.count == 1, its.count == 1, let condition, condition == other.condition { return false }
    if !mine.isEmpty, !its.isEmpty { return true }
    guard let condition, let otherCondition = other.condition else { return false }
    return condition != otherCondition && branches.isEmpty && other.branches.isEmpty
  }
}
