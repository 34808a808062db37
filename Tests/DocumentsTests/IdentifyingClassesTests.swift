import Documents
import Testing

@Suite("Classes named by documents that give identifiers")
struct IdentifyingClassesTests {
  private func classes(_ text: String) -> Set<String> {
    Array(text.utf8).withUnsafeBufferPointer { classesNamed(byIdentifyingDocument: $0) }
  }

  @Test("a document without identifiers names none")
  func none() {
    #expect(
      classes(#"<viewController customClass="LoginViewController"><button opaque="NO"/></viewController>"#).isEmpty)
  }

  @Test("an identifier from the inspector counts, an empty leftover does not")
  func inspector() {
    let given =
      #"<view customClass="A"><accessibility key="accessibilityConfiguration" label="x" identifier="a.b"/></view>"#
    let empty = #"<view customClass="A"><accessibility key="accessibilityConfiguration" identifier=""/></view>"#
    #expect(classes(given) == ["A"])
    #expect(classes(empty).isEmpty)
  }

  @Test("a runtime attribute counts; other identifiers do not")
  func runtime() {
    let runtime =
      #"<view customClass="A"><userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="x"/></view>"#
    let other =
      #"<view customClass="A" restorationIdentifier="x"><accessibility key="accessibilityConfiguration" label="y"/></view>"#
    #expect(classes(runtime) == ["A"])
    #expect(classes(other).isEmpty)
  }
}
