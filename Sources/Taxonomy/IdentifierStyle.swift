/// How one identifier is written, seen without any convention: what tells a reader at a glance which one a project
/// follows.
package enum IdentifierStyle: String, Sendable, Hashable, CaseIterable {
  case lowerCamelPath, upperPath, camelCase, pascalCase, word, snakeCase, kebabCase, sentence, mixed

  /// In a reader's words, after "written as" or in front of a share.
  package var name: String {
    switch self {
    case .lowerCamelPath: "lowerCamelCase with dots"
    case .upperPath: "dotted with upper-case segments"
    case .camelCase: "camelCase"
    case .pascalCase: "PascalCase"
    case .word: "one lower-case word"
    case .snakeCase: "snake_case"
    case .kebabCase: "kebab-case"
    case .sentence: "sentences with blanks"
    case .mixed: "mixed"
    }
  }

  /// The style of `text`; a hole counts as one word that fits wherever it stands. Nil where nothing is written out.
  package init?(of text: IdentifierText) {
    let written = text.pieces.map { piece in
      switch piece {
      case .text(let literal): literal
      case .hole: "x"
      }
    }.joined()
    let isOnlyHoles = !text.pieces.contains { if case .text = $0 { true } else { false } }
    guard !written.isEmpty, !isOnlyHoles else { return nil }
    self.init(written: written)
  }

  private init(written: String) {
    let bytes = Array(written.utf8)
    guard !bytes.contains(UInt8(ascii: " ")), !bytes.contains(where: { $0 == 9 || $0 == 10 || $0 == 13 }) else {
      self = .sentence
      return
    }
    let separators = Set(bytes.filter { !isLetterOrDigit($0) })
    let parts = bytes.split(omittingEmptySubsequences: false) { !isLetterOrDigit($0) }
    guard separators.count <= 1, parts.allSatisfy({ !$0.isEmpty }), bytes.first.map(isLetter) == true else {
      self = .mixed
      return
    }
    let hasCapitals = bytes.contains(where: isUpper)
    switch separators.first {
    case nil:
      self = isUpper(bytes[0]) ? .pascalCase : hasCapitals ? .camelCase : .word
    case UInt8(ascii: "."):
      self = parts.contains { $0.first.map(isUpper) == true } ? .upperPath : .lowerCamelPath
    case UInt8(ascii: "_"): self = hasCapitals ? .mixed : .snakeCase
    case UInt8(ascii: "-"): self = hasCapitals ? .mixed : .kebabCase
    default: self = .mixed
    }
  }
}

/// Which share of some identifiers is written in which style.
package struct StyleProfile: Sendable, Hashable {
  package private(set) var counts: [IdentifierStyle: Int] = [:]
  package private(set) var total = 0

  package init(of texts: some Sequence<IdentifierText>) {
    for text in texts {
      guard let style = IdentifierStyle(of: text) else { continue }
      counts[style, default: 0] += 1
      total += 1
    }
  }

  /// The styles in use, the commonest first, each with its share in whole percent.
  package var shares: [(style: IdentifierStyle, percent: Int)] {
    let order = IdentifierStyle.allCases
    return order.filter { counts[$0] != nil }
      .sorted { counts[$0, default: 0] > counts[$1, default: 0] }
      .map { ($0, percentage(counts[$0, default: 0], of: total)) }
  }
}

/// `part` of `whole` in whole percent, rounded; a part that is neither nothing nor all never looks like either.
package func percentage(_ part: Int, of whole: Int) -> Int {
  guard whole > 0, part > 0 else { return 0 }
  if part == whole { return 100 }
  return min(99, max(1, (part * 200 + whole) / (whole * 2)))
}

extension Convention {
  /// The convention that accepts the most of `texts`, with the share it accepts; nil where there are none. Where two
  /// accept equally many, the one that sees more segments in them.
  package static func bestFit(
    for texts: [IdentifierText]
  ) -> (convention: Convention, accepted: Int)? {
    var best: (convention: Convention, accepted: Int, rank: [Int])?
    for (separator, words) in candidates {
      var convention = Convention(separator: separator, words: words, segments: 1...6)
      let counts = texts.filter(convention.accepts).map { convention.split($0).count }
      guard let fewest = counts.min(), let most = counts.max() else { continue }
      convention.segments = fewest...most
      // Where two read the texts equally well, the one that finds a screen in each and the same depth everywhere is the
      // one that was meant: `home_screen-row` has two segments of snake_case and not three of kebab-case.
      let rank = [counts.count, fewest > 1 ? 1 : 0, fewest - most, counts.reduce(0, +)]
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (convention, counts.count, rank) }
    }
    return best.map { ($0.convention, $0.accepted) }
  }

  private static let candidates: [(String, Words)] = [
    (".", .lowerCamelCase), (".", .upperCamelCase), (".", .snake_case), (".", .kebab_case),
    ("-", .lowerCamelCase), ("-", .upperCamelCase), ("-", .snake_case),
    ("_", .lowerCamelCase), ("_", .upperCamelCase), ("_", .kebab_case),
  ]
}
