import Inventory

extension UIKitVisitor {
  func wants(_ code: SymbolTable.Code) -> Bool { wanted.mayHave(code, symbols) }

  /// Which code may make a UIKit object, pass one on, or give one an identifier.
  struct Wanted: Sendable {
    /// The names of which such code has one.
    private(set) var names: NameFilter
    /// These without the functions that are passed objects.
    private var certain: NameFilter
    /// Of each type the functions that are passed objects, by the hashes of their calls.
    private var takers: [SymbolTable.TypeID: [UInt32]] = [:]
    /// Functions that never run.
    private let unused: Set<ObjectIdentifier>
    /// Whether all of the hierarchy is wanted.
    let isForTrees: Bool
    /// The app's own functions that put what they are passed into their receiver.
    let forwarders: Set<String>
    /// The names of what puts views together, and the types in whose code that matters; nil for all.
    private let embedding: NameFilter
    private let embedders: Set<SymbolTable.TypeID>?

    init(_ evaluator: Evaluator, _ setters: IdentifierSetters, _ keyed: KeyedIdentifiers, isForTrees: Bool) {
      let symbols = evaluator.symbols
      self.isForTrees = isForTrees
      var accessibility = NameFilter()
      accessibility.insertAccessibility()
      unused = symbols.functionsForNothing(among: symbols.code(using: accessibility))
      embedders = isForTrees ? nil : symbols.typesOfHidingViews()
      forwarders = embedders?.isEmpty == true ? [] : symbols.functionsAddingViews()
      var embedding = ViewFacts.names
      embedding.insert(forwarders, .call)
      if isForTrees { embedding.formUnion(ViewFacts.namesForTrees) }
      self.embedding = embedding
      names = NameFilter(symbols.objectNames)
      var holding = names
      holding.insert(MemberFacts.untypedProperty)
      names.insertAccessibility()
      // Such a property may be another name for what the class has: `lazy var all = [go, stop]`.
      names.insert(CodeIndex.viewProperty)
      names.insert(["assign", "isEditable", "isSecureTextEntry"])
      names.insert("addGestureRecognizer", .call)
      names.insert("view", .assignment)
      if isForTrees { names.insert(["isHidden", "alpha"], .assignment) }
      names.insert(setters.names, .call)
      names.insert(setters.properties, .assignment)
      names.insert(keyed.names, .call)
      names.insert(evaluator.carriers.names)
      certain = names
      let code = symbols.code(using: holding)
      for code in code {
        switch code.member.declaration {
        case .property(let property):
          // Without a type, what the property holds may be anything.
          if property.type.map({ isObject($0, symbols) }) ?? true { certain.insert(property.name, .assignment) }
        case .function(let function):
          if let result = function.result, isObject(result, symbols) { certain.insert(function.name, .call) }
        case .enumCase: break
        }
      }
      names = certain
      if embedders?.isEmpty != true { names.formUnion(embedding) }
      for code in code {
        guard let owner = code.owner, case .function(let function) = code.member.declaration,
          function.parameters.contains(where: { $0.type.map { isObject($0, symbols) } ?? false })
        else { continue }
        addTaker(function, of: owner)
      }
      for code in symbols.code(using: accessibility) {
        guard let owner = code.owner, let function = code.function,
          function.parameters.contains(where: {
            $0.type.map { mayTakeObject($0, in: owner, file: code.member.file, symbols) } ?? false
          })
        else { continue }
        addTaker(function, of: owner)
      }
    }

    private mutating func addTaker(_ function: FunctionFact, of owner: SymbolTable.TypeID) {
      let call = NameSet.hash(function.name, .call)
      names.insert(hash: call)
      takers[owner, default: []].append(call)
    }

    /// Whether code that has one of the names may have more of an object than what its declaration says.
    func mayHave(_ code: SymbolTable.Code, _ symbols: SymbolTable) -> Bool {
      if unused.contains(code.member.identity) { return false }
      if case .property(let property) = code.member.declaration, property.mayStandForObject,
        let owner = code.owner, symbols.types[owner].uiKitName != nil
      {
        return true
      }
      let names = code.member.names
      if certain.mayOccur(in: names, except: harmless(in: code.member, symbols)) { return true }
      if embedders.map({ owned in code.owner.map(owned.contains) == true }) ?? true, embedding.mayOccur(in: names) {
        return true
      }
      // Only the functions of its own type are looked at for what they are passed.
      guard let owner = code.owner else { return false }
      return symbols.types[owner].lineage.contains { takers[$0]?.contains(where: names.mayContain(hash:)) ?? false }
    }

