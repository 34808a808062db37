import Inventory
import Taxonomy
import Testing

/// What carries its value into an identifier, and what only looks like it.
@Suite struct CarrierTests {
  private func carriers(_ source: String) -> [String] {
    inventory(of: source).assignments.map { "\($0.carrier) \(written($0.identifier))" }
  }

  /// Of a model only its property is a part of the identifier: passing the model on gives none.
  @Test func aModelWhosePropertyIsReadIsNoCarrier() {
    #expect(
      carriers(
        """
        struct Orders: View { let orders: [Order]; var body: some View {
          ForEach(orders) { order in OrderRow(order: order) }
        } }
        struct OrderRow: View { let order: Order; var body: some View {
          Text("a").accessibilityIdentifier(order.name)
        } }
        final class Order: NSManagedObject { @NSManaged var name: String }
        """) == ["accessibilityIdentifier {order.name}"])
  }

  /// What a model keeps under a name of its own is an identifier only where it is written out.
  @Test func whatAModelKeepsForItselfIsNoIdentifierWhereItIsMade() {
    let source = """
      struct Method { let kind: String; let rowIdentifier: String }
      struct Row: View { let method: Method; var body: some View {
        Text("a").accessibilityIdentifier(method.kind)
        Text("b").accessibilityIdentifier(method.rowIdentifier)
      } }
      struct Home: View { var body: some View {
        Row(method: Method(kind: "card", rowIdentifier: "row"))
        Row(method: Method(kind: loaded, rowIdentifier: loadedIdentifier))
      } }
      """
    #expect(
      carriers(source).filter { !$0.hasPrefix("accessibility") } == [
        "kind card", "rowIdentifier row", "rowIdentifier ?'loadedIdentifier' is not declared in the audited files",
      ])
  }

  @Test func aListThatIsIndexedIsNoCarrier() {
    #expect(
      carriers(
        """
        struct Languages: View { let items: [String]; @State var next = 0; var body: some View {
          Text("a").accessibilityIdentifier(items[next])
        } }
        struct Home: View { var body: some View { Languages(items: languages) } }
        """) == ["accessibilityIdentifier ?property items is set at run time"])
  }

  @Test(arguments: ["id.rawValue", "id.lowercased()", "id.text"])
  func anotherFormOfTheSameTextIsCarried(_ form: String) {
    let type = form.contains("lower") ? "String" : "ID"
    let value = type == "ID" ? ".go" : "\"go\""
    #expect(
      carriers(
        """
        enum ID: String { case go; var text: String { "\\(self)" } }
        struct Row: View { let id: \(type); var body: some View { Text("a").accessibilityIdentifier(\(form)) } }
        struct Home: View { var body: some View { Row(id: \(value)) } }
        """
      ).contains("id go"))
  }

  @Test func aBindingCarriesWhatItBinds() {
    #expect(
      carriers(
        """
        struct Row: View { @Binding var rowIdentifier: String; var body: some View {
          Text("a").accessibilityIdentifier(rowIdentifier)
        } }
        struct Home: View { let shown = "x"; var body: some View { Row(rowIdentifier: $shown) } }
        """
      ).contains("rowIdentifier x"))
  }

  /// `addAction(title: "a") { … }`: the closure is for the parameter that takes one, and the identifier is left out.
  @Test func aTrailingClosureIsNoIdentifier() {
    #expect(
      carriers(
        """
        extension UIViewController {
          func addAction(title: String, accessibilityIdentifier: String? = nil, handler: @escaping () -> Void) {
            view.accessibilityIdentifier = accessibilityIdentifier
          }
          func show() {
            addAction(title: "a") { go() }
            addAction(title: "b", accessibilityIdentifier: "x") { go() }
          }
        }
        """
      ).filter { !$0.contains("parameter") } == ["accessibilityIdentifier x"])
  }

  /// A wrapper that makes an identifier of what it is passed is where that is given.
  @Test func aCallOfAWrapperThatMakesAnIdentifierIsAnAssignment() {
    let wrapper =
      "\nextension View { func testID(_ id: String) -> some View { accessibilityIdentifier(\"login.\\(id)\") } }"
    let found = inventory(body: "Button(\"a\") { }.testID(\"go\")", declarations: wrapper)
    #expect(
      found.assignments.map { "\($0.form.rawValue) \($0.carrier) \(written($0.identifier))" }.first
        == "wrapper-call testID login.go")
    #expect(found.controls == ["Button login.go"])
  }

  @Test(arguments: [
    ("Row(big: true).id", "b"), ("Row(big: false).id", "a"), ("Row(big: isBig).id", "a|b"), ("Row(all: [1]).id", "?"),
    ("Row(name: nil).id", "row"), ("Row(name: \"c\").id", "row.c"), ("Row(early: true).id", "?"),
  ])
  func anInitialiserMayChoose(_ made: String, _ expected: String) throws {
    let row = """
      struct Row {
        let id: String
        init(big: Bool) { self.id = "a"; if big { self.id = "b" } }
        init(name: String?) { if let name { self.id = "row." + name } else { self.id = "row" } }
        init(all: [Int]) { self.id = "a"; for one in all { self.id = "b" } }
        init(early: Bool) { self.id = "a"; if early { self.id = "b"; return }; self.id = "c" }
      }
      """
    let found = try value(of: made, members: "let isBig: Bool", row)
    #expect(expected == "?" ? found.hasPrefix("?") : found == expected)
  }

  @Test func ofViewsThatMayFitOneIsShown() {
    let found = inventory(
      body:
        "ViewThatFits { Button(\"a\") { }.accessibilityIdentifier(\"x\"); Button(\"b\") { }.accessibilityIdentifier(\"x\") }"
    )
    #expect(found.elements.count == 2)
    #expect(found.elements[0].excludes(found.elements[1]))
  }

  /// What is not followed is not missing.
  @Test func anElementWhoseWrapperIsNotFollowedIsUnresolved() {
    let wrapper = """
      \nextension View {
        func tagged(identifier: String) -> some View { AnyView(self.accessibilityIdentifier(identifier)) }
        func styled(_ name: String) -> some View { AnyView(self.padding()) }
      }
      """
    let found = inventory(
      body: "Button(\"a\") { }.tagged(identifier: \"x\")\nButton(\"b\") { }.styled(\"y\")", declarations: wrapper)
    #expect(found.elements.map { $0.identifier.state } == [.unresolved, .none])
  }

  @Test func aStringsOwnMemberMayBeGiven() throws {
    #expect(try value(of: ".row", "extension String { static let row = \"x\" }") == "x")
  }

  /// A function of the same name on another object is another function.
  @Test func aNamesakeOfASetterIsNone() {
    let found = carriers(
      """
      class DecisionCell: UITableViewCell {
        func configure(decision: String) { accessibilityIdentifier = "decision_\\(decision)" }
      }
      class Manager { func configure(completion: () -> Void) { } }
      class ListViewController: UIViewController {
        let manager = Manager()
        let cell = DecisionCell()
        func show() { manager.configure { reload() }; cell.configure(decision: "yes") }
      }
      """)
    #expect(found == ["accessibilityIdentifier decision_{decision}", "configure decision_yes"])
  }

  @Test func aClosureThatIsCalledAtOnceGivesItsResult() throws {
    #expect(try value(of: "{ isOn ? \"on\" : \"off\" }()", members: "var isOn = false") == "on|off")
  }

  @Test func whatAnOptionalIsMappedToIsAPattern() throws {
    #expect(
      try value(of: "(order?.id).map { \"orders.cell-\\($0).title\" }", members: "var order: Order?")
        == "orders.cell-{order.id}.title")
    #expect(
      try value(of: "order?.id.map { \"orders.\\($0)\" }", members: "var order: Order?") == "orders.{order.id}")
  }

  @Test func anIdentifierOfAModelThatIsBuiltOnIsAPattern() throws {
    let builder =
      "enum Builder { static func build(_ scope: Any, _ postfix: String) -> String { \"\\(scope).\\(postfix)\" } }"
    #expect(
      try value(of: "item.identifier.map { Builder.build($0, \"title\") }", members: "let item: Item", builder)
        == "{item.identifier}.title")
  }

  @Test func aListIsJoinedWithHolesForWhatIsNotKnown() throws {
    let members = "func a(group: String?, id: String) { }\nlet group: String?\nlet id: String"
    #expect(try value(of: "[\"Orders\", id].joined(separator: \".\")", members: members) == "Orders.{id}")
    #expect(try value(of: "[nil, \"a\", \"b\"].compactMap { $0 }.joined(separator: \".\")") == "a.b")
  }

  /// A name alone makes no carrier of a parameter that takes no text.
  @Test(arguments: [("Bool", "true"), ("Bool", "isShort"), ("Int", "count"), ("() -> Void", "{ go() }")])
  func aParameterThatTakesNoTextIsNoCarrier(type: String, passed: String) {
    #expect(
      carriers(
        """
        struct Home: View { let isShort = true; let count = 3; var body: some View { row(addAccessibilityID: \(passed)) }
          func row(addAccessibilityID: \(type)) -> some View { Text("a") }
        }
        """) == [])
  }

  @Test(arguments: ["String", "String?", "Substring", "ID", "Tag", "() -> String"])
  func aParameterThatMayTakeATextIsACarrierByItsName(type: String) {
    #expect(
      carriers(
        """
        struct Home: View { var body: some View { row(addAccessibilityID: "a") }
          func row<ID>(addAccessibilityID: \(type)) -> some View { Text("a") }
        }
        """) == ["addAccessibilityID a"])
  }

  @Test(arguments: ["rows += [Row(mark: \"b\")]", "rows = rows + [Row(mark: \"b\")]", "rows.append(Row(mark: \"b\"))"])
  func whatIsAddedToAListIsMadeLikeTheRest(adding: String) {
    #expect(
      carriers(
        """
        struct Row: View { let mark: String; var body: some View { Text("a").accessibilityIdentifier(mark) } }
        struct Home { func all() -> [Row] {
          var rows = [Row(mark: "a")]
          \(adding)
          return rows
        } }
        """) == ["accessibilityIdentifier a|b", "mark a", "mark b"])
  }
}
