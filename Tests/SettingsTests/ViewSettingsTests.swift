import Settings
import Testing

@Suite("Views in the settings")
struct ViewSettingsTests {
  @Test("a view is like one of SwiftUI's")
  func aViewIsLikeOne() throws {
    #expect(try decode("views: {PrimaryButton: Button}").views == ["PrimaryButton": "Button"])
  }

  @Test("what is none of SwiftUI's views has a place and the nearest name")
  func problemsOfEntries() {
    let misspelled = problems("views: {PrimaryButton: Buton}")
    #expect(misspelled.count == 1)
    #expect(
      misspelled.first?.hasSuffix("'PrimaryButton' must be like a view of SwiftUI's; the nearest is 'Button'") == true)
    #expect(problems("views: [Button]").count == 1)
  }
}
