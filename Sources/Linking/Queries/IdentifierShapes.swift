import Taxonomy

/// How the identifiers of an app are written. A key in another manner is none of them: it is a text, or a piece of data.
struct IdentifierShapes {
  /// How many identifiers of a hundred must be written in a way for that to be one of the app's.
  private static let least = 3

  /// Fewer identifiers than this show no manner.
  private static let fewest = 10

  private var count = 0
  private var withSeparator: [Character: Int] = [:]
  private var capitalised = 0
  private static let separators: Set<Character> = [".", "-", "_", ":", "/"]

  init(_ names: some Sequence<String>) {
    for name in names {
      count += 1
      if name.first?.isUppercase == true { capitalised += 1 }
      for separator in Set(name).intersection(Self.separators) { withSeparator[separator, default: 0] += 1 }
    }
  }

  /// Whether a key is written as identifiers of the app are.
  func fit(_ key: String) -> Bool {
    guard count >= Self.fewest else { return true }
    if key.first?.isUppercase == true, !isCommon(capitalised) { return false }
    if key.first?.isUppercase == false, !isCommon(count - capitalised) { return false }
    return Set(key).intersection(Self.separators).allSatisfy { isCommon(withSeparator[$0] ?? 0) }
  }

  private func isCommon(_ number: Int) -> Bool { number * 100 >= count * Self.least }
}
