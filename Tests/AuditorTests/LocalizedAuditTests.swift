import Auditor
import Inventory
import Settings
import Testing

/// Whole audits of apps with localisation tables.
struct LocalizedAuditTests {
  private static let view = """
    import SwiftUI
    struct LoginView: View { var body: some View { Button("sign_in") {} } }
    """

  private func audit(_ tables: [String: String]) throws -> Report {
    let folder = try Folder(tables.merging(["App/LoginView.swift": Self.view]) { $1 })
    return try Audit(settings: Settings()).run(on: [folder.path], jobs: 2)
  }

  @Test("a label is read in the development language, and the proposal made from it")
  func aLabelIsReadInTheDevelopmentLanguage() throws {
    let report = try audit([
      "App/de.lproj/Localizable.strings": "\"sign_in\" = \"Jetzt anmelden, bitte\";",
      "App/en.lproj/Localizable.strings": "\"sign_in\" = \"Log in\";",
    ])
    #expect(report.inventory.elements.map(\.label) == ["Log in"])
    #expect(report.inventory.elements.map(\.proposed) == ["login.logIn.button"])
    #expect(report.files == 1)
    #expect(report.skipped.isEmpty)
  }

  @Test("a catalogue will do, and a German text gives way to its key")
  func aCatalogueWillDo() throws {
    let catalogue = """
      {"sourceLanguage": "de", "strings": {"sign_in": {"localizations": {"de": {"stringUnit": {"value": "Hier öffnen"}}}}}}
      """
    let report = try audit(["App/Localizable.xcstrings": catalogue])
    #expect(report.inventory.elements.map(\.label) == ["Hier öffnen"])
    #expect(report.inventory.elements.map(\.proposed) == ["login.signIn.button"])
  }

  @Test("a table that cannot be read is listed, and the key stays")
  func aTableThatCannotBeReadIsListed() throws {
    let report = try audit(["App/Localizable.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {"])
    #expect(report.inventory.elements.map(\.label) == ["sign_in"])
    #expect(report.skipped.map(\.file) == ["App/Localizable.xcstrings"])
  }
}
