import Inventory
import Testing

/// Which of several functions a call means.
@Suite struct OverloadTests {
  private let maker = """
    struct Photo { let name: String; let mark = "photo.mark" }
    struct Album { let name: String }
    protocol Named { }
    struct Person: Named { }
    enum Kind: String { case a, b }
    enum Size: String { case large }
    struct Maker {
      func make(_ p: Photo) -> String { "photo" }
      func make(_ a: Album?) -> String { "album" }
      func make(_ k: Kind) -> String { "kind.\\(k.rawValue)" }
      func make(_ s: Size) -> String { "size.\\(s.rawValue)" }
      func make(_ s: String) -> String { "text" }
      func make(_ n: Int) -> String { "number" }
      func make(_ all: [Photo]) -> String { "photos" }
      func make(_ n: any Named) -> String { "named" }
    }

    """
  private let members = """
    let photo: Photo; let album: Album; let kind: Kind; let list: [Photo]; let count: Int; let person: Person
    let maker = Maker()
    """

  @Test(arguments: [
    ("photo", "photo"), ("list[0]", "photo"), ("list.last!", "photo"), ("album", "album"), ("kind", "kind.a|kind.b"),
    (".large", "size.large"), ("photo.name", "text"), ("count", "number"), ("3", "number"), ("list", "photos"),
    ("person", "named"), ("Person()", "named"),
  ])
  func theArgumentsTypeDecides(argument: String, expected: String) throws {
    #expect(try value(of: "maker.make(\(argument))", members: members, maker) == expected)
  }

  @Test func whatMayBeEitherIsLeftOpen() throws {
    let either = """
      struct Maker { func make(_ p: Foreign) -> String { "foreign" }; func make(_ s: Other) -> String { "other" } }
      """
    #expect(
      try value(of: "Maker().make(load())", either) == "?which 'make' is called is not clear")
    let generic = """
      struct Maker { func make<T>(_ p: T) -> String { "any" }; func make(_ s: String) -> String { "text" } }
      """
    #expect(try value(of: "Maker().make(name)", members: "let name: String", generic) == "text")
    #expect(
      try value(of: "Maker().make(load())", generic) == "?which 'make' is called is not clear")
  }

  @Test func whatIsPassedIsTheCallersOwn() throws {
    let ids = "struct IDs { let name = \"ids\"; func row(_ text: String) -> String { \"row.\" + text } }"
    #expect(try value(of: "ids.row(name)", members: "let ids = IDs()\nlet name = \"login\"", ids) == "row.login")
  }
}
