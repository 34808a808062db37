import Findings
import Inventory
import Taxonomy

extension Evaluator {
  func interpolation(_ segments: [Expression.Segment], in scope: Scope, depth: Int) -> Value {
    let holes = segments.compactMap { if case .hole(let value, _) = $0 { value } else { nil } }
    if let together = together(holes, in: scope, depth: depth, { interpolation(segments, in: $0, depth: depth + 1) }) {
      return together
    }
    return joined(
      segments.map { segment in
        switch segment {
        case .text(let text): .texts([IdentifierText(exactly: text)], source: nil)
        case .hole(let expression, let source):
          interpolated(expression, named: source, in: scope.expecting(nil), depth: depth + 1)
        }
      })
  }

  /// What comes of parts that hold one name with several values: they change together, so each of these is taken for
  /// itself. Nil where no two of the parts hold one.
  func together(_ parts: [Expression], in scope: Scope, depth: Int, _ join: (Scope) -> Value) -> Value? {
    guard parts.count > 1, depth < Self.deepest else { return nil }
    var seen: Set<String> = []
    var shared: Set<String> = []
    for part in parts { for name in part.names where !seen.insert(name).inserted { shared.insert(name) } }
    for name in shared.sorted() where scope.locals[name]?.isOneOfSeveral != true {
      let link = Link(name: name, position: .start, arguments: nil, end: .start)
      let path = Chain(root: .name, links: [link], range: SourceRange(.start, .start))
      let values = value(of: path, in: scope.expecting(nil), depth: depth + 1).singles
      guard values.count > 1, values.count <= mostAlternatives else { continue }
      return values.map { value in
        var inner = scope
        inner.locals[name] = Scope.Local(origin: .bound, argument: value, isOneOfSeveral: true)
        return join(inner)
      }.joinedAlternatives()
    }
    return nil
  }

  /// The value of a part of a text; one that is not known becomes a hole.
  func piece(_ expression: Expression, named name: String, in scope: Scope, depth: Int) -> Value {
    let value = value(of: expression, in: scope, depth: depth)
    if value.isNothing, isBound(expression, in: scope) { return .nothing }
    return printed(value) ?? described(value, in: scope, depth: depth)
      ?? hole(for: value, of: expression, named: name, in: scope)
  }

  /// The text that Swift prints for a value in an interpolation, where it does not unwrap it.
  func interpolated(_ expression: Expression, named name: String, in scope: Scope, depth: Int) -> Value {
    if isOptionalText(expression, named: name, in: scope) {
      let value = value(of: expression, in: scope, depth: depth)
      let hole = hole(for: value, of: expression, named: name, in: scope)
      return joined([.text("Optional(\""), hole, .text("\")")])
    }
    guard isOptional(expression, named: name, in: scope) else {
      return piece(expression, named: name, in: scope, depth: depth)
    }
    let value = value(of: expression, in: scope, depth: depth)
    return value.alternatives.map { alternative in
      alternative.isNothing ? .text("nil") : hole(for: alternative, of: expression, named: name, in: scope)
    }.joinedAlternatives()
  }

  /// Whether the expression is a name of which the type says that it may be nil, and that nothing unwraps here: Swift prints
  /// `Optional(…)` around its value.
  private func isOptional(_ expression: Expression, named source: String, in scope: Scope) -> Bool {
    // The source's words tell `name` from `name!`.
    guard let name = expression.ownName, expression.path?.joined(separator: ".") == source else { return false }
    if let local = scope.locals[name] { return local.type?.isOptional == true && !scope.unwrapped.contains(name) }
    let members = scope.type.map { symbols.members(named: name, of: $0) } ?? []
    guard case .property(let property)? = members.first?.member.declaration else { return false }
    return property.type?.isOptional == true && !scope.unwrapped.contains(name)
  }

  /// Whether the expression is a text of an object of UIKit's that may be nil: `label.text`.
  private func isOptionalText(_ expression: Expression, named source: String, in scope: Scope) -> Bool {
    guard case .chain(let chain) = expression, chain.links.count > 1, let last = chain.links.last,
      let classes = UIKitClass.optionalTexts[last.name], expression.path?.joined(separator: ".") == source,
      let object = UIKitTypes(symbols: symbols).type(ofPath: chain.links.dropLast(), in: scope)
    else { return false }
    return classes.contains(object.uiKitName)
  }