    /// The hashes of UIKit's names that a function's parameters have, and its code does not call: what is passed to it is
    /// made elsewhere. `some View` is none of UIKit's, even if the app has a class of that name.
    private func harmless(in member: SymbolTable.Member, _ symbols: SymbolTable) -> [UInt32] {
      switch member.declaration {
      case .property(let property): return property.type?.isSomeView == true ? [Self.view] : []
      case .function(let function):
        var hashes = function.result?.isSomeView == true ? [Self.view] : []
        guard !function.names.mayContain(hash: Self.initialiser) else { return hashes }
        for parameter in function.parameters {
          guard let name = parameter.type?.name, UIKitClass.isKnown(name),
            !symbols.sharedWithUIKit.contains(name), !function.names.mayContain(hash: NameSet.hash(name, .call))
          else { continue }
          hashes.append(NameSet.hash(name))
        }
        return hashes
      case .enumCase: return []
      }
    }

    private static let view = NameSet.hash("View")
    private static let initialiser = NameSet.hash("init", .call)
  }
}

/// Whether a value of the type may be an object of UIKit's, or of a class that descends from one of its classes.
private func isObject(_ type: TypeName, _ symbols: SymbolTable) -> Bool {
  guard !type.isSomeView else { return false }
  return symbols.isOfObjects(type.name) || type.arguments.contains { isObject($0, symbols) }
}

/// Whether a value of the type may be an object of UIKit's though the type is none of its classes: whatever has an
/// identifier, any object, a type that the function is generic over.
private func mayTakeObject(_ type: TypeName, in owner: SymbolTable.TypeID, file: Int, _ symbols: SymbolTable) -> Bool {
  guard !type.isSomeView, !type.isTextless, type.name != "String", type.name.isCapitalised else { return false }
  guard let id = symbols.type(named: type.name, in: owner, file: file) else { return true }
  return symbols.types[id].kind == .extension || symbols.types[id].kind == .protocol
}

extension SymbolTable {
  /// The types of views that may hide what is in them from tests, or name it by their lists of it, and of the views in these, as far as they are named.
  fileprivate func typesOfHidingViews() -> Set<TypeID> {
    let properties = ["isAccessibilityElement", "accessibilityElements", "accessibilityElementsHidden"]
    var found = Set(properties.flatMap { code(with: NameSet.hash($0)).compactMap(\.owner) })
    var accessibility = NameFilter()
    accessibility.insertAccessibility()
    for list in UIKitClass.subviewLists {
      let code = code(with: NameSet.hash(list)).filter { accessibility.mayOccur(in: $0.member.names) }
      found.formUnion(code.compactMap(\.owner))
    }
    guard !found.isEmpty else { return found }
    var viewsByHash: [UInt32: [TypeID]] = [:]
    for id in types.indices where types[id].uiKitName.map({ UIKitClass.table[$0] != nil }) == true {
      viewsByHash[NameSet.hash(types[id].simpleName), default: []].append(id)
    }
    var open = Array(found)
    while let next = open.popLast() {
      let named = types[next].members.all.flatMap { $0.names.hashes.flatMap { viewsByHash[$0] ?? [] } }
      for id in named + types[next].lineage where found.insert(id).inserted { open.append(id) }
    }
    return found
  }

  /// The functions that extensions of UIKit's views have to add several views, or one with its constraints.
  fileprivate func functionsAddingViews() -> Set<String> {
    var names: Set<String> = []
    for name in ["addSubview", "addArrangedSubview"] {
      // Of `forEach(addSubview)` the name is no call.
      for code in code(with: NameSet.hash(name)) {
        guard let owner = code.owner, let function = code.function, types[owner].kind == .extension,
          UIKitClass.isKnown(types[owner].simpleName), !function.parameters.isEmpty, let body = function.body
        else { continue }
        // One that is told where to add is followed as any function that is passed views.
        var search = ContainerSearch(parameters: Set(function.parameters.map(\.name)))
        search.look(in: body)
        if search.addsToParameter { continue }
        names.insert(function.name)
      }
    }
    return names
  }
}

/// Whether code adds views to one that it is passed.
private struct ContainerSearch: BlockSearch {
  let parameters: Set<String>
  private(set) var addsToParameter = false

  init(parameters: Set<String>) { self.parameters = parameters }

  mutating func visit(_ chain: Chain) {
    guard let last = chain.links.last, chain.links.count > 1, ViewFacts.adding.contains(last.name),
      case .name = chain.root
    else { return }
    addsToParameter = addsToParameter || parameters.contains(chain.links[0].name)
  }
}
