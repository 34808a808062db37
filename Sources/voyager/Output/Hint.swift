/// What is said of an unknown name.
enum Hint {
  /// `the nearest screens are 'login' and 'logIn'`; nil where none is near.
  static func nearest(_ kind: String, _ names: [String]) -> String? {
    guard let last = names.last else { return nil }
    let quoted = names.map { "'\($0)'" }
    let others = quoted.dropLast().joined(separator: ", ")
    return "the nearest \(kind)\(names.count == 1 ? " is" : "s are") "
      + (others.isEmpty ? "'\(last)'" : "\(others) and '\(last)'")
  }
}
