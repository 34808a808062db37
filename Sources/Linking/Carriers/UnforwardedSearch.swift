import Findings
import Inventory
import Taxonomy

/// Finds the parameters and properties that take an identifier and lose it. What may be read by anybody but the app's own
/// code (a requirement of another module's protocol, reflection, Objective-C) is left out.
struct UnforwardedSearch {
  private let evaluator: Evaluator
  private var symbols: SymbolTable { evaluator.symbols }
  private(set) var found: [IdentifierTaker] = []
  /// The places that pass something to what loses it.
  private(set) var losing: Set<Place> = []

  /// A parameter or a property that nobody else decides over.
  private struct Candidate {
    var slot: Slot
    var owner: SymbolTable.TypeID?
    var file: Int
    var position: Position
    var member: String
  }

  private var candidates: [Candidate] = []

  /// `sites` are the places that pass an identifier on to where it is given.
  init(_ evaluator: Evaluator, giving sites: [CarrierSite]) {
    self.evaluator = evaluator
    var accessibility = NameFilter()
    accessibility.insertAccessibility()
    for code in symbols.code(using: accessibility) where !symbols.files[code.member.file].isIncomplete {
      switch code.member.declaration {
      case .function(let function): search(function, of: code.owner, file: code.member.file)
      case .property(let property):
        if let owner = code.owner { search(property, of: owner, file: code.member.file) }
      case .enumCase: break
      }
    }
    keepUnread()
    guard !candidates.isEmpty else { return }
    let filling = Dictionary(
      grouping: CarrierSearch(evaluator, sinks: candidates.map(\.slot)).sites, by: \.slot)
    let giving = Set(sites.map(\.place))
    for candidate in candidates { judge(candidate, filling, giving: giving) }
    found.sort { $0.place < $1.place }
  }

  // MARK: Candidates

  private mutating func search(_ function: FunctionFact, of owner: SymbolTable.TypeID?, file: Int) {
    for parameter in function.parameters {
      guard case .ignored(let position)? = parameter.fate, owner.map({ !symbols.types[$0].isStandIn }) ?? true,
        !hasOtherForm(function, in: owner),
        symbols.mayBeIdentifier(parameter.type, value: nil, in: owner, file: file),
        owner.map({ symbols.decidesAlone(over: function, in: $0) }) ?? true
      else { continue }
      var scope = Scope(file: file, type: owner, member: function.name)
      scope.body = function.position
      candidates.append(
        Candidate(
          slot: .parameter(MemberReference(scope), name: parameter.name), owner: owner, file: file, position: position,
          member: function.name))
    }
  }

  /// Whether another function stands for this one in other builds: `#if DEBUG`.
  private func hasOtherForm(_ function: FunctionFact, in owner: SymbolTable.TypeID?) -> Bool {
    var all = (symbols.functions[function.name] ?? []).map(\.fact)
    if let owner {
      all = (symbols.types[owner].members[function.name] ?? []).compactMap { member in
        if case .function(let other) = member.declaration { other } else { nil }
      }
    }
    return all.contains {
      $0.position != function.position && $0.parameters.map(\.label) == function.parameters.map(\.label)
    }
  }

  private mutating func search(_ property: PropertyFact, of owner: SymbolTable.TypeID, file: Int) {
    guard property.isStored, property.name.namesAccessibilityIdentifier, IdentifierRead.isFound(property.name),
      !(property.isLet && property.value != nil), !symbols.types[owner].isStandIn,
      symbols.mayBeIdentifier(property.type, value: property.value, in: owner, file: file),
      symbols.decidesAlone(over: property, in: owner)
    else { return }
    candidates.append(
      Candidate(
        slot: .property(owner, property.name), owner: owner, file: file, position: property.position,
        member: property.name))
  }

  /// Leaves the properties that nothing reads.
  private mutating func keepUnread() {
    var names: Set<String> = []
    for case .property(_, let name) in candidates.map(\.slot) { names.insert(name) }
    let readers = IdentifierReaders(of: names, evaluator)
    candidates.removeAll { candidate in
      if case .property(let owner, let name) = candidate.slot { readers.mayRead(name, of: owner) } else { false }
    }
  }

  // MARK: What they are given

  private mutating func judge(_ candidate: Candidate, _ filling: [Slot: [CarrierSite]], giving: Set<Place>) {
    var sites = filling[candidate.slot] ?? []
    for site in sites where isOwn(site, candidate) {
      // What else becomes of the value that is kept, only a parameter's fate tells.
      guard let parameter = parameter(keptBy: site) else {
        guard site.value.isWrittenOut else { return }
        continue
      }
      sites += filling[parameter] ?? []
    }
    // A call fills an initialiser's parameter and, by its label, the property.
    var seen: Set<Place> = []
    let lost = sites.filter { $0.isListed && !giving.contains($0.place) && seen.insert($0.place).inserted }
      .sorted { $0.place < $1.place }
    losing.formUnion(lost.map(\.place))
    let owner = candidate.owner.map { symbols.types[$0] }
    let isOfType = if case .property = candidate.slot { true } else { candidate.member == "init" }
    found.append(
      IdentifierTaker(
        name: candidate.slot.name,
        place: evaluator.place(of: candidate.slot.name, at: candidate.position, file: candidate.file),
        taker: isOfType ? owner?.simpleName ?? candidate.member : candidate.member, enclosingType: owner?.name ?? "",
        member: candidate.member, gifts: lost.compactMap(gift)))
  }

  /// What a site gives, where source tells.
  private func gift(_ site: CarrierSite) -> IdentifierTaker.Gift? {
    let identifier = evaluator.identifier(of: site.value, in: site.scope.expecting(site.expected)).identifier
    guard identifier.state == .known || identifier.state == .pattern, identifier.texts.allSatisfy(\.hasLiteral) else {
      return nil
    }
    return IdentifierTaker.Gift(
      identifier: identifier, place: site.place, enclosingType: site.scope.type.map { symbols.types[$0].name } ?? "")
  }

  /// Whether the site is an assignment in the code of the property's own type.
  private func isOwn(_ site: CarrierSite, _ candidate: Candidate) -> Bool {
    guard let owner = candidate.owner, site.callee == nil, let type = site.scope.type else { return false }
    return symbols.types[type].lineage.contains(owner)
  }

  /// The parameter that is assigned, where nothing else becomes of it.
  private func parameter(keptBy site: CarrierSite) -> Slot? {
    let reference = MemberReference(site.scope)
    guard let path = site.value.path, path.count == 1,
      case .function(let function)? = symbols.member(reference)?.declaration,
      function.parameters.contains(where: { $0.name == path[0] && $0.fate == .kept })
    else { return nil }
    return .parameter(reference, name: path[0])
  }
}

extension Expression {
  /// Whether it is a text as it stands, or nothing.
  fileprivate var isWrittenOut: Bool {
    switch self {
    case .string, .nilLiteral: true
    default: false
    }
  }
}

extension IdentifierText {
  /// Whether a part of it is written out.
  fileprivate var hasLiteral: Bool {
    pieces.contains { if case .text(let text) = $0 { !text.isEmpty } else { false } }
  }
}

extension PropertyFact {
  /// Whether it is nothing but kept: no code of its own, nor any that an attribute brings.
  fileprivate var isStored: Bool { getter == nil && observers.isEmpty && !isStatic && attributes.isEmpty }
}

extension SymbolTable.TypeEntry {
  private static let standIns = ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "Sample", "Fixture"]

  /// Whether the type stands in for another one, in a test or a preview.
  fileprivate var isStandIn: Bool { Self.standIns.contains { simpleName.contains($0) } }
}
