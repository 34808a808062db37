import Findings
import Rules

/// An example's files without their markers, and where the markers stood.
struct MarkedSource {
  struct Marker: Hashable, Comparable {
    var file: String
    var position: Position

    static func < (left: Marker, right: Marker) -> Bool {
      (left.file, left.position) < (right.file, right.position)
    }
  }

  private(set) var files: [(name: String, source: String)] = []
  private(set) var markers: [Marker] = []

  init(_ marked: [(name: String, source: String)]) {
    for file in marked { add(file.name, file.source) }
  }

  private mutating func add(_ name: String, _ marked: String) {
    var source = ""
    var line = 1
    var column = 1
    for character in marked {
      if character == RuleExample.marker {
        markers.append(Marker(file: name, position: Position(line: line, column: column)))
        continue
      }
      source.append(character)
      if character.isNewline {
        line += 1
        column = 1
      } else {
        column += character.utf8.count
      }
    }
    files.append((name, source))
  }

  // MARK: Variants

  /// The same with Windows line endings.
  var withCarriageReturns: MarkedSource {
    mapping { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") }
  }

  /// The same below a line whose characters take several bytes.
  var belowMultiByteLine: MarkedSource {
    let text = "Grüße 👩‍👩‍👧 「一二三」"
    var other = self
    other.files = files.map { file in
      (file.name, (Self.isDocument(file.name) ? "<!-- \(text) -->\n" : "// \(text)\n") + file.source)
    }
    other.markers = markers.map {
      Marker(file: $0.file, position: Position(line: Int($0.position.line) + 1, column: Int($0.position.column)))
    }
    return other
  }

  /// All of it commented out.
  var commentedOut: MarkedSource {
    var other = self
    other.files = files.map { file in
      (file.name, Self.isDocument(file.name) ? "<!--\n\(file.source)\n-->\n" : "/*\n\(file.source)\n*/\n")
    }
    other.markers = []
    return other
  }

  /// With a suppression of `rule` in front of each marked line, or in the user label of the marked object.
  func allowing(_ rule: RuleID) -> MarkedSource {
    var other = self
    other.files = files.map { file in
      let marked = Set(markers.filter { $0.file == file.name }.map { Int($0.position.line) })
      let lines = file.source.split(separator: "\n", omittingEmptySubsequences: false)
      var source = lines.map(String.init)
      for index in lines.indices where marked.contains(index + 1) {
        if Self.isDocument(file.name) {
          let object = source[...index].lastIndex { $0.contains(" id=\"") } ?? index
          let label = " userLabel=\"Example voyager:allow \(rule) an example\" id=\""
          source[object] = source[object].replacing(" id=\"", with: label, maxReplacements: 1)
        } else {
          source[index] = "// voyager:allow \(rule) an example\n" + source[index]
        }
      }
      return (file.name, source.joined(separator: "\n"))
    }
    other.markers = []
    return other
  }

  private static func isDocument(_ name: String) -> Bool { name.hasSuffix(".xib") || name.hasSuffix(".storyboard") }

  private func mapping(_ change: (String) -> String) -> MarkedSource {
    var other = self
    other.files = files.map { ($0.name, change($0.source)) }
    return other
  }
}
