/// The text of a file in UTF-8, without a mark at its start: what is UTF-8 already, else what is UTF-16 by its mark or by
/// the zero bytes of its first characters. Nil where it is neither.
func utf8(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
  if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return validated(bytes.dropFirst(3)) }
  if bytes.starts(with: [0xff, 0xfe]) { return utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: false) }
  if bytes.starts(with: [0xfe, 0xff]) { return utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: true) }
  if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return utf8(ofUTF16: bytes[...], isBigEndian: false) }
  if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return utf8(ofUTF16: bytes[...], isBigEndian: true) }
  return validated(bytes[...])
}

private func validated(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
  var text = String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  // What is not UTF-8 was replaced.
  let isSame = text.withUTF8 { $0.count == bytes.count && $0.elementsEqual(bytes) }
  return isSame ? Array(bytes) : nil
}

/// A lone surrogate is replaced, and half a unit at the end dropped: the file was cut off.
private func utf8(ofUTF16 bytes: Slice<UnsafeBufferPointer<UInt8>>, isBigEndian: Bool) -> [UInt8] {
  let bytes = UnsafeBufferPointer(rebasing: bytes)
  let (low, high) = isBigEndian ? (1, 0) : (0, 1)
  let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { index in
    UInt16(bytes[index + low]) | UInt16(bytes[index + high]) << 8
  }
  return Array(String(decoding: Array(units), as: UTF16.self).utf8)
}
