/// The names that a body declares, the innermost last. Bodies have few, and each closure and branch goes on with those of
/// the code around it: a list that shares its beginning costs less than a table that is copied.
struct Locals: Sendable {
  private var last: Node?

  private final class Node: Sendable {
    let name: String
    /// Nil where the name means what it means outside the body.
    let local: Scope.Local?
    let outer: Node?

    init(_ name: String, _ local: Scope.Local?, in outer: Node?) {
      self.name = name
      self.local = local
      self.outer = outer
    }
  }

  /// The names that were there before this one was declared.
  func before(_ name: String) -> Locals {
    var current = last
    while let node = current {
      if node.name == name { return Locals(last: node.outer) }
      current = node.outer
    }
    return self
  }

  /// The same names, each with what `change` makes of what it means.
  func changed(_ change: (String, Scope.Local) -> Scope.Local) -> Locals {
    var nodes: [Node] = []
    var current = last
    while let node = current {
      nodes.append(node)
      current = node.outer
    }
    return Locals(
      last: nodes.reversed().reduce(nil) { outer, node in
        Node(node.name, node.local.map { change(node.name, $0) }, in: outer)
      })
  }

  init() {}

  private init(last: Node?) { self.last = last }

  subscript(name: String) -> Scope.Local? {
    get {
      var current = last
      while let node = current {
        if node.name == name { return node.local }
        current = node.outer
      }
      return nil
    }
    set {
      if newValue != nil || self[name] != nil { last = Node(name, newValue, in: last) }
    }
  }
}
