/// What is known of an element that has no identifier, and the names it could have.
package struct IdentifierProposal: Sendable, Hashable {
  /// The screen's name, or that of the component which several screens show.
  package var screen: String
  /// The part of the screen: a component's name, `row` for repeated content.
  package var section: String?
  /// The property or variable that holds the element (UIKit).
  package var property: String?
  /// The visible text, or its key in a localisation table.
  package var label: String?
  /// What the code calls the label: a constant, or the key of the text.
  package var labelName: String?
  /// The property or function that makes the element.
  package var member: String?
  /// The word for the element's role: `button`, `field`.
  package var role: String

  package init(
    screen: String, section: String? = nil, property: String? = nil, label: String? = nil, labelName: String? = nil,
    member: String? = nil, role: String
  ) {
    self.screen = screen
    self.section = section
    self.property = property
    self.label = label
    self.labelName = labelName
    self.member = member
    self.role = role
  }

  /// The first identifier in the convention's style that is not `taken`: `login.email.field`; where that is taken, with
  /// the section, and then with a number.
  package func identifier(in convention: Convention, taken: Set<String>) -> String {
    let name = elementName
    let screen = nameWords(of: self.screen)
    let section = self.section.map { nameWords(of: $0) } ?? []
    let role = nameWords(of: self.role)
    // A repeated element always names its row, so that it is told from a single one.
    let plain = self.section == Self.row ? [screen, section, name, role] : [screen, name, role]
    for segments in [plain, [screen, section, name, role]] {
      let identifier = write(segments, in: convention)
      if !taken.contains(identifier) { return identifier }
    }
    let base = name.isEmpty ? role : name
    for number in 2... {
      let numbered = Array(base.dropLast()) + [(base.last ?? "item") + "\(number)"]
      let segments = name.isEmpty ? [screen, section, numbered] : [screen, section, numbered, role]
      let identifier = write(segments, in: convention)
      if !taken.contains(identifier) { return identifier }
    }
    preconditionFailure("a number that is not taken is found before the numbers end")
  }

  package static let row = "row"

  private func write(_ parts: [[String]], in convention: Convention) -> String {
    var segments: [[String]] = []
    for part in parts where !part.isEmpty && part != segments.last { segments.append(part) }
    while segments.count > max(1, convention.segments.upperBound) {
      let last = segments.removeLast()
      segments[segments.count - 1] += last
    }
    while segments.count < convention.segments.lowerBound {
      segments.insert(["main"], at: min(1, segments.count))
    }
    return segments.map { convention.words.joined($0) }.joined(separator: convention.separator)
  }

  // MARK: The element's own name

  private var elementName: [String] {
    for words in [propertyWords, labelWords, labelNameWords, memberWords] where !words.isEmpty { return words }
    return foreignWords
  }

  private var propertyWords: [String] {
    guard let property else { return [] }
    var words = nameWords(of: property)
    if let first = words.first, Self.shortRoles.contains(first), words.count > 1 { words.removeFirst() }
    return withoutRole(words, and: Self.shortRoles)
  }

  private var labelWords: [String] {
    guard let label, label.utf8.count <= 200 else { return [] }
    // A text with other letters gives fragments, not words.
    if label.contains(where: { $0.isLetter && !$0.isASCII }) { return [] }
    if Self.looksLikeKey(label) { return labelName == nil ? keyWords(of: label) : [] }
    // What the code calls a whole sentence is shorter than its beginning is clear.
    if labelName != nil, label.split(separator: " ").count > Self.longestLabel { return [] }
    return firstWords(of: label)
  }

  private static let longestLabel = 5

  private func firstWords(of label: String) -> [String] {
    // The typographic sign parts no words either.
    var words = nameWords(of: label.replacing("’", with: "'"))
    words.removeAll { Self.stopWords.contains($0) }
    return withoutRole(Array(words.prefix(3)), and: [])
  }

  private var labelNameWords: [String] {
    guard let labelName, labelName.utf8.count <= 200, labelName.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    if Self.looksLikeKey(labelName) { return keyWords(of: labelName) }
    // A key that is a text is read as one.
    if labelName.contains(" ") { return firstWords(of: labelName) }
    return withoutRole(nameWords(of: labelName), and: Self.shortRoles)
  }

  private static func looksLikeKey(_ text: String) -> Bool {
    !text.contains(" ") && text.contains { "._-".contains($0) }
  }

  /// A key of a localisation table names the screen and the role too.
  private func keyWords(of key: String) -> [String] {
    var words = nameWords(of: key)
    let screen = nameWords(of: self.screen)
    if words.starts(with: screen) { words.removeFirst(screen.count) }
    return Array(withoutRole(words, and: Self.keyEndings).suffix(3))
  }

  /// Those words of a text with other letters that have none of them, where nothing else names the element.
  private var foreignWords: [String] {
    guard let label, label.utf8.count <= 200, label.contains(where: { $0.isLetter && !$0.isASCII }) else { return [] }
    let plain = label.split(separator: " ").filter { word in word.allSatisfy { !$0.isLetter || $0.isASCII } }
    return firstWords(of: plain.filter { $0.utf8.count > 2 }.joined(separator: " "))
  }

  private var memberWords: [String] {
    guard let member, let name = member.split(separator: "(").first, !Self.plumbing.contains(String(name)) else {
      return []
    }
    var words = nameWords(of: name)
    if let verb = words.first, Self.verbs.contains(verb) { words.removeFirst() }
    return Array(withoutRole(words, and: ["view", "content"]).prefix(3))
  }

  /// `words` without the role's own words at their end; a name that is nothing else is no name.
  private func withoutRole(_ words: [String], and others: Set<String>) -> [String] {
    var words = words
    let role = Set(nameWords(of: self.role))
    while let last = words.last, role.contains(last) || Self.roles.contains(last) || others.contains(last) {
      words.removeLast()
    }
    if words.first?.utf8.first.map(isDigit) == true { return [] }
    return words
  }

  private static let roles: Set<String> = [
    "button", "field", "textfield", "text", "label", "toggle", "switch", "picker", "slider", "stepper", "cell", "image",
    "control", "item", "bar",
  ]
  private static let shortRoles: Set<String> = ["btn", "txt", "lbl", "tf", "img", "sw", "view"]
  private static let keyEndings: Set<String> = ["title", "placeholder", "action", "hint", "message", "name", "key"]
  private static let stopWords: Set<String> = [
    "a", "an", "the", "your", "my", "our", "please", "to", "of", "for", "and", "or", "with", "this", "that", "is",
    "are",
  ]
  private static let verbs: Set<String> = ["make", "create", "setup", "configure", "build", "render", "add"]
  private static let plumbing: Set<String> = [
    "body", "makeBody", "init", "viewDidLoad", "viewWillAppear", "viewDidAppear", "loadView", "awakeFromNib", "setup",
    "setupUI", "setupViews", "configure", "content", "collectionView", "tableView", "commonInit", "layoutSubviews",
    "makeUIView", "makeUIViewController", "scene", "application", "prepareForReuse",
  ]
}
