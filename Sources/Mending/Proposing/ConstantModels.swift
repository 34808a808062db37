import Findings
import Inventory
import Taxonomy

/// The places of a project that give the text of a constant, to be imitated.
struct ConstantModels {
  /// A place that gives a constant's text, and the words of that.
  private typealias Model = (assignment: Assignment, words: [String])

  private var byFile: [String: [Model]] = [:]
  private var byFirstWord: [String: [Model]] = [:]
  /// How many identifiers each file gives as a text that is known.
  private var given: [String: Int] = [:]

  init(_ inventory: Inventory) {
    let direct: Set<Assignment.Form> = [.swiftUIModifier, .uiKitProperty, .initArgument, .wrapperCall]
    for assignment in inventory.assignments where direct.contains(assignment.form) {
      guard assignment.place.file.hasSuffix(".swift"), assignment.identifier.state == .known else { continue }
      given[assignment.place.file, default: 0] += 1
      guard assignment.identifier.texts.count == 1, !assignment.way.isEmpty,
        let text = assignment.identifier.texts[0].exact
      else { continue }
      let model = (assignment, ConstantName.words(of: text))
      byFile[assignment.place.file, default: []].append(model)
      if let first = model.1.first { byFirstWord[first, default: []].append(model) }
    }
  }

  /// The constant to imitate for a new identifier at a place, where constants are its file's way, or in a file that gives
  /// none the project's: the one whose text begins most like it, in this file if possible, and of these the nearest.
  func model(for identifier: String, at place: Place) -> Assignment? {
    let here = byFile[place.file] ?? []
    let count = given[place.file] ?? 0
    guard count > 0 ? here.count * 2 > count : isUsual else { return nil }
    let words = ConstantName.words(of: identifier)
    func best(_ models: [Model], atLeast least: Int) -> Assignment? {
      let ranked = models.map { model in
        (
          shared: zip(words, model.words).prefix { $0 == $1 }.count,
          distance: model.assignment.place.file == place.file ? abs(model.assignment.place.line - place.line) : 0,
          assignment: model.assignment
        )
      }
      let first = ranked.min { ($1.shared, $0.distance) < ($0.shared, $1.distance) }
      return first.flatMap { $0.shared >= least ? $0.assignment : nil }
    }
    let elsewhere = words.first.flatMap { byFirstWord[$0] } ?? []
    return best(here, atLeast: 1) ?? best(elsewhere, atLeast: 1) ?? best(here, atLeast: 0)
  }

  /// Whether nearly all of the project's identifiers are constants.
  private var isUsual: Bool {
    let all = given.values.reduce(0, +)
    return all > 0 && byFile.values.reduce(0) { $0 + $1.count } * 5 >= all * 4
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
  static func words(of text: String) -> [String] {
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
