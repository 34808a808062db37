package import Findings

/// What a comment says that suppresses findings: `// voyager:allow RULE[, RULE] reason`.
package struct DirectiveComment: Sendable, Hashable {
  package var rules: [RuleID] = []
  package var reason: String
  /// `voyager:allow-file`
  package var isForFile: Bool

  /// Nil where the line comment, with its slashes, is another one.
  package init?(_ comment: String) {
    var rest = comment.drop(while: { $0 == "/" }).drop(while: \.isWhitespace)
    guard rest.hasPrefix("voyager:allow") else { return nil }
    rest = rest.dropFirst("voyager:allow".count)
    isForFile = rest.hasPrefix("-file")
    if isForFile { rest = rest.dropFirst("-file".count) }
    guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
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
