/// Names that the convention derives from the names of types.
package enum ScreenName {
  /// The endings that a type's name loses, longest first.
  private static let endings = ["ViewController", "Controller", "Screen", "View", "Page", "VC"]

  /// The screen name of a type: without its ending, its leading capitals lowered as one word. `LoginView` is `login`,
  /// `QRCodeView` is `qrCode`. A name that is nothing but endings keeps the outermost: `MainViewController` is `main`,
  /// `ViewController` is `view`.
  package static func derived(from type: String) -> String {
    var name = type.split(separator: ".").last.map(String.init) ?? type
    if let ending = endings.first(where: { name.hasSuffix($0) && name.count > $0.count }) {
      name.removeLast(ending.count)
    }
    return lowerCamel(name)
  }

  /// `name` with its leading capitals lowered as one word: `URLField` is `urlField`, `ID` is `id`.
  package static func lowerCamel(_ name: String) -> String {
    let characters = Array(name)
    var count = characters.prefix(while: \.isUppercase).count
    if count > 1, count < characters.count, characters[count].isLetter { count -= 1 }
    return characters[..<count].map { $0.lowercased() }.joined() + String(characters[count...])
  }
}
