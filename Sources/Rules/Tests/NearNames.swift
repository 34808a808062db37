import Findings
import Inventory
import Taxonomy

/// The identifiers that an app gives, to find the one that a query means.
struct NearNames {
  private var places: [String: Place] = [:]
  /// The names by what they have in common with a misspelling: a word, or how they begin.
  private var byPart: [String: [String]] = [:]
  private var bySpelling: [String: [String]] = [:]
  private var firstSegments: Set<String> = []

  private static let most = 3

  /// More names with a part in common than this are not compared: the part says nothing.
  private static let mostAlike = 400

  init(_ inventory: Inventory) {
    for assigned in inventory.assignedTexts where !assigned.isLocalized {
      guard let name = assigned.text.exact, !name.isEmpty, places[name] == nil else { continue }
      places[name] = assigned.assignment.place
      for part in Self.parts(of: name) { byPart[part, default: []].append(name) }
      bySpelling[Self.spelling(of: name), default: []].append(name)
      if let first = Self.segments(of: name).first { firstSegments.insert(first) }
    }
  }

  func place(of name: String) -> Place? { places[name] }

  /// Those that `text` most likely means, the likeliest first: but for case and separators the same, misspelt, with one
  /// segment renamed.
  func near(_ text: String) -> [String] {
    var found = bySpelling[Self.spelling(of: text)] ?? []
    var alike: Set<String> = []
    for part in Self.parts(of: text) {
      guard let names = byPart[part], names.count <= Self.mostAlike else { continue }
      alike.formUnion(names)
    }
    let sorted = alike.sorted()
    found += nearestNames(to: text, in: sorted, atMost: Self.most)
    let segments = Self.segments(of: text)
    let separators = Self.separators(of: text)
    let renamed = sorted.filter { name in
      segments.differInOne(from: Self.segments(of: name)) && Self.separators(of: name) == separators
    }
    // Of two segments one says little: where several names end in it, none is meant.
    if segments.count > 2 || renamed.count == 1 { found += renamed }
    var seen: Set<String> = [text]
    return Array(found.filter { seen.insert($0).inserted }.prefix(Self.most))
  }

  /// The one name that `text` must mean: it alone differs in nothing but case and separators, or else in one segment that
  /// was renamed.
  func meant(by text: String) -> String? {
    let same = Set(bySpelling[Self.spelling(of: text)] ?? []).subtracting([text])
    if !same.isEmpty { return same.count == 1 ? same.first : nil }
    let segments = Self.segments(of: text)
    let separators = Self.separators(of: text)
    var renamed: Set<String> = []
    for part in Self.parts(of: text) {
      guard let names = byPart[part] else { continue }
      // Too many to compare: one more may be meant.
      guard names.count <= Self.mostAlike else { return nil }
      renamed.formUnion(
        names.filter {
          segments.differInOne(from: Self.segments(of: $0)) && Self.separators(of: $0) == separators
        })
    }
    return renamed.count == 1 ? renamed.first : nil
  }

  /// Whether an identifier of the app begins with the same segment.
  func share(firstSegmentOf text: String) -> Bool {
    let segments = Self.segments(of: text)
    return segments.count > 1 && firstSegments.contains(segments[0])
  }

  private static func parts(of name: String) -> Set<String> {
    Set(nameWords(of: name) + [String(name.lowercased().prefix(3))])
  }

  private static func spelling(of name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
  }

  private static func separators(of name: String) -> [Character] { name.filter { ".-_:/".contains($0) }.map { $0 } }

  private static func segments(of name: String) -> [String] {
    name.split { ".-_:/".contains($0) }.map(String.init)
  }
}

extension [String] {
  /// Whether the two are alike but for one segment; of two segments the last must be the same, since siblings share the
  /// first.
  fileprivate func differInOne(from other: [String]) -> Bool {
    guard count > 1, count == other.count else { return false }
    let different = indices.filter { self[$0] != other[$0] }
    guard different.count == 1 else { return false }
    return count > 2 ? different[0] != count - 1 : different[0] == 0
  }
}
