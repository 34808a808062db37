import Inventory

/// The classes that documents name, as the app's code declares them.
struct DocumentClasses {
  let types: UIKitTypes
  private var symbols: SymbolTable { types.symbols }

  /// The app's own class of an object; nil where the document names none, or one that the app does not declare.
  func id(of object: DocumentObject, in document: DocumentFacts) -> SymbolTable.TypeID? {
    guard let name = object.customClass else { return nil }
    var declared = symbols.ids(named: name).filter { symbols.types[$0].kind == .class }
    // The module that was saved last says little: a document may have been copied from another target.
    if object.isOfTarget, declared.count > 1 {
      func shared(_ id: SymbolTable.TypeID) -> Int {
        symbols.files[symbols.types[id].file].file.sharedBytes(with: document.file)
      }
      let most = declared.map(shared).max()
      declared = declared.filter { shared($0) == most }
    }
    let ofModule = declared.filter { symbols.files[symbols.types[$0].file].module == object.customModule }
    return symbols.nearest(ofModule.isEmpty ? declared : ofModule, toPath: document.file)
  }

  /// The class of an object as far as UIKit is concerned: where the app's own says nothing of it, what its tag stands for.
  func reference(to object: DocumentObject, _ id: SymbolTable.TypeID?) -> UIKitTypes.ClassReference {
    if let id {
      return types.reference(to: id)
        ?? UIKitTypes.ClassReference(name: symbols.types[id].name, id: id, uiKitName: object.className)
    }
    return UIKitTypes.ClassReference(
      name: object.customClass ?? object.className, id: nil, uiKitName: object.className)
  }

  /// The type that declares a property which a class has, its own or an inherited one.
  func owner(of property: String, in id: SymbolTable.TypeID) -> SymbolTable.TypeID? {
    for (owner, member) in symbols.members(named: property, of: id) {
      if case .property = member.declaration { return owner }
    }
    return nil
  }
}

extension [DocumentFacts] {
  /// The classes that documents name, with those of UIKit's that they are.
  var customClasses: [String: String] {
    var found: [String: String] = [:]
    for object in lazy.flatMap(\.objects) where object.role == .view || object.role == .controller {
      guard let name = object.customClass else { continue }
      found[name] = found[name].map { UIKitClass.common($0, object.className) } ?? object.className
    }
    return found
  }
}
