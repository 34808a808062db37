import Findings
import Inventory

/// Which types' properties the app's code reads, of those whose names say that they hold an identifier.
struct IdentifierReaders {
  private let symbols: SymbolTable
  /// Read of objects whose type is not known, each with what else is read of the same one beside it.
  private var unknown: [String: Set<Set<String>>] = [:]
  /// Read of a type, by its own code or by other code that knows the object's type.
  private var owners: [String: Set<SymbolTable.TypeID>] = [:]
  /// Types whose properties are all read by reflection.
  private var reflected: Set<SymbolTable.TypeID> = []
  private var reflectsAnything = false

  /// Looks for the readers of properties with these names.
  init(of names: Set<String>, _ evaluator: Evaluator) {
    symbols = evaluator.symbols
    guard !names.isEmpty else { return }
    var objects = ObjectVisitor(evaluator: evaluator, names: names)
    for (file, facts) in symbols.files.enumerated() {
      for read in facts.identifierReads where names.contains(read.name) {
        if let owner = read.owner.flatMap({ symbols.type(named: $0, in: nil, file: file) }) {
          owners[read.name, default: []].insert(owner)
        } else {
          objects.open[file, default: [:]][read.position] = read.name
        }
      }
    }
    if !objects.open.isEmpty { objects.walk(symbols) }
    owners.merge(objects.owners) { $0.union($1) }
    for (file, reads) in objects.open {
      for (position, name) in reads {
        unknown[name, default: []].insert(objects.beside[file]?[position] ?? [])
      }
    }

    var mirrors = MirrorVisitor(evaluator: evaluator)
    mirrors.walk(symbols)
    reflected = mirrors.reflected
    reflectsAnything = mirrors.reflectsAnything
  }

  /// Whether any code may read the property.
  func mayRead(_ name: String, of type: SymbolTable.TypeID) -> Bool {
    if reflectsAnything || (unknown[name] ?? []).contains(where: { mayHave($0, type) }) { return true }
    let lineage = symbols.types[type].lineage
    if lineage.contains(where: reflected.contains) { return true }
    return (owners[name] ?? []).contains { reader in
      // Of several types of one name it may be any.
      lineage.contains(reader) || symbols.types[reader].lineage.contains(type)
        || symbols.types[reader].simpleName == symbols.types[type].simpleName
    }
  }
}

extension IdentifierReaders {
  /// What a struct, or a wrapper that looks like it, may have without a declaration of its own.
  private static let inherited: Set<String> = [
    "body", "debugDescription", "description", "hashValue", "id", "localizedDescription",
    "projectedValue", "self", "wrappedValue",
  ]

  /// Whether an object of which these are read may be one of the type.
  private func mayHave(_ members: Set<String>, _ type: SymbolTable.TypeID) -> Bool {
    guard symbols.types[type].kind == .struct else { return true }
    return members.allSatisfy { Self.inherited.contains($0) || !symbols.members(named: $0, of: type).isEmpty }
  }
}

/// Says of which types' objects the names are read.
private struct ObjectVisitor: CodeVisitor {
  let evaluator: Evaluator
  let names: Set<String>
  private let types: UIKitTypes
  let filter: NameFilter
  /// The reads whose object is not known yet, by file and position.
  var open: [Int: [Position: String]] = [:]
  /// What is read of the same object in the same call, by file and position.
  private(set) var beside: [Int: [Position: Set<String>]] = [:]
  private(set) var owners: [String: Set<SymbolTable.TypeID>] = [:]

  init(evaluator: Evaluator, names: Set<String>) {
    self.evaluator = evaluator
    self.names = names
    filter = NameFilter(names)
    types = UIKitTypes(symbols: evaluator.symbols)
  }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    for link in chain.links { compare(link.arguments ?? [], in: scope.file) }
    guard case .name = chain.root else { return }
    for (index, link) in chain.links.enumerated() where index > 0 && !link.isCall && names.contains(link.name) {
      guard open[scope.file]?[link.position] != nil else { continue }
      let object = Chain(root: chain.root, links: Array(chain.links[..<index]), range: chain.range)
      if case .instance(let type, _) = evaluator.value(of: object, in: scope, depth: 0) {
        guard !evaluator.symbols.members(named: link.name, of: type).isEmpty else { continue }
        owners[link.name, default: []].insert(type)
      } else if let reference = types.type(of: object, in: scope, depth: 0) {
        if let type = reference.id { owners[link.name, default: []].insert(type) }
      } else {
        continue
      }
      open[scope.file]?[link.position] = nil
    }
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) { visit(target, in: scope) }

  /// Notes what a call is passed of one object: `add(title: action.title, accessibilityID: action.accessibilityID)`.
  private mutating func compare(_ arguments: [Argument], in file: Int) {
    guard arguments.count > 1 else { return }
    let reads = arguments.compactMap { argument -> (object: String, member: Link)? in
      guard case .chain(let chain) = argument.value, case .name = chain.root, chain.links.count == 2,
        chain.links.allSatisfy({ $0.arguments == nil })
      else { return nil }
      return (chain.links[0].name, chain.links[1])
    }
    for read in reads where names.contains(read.member.name) {
      beside[file, default: [:]][read.member.position] = Set(
        reads.filter { $0.object == read.object }.map(\.member.name))
    }
  }
}

/// Notes which types are looked at through `Mirror`.
private struct MirrorVisitor: CodeVisitor {
  let evaluator: Evaluator
  let filter = NameFilter(["Mirror"])
  private(set) var reflected: Set<SymbolTable.TypeID> = []
  private(set) var reflectsAnything = false

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    for link in chain.links where link.name == "Mirror" {
      guard let value = link.arguments?.first(where: { $0.label == "reflecting" })?.value else { continue }
      if value.path == ["self"], let type = scope.type {
        reflected.insert(type)
      } else if case .instance(let type, _) = evaluator.value(of: value, in: scope) {
        reflected.insert(type)
      } else if !isForeign(value, in: scope) {
        reflectsAnything = true
      }
    }
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {}

  /// Whether the value is, or is a part of, what another module's function or type made out of nothing: it holds none of
  /// the app's.
  private func isForeign(_ value: Expression, in scope: Scope) -> Bool {
    guard let first = value.path?.first, case .chain(let made)? = scope.locals[first]?.value, case .name = made.root,
      made.links.count == 1, made.links[0].arguments?.isEmpty == true
    else { return false }
    let symbols = evaluator.symbols
    let name = made.links[0].name
    return symbols.functions[name] == nil && symbols.functionCount(of: name) == 0
      && symbols.type(named: name, in: scope.type, file: scope.file) == nil
  }
}
