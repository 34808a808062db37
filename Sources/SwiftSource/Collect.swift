package import Inventory
import SwiftParser
import SwiftSyntax

/// The facts of one Swift file. `file` is its path in the report; `bytes` are its contents; `role` is what its targets
/// make of it, nil where what it mentions decides.
///
/// The caller's thread needs a stack of some megabytes: parser and walk recurse as deep as the source nests.
package func collect(
  file: String, as role: FileFacts.Role? = nil, bytes: UnsafeBufferPointer<UInt8>
) -> CollectedFile {
  let bytes = bytes.withoutByteOrderMark
  if bytes.isUTF16 { return .skipped(reason: "encoded as UTF-16, not UTF-8") }
  if !bytes.isUTF8 { return .skipped(reason: "not encoded as UTF-8") }
  var role = role ?? mentionedRole(in: bytes)
  let isOtherSuite = role != .app && FileFacts.otherSuiteNames.contains { bytes.mentions($0) }
  if isOtherSuite { role = .uiTest }
  var facts = FileFacts(file: file, role: role)
  guard role != .unitTest else { return .facts(facts) }
  if let platform = foreignPlatform(of: bytes) { return .skipped(reason: platform) }
  if nestsDeeper(than: nestingLimit, bytes) { return .skipped(reason: "nested more than \(nestingLimit) levels deep") }

  let tree = Parser.parse(source: bytes, maximumNestingLevel: nestingLimit)
  facts.isIncomplete = tree.hasLoss
  facts.traces = bytes.traces
  if isOtherSuite { facts.traces.formUnion(mentionsXCUITest(bytes) ? [.otherSuite, .xcuitest] : .otherSuite) }
  var collector = DeclarationCollector(
    lowering: Lowering(text: SourceText(bytes), traces: facts.traces, isTest: role == .uiTest))
  collector.collect(tree)
  if let reason = collector.reasonToSkip { return .skipped(reason: reason) }
  facts.imports = collector.imports
  facts.types = collector.types
  facts.members = collector.members.facts
  facts.aliases = collector.aliases
  facts.previewMentions = collector.previewMentions
  if facts.traces.contains(.accessibility) {
    facts.identifierReads = identifierReads(in: tree, text: collector.lowering.text)
  }
  if bytes.contains("voyager:allow") {
    facts.directives = directives(in: tree, text: collector.lowering.text)
  }
  return .facts(facts)
}

/// What the code is for, as told by what it mentions; folder names lie.
private func mentionedRole(in bytes: UnsafeBufferPointer<UInt8>) -> FileFacts.Role {
  if mentionsXCUITest(bytes) { return .uiTest }
  if bytes.imports("KIF") || bytes.imports("EarlGrey") || bytes.imports("AppiumSwiftClient") { return .uiTest }
  if bytes.imports("XCTest") || bytes.imports("Testing") { return .unitTest }
  return .app
}

private func mentionsXCUITest(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  bytes.mentions("XCUIApplication") || bytes.mentions("XCUIElement")
}

/// Why the code is for another platform than iOS, or nil.
private func foreignPlatform(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
  if bytes.imports("UIKit") { return nil }
  if bytes.contains("#if") || bytes.contains("canImport") { return nil }
  if bytes.imports("AppKit") || bytes.imports("Cocoa") { return "for macOS (imports AppKit)" }
  if bytes.imports("WatchKit") { return "for watchOS (imports WatchKit)" }
  if bytes.imports("TVUIKit") { return "for tvOS (imports TVUIKit)" }
  // On a watch SwiftUI alone brings these in. WebKit, whose names begin alike, has none of them.
  for name in watchNames where bytes.mentions(name) { return "for watchOS (mentions \(name))" }
  return nil
}

/// How names begin that only the watch has.
private let watchNames: [StaticString] = [
  "WKApplicationDelegate", "WKExtension", "WKHostingController", "WKInterface", "WKNotificationScene",
  "WKUserNotificationHosting", "digitalCrownAccessory", "digitalCrownRotation",
]

/// Whether brackets nest deeper than `limit`, so that only files far beyond any written by hand are refused, and none
/// that the parser would cut.
private func nestsDeeper(than limit: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  // Those in strings and comments do not count, but to tell them apart takes longer than to count.
  var depth = 0
  guard nests(deeperThan: limit, &depth, bytes) else { return false }
  depth = 0
  for stretch in bytes.codeStretches {
    if nests(deeperThan: limit, &depth, UnsafeBufferPointer(rebasing: bytes[stretch])) { return true }
  }
  return false
}

private func nests(deeperThan limit: Int, _ depth: inout Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      if depth > limit { return true }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
    default: break
    }
  }
  return false
}
