import Findings
import Inventory
import Taxonomy

/// The places of a project that give the text of a constant, to be imitated.
struct ConstantModels {
  private var byFile: [String: [Assignment]] = [:]
  /// How many of a file's identifiers are given as any text that is known.
  private var given: [String: Int] = [:]
  private var byHead: [String: [Assignment]] = [:]

  init(_ inventory: Inventory) {
    let direct: Set<Assignment.Form> = [.swiftUIModifier, .uiKitProperty, .initArgument, .wrapperCall]
    for assignment in inventory.assignments where direct.contains(assignment.form) {
      guard assignment.place.file.hasSuffix(".swift"), assignment.identifier.state == .known else { continue }
      given[assignment.place.file, default: 0] += 1
      guard assignment.identifier.texts.count == 1, !assignment.way.isEmpty else { continue }
      byFile[assignment.place.file, default: []].append(assignment)
      byHead[Self.head(of: assignment), default: []].append(assignment)
    }
  }

  /// The constant to imitate for a new identifier at a place, where constants are its file's way: the nearest that begins
  /// with the same screen, else one that another file gives, else the nearest.
  func model(for identifier: String, at place: Place) -> Assignment? {
    let here = byFile[place.file] ?? []
    guard here.count * 2 > given[place.file] ?? 0 else { return nil }
    func nearest(_ candidates: [Assignment]) -> Assignment? {
      candidates.min { abs($0.place.line - place.line) < abs($1.place.line - place.line) }
    }
    let head = Self.head(of: identifier)
    return nearest(here.filter { Self.head(of: $0) == head }) ?? byHead[head]?.first ?? nearest(here)
  }

  private static func head(of assignment: Assignment) -> String {
    head(of: assignment.identifier.texts.first?.exact ?? "")
  }

  /// What a text begins with, up to the first mark between segments, in letters and digits alone.
  private static func head(of text: String) -> String {
    text.prefix { !".-/:".contains($0) }.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

/// The name of a new constant, after the manner of one that its type has.
struct ConstantName {
  let name: String

  /// For `text`, beside a constant `sibling` whose text is `siblingText`: what both texts begin with is left out, as the
  /// type's name says it.
  init(for text: String, like sibling: String, of siblingText: String) {
    let words = Self.words(of: text)
    let others = Self.words(of: siblingText)
    let own = Self.words(of: sibling)
    let shared = zip(words, others).prefix { $0 == $1 }.count
    // A sibling that repeats the common beginning in its name has the new one do so, too.
    let repeats = shared > 0 && own.starts(with: others.prefix(shared))
    let kept = repeats || shared == words.count ? words : Array(words.dropFirst(shared))
    let first = kept.first ?? text
    let isCapital = sibling.first?.isUppercase == true
    name = (isCapital ? first.capitalizedWord : first) + kept.dropFirst().map(\.capitalizedWord).joined()
  }

  /// The words of a text in lower case: `login`, `submit`, `button` of `login.submitButton`.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      let isLetter = character.isASCII && (character.isLetter || character.isNumber)
      if !isLetter || character.isUppercase && word.last?.isLowercase == true {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isLetter { word.append(character) }
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
