/// `1 screen`, `2 screens`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// `'a', 'b' and 'c'`; of more than `limit`, how many more there are.
func listed(_ names: [String], atMost limit: Int = 3) -> String {
  let quoted = names.map { "'\($0)'" }
  if quoted.count > limit { return quoted.prefix(limit).joined(separator: ", ") + " and \(quoted.count - limit) more" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " and " + last
}

/// `text` on one line and no longer than a reader wants to see in a message.
func shortened(_ text: String, to limit: Int = 60) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return line.count <= limit ? line : line.prefix(limit - 1) + "…"
}