  /// The value of a side of a `+`, which prints nothing: what is no text there is added up by the app itself.
  func operand(_ expression: Expression, in scope: Scope, depth: Int) -> Value {
    let value = value(of: expression, in: scope, depth: depth)
    if value.isNothing, isBound(expression, in: scope) { return .nothing }
    let isText = !value.alternatives.contains { if case .enumCase = $0 { true } else { false } }
    return isText ? printed(value) ?? hole(for: value, of: expression, named: expression.shortName, in: scope) : value
  }

  /// Whether the expression is made of a name that a condition binds: where that is nil, the code is never come to.
  private func isBound(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression {
    case .binary("+", let first, let second): return isBound(first, in: scope) || isBound(second, in: scope)
    case .interpolation: return true
    default: break
    }
    guard let name = expression.ownName else { return false }
    if scope.unwrapped.contains(name) { return true }
    guard let local = scope.locals[name], case .bound = local.origin else { return false }
    return local.payload == nil
  }

  private func hole(for value: Value, of expression: Expression, named name: String, in scope: Scope) -> Value {
    let nature: IdentifierText.Nature
    switch value {
    case .localized: nature = .localized
    case .unresolved(_, _, let its): nature = its
    default: nature = self.nature(of: expression, in: scope)
    }
    return .texts([IdentifierText([.hole(.init(name, nature))])], source: nil)
  }

  /// The text that Swift prints for a value: an enum case's name with what it carries, a type's name.
  func printed(_ value: Value) -> Value? {
    switch value {
    case .texts: return value
    case .optional(let value): return printed(value)
    case .enumCase(let element):
      let own = ["description", "debugDescription"].flatMap { symbols.members(named: $0, of: element.type) }
      guard own.isEmpty else { return nil }
      let place = place(element.fact.position, file: element.file)
      guard element.fact.hasPayload else { return Value.text(element.fact.name).defined(at: place) }
      return joined([.text(element.fact.name + "(")] + printedPayload(of: element) + [.text(")")]).defined(at: place)
    case .type(let type): return .text(symbols.types[type].simpleName)
    case .oneOf(let values):
      let texts = values.compactMap(printed)
      return texts.count == values.count ? texts.joinedAlternatives() : nil
    default: return nil
    }
  }

  /// The text that Swift prints for an enum's cases which say themselves how they print: `CustomStringConvertible`.
  private func described(_ value: Value, in scope: Scope, depth: Int) -> Value? {
    // Inside a description it may have no end.
    guard scope.member != "description" else { return nil }
    let texts = value.alternatives.map { alternative -> Value? in
      guard case .enumCase(let element) = alternative,
        symbols.types[element.type].inherits.contains(where: { $0.name == "CustomStringConvertible" })
      else { return printed(alternative) }
      let link = Link(name: "description", position: .start, arguments: nil, end: .start)
      return member(link, of: alternative, in: scope, depth: depth + 1)
    }
    guard texts.allSatisfy({ $0?.texts != nil }) else { return nil }
    return texts.compactMap(\.self).joinedAlternatives()
  }

  /// What an enum case prints between its brackets: strings in quotes, labels in front.
  private func printedPayload(of element: Value.EnumCase) -> [Value] {
    element.fact.payload.enumerated().flatMap { index, parameter -> [Value] in
      var parts: [Value] = index > 0 ? [.text(", ")] : []
      if let label = parameter.label { parts.append(.text(label + ": ")) }
      let isString = parameter.type?.name == "String"
      var value = element.payload.indices.contains(index) ? printed(element.payload[index]) : nil
      if value == nil {
        let name = parameter.label ?? parameter.type?.name ?? "value"
        value = .texts([IdentifierText([.hole(.init(name, .init(lastName: name, isWhole: true)))])], source: nil)
      }
      parts += isString ? [.text("\""), value ?? .text(""), .text("\"")] : [value ?? .text("")]
      return parts
    }
  }

  /// Texts put one behind the other, each alternative of one with each of the next; nil where a part is, which code comes
  /// to only if it is not.
  func joined(_ parts: [Value]) -> Value {
    if parts.contains(where: \.isNothing) { return .nothing }
    var texts = [IdentifierText([])]
    for part in parts {
      guard var alternatives = part.texts else { return .unresolved("a part of the text is not known") }
      if texts.count * alternatives.count > mostAlternatives {
        // Too many to list: what varies becomes a hole.
        alternatives = [IdentifierText([.hole(.init("one of \(alternatives.count)"))])]
      }
      texts = texts.flatMap { start in alternatives.map { start + $0 } }
    }
    guard texts.allSatisfy({ $0.length <= Self.longestText }) else {
      return .unresolved("the text is longer than \(Self.longestText) characters")
    }
    return .texts(texts, source: parts.lazy.compactMap(\.source).first)
  }

