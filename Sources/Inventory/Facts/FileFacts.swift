package import Findings

/// All that is kept of one source file. But for its role and module, which project files may decide, it knows nothing
/// of the project: equal bytes give equal facts.
package struct FileFacts: Sendable, Hashable {
  /// What a file's code is for, as told by the targets that compile it, else by what the file mentions.
  package enum Role: String, Sendable, Hashable {
    case app
    /// In a UI-test target, or mentions `XCUIApplication` or `XCUIElement`; or a test that mentions KIF or the like.
    case uiTest
    /// In a unit-test target, or imports XCTest or Testing, and mentions none of them.
    case unitTest
  }

  /// What a file's bytes show traces of. Code without a trace of something cannot hold it, so that whoever looks for it
  /// may pass the file over.
  package struct Traces: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let swiftUI = Traces(rawValue: 1)
    package static let uiKit = Traces(rawValue: 2)
    /// Any mention of accessibility.
    package static let accessibility = Traces(rawValue: 4)
    /// KIF, EarlGrey or a client of Appium, looked for in tests alone.
    package static let otherSuite = Traces(rawValue: 8)
    /// XCUITest's types, looked for beside another suite alone.
    package static let xcuitest = Traces(rawValue: 16)
  }

  package enum Language: String, Sendable, Hashable {
    case swift, objectiveC
  }

  /// The path in the report, relative to its root.
  package var file: String
  package var language = Language.swift
  package var role: Role
  package var traces: Traces
  /// The module that the file is compiled into, where a project file says; of several an app's.
  package var module: String?
  package var imports: [String]
  /// All types and extensions, nested ones too, in their order.
  package var types: [TypeFact]
  /// Functions and variables at the top of the file.
  package var members: MemberFacts
  /// Type aliases at the top of the file.
  package var aliases: [AliasFact]
  /// The capitalised names in the file's preview code: the types that it shows.
  package var previewMentions: Set<String>
  /// What is read of names that say they hold an accessibility identifier.
  package var identifierReads: [IdentifierRead] = []
  package var directives: [Directive]
  /// Whether the parser had to skip something: newer syntax, or a broken file.
  package var isIncomplete: Bool

  package init(file: String, role: Role) {
    self.file = file
    self.role = role
    traces = [.swiftUI, .uiKit, .accessibility]
    imports = []
    types = []
    members = .none
    aliases = []
    previewMentions = []
    directives = []
    isIncomplete = false
  }
}

extension FileFacts {
  /// How names begin that only KIF, EarlGrey or a client of Appium has. A unit-test target may hold such a suite.
  package static let otherSuiteNames: [StaticString] = [
    "KIF", "tester()", "viewTester", "grey_", "GREYM", "EarlGrey", "AppiumBy", "MobileBy",
  ]

  package var functions: [FunctionFact] { members.functions }
  package var properties: [PropertyFact] { members.properties }
}

/// A comment that suppresses findings: `// voyager:allow RULE[, RULE] reason` or `// voyager:allow-file RULE reason`.
package struct Directive: Sendable, Hashable {
  package var rules: [RuleID]
  package var reason: String
  /// The comment itself, from its slashes.
  package var range: SourceRange
  /// The lines whose findings it covers; nil for the whole file.
  package var lines: [Int]?

  package init(rules: [RuleID], reason: String, range: SourceRange, lines: [Int]?) {
    self.rules = rules
    self.reason = reason
    self.range = range
    self.lines = lines
  }
}
