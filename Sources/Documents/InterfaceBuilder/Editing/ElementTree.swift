import Findings

/// The elements of a document, with the bytes that each of them takes.
struct ElementTree {
  struct Node {
    var name: String
    var tag: XMLTag
    var attributes: [XMLAttribute]
    var parent: Int?
    var children: [Int] = []
    /// From its first `<` to behind its last `>`.
    var bytes: Range<Int>
    /// What is between its tags; empty and at its end where it has one tag only.
    var content: Range<Int>

    subscript(name: String) -> XMLAttribute? { attributes.first { $0.name == name } }
  }

  private(set) var nodes: [Node] = []

  /// Reads the whole document: one that is broken anywhere is not edited.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLProblem) {
    var scanner = XMLScanner(bytes)
    var open: [Int] = []
    while let event = try scanner.next() {
      switch event {
      case .text: break
      case .start(let tag):
        let start = tag.name.lowerBound - 1
        let node = Node(
          name: scanner.name(of: tag), tag: tag, attributes: try scanner.attributes(of: tag), parent: open.last,
          bytes: start..<scanner.offset, content: scanner.offset..<scanner.offset)
        if let parent = open.last { nodes[parent].children.append(nodes.count) }
        open.append(nodes.count)
        nodes.append(node)
      case .end:
        guard let index = open.popLast() else { break }
        let node = nodes[index]
        guard !node.tag.isEmpty else { break }
        let closing = bytes[..<scanner.offset].lastIndex(of: .lessThan) ?? scanner.offset
        nodes[index].bytes = node.bytes.lowerBound..<scanner.offset
        nodes[index].content = node.content.lowerBound..<closing
      }
    }
  }
}