  /// What a hole made of the expression would be filled with.
  func nature(of expression: Expression, in scope: Scope) -> IdentifierText.Nature {
    guard case .chain(let chain) = expression else { return .other }
    if chain.isUnstable { return .unstable }
    guard let last = chain.links.last(where: { !$0.name.isEmpty && $0.name != Link.subscriptName }) else {
      return .other
    }
    if chain.links.count == 1, let local = scope.locals[last.name], local.countsUp { return .index }
    return IdentifierText.Nature(lastName: last.name, isWhole: chain.links.count == 1)
  }
}

extension Evaluator {
  /// No identifier is as long; constants made of constants double with each step.
  private static let longestText = 4_096
}

extension IdentifierText {
  /// How many bytes the text has, each hole counted as its name.
  fileprivate var length: Int {
    pieces.reduce(0) { length, piece in
      switch piece {
      case .text(let text): length + text.utf8.count
      case .hole(let hole): length + hole.name.utf8.count
      }
    }
  }
}

extension Scope.Local {
  /// Whether it runs over numbers that source does not write: `for i in 0..<n`, `list.indices`.
  var countsUp: Bool {
    guard case .loop(let sequence?, let part) = origin else { return false }
    if part == 0, case .chain(let chain) = sequence { return chain.links.last?.name == "enumerated" }
    return sequence.isCounting && sequence.writtenRange == nil
  }
}

extension Expression {
  /// Of a sum that holds a number, what is counted: `index` of `index + 1`, `row` of `3 * column + row`. Nil where nothing is
  /// a number.
  var countedPart: Expression? {
    guard case .binary("+", let left, let right) = self else { return nil }
    let sides = [left, right]
    if sides.contains(where: \.isNumber) { return sides.first { !$0.isNumber } ?? left }
    return sides.lazy.compactMap(\.countedPart).first
  }

  /// Whether it is a number as written, or the outcome of what only numbers are put through: `3 * row`.
  private var isNumber: Bool {
    switch self {
    case .number: true
    case .other(let source): source.split(separator: " ").contains { Self.calculations.contains($0) }
    default: false
    }
  }

  private static let calculations: Set<Substring> = ["*", "/", "%", "-", "<<", ">>", "&", "|", "^", "&+", "&-", "&*"]

  /// Whether a loop over it counts: a range, or the indices of a collection.
  var isCounting: Bool {
    switch self {
    case .other(let source): source.contains("..<") || source.contains("...")
    case .chain(let chain): chain.links.last?.name == "indices"
    default: false
    }
  }

  /// The numbers that the first parameter of a closure that runs over it counts through, if it does.
  func counter(for closure: Closure) -> Expression? {
    if isCounting { return self }
    guard closure.parameters.count > 1, case .chain(let chain) = self, let first = chain.links.first else { return nil }
    if chain.links.last?.name == "enumerated" { return .other("0...") }
    // `Array(rows.enumerated())`, `zip(rows.indices, rows)`
    guard first.name == "Array" || first.name == "zip" else { return nil }
    return first.arguments?.first?.value.counter(for: closure)
  }

  /// The expression in the source's words, as far as they are kept.
  var shortName: String {
    switch self {
    case .chain(let chain):
      let names = chain.links.map { link in
        link.name == Link.subscriptName ? "[…]" : link.isCall ? link.name + "()" : link.name
      }
      let path = names.joined(separator: ".").replacing(".[…]", with: "[…]")
      if case .implicitMember = chain.root { return "." + path }
      return path
    case .string(let text): return "\"\(text)\""
    case .interpolation: return "\"…\""
    case .number(let digits): return digits
    case .boolean(let flag): return flag ? "true" : "false"
    case .nilLiteral: return "nil"
    case .closure: return "{ … }"
    case .ternary(let condition, .boolean(true), .boolean(false), _): return condition.text
    case .ternary(let condition, _, _, _): return condition.text + " ? …"
    case .binary(let symbol, let left, let right): return left.shortName + " \(symbol) " + right.shortName
    case .other(let source): return source
    case .branches: return "if …"
    case .array, .dictionary: return "[…]"
    case .tuple: return "(…)"
    case .keyPath(let names): return "\\." + names.joined(separator: ".")
    }
  }
}
