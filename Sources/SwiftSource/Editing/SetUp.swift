import SwiftSyntax

/// The bodies of a type that set its objects up, those first that always run.
struct SetUp {
  let functions: [TypeParts.Function]

  /// What UIKit calls once, when the type's outlets and properties are there, in the order in which to look.
  private static let lifeCycle = ["viewDidLoad", "awakeFromNib", "init", "loadView", "makeUIView"]

  /// What UIKit calls before outlets are set.
  private static let beforeOutlets: Set<String> = ["init", "loadView"]

  /// How the names of functions begin that set things up.
  private static let words = [
    "add", "apply", "bind", "build", "commonInit", "configure", "create", "initialise", "initialize", "layout", "load",
    "make", "prepare", "set", "style",
  ]

  /// What UIKit calls again and again, though its name begins like those.
  private static let callbacks: Set<String> = [
    "layoutIfNeeded", "layoutMarginsDidChange", "layoutSubviews", "prepareForInterfaceBuilder", "prepareForReuse",
    "setNeedsDisplay", "setNeedsLayout",
  ]

  init(of type: TypeParts, forOutlet isOutlet: Bool) {
    let all = type.functions.filter { $0.isAction || $0.name == "makeUIView" }
    var found: [TypeParts.Function] = []
    func add(_ function: TypeParts.Function) {
      guard !found.contains(where: { $0.body.id == function.body.id }) else { return }
      found.append(function)
      for statement in function.body.statements {
        guard let name = statement.calledMethod else { continue }
        all.filter { $0.name == name }.forEach(add)
      }
    }
    for name in Self.lifeCycle where !isOutlet || !Self.beforeOutlets.contains(name) {
      all.filter { $0.name == name && !$0.fails }.forEach(add)
    }
    // What another file or a superclass calls.
    for function in all where function.parameters.isEmpty && !function.isPrivate && Self.isNamedForSetUp(function.name)
    {
      add(function)
    }
    functions = found
  }

  private static func isNamedForSetUp(_ name: String) -> Bool {
    !callbacks.contains(name) && words.contains { name.hasPrefix($0) }
  }

  /// Where at the end of a body something is said that nothing said before: viewDidLoad and its like.
  var ending: TypeParts.Function? {
    for name in Self.lifeCycle {
      let found = functions.filter { $0.name == name }
      // Of several initialisers one only runs.
      if found.count == 1 { return found[0] }
    }
    return functions.first { $0.parameters.isEmpty && $0.name != "init" }
  }
}

extension TypeParts.Function {
  /// Whether it does nothing but stop the app, as `init(coder:)` often does.
  fileprivate var fails: Bool {
    guard body.statements.count == 1,
      let callee = body.statements.first?.item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    else { return false }
    return callee.hasSuffix("Error") || callee.hasSuffix("Failure")
  }

  /// Whether it has a parameter or a variable of its own with this name.
  func hides(_ name: String) -> Bool {
    parameters.contains { ($0.secondName ?? $0.firstName).text == name }
      || body.statements.contains {
        $0.item.as(VariableDeclSyntax.self)?.bindings.contains { $0.declares(name) } == true
      }
  }
}

extension CodeBlockItemSyntax {
  /// The method of the same object that it calls: `setUp` of `self.setUp()`.
  fileprivate var calledMethod: String? {
    guard let callee = item.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = callee.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" else {
      return nil
    }
    return access.declName.baseName.text
  }

  /// Whether it calls the superclass.
  var callsSuper: Bool {
    item.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.super)
  }
}
