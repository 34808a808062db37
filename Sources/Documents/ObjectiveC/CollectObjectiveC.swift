import Findings
package import Inventory

/// The facts of one Objective-C file, header or not. `file` is its path in the report; `bytes` are its contents; `role` is what
/// its targets make of it, nil where what it mentions decides.
package func collectObjectiveC(
  file: String, as role: FileFacts.Role? = nil, bytes: UnsafeBufferPointer<UInt8>
) -> CollectedFile {
  let bytes = bytes.withoutByteOrderMark
  if bytes.isUTF16 { return .skipped(reason: "encoded as UTF-16, not UTF-8") }
  let isHeader = file.hasSuffix(".h")
  if isHeader, !bytes.mayBeObjectiveC { return .foreign }
  var lexer = Lexer(bytes, in: 0..<bytes.count)
  lexer.read()
  // Only where the bytes show a trace of tests, the names are looked at for them.
  let mayTest =
    role == .unitTest || bytes.contains("XCUI") || bytes.contains("XCTest") || bytes.contains("KIF")
    || bytes.contains("EarlGrey")
  let names = mayTest ? Set(lexer.tokens.lazy.filter { $0.kind == .name }.map(\.text)) : []
  let code = ConditionalCode(lexer.tokens, bytes)
  let lines = code.lines.map { PreprocessorLine($0, bytes) }
  let imports = importedModules(lexer.tokens, lines, bytes)
  let role = role ?? mentionedRole(names, imports)
  let isOtherSuite = role != .app && names.contains(where: isOfOtherSuite)
  var facts = FileFacts(file: file, role: isOtherSuite ? .uiTest : role)
  facts.language = .objectiveC
  facts.traces = bytes.traces
  if isOtherSuite {
    facts.traces.formUnion(names.contains(where: isOfXCUITest) ? [.otherSuite, .xcuitest] : .otherSuite)
  }
  guard facts.role != .unitTest else { return .facts(facts) }
  let isTest = facts.role == .uiTest
  if !isHeader, !isTest, facts.traces.isEmpty, !bytes.mayBeObjectiveC { return .facts(facts) }
  facts.imports = imports.sorted()
  // What is compiled for several platforms may import what one of them has.
  let isConditional = code.kept.contains { token in
    token.kind == .directive && ["if", "ifdef"].contains(PreprocessorLine(token, bytes).word)
  }
  if !isConditional, let platform = foreignPlatform(facts.imports) { return .skipped(reason: platform) }

  let text = SourceText(bytes)
  let notes = NameNotes(looksForAccessibility: facts.traces.contains(.accessibility))
  var reader = Reader(
    code.kept, text: text, notes: notes, readsActions: !facts.traces.isEmpty || isTest, readsConditions: isTest)
  reader.isHeader = isHeader
  var file = FileReader(reader)
  file.read()
  for line in lines {
    guard let macro = Macro(line, bytes) else { continue }
    file.add(Reader.read(macro, text: text, notes: notes, isPrivate: !isHeader))
  }
  facts.types = file.types
  facts.members = file.top.facts
  facts.aliases = file.aliases
  // A byte that is no UTF-8 says nothing in a comment; what stands in a literal is not known.
  facts.isIncomplete = lexer.isBroken || file.reader.isIncomplete
  if isHeader, facts.types.isEmpty, facts.members == .none, facts.aliases.isEmpty { return .foreign }
  if facts.traces.contains(.accessibility) { facts.identifierReads = identifierReads(code.kept, text) }
  if bytes.contains("voyager:allow") { facts.directives = directives(lexer, text) }
  return .facts(facts)
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a header show a trace of Objective-C that a screen or an identifier can depend on.
  fileprivate var mayBeObjectiveC: Bool {
    contains("@interface") || contains("@protocol") || contains("@\"") || contains("NSString")
      || contains("@implementation")
      || contains("ccessibilityIdentifier")
  }
}

/// The modules that are imported: `UIKit` of `#import <UIKit/UIKit.h>` and of `@import UIKit;`.
private func importedModules(
  _ tokens: [Token], _ lines: [PreprocessorLine], _ bytes: UnsafeBufferPointer<UInt8>
) -> Set<String> {
  var modules: Set<String> = []
  for line in lines where line.word == "import" || line.word == "include" {
    let rest = bytes[line.rest]
    guard rest.first == UInt8(ascii: "<"), let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { continue }
    modules.insert(String(decoding: rest[(rest.startIndex + 1)..<slash], as: UTF8.self))
  }
  for index in tokens.indices.dropLast() where tokens[index].isKeyword("@import") {
    modules.insert(tokens[index + 1].text)
  }
  return modules
}

/// What the code is for, as told by what it mentions; folder names lie.
private func mentionedRole(_ names: Set<String>, _ imports: Set<String>) -> FileFacts.Role {
  if names.contains(where: isOfXCUITest) || imports.contains("KIF") || imports.contains("EarlGrey") { return .uiTest }
  return imports.contains("XCTest") || names.contains("XCTestCase") ? .unitTest : .app
}

private func isOfXCUITest(_ name: String) -> Bool {
  name.hasPrefix("XCUIApplication") || name.hasPrefix("XCUIElement")
}

/// Whether a name is one of KIF's or the like; `tester` is a macro here and no function.
private func isOfOtherSuite(_ name: String) -> Bool {
  name == "tester" || FileFacts.otherSuiteNames.contains { name.hasPrefix("\($0)") }
}

/// Why the code is for another platform than iOS, or nil.
private func foreignPlatform(_ imports: [String]) -> String? {
  if imports.contains("UIKit") { return nil }
  if imports.contains("AppKit") || imports.contains("Cocoa") { return "for macOS (imports AppKit)" }
  if imports.contains("WatchKit") { return "for watchOS (imports WatchKit)" }
  return nil
}

/// What is read of names that say they hold an accessibility identifier: wherever one stands that is not set, declared or a
/// part of a selector.
private func identifierReads(_ tokens: [Token], _ text: SourceText) -> [IdentifierRead] {
  var reads: [IdentifierRead] = []
  for index in tokens.indices {
    let token = tokens[index]
    guard token.kind == .name, IdentifierRead.isFound(token.text), token.text.namesAccessibilityIdentifier else {
      continue
    }
    if index + 1 < tokens.count, tokens[index + 1].isSymbol("=") || tokens[index + 1].isSymbol(":") { continue }
    reads.append(IdentifierRead(name: token.text, owner: nil, position: text.position(token.start)))
  }
  return reads
}

/// The comments that suppress findings. One on a line of its own covers the next line of code, one behind code its line.
private func directives(_ lexer: Lexer, _ text: SourceText) -> [Directive] {
  lexer.comments.compactMap { comment in
    guard let parsed = Directive.Wording(comment: text.text(comment.range)) else { return nil }
    let range = SourceRange(text.position(comment.range.lowerBound), text.position(comment.range.upperBound))
    var lines: [Int]?
    if !parsed.isForFile {
      let line = Int(range.start.line)
      let before = comment.tokens > 0 ? lexer.tokens[comment.tokens - 1] : nil
      let isBehindCode = before.map { Int(text.position($0.end).line) == line } ?? false
      let next = comment.tokens < lexer.tokens.count ? lexer.tokens[comment.tokens] : nil
      lines = [isBehindCode ? line : next.map { Int(text.position($0.start).line) } ?? line]
    }
    return Directive(rules: parsed.rules, reason: parsed.reason, range: range, lines: lines)
  }
}
