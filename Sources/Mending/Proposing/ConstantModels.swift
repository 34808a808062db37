import Findings
import Inventory
import Taxonomy

/// How one file gives its identifiers.
struct ConstantModels {
  /// The places of the file that give the text of a constant, in their order.
  private let constants: [Assignment]
  /// Whether the file's own way is to give constants.
  private let isUsual: Bool

  init(_ inventory: Inventory, _ file: String) {
    let direct: Set<Assignment.Form> = [.swiftUIModifier, .uiKitProperty, .initArgument, .wrapperCall]
    let given = inventory.assignments.filter {
      $0.place.file == file && direct.contains($0.form) && $0.identifier.state == .known
    }
    constants = given.filter { assignment in
      assignment.identifier.texts.count == 1 && !assignment.way.isEmpty
    }
    isUsual = !constants.isEmpty && constants.count * 2 > given.count
  }

  /// The constant to imitate for something new at a place: the nearest, where constants are the file's way.
  func nearest(to place: Place) -> Assignment? {
    guard isUsual else { return nil }
    return constants.min { distance($0, place) < distance($1, place) }
  }

  private func distance(_ assignment: Assignment, _ place: Place) -> Int { abs(assignment.place.line - place.line) }
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
