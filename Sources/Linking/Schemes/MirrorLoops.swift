import Findings
import Inventory

/// The loops of a function over the children of a mirror: of `self`, or of one that it is passed.
struct MirrorLoops {
  struct Loop {
    /// The names of a child: one, or its label and its value.
    var variables: [String]
    var body: Block
    /// What stands before it.
    var before: [Statement]
  }

  private(set) var found: [Loop] = []
  /// The function that the mirror of `self` is passed on to, with all that is passed.
  private(set) var helper: (code: SymbolTable.Code, arguments: [Argument])?
  /// The names of mirrors.
  private var mirrors: Set<String> = []
  private let symbols: SymbolTable

  init(_ symbols: SymbolTable, body: Block, of code: SymbolTable.Code) {
    self.symbols = symbols
    if case .function(let function) = code.member.declaration {
      mirrors = Set(function.parameters.filter { $0.type?.name == "Mirror" }.map(\.name))
    }
    look(in: body, before: [], of: code)
  }

  private mutating func look(in block: Block, before outer: [Statement], of code: SymbolTable.Code) {
    var before = outer
    for statement in block.statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value, isMirrorOfSelf(value) { mirrors.insert(binding.name) }
      case .loop(let variables, let sequence?, let body, _):
        if isChildren(sequence) { found.append(Loop(variables: variables, body: body, before: before)) }
      case .branches(let branches):
        for alternative in branches.alternatives { look(in: alternative.body, before: before, of: code) }
      case .expression(.chain(let chain), _):
        look(in: chain, before: before)
        lookForHelper(in: chain, of: code)
      default: break
      }
      before.append(statement)
    }
  }

  /// `mirror.children.forEach { child in … }`
  private mutating func look(in chain: Chain, before: [Statement]) {
    guard let last = chain.links.last, last.name == "forEach",
      case .closure(let closure)? = last.arguments?.first?.value
    else { return }
    let children = Chain(root: chain.root, links: chain.links.dropLast(), range: chain.range)
    guard isChildren(.chain(children)) else { return }
    let variables = closure.parameters.isEmpty ? ["$0"] : closure.parameters
    found.append(Loop(variables: variables, body: closure.body, before: before))
  }

  /// `assign(mirror, 0)`: a function of the same type that goes on with the mirror.
  private mutating func lookForHelper(in chain: Chain, of code: SymbolTable.Code) {
    guard let last = chain.links.last, last.isCall, let arguments = last.arguments, let owner = code.owner,
      chain.links.count == 1 || chain.links.count == 2 && chain.links[0].name == "self",
      arguments.contains(where: { isMirrorOfSelf($0.value) || $0.value.path.map { mirrors.contains($0[0]) } == true })
    else { return }
    for (owner, member) in symbols.members(named: last.name, of: owner) where member.identity != code.member.identity {
      guard case .function(let function) = member.declaration, function.accepts(arguments),
        function.parameters.contains(where: { $0.type?.name == "Mirror" })
      else { continue }
      helper = helper ?? (SymbolTable.Code(owner: owner, member: member), arguments)
    }
  }

  private func isMirrorOfSelf(_ expression: Expression) -> Bool {
    guard case .chain(let chain) = expression, chain.links.count == 1 else { return false }
    return isMirrorOfSelf(chain.links[0])
  }

  private func isMirrorOfSelf(_ link: Link) -> Bool {
    link.name == "Mirror" && link.arguments?.count == 1 && link.arguments?.first?.label == "reflecting"
      && link.arguments?.first?.value.path == ["self"]
  }

  /// `mirror.children`, `Mirror(reflecting: self).children`
  private func isChildren(_ expression: Expression) -> Bool {
    guard case .chain(let chain) = expression, case .name = chain.root, chain.links.count == 2,
      chain.links[1].name == "children"
    else { return false }
    return isMirrorOfSelf(chain.links[0]) || chain.links[0].arguments == nil && mirrors.contains(chain.links[0].name)
  }
}
