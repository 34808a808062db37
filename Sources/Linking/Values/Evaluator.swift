import Findings
import Inventory
import Taxonomy

/// Says what an expression comes to: follows names to their declarations, over constants, enums, functions and the
/// arguments of calls.
struct Evaluator: Sendable {
  let symbols: SymbolTable
  let texts: LocalizedTexts
  /// What gives identifiers and cannot be read.
  let carriers: DeclaredCarriers
  /// The names of the app's own modifiers whose code may say something of accessibility: most have nothing to follow.
  let tellingModifiers: Set<String>
  /// What the app's code puts into the properties and parameters that carry identifiers.
  var ranges: [Slot: Value] = [:]
  /// What some of them are in the place that is asked about, by the calls that lead there.
  var nearRanges: [Slot: Value] = [:]
  /// Whether a parameter is what all calls pass for it; else it stays one, as the place that passes it on is a hop.
  var followsParameters = false
  /// The functions with a parameter that ends in an identifier.
  var carrying: Set<SymbolTable.MemberKey> = []
  var memo = Memo()

  init(
    symbols: SymbolTable, texts: LocalizedTexts = LocalizedTexts(), carriers: DeclaredCarriers = DeclaredCarriers()
  ) {
    self.symbols = symbols
    self.texts = texts
    self.carriers = carriers
    tellingModifiers = symbols.namesOfIdentifyingModifiers(with: carriers)
  }

  /// How many hops a value is followed; more are a cycle, or beyond any reader.
  static let deepest = 4_000
  static let tooDeep = Value.unresolved("the definition leads through too many hops")

  func value(of expression: Expression, in scope: Scope, depth: Int = 0) -> Value {
    guard depth < Self.deepest else { return Self.tooDeep }
    switch expression {
    case .string(let text): return literal(.text(text), in: scope, depth: depth)
    case .interpolation(let segments):
      return literal(interpolation(segments, in: scope, depth: depth), in: scope, depth: depth)
    case .chain(let chain): return value(of: chain, in: scope, depth: depth + 1)
    case .ternary(let condition, let first, let second, _):
      if let holds = condition.test.flatMap({ holds($0, in: scope, depth: depth + 1) }) {
        return value(of: holds ? first : second, in: scope, depth: depth + 1)
      }
      return [value(of: first, in: scope, depth: depth + 1), value(of: second, in: scope, depth: depth + 1)]
        .joinedAlternatives()
    case .binary("+", let left, let right):
      // `index + 1` is a number, whatever is printed of it.
      if let counted = expression.countedPart {
        if let sum = sum(of: left, right, in: scope, depth: depth + 1) { return sum }
        return .unresolved("'\(expression.shortName)' is computed at run time", nature: nature(of: counted, in: scope))
      }
      if let together = together(
        [left, right], in: scope, depth: depth, { value(of: expression, in: $0, depth: depth + 1) })
      {
        return together
      }
      return joined(
        [
          operand(left, in: scope, depth: depth + 1), operand(right, in: scope, depth: depth + 1),
        ])
    case .binary("??", let left, let right): return coalesced(left, right, in: scope, depth: depth)
    case .branches(let branches):
      return value(of: branches, in: scope, depth: depth, needsReturn: false).value ?? .nothing
    case .tuple(let values): return .list(values.map { value(of: $0, in: scope.expecting(nil), depth: depth + 1) })
    case .array(let values):
      let inner = scope.expecting(scope.expected?.element)
      let elements = values.map { value(of: $0, in: inner, depth: depth + 1) }
      // A set has no order.
      let isSet = scope.expected?.type.name == "Set" && !elements.isEmpty
      return isSet ? .collection(of: elements.joinedAlternatives()) : .list(elements)
    case .dictionary(let pairs):
      return .table(
        pairs.map { pair in
          Value.Entry(
            key: value(of: pair.key, in: scope.expecting(scope.expected?.argument(0)), depth: depth + 1),
            value: value(of: pair.value, in: scope.expecting(scope.expected?.argument(1)), depth: depth + 1))
        })
    case .nilLiteral: return .nothing
    case .boolean(let flag): return .text(flag ? "true" : "false")
    case .number(let digits):
      return digits.number(isFraction: scope.expected.map { fractions.contains($0.type.name) } ?? false).map(Value.text)
        ?? .unresolved("'\(digits)' is computed at run time")
    default:
      if let numbers = expression.writtenRange { return .list(numbers.map { .text("\($0)") }) }
      return .unresolved("'\(expression.shortName)' is computed at run time")
    }
  }

