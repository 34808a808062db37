import Findings
import Inventory
import Taxonomy

/// Builds the tree of a controller's screen, or of what else UIKit shows.
struct UIKitTree {
  typealias Node = UIKitHierarchy.Node

  let trees: ScreenTrees
  /// The name of the screen; nil inside a view of SwiftUI.
  private let screen: String?
  /// The nodes that stand somewhere in the tree.
  var seen: Set<Node> = []
  /// Where each of them stands.
  private var shown: Set<Standing> = []
  private var path: Set<Node> = []
  /// The classes of rows that are registered, with the tables and collection views that show them.
  var registered: [(row: Node, holder: Place)] = []
  /// The classes whose objects are on the way to the node at hand, the outermost first, with the objects where code makes
  /// them.
  private var wholes: [Whole] = []
  /// Which object of the app's own it is that the code at hand fills.
  private var instance = 0
  private var instances = 0
  private var count = 0
  private(set) var isCut = false

  /// A node inside one object of a class: another object of the class has one of its own.
  private struct Standing: Hashable {
    var node: Node
    var instance: Int
  }

  private struct Whole {
    var type: SymbolTable.TypeID
    var object: Int?
  }

  init(_ trees: ScreenTrees, on screen: String?) {
    self.trees = trees
    self.screen = screen
  }

  var known: UIKitObjects { trees.known }
  var screens: UIKitScreens { trees.screens }
  var hierarchy: UIKitHierarchy { known.hierarchy }
  var symbols: SymbolTable { known.visitor.symbols }
  var types: UIKitTypes { known.visitor.types }

  // MARK: Nodes

  private mutating func nodes(of child: UIKitHierarchy.Child) -> [TreeNode] {
    var found = nodes(of: child.node)
    for index in found.indices {
      if found[index].branches.isEmpty { found[index].branches = child.branches }
      if found[index].condition == nil { found[index].condition = child.condition }
    }
    return found
  }

  /// The node of a view with all that is in it; of one that is gone and loses no identifier, what is left of its content.
  mutating func nodes(of node: Node) -> [TreeNode] {
    isCut = isCut || count >= TreeRecorder.most
    guard !isCut, path.insert(node).inserted else { return [] }
    defer { path.remove(node) }
    count += 1
    seen.insert(node)
    // What stands in several places is there once, as far as is known.
    if case .object = node {
      guard shown.insert(Standing(node: node, instance: instance)).inserted else { return [] }
    }
    guard var made = plainNode(of: node), let reference = hierarchy.reference(of: node) else { return [] }
    if reference.isViewController, reference.uiKitName != "UIAlertController" {
      if made.verdict == .removed { return made.identifier.state == .none ? [] : [made] }
      fill(&made, withController: node, reference)
      return [made]
    }
    fill(&made, with: node)
    // An item with a view of its own shows as that view.
    if reference.uiKitName == "UIBarButtonItem", !made.children.isEmpty { return made.children }
    let isGone = (made.verdict == .removed || made.verdict == .merged) && made.identifier.state == .none
    if case .object(let index) = node, isGone || known.kept.verdicts[index] != nil && made.identifier.state == .none {
      return made.children
    }
    return [made]
  }

  /// Puts into a node what is in the view, by the code around it and by that of its class.
  mutating func fill(_ made: inout TreeNode, with node: Node) {
    made.children += parts(of: node, in: .content, ofClass: false)
    inside(node) { tree in
      made.children += tree.parts(of: node, in: .content, ofClass: true)
      if let id = tree.hierarchy.reference(of: node)?.id { made.children += tree.strays(of: id) }
    }
    noteRows(of: node)
    for part in hierarchy.lineage(of: node) {
      for hosting in hierarchy.hostings[part] ?? [] {
        made.children += trees.nodes(hosting: hosting.content, hosting.scope)
      }
    }
  }

  /// What is in one part of a view: by the code of its class, or by that around it.
  mutating func parts(of node: Node, in slot: ViewFacts.Embedding.Slot, ofClass: Bool) -> [TreeNode] {
    var isOfClass = false
    if case .type = node { isOfClass = true }
    let sources = hierarchy.lineage(of: node).filter { ($0 != node || isOfClass) == ofClass }
    var found: [TreeNode] = []
    for source in sources {
      for child in hierarchy.children[source] ?? [] where child.slot == slot {
        if case .object(let index) = source, !runs(child.owner, on: index) || !isOfWhole(child.wholes, index) {
          continue
        }
        found += nodes(of: child)
      }
    }
    return found
  }

  /// Goes into an object of one of the app's classes, which has views of its own.
  mutating func inside(_ node: Node, _ body: (inout UIKitTree) -> Void) {
    guard let id = hierarchy.reference(of: node)?.id else { return body(&self) }
    let outer = instance
    instances += 1
    instance = instances
    var object: Int?
    if case .object(let index) = node { object = index }
    wholes.append(Whole(type: id, object: object))
    body(&self)
    wholes.removeLast()
    instance = outer
  }

