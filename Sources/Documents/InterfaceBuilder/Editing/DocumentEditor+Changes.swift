package import Findings

extension DocumentEditor {
  /// Gives the object with this id another identifier in place of the one that it has.
  package func changing(_ identifier: String, to other: String, inObject id: String) -> SourceChange {
    SourceChange { () throws(Obstacle) in
      let given = try given(identifier, to: try object(id))
      let text = try written(other)
      var edits: [FileEdit] = []
      for given in given { edits.append(try replacing(given, with: text)) }
      return edits
    }
  }

  /// Gives another identifier in place of the one that is given at this place: the name of an attribute or the key path
  /// of a runtime attribute.
  package func changing(at position: Position, to other: String) -> SourceChange {
    SourceChange { () throws(Obstacle) in
      try [replacing(try given(at: position), with: try written(other))]
    }
  }

  /// Takes an identifier from the object with this id, along with an element that says nothing else.
  package func deletion(of identifier: String, inObject id: String) -> SourceChange {
    SourceChange { () throws(Obstacle) in
      try given(identifier, to: try object(id)).map(deleting)
    }
  }

  /// Takes away the identifier that is given at this place: the name of an attribute or the key path of a runtime
  /// attribute.
  package func deletion(at position: Position) -> SourceChange {
    SourceChange { () throws(Obstacle) in [deleting(try given(at: position))] }
  }

  /// The identifier that is given at this place; nil where none is.
  package func identifier(at position: Position) -> String? { try? given(at: position).identifier }

  private func given(_ identifier: String, to object: Int) throws(Obstacle) -> [Given] {
    let given = given(to: object).filter { $0.identifier == identifier }
    guard !given.isEmpty else { throw Obstacle("it has no identifier '\(identifier)'") }
    return given
  }

  private func given(at position: Position) throws(Obstacle) -> Given {
    try checkEditable()
    let offset = lines.offset(of: position)
    // An element says what its parent is, or that element's parent.
    for index in tree.nodes.indices {
      guard tree.nodes[index].attributes.contains(where: { $0.nameBytes.lowerBound == offset }),
        let object = object(around: index),
        let given = given(to: object).first(where: { $0.nameBytes.lowerBound == offset })
      else { continue }
      return given
    }
    throw Obstacle("no identifier is given there")
  }

  private func deleting(_ given: Given) -> FileEdit {
    let node = tree.nodes[given.element]
    guard node.name == "accessibility" else { return removing(given.element) }
    let saysMore = !node.children.isEmpty || node.attributes.contains { !["key", "identifier"].contains($0.name) }
    guard saysMore, let attribute = node["identifier"] else { return removing(given.element) }
    return edit(space(before: attribute.bytes.lowerBound).lowerBound..<attribute.bytes.upperBound, "")
  }

  /// Takes an element away, with the line that it has for itself, and its parent's second tag where nothing is left in
  /// between. A list of runtime attributes goes with the last of them.
  private func removing(_ index: Int) -> FileEdit {
    let node = tree.nodes[index]
    let space = space(before: node.bytes.lowerBound)
    if let parent = node.parent {
      let outer = tree.nodes[parent]
      let isAll =
        outer.content.lowerBound == space.lowerBound
        && lines.bytes[node.bytes.upperBound..<outer.content.upperBound].allSatisfy(\.isXMLSpace)
      if isAll, outer.name == InspectorSection.runtimeAttributes.name { return removing(parent) }
      if isAll { return edit(outer.content.lowerBound - 1..<outer.bytes.upperBound, "/>") }
    }
    guard let end = lines.bytes[space].lastIndex(where: \.isLineEnd) else {
      return edit(space.lowerBound..<node.bytes.upperBound, "")
    }
    let isPair = lines.bytes[end] == .newline && end > space.lowerBound && lines.bytes[end - 1] == 0x0D
    return edit((isPair ? end - 1 : end)..<node.bytes.upperBound, "")
  }
}
