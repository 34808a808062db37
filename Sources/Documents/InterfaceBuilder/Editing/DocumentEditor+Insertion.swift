package import Findings
import Inventory

extension DocumentEditor {
  /// Gives the object with this id its identifier. It is impossible where it has one, or can have none.
  package func insertion(of identifier: String, inObject id: String) -> SourceChange {
    SourceChange { () throws(Obstacle) in
      let object = try object(id)
      let node = tree.nodes[object]
      try checkIdentifiable(node)
      let text = try written(identifier)
      let given = given(to: object).filter { !$0.isElsewhere }
      if let own = given.first(where: { !$0.identifier.isEmpty }) {
        throw Obstacle("it has the identifier '\(own.identifier)'")
      }
      if let empty = given.first { return try [replacing(empty, with: text)] }
      switch InspectorSection(ofTag: node.name) {
      case .accessibility:
        if let section = child(of: object, where: isConfiguration) { return [adding(text, to: section)] }
        return [
          adding(
            [#"<accessibility key="accessibilityConfiguration" identifier="\#(text)"/>"#], .accessibility, to: object)
        ]
      case .runtimeAttributes:
        let attribute =
          #"<userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="\#(text)"/>"#
        if let attributes = child(of: object, where: { $0.name == InspectorSection.runtimeAttributes.name }) {
          return [adding([attribute], to: attributes, behind: tree.nodes[attributes].children.last)]
        }
        let element = ["<userDefinedRuntimeAttributes>", attribute, "</userDefinedRuntimeAttributes>"]
        return [adding(element, .runtimeAttributes, to: object)]
      }
    }
  }

  /// - Throws: for what has no identifier by its nature.
  private func checkIdentifiable(_ node: ElementTree.Node) throws(Obstacle) {
    switch Self.role(of: node) {
    case .view: return
    case .item where node.name != "navigationItem": return
    case .item: throw Obstacle("a navigation item has no identifier: the items in it have")
    case .controller: throw Obstacle("a view controller has no identifier: its view has")
    case .gesture: throw Obstacle("a gesture recogniser has no identifier: its view has")
    case .owner: throw Obstacle("the file's owner is no object of the document")
    case .other: throw Obstacle("nothing says whether an object of another class has an identifier")
    case nil: throw Obstacle("<\(node.name)> is no element of a screen")
    }
  }

  func replacing(_ given: Given, with text: String) throws(Obstacle) -> FileEdit {
    guard !given.valueBytes.isEmpty || lines.bytes[given.valueBytes.lowerBound - 1] != .greaterThan else {
      throw Obstacle("its identifier is an empty text of a form that is not edited")
    }
    return edit(given.valueBytes, text)
  }

  private func child(of object: Int, where isMeant: (ElementTree.Node) -> Bool) -> Int? {
    tree.nodes[object].children.first { isMeant(tree.nodes[$0]) }
  }

  /// An attribute more for an `accessibility` element, at its place among the others.
  private func adding(_ text: String, to section: Int) -> FileEdit {
    let node = tree.nodes[section]
    let before = node.attributes.last { InspectorSection.attributesBeforeIdentifier.contains($0.name) }
    let offset = before?.bytes.upperBound ?? node.tag.name.upperBound
    let separator = before.map { self.text(space(before: $0.bytes.lowerBound)) } ?? " "
    return edit(offset..<offset, "\(separator)identifier=\"\(text)\"")
  }

  /// An element more for an object, at its place among the others.
  private func adding(_ element: [String], _ section: InspectorSection, to object: Int) -> FileEdit {
    let node = tree.nodes[object]
    let previous = node.children.last { section.isBehind(tree.nodes[$0], in: node.name, version: version) }
    return adding(element, to: object, behind: previous)
  }

  // MARK: Layout

  /// An element, one tag an item, as a child of another one: laid out as its siblings are, or where there are none, as
  /// the parent is in its own.
  private func adding(_ element: [String], to parent: Int, behind previous: Int?) -> FileEdit {
    let node = tree.nodes[parent]
    let outer = indentation(before: node.bytes.lowerBound)
    if let sibling = previous ?? node.children.first {
      let start = tree.nodes[sibling].bytes.lowerBound
      let offset = previous.map { tree.nodes[$0].bytes.upperBound } ?? node.content.lowerBound
      guard let indent = indentation(before: start) else {
        return edit(offset..<offset, text(space(before: start)) + element.joined())
      }
      let unit = outer.flatMap { indent.hasPrefix($0) ? String(indent.dropFirst($0.count)) : nil } ?? Self.unit
      let end = endOfComments(after: offset)
      return edit(end..<end, laidOut(element, indent, unit))
    }
    let closing = "</\(node.name)>"
    let start = node.tag.isEmpty ? space(before: node.tag.attributes.upperBound).lowerBound : node.content.lowerBound
    let isClosed = !node.tag.isEmpty
    let range = start..<(isClosed ? start : node.bytes.upperBound)
    guard let outer else { return edit(range, isClosed ? element.joined() : ">" + element.joined() + closing) }
    let content = laidOut(element, outer + unit(of: node, outer), unit(of: node, outer))
    if isClosed {
      let isOnOneLine = !lines.bytes[node.content].contains(where: \.isLineEnd)
      return edit(range, content + (isOnOneLine ? "\n" + outer : ""))
    }
    return edit(range, ">" + content + "\n" + outer + closing)
  }

  /// What Interface Builder indents by.
  private static let unit = "    "

  /// By how much a node is indented more than its parent.
  private func unit(of node: ElementTree.Node, _ indent: String) -> String {
    guard let parent = node.parent, let outer = indentation(before: tree.nodes[parent].bytes.lowerBound),
      indent.hasPrefix(outer)
    else { return Self.unit }
    return String(indent.dropFirst(outer.count))
  }

  /// The lines of an element, the first and the last of which are its own tags.
  private func laidOut(_ element: [String], _ indent: String, _ unit: String) -> String {
    element.enumerated().map { index, line in
      "\n" + indent + (index > 0 && index < element.count - 1 ? unit : "") + line
    }.joined()
  }

  /// Behind the comments that end the line of an element, if that is all that the line still holds.
  private func endOfComments(after offset: Int) -> Int {
    let bytes = lines.bytes
    var end = offset
    while end < bytes.count, !bytes[end].isLineEnd {
      if bytes[end].isXMLSpace {
        end += 1
      } else if bytes[end...].starts(with: "<!--".utf8) {
        guard let close = bytes[end...].indices.first(where: { bytes[$0...].starts(with: "-->".utf8) }) else {
          return offset
        }
        guard !bytes[end..<close].contains(where: \.isLineEnd) else { return offset }
        end = close + 3
      } else {
        return offset
      }
    }
    return space(before: end).lowerBound
  }
}
