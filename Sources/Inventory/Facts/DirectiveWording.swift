package import Findings

extension Directive {
  /// What a text that suppresses findings says: `voyager:allow RULE[, RULE] reason`, or with `voyager:allow-file`.
  package struct Wording: Sendable, Hashable {
    package var rules: [RuleID]
    /// Empty where none is given.
    package var reason: String
    package var isForFile: Bool

    /// Reads a line comment; nil where it is about something else.
    package init?(comment: String) {
      self.init(comment.drop(while: { $0 == "/" }).drop(while: \.isWhitespace))
    }

    /// Reads a text that begins with the directive; nil where it does not.
    package init?(_ text: Substring) {
      let mark = "voyager:allow"
      guard text.hasPrefix(mark) else { return nil }
      var rest = text.dropFirst(mark.count)
      isForFile = rest.hasPrefix("-file")
      if isForFile { rest = rest.dropFirst("-file".count) }
      guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
      rules = []
      while true {
        rest = rest.drop(while: \.isWhitespace)
        let name = rest.prefix(while: { !$0.isWhitespace && $0 != "," })
        guard !name.isEmpty else { break }
        rules.append(RuleID(String(name)))
        rest = rest.dropFirst(name.count)
        guard rest.first == "," else { break }
        rest = rest.dropFirst()
      }
      reason = String(rest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
