import Taxonomy

/// How the identifiers of an app are written. A key in another manner is none of them: it is a text, or a piece of data.
struct IdentifierShapes {
  /// How many identifiers of a hundred must be written in a way for that to be one of the app's.
  private static let least = 3

  /// The same for those that are one word, since names that users read may be written so too: `YouTube`, `myMail`.
  private static let leastOfWords = 15

  /// Fewer identifiers than this show no manner.
  private static let fewest = 10

  private var count = 0
  private var withSeparator: [Character: Int] = [:]
  private var capitalised = 0
  /// Those without a separator, and of these the ones that begin with a capital.
  private var words = (count: 0, capitalised: 0)
  private static let separators: Set<Character> = [".", "-", "_", ":", "/"]

  init(_ names: some Sequence<String>) {
    for name in names {
      count += 1
      if name.first?.isUppercase == true { capitalised += 1 }
      if name.allSatisfy({ !Self.separators.contains($0) }) {
        words.count += 1
        if name.first?.isUppercase == true { words.capitalised += 1 }
      }
      for separator in Set(name).intersection(Self.separators) { withSeparator[separator, default: 0] += 1 }
    }
  }

  /// Whether a key is written as identifiers of the app are.
  func fit(_ key: String) -> Bool {
    guard count >= Self.fewest else { return true }
    if key.first?.isUppercase == true, !isCommon(capitalised) { return false }
    if key.first?.isUppercase == false, !isCommon(count - capitalised) { return false }
    let separators = Set(key).intersection(Self.separators)
    if separators.isEmpty {
      let alike = key.first?.isUppercase == true ? words.capitalised : words.count - words.capitalised
      return isCommon(alike, least: Self.leastOfWords)
    }
    return separators.allSatisfy { isCommon(withSeparator[$0] ?? 0) }
  }

  private func isCommon(_ number: Int, least: Int = Self.least) -> Bool { number * 100 >= count * least }
}