  /// Whether what a type's code does to an object is done where the object stands: of what a subclass does to the views
  /// that it inherits, that is so in the subclass's own objects.
  private func runs(_ type: SymbolTable.TypeID?, on index: Int) -> Bool {
    guard let type, let owner = known.objects[index].scope.type, type != owner,
      symbols.types[type].lineage.contains(owner), let whole = whole(of: index)
    else { return true }
    return symbols.types[whole.type].lineage.contains(type)
  }

  /// Whether what code says of the view of some objects is said of the one at hand.
  private func isOfWhole(_ wholes: [Int], _ index: Int) -> Bool {
    guard !wholes.isEmpty, let object = whole(of: index)?.object else { return true }
    return wholes.contains(object)
  }

  /// The object of the class that makes a view, where the view stands.
  private func whole(of index: Int) -> Whole? {
    guard let owner = known.objects[index].scope.type else { return nil }
    return wholes.last { symbols.types[$0.type].lineage.contains(owner) }
  }

  func isShown(_ index: Int) -> Bool { shown.contains(Standing(node: .object(index), instance: instance)) }

  private func plainNode(of node: Node) -> TreeNode? {
    switch node {
    case .object(let index):
      var element = known.element(index)
      if known.giftsTo[index] != nil, let whole = whole(of: index) {
        element.identifier = .none
        element.source = nil
        element.take(
          known.given(index, inside: whole.object, of: whole.type, on: screen) { gift in
            runs(gift.owner, on: index)
              && isOfWhole(gift.whole.map { hierarchy.holdings.objects(of: $0) } ?? [], index)
          })
      }
      var made = TreeNode(element)
      if known.objects[index].reference.uiKitName == "UIAlertController" {
        made.type = known.objects[index].isActionSheet ? .sheet : .alert
        made.note = "while presented"
      } else if known.objects[index].reference.uiKitName == "UISearchController" {
        made.type = .searchField
      }
      if known.kept.omitted.contains(index) { made.note = "left out of 'accessibilityElements'" }
      return made
    case .type(let id):
      guard let reference = types.reference(to: id) else { return nil }
      var made = TreeNode(type: reference.construct?.type ?? .other, kind: reference.name, place: placeOfType(id))
      let traits = hierarchy.looks(.accessibilityTraits, of: node)
      if let changed = hierarchy.type(of: reference, traits, isElement: hierarchy.isElement(node)) {
        made.type = changed.type
      }
      made.isRepeated = reference.isRepeated
      give(&made, symbols.types[id].lineage.map(Holder.instances), ofClass: id)
      return made
    }
  }

  func placeOfType(_ id: SymbolTable.TypeID) -> Place {
    let type = symbols.types[id]
    return known.visitor.evaluator.place(of: type.simpleName, at: type.position, file: type.file)
  }

  /// Gives a node the identifier that code gives to the names, where there is one: to an object of the class, what its
  /// code gives last.
  func give(_ node: inout TreeNode, _ holders: [Holder], ofClass id: SymbolTable.TypeID? = nil) {
    let replaced = id.flatMap { known.lasting.replacedInClass[$0] } ?? []
    let all = holders.flatMap { trees.gifts[$0] ?? [] }.filter { $0.given.givesText && !replaced.contains($0.gift) }
    let given = GivenIdentifier.merged(all.map(\.given))
    guard let given, node.identifier.state == .none else { return }
    node.identifier = given.identifier
    node.source = given.place
    node.verdict = .reachable
  }

  // MARK: What nothing is known to hold

  /// Views that a class makes and of which code does not say where they are put, as far as a test may look for them.
  mutating func strays(of id: SymbolTable.TypeID) -> [TreeNode] {
    symbols.types[id].lineage.filter { symbols.types[$0].kind == .class }.flatMap { trees.objects[$0] ?? [] }.sorted()
      .flatMap { index -> [TreeNode] in
        isStray(index) ? nodes(of: .object(index)).map(\.ofUnknownPlace) : []
      }
  }

  private func isStray(_ index: Int) -> Bool {
    let object = known.objects[index]
    return !isShown(index) && hierarchy.holders(of: .object(index)).isEmpty && !object.isOutlet
      && !object.reference.isRepeated && object.reference.construct != nil
      && (known.isControl(index) || known.given[index] != nil)
  }
}

extension TreeNode {
  /// The node of something of which code does not say where it is put.
  var ofUnknownPlace: TreeNode {
    var node = self
    if node.note == nil { node.note = "where it is put is not known" }
    return node
  }
}

extension UIKitVisitor.Object {
  /// Whether an alert comes up from below, as a list of actions.
  fileprivate var isActionSheet: Bool {
    guard case .chain(let style)? = arguments.first(where: { $0.label == "preferredStyle" })?.value else {
      return false
    }
    return style.links.last?.name == "actionSheet"
  }
}
