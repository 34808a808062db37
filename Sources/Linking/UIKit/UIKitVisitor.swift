import Findings
import Inventory
import Taxonomy

/// Collects the UIKit objects that the app makes, the names it reaches them by, and the identifiers it gives them.
struct UIKitVisitor: CodeVisitor {
  let evaluator: Evaluator
  let types: UIKitTypes
  let setters: IdentifierSetters
  let keyed: KeyedIdentifiers
  let wanted: Wanted
  var filter: NameFilter { wanted.names }
  var symbols: SymbolTable { evaluator.symbols }

  /// A place that makes an object, or an outlet that Interface Builder fills.
  struct Object: Sendable {
    var reference: UIKitTypes.ClassReference
    var place: Place
    var scope: Scope
    var label: String?
    var name: String?
    /// The constant that gives the title.
    var labelName: String?
    var isControl: Bool
    var isOutlet: Bool
    /// Whether a table or collection view hands it out, so that no code makes it.
    var isHandedOut = false
    /// Whether it is the view that a controller has by itself.
    var isRootView = false
    /// What its initialiser is passed.
    var arguments: [Argument] = []
    /// Whether ``name`` is that of the system's item which gives the title, since nothing holds the object.
    var isNamedByTitle = false
    /// What else of its initialiser names it, the best first.
    var hints: [NameHint] = []
    /// The view that a bar button item holds.
    var customView: Holder?
    var given: [GivenIdentifier] = []
    /// Whether a call behind the initialiser's gives it an identifier.
    var isNamedInPlace = false
    /// The type whose code has it made by a function of another type, and has it for itself.
    var taker: SymbolTable.TypeID?
    /// What Interface Builder's documents say of it, where they hold it.
    var document: DocumentPart?

    /// The type that has it.
    var owner: SymbolTable.TypeID? { taker ?? scope.type }
  }

  /// An identifier given to a name.
  struct Gift: Sendable {
    var holder: Holder
    var given: GivenIdentifier
    /// What it is read from, where that may be told more about later.
    var value: Expression?
    /// The call that gives it, where one does.
    var call: Call?
    var scope: Scope?
    /// The type whose code gives it.
    var owner: SymbolTable.TypeID?
    /// The object that holds what it is given to, where code speaks of another one's view.
    var whole: Holder?
    /// The class that a cast makes sure of: `if let button = view as? UIButton`.
    var cast: UIKitTypes.ClassReference?
    /// Where it is given, as far as its order among others can be told.
    var site: Site?
    /// The type that hands on what its objects are given: `set { control.accessibilityIdentifier = newValue }`.
    var source: SymbolTable.TypeID?
    /// Whether it is given each time that its code runs.
    var isCertain = true
    /// Whether it is given to the view that a bar button item holds, by way of the item.
    var isForCustomView = false

    struct Call: Sendable {
      var chain: Chain
      var index: Int
    }
  }

  /// A call that passes an object, and more, to a function of the app's.
  struct Pass: Sendable {
    var object: Holder
    var function: FunctionFact
    var owner: SymbolTable.TypeID?
    var file: Int
    var arguments: [Argument]
    var scope: Scope
  }

  var objects: [Object] = []
  var holdings = HoldingNotes()
  var gifts: [Gift] = []
  /// What takes the identifier from a name: `field.accessibilityIdentifier = nil`.
  var erasures: [Gift] = []
  /// What gets an identifier back that it had before: `field.accessibilityIdentifier = before`.
  var restorations: [Holder] = []
  /// Text views that are not for editing.
  var readOnly: [Holder] = []
  /// Properties that a closure fills: what the closure gives, and the property's name.
  var filledByClosure: [(result: Holder, name: String)] = []
  /// The calls of functions that are passed objects, by the parameters that these are there.
  var passes: [Holder: [Pass]] = [:]
  /// The views that bar button items are given later.
  var customViews: [(item: Holder, view: Holder)] = []
  /// Which of the app's types a type's code names.
  var mentions: [SymbolTable.TypeID: Set<SymbolTable.TypeID>] = [:]
  /// What holds what, and how it shows itself.
  var views = ViewFacts()
  var objectAt: [Spot: Int] = [:]

