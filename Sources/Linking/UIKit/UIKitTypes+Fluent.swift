import Inventory

/// What calls give: their receiver, or another object.
extension UIKitTypes {
  enum CallResult {
    case receiver
    case result(Holder)
    /// What one of UIKit's functions gives.
    case unknown
  }

  /// What the call of an object's function gives.
  func given(by link: Link, of receiver: ClassReference, file: Int) -> CallResult {
    let arguments = link.arguments ?? []
    // `view.then { … }` of a package gives the view.
    if symbols.functionCount(of: link.name) == 0 {
      let isFilled = arguments.contains { if case .closure = $0.value { true } else { false } }
      return isFilled ? .receiver : .unknown
    }
    for id in declaring(receiver, file: file) {
      let meant = symbols.members(named: link.name, of: id, taking: arguments).compactMap {
        _, member -> (FunctionFact, Int)? in
        guard case .function(let function) = member.declaration, function.accepts(arguments) else { return nil }
        return (function, member.file)
      }
      guard let (function, declaring) = meant.first else { continue }
      guard meant.count == 1, function.givesAnother else { return .receiver }
      return .result(.result(file: declaring, position: function.position))
    }
    return .receiver
  }

  /// The class and those of UIKit's that the app extends, as far as they are looked at.
  private func declaring(_ reference: ClassReference, file: Int) -> [SymbolTable.TypeID] {
    if let id = reference.id { return [id] }
    return [reference.uiKitName, "UIView"].compactMap { symbols.type(named: $0, in: nil, file: file) }
  }
}

extension FunctionFact {
  /// Whether what it gives is not its receiver: all that it returns has another name than `self`.
  fileprivate var givesAnother: Bool {
    guard let result, result.name != "Self", let body else { return false }
    return !body.returnsReceiver
  }
}

extension Block {
  /// Whether one of the values that it gives is the receiver, as far as names tell.
  fileprivate var returnsReceiver: Bool {
    if statements.count == 1, case .expression(let value, _) = statements[0] { return value.isReceiver }
    return statements.contains { statement in
      switch statement {
      case .return(let value, _): value.isReceiver
      case .branches(let branches): branches.alternatives.contains { $0.body.returnsReceiver }
      case .loop(_, _, let body, _): body.returnsReceiver
      default: false
      }
    }
  }
}

extension Expression {
  /// `self`, or what a call of its own gives, which may be the same.
  fileprivate var isReceiver: Bool {
    guard case .chain(let chain) = self, case .name = chain.root, let first = chain.links.first else { return false }
    let calls = first.name == "self" ? chain.links.dropFirst() : chain.links[...]
    return !first.name.isCapitalised && calls.allSatisfy(\.isCall)
  }
}
