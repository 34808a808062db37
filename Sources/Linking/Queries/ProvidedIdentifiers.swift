import Findings
import Inventory
import Taxonomy

/// What the app gives to its elements, and what else a key may be found by.
struct ProvidedIdentifiers {
  private var exact: [String: [Place]] = [:]
  private var patterns: [(text: IdentifierText, place: Place)] = []
  /// What users read.
  private var labels: [String: [Place]] = [:]
  /// The app's types, by their simple names.
  private let classes: [String: Place]
  /// The names of images, by which those without an identifier are found.
  private let images: Set<String>
  /// What was looked up: many queries ask for the same.
  private var known: [Identifier: [Place]] = [:]

  init(_ inventory: Inventory, classes: [String: Place], images: Set<String>) {
    self.classes = classes
    self.images = images
    for assignment in inventory.assignments { add(assignment.identifier, at: assignment.place) }
    for element in inventory.elements {
      if let source = element.source { add(element.identifier, at: source) }
      if let label = element.label { labels[label, default: []].note(element.place) }
    }
  }

  private mutating func add(_ identifier: Identifier, at place: Place) {
    for text in identifier.texts {
      if let exact = text.exact {
        if !exact.isEmpty { self.exact[exact, default: []].note(place) }
      } else if !patterns.contains(where: { $0.text == text && $0.place == place }) {
        patterns.append((text, place))
      }
    }
  }

  /// Where one of the texts is given to an element as its identifier.
  mutating func providers(of key: Identifier) -> [Place] {
    if let known = known[key] { return known }
    let found = findProviders(of: key)
    known[key] = found
    return found
  }

  private func findProviders(of key: Identifier) -> [Place] {
    var found: [Place] = []
    for text in key.texts {
      if let exact = text.exact {
        for name in Self.names(behind: exact) {
          for place in self.exact[name] ?? [] { found.note(place) }
          for pattern in patterns where pattern.text.canProduce(name) { found.note(pattern.place) }
        }
      } else {
        for (candidate, places) in self.exact where text.canProduce(candidate) {
          for place in places { found.note(place) }
        }
        for pattern in patterns where pattern.text.mayOverlap(text) { found.note(pattern.place) }
      }
    }
    return found.sorted()
  }

  /// The identifiers that a text may come from: itself, and that of the stepper whose button it is.
  private static func names(behind text: String) -> [String] {
    [text] + ["-Increment", "-Decrement"].filter { text.hasSuffix($0) }.map { String(text.dropLast($0.count)) }
  }

  /// Where a text is what users read of an element.
  func labels(of key: Identifier) -> [Place] {
    var found: [Place] = []
    for text in key.texts { for place in labels[text.description] ?? [] { found.note(place) } }
    return found.sorted()
  }

  /// The class of the app that a text names: as it is, or as UIKit names the bar of a controller that has no title,
  /// `Module.Login` for `LoginController`.
  func type(named text: String) -> Place? {
    let name = text.split(separator: ".").last.map(String.init) ?? text
    return classes[name] ?? classes[name + "Controller"]
  }

  /// Whether an image has the name, as it is or as VoiceOver reads it: `icon clear` for `icon_clear`.
  func isImage(_ text: String) -> Bool {
    images.contains(text) || images.contains(text.replacing(" ", with: "_"))
  }

  /// All exact identifiers.
  var names: [String] { exact.keys.sorted() }
}

extension IdentifierText {
  /// Whether the two may be one text: they begin alike and end alike, as far as they are written out.
  func mayOverlap(_ other: IdentifierText) -> Bool {
    let (first, second) = (fixedEnds, other.fixedEnds)
    guard !(first.start.isEmpty && first.end.isEmpty), !(second.start.isEmpty && second.end.isEmpty) else {
      return false
    }
    return (first.start.hasPrefix(second.start) || second.start.hasPrefix(first.start))
      && (first.end.hasSuffix(second.end) || second.end.hasSuffix(first.end))
  }

  private var fixedEnds: (start: String, end: String) {
    var ends = (start: "", end: "")
    if case .text(let text)? = pieces.first { ends.start = text }
    if case .text(let text)? = pieces.last { ends.end = text }
    return ends
  }
}
