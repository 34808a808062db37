import Findings
import Inventory

/// Finds what to write where in an Interface Builder document, as Interface Builder itself would. Not one byte besides
/// is changed.
package struct DocumentEditor {
  let lines: SourceLines
  let tree: ElementTree
  /// Why the document is none to edit.
  private let obstacle: Obstacle?
  /// Whether characters beyond ASCII are written as themselves: the document says that it is in UTF-8.
  private let isUnicode: Bool

  package init(_ bytes: [UInt8]) {
    lines = SourceLines(bytes)
    let (tree, obstacle) = bytes.withUnsafeBufferPointer { Self.read($0) }
    self.tree = tree ?? ElementTree()
    self.obstacle = obstacle
    isUnicode = bytes.withUnsafeBufferPointer { isInUnicode($0) }
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (ElementTree?, Obstacle?) {
    if let reason = reasonOfEncoding(bytes) { return (nil, Obstacle("the document is \(reason)")) }
    do {
      let tree = try ElementTree(bytes)
      if let root = tree.nodes.first, let reason = DocumentReader.reason(toSkip: root.name, root.attributes) {
        return (nil, Obstacle("it is \(reason)"))
      }
      return (tree, nil)
    } catch {
      return (nil, Obstacle("the document is broken, in line \(error.position.line): \(error.message)"))
    }
  }

  /// The object with this id, by its index.
  func object(_ id: String) throws(Obstacle) -> Int {
    if let obstacle { throw obstacle }
    let found = tree.nodes.indices.filter { tree.nodes[$0]["id"]?.value == id }
    guard let index = found.first else { throw Obstacle("the document has no object '\(id)'") }
    guard found.count == 1 else { throw Obstacle("the document has \(found.count) objects with the id '\(id)'") }
    return index
  }

  /// The element around an element that an object is, the object itself included; nil where there is none.
  func object(around index: Int) -> Int? {
    var current: Int? = index
    while let node = current {
      if tree.nodes[node]["id"] != nil, Self.role(of: tree.nodes[node]) != nil { return node }
      current = tree.nodes[node].parent
    }
    return nil
  }

  static func role(of node: ElementTree.Node) -> DocumentObject.Role? {
    node.name == "placeholder" ? .owner : ObjectTag.table[node.name]?.role
  }

  /// - Throws: if the document is none to edit.
  func checkEditable() throws(Obstacle) {
    if let obstacle { throw obstacle }
  }

  /// The version of Interface Builder that wrote the document; that of today where it does not say.
  var version: Int {
    let text = tree.nodes.first?["toolsVersion"]?.value ?? ""
    return Int(text.prefix { $0.isNumber }) ?? .max
  }

  // MARK: Text

  /// A text between quotation marks.
  func written(_ text: String) throws(Obstacle) -> String {
    guard isUnicode || text.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw Obstacle("the document is not in UTF-8, and '\(text)' has other characters than those of ASCII")
    }
    return XMLText.encoded(text)
  }

  func edit(_ bytes: Range<Int>, _ replacement: String) -> FileEdit {
    FileEdit(SourceRange(lines.position(of: bytes.lowerBound), lines.position(of: bytes.upperBound)), replacement)
  }

  /// The white space in front of a byte.
  func space(before offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, lines.bytes[start - 1].isXMLSpace { start -= 1 }
    return start..<offset
  }

  /// What a line begins with that has nothing before the byte but this; nil where it has.
  func indentation(before offset: Int) -> String? {
    let space = space(before: offset)
    guard let end = lines.bytes[space].lastIndex(where: \.isLineEnd) else { return nil }
    return text(end + 1..<offset)
  }

  func text(_ bytes: Range<Int>) -> String { String(decoding: lines.bytes[bytes], as: UTF8.self) }
}

extension ElementTree {
  /// That of a document that is not read.
  init() {}
}

extension UInt8 {
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
