/// The words of a name or of a visible text, in lower case and ASCII only: `emailTextField`, `email_text-field` and
/// `Email text field` are all `email`, `text`, `field`. Capitals in a row are one word: `QRCode` is `qr`, `code`.
package func nameWords(of name: some StringProtocol) -> [String] {
  var words: [String] = []
  var word: [UInt8] = []
  let bytes = Array(name.utf8)
  func finish() {
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self).lowercased()) }
    word = []
  }
  for (index, byte) in bytes.enumerated() {
    if byte == UInt8(ascii: "'") { continue }  // "Don't" is one word
    guard isLetterOrDigit(byte) else {
      finish()
      continue
    }
    if isUpper(byte), let last = word.last {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if !isUpper(last) || isLower(next) { finish() }
    }
    word.append(byte)
  }
  finish()
  return words
}

extension Convention.Words {
  /// One segment of `words`, which are in lower case.
  package func joined(_ words: [String]) -> String {
    func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
    return switch self {
    case .lowerCamelCase: (words.prefix(1) + words.dropFirst().map(capitalised)).joined()
    case .upperCamelCase: words.map(capitalised).joined()
    case .snake_case: words.joined(separator: "_")
    case .kebab_case: words.joined(separator: "-")
    }
  }
}
