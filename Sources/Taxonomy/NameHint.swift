/// Words of the source that tell what an element is for, where it has no name of its own.
package enum NameHint: Sendable, Hashable {
  /// The path of the constant or property that gives its text: `L10n`, `About`, `Review`, `title`.
  case constant([String])
  /// The type of the view that it leads to.
  case destination(String)
  /// The path of the call or property that its action begins with: `viewModel`, `resetPassword`.
  case action([String])
  /// The name of its symbol or image: `square.and.arrow.up`.
  case icon(String)

  /// The words of the hint that say something; none where it is all plumbing.
  package var words: [String] {
    switch self {
    case .constant(let path): Self.constantNames(of: path).first ?? []
    case .destination(let type): Self.typeWords(of: type)
    case .action(let path): Self.actionWords(of: path)
    case .icon(let name): Self.iconWords(of: name)
    }
  }

  /// The words with those of what stands before: `about`, `review`. The same as `words` where there is no more.
  package var longerWords: [String] {
    guard case .constant(let path) = self else { return words }
    let names = Self.constantNames(of: path)
    guard names.count > 1 else { return words }
    return names[1] + names[0]
  }

  // MARK: Constants

  /// The words of the path's parts that say something, the last first.
  private static func constantNames(of path: [String]) -> [[String]] {
    path.reversed().compactMap { part in
      if part.lowercased() == "l10n" || tables.contains(where: part.hasSuffix) { return nil }
      var words = nameWords(of: part)
      if words.suffix(2) == ["view", "model"] { words.removeLast(2) }
      while words.count > 1, let last = words.last, noise.contains(last) { words.removeLast() }
      while words.count > 1, let first = words.first, leadingNoise.contains(first) { words.removeFirst() }
      if words.allSatisfy({ noise.contains($0) || wholeNoise.contains($0) }) { return nil }
      return words.first?.utf8.first.map(isDigit) == true ? nil : words
    }
  }

  private static let tables = [
    "Localization", "Strings", "Localizable", "Constants", "Localizations", "LocalizedString",
  ]
  private static let noise: Set<String> = [
    "title", "label", "button", "btn", "buton", "text", "action", "placeholder", "cta", "string", "localized",
  ]
  private static let leadingNoise: Set<String> = ["action", "common", "button", "btn"]
  private static let wholeNoise: Set<String> = [
    "name", "key", "list", "item", "row", "section", "header", "footer", "message", "description", "common", "general",
    "view", "screen", "self", "model", "vm", "config", "configuration", "body", "value", "content", "raw", "id", "info",
    "data", "subtitle", "localization", "strings", "state", "style", "display", "full",
    "capitalized", "uppercased", "lowercased",
  ]

  // MARK: Destinations

  private static func typeWords(of type: String) -> [String] {
    nameWords(of: ScreenName.derived(from: type))
  }

  // MARK: Actions

  private static func actionWords(of path: [String]) -> [String] {
    for part in path.reversed() {
      var words = nameWords(of: part)
      let all = words
      while let first = words.first, openings.contains(first) { words.removeFirst() }
      while let last = words.last, closings.contains(last) { words.removeLast() }
      if all.first == "is" || all.first == "should" || all.first == "can", words.count > 1 { words.removeFirst() }
      if let first = words.first, showing.contains(first), words.count > 1 { words.removeFirst() }
      if words.isEmpty || words.allSatisfy(plumbing.contains) || words.count > 5 { continue }
      if receivers.contains(all.joined()) { return [] }
      return words
    }
    return []
  }

  private static let openings: Set<String> = [
    "on", "did", "do", "handle", "perform", "tap", "tapped", "press", "user", "will", "btn", "button", "action",
  ]
  private static let closings: Set<String> = [
    "tap", "tapped", "taps", "press", "pressed", "click", "clicked", "action", "handler", "button", "btn", "callback",
    "closure", "completion", "touched", "trigger",
  ]
  private static let showing: Set<String> = [
    "show", "showing", "shows", "present", "presenting", "presented", "presents",
  ]
  private static let plumbing: Set<String> = [
    "send", "toggle", "process", "call", "as", "function", "dispatch", "trigger", "execute", "run", "invoke", "emit",
    "accept", "value", "wrapped", "self", "action", "event", "select", "set", "show", "present", "completion",
    "handler",
    "append", "main", "async", "item", "view", "init", "alert", "sheet", "publish", "state", "update", "now", "store",
  ]
  private static let receivers: Set<String> = [
    "viewmodel", "vm", "context", "presenter", "store", "router", "coordinator", "delegate", "model", "interactor",
    "environment", "presentationmode", "viewstore", "configuration", "config", "analytics", "current",
  ]

  // MARK: Icons

  private static func iconWords(of name: String) -> [String] {
    var words = nameWords(of: name)
    let all = words
    if let known = meanings[words.joined(separator: ".")] { return [known] }
    while words.count > 1, let last = words.last, shapes.contains(last) { words.removeLast() }
    while words.count > 1, let first = words.first, ["ic", "icon", "img", "image"].contains(first) {
      words.removeFirst()
    }
    if let known = meanings[words.joined(separator: ".")] { return [known] }
    if words.allSatisfy(shapes.contains) { words = all }
    if words.allSatisfy({ ["image", "icon", "name", "ic", "img"].contains($0) }) { return [] }
    return words.count > 4 || words.first?.utf8.first.map(isDigit) == true ? [] : words
  }

  private static let shapes: Set<String> = [
    "fill", "filled", "circle", "square", "icon", "image", "small", "large", "img", "asset",
  ]
  /// What a symbol stands for on a button, where no one would name it by its look.
  private static let meanings = [
    "xmark": "close", "plus": "add", "gear": "settings", "gearshape": "settings", "magnifyingglass": "search",
    "square.and.arrow.up": "share", "square.and.pencil": "edit", "pencil": "edit",
  ]
}
