import Inventory
import Testing

/// The cells in the tree of a controller's screen.
@Suite struct UIKitRowTreeTests {
  private let cell = """
    class RowCell: UITableViewCell { let more = UIButton(); func setUp() { contentView.addSubview(more) } }
    class TileCell: UICollectionViewCell { let more = UIButton(); func setUp() { contentView.addSubview(more) } }
    """

  private func tree(_ holder: String, _ members: String, _ declarations: String = "") -> String {
    loginTree(
      of: "class LoginViewController: UIViewController {\nlet list = \(holder)\n"
        + "override func viewDidLoad() { view.addSubview(list) }\n\(members)\n}\n" + cell + "\n" + declarations)
  }

  private let provider = "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {\n"

  @Test(arguments: [
    "let c = t.dequeueReusableCell(withIdentifier: \"a\", for: p) as! RowCell",
    "guard let c = t.dequeueReusableCell(withIdentifier: \"a\") as? RowCell else { return UITableViewCell() }",
    "let c: RowCell = t.dequeueReusableCell(for: p)", "let c = t.dequeueReusableCell(RowCell.self, for: p)",
    "let c = t.dequeue(RowCell.self)", "let c = RowCell()",
  ])
  func aCellHasWhatItsProviderGivesIt(binding: String) {
    let body =
      provider + binding + """

        c.accessibilityIdentifier = "row.\\(p.row)"
        c.more.accessibilityIdentifier = "row.more"
        return c
        }
        """
    let found = tree("UITableView()", body)
    #expect(
      found
        == "other\n table\n  cell row.{p.row} repeated reachable\n   button row.more repeated reachable")
  }

  @Test func aCellOfThePlatformsIsInItsTable() {
    let body =
      provider
      + "let c = t.dequeueReusableCell(withIdentifier: \"a\", for: p)\nc.accessibilityIdentifier = \"row\"\nreturn c }"
    #expect(tree("UITableView()", body) == "other\n table\n  cell row repeated reachable")
    #expect(
      tree("UIScrollView()", body) == "other\n scrollView\n cell row repeated reachable where it is put is not known")
  }

  @Test func closuresOfDataSourcesHandOutCells() {
    let source = """
      lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: list) { t, p, item in
        let c = t.dequeueReusableCell(withIdentifier: "a", for: p) as! RowCell
        c.accessibilityIdentifier = "row"
        return c
      }
      """
    #expect(tree("UITableView()", source) == "other\n table\n  cell row repeated reachable\n   button repeated")
  }

  @Test(arguments: [
    "UICollectionView.CellRegistration<TileCell, Item> { c, p, item in",
    "UICollectionView.CellRegistration { (c: TileCell, p: IndexPath, item: Item) in",
  ])
  func registrationsHandOutCells(registration: String) {
    let source =
      "lazy var registration = " + registration + """

        c.accessibilityIdentifier = "tile"
        c.more.accessibilityIdentifier = "tile.more"
        }
        """
    #expect(
      tree("UICollectionView()", source)
        == "other\n collectionView\n  cell tile repeated reachable\n   button tile.more repeated reachable")
  }

  @Test func aRegistrationIsWhatIsHandedOutByIt() {
    let source = """
      lazy var registration = UICollectionView.CellRegistration<TileCell, Int> { c, _, _ in c.more.isHidden = false }
      func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
        let cell = c.dequeueConfiguredReusableCell(using: registration, for: p, item: 1)
        cell.accessibilityIdentifier = "tile"
        return cell
      }
      """
    #expect(
      tree("UICollectionView()", source)
        == "other\n collectionView\n  cell tile repeated reachable\n   button repeated")
  }

  @Test func whatACellHasByItselfIsInIt() {
    let body =
      provider + """
        let c = t.dequeueReusableCell(withIdentifier: "a", for: p)
        c.textLabel?.accessibilityIdentifier = "row.title"
        return c
        }
        """
    #expect(
      tree("UITableView()", body)
        == "other\n table\n  cell repeated\n   staticText row.title repeated reachable")
  }

  @Test func headersStandInTheirTables() {
    let source = """
      func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? {
        let head = t.dequeueReusableHeaderFooterView(withIdentifier: "h")
        head?.accessibilityIdentifier = "head"
        return head
      }
      """
    #expect(tree("UITableView()", source) == "other\n table\n  other head repeated reachable")
  }

  @Test func aDataSourceMayBeAClassOfItsOwn() {
    let source =
      "class Source: NSObject, UITableViewDataSource {\n" + provider
      + "let c = t.dequeueReusableCell(withIdentifier: \"a\", for: p) as! RowCell\nc.accessibilityIdentifier = \"row\"\nreturn c\n}\n}"
    let rows = "other\n table\n  cell row repeated reachable\n   button repeated"
    #expect(tree("UITableView()", "let source = Source()", source) == rows)
    // Nothing leads from the screen to this one.
    #expect(tree("UITableView()", "", source) == "other\n table")
  }

  @Test func eachTableHasItsOwnRows() {
    let members = """
      let other = UITableView()
      func setUp() {
        view.addSubview(other)
        other.register(RowCell.self, forCellReuseIdentifier: "a")
      }
      """ + "\n" + provider + "let c = t.dequeueReusableCell(withIdentifier: \"a\", for: p) as! RowCell\nreturn c }"
    #expect(
      tree("UITableView()", members) == "other\n table\n table\n  cell repeated\n   button repeated")
  }

  @Test func namedCellsAreElementsOfTheAuditAsWell() {
    let found = inventory(
      of: "class LoginViewController: UIViewController {\n" + provider
        + "let c = t.dequeueReusableCell(withIdentifier: \"a\", for: p) as! RowCell\nc.accessibilityIdentifier = \"row\"\nreturn c\n}\n}\n"
        + cell)
    #expect(found.assigned == ["uikit-property cell row"])
    #expect(found.elements.map(\.kind) == ["RowCell", "UIButton", "UIButton"])
  }
}
