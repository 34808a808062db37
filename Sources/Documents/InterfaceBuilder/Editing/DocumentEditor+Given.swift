import Findings

/// The identifiers that an object has been given.
extension DocumentEditor {
  struct Given {
    var identifier: String
    /// What is replaced for another one.
    var valueBytes: Range<Int>
    /// The element that says it: `accessibility` or a runtime attribute.
    var element: Int
    /// The name of the attribute that a reader of the document puts it at.
    var nameBytes: Range<Int>
    /// Whether it is the identifier of another object, to which a key path leads from this one.
    var isElsewhere = false
  }

  func given(to object: Int) -> [Given] {
    tree.nodes[object].children.flatMap { child -> [Given] in
      let node = tree.nodes[child]
      switch node.name {
      case "accessibility":
        guard isConfiguration(node), let attribute = node["identifier"] else { return [] }
        return [
          Given(
            identifier: attribute.value, valueBytes: attribute.valueBytes, element: child,
            nameBytes: attribute.nameBytes)
        ]
      case "userDefinedRuntimeAttributes": return node.children.compactMap(runtimeAttribute)
      default: return []
      }
    }
  }

  func isConfiguration(_ node: ElementTree.Node) -> Bool {
    node.name == "accessibility" && node["key"]?.value == "accessibilityConfiguration"
  }

  private func runtimeAttribute(_ index: Int) -> Given? {
    let node = tree.nodes[index]
    guard node.name == "userDefinedRuntimeAttribute", let path = node["keyPath"],
      path.value.split(separator: ".").last == "accessibilityIdentifier"
    else { return nil }
    var given = Given(
      identifier: "", valueBytes: path.valueBytes, element: index, nameBytes: path.nameBytes,
      isElsewhere: path.value.contains("."))
    if let value = node["value"] {
      given.identifier = value.value
      given.valueBytes = value.valueBytes
    } else if let string = node.children.map({ tree.nodes[$0] }).first(where: { $0["key"]?.value == "value" }),
      string.children.isEmpty, let text = decoded(string.content)
    {
      given.identifier = text
      given.valueBytes = string.content
    } else {
      return nil
    }
    return given
  }

  private func decoded(_ content: Range<Int>) -> String? {
    guard !text(content).contains("<") else { return nil }
    return lines.bytes.withUnsafeBufferPointer { try? XMLText.decoded($0, content, at: .start) }
  }
}
