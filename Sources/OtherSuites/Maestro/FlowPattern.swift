import Taxonomy

/// What a selector of Maestro matches: a regular expression, in which `${name}` is filled in as the flow runs.
///
/// A single dot is taken for a dot, as those mean it who write identifiers; `.*` and the like are holes.
struct FlowPattern {
  private var rest: Substring
  private var isFollowed = true

  /// More texts than anybody writes as alternatives.
  private static let mostTexts = 32

  init(_ text: String) { rest = text[...] }

  var identifier: Identifier {
    var parser = self
    let texts = parser.alternatives(isGroup: false)
    if !parser.isFollowed || !parser.rest.isEmpty { return .unresolved("a regular expression that is not followed") }
    let identifier = Identifier.oneOf(texts)
    guard identifier.isOnlyHoles, let hole = texts.first?.holes.first else { return identifier }
    return .unresolved(hole.name == Self.any ? "matches any identifier" : "'\(hole.name)' is known as the flow runs")
  }

  private static let any = "…"

  /// Alternatives up to the end, or the end of a group.
  private mutating func alternatives(isGroup: Bool) -> [IdentifierText] {
    var all: [IdentifierText] = []
    var texts = [IdentifierText([])]
    while let character = rest.first, !(isGroup && character == ")") {
      if character == "|" {
        rest.removeFirst()
        all += texts
        texts = [IdentifierText([])]
        continue
      }
      texts = appending(part(), to: texts)
    }
    return all + texts
  }

  private mutating func appending(_ parts: [IdentifierText], to texts: [IdentifierText]) -> [IdentifierText] {
    if texts.count * parts.count > Self.mostTexts {
      isFollowed = false
      return texts
    }
    return texts.flatMap { text in parts.map { text + $0 } }
  }

  /// The texts of the next part, and what may repeat it.
  private mutating func part() -> [IdentifierText] {
    let character = rest.removeFirst()
    let hole = [IdentifierText([.hole(.init(Self.any))])]
    switch character {
    case "$":
      guard rest.first == "{" else { return [IdentifierText([])] }
      let name = rest.dropFirst().prefix { $0 != "}" }
      rest = rest[name.endIndex...].dropFirst()
      return [IdentifierText([.hole(.init(String(name).filter { !"\"'".contains($0) }))])]
    case "^": return [IdentifierText([])]
    case "\\":
      guard let escaped = rest.popFirst() else { return [] }
      guard escaped.isLetter || escaped.isNumber else { return repeated([IdentifierText(exactly: String(escaped))]) }
      takeRepetition()
      return hole
    case ".": return takeRepetition() ? hole : [IdentifierText(exactly: ".")]
    case "[":
      rest = rest.drop { $0 != "]" }.dropFirst()
      takeRepetition()
      return hole
    case "(":
      if rest.hasPrefix("?:") { rest.removeFirst(2) }
      let inner = alternatives(isGroup: true)
      guard rest.popFirst() == ")" else {
        isFollowed = false
        return inner
      }
      return repeated(inner)
    default: return repeated([IdentifierText(exactly: String(character))])
    }
  }

  /// A part that may be left out, or come again.
  private mutating func repeated(_ texts: [IdentifierText]) -> [IdentifierText] {
    if rest.first == "?" {
      rest.removeFirst()
      return texts + [IdentifierText([])]
    }
    return takeRepetition() ? [IdentifierText([.hole(.init(Self.any))])] : texts
  }

  @discardableResult private mutating func takeRepetition() -> Bool {
    guard let first = rest.first, "*+?{".contains(first) else { return false }
    if first == "{" { rest = rest.drop { $0 != "}" } }
    rest = rest.dropFirst()
    if rest.first == "?" { rest.removeFirst() }
    return true
  }
}
