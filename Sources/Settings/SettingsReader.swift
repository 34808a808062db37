import Findings
import Inventory
import Taxonomy

/// Turns a YAML document into settings and writes down every problem on the way; a value with a problem is left out.
struct SettingsReader {
  let file: String
  let knownRules: Set<RuleID>
  /// The views of SwiftUI that one of the user's may be like.
  private let standIns = StandInViews.names
  private(set) var settings = Settings()
  private(set) var problems: [SettingsProblem] = []

  init(file: String, knownRules: some Sequence<RuleID>) {
    self.file = file
    self.knownRules = Set(knownRules)
  }

  private enum Key: String, CaseIterable {
    case version, include, exclude, tests, convention, screens, carriers, views, rules
    case acceptedQueries = "accepted-queries"
    case failOn = "fail-on"
  }

  private enum ConventionKey: String, CaseIterable {
    case separator, words, segments
    case sectionAbove = "section-above"
  }

  mutating func read(_ root: YAMLValue) {
    guard !root.isNull else { return }
    forEach(Key.self, of: root, in: "the settings") { reader, key, value in
      switch key {
      case .version: reader.readVersion(value)
      case .include: reader.settings.include = reader.patterns(in: value, of: "include")
      case .exclude: reader.settings.exclude = reader.patterns(in: value, of: "exclude")
      case .tests: reader.settings.tests = reader.words(in: value, of: "tests", each: "path")
      case .convention: reader.readConvention(value)
      case .screens: reader.readScreens(value)
      case .carriers: reader.settings.carriers = reader.carriers(in: value)
      case .views: reader.readViews(value)
      case .rules: reader.readRules(value)
      case .acceptedQueries: reader.settings.acceptedQueries = reader.acceptances(in: value)
      case .failOn:
        if let choice = reader.choice(FailOn.self, from: value, of: "fail-on") { reader.settings.failOn = choice }
      }
    }
  }

  mutating func report(_ message: String, at position: Position) {
    problems.append(SettingsProblem(file: file, position: position, message: message))
  }

  private mutating func readVersion(_ value: YAMLValue) {
    if case .text("1", isPlain: true) = value.content { return }
    report("'version' must be 1, the only version of these settings", at: value.position)
  }

  private mutating func readConvention(_ value: YAMLValue) {
    settings.conventionIsChosen = true
    forEach(ConventionKey.self, of: value, in: "'convention'") { reader, key, value in
      switch key {
      case .separator: reader.readSeparator(value)
      case .words:
        if let words = reader.choice(Convention.Words.self, from: value, of: "words") {
          reader.settings.convention.words = words
        }
      case .segments: reader.readSegments(value)
      case .sectionAbove:
        guard let count = reader.number(in: value), count >= 0 else {
          return reader.report("'section-above' must be a number of elements, such as 5", at: value.position)
        }
        reader.settings.convention.sectionAbove = count
      }
    }
  }

  private mutating func readSeparator(_ value: YAMLValue) {
    func isMark(_ letter: Character) -> Bool {
      !letter.isLetter && !letter.isNumber && !letter.isWhitespace && !"{}".contains(letter)
    }
    guard let text = word(in: value), text.allSatisfy(isMark) else {
      return report("'separator' must be a mark that joins segments, such as \".\"", at: value.position)
    }
    settings.convention.separator = text
  }

  private mutating func readSegments(_ value: YAMLValue) {
    guard case .list(let items) = value.content, items.count == 2,
      let least = number(in: items[0]), let most = number(in: items[1]), least >= 1, least <= most
    else {
      return report("'segments' must be the least and the greatest count, such as [2, 4]", at: value.position)
    }
    settings.convention.segments = least...most
  }

  private mutating func readScreens(_ value: YAMLValue) {
    for entry in entries(of: value, in: "'screens'", shape: "names by type, such as OrdersListView: orders") {
      guard let name = word(in: entry.value) else {
        report("the screen name of '\(entry.key)' must be a word", at: entry.value.position)
        continue
      }
      guard isScreenName(name) else {
        report(
          "the screen name '\(name)' must be a word of letters and digits, such as orders", at: entry.value.position)
        continue
      }
      settings.screens[entry.key] = name
    }
  }

  private mutating func readViews(_ value: YAMLValue) {
    for entry in entries(of: value, in: "'views'", shape: "SwiftUI's views by yours, such as PrimaryButton: Button") {
      guard let name = word(in: entry.value), standIns.contains(name) else {
        let nearest = word(in: entry.value).flatMap { nearestName(to: $0, in: standIns.sorted()) }
        report(
          "'\(entry.key)' must be like a view of SwiftUI's" + (nearest.map { "; the nearest is '\($0)'" } ?? ""),
          at: entry.value.position)
        continue
      }
      settings.views[entry.key] = name
    }
  }

