/// What is known of an element that has no identifier, and the names it could have.
package struct IdentifierProposal: Sendable, Hashable {
  /// The screen's name, or that of the component which several screens show.
  package var screen: String
  /// The part of the screen: a component's name, `row` for repeated content.
  package var section: String?
  /// The component that makes the element, where that is not the screen.
  package var component: String?
  /// The property or variable that holds the element (UIKit) or that it edits (SwiftUI).
  package var property: String?
  /// The visible text, or its key in a localisation table.
  package var label: String?
  /// What the code calls the label: a constant, or the key of the text.
  package var labelName: String?
  /// What else names it, the best first.
  package var hints: [NameHint]
  /// The property or function that makes the element.
  package var member: String?
  /// The word for the element's role: `button`, `field`.
  package var role: String

  package init(
    screen: String, section: String? = nil, component: String? = nil, property: String? = nil, label: String? = nil,
    labelName: String? = nil, hints: [NameHint] = [], member: String? = nil, role: String
  ) {
    self.screen = screen
    self.section = section
    self.component = component
    self.property = property
    self.label = label
    self.labelName = labelName
    self.hints = hints
    self.member = member
    self.role = role
  }

  /// The identifiers that are in use, with the number that each one's next namesake gets.
  package struct Taken: Sendable {
    fileprivate var identifiers: Set<String>
    fileprivate var numbers: [[[String]]: Int] = [:]

    package init(_ identifiers: Set<String> = []) { self.identifiers = identifiers }
  }

  package static let row = "row"

  /// Whether the source has words for this very element.
  package var hasWords: Bool { property != nil || label != nil || labelName != nil || !hints.isEmpty }

  /// The first identifier in the convention's style that is not taken, which it then is: `login.email.field`; where
  /// that is taken, with the section, with more of the source's words, and at last with a number.
  package func identifier(in convention: Convention, taken: inout Taken) -> String {
    let names = self.names
    let name = names.first ?? []
    var screen = nameWords(of: self.screen)
    // `CloseButton`'s own button is `close.button`.
    if name.isEmpty, section == nil, let last = screen.last, screen.count > 1, last == self.role { screen.removeLast() }
    let section = self.section.map { nameWords(of: $0) } ?? []
    let role = nameWords(of: self.role)
    // A repeated element always names its row, so that it is told from a single one.
    let isRow = self.section == Self.row
    let row = isRow && screen.last != Self.row ? [Self.row] : []
    var candidates = [[screen, row, name, role]]
    if !isRow, name != componentWords { candidates.append([screen, section, name, role]) }
    if !name.isEmpty {
      if isRow, let component { candidates.append([screen, nameWords(of: component) + row, name, role]) }
      for hint in hints where hint.words == name { candidates.append([screen, row, hint.longerWords, role]) }
      if names.contains(memberWords), memberWords != name, memberWords != componentWords {
        candidates.append([screen, isRow ? memberWords + row : memberWords, name, role])
      }
      let others = names.dropFirst()
      // A second 'cancel' stays one, `cancelEditing`; other names give way to the next source's.
      let joined = others.prefix(1).filter { $0.count + name.count < 6 }.map { [screen, row, name + $0, role] }
      let isBrief = name.count == 1 && !others.prefix(1).contains { $0.contains(name[0]) }
      candidates += isBrief ? joined : []
      candidates += others.map { [screen, row, $0, role] }
      candidates += joined
    }
    for segments in candidates {
      let identifier = write(segments, in: convention)
      if taken.identifiers.insert(identifier).inserted { return identifier }
    }
    let group = isRow ? row : name == componentWords ? [] : section
    let stem = [screen, group, name, role]
    let base = name.isEmpty ? role : name
    var number = taken.numbers[stem] ?? 2
    while true {
      let numbered = Array(base.dropLast()) + [(base.last ?? "item") + "\(number)"]
      number += 1
      let segments = name.isEmpty ? [screen, group, numbered] : [screen, group, numbered, role]
      let identifier = write(segments, in: convention)
      if taken.identifiers.insert(identifier).inserted {
        taken.numbers[stem] = number
        return identifier
      }
    }
  }

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

  /// The names that the element could have, the best first.
  private var names: [[String]] {
    let property = propertyWords
    let isWeak = property.allSatisfy(Self.general.contains)
    let byHints = hints.map { (hint: $0, words: withoutRole($0.words, from: Self.controlRoles)) }
    let constants = byHints.filter(\.hint.isConstant).map(\.words)
    let others = byHints.filter { !$0.hint.isConstant }.map(\.words)
    var names = isWeak ? [] : [property]
    names += constants
    names += [labelWords, labelNameWords]
    // A property that makes one control is named for it; one that makes many is named for a group.
    if namesOneControl { names.append(memberWords) }
    names += others
    if !memberWords.allSatisfy(Self.general.contains) { names.append(memberWords) }
    if names.allSatisfy(\.isEmpty) { names.append(foreignWords) }
    names.append(componentWords)
    if isWeak { names.append(property) }
    if names.allSatisfy(\.isEmpty), let first = self.property.flatMap({ nameWords(of: $0).first }) {
      // `actionButton`, `searchBar`: better than nothing.
      if ["action", "search"].contains(first) { names.append([first]) }
    }
    var seen: Set<[String]> = []
    let screen = nameWords(of: self.screen)
    return names.filter { !$0.isEmpty && $0 != screen && seen.insert($0).inserted }
  }

  private var propertyWords: [String] {
    guard let property, !hints.contains(where: { $0.isConstant(property) }) else { return [] }
    var words = nameWords(of: property)
    while words.count > 1, let first = words.first, Self.shortRoles.contains(first) || Self.openings.contains(first) {
      words.removeFirst()
    }
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
    return withoutRole(NameHint.constant([labelName]).words, and: Self.shortRoles)
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
    guard let name = memberName else { return [] }
    var words = nameWords(of: name)
    if let verb = words.first, Self.verbs.contains(verb) { words.removeFirst() }
    return Array(withoutRole(words, and: ["view", "content"]).prefix(3))
  }

  private var memberName: Substring? {
    guard let name = member?.split(separator: "(").first, !Self.plumbing.contains(String(name)) else { return nil }
    return name
  }

  private var namesOneControl: Bool {
    guard let last = memberName.flatMap({ nameWords(of: $0).last }) else { return false }
    return last == role || Self.controlRoles.contains(last)
  }

  /// The component's name, unless the screen or the section says it already.
  private var componentWords: [String] {
    guard let component, component != screen else { return [] }
    return withoutRole(nameWords(of: component), and: [])
  }

  /// `words` without the role's own words at their end; a name that is nothing else is no name.
  private func withoutRole(
    _ words: [String], from roles: Set<String> = Self.roles, and others: Set<String> = []
  ) -> [String] {
    var words = words
    let role = Set(nameWords(of: self.role))
    while let last = words.last, role.contains(last) || roles.contains(last) || others.contains(last) {
      words.removeLast()
    }
    if words.first?.utf8.first.map(isDigit) == true { return [] }
    return words
  }

  private static let controlRoles: Set<String> = [
    "button", "buton", "btn", "field", "toggle", "switch", "picker", "slider", "stepper", "link", "menu",
  ]
  private static let roles: Set<String> = [
    "button", "buton", "field", "textfield", "text", "label", "toggle", "switch", "picker", "slider", "stepper", "cell",
    "image", "control", "item", "items", "bar", "action",
  ]
  private static let shortRoles: Set<String> = ["btn", "txt", "lbl", "tf", "img", "sw", "view"]
  private static let openings: Set<String> = ["action", "button", "buton", "common"]
  /// Words that are no name where nothing else stands beside them: `rightBarButtonItem`, `alertAction`.
  private static let general: Set<String> = [
    "left", "right", "back", "primary", "secondary", "alert", "new", "self", "custom", "default", "first", "second",
    "main",
    "title", "view", "element", "it", "navigation", "a", "b", "is", "value", "content", "tab", "component", "temp",
    "data", "row", "rows", "list", "section", "sections",
  ]
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

extension NameHint {
  fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }

  fileprivate func isConstant(_ name: String) -> Bool {
    if case .constant(let path) = self { path.last == name } else { false }
  }
}
