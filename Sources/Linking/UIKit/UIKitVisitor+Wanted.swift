import Inventory

extension UIKitVisitor {
  /// Code that makes a UIKit object, passes one on, or gives one an identifier.
  var wanted: NameFilter? {
    var filter = NameFilter(symbols.objectNames)
    filter.insertAccessibility()
    filter.insert(["assign", "isEditable"])
    filter.insert(setters.names, .call)
    for code in symbols.code {
      switch code.member.declaration {
      case .property(let property):
        // Without a type, what the property holds may be anything.
        if property.type.map(isObject) ?? true { filter.insert(property.name, .assignment) }
      case .function(let function):
        if function.parameters.contains(where: { $0.type.map(isObject) ?? false }) {
          filter.insert(function.name, .call)
        }
        if let result = function.result, isObject(result) { filter.insert(function.name) }
      case .enumCase: break
      }
    }
    return filter
  }

  /// Whether a value of the type may be an object of UIKit's, or of a class that descends from one of its classes.
  private func isObject(_ type: TypeName) -> Bool {
    symbols.objectNames.contains(type.name.withoutQualification) || type.arguments.contains(where: isObject)
  }
}