  /// Whether identifiers can begin with it. Points may divide it, as they do where a module's name comes first.
  private func isScreenName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first.map { $0.isLetter || $0.isNumber } == true
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }

  private mutating func readRules(_ value: YAMLValue) {
    for entry in entries(of: value, in: "'rules'", shape: "settings by rule, such as missing-identifier: off") {
      let rule = RuleID(entry.key)
      if !knownRules.contains(rule) {
        let nearest = nearestName(to: entry.key, in: knownRules.map(\.name).sorted())
        report("unknown rule '\(entry.key)'" + suggestion(nearest), at: entry.keyPosition)
      }
      settings.rules[rule] = ruleSetting(in: entry.value, of: entry.key)
    }
  }

  private enum RuleKey: String, CaseIterable { case severity }

  private mutating func ruleSetting(in value: YAMLValue, of rule: String) -> RuleSetting? {
    if case .map = value.content {
      var setting: RuleSetting?
      forEach(RuleKey.self, of: value, in: "'\(rule)'") { reader, _, value in
        setting = reader.choice(Severity.self, from: value, of: "severity").map(RuleSetting.severity)
      }
      return setting
    }
    let names = ["off"] + Severity.heaviestFirst
    guard let text = word(in: value), names.contains(text) else {
      report(expectation(of: rule, names, found: word(in: value)), at: value.position)
      return nil
    }
    return Severity(rawValue: text).map(RuleSetting.severity) ?? .off
  }
}

extension SettingsReader {
  /// Hands over each entry whose key is a case of `Keys` and reports the others.
  mutating func forEach<Keys: RawRepresentable & CaseIterable>(
    _ keys: Keys.Type, of value: YAMLValue, in owner: String, _ body: (inout SettingsReader, Keys, YAMLValue) -> Void
  ) where Keys.RawValue == String {
    let names = keys.allCases.map(\.rawValue)
    for entry in entries(of: value, in: owner, shape: "keys and values; known: " + names.joined(separator: ", ")) {
      guard let key = Keys(rawValue: entry.key) else {
        let nearest = nearestName(to: entry.key, in: names)
        let help = nearest.map { suggestion($0) } ?? "; known here: " + names.joined(separator: ", ")
        report("unknown key '\(entry.key)'" + help, at: entry.keyPosition)
        continue
      }
      body(&self, key, entry.value)
    }
  }

  private mutating func entries(of value: YAMLValue, in owner: String, shape: String) -> [YAMLValue.Entry] {
    guard case .map(let entries) = value.content else {
      report("\(owner) must hold \(shape)", at: value.position)
      return []
    }
    return entries
  }

  /// A single value that is not null and not blank.
  func word(in value: YAMLValue) -> String? {
    guard case .text(let text, _) = value.content, !value.isNull, !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  func number(in value: YAMLValue) -> Int? {
    guard case .text(let text, isPlain: true) = value.content else { return nil }
    return Int(text)
  }

  private mutating func words(in value: YAMLValue, of key: String, each noun: String) -> [String] {
    guard case .list(let items) = value.content else {
      report("'\(key)' must be a list of \(noun)s, such as [\"App\"]", at: value.position)
      return []
    }
    return items.compactMap { item in
      guard let text = word(in: item) else {
        report("each \(noun) in '\(key)' must be a word", at: item.position)
        return nil
      }
      if case .text(_, isPlain: true) = item.content, isNumberOrTruth(text) {
        report("'\(text)' in '\(key)' is no word; if it is the \(noun), put it in quotation marks", at: item.position)
        return nil
      }
      return text
    }
  }

  /// Whether YAML takes the word for a number or a truth value. `no` and `on` are words, as everywhere in settings.
  private func isNumberOrTruth(_ text: String) -> Bool {
    if ["true", "True", "TRUE", "false", "False", "FALSE"].contains(text) { return true }
    return text.first.map { $0.isASCII && ($0.isNumber || "+-.".contains($0)) } == true && Double(text) != nil
  }

  mutating func patterns(in value: YAMLValue, of key: String) -> [String] {
    let patterns = words(in: value, of: key, each: "pattern")
    guard case .list(let items) = value.content else { return patterns }
    for item in items {
      guard let text = word(in: item) else { continue }
      if text.hasPrefix("!") {
        let other = ["include": "exclude", "exclude": "include"][key]
        let help = other.map { "; list it in '\($0)' without its '!'" } ?? ""
        report("a pattern in '\(key)' cannot be negated\(help)", at: item.position)
      } else if text.contains(where: \.isNewline) {
        report("a pattern in '\(key)' must be on one line", at: item.position)
      } else if let pattern = PathPattern(line: text.utf8) {
        guard pattern.isBroken else { continue }
        report(
          "the pattern '\(text)' in '\(key)' is broken: a '[' without its ']', or a '\\' at its end", at: item.position)
      } else {
        report("'\(text)' in '\(key)' matches nothing", at: item.position)
      }
    }
    return patterns
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, from value: YAMLValue, of key: String
  ) -> Choice? where Choice.RawValue == String {
    let text = word(in: value)
    if let text, let choice = Choice(rawValue: text) { return choice }
    let names = type == Severity.self ? Severity.heaviestFirst : type.allCases.map(\.rawValue)
    report(expectation(of: key, names, found: text), at: value.position)
    return nil
  }

  private func expectation(of key: String, _ names: [String], found: String?) -> String {
    let allowed = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "") + (names.last ?? "")
    return "'\(key)' must be \(allowed)" + suggestion(found.flatMap { nearestName(to: $0, in: names) })
  }

  private func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension Severity {
  fileprivate static var heaviestFirst: [String] { allCases.sorted(by: >).map(\.rawValue) }
}
