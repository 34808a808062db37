package import Findings
package import Inventory

/// An identifier that an element is to be given.
package struct IdentifierWish: Sendable, Hashable {
  /// The parameter by which a component takes an identifier.
  package struct Parameter: Sendable, Hashable {
    package var label: String
    /// The labels of all parameters, in their order; nil for one without a label.
    package var order: [String?]

    package init(label: String, order: [String?]) {
      self.label = label
      self.order = order
    }
  }

  /// The name of the constructor that makes the element, or of the outlet that holds it; with a `parameter`, that of the
  /// call that leaves it out.
  package var position: Position
  package var framework: Framework
  /// The expression to give: `"login.submit.button"`, `Identifiers.Login.submit`.
  package var code: String
  /// The argument to add to the call, where the element's component takes one.
  package var parameter: Parameter?

  package init(position: Position, framework: Framework, code: String, parameter: Parameter? = nil) {
    self.position = position
    self.framework = framework
    self.code = code
    self.parameter = parameter
  }
}

/// What to write into a source so that its elements have these identifiers, a result for each wish. Each is as if it were
/// the only one; together they can be made too.
///
/// The caller's thread needs a large stack, as for collecting.
package func insertions(for wishes: [IdentifierWish], in bytes: UnsafeBufferPointer<UInt8>) -> [SourceChange] {
  guard !wishes.isEmpty else { return [] }
  let source = EditableSource(bytes)
  let layout = ChainLayout(source)
  return wishes.map { source.insertion(for: $0, layout) }
}

extension EditableSource {
  fileprivate func insertion(for wish: IdentifierWish, _ layout: ChainLayout) -> SourceChange {
    SourceChange { () throws(Obstacle) in
      let name = try token(at: wish.position)
      if let parameter = wish.parameter { return try argument(wish.code, for: parameter, inCallOf: name) }
      switch wish.framework {
      case .swiftUI: return try modifier(giving: wish.code, toViewMadeBy: name, layout)
      case .uiKit: return try statement(giving: wish.code, toObjectNamedBy: name)
      case .interfaceBuilder, .objectiveC: throw Obstacle("it is not made in Swift")
      }
    }
  }
}
