import Findings
import Inventory
import Taxonomy

/// Says what an expression comes to: follows names to their declarations, over constants, enums, functions and the
/// arguments of calls.
struct Evaluator: Sendable {
  let symbols: SymbolTable
  let texts: LocalizedTexts
  /// What the app's code puts into the properties that carry identifiers.
  var ranges: [Slot: Value] = [:]
  var memo = Memo()

  init(symbols: SymbolTable, texts: LocalizedTexts = LocalizedTexts()) {
    self.symbols = symbols
    self.texts = texts
  }

  /// How many hops a value is followed; more are a cycle, or beyond any reader.
  static let deepest = 4_000
  static let tooDeep = Value.unresolved("the definition leads through too many hops")

  func value(of expression: Expression, in scope: Scope, depth: Int = 0) -> Value {
    guard depth < Self.deepest else { return Self.tooDeep }
    switch expression {
    case .string(let text): return .text(text)
    case .interpolation(let segments): return interpolation(segments, in: scope, depth: depth)
    case .chain(let chain): return value(of: chain, in: scope, depth: depth + 1)
    case .ternary(_, let first, let second, _):
      return [value(of: first, in: scope, depth: depth + 1), value(of: second, in: scope, depth: depth + 1)]
        .joinedAlternatives()
    case .binary("+", let left, let right):
      // `index + 1` is a number, whatever is printed of it.
      if let counted = expression.countedPart {
        return .unresolved("'\(expression.shortName)' is computed at run time", nature: nature(of: counted, in: scope))
      }
      return joined(
        [
          piece(left, named: left.shortName, in: scope, depth: depth + 1),
          piece(right, named: right.shortName, in: scope, depth: depth + 1),
        ])
    case .binary("??", let left, let right): return coalesced(left, right, in: scope, depth: depth)
    case .branches(let branches): return value(of: branches, in: scope, depth: depth, needsReturn: false)
    case .array(let values):
      let inner = scope.expecting(scope.expected?.element)
      return .list(values.map { value(of: $0, in: inner, depth: depth + 1) })
    case .nilLiteral: return .nothing
    case .number(let digits): return .text(digits)
    default: return .unresolved("'\(expression.shortName)' is computed at run time")
    }
  }

  // MARK: Bodies

  /// The value of a body: what it returns on each way through it.
  func value(of block: Block, in outer: Scope, depth: Int) -> Value {
    guard depth < Self.deepest else { return Self.tooDeep }
    var scope = outer
    var results: [Value] = []
    for statement in block.statements {
      switch statement {
      case .binding(let binding): scope.declare(binding)
      case .assignment(let target, let value, _):
        // A variable that is given another value later has either.
        guard target.links.count == 1, let name = target.links.first?.name, let local = scope.locals[name] else {
          continue
        }
        let before = self.value(of: local, named: name, in: scope, depth: depth + 1)
        let after = self.value(of: value, in: scope, depth: depth + 1)
        scope.locals[name]?.argument = [before, after].joinedAlternatives()
      case .return(let expression, _):
        results.append(value(of: expression, in: scope, depth: depth + 1))
        return results.joinedAlternatives()
      case .expression(let expression, _) where block.statements.count == 1:
        return value(of: expression, in: scope, depth: depth + 1)
      case .branches(let branches):
        let isAll = block.statements.count == 1
        guard isAll || branches.alternatives.contains(where: \.body.returns) else { continue }
        let value = value(of: branches, in: scope, depth: depth, needsReturn: !isAll)
        results.append(value)
        if branches.isExhaustive, branches.alternatives.allSatisfy(\.body.returns) {
          return results.joinedAlternatives()
        }
      default: break
      }
    }
    return results.isEmpty ? .unresolved("what the body returns is computed at run time") : results.joinedAlternatives()
  }

  /// The value of a choice: that of the alternative for a known enum case, else of all.
  private func value(of branches: Branches, in scope: Scope, depth: Int, needsReturn: Bool) -> Value {
    let known = branches.subject.map { value(of: $0, in: scope.expecting(nil), depth: depth + 1).alternatives } ?? []
    var results: [Value] = []
    func add(_ index: Int, payload: [Value]) {
      let alternative = branches.alternatives[index]
      guard !needsReturn || alternative.body.returns else { return }
      var inner = scope.entering(index, of: branches, file: file(scope))
      for bound in alternative.bound {
        guard let position = bound.payload, payload.indices.contains(position) else { continue }
        inner.locals[bound.name]?.argument = payload[position]
      }
      results.append(value(of: alternative.body, in: inner, depth: depth + 1))
    }
    var taken: [Int] = []
    for value in known {
      guard case .enumCase(let element) = value,
        let index = branches.alternatives.firstIndex(where: { $0.cases.contains(element.fact.name) })
          ?? branches.alternatives.firstIndex(where: { $0.condition.hasSuffix(" default") })
      else {
        taken = []
        results = []
        break
      }
      taken.append(index)
      add(index, payload: element.payload)
    }
    if taken.isEmpty {
      for index in branches.alternatives.indices { add(index, payload: []) }
    }
    return results.isEmpty ? .nothing : results.joinedAlternatives()
  }

  private func coalesced(_ left: Expression, _ right: Expression, in scope: Scope, depth: Int) -> Value {
    let first = value(of: left, in: scope, depth: depth + 1)
    switch first {
    case .nothing: return value(of: right, in: scope, depth: depth + 1)
    case .unresolved(let reason, let fallbacks, let nature):
      let second = value(of: right, in: scope, depth: depth + 1)
      let last = if case .unresolved(_, let more, _) = second { more } else { second.texts ?? [] }
      return .unresolved(reason, fallbacks: fallbacks + last, nature: nature)
    default: return first
    }
  }

  // MARK: Help

  func file(_ scope: Scope) -> String { symbols.files[scope.file].file }
}

extension Block {
  /// Whether any way through it returns a value.
  var returns: Bool {
    statements.contains { statement in
      switch statement {
      case .return: true
      case .branches(let branches): branches.alternatives.contains { $0.body.returns }
      default: false
      }
    }
  }
}
