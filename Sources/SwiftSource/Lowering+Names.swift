import Inventory

extension Lowering {
  /// Reads a function or the like, and tells it the names in it.
  func noting(_ read: (Lowering) -> FunctionFact) -> FunctionFact {
    _ = notes.take()
    return read(self).mentioning(notes.take())
  }

  /// Reads the properties of one declaration, and tells each the names in all of it.
  func noting(_ read: (Lowering) -> [PropertyFact]) -> [PropertyFact] {
    _ = notes.take()
    let properties = read(self)
    let names = notes.take()
    return properties.map { $0.mentioning(names) }
  }
}
