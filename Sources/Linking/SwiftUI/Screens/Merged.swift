import Inventory

/// What becomes a part of one element.
struct Merged {
  private var labels: [String] = []
  /// Whether a text among it is not written in source.
  private var isLabelUnknown = false
  private(set) var controls: [ElementType] = []

  mutating func note(label: String?, isText: Bool, control: ElementType?) {
    if let label, !label.isEmpty { labels.append(label) } else if isText { isLabelUnknown = true }
    if let control { controls.append(control) }
  }

  var isEmpty: Bool { labels.isEmpty && !isLabelUnknown }

  /// The texts, joined as the system does; nil where one of them is not written in source.
  var label: String? { isLabelUnknown || labels.isEmpty ? nil : labels.joined(separator: ", ") }
}

extension TreeNode {
  /// Makes it the one element of all that stands inside.
  mutating func combine(_ merged: Merged, _ chain: ChainEffects) {
    if chain.label == nil, label == nil { label = merged.label }
    guard chain.trait == nil else { return }
    if merged.controls.count == 1 {
      type = merged.controls[0]
      isControl = true
    } else {
      isTypeKnown = false
      note = note.map { $0 + ", of a type that is not known" }
    }
  }
}
