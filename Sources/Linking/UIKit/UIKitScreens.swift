import Findings
import Inventory
import Taxonomy

/// Which screens show the objects that a class makes.
struct UIKitScreens: Sendable {
  let symbols: SymbolTable
  let types: UIKitTypes
  private let screensByType: [SymbolTable.TypeID: [String]]
  /// The screens by their types.
  let names: [SymbolTable.TypeID: String]
  /// The scenes of documents whose controllers are of none of the app's classes.
  let scenes: [DocumentScene]
  private let mentions: [SymbolTable.TypeID: Set<SymbolTable.TypeID>]
  private let fileIndices: [String: Int]

  /// `names` are the screens by their types; `mentions` says which classes a type's code names.
  init(
    _ symbols: SymbolTable, _ types: UIKitTypes, names: [SymbolTable.TypeID: String], scenes: [DocumentScene],
    mentions: [SymbolTable.TypeID: Set<SymbolTable.TypeID>]
  ) {
    self.symbols = symbols
    self.types = types
    self.names = names
    self.scenes = scenes
    self.mentions = mentions
    fileIndices = Dictionary(
      symbols.files.indices.map { (symbols.files[$0].file, $0) }, uniquingKeysWith: { first, _ in first })
    var screens: [SymbolTable.TypeID: [String]] = [:]
    for (screen, name) in names.sorted(by: { $0.key < $1.key }) {
      guard types.reference(to: screen) != nil else { continue }
      for part in Self.classes(of: Self.parts(of: screen, types, mentions), symbols) {
        screens[part, default: []].append(name)
      }
    }
    for scene in scenes {
      let parts = Set(scene.views).sorted().flatMap { Self.parts(of: $0, types, mentions) }
      for part in Self.classes(of: parts, symbols) { screens[part, default: []].append(scene.name) }
    }
    screensByType = screens
  }

  /// The classes whose objects a screen shows, its own first.
  func parts(of screen: SymbolTable.TypeID) -> [SymbolTable.TypeID] { Self.parts(of: screen, types, mentions) }

  private static func parts(
    of screen: SymbolTable.TypeID, _ types: UIKitTypes, _ mentions: [SymbolTable.TypeID: Set<SymbolTable.TypeID>]
  ) -> [SymbolTable.TypeID] {
    var seen: Set<SymbolTable.TypeID> = [screen]
    var pending = [screen]
    var found: [SymbolTable.TypeID] = []
    while let next = pending.popLast() {
      found.append(next)
      for mentioned in types.symbols.named(by: next, mentions).sorted() where seen.insert(mentioned).inserted {
        // A view that a screen names is a part of it; another controller is a screen of its own.
        guard let reference = types.reference(to: mentioned), !reference.isViewController else { continue }
        pending.append(mentioned)
      }
    }
    return found
  }

  /// The classes whose code makes what objects of some classes have: these and what they inherit from.
  private static func classes(of parts: [SymbolTable.TypeID], _ symbols: SymbolTable) -> Set<SymbolTable.TypeID> {
    parts.reduce(into: []) { $0.formUnion(symbols.classes(of: $1)) }
  }

  /// The classes whose objects the screens of the name show.
  func parts(ofScreensNamed name: String) -> [SymbolTable.TypeID] {
    names.filter { $0.value == name }.keys.sorted().flatMap(parts(of:))
  }

  /// The classes whose objects some screen shows.
  var shownTypes: Dictionary<SymbolTable.TypeID, [String]>.Keys { screensByType.keys }

  /// The classes that a type's code names.
  func mentioned(by type: SymbolTable.TypeID) -> Set<SymbolTable.TypeID> { mentions[type] ?? [] }

  func screens(showing type: SymbolTable.TypeID?) -> [String] { type.flatMap { screensByType[$0] } ?? [] }

  /// A SwiftUI element that a class makes, on the screen that shows the class.
  func placed(_ element: Element) -> Element {
    guard element.screen == nil, let file = fileIndices[element.place.file],
      let type = symbols.type(named: element.enclosingType, in: nil, file: file)
    else { return element }
    var placed = element
    placed.screen = screens(showing: type).first
    return placed
  }
}

extension SymbolTable {
  /// A class and, nearest first, what it inherits from.
  func classes(of id: TypeID) -> [TypeID] {
    types[id].lineage.count == 1 ? [id] : [id] + types[id].lineage.dropFirst().filter { types[$0].kind == .class }
  }

  /// The classes that the code of a class names, what it inherits included.
  fileprivate func named(by id: TypeID, _ mentions: [TypeID: Set<TypeID>]) -> Set<TypeID> {
    classes(of: id).reduce(into: []) { $0.formUnion(mentions[$1] ?? []) }
  }
}
