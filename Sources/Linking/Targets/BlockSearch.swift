import Findings
import Inventory

/// Looks through all code of a block, closures and nested functions too, without regard for what names mean.
protocol BlockSearch {
  mutating func visit(assignment target: Chain, value: Expression)
  mutating func visit(_ link: Link)
  mutating func visit(_ chain: Chain)
  mutating func visit(text: String)
}

extension BlockSearch {
  mutating func visit(assignment target: Chain, value: Expression) {}
  mutating func visit(_ link: Link) {}
  mutating func visit(_ chain: Chain) {}
  mutating func visit(text: String) {}

  mutating func look(in block: Block) {
    for statement in block.statements {
      switch statement {
      case .binding(let binding): if let value = binding.value { look(in: value) }
      case .assignment(let target, let value, _):
        visit(assignment: target, value: value)
        look(in: value)
      case .expression(let expression, _), .return(let expression, _): look(in: expression)
      case .branches(let branches): for alternative in branches.alternatives { look(in: alternative.body) }
      case .loop(_, let sequence, let body, _):
        if let sequence { look(in: sequence) }
        look(in: body)
      case .function(let function): if let body = function.body { look(in: body) }
      }
    }
  }

  mutating func look(in expression: Expression) {
    switch expression {
    case .chain(let chain):
      visit(chain)
      if case .value(let root) = chain.root { look(in: root) }
      for link in chain.links where link.arguments != nil {
        visit(link)
        for argument in link.arguments ?? [] { look(in: argument.value) }
      }
    case .closure(let closure): look(in: closure.body)
    case .ternary(_, let first, let second, _), .binary(_, let first, let second):
      look(in: first)
      look(in: second)
    case .branches(let branches): for alternative in branches.alternatives { look(in: alternative.body) }
    case .array(let values), .tuple(let values): for value in values { look(in: value) }
    case .string(let text): visit(text: text)
    case .interpolation(let segments):
      for case .hole(let value, _) in segments { look(in: value) }
    case .dictionary(let pairs):
      for pair in pairs {
        look(in: pair.key)
        look(in: pair.value)
      }
    default: break
    }
  }
}
