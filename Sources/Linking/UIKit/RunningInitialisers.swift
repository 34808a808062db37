import Inventory

/// Which initialisers run where an object is made.
struct RunningInitialisers: Sendable {
  let symbols: SymbolTable

  /// The app's own initialiser that the making of an object begins with: none where only UIKit's run, several where it is one
  /// of them. Nil where it is not known.
  func running(for object: UIKitVisitor.Object) -> [StepWalk.Callee]? {
    guard let id = object.reference.id else { return [] }
    // What a document holds is made from that.
    if object.isOfDocument { return accepting(labels: UIKitClass.documentInitialiser, in: id) }
    if object.isHandedOut { return all(of: id) }
    for owner in classes(of: id) {
      let found = initialisers(of: owner).filter { $0.function.accepts(object.arguments) }
      if !found.isEmpty { return found.count == 1 ? found : nil }
    }
    let all = classes(of: id).flatMap(initialisers)
    // Of those that code calls none reads a document.
    if all.allSatisfy(\.function.readsDocument) { return [] }
    guard object.arguments.isEmpty, let labels = UIKitClass.initialiserWithoutArguments(of: object.reference.uiKitName)
    else { return nil }
    return accepting(labels: labels, in: id)
  }

  /// The initialisers that any object of a class may be made by, as far as they make one: each class that has some has all
  /// that are called.
  func all(of id: SymbolTable.TypeID) -> [StepWalk.Callee] {
    for owner in classes(of: id) {
      let found = initialisers(of: owner)
      if !found.isEmpty { return found.filter { !$0.function.endsApp } }
    }
    return []
  }

  private func classes(of id: SymbolTable.TypeID) -> [SymbolTable.TypeID] {
    symbols.types[id].lineage.filter { symbols.types[$0].kind == .class }
  }

  private func accepting(labels: [String], in id: SymbolTable.TypeID) -> [StepWalk.Callee] {
    for owner in classes(of: id) {
      if let found = initialisers(of: owner).first(where: { $0.function.labels == labels }) { return [found] }
    }
    return []
  }

  private func initialisers(of id: SymbolTable.TypeID) -> [StepWalk.Callee] {
    (symbols.types[id].members["init"] ?? []).compactMap { member in
      guard case .function(let function) = member.declaration, function.body != nil else { return nil }
      return StepWalk.Callee(function: function, owner: id, file: member.file)
    }
  }
}

extension UIKitVisitor.Object {
  /// Whether a document makes it, as far as code tells, or the document itself.
  var isOfDocument: Bool { isOutlet || document != nil }
}

extension FunctionFact {
  fileprivate var labels: [String?] { parameters.map(\.label) }

  /// Whether it is the initialiser that reads a document.
  var readsDocument: Bool { name == "init" && labels == UIKitClass.documentInitialiser }

  /// Whether all that it does is to end the app: `fatalError("init(coder:) has not been implemented")`.
  var endsApp: Bool { body?.givesUp == true }
}
