extension String {
  /// The text as a literal of Swift's.
  package var swiftLiteral: String { "\"\(swiftLiteralContents)\"" }

  /// What stands between the quotes of that.
  package var swiftLiteralContents: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
