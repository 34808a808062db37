import Findings
import Inventory

/// A scene of a storyboard whose controller is of none of the app's classes.
struct DocumentScene: Sendable {
  var name: String
  /// The class of its controller.
  var className: String
  var place: Place
  /// The app's own views in it.
  var views: [SymbolTable.TypeID] = []
  /// Its controller, among the objects of UIKit; for trees only.
  var controller: Int?
}

extension [DocumentScene] {
  /// The scenes with names that no other screen has. `chosen` are the user's own names.
  func named(beside others: Set<String>, chosen: [String: String]) -> [DocumentScene] {
    var taken = others
    return map { scene in
      var scene = scene
      let name = chosen[scene.name] ?? scene.name
      scene.name = name
      var count = 1
      while !taken.insert(scene.name).inserted {
        count += 1
        scene.name = "\(name)\(count)"
      }
      return scene
    }
  }
}

extension Screen {
  init(_ scene: DocumentScene) {
    self.init(name: scene.name, type: scene.className, place: scene.place, framework: .interfaceBuilder)
  }
}
