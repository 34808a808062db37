import Findings
import Inventory

/// What code says of which view is in which, and of how views show themselves to tests.
struct ViewFacts: Sendable {
  var embeddings: [Embedding] = []
  var looks: [Look] = []
  /// What reacts to gestures, and where that is said.
  var gestures: [(holder: Holder, place: Place)] = []
  /// The SwiftUI views that cells show: `cell.contentConfiguration = UIHostingConfiguration { … }`.
  var hostings: [Hosting] = []

  /// Views that UIKit makes by itself and code gives identifiers to: `cell.textLabel`.
  var ownViews: [(holder: Holder, object: UIKitVisitor.Object, embedding: Embedding)] = []

  /// Identifiers that code gives to views by what holds them.
  var collective: [UIKitVisitor.CollectiveGift] = []

  /// SwiftUI's views in one of UIKit's.
  struct Hosting: Sendable {
    var parent: Holder
    var content: Expression
    var scope: Scope
  }

  /// A view that is put into another one.
  struct Embedding: Sendable {
    /// Which part of the parent it becomes.
    enum Slot: Sendable {
      case content, navigationBar, toolbar, tabBar
      /// A class whose objects the parent shows as its rows.
      case rows
      /// A controller that the parent presents or pushes.
      case presented
    }

    var slot = Slot.content
    var parent: Holder
    /// What is put in; nil where only its class is known.
    var child: Holder?
    /// The child's class, where it is one of the app's.
    var childType: SymbolTable.TypeID?
    var branches: [Branch]
    var condition: String?
    /// The type whose code does it.
    var owner: SymbolTable.TypeID?
    /// The object that holds the parent, where code speaks of another one's view; for trees only.
    var whole: Holder?

    init(_ parent: Holder, _ child: Holder?, _ type: SymbolTable.TypeID?, in scope: Scope, slot: Slot) {
      self.parent = parent
      self.child = child
      childType = type
      branches = scope.branches
      condition = scope.condition
      owner = scope.type
      self.slot = slot
    }
  }

  /// An assignment to a property that decides how a view shows itself.
  struct Look: Sendable {
    enum Property: String, Sendable {
      case isAccessibilityElement, accessibilityElements, accessibilityElementsHidden, accessibilityTraits
      case accessibilityLabel, isHidden, alpha, isSecureTextEntry
    }

    enum Value: Sendable {
      case yes, no
      /// Not known, or known at run time only.
      case open
      /// The views of a list that is written out; nil for one that is not known.
      case views([Holder?])
      /// The names of traits that are written out.
      case traits([String])
    }

    var holder: Holder
    /// The view's class, where nothing but that is known of it: a cell that a table hands out.
    var type: UIKitTypes.ClassReference?
    var property: Property
    var value: Value
    var place: Place
    var isConditional: Bool
    var owner: SymbolTable.TypeID?
    var member: String

    /// ``member`` of what a document says: it holds from when the document is loaded.
    static let ofDocument = "awakeFromNib"
  }

  mutating func add(_ other: ViewFacts) {
    embeddings += other.embeddings
    looks += other.looks
    gestures += other.gestures
    hostings += other.hostings
    ownViews += other.ownViews
    collective += other.collective
  }
}

extension ViewFacts {
  /// Calls that put their arguments into what stands in front of them.
  static let adding: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addAction", "setItems",
  ]
  /// Calls that put their arguments into a controller's bars.
  static let barCalls: [String: Embedding.Slot] = [
    "setRightBarButton": .navigationBar, "setRightBarButtonItems": .navigationBar, "setLeftBarButton": .navigationBar,
    "setLeftBarButtonItems": .navigationBar, "setToolbarItems": .toolbar,
  ]
  /// Properties that hold a controller's items.
  static let barProperties: [String: Embedding.Slot] = [
    "rightBarButtonItem": .navigationBar, "rightBarButtonItems": .navigationBar, "leftBarButtonItem": .navigationBar,
    "leftBarButtonItems": .navigationBar, "titleView": .navigationBar, "searchController": .navigationBar,
    "toolbarItems": .toolbar, "tabBarItem": .tabBar,
  ]
  /// Properties of views that hold another view.
  static let viewProperties: Set<String> = [
    "tableHeaderView", "tableFooterView", "accessoryView", "backgroundView", "leftView", "rightView", "items",
    "customView", "selectedBackgroundView", "inputAccessoryView", "refreshControl",
  ]

  /// Calls that show a controller in another one's place.
  static let presenting: Set<String> = ["present", "pushViewController", "show", "showDetailViewController"]
  /// Calls and properties that put controllers into one that holds several.
  static let containing: Set<String> = ["setViewControllers", "viewControllers"]
  /// Arguments of initialisers that are put into what is made.
  static let embeddedArguments: Set<String> = [
    "arrangedSubviews", "customView", "rootViewController", "searchResultsController",
  ]

  /// What only trees are made of.
  static var namesForTrees: NameFilter {
    var names = NameFilter(presenting.union(containing).union(["UIHostingConfiguration"]), .call)
    names.insert(containing.union(["contentConfiguration"]), .assignment)
    return names
  }

  /// All of these names.
  static var names: NameFilter {
    var names = NameFilter(adding.union(barCalls.keys).union(["register", "forEach", "addTextField"]), .call)
    names.insert(viewProperties.union(barProperties.keys), .assignment)
    return names
  }
}
