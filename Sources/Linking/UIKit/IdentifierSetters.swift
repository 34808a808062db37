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
    /// What the body assigns.
    var value: Expression

    /// Of several arguments, the label of the one that is the identifier.
    func labelPlace(in arguments: [Argument], _ evaluator: Evaluator, file: Int) -> Place? {
      guard arguments.count > 1 else { return nil }
      for (parameter, argument) in function.matched(with: arguments) where value.names.contains(parameter.name) {
        if let label = argument.label { return evaluator.place(of: label, at: argument.position, file: file) }
      }
      return nil
    }
  }

  private var setters: [String: [Setter]] = [:]

  /// The names that a setter may be called by.
  var names: [String] { setters.keys + ["setAccessibilityIdentifier", "setValue"] }

  init(_ symbols: SymbolTable, _ types: UIKitTypes) {
    var accessibility = NameFilter()
    accessibility.insertAccessibility()
    for code in symbols.code(using: accessibility) {
      guard let id = code.owner, let function = code.function, function.name != "init", !function.parameters.isEmpty
      else { continue }
      let name = symbols.types[id].name
      let isObject =
        types.reference(to: id) != nil || UIKitClass.table[symbols.types[id].simpleName] != nil || name == "NSObject"
        || symbols.types[id].kind == .protocol || name == "UIAccessibilityIdentification"
      guard isObject, let value = function.body?.assignedIdentifier,
        function.parameters.contains(where: {
          value.names.contains($0.name) && symbols.isText($0.type, in: id, file: code.member.file)
        })
      else { continue }
      setters[function.name, default: []].append(
        Setter(function: function, owner: id, file: code.member.file, value: value))
    }
  }

  /// Whether the code is that of a setter.
  func isSetter(_ scope: Scope) -> Bool {
    (setters[scope.member] ?? []).contains { $0.file == scope.file && $0.function.position == scope.body }
  }

  /// The identifier that the call at the index of a chain gives its receiver, where it is that of a setter.
  func given(byCallAt index: Int, of chain: Chain, in scope: Scope, _ evaluator: Evaluator) -> GivenIdentifier? {
    let link = chain.links[index]
    guard let arguments = link.arguments, !arguments.isEmpty else { return nil }
    let place = evaluator.place(of: link, file: scope.file)
    var receiver: Evaluator.Receiver?
    for setter in setters[link.name] ?? [] {
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
      let (identifier, way) = evaluator.identifier(of: setter.value, in: inner)
      let place = setter.labelPlace(in: arguments, evaluator, file: scope.file) ?? place
      return identifier.state == .none
        ? nil : GivenIdentifier(identifier: identifier, place: place, way: way)
    }
    let isKeyValueCoding =
      link.name == "setValue"
      && arguments.contains {
        ($0.label == "forKey" || $0.label == "forKeyPath") && $0.value == .string("accessibilityIdentifier")
      }
    guard link.name == "setAccessibilityIdentifier" || isKeyValueCoding else { return nil }
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

extension Block {
  /// What the body assigns to the receiver's own identifier.
  fileprivate var assignedIdentifier: Expression? {
    for statement in statements {
      switch statement {
      case .assignment(let target, let value, _):
        let names = target.links.map(\.name)
        if names == ["accessibilityIdentifier"] || names == ["self", "accessibilityIdentifier"] { return value }
      case .branches(let branches):
        for alternative in branches.alternatives {
          if let found = alternative.body.assignedIdentifier { return found }
        }
      default: break
      }
    }
    return nil
  }
}

extension Link {
  /// Whether the call's name or one of its labels says that it is about an identifier.
  fileprivate var namesIdentifier: Bool {
    Slot.namesIdentifier(name) || (arguments ?? []).contains { $0.label.map(Slot.namesIdentifier) ?? false }
  }
}
