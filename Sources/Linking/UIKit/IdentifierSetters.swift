import Findings
import Inventory
import Taxonomy

/// The functions of the app that give their receiver the identifier that they are passed: an extension of `UIView` with
/// `func identified(by id: String)`. `setAccessibilityIdentifier` is one by its name, since AppKit and Objective-C have it.
struct IdentifierSetters: Sendable {
  private struct Setter: Sendable {
    var function: FunctionFact
    var owner: SymbolTable.TypeID
    var file: Int
    /// The parameters that what it assigns is made of.
    var carrying: Set<String>

    /// Of several arguments, the label of the one that is the identifier.
    func labelPlace(in arguments: [Argument], _ evaluator: Evaluator, file: Int) -> Place? {
      guard arguments.count > 1 else { return nil }
      for (parameter, argument) in function.matched(with: arguments) where carrying.contains(parameter.name) {
        if let label = argument.label { return evaluator.place(of: label, at: argument.position, file: file) }
      }
      return nil
    }
  }

  private var setters: [String: [Setter]] = [:]
  /// The app's other functions that have a name of the platform's setters: they may set that of another view.
  private var namesakes: [String: [FunctionFact]] = [:]
  /// The properties that extensions of UIKit's classes have, and that pass on what they are given in some form:
  /// `view.accessibility = .id("pay")`.
  private(set) var properties: Set<String> = []
  /// The functions of no type that are passed what they give one to.
  let free: FreeSetters

  /// The names that a setter may be called by.
  var names: [String] { setters.keys + Self.platformSetters + free.names }

  private static let platformSetters = ["setAccessibilityIdentifier", "setValue"]

  /// Whether the name says what the call sets; what categories of Objective-C add has a prefix:
  /// `xyz_setAccessibilityIdentifier`.
  private static func isPlatforms(_ name: String) -> Bool {
    platformSetters.contains(name) || name.hasSuffix("_setAccessibilityIdentifier")
  }

  init(_ symbols: SymbolTable, _ types: UIKitTypes) {
    free = FreeSetters(symbols)
    var accessibility = NameFilter()
    accessibility.insertAccessibility()
    for code in symbols.code(using: accessibility) {
      if let id = code.owner, case .property(let property) = code.member.declaration,
        symbols.types[id].kind == .extension,
        UIKitClass.table[symbols.types[id].simpleName] != nil, property.name != "accessibilityIdentifier",
        property.observers.contains(where: { $0.namesInAssignedIdentifiers != nil })
      {
        properties.insert(property.name)
      }
      guard let id = code.owner, let function = code.function, function.name != "init", !function.parameters.isEmpty
      else { continue }
      let name = symbols.types[id].name
      let isObject =
        types.reference(to: id) != nil || UIKitClass.table[symbols.types[id].simpleName] != nil || name == "NSObject"
        || symbols.types[id].kind == .protocol || name == "UIAccessibilityIdentification"
      guard isObject, let names = function.body?.namesInAssignedIdentifiers else {
        if Self.isPlatforms(function.name) { namesakes[function.name, default: []].append(function) }
        continue
      }
      let carrying = function.parameters.filter {
        names.contains($0.name) && symbols.isText($0.type, in: id, file: code.member.file)
      }
      guard !carrying.isEmpty else { continue }
      setters[function.name, default: []].append(
        Setter(function: function, owner: id, file: code.member.file, carrying: Set(carrying.map(\.name))))
    }
  }

  /// Whether the code is that of a setter.
  func isSetter(_ scope: Scope) -> Bool {
    (setters[scope.member] ?? []).contains { $0.file == scope.file && $0.function.position == scope.body }
  }

  /// Whether a call gives its receiver what it is passed each time, and not under a condition of the setter's own.
  func isCertain(_ link: Link) -> Bool {
    let ofName = setters[link.name] ?? []
    if ofName.isEmpty { return Self.platformSetters.contains(link.name) }
    return ofName.allSatisfy { setter in
      setter.function.body?.statements.contains {
        if case .assignment(let target, _, _) = $0 { target.isOwnIdentifier } else { false }
      } ?? false
    }
  }