  /// `isForTrees` where all of the hierarchy is wanted, not just what the rules look at.
  init(_ evaluator: Evaluator, types: UIKitTypes, setters: IdentifierSetters, isForTrees: Bool = false) {
    self.evaluator = evaluator
    self.types = types
    self.setters = setters
    keyed = KeyedIdentifiers(evaluator.symbols)
    wanted = Wanted(evaluator, setters, keyed, isForTrees: isForTrees)
  }

  /// Takes over what was found in other code.
  mutating func add(_ other: UIKitVisitor) {
    holdings.add(other.holdings, objectsFrom: objects.count)
    objects += other.objects
    gifts += other.gifts
    erasures += other.erasures
    restorations += other.restorations
    readOnly += other.readOnly
    filledByClosure += other.filledByClosure
    customViews += other.customViews
    passes.merge(other.passes) { $0 + $1 }
    views.add(other.views)
    mentions.merge(other.mentions) { $0.union($1) }
  }

  // MARK: What holds objects

  mutating func visit(_ property: PropertyFact, in scope: Scope) {
    if let owner = scope.type, let name = property.type?.name { mention(name, by: owner, file: scope.file) }
    guard let owner = scope.type else {
      if let value = property.value { note(.global(property.name), standsFor: value, in: scope) }
      return
    }
    let holder = Holder.member(owner, property.name)
    if property.attributes.contains("IBOutlet"), let type = property.type,
      let reference = types.reference(named: type.name, in: owner, file: scope.file),
      let construct = reference.construct
    {
      let place = evaluator.place(of: property.name, at: property.position, file: scope.file)
      add(
        Object(
          reference: reference, place: place, scope: scope, label: nil, name: property.name,
          isControl: construct.isControl, isOutlet: true),
        heldBy: holder)
    }
    if let value = property.value {
      note(holder, standsFor: value, as: property.type, in: scope)
      if case .chain(let chain) = value, case .value(.closure(let closure)) = chain.root {
        filledByClosure.append((.result(file: scope.file, position: closure.position), property.name))
      }
      if case .chain(let chain) = value, case .implicitMember = chain.root, let first = chain.links.first,
        first.name == "init", let type = property.type
      {
        addImplicit(first, type: type, heldBy: holder, in: scope)
      }
    }
    if property.name == "accessibilityIdentifier", property.getter != nil, !property.isAnothers {
      // A class that answers with an identifier of its own, whatever it is given.
      let path = Chain(
        root: .name, links: [Link(name: property.name, position: property.position, arguments: nil, end: property.end)],
        range: SourceRange(property.position, property.end))
      let (identifier, way) = evaluator.identifier(of: .chain(path), in: scope)
      if identifier.state != .none {
        let given = GivenIdentifier(
          identifier: identifier, place: evaluator.place(of: property.name, at: property.position, file: scope.file),
          way: way
        )
        gifts.append(Gift(holder: .instances(owner), given: given, owner: owner))
      }
    }
    if property.getter != nil {
      noteLook(of: property, in: scope)
      note(holder, standsFor: .result(file: scope.file, position: property.position))
    }
  }

  mutating func visit(result: Expression, in scope: Scope) {
    note(.result(file: scope.file, position: scope.calledClosure ?? scope.body), standsFor: result, in: scope)
  }

  // MARK: Code

