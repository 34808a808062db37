package import Inventory

/// Facts in one line each, close to Swift: what the tests compare. A trailing closure stands behind the parentheses, a
/// conditional link behind `#`, what a chain hangs on in angle brackets.
package func written(_ expression: Expression) -> String {
  switch expression {
  case .string(let text): "\"\(escaped(text))\""
  case .interpolation(let segments):
    "\""
      + segments.map {
        switch $0 {
        case .text(let text): escaped(text)
        case .hole(let value, let source): "\\(\(written(value)) as \(source))"
        }
      }.joined() + "\""
  case .chain(let chain): written(chain)
  case .closure(let closure): written(closure)
  case .ternary(let condition, let first, let second, _): "(\(condition.text) ? \(written(first)) : \(written(second)))"
  case .binary(let symbol, let left, let right): "(\(written(left)) \(symbol) \(written(right)))"
  case .branches(let branches): written(branches)
  case .array(let values): "[\(values.map(written).joined(separator: ", "))]"
  case .dictionary(let pairs): "[\(pairs.map { written($0.key) + ": " + written($0.value) }.joined(separator: ", "))]"
  case .tuple(let values): "(\(values.map(written).joined(separator: ", ")))"
  case .number(let digits): digits
  case .boolean(let flag): "\(flag)"
  case .nilLiteral: "nil"
  case .keyPath(let names): "\\." + names.joined(separator: ".")
  case .other(let source): "‹\(source)›"
  }
}

package func written(_ chain: Chain) -> String {
  var result =
    switch chain.root {
    case .name: ""
    case .implicitMember: "."
    case .value(let value):
      "<\(written(value))>" + (chain.links.first.map { ["", "[]"].contains($0.name) } == true ? "" : ".")
    }
  for (index, link) in chain.links.enumerated() {
    let isPlain = index == 0 || link.name == "" || link.name == Link.subscriptName
    result += (isPlain ? "" : ".") + (link.isConditional ? "#" : "") + written(link)
  }
  return result
}

private func written(_ link: Link) -> String {
  guard let arguments = link.arguments else { return link.name }
  let inside = arguments.filter { !$0.isTrailing }.map(written).joined(separator: ", ")
  let behind = arguments.filter(\.isTrailing).map { " " + written($0) }.joined()
  return link.name == Link.subscriptName ? "[\(inside)]" : "\(link.name)(\(inside))\(behind)"
}

private func written(_ argument: Argument) -> String {
  (argument.label.map { $0 + ": " } ?? "") + written(argument.value)
}

private func written(_ closure: Closure) -> String {
  let parameters = closure.parameters.isEmpty ? "" : closure.parameters.joined(separator: ", ") + " in "
  return "{ " + parameters + written(closure.body) + " }"
}

package func written(_ block: Block) -> String { block.statements.map(written).joined(separator: "; ") }

package func written(_ branches: Branches) -> String {
  let kind =
    switch branches.kind {
    case .exclusive: "if"
    case .compiled: "#if"
    case .detour: "detour"
    }
  let alternatives = branches.alternatives.map { alternative in
    let bound = alternative.bound.isEmpty ? "" : " |\(alternative.bound.map(\.name).joined(separator: ", "))|"
    return "[\(alternative.condition)]\(bound) { \(written(alternative.body)) }"
  }
  return ([kind] + alternatives + (branches.isExhaustive ? ["all"] : [])).joined(separator: " ")
}

package func written(_ statement: Statement) -> String {
  switch statement {
  case .binding(let binding):
    "let \(binding.name)" + (binding.type.map { ": " + written($0) } ?? "")
      + (binding.value.map { " = " + written($0) } ?? "")
  case .assignment(let target, let value, _): written(target) + " = " + written(value)
  case .expression(let expression, _): written(expression)
  case .return(let expression, _): "return " + written(expression)
  case .branches(let branches): written(branches)
  case .loop(let variables, let sequence, let body, _):
    "loop" + variables.map { " \($0)" }.joined() + (sequence.map { " in " + written($0) } ?? "")
      + " { \(written(body)) }"
  case .function(let function): "func " + written(function)
  }
}

package func written(_ function: FunctionFact) -> String {
  let parameters = function.parameters.map { parameter in
    (parameter.label ?? "_") + (parameter.label == parameter.name ? "" : " " + parameter.name)
      + (parameter.type.map { ": " + written($0) } ?? "") + (parameter.defaultValue.map { " = " + written($0) } ?? "")
  }
  return function.name + "(\(parameters.joined(separator: ", ")))"
    + (function.result.map { " -> " + written($0) } ?? "")
    + (function.body.map { " { \(written($0)) }" } ?? "")
}

package func written(_ type: TypeName) -> String {
  (type.isOpaque ? "some " : "") + type.name
    + (type.arguments.isEmpty ? "" : "<\(type.arguments.map(written).joined(separator: ", "))>")
    + (type.isOptional ? "?" : "")
}

private func escaped(_ text: String) -> String {
  text.replacing("\n", with: "⏎").replacing("\r", with: "␍").replacing("\t", with: "⇥").replacing("\0", with: "␀")
}
