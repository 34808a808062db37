import Inventory
import Testing

/// Members of values of which only a protocol is known.
@Suite struct ConformerTests {
  private let empties = """
    protocol Empty { var mark: String { get } }
    extension Empty { var beside: String { "empty.beside" } }
    struct Cart: Empty { let mark = "cart.empty"; let beside = "cart.beside" }
    enum Search: Empty { case none, few; var mark: String { "search.\\(self).empty" } }

    """

  @Test func whatAProtocolAsksForIsWhatAnyConformingTypeHas() throws {
    for type in ["any Empty", "Empty", "(any Empty)?"] {
      let access = type.hasSuffix("?") ? "model?.mark ?? \"\"" : "model.mark"
      let found = try value(of: access, members: "let model: \(type)", empties)
      #expect(found.hasPrefix("cart.empty|search.none.empty|search.few.empty"))
    }
    #expect(
      try value(of: "load().mark", members: "func load() -> any Empty { make() }", empties).hasPrefix("?"))
  }

  @Test func aGenericParameterIsWhatItMustFollow() {
    let found = inventory(
      of: empties + """
        struct Page<Model: Empty, Other>: View { let model: Model; let other: Other
          var body: some View { VStack {
            Button("a") { }.accessibilityIdentifier(model.mark)
            Button("b") { }.accessibilityIdentifier(other.mark)
          } } }
        """)
    #expect(found.controls.first == "Button cart.empty|search.none.empty|search.few.empty")
    #expect(found.controls.last?.hasPrefix("Button ?") == true)
  }

  @Test func oneThatIsKnownHasItsOwn() {
    let found = inventory(
      body: "Page(model: Cart())",
      declarations: empties + """
        struct Page: View { let model: any Empty
          var body: some View { Button("a") { }.accessibilityIdentifier(model.mark) } }
        """)
    #expect(found.controls == ["Button cart.empty"])
  }

  @Test func whatAnExtensionHasBesideIsItsOwn() throws {
    #expect(try value(of: "model.beside", members: "let model: any Empty", empties) == "empty.beside")
    #expect(try value(of: "Cart().beside", empties) == "cart.beside")
  }

  @Test func aDefaultCountsForThoseThatHaveNoneOfTheirOwn() throws {
    let named = """
      protocol Named { var mark: String { get } }
      extension Named { var mark: String { "default.mark" } }
      struct Plain: Named { }
      """
    #expect(try value(of: "model.mark", members: "let model: Named", named) == "default.mark")
    #expect(try value(of: "Plain().mark", named) == "default.mark")
    let more = named + "\nstruct Own: Named { let mark = \"own.mark\" }"
    #expect(try value(of: "model.mark", members: "let model: Named", more) == "default.mark|own.mark")
  }

  @Test func oneThatRunTimeFillsLeavesItOpen() throws {
    let found = try value(
      of: "model.mark", members: "let model: any Empty", empties + "struct Loaded: Empty { var mark: String }")
    #expect(found.hasPrefix("?") && found.contains("cart.empty"))
    let none = try value(
      of: "model.mark", members: "let model: any Lonely", "protocol Lonely { var mark: String { get } }")
    #expect(none.hasPrefix("?"))
  }

  /// `type(of: self)` in a protocol's extension is the type of the value at hand; where only the protocol is known, any.
  @Test(arguments: ["type(of: self)", "Self.self"])
  func theTypeOfAKnownValueIsItsOwn(type: String) throws {
    let marks = """
      protocol Mark { }
      extension Mark where Self: RawRepresentable { var id: String { "\\(String(describing: \(type)))-\\(rawValue)" } }
      extension Mark { var kind: String { "\\(\(type))" } }
      enum Login: String, Mark { case root, go }
      enum Home: String, Mark { case root }
      struct Plain: Mark { }

      """
    #expect(try value(of: "Login.go.id", marks) == "Login-go")
    #expect(try value(of: "Plain().kind", marks) == "Plain")
    let any = try value(of: "mark.kind", members: "let mark: any Mark", marks)
    #expect(any.contains("Login|Home"))
  }

  /// What a protocol leaves open is what the type says that conforms.
  @Test(arguments: ["typealias Key = Marks.Login", "enum Key: String { case go = \"login.go\" }", ""])
  func anAssociatedTypeIsWhatTheConformingTypeSays(alias: String) {
    let found = inventory(
      viewDidLoad: "mark(go, using: .go)", members: "let go = UIButton()\n\(alias)",
      declarations: """
        enum Marks {
          enum Login: String { case go = "login.go" }
          enum Home: String { case go = "home.go" }
        }
        protocol Testable { associatedtype Key }
        extension Testable { func mark(_ view: UIView, using key: Key) { view.accessibilityIdentifier = key.rawValue } }
        extension LoginViewController: Testable { }
        """)
    let isKnown = !alias.isEmpty
    #expect(found.controls.contains("UIButton login.go") == isKnown)
    #expect(found.assigned.contains { $0.hasSuffix(" login.go") } == isKnown)
    #expect(!found.assigned.contains { $0.contains("home.go") })
  }
}
