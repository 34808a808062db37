import FactWriting
import Inventory
import Testing

@Suite struct DeclarationTests {
  @Test func nestedTypesAreListedByTheirFullNames() throws {
    let facts = try facts(
      "enum IDs { struct Home { enum Row { } }\n struct Login { } }\nclass Other { actor Store { } }\n")
    #expect(facts.types.map(\.name) == ["IDs", "IDs.Home", "IDs.Home.Row", "IDs.Login", "Other", "Other.Store"])
    #expect(facts.types.map(\.kind) == [.enum, .struct, .enum, .struct, .class, .actor])
  }

  @Test func extensionsKeepTheNameAsWritten() throws {
    let facts = try facts("extension IDs.Home: Named { enum Row { } }\nextension Array where Element == Int { }\n")
    #expect(facts.types.map(\.name) == ["IDs.Home", "IDs.Home.Row", "Array"])
    #expect(facts.types.map(\.kind) == [.extension, .enum, .extension])
    #expect(facts.types[0].inherits.map(\.name) == ["Named"])
  }

  @Test func ancestryAndGenericsAreKept() throws {
    let facts = try facts("struct Card<Content: View, ID>: View, Equatable { }\nclass Cell: Kit.BaseCell<Int> { }\n")
    #expect(facts.types[0].generics == ["Content", "ID"])
    #expect(facts.types[0].inherits.map(\.name) == ["View", "Equatable"])
    #expect(facts.types[1].inherits.map(written) == ["Kit.BaseCell<Int>"])
  }

  @Test func privacyGoesDownToNestedTypes() throws {
    let facts = try facts(
      "private struct A { struct B { } }\nfileprivate enum C { }\nstruct D { private class E { } }\n")
    #expect(facts.types.filter(\.isPrivate).map(\.name) == ["A", "A.B", "C", "D.E"])
  }

  @Test func casesKeepRawValuesAndPayloads() throws {
    let facts = try facts("enum ID: String { case plain, spoken = \"a.b\"\n case `default`\n case row(String, Int) }\n")
    let cases = try facts.type("ID").cases
    #expect(cases.map(\.name) == ["plain", "spoken", "default", "row"])
    #expect(cases.map { $0.rawValue.map(written) } == [nil, "\"a.b\"", nil, nil])
    #expect(cases.map(\.hasPayload) == [false, false, false, true])
  }

  @Test func computedPropertiesHaveAGetter() throws {
    let type = try facts(
      """
      struct S {
        var short: String { "a" }
        var long: String { get { "b" } set { store = newValue } }
        var stored = "c" { willSet { one() } didSet { two() } }
        var throwing: Int { get throws { 1 } }
      }
      """
    ).type("S")
    #expect(type.properties.map { $0.getter.map(written) } == ["\"a\"", "\"b\"", nil, "1"])
    #expect(type.properties.map { $0.observers.map(written) } == [[], ["store = newValue"], ["one()", "two()"], []])
    #expect(type.properties.map { $0.value.map(written) } == [nil, nil, "\"c\"", nil])
  }

  @Test func attributesAreKeptWithoutTheirSign() throws {
    let type = try facts(
      """
      class C {
        @IBOutlet private weak var button: UIButton!
        @State private var name = ""
        @ViewBuilder @MainActor func header(@ViewBuilder content: () -> some View) -> some View { content() }
        @Environment(\\.dismiss) var dismiss
      }
      """
    ).type("C")
    #expect(type.properties.map(\.attributes) == [["IBOutlet"], ["State"], ["Environment"]])
    #expect(try type.function("header").attributes == ["ViewBuilder", "MainActor"])
    #expect(try type.function("header").parameters.map(\.attributes) == [["ViewBuilder"]])
  }

  @Test func namesThatShareAnAnnotationShareTheType() throws {
    let type = try facts("class C { let a, b: UIButton\n var c = 1, d: Int, e: String? }\n").type("C")
    #expect(type.properties.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(type.properties.map { $0.type.map(written) } == ["UIButton", "UIButton", nil, "Int", "String?"])
    #expect(type.properties.map(\.isLet) == [true, true, false, false, false])
  }

  @Test func staticAndClassMembersAreStatic() throws {
    let type = try facts(
      "class C { static let a = 1\n class var b: Int { 1 }\n lazy var c = 1\n static func d() { }\n init() { } }\n"
    )
    .type("C")
    #expect(type.properties.map(\.isStatic) == [true, true, false])
    #expect(type.functions.map(\.isStatic) == [true, true])
  }

