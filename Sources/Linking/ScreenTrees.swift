import Findings
import Inventory

/// Builds the trees of the screens, in which the views of SwiftUI and those of UIKit hold each other.
final class ScreenTrees: Sendable {
  let views: ScreenWalk
  let known: UIKitObjects
  let screens: UIKitScreens
  /// The objects that the code of each type makes.
  let objects: [SymbolTable.TypeID: [Int]]
  /// Classes that hand out cells and are no views or controllers themselves.
  let dataSources: [SymbolTable.TypeID]
  /// What code gives to the names of views.
  let gifts: [Holder: [Given]]
  struct Given: Sendable {
    /// The gift's index.
    var gift: Int
    var given: GivenIdentifier
  }

  /// The ways from one framework to the other that led here: the same again would go on for ever.
  private let crossed: Set<Crossing>

  private enum Crossing: Hashable {
    case representable(SymbolTable.TypeID)
    case hosting(file: Int, Position)
    case hosted(SymbolTable.TypeID)
  }

  init(_ views: ScreenWalk, _ known: UIKitObjects, _ screens: UIKitScreens) {
    self.views = views
    self.known = known
    self.screens = screens
    let objects: [SymbolTable.TypeID: [Int]] = known.objects.indices.reduce(into: [:]) { owned, index in
      if let owner = known.objects[index].scope.type { owned[owner, default: []].append(index) }
    }
    self.objects = objects
    dataSources = objects.keys.sorted().filter { id in
      known.visitor.types.reference(to: id) == nil && objects[id]?.contains { known.objects[$0].isHandedOut } == true
    }
    gifts = known.visitor.gifts.enumerated().reduce(into: [:]) { gifts, gift in
      gifts[gift.element.holder, default: []].append(Given(gift: gift.offset, given: gift.element.given))
    }
    crossed = []
  }

  private init(_ other: ScreenTrees, over crossing: Crossing) {
    views = other.views
    known = other.known
    screens = other.screens
    objects = other.objects
    dataSources = other.dataSources
    gifts = other.gifts
    crossed = other.crossed.union([crossing])
  }

  /// The trees beyond a way to the other framework; nil where that way led here.
  private func beyond(_ crossing: Crossing) -> ScreenTrees? {
    crossed.contains(crossing) ? nil : ScreenTrees(self, over: crossing)
  }

  // MARK: Screens

  /// The tree of a SwiftUI view's screen.
  func tree(ofView id: SymbolTable.TypeID) -> ScreenTree { views.tree(of: id, with: self) }

  /// The tree of a controller's screen; nil where nothing is known of it.
  func tree(ofController id: SymbolTable.TypeID) -> ScreenTree? {
    guard let name = screens.names[id], known.visitor.types.reference(to: id)?.isViewController == true else {
      return nil
    }
    var tree = UIKitTree(self, on: name)
    return tree.tree(of: id, named: name)
  }

  /// The tree of a scene whose controller is of none of the app's classes; nil where nothing is known of it.
  func tree(ofScene scene: DocumentScene) -> ScreenTree? {
    guard let controller = scene.controller else { return nil }
    var tree = UIKitTree(self, on: scene.name)
    return tree.tree(ofScene: scene, controller: controller)
  }

  // MARK: From one framework to the other

  /// What SwiftUI shows of an expression that stands in UIKit's code.
  func nodes(hosting expression: Expression, _ scope: Scope) -> [TreeNode] {
    let position = expression.position ?? scope.body
    guard let inner = beyond(.hosting(file: scope.file, position)) else { return [] }
    return views.nodes(showing: expression, in: scope, with: inner)
  }

  /// What one of the app's SwiftUI views shows.
  func nodes(of view: SymbolTable.TypeID) -> [TreeNode] {
    beyond(.hosted(view)).map { views.tree(of: view, with: $0).roots } ?? []
  }

  /// The views that a representable makes.
  func nodes(madeBy representable: SymbolTable.TypeID) -> [TreeNode] {
    let symbols = known.visitor.symbols
    guard let (function, file) = symbols.maker(of: representable), let inner = beyond(.representable(representable))
    else { return [] }
    var tree = UIKitTree(inner, on: nil)
    let made = known.hierarchy.nodes(of: .result(file: file, position: function.position))
    if !made.isEmpty { return made.flatMap { tree.nodes(of: $0) } }
    let type = function.result.flatMap { known.visitor.types.reference(named: $0.name, in: representable, file: file) }
    return type?.id.map { tree.nodes(of: .type($0)) } ?? []
  }
}
