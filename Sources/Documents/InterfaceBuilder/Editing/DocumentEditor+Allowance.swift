package import Findings
import Inventory

extension DocumentEditor {
  /// Allows what a rule finds about an object, in the label that Interface Builder's list shows for it. The object is
  /// the one whose tag stands at this place, or that is given an identifier there.
  package func allowance(of rule: RuleID, because reason: String, at position: Position) -> SourceChange {
    SourceChange { () throws(Obstacle) in
      try checkEditable()
      let offset = lines.offset(of: position)
      let place = tree.nodes.firstIndex { node in
        node.tag.name.lowerBound == offset || node.attributes.contains { $0.nameBytes.lowerBound == offset }
      }
      guard let place, let index = object(around: place) else { throw Obstacle("no object is there") }
      let object = tree.nodes[index]
      let words = try written(reason.split { $0.isWhitespace || $0.isNewline }.joined(separator: " "))
      guard let label = object["userLabel"] else {
        guard let id = object["id"] else { throw Obstacle("no object is there") }
        // Interface Builder writes it behind the id: 3,589 of 3,589.
        let end = id.bytes.upperBound
        return [edit(end..<end, #" userLabel="voyager:allow \#(rule) \#(words)""#)]
      }
      let end = label.valueBytes.upperBound
      guard let mark = label.value.firstRange(of: "voyager:allow"),
        let wording = Directive.Wording(label.value[mark.lowerBound...])
      else {
        return [edit(end..<end, (label.value.isEmpty ? "" : " ") + "voyager:allow \(rule) \(words)")]
      }
      guard !wording.isForFile, let last = wording.rules.last else {
        throw Obstacle("its label '\(label.value)' says something else to Voyager already")
      }
      // A label has one list of rules, and one reason.
      guard !wording.rules.contains(rule), let rules = lastRule(last.name, in: label) else {
        throw Obstacle("its label '\(label.value)' allows it already")
      }
      let addition = [edit(rules..<rules, ", \(rule)")]
      return words.isEmpty || wording.reason == words ? addition : addition + [edit(end..<end, "; \(words)")]
    }
  }

  /// Where the last name of a label's list of rules ends.
  private func lastRule(_ name: String, in label: XMLAttribute) -> Int? {
    let value = lines.bytes[label.valueBytes]
    guard let mark = value.firstRange(of: Array("voyager:allow".utf8)) else { return nil }
    return value[mark.upperBound...].firstRange(of: Array(name.utf8))?.upperBound
  }
}