  @Test func functionsKeepLabelsDefaultsAndResults() throws {
    let type = try facts(
      """
      struct S {
        func row(_ name: String, at index: Int = 0, id: String? = nil) -> some View { Text(name) }
        func plain() { }
        init(title: String) { self.title = title }
        subscript(index: Int, label name: String) -> String { get { "a" } }
      }
      """
    ).type("S")
    #expect(
      type.functions.map(written) == [
        "row(_ name: String, at index: Int = 0, id: String? = nil) -> some View { Text(name) }", "plain() {  }",
        "init(title: String) { self.title = title }", "subscript(_ index: Int, label name: String) -> String { \"a\" }",
      ])
  }

  @Test func requirementsOfAProtocolHaveNoBody() throws {
    let type = try facts("protocol P: AnyObject { var id: String { get }\n func make() -> UIView }\n").type("P")
    #expect(type.kind == .protocol)
    #expect(try type.property("id").getter == nil)
    #expect(try type.function("make").body == nil)
  }

  @Test func membersInsideConditionsAreMembers() throws {
    let facts = try facts(
      """
      struct S {
        #if DEBUG
          let a = 1
          struct Inner { }
        #else
          let b = 2
          #if os(iOS)
            func c() { }
          #endif
        #endif
      }
      #if canImport(UIKit)
        struct T { }
      #elseif os(macOS)
        struct U { }
      #else
        struct V { }
        let top = 1
      #endif
      """)
    let type = try facts.type("S")
    #expect(type.properties.map(\.name) == ["a", "b"])
    #expect(type.functions.map(\.name) == ["c"])
    #expect(type.condition == nil)
    #expect(try facts.type("S.Inner").condition == "DEBUG")
    #expect(try facts.type("T").condition == "canImport(UIKit)")
    #expect(try facts.type("U").condition == "os(macOS)")
    #expect(try facts.type("V").condition == "else")
    #expect(facts.properties.map(\.name) == ["top"])
  }

  @Test func typesAreReducedToWhatAnIdentifierDependsOn() throws {
    let type = try facts(
      """
      struct S {
        let a: [Row]; let b: [String: Row]; let c: Row?; let d: Row!; let e: (Int, Int); let f: (any View)?
        let g: @MainActor () -> Row; let h: some View; let i: Kit.Row<A, B>.Part; let j: A & B; let k: Row.Type
        let l: Array<Row>?
      }
      """
    ).type("S")
    #expect(
      type.properties.compactMap { $0.type.map(written) } == [
        "[]<Row>", "[:]<String, Row>", "Row?", "Row?", "()", "some View?", "()<Row>", "some View",
        "Kit.Row.Part<A, B>", "A", "Row.Type", "Array<Row>?",
      ])
  }

  @Test func aliasesAreKeptWithTheirTargets() throws {
    let type = try facts("struct S { typealias A11y = IDs.Settings.Home }\n").type("S")
    #expect(type.aliases == [AliasFact(name: "A11y", target: TypeName(name: "IDs.Settings.Home"))])
  }

  @Test func escapedNamesLoseTheirBackticks() throws {
    let facts = try facts(
      "enum `Type` { static let `continue` = IDs.`default`.`in`\n func `self`(`for` x: Int) { } }\n")
    let type = try facts.type("Type")
    #expect(try written(#require(type.property("continue").value)) == "IDs.default.in")
    #expect(try written(type.function("self")) == "self(for x: Int) {  }")
  }

  @Test func whatStandsAtTheTopOfAFileIsKept() throws {
    let facts = try facts(
      "import UIKit\n@_exported import struct Kit.Row\nlet id = \"a\"\nprivate func make() -> String { id }\n")
    #expect(facts.imports == ["UIKit", "Kit.Row"])
    #expect(facts.properties.map(\.name) == ["id"])
    #expect(facts.functions.map(written) == ["make() -> String { id }"])
  }

  @Test func anAliasAtTheTopIsKept() throws {
    let facts = try facts("typealias Ids = Long.Sub\n#if DEBUG\nprivate typealias Rows<T> = [T]\n#endif\n")
    #expect(facts.aliases.map(\.name) == ["Ids", "Rows"])
    #expect(facts.aliases.map { written($0.target) } == ["Long.Sub", "[]<T>"])
    #expect(facts.types.isEmpty)
  }
}
