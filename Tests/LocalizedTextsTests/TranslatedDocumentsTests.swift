import LocalizedTexts
import Testing

@Suite struct TranslatedDocumentsTests {
  @Test(arguments: [
    (["A/Base.lproj/Main.storyboard", "A/de.lproj/Main.storyboard"], [1]),
    (["A/de.lproj/Main.storyboard", "A/en.lproj/Main.storyboard", "A/fr.lproj/Main.storyboard"], [0, 2]),
    (["A/Base.lproj/Main.storyboard", "A/en.lproj/Main.storyboard"], [1]),
    (["A/de.lproj/Main.storyboard"], []),
    (["A/Main.storyboard", "B/Main.storyboard", "A/de.lproj/Other.xib"], []),
    (["A/Base.lproj/Main.storyboard", "B/de.lproj/Main.storyboard"], []),
  ])
  func ofEachDocumentTheDevelopmentsCopyIsRead(paths: [String], translated: [Int]) {
    #expect(translatedDocuments(among: paths.map { ($0, 1) }) == Set(translated))
  }
}
