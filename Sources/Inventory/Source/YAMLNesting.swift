extension String {
  /// Whether libYAML and Yams, which recurse, can read the text: brackets and dashes could nest without end.
  package var isShallowYAML: Bool {
    var brackets = 0
    var marks = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): marks += 1
      case UInt8(ascii: " "): break
      default: marks = 0
      }
      if brackets > 100 || marks > 400 { return false }
    }
    return true
  }
}