  /// The identifier that the call at the index of a chain gives its receiver, where it is that of a setter.
  func given(byCallAt index: Int, of chain: Chain, in scope: Scope, _ evaluator: Evaluator) -> GivenIdentifier? {
    guard let arguments = chain.links[index].arguments else { return nil }
    let ofName = setters[chain.links[index].name] ?? []
    let isPlatforms = Self.isPlatforms(chain.links[index].name) && !arguments.isEmpty
    guard isPlatforms || !ofName.isEmpty else { return nil }
    let link = chain.links[index]
    let place = evaluator.place(of: link, file: scope.file)
    var receiver: Evaluator.Receiver?
    for setter in ofName {
      switch evaluator.calls(
        link, at: index, of: chain, setter.function, owner: setter.owner, file: setter.file, in: scope, on: &receiver)
      {
      case .yes: break
      // Whatever the receiver is, such names say what is passed.
      case .unclear where link.namesIdentifier: break
      case .unclear, .no: continue
      }
      var inner = Scope(file: setter.file, type: setter.owner, member: setter.function.name)
      evaluator.bind(
        setter.function, of: setter.owner, file: setter.file, to: arguments, from: scope, in: &inner, depth: 0)
      guard let body = setter.function.body else { continue }
      let value = evaluator.identifiers(assignedBy: body, in: inner).joinedAlternatives()
      let (identifier, way) = evaluator.identifier(from: value, named: "accessibilityIdentifier")
      let place = setter.labelPlace(in: arguments, evaluator, file: scope.file) ?? place
      return identifier.state == .none
        ? nil : GivenIdentifier(identifier: identifier, place: place, way: way)
    }
    let isKeyValueCoding =
      link.name == "setValue"
      && arguments.contains {
        ($0.label == "forKey" || $0.label == "forKeyPath") && $0.value == .string("accessibilityIdentifier")
      }
    guard isPlatforms, link.name != "setValue" || isKeyValueCoding else { return nil }
    if namesakes[link.name]?.contains(where: { $0.accepts(arguments) }) == true { return nil }
    let (identifier, way) = evaluator.identifier(of: arguments[0].value, in: scope)
    return identifier.state == .none
      ? nil : GivenIdentifier(identifier: identifier, place: place, way: way)
  }
}

extension SymbolTable {
  /// Whether a value of the type can be an identifier: a string, an enum's case, or a type that is not known. A model that
  /// an identifier is derived from is none.
  fileprivate func isText(_ name: TypeName?, in owner: TypeID, file: Int) -> Bool {
    guard let name, let id = type(named: name.name, in: owner, file: file) else { return true }
    return types[id].kind == .enum || types[id].kind == .extension || types[id].kind == .protocol
      || types[id].members["rawValue"] != nil
  }
}

extension Evaluator {
  /// What a body assigns to the receiver's own identifier, on each way through it.
  fileprivate func identifiers(assignedBy block: Block, in outer: Scope) -> [Value] {
    var scope = outer
    var values: [Value] = []
    for statement in block.statements {
      switch statement {
      case .binding(let binding): scope.declare(binding)
      case .assignment(let target, let value, _) where target.isOwnIdentifier:
        values.append(self.value(of: value, in: scope))
      case .branches(let branches):
        for index in branches.alternatives.indices {
          let inner = scope.entering(index, of: branches, file: file(scope))
          values += identifiers(assignedBy: branches.alternatives[index].body, in: inner)
        }
      default: break
      }
    }
    return values
  }
}

extension Block {
  /// The names that what the body assigns to the receiver's own identifier is made of, over its variables too; nil where
  /// it assigns nothing.
  fileprivate var namesInAssignedIdentifiers: Set<String>? {
    var names: Set<String>?
    var variables: [String: Set<String>] = [:]
    func look(in block: Block) {
      for statement in block.statements {
        switch statement {
        case .binding(let binding): variables[binding.name] = binding.value?.names ?? []
        case .assignment(let target, let value, _) where target.isOwnIdentifier:
          names = (names ?? []).union(value.names)
        case .branches(let branches): for alternative in branches.alternatives { look(in: alternative.body) }
        default: break
        }
      }
    }
    look(in: self)
    guard var found = names else { return nil }
    var open = Array(found)
    while let name = open.popLast() {
      for more in variables[name] ?? [] where found.insert(more).inserted { open.append(more) }
    }
    return found
  }
}

extension Chain {
  /// `accessibilityIdentifier`, `self.accessibilityIdentifier`
  fileprivate var isOwnIdentifier: Bool {
    let names = links.map(\.name)
    return names == ["accessibilityIdentifier"] || names == ["self", "accessibilityIdentifier"]
  }
}

extension Link {
  /// Whether the call's name or one of its labels says that it is about an identifier.
  fileprivate var namesIdentifier: Bool {
    Slot.namesIdentifier(name) || (arguments ?? []).contains { $0.label.map(Slot.namesIdentifier) ?? false }
  }
}
