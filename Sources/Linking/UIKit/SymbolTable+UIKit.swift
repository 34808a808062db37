import Findings
import Inventory

extension SymbolTable {
  /// What an object of UIKit's belongs to that a file makes or declares.
  func framework(ofFile file: Int) -> Framework { files[file].language == .objectiveC ? .objectiveC : .uiKit }

  /// The assignments, those that are written in Objective-C with its form.
  func withForms(of assignments: [Assignment]) -> [Assignment] {
    let others = Set(files.lazy.filter { $0.language == .objectiveC }.map(\.file))
    guard !others.isEmpty else { return assignments }
    return assignments.map { assignment in
      var assignment = assignment
      if others.contains(assignment.place.file) { assignment.form = .objectiveC }
      return assignment
    }
  }

  /// Whether the name, whatever stands in front of it, is that of a class of UIKit's or of one that descends from it.
  func isOfObjects(_ name: String) -> Bool {
    // Most names are not, and the filter is quicker than the set.
    objectFilter.mayContain(hash: NameSet.hash(lastPartOf: name)) && objectNames.contains(name.withoutQualification)
  }

  /// The nearest ancestor of a class that UIKit declares.
  func uiKitName(of id: TypeID) -> String? {
    guard types[id].kind == .class else { return nil }
    let ancestors = ancestorNames(of: types[id].name, in: nil, file: types[id].file)
    let known = ancestors.dropFirst().lazy.map(\.withoutQualification).first(where: UIKitClass.isKnown)
    return known ?? (foreignClasses.isEmpty ? nil : ancestors.last.flatMap { foreignClasses[$0.withoutQualification] })
  }

  /// What the last ancestors that the files name are: a class of a binary framework, of whose descendants a document says
  /// that they are controllers, is one itself.
  func foreignClasses(behind documented: [String: String]) -> [String: String] {
    var found: [String: String] = [:]
    for (name, className) in documented.sorted(by: { $0.key < $1.key }) {
      for id in ids(named: name) where types[id].kind == .class {
        let ancestors = ancestorNames(of: types[id].name, in: nil, file: types[id].file).map(\.withoutQualification)
        guard let last = ancestors.last, !ancestors.contains(where: UIKitClass.isKnown) else { continue }
        found[last] = found[last].map { UIKitClass.common($0, className) } ?? className
      }
    }
    return found
  }
}

extension UIKitClass {
  /// The class of UIKit's that two classes both are.
  static func common(_ first: String, _ second: String) -> String {
    if first == second { return first }
    return viewControllers.contains(first) && viewControllers.contains(second) ? "UIViewController" : "UIView"
  }

  /// The simple names under which code may speak of a UIKit class or of one of its subclasses.
  static func names(in symbols: SymbolTable) -> Set<String> {
    var names = viewControllers.union(table.keys)
    for id in symbols.types.indices where symbols.types[id].uiKitName != nil {
      names.insert(symbols.types[id].simpleName)
    }
    return symbols.withAliases(names)
  }
}
