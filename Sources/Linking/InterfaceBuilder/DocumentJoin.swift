import Findings
import Inventory
import Taxonomy

/// Joins one document with the objects that code knows.
struct DocumentJoin {
  let document: DocumentFacts
  let number: Int
  let classes: DocumentClasses
  /// The objects that are known as outlets.
  let outlets: [Holder: Int]
  /// The app's own class of each object.
  let ids: [SymbolTable.TypeID?]
  /// The objects by the names that they have in the document.
  private let indices: [String: Int]
  /// The class that loads the document.
  private let loader: SymbolTable.TypeID?
  /// The controllers that are of none of the app's classes, by their index, with their scenes.
  var scenes: [Int: Int] = [:]
  /// Which of the visitor's objects each one is.
  var made: [Int: Int] = [:]

  init(_ document: DocumentFacts, number: Int, classes: DocumentClasses, outlets: [Holder: Int]) {
    self.document = document
    self.number = number
    self.classes = classes
    self.outlets = outlets
    ids = document.objects.map { classes.id(of: $0, in: document) }
    indices = Dictionary(document.objects.indices.map { (document.objects[$0].id, $0) }) { first, _ in first }
    loader = document.objects.firstIndex { $0.role == .owner }.flatMap { [ids] in ids[$0] }
  }

  var objects: [DocumentObject] { document.objects }

  /// Adds all that the document holds.
  mutating func add(to visitor: inout UIKitVisitor, _ joined: inout JoinedDocuments) {
    noteControllers(in: &joined)
    let named = outletsByObject()
    for index in objects.indices where objects[index].isShown || scenes[index] != nil {
      makeObject(index, named[index] ?? [], in: &visitor, &joined)
    }
    noteNames(in: &visitor)
    for index in objects.indices {
      embed(index, in: &visitor)
      followSegues(of: index, in: &visitor)
      noteLooks(of: index, in: &visitor)
      mention(index, in: &visitor, &joined)
    }
    for (controller, scene) in scenes { joined.scenes[scene].controller = made[controller] }
  }

  func index(of id: String) -> Int? { indices[id] }

  // MARK: Which class has what

  /// Whether the document is where an object's class gets its own views from.
  func isOwnContent(_ index: Int) -> Bool {
    let object = objects[index]
    return ids[index] != nil
      && (object.role == .controller || object.role == .view && (object.parent == nil || object.slot == .prototype))
  }

  /// The name under which an object is reached in what code says of views.
  func holder(of index: Int) -> Holder {
    if isOwnContent(index), let id = ids[index] { return .instances(id) }
    return .documented(document: number, object: index)
  }

  /// The class whose objects have an object among their own views: the nearest around it, else the one that loads the
  /// document.
  func owner(of index: Int) -> SymbolTable.TypeID? {
    if isOwnContent(index) { return ids[index] }
    var next = objects[index].parent
    while let outer = next {
      if let id = ids[outer] { return id }
      if let id = rootController(of: outer) { return id }
      next = objects[outer].parent
    }
    return loader
  }

  /// The class of the controller that a navigation controller of the platform's own begins with: the tab of the one is
  /// that of the other.
  private func rootController(of controller: Int) -> SymbolTable.TypeID? {
    guard let segue = objects[controller].segues.first(where: { $0.relationship == "rootViewController" }),
      let root = indices[segue.destination]
    else { return nil }
    return ids[root]
  }

  /// The controller that an object belongs to.
  func controller(of index: Int) -> Int? {
    var next: Int? = index
    while let object = next {
      if objects[object].role == .controller { return object }
      next = objects[object].parent
    }
    return nil
  }

  /// The cell that is asked for again and again and holds an object.
  private func repeated(_ index: Int) -> Int? {
    var next: Int? = index
    while let object = next {
      if objects[object].slot == .prototype { return object }
      next = objects[object].parent
    }
    return nil
  }

  /// Where an object stands, in the words of code.
  func scope(of index: Int) -> Scope {
    let owner = owner(of: index)
    let file = owner.map { classes.types.symbols.types[$0].file } ?? 0
    var scope = Scope(file: file, type: owner, member: "")
    scope.condition = condition(of: index)
    scope.repetition = repeated(index).map { objects[$0].place }
    return scope
  }

  /// What must hold for an object to be there, or what it is in.
  func condition(of index: Int) -> String? {
    var next: Int? = index
    while let object = next {
      if let condition = objects[object].condition { return condition }
      if objects[object].isHidden { return "hidden at first" }
      next = objects[object].parent
    }
    return nil
  }

  func typeName(of index: Int) -> String { owner(of: index).map { classes.types.symbols.types[$0].name } ?? "" }

  // MARK: Controllers

  private mutating func noteControllers(in joined: inout JoinedDocuments) {
    if let loader, classes.types.reference(to: loader)?.isViewController == true { joined.controllers.insert(loader) }
    for (index, object) in objects.enumerated() where object.role == .controller {
      let hasContent = objects.contains { $0.parent == index && $0.role == .view && $0.slot == .rootView }
      guard hasContent else { continue }
      if let id = ids[index] {
        joined.controllers.insert(id)
      } else {
        scenes[index] = joined.scenes.count
        joined.scenes.append(
          DocumentScene(
            name: sceneName(object), className: object.customClass ?? object.className, place: object.place))
      }
    }
  }

  /// What a scene is called of whose class nothing is known: by the class's name, its own in the storyboard, its title,
  /// the document.
  private func sceneName(_ controller: DocumentObject) -> String {
    let names = [controller.customClass, controller.storyboardIdentifier, controller.text]
    let name = names.lazy.compactMap(\.self).first { !$0.isEmpty }
    return ScreenName.derived(from: (name ?? document.baseName).filter { $0.isLetter || $0.isNumber })
  }

  // MARK: Outlets

  /// An outlet that holds an object: the class that declares it with the property, and the class that the document fills
  /// it for.
  struct Outlet {
    var holder: Holder
    /// The class, where a superclass of it declares the outlet: other classes fill the same outlet otherwise.
    var inheritor: SymbolTable.TypeID?
  }

  /// The outlets that hold each object.
  private func outletsByObject() -> [Int: [Outlet]] {
    var found: [Int: [Outlet]] = [:]
    for (index, object) in objects.enumerated() {
      guard let id = ids[index] else { continue }
      var count: [String: Int] = [:]
      for outlet in object.outlets {
        guard let destination = indices[outlet.destination] else { continue }
        let owner = classes.owner(of: outlet.property, in: id) ?? id
        let holder = Holder.member(owner, outlet.property)
        if outlet.isCollection {
          found[destination, default: []].append(
            Outlet(holder: holder.element(count[outlet.property, default: 0]), inheritor: owner != id ? id : nil))
          count[outlet.property, default: 0] += 1
        }
        found[destination, default: []].append(Outlet(holder: holder, inheritor: owner != id ? id : nil))
      }
    }
    return found
  }
}

extension DocumentFacts {
  /// The document's name without its folder and ending.
  fileprivate var baseName: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}

extension DocumentObject {
  /// Whether it is something that a user may see.
  var isShown: Bool { role == .view || role == .item && tag != "navigationItem" }
}