  // MARK: Bodies

  /// The value of a body: what it returns on each way through it. Unless it `needsReturn`, what is all of it may be its
  /// value as well.
  func value(of block: Block, in outer: Scope, depth: Int, needsReturn: Bool = false) -> Value {
    guard depth < Self.deepest else { return Self.tooDeep }
    var scope = outer
    scope.declareFunctions(of: block)
    var results: [Value] = []
    // The variables that are followed from statement to statement, as long as no nested code changes them.
    var followed: [String: Scope.Local] = [:]
    for statement in block.statements {
      if !followed.isEmpty, !statement.isAssignment {
        for name in statement.changed(of: Set(followed.keys)) { scope.locals[name] = followed[name] }
      }
      switch statement {
      case .binding(let binding):
        scope.declare(binding)
        followed[binding.name] = scope.follow(binding.name)
      case .function(let function): scope.declare(function, in: block)
      case .assignment(let target, let value, _):
        scope = assigning(value, to: target, in: scope, depth: depth)
      case .return(let expression, _):
        results.append(value(of: expression, in: scope, depth: depth + 1))
        return results.joinedAlternatives()
      case .expression(let expression, _) where block.statements.count == 1 && !needsReturn:
        return value(of: expression, in: scope, depth: depth + 1)
      case .branches(let branches):
        defer { scope.passGuard(branches) }
        let isAll = block.statements.count == 1 && !needsReturn
        guard isAll || branches.alternatives.contains(where: \.body.returns) else { continue }
        let (value, isLast) = value(of: branches, in: scope, depth: depth, needsReturn: !isAll)
        if let value { results.append(value) }
        if isLast, !results.isEmpty { return results.joinedAlternatives() }
      case .loop(let variables, let sequence, let body, let position) where body.returns:
        // It may end without.
        let inner = scope.entering(
          loopAt: place(position, file: scope.file), variables: variables, over: sequence)
        results.append(self.value(of: body, in: inner, depth: depth + 1, needsReturn: true))
      default: break
      }
    }
    return results.isEmpty ? .unresolved("what the body returns is computed at run time") : results.joinedAlternatives()
  }

  private func coalesced(_ left: Expression, _ right: Expression, in scope: Scope, depth: Int) -> Value {
    let first = value(of: left, in: scope, depth: depth + 1)
    switch first {
    case .nothing: return value(of: right, in: scope, depth: depth + 1)
    case .unresolved(let reason, let fallbacks, let nature):
      let second = value(of: right, in: scope, depth: depth + 1)
      var last = if case .unresolved(_, let more, _) = second { more } else { second.texts ?? [] }
      if let text = modelText(of: right, second) { last.append(text) }
      return .unresolved(reason, fallbacks: fallbacks + last, nature: nature)
    case .optional(let value):
      return [value, self.value(of: right, in: scope, depth: depth + 1)].joinedAlternatives()
    default: return first
    }
  }

  // MARK: Help

  /// What the app's code puts into a slot, as far as it may get to the place that is asked about.
  func range(of slot: Slot) -> Value? {
    (nearRanges.isEmpty ? nil : nearRanges[slot]) ?? ranges[slot]
  }

  func file(_ scope: Scope) -> String { symbols.files[scope.file].file }
}

extension Statement {
  fileprivate var isAssignment: Bool { if case .assignment = self { true } else { false } }
}

private let fractions: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]

extension String {
  /// As Swift prints the number that is written: `16` for `0x10`, `1000` for `1_000`.
  fileprivate func number(isFraction: Bool) -> String? {
    let digits = replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return isFraction ? nil : Int(digits.dropFirst(2), radix: radix).map { "\($0)" }
    }
    if !isFraction, let whole = Int(digits) { return "\(whole)" }
    return Double(digits).map { "\($0)" }
  }
}
