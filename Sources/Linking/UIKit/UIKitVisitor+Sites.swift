import Findings
import Inventory

/// Places of code at which something is done to objects.
extension UIKitVisitor {
  /// Where an object is made or declared.
  struct Spot: Hashable {
    var file: Int
    var position: Position

    init(_ object: Object) {
      file = object.scope.file
      position = object.place.position
    }

    init(_ link: Link, in scope: Scope) {
      file = scope.file
      position = link.position
    }

    init(file: Int, position: Position) {
      self.file = file
      self.position = position
    }
  }

  /// Where code does something to an object, and in which member that is.
  struct Site: Sendable {
    var spot: Spot
    var owner: SymbolTable.TypeID?
    var member: String
    var body: Position
    var file: Int { spot.file }

    init(_ spot: Spot, in scope: Scope) {
      self.spot = spot
      owner = scope.type
      member = scope.member
      body = scope.body
    }
  }
}
