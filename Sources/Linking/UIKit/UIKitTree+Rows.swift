import Findings
import Inventory
import Taxonomy

/// The rows of a screen's tables and collection views, and what else it shows somewhere.
extension UIKitTree {
  /// Notes the classes that are registered for the rows of a node.
  mutating func noteRows(of node: Node, at place: Place? = nil) {
    for part in hierarchy.lineage(of: node) {
      for child in hierarchy.children[part] ?? [] where child.slot == .rows {
        guard let place = place ?? self.place(of: node) else { continue }
        registered.append((child.node, place))
      }
    }
  }

  private func place(of node: Node) -> Place? {
    if case .object(let index) = node { known.objects[index].place } else { nil }
  }

  /// Puts the cells that the screen's code hands out, registers or names into its tables and collection views.
  mutating func addRows(to root: inout TreeNode, of id: SymbolTable.TypeID) {
    let parts = screens.parts(of: id)
    let makers = parts + trees.dataSources.filter { source in parts.contains { names(source, in: $0) } }
    for index in Set(makers.flatMap { symbols.types[$0].lineage }).flatMap({ trees.objects[$0] ?? [] }).sorted() {
      let object = known.objects[index]
      guard object.reference.isRepeated, !seen.contains(.object(index)), hierarchy.holders(of: .object(index)).isEmpty
      else { continue }
      // What is made only so that there is a cell at all shows nothing.
      guard object.isHandedOut || object.reference.id != nil || known.given[index] != nil else { continue }
      addRow(.object(index), object.reference, to: &root, isSure: true)
    }
    for cell in registered.map(\.row) + parts.map(Node.type) where !seen.contains(cell) {
      guard case .type(let rowClass) = cell, let reference = types.reference(to: rowClass), reference.isRepeated else {
        continue
      }
      let objects = hierarchy.holdings.objects(of: .instances(rowClass))
      guard !objects.contains(where: { seen.contains(.object($0)) }) else { continue }
      addRow(cell, reference, to: &root)
    }
    registered = []
  }

  /// Whether a type's code, or what it inherits, speaks of a data source.
  private func names(_ source: SymbolTable.TypeID, in type: SymbolTable.TypeID) -> Bool {
    let name = NameSet.hash(symbols.types[source].simpleName)
    return symbols.types[type].lineage.contains { id in
      symbols.types[id].members.all.contains { $0.names.mayContain(hash: name) }
    }
  }

  private mutating func addRow(
    _ node: Node, _ reference: UIKitTypes.ClassReference, to root: inout TreeNode, isSure: Bool = false
  ) {
    let holder: ElementType = reference.uiKitName.hasPrefix("UITableView") ? .table : .collectionView
    let isKnown = root.contains { $0.type == holder }
    guard isKnown || isSure else { return }
    let place = registered.first { $0.row == node || $0.row == reference.id.map(Node.type) }?.holder
    for row in nodes(of: node).map(\.repeated) {
      if !isKnown {
        root.children.append(row.ofUnknownPlace)
      } else if place == nil || !root.addRow(row, where: { $0.place == place && $0.type == holder }) {
        root.addRow(row) { $0.type == holder }
      }
    }
  }

  /// What else the screen shows, of which code does not say where.
  mutating func rest(of id: SymbolTable.TypeID) -> [TreeNode] {
    var found: [TreeNode] = []
    for part in screens.parts(of: id) where part != id && !seen.contains(.type(part)) {
      guard let reference = types.reference(to: part), reference.construct != nil,
        !hierarchy.holdings.objects(of: .instances(part)).contains(where: { seen.contains(.object($0)) }),
        (trees.objects[part] ?? []).contains(where: { index in
          !seen.contains(.object(index)) && (known.isControl(index) || known.given[index] != nil)
        })
      else { continue }
      found += nodes(of: .type(part)).map(\.ofUnknownPlace)
    }
    return found
  }
}

extension TreeNode {
  /// The node with all in it, as it is there again and again.
  fileprivate var repeated: TreeNode {
    var node = self
    node.isRepeated = true
    node.children = children.map(\.repeated)
    return node
  }

  fileprivate func contains(_ isMeant: (TreeNode) -> Bool) -> Bool {
    isMeant(self) || children.contains { $0.contains(isMeant) }
  }

  /// Adds a row to the first node that is meant, unless the same is there; false where none is.
  @discardableResult fileprivate mutating func addRow(_ row: TreeNode, where isMeant: (TreeNode) -> Bool) -> Bool {
    if isMeant(self) {
      if !children.contains(where: { $0.isSameRow(as: row) }) { children.append(row) }
      return true
    }
    for index in children.indices where children[index].addRow(row, where: isMeant) { return true }
    return false
  }

  /// Whether a cell that is handed out at another place looks the same.
  private func isSameRow(as other: TreeNode) -> Bool {
    var other = other
    other.place = place
    return looksLike(other)
  }
}
