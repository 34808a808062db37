import Inventory
import Taxonomy
import Testing

/// The cells that tables and collection views hand out, as elements of the screens whose code names them.
@Suite struct HandedOutCellTests {
  private func cells(_ code: String) -> [String] {
    inventory(of: code).elements.filter { $0.type == .cell }.map { cell in
      "\(cell.kind) \(cell.screen ?? "-"): \(cell.identifier.values.joined(separator: ", "))"
        + (cell.isRepeated ? " repeated" : "") + " \(cell.verdict)"
    }
  }

  private func list(_ body: String, more: String = "final class RowCell: UITableViewCell {}") -> String {
    """
    \(more)
    final class ListViewController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        \(body)
      }
    }
    """
  }

  @Test(arguments: [
    """
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as! RowCell
    cell.accessibilityIdentifier = "list.row"
    return cell
    """,
    """
    let cell = table.dequeueReusableCell(withIdentifier: "row") as? RowCell
    cell?.accessibilityIdentifier = "list.row"
    return cell ?? UITableViewCell()
    """,
    """
    guard let cell = table.dequeueReusableCell(withIdentifier: "row") as? RowCell else { return UITableViewCell() }
    cell.accessibilityIdentifier = "list.row"
    return cell
    """,
  ])
  func aNamedCellIsAnElement(body: String) {
    #expect(cells(list(body)) == ["RowCell list: list.row repeated reachable"])
  }

  @Test func diffableSourcesAndRegistrationsNameCells() {
    let code = """
      final class GridViewController: UICollectionViewController {
        lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
          view, path, item in
          let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
          cell.accessibilityIdentifier = "grid.item"
          return cell
        }
        let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
          cell.accessibilityIdentifier = "grid.header"
        }
      }
      """
    #expect(
      cells(code) == [
        "UICollectionViewCell grid: grid.item repeated reachable",
        "UICollectionViewListCell grid: grid.header repeated reachable",
      ])
  }

  @Test func aCellMayNameItself() {
    let row = """
      final class RowCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          accessibilityIdentifier = "list.row"
        }
      }
      """
    let body = "let cell = table.dequeueReusableCell(withIdentifier: \"row\") as! RowCell\nreturn cell"
    #expect(cells(list(body, more: row)) == ["RowCell list: list.row repeated reachable"])
  }

  @Test func whatNobodyNamesIsNone() {
    let body = """
      let cell = table.dequeueReusableCell(withIdentifier: "row") as! RowCell
      cell.textLabel?.accessibilityIdentifier = "list.row.title"
      return cell
      """
    #expect(cells(list(body)).isEmpty)
  }

  @Test func whatIsMadeInItsPlaceIsTheSame() {
    let body = """
      let cell = table.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.accessibilityIdentifier = "list.row"
      return cell
      """
    #expect(cells(list(body)) == ["UITableViewCell list: list.row reachable"])
  }
}
