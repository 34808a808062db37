import LocalizedTexts
import Testing

/// Which files hold the language that an app is developed in.
struct DevelopmentTablesTests {
  private func chosen(_ paths: String...) -> [String] {
    // The longer its name, the larger the file.
    developmentTables(among: paths.map { ($0, $0.utf8.count) }).map { paths[$0.file] }
  }

  @Test("Base and en are read and no other language, each by table and folder")
  func baseAndEnAreRead() {
    let tables = developmentTables(
      among: [
        "App/Base.lproj/Main.strings", "App/de.lproj/Main.strings", "App/en.lproj/Main.strings",
        "Kit/en.lproj/Kit.strings",
      ]
      .map { ($0, 1) })
    #expect(tables.map(\.file) == [0, 2, 3])
    #expect(tables.map(\.name) == ["Main", "Main", "Kit"])
    #expect(tables.map(\.folder) == ["App", "App", "Kit"])
  }

  @Test("where there is no English, the language with most texts; of several Englishes one")
  func whereThereIsNoEnglish() {
    #expect(chosen("de.lproj/A.strings", "zh-Hans.lproj/A.strings") == ["zh-Hans.lproj/A.strings"])
    #expect(chosen("en-GB.lproj/A.strings", "zh-Hans.lproj/A.strings") == ["en-GB.lproj/A.strings"])
    #expect(chosen("de.lproj/A.strings", "fr.lproj/A.strings") == ["de.lproj/A.strings"])
  }

  @Test("a catalogue is read, Info.plist's names and the settings bundle are not")
  func aCatalogueIsRead() {
    #expect(
      chosen(
        "App/Localizable.xcstrings", "App/en.lproj/InfoPlist.strings", "App/InfoPlist.xcstrings",
        "Settings.bundle/en.lproj/Root.strings", "Loose.strings", "en.lproj/A.stringsdict")
        == ["App/Localizable.xcstrings", "Loose.strings"])
  }
}
