import Findings
import Inventory
import Reports
import Taxonomy

/// The reports that every format is tested with, by name.
enum Sample: CaseIterable {
  case empty, mixed, many

  var report: Report {
    switch self {
    case .empty: Samples.empty
    case .mixed: Samples.mixed
    case .many: Samples.many
    }
  }
}

enum Samples {
  /// Nothing was found to read.
  static let empty = Report(
    root: ".", convention: .default, files: 0, inventory: Inventory(), findings: [],
    skipped: [Report.Skipped(file: "Broken.swift", reason: "not UTF-8")])

  /// Two screens that share a control, a control without a screen, a finding of each severity, notes, a fix, a finding
  /// without a file, and names that every format has to escape.
  static let mixed = Report(
    root: "App", convention: .default, files: 3,
    inventory: Inventory(
      screens: [
        Screen(name: "login", type: "LoginView", place: at("Login/LoginView.swift", 3, 8, 17), framework: .swiftUI),
        Screen(name: "orders", type: "OrdersView", place: at("Orders.swift", 1, 8, 18), framework: .swiftUI),
        Screen(name: "about", type: "AboutView", place: at("Orders.swift", 90, 8, 17), framework: .swiftUI),
      ],
      elements: [email, signIn, help(on: "login"), help(on: "orders"), row, orphan],
      assignments: [
        Assignment(
          place: at("Login/LoginView.swift", 6, 8, 31), value: at("Login/LoginView.swift", 6, 32, 51),
          form: .swiftUIModifier, carrier: "accessibilityIdentifier", target: .element(.textField),
          identifier: .known("login.email.field"), verdict: .reachable, screens: ["login"],
          enclosingType: "LoginView", member: "body"),
        Assignment(
          place: at("Orders.swift", 12, 4, 27), value: at("Orders.swift", 12, 28, 30), form: .initArgument,
          carrier: "identifier", target: .container("VStack"), identifier: .unresolved("parameter id"),
          verdict: .spread, enclosingType: "OrdersView", member: "body"),
      ]),
    findings: [projectWide, overlay, missing, duplicate].map(fingerprinted),
    skipped: [
      Report.Skipped(file: "Generated/A.swift", reason: "not UTF-8"),
      Report.Skipped(file: "Generated/B.swift", reason: "nested too deeply"),
      Report.Skipped(file: "Generated/C.swift", reason: "not UTF-8"),
    ])

  /// Fifteen findings of one rule on one screen, one after the other.
  static let many: Report = {
    var report = mixed
    report.findings = (10..<25).map { line in
      fingerprinted(
        finding("missing-identifier", .warning, "'Button' has no identifier", at("Orders.swift", line, 5, 11), "orders")
      )
    }
    return report
  }()

  /// The lines of the source that the mixed report's findings stand on.
  static func source(_ file: String, _ line: Int) -> ArraySlice<UInt8>? {
    switch (file, line) {
    case ("Login/LoginView.swift", 9): Array("\t\tButton(\"Sign in\") { signIn() }".utf8)[...]
    case ("Orders.swift", 12): Array("  Text(\"日本\").overlay { Badge() }  ".utf8)[...]
    default: nil
    }
  }

  // MARK: Parts

  static func at(_ file: String, _ line: Int, _ column: Int, _ end: Int) -> Place {
    Place(
      file: file, range: SourceRange(Position(line: line, column: column), Position(line: line, column: end)))
  }

  private static func finding(
    _ rule: RuleID, _ severity: Severity, _ message: String, _ place: Place, _ screen: String? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, trust: .suspicious, message: message, place: place, screen: screen,
      subject: FindingSubject())
  }

  private static func fingerprinted(_ finding: Finding) -> Finding {
    var finding = finding
    finding.fingerprint = Fingerprint([finding.rule.name])
    return finding
  }

  private static let projectWide = finding(
    "malformed-identifier", .info, "most identifiers are written in 'snake_case'", at("", 1, 1, 1))

  private static let overlay = finding(
    "text-in-identifier", .info, "<b> `@State` | \"日本\"\u{1b}[31m #1", at("Orders.swift", 12, 8, 16), "orders")

  private static let missing: Finding = {
    var finding = Samples.finding(
      "missing-identifier", .warning, "'Button' has no identifier", at("Login/LoginView.swift", 9, 3, 9), "login")
    finding.element = signIn.fingerprint
    finding.fix = Fix(
      title: "give it 'login.signIn'", safety: .safe,
      edits: [Edit(at("Login/LoginView.swift", 9, 32, 32), "\n.accessibilityIdentifier(\"login.signIn\")")])
    return finding
  }()

  private static let duplicate: Finding = {
    var finding = Samples.finding(
      "duplicate-identifier", .error, "'login.email.field' is given twice", at("Login/LoginView.swift", 30, 8, 31),
      "login")
    finding.notes = [Note("first given here", at: at("Login/LoginView.swift", 6, 8, 31))]
    return finding
  }()

  private static func element(
    _ type: ElementType, _ kind: String, _ place: Place, on screen: String?, change: (inout Element) -> Void = { _ in }
  ) -> Element {
    var element = Element(
      type: type, kind: kind, framework: .swiftUI, place: place, enclosingType: "View", member: "body", isControl: true)
    element.screen = screen
    change(&element)
    element.fingerprint = Fingerprint([kind, screen ?? "", "\(place.line)"])
    return element
  }

  private static let email = element(.textField, "TextField", at("Login/LoginView.swift", 5, 5, 14), on: "login") {
    $0.identifier = .known("login.email.field")
    $0.origin = .own
    $0.source = at("Login/LoginView.swift", 6, 8, 31)
    $0.verdict = .duplicated
    $0.label = "E-mail"
  }

  private static let signIn = element(.button, "Button", at("Login/LoginView.swift", 9, 3, 9), on: "login") {
    $0.label = "Sign in"
    $0.proposed = "login.signIn"
  }

  private static func help(on screen: String) -> Element {
    element(.link, "Link", at("Shared/Help.swift", 4, 5, 9), on: screen) {
      $0.use = at(screen == "login" ? "Login/LoginView.swift" : "Orders.swift", 20, 7, 11)
      $0.component = "Help"
      $0.label = "A | \"B\" \u{2028}🧭"
      $0.proposed = "\(screen).help"
      $0.condition = "showsHelp"
    }
  }

  private static let row = element(.cell, "tableViewCell", at("Orders.swift", 14, 9, 18), on: "orders") {
    $0.identifier = .oneOf([
      IdentifierText([.text("orders.row."), .hole(.init("order.id", .modelID))]), IdentifierText(exactly: "orders.row"),
    ])
    $0.verdict = .reachable
    $0.repetition = at("Orders.swift", 13, 5, 12)
    $0.places = [at("Orders.swift", 2, 3, 9)]
  }

  private static let orphan = element(.switch, "Toggle", at("Shared/Old.swift", 7, 5, 11), on: nil) {
    $0.identifier = .unresolved("parameter id")
    $0.framework = .uiKit
  }
}
