import Foundation

/// A property list in XML, as Xcode 3 and some generators wrote projects, in the style that ``OldStylePlist`` reads.
enum XMLPlist {
  /// Whether the bytes are such a list.
  static func isOne(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.starts(with: "<?xml".utf8) }

  /// The same list in the old style; nil where it is broken, or nests deeper than any project.
  static func oldStyle(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard nestsLittle(bytes),
      let list = try? PropertyListSerialization.propertyList(from: Data(buffer: bytes), format: nil)
    else { return nil }
    var text = ""
    write(list, to: &text)
    return Array(text.utf8)
  }

  private static let deepest = 100

  /// Foundation's reader goes as deep as the list does, whatever the stack holds.
  private static func nestsLittle(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var depth = 0
    var at = 0
    while let open = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      let tag = bytes[(open + 1)...]
      if tag.starts(with: "dict>".utf8) || tag.starts(with: "array>".utf8) {
        depth += 1
      } else if tag.starts(with: "/dict>".utf8) || tag.starts(with: "/array>".utf8) {
        depth -= 1
      }
      if depth > deepest { return false }
      at = open + 1
    }
    return true
  }

  private static func write(_ value: Any, to text: inout String) {
    switch value {
    case let dictionary as [String: Any]:
      text += "{"
      for key in dictionary.keys.sorted() {
        write(key, to: &text)
        text += "="
        if let value = dictionary[key] { write(value, to: &text) }
        text += ";"
      }
      text += "}"
    case let list as [Any]:
      text += "("
      for value in list {
        write(value, to: &text)
        text += ","
      }
      text += ")"
    default:
      let word = "\(value)".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      text += "\"\(word)\""
    }
  }
}
