import Inventory

extension UIKitVisitor {
  /// Code that makes a UIKit object, passes one on, or gives one an identifier.
  func wants(_ code: SymbolTable.Code) -> Bool {
    if filter.mayOccur(in: code.member.names) { return true }
    // Another name for what a class has: `lazy var all = [go, stop]`.
    guard case .property = code.member.declaration, let owner = code.owner else { return false }
    return symbols.types[owner].uiKitName != nil
  }

  /// The names of which such code has one.
  static func filter(
    _ evaluator: Evaluator, _ setters: IdentifierSetters, _ keyed: KeyedIdentifiers
  ) -> NameFilter {
    let symbols = evaluator.symbols
    var filter = NameFilter(symbols.objectNames)
    filter.insertAccessibility()
    filter.insert(["assign", "isEditable"])
    filter.insert(setters.names, .call)
    filter.insert(keyed.names, .call)
    filter.insert(evaluator.carriers.names)
    for code in symbols.code {
      switch code.member.declaration {
      case .property(let property):
        // Without a type, what the property holds may be anything.
        if property.type.map({ isObject($0, symbols) }) ?? true { filter.insert(property.name, .assignment) }
      case .function(let function):
        if function.parameters.contains(where: { $0.type.map { isObject($0, symbols) } ?? false }) {
          filter.insert(function.name, .call)
        }
        if let result = function.result, isObject(result, symbols) { filter.insert(function.name) }
      case .enumCase: break
      }
    }
    return filter
  }

  /// Whether a value of the type may be an object of UIKit's, or of a class that descends from one of its classes.
  private static func isObject(_ type: TypeName, _ symbols: SymbolTable) -> Bool {
    symbols.objectNames.contains(type.name.withoutQualification)
      || type.arguments.contains { isObject($0, symbols) }
  }
}
