import Inventory

/// What of SwiftUI's own views a tree shows that source gives as a text or a value.
extension ScreenWalk {
  /// Records the title of a section or a box, and what else it is passed as text.
  mutating func recordTitle(of node: ViewNode, _ chain: ChainEffects, _ content: Surroundings) {
    guard recorder != nil, SwiftUIConstruct.titled.contains(node.likeness), let arguments = node.link.arguments else {
      return
    }
    for (position, argument) in arguments.enumerated() {
      // One that is passed as a view is walked with the content.
      guard argument.label == "value" || argument.label == nil && position == 0, !argument.value.isClosure,
        !argument.value.startsWith("Text")
      else { continue }
      let label = evaluator.label(argument.value, in: node.scope)?.text
      guard
        var title = platformNode(
          .staticText, kind: node.likeness, node, ChainEffects(), content, content)
      else { continue }
      title.label = content.label == nil ? label : self.label(content.label, or: nil, in: node.scope)
      record(content.isRow ? plainNode(.cell, kind: "row", at: node.place, in: content.frame) : nil) {
        $0.recorder?.add(title)
      }
    }
  }

  /// Whether a part of a dialog is a button that is no view.
  func isDialogButton(_ part: ViewNode.Part, of name: String) -> Bool {
    recorder != nil && part.label.map(SwiftUIConstruct.dialogButtons.contains) == true
      && (name == "Alert" || name == "ActionSheet")
  }

  /// Records the buttons of an alert or action sheet that is a value: `Alert(title:primaryButton:secondaryButton:)`.
  mutating func recordDialogButtons(of node: ViewNode, _ content: Surroundings) {
    guard recorder != nil, node.likeness == "Alert" || node.likeness == "ActionSheet" else { return }
    for argument in node.link.arguments ?? [] where argument.label.map(SwiftUIConstruct.dialogButtons.contains) == true
    {
      var values = [argument.value]
      if case .array(let elements) = argument.value { values = elements }
      for case .chain(let chain) in values {
        guard let link = chain.links.last(where: \.isCall),
          var button = plainNode(
            .button, kind: "\(node.likeness).Button", at: evaluator.place(of: link, file: node.scope.file),
            in: content.frame)
        else { continue }
        button.isControl = true
        button.label = evaluator.label(of: link, in: node.scope)?.text ?? (link.name == "cancel" ? "Cancel" : nil)
        recorder?.add(button)
      }
    }
  }
}
