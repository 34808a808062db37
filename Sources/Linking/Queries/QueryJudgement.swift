import Findings
import Inventory
import Taxonomy

/// Says of each query whether the app provides what it looks for.
struct QueryJudgement {
  var provided: ProvidedIdentifiers
  var constants: ConstantUses
  let shapes: IdentifierShapes
  /// Files that are not the app's own.
  let externalFiles: Set<String>

  mutating func judged(_ query: Query) -> Query {
    var query = query
    guard let key = query.key else { return query }
    if query.status == .system {
      query.keyKind = query.keyKind ?? (SystemIdentifiers.isOne(key) ? .identifier : .visibleText)
      return query
    }
    if key.isLocalized {
      query.keyKind = .visibleText
      query.status = .visibleText
      query.providers = provided.labels(of: key)
      return query
    }
    if key.state == .unresolved && key.texts.isEmpty {
      query.keyKind = query.keyKind ?? .unclear
      query.status = .unresolved
      return query
    }
    query.providers = query.keyKind == .visibleText ? [] : provided.providers(of: key)
    if !query.providers.isEmpty {
      // `Bookmarks` may be meant as what users read, though something has it as its identifier.
      query.keyKind = key.texts.allSatisfy(\.looksLikeText) ? .unclear : .identifier
      query.status = query.providers.allSatisfy { externalFiles.contains($0.file) } ? .external : .provided
      return query
    }
    if SystemIdentifiers.isOne(key) {
      query.keyKind = .identifier
      query.status = .system
      return query
    }
    if !key.texts.isEmpty, key.texts.allSatisfy({ provided.isImage($0.description) }) {
      query.keyKind = .visibleText
      query.status = .visibleText
      query.note = "the name of an image"
      return query
    }
    let labels = provided.labels(of: key)
    if query.keyKind == .visibleText || !labels.isEmpty || key.texts.allSatisfy(\.looksLikeText) {
      query.keyKind = .visibleText
      query.status = .visibleText
      query.providers = labels
      return query
    }
    judgeUnknown(&query, key)
    return query
  }

  /// A key that no text of the app is known to be. It is called dangling only where nothing else explains it.
  private mutating func judgeUnknown(_ query: inout Query, _ key: Identifier) {
    query.keyKind = key.texts.allSatisfy(\.looksLikeIdentifier) ? .identifier : .unclear
    query.status = .unresolved
    guard key.state == .known else {
      query.note = "its text is known in part only"
      return
    }
    for text in key.texts {
      guard let type = provided.type(named: text.description) else { continue }
      query.providers = [type]
      query.note = "a class of the app has the name"
      if query.name == "navigationBars" {
        query.status = .provided
        query.keyKind = .identifier
      }
      return
    }
    var isConstant = false
    for name in query.constants {
      guard let uses = constants.uses(of: name) else { continue }
      isConstant = true
      guard !uses.places.isEmpty else { continue }
      query.providers = uses.places
      query.note = "the app's code speaks of '\(name)', in a way that is not followed"
      if uses.isOfIdentifiers {
        query.status = .provided
        query.keyKind = .identifier
      }
      return
    }
    for text in key.texts where constants.uses(of: text.description).map({ !$0.places.isEmpty }) == true {
      query.note = "the app's code has the name '\(text.description)', which it may print"
      return
    }
    guard isConstant || query.keyKind == .identifier else {
      query.note = "one word may be a text as well as an identifier"
      return
    }
    guard isConstant || key.texts.allSatisfy({ shapes.fit($0.description) }) else {
      query.keyKind = .unclear
      query.note = "the app writes its identifiers otherwise, so that it may be a text or data"
      return
    }
    query.keyKind = .identifier
    query.status = .dangling
  }
}

extension IdentifierText {
  /// Whether it is what a user reads rather than an identifier: words, a sentence, a number, an address.
  var looksLikeText: Bool {
    let text = description
    if text.contains(where: { $0.isWhitespace || "?!,;'’“”%@&".contains($0) }) { return true }
    if text.isHostName || text.isFileName { return true }
    if text.contains("://") || text.allSatisfy({ !$0.isLetter }) || text.last.map(".:…".contains) == true {
      return true
    }
    // `OK`, `Cancel`, `Einstellungen`: one word as it stands on a button.
    guard let first = text.first, first.isUppercase, holes.isEmpty else { return false }
    let rest = text.dropFirst()
    return rest.allSatisfy(\.isLowercase) || text.allSatisfy(\.isUppercase)
  }

  /// Whether it is one word that does not say what kind of element it names, as `signInButton` does.
  var isWordWithoutRole: Bool {
    let text = description
    guard !text.contains(where: { "._-:/".contains($0) }) else { return false }
    let words = text.lowercased()
    return !Self.roles.contains { words.hasSuffix($0) }
  }

  /// How names of identifiers end that say what they name.
  private static let roles = [
    "button", "field", "label", "cell", "view", "image", "title", "text", "switch", "toggle", "icon", "bar", "row",
    "item",
    "header", "footer", "section", "list", "table", "link", "picker", "slider", "tab", "menu", "identifier", "id",
    "container", "indicator", "input", "box", "alert", "card", "banner", "segment", "stepper", "logo", "subtitle",
    "description", "message", "key",
  ]

  /// Whether nobody would read it: it has a separator, or a capital inside.
  var looksLikeIdentifier: Bool {
    let text = description
    guard !looksLikeText else { return false }
    if text.contains(where: { "._-:/".contains($0) }) { return true }
    return text.dropFirst().contains(where: \.isUppercase) && text.contains(where: \.isLowercase)
  }
}

extension String {
  /// Whether it is the name of a site: `mozilla.org`, `Amazon.com`.
  fileprivate var isHostName: Bool {
    if hasPrefix("www.") { return true }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let domain = parts.last else { return false }
    return ["com", "org", "net", "io", "de", "uk", "fr", "eu", "edu", "gov", "dev", "co", "info"].contains(domain)
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
  }

  /// Whether it is the name of a file: `report.pdf`.
  fileprivate var isFileName: Bool {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return false }
    return [
      "zip", "pdf", "png", "jpg", "jpeg", "txt", "html", "htm", "doc", "docx", "csv", "mp3", "mp4", "mov", "json",
    ]
    .contains(self[index(after: dot)...])
  }
}
