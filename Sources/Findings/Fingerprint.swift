/// A short name for an element or a finding, made of what it means and never of where it stands: 16 hex digits of the
/// 64-bit FNV-1a hash, which is the same in every run (Swift's own `Hasher` is seeded anew each time).
package struct Fingerprint: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let value: UInt64

  /// The fingerprint of `parts`, in this order. No part can run into the next one.
  package init(_ parts: [String]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    for part in parts {
      for byte in part.utf8 { add(byte) }
      add(0xff)  // never a byte of UTF-8
    }
    value = hash
  }

  init(unset: Void) { value = 0 }

  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package static func < (left: Fingerprint, right: Fingerprint) -> Bool { left.value < right.value }
}

extension [Finding] {
  /// The same findings, sorted by place, each with its fingerprint. Findings equal in every part of their meaning are
  /// told apart by an ordinal, in the order of their places.
  package func fingerprinted() -> [Finding] {
    var seen: [[String]: Int] = [:]
    return sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }.map { finding in
      let meaning = [
        finding.rule.name, finding.screen ?? "", finding.subject.enclosingType, finding.subject.member,
        finding.subject.kind, finding.subject.name,
      ]
      let ordinal = seen[meaning, default: 0]
      seen[meaning] = ordinal + 1
      var finding = finding
      finding.fingerprint = Fingerprint(ordinal == 0 ? meaning : meaning + ["\(ordinal)"])
      return finding
    }
  }
}
