import Findings
import Inventory
import Taxonomy

/// One text that one place gives, with that place.
struct AssignedText {
  var text: IdentifierText
  var assignment: Assignment
}

/// One distinct text, with every place that gives it, in file order.
struct DistinctText {
  var text: IdentifierText
  var uses: [Assignment]

  /// Notes on the other places, so that a reader sees how far a change reaches.
  func notesOnOtherUses(atMost limit: Int = 3) -> [Note] {
    uses.dropFirst().prefix(limit).map { Note("also given here", at: $0.place) }
  }
}

extension Inventory {
  /// The assignments in file order, each place once, however many screens show it.
  var distinctAssignments: [Assignment] {
    var seen: Set<Place> = []
    return assignments.filter { seen.insert($0.place).inserted }.sorted { $0.place < $1.place }
  }

  /// Every text that an assignment gives, the fall-backs of an unresolved one included. Of what is only passed on, the
  /// place that passes it gives it.
  var assignedTexts: [AssignedText] {
    let assignments = distinctAssignments
    let own = Set(assignments.lazy.filter { !$0.isPassedOn }.flatMap(\.identifier.texts))
    return assignments.flatMap { assignment in
      assignment.identifier.texts.filter { !assignment.isPassedOn || !own.contains($0) }
        .map { AssignedText(text: $0, assignment: assignment) }
    }
  }

  /// The texts that say something of how a project writes its identifiers: not localised, not blank, not left to run
  /// time as a whole.
  var distinctTexts: [DistinctText] {
    var indices: [IdentifierText: Int] = [:]
    var texts: [DistinctText] = []
    for assigned in assignedTexts where !assigned.isLocalized && assigned.text.saysSomething {
      if let index = indices[assigned.text] {
        texts[index].uses.append(assigned.assignment)
      } else {
        indices[assigned.text] = texts.count
        texts.append(DistinctText(text: assigned.text, uses: [assigned.assignment]))
      }
    }
    return texts
  }
}

extension AssignedText {
  /// Whether the whole text comes from a localisation.
  var isLocalized: Bool {
    assignment.identifier.isLocalized || (text.pieces.count == 1 && text.holes.first?.nature == .localized)
  }
}

extension IdentifierText {
  /// The parts that source writes out.
  var literals: [String] {
    pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Whether a part that is not blank is written out.
  var saysSomething: Bool {
    literals.contains { $0.contains { !$0.isWhitespace } }
  }
}
