extension UnsafeBufferPointer<UInt8> {
  package var withoutByteOrderMark: UnsafeBufferPointer<UInt8> {
    starts(with: [0xef, 0xbb, 0xbf]) ? UnsafeBufferPointer(rebasing: self[3...]) : self
  }

  /// Whether they are a text in UTF-16, as its mark says.
  package var isUTF16: Bool { starts(with: [0xff, 0xfe]) || starts(with: [0xfe, 0xff]) }

  package var isUTF8: Bool {
    if allSatisfy({ $0 < 0x80 }) { return true }
    return String(validating: self, as: UTF8.self) != nil
  }

  /// What a file with these bytes shows traces of.
  package var traces: FileFacts.Traces {
    var traces: FileFacts.Traces = []
    if contains("SwiftUI") || contains("some View") { traces.insert(.swiftUI) }
    if mentionsUIKit { traces.insert(.uiKit) }
    if contains("ccessib") || contains("a11y") || contains("A11y") { traces.insert(.accessibility) }
    return traces
  }
}
