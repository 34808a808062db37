import Inventory
import Taxonomy

/// What tells a text that was meant as an accessibility identifier from any other text, by the identifiers and screens
/// that the project has.
struct IdentifierLikeness {
  private var convention: Convention
  private var identifiers: Set<String> = []
  /// First segments of identifiers, and screen names.
  private var beginnings: Set<String> = []
  private var beginningsByType: [String: Set<String>] = [:]

  init(_ project: Project) {
    let texts = project.inventory.distinctTexts
    convention = project.convention
    if !project.judgesEachIdentifier(texts), let best = Convention.bestFit(for: texts.map(\.text)),
      texts.count >= 10, best.accepted * 10 >= texts.count * 8
    {
      convention = best.convention
    }
    for distinct in texts {
      if let exact = distinct.text.exact { identifiers.insert(exact) }
      guard let first = convention.split(distinct.text).first, convention.split(distinct.text).count > 1 else {
        continue
      }
      beginnings.insert(first)
      for use in distinct.uses { beginningsByType[use.enclosingType, default: []].insert(first) }
    }
    for screen in project.inventory.screens { beginnings.insert(convention.words.joined(nameWords(of: screen.name))) }
  }

  /// Whether `text` is nearly surely an identifier, wherever it is written.
  func resembles(_ text: String) -> Bool {
    guard isPlausible(text) else { return false }
    if identifiers.contains(text) { return true }
    let segments = convention.split(IdentifierText(exactly: text))
    if fits(text, convention), segments.count > 1, let first = segments.first, beginnings.contains(first) {
      return true
    }
    return fits(text, .default) && endsInRole(text) && Convention.default.split(IdentifierText(exactly: text)).count > 2
  }

  /// Whether, besides, its neighbours in the same type have identifiers of the same family and no element has this one.
  func resemblesNeighbours(_ text: String, in type: String) -> Bool {
    guard isPlausible(text), !identifiers.contains(text), fits(text, convention), endsInRole(text) else { return false }
    let segments = convention.split(IdentifierText(exactly: text))
    return segments.count > 1 && beginningsByType[type, default: []].contains(segments.first ?? "")
  }

  private func fits(_ text: String, _ convention: Convention) -> Bool {
    convention.accepts(IdentifierText(exactly: text))
  }

  /// Not a sentence, a word, a hyphenated word, an address or a file's name.
  private func isPlausible(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), !text.contains("/"), !text.contains("@") else { return false }
    let parts = text.split(whereSeparator: { "._-:".contains($0) }).map { $0.lowercased() }
    guard parts.count > 1, let first = parts.first, let last = parts.last, Int(last) == nil else { return false }
    if text.contains("-"), !text.contains("."), !text.contains("_"), parts.count < 3 { return false }
    return first != "www" && first != "com" && !Self.endings.contains(last)
  }

  private func endsInRole(_ text: String) -> Bool {
    nameWords(of: text).last.map(Self.roles.contains) ?? false
  }

  private static let roles: Set<String> = [
    "button", "field", "label", "text", "image", "cell", "row", "toggle", "switch", "picker", "slider", "stepper",
    "link",
    "menu", "view", "tab", "control",
  ]
  private static let endings: Set<String> = [
    "com", "org", "net", "io", "app", "dev", "de", "pdf", "png", "jpg", "jpeg", "svg", "gif", "json", "html", "txt",
    "mp3",
    "mp4", "mov", "zip", "fill", "swift",
  ]
}
