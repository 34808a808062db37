import Inventory

/// Types of which no value is a text, and so none an accessibility identifier.
enum TextlessType {
  fileprivate static let names: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "NSNumber", "Date", "Data", "Void",
  ]
}

extension TypeName {
  /// Whether no value of the type is a text, nor what it gives where it is a function.
  var isTextless: Bool {
    if name == "()" { return arguments.first?.isTextless ?? true }
    return TextlessType.names.contains(name)
  }

  /// Whether its values are views of SwiftUI, of whatever kind: `some View`, `any View`, `AnyView`.
  var isSomeView: Bool { isOpaque && name == "View" || name == "AnyView" }
}

extension Expression {
  /// Whether it is written out as something that is no text: `true`, `3`, `kind == .one`.
  var isTextless: Bool {
    switch self {
    case .boolean, .number, .ternary(_, .boolean, .boolean, _): true
    default: false
    }
  }
}