  mutating func visit(_ chain: Chain, in scope: Scope) {
    if let owner = scope.type, chain.links.first?.name.isCapitalised == true, let head = chain.head {
      mention(head.name.hasSuffix(".self") ? String(head.name.dropLast(5)) : head.name, by: owner, file: scope.file)
    }
    let made = types.constructed(by: chain, in: scope)
    if let made { makeObject(made.reference, made.link, in: scope) }
    noteGifts(in: chain, made: made, in: scope)
    passArguments(of: chain, in: scope)
    noteViews(in: chain, made: made, in: scope)
    noteLook(addedBy: chain, in: scope)
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {
    guard let last = target.links.last else { return }
    switch last.name {
    case "accessibilityIdentifier":
      if let pairs = evaluator.pairs(givingTo: target.links.dropLast(), value: value, in: scope) {
        for pair in pairs { give(value, to: pair.view.links[...], by: last, in: pair.scope) }
      } else {
        give(value, to: target.links.dropLast(), by: last, in: scope)
      }
    case let name where setters.properties.contains(name):
      giveSomething(to: target.links.dropLast(), by: last, in: scope)
    case "isEditable" where value == .boolean(false):
      if let holder = holder(of: target.links.dropLast(), in: scope) { readOnly.append(holder) }
    default:
      if let look = ViewFacts.Look.Property(rawValue: last.name) {
        return noteLook(look, of: target, value, in: scope)
      }
      guard value.mayStandForObject else { return }
      noteViews(assigned: value, to: target, in: scope)
      if last.name == "customView", target.links.count > 1 { return noteCustomView(value, of: target, in: scope) }
      guard let holder = holder(of: target.links[...], in: scope) else { return }
      let first = holdings.count
      note(holder, standsFor: value, in: scope)
      holdings.noteArrivals(from: first, at: holder, Site(Spot(last, in: scope), in: scope))
    }
  }

  /// What is passed to a function of the app is reached there under the parameter's name.
  private mutating func passArguments(of chain: Chain, in scope: Scope) {
    guard case .name = chain.root, let last = chain.links.last, last.isCall, let arguments = last.arguments,
      let owner = scope.type, chain.links.count == 1 || chain.links.count == 2 && chain.links[0].name == "self",
      symbols.memberNames.mayContain(last.name)
    else { return }
    let isObject = arguments.map { argument in
      if case .chain(let value) = argument.value { types.type(of: value, in: scope, depth: 0) != nil } else { false }
    }
    guard isObject.contains(true) else { return }
    for (_, member) in symbols.members(named: last.name, of: owner, taking: arguments) {
      guard case .function(let function) = member.declaration, function.accepts(arguments) else { continue }
      for (parameter, argument) in function.matched(with: arguments) {
        guard let index = arguments.firstIndex(where: { $0.position == argument.position }), isObject[index] else {
          continue
        }
        let holder = Holder.local(file: member.file, body: function.position, name: parameter.name)
        note(holder, standsFor: argument.value, in: scope)
        guard arguments.count > 1, case .chain(let chain) = argument.value,
          let object = self.holder(of: chain.links[...], in: scope)
        else { continue }
        passes[holder, default: []].append(
          Pass(object: object, function: function, owner: owner, file: member.file, arguments: arguments, scope: scope))
      }
    }
  }

  func subject(of argument: Argument, of link: Link, at index: Int, in chain: Chain, scope: Scope) -> Expression? {
    // What an alert hands to the closure is the field that it adds.
    if link.name == "addTextField" { return nil }
    if index > 0 || isValue(chain.root) {
      let before = Chain(root: chain.root, links: Array(chain.links[..<index]), range: chain.range)
      return types.type(of: before, in: scope, depth: 0) == nil ? nil : .chain(before)
    }
    guard let first = link.arguments?.first?.value, case .chain(let value) = first else { return nil }
    return types.type(of: value, in: scope, depth: 0) == nil ? nil : first
  }

  private func isValue(_ root: Chain.Root) -> Bool { if case .value = root { true } else { false } }

  mutating func mention(_ name: String, by owner: SymbolTable.TypeID, file: Int) {
    guard symbols.isOfObjects(name),
      let id = symbols.type(named: name, in: owner, file: file), id != owner, symbols.types[id].kind == .class
    else { return }
    mentions[owner, default: []].insert(id)
  }
}

extension PropertyFact {
  /// Whether what it gives is what another object has under the same name: `get { control.accessibilityIdentifier }`.
  var isAnothers: Bool {
    guard let path = getter?.result?.path else { return false }
    return path.count > 1 && path.last == name && path.first != "self"
  }
}
