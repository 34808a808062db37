import Inventory

extension UIKitVisitor {
  /// The names of which code has one that makes a UIKit object, passes one on, or gives one an identifier.
  static func filter(
    _ evaluator: Evaluator, _ setters: IdentifierSetters, _ keyed: KeyedIdentifiers
  ) -> NameFilter {
    let symbols = evaluator.symbols
    var filter = NameFilter(symbols.objectNames)
    var holding = filter
    holding.insert(CodeIndex.untypedProperty)
    filter.insertAccessibility()
    // Such a property may be another name for what the class has: `lazy var all = [go, stop]`.
    filter.insert(CodeIndex.viewProperty)
    filter.insert(["assign", "isEditable"])
    filter.insert(setters.names, .call)
    filter.insert(keyed.names, .call)
    filter.insert(evaluator.carriers.names)
    for code in symbols.code(using: holding) {
      switch code.member.declaration {
      case .property(let property):
        // Without a type, what the property holds may be anything.
        if property.type.map({ isObject($0, symbols) }) ?? true { filter.insert(property.name, .assignment) }
      case .function(let function):
        if function.parameters.contains(where: { $0.type.map { isObject($0, symbols) } ?? false }) {
          filter.insert(function.name, .call)
        }
        if let result = function.result, isObject(result, symbols) { filter.insert(function.name, .call) }
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
