import Findings
import SwiftSyntax

extension EditableSource {
  /// What passes a component its identifier: an argument, at its place in the order of the parameters.
  func argument(
    _ code: String, for parameter: IdentifierWish.Parameter, inCallOf name: TokenSyntax
  ) throws(Obstacle) -> [FileEdit] {
    guard let call = ViewChain.call(named: name) else { throw Obstacle("no call makes the component here") }
    guard let wanted = parameter.order.firstIndex(of: parameter.label) else {
      throw Obstacle("no parameter is called '\(parameter.label)'")
    }
    // Behind a trailing comma the parser puts an argument that is not there.
    let arguments = call.arguments.compactMap { $0.expression.is(MissingExprSyntax.self) ? nil : $0 }
    if arguments.contains(where: { $0.label?.text == parameter.label }) {
      throw Obstacle("the call passes '\(parameter.label)' already")
    }
    let argument = "\(parameter.label): \(code)"
    guard let left = call.leftParen, call.rightParen != nil else {
      return [insert("(\(argument))", at: end(call.calledExpression))]
    }
    // How many of the arguments are for parameters before this one.
    var before = 0
    var next = 0
    for passed in arguments {
      guard let index = parameter.order[next...].firstIndex(of: passed.label?.text) else {
        throw Obstacle("the call passes what no parameter takes")
      }
      if index > wanted { break }
      next = index + 1
      before += 1
    }
    if arguments.isEmpty { return [insert(argument, at: end(left))] }
    if before == 0 {
      let first = arguments[0]
      let separator = isFirstOnLine(start(first)) ? "," + style.lineBreak + indentation(start(first)) : ", "
      return [insert(argument + separator, at: start(first))]
    }
    return insert(argument, behind: arguments[before - 1], before: before < arguments.count ? arguments[before] : nil)
  }

  private func insert(
    _ argument: String, behind last: LabeledExprSyntax, before next: LabeledExprSyntax?
  ) -> [FileEdit] {
    let column = [next, last].compactMap { $0 }.first { isFirstOnLine(start($0)) }.map { indentation(start($0)) }
    guard let column else {
      guard let next else { return [insert(", " + argument, at: end(last.expression))] }
      return [insert(argument + ", ", at: start(next))]
    }
    // What stands at the end of the line, a comment, stays with the argument before.
    if let comma = last.trailingComma {
      return [insert(style.lineBreak + column + argument + ",", at: endOfLine(behind: comma))]
    }
    let place = endOfLine(behind: last.expression)
    if place == end(last.expression) {
      return [insert("," + style.lineBreak + column + argument, at: place)]
    }
    return [insert(",", at: end(last.expression)), insert(style.lineBreak + column + argument, at: place)]
  }
}
