import Findings
import Inventory
import Taxonomy

/// Says what an expression comes to: follows names to their declarations, over constants, enums and functions.
struct Evaluator: Sendable {
  let symbols: SymbolTable

  /// How many hops a value is followed; more are a cycle, or beyond any reader.
  private static let deepest = 24
  /// How many alternatives a text may have before it is given up.
  private static let mostAlternatives = 64

  func value(of expression: Expression, in scope: Scope, depth: Int = 0) -> Value {
    guard depth < Self.deepest else { return .unresolved("the definition leads back to itself") }
    switch expression {
    case .string(let text): return .text(text)
    case .interpolation(let segments): return interpolation(segments, in: scope, depth: depth)
    case .chain(let chain): return value(of: chain, in: scope, depth: depth + 1)
    case .ternary(_, let first, let second, _):
      return either([value(of: first, in: scope, depth: depth + 1), value(of: second, in: scope, depth: depth + 1)])
    case .binary("+", let left, let right):
      return joined(
        [
          piece(left, named: left.shortName, in: scope, depth: depth + 1),
          piece(right, named: right.shortName, in: scope, depth: depth + 1),
        ])
    case .binary("??", let left, let right): return coalesced(left, right, in: scope, depth: depth)
    case .branches(let branches):
      return either(
        branches.alternatives.indices.map { index in
          let alternative = branches.alternatives[index]
          let inner = scope.entering(index, of: branches, file: file(scope))
          return self.value(of: alternative.body, in: inner, depth: depth + 1)
        })
    case .nilLiteral: return .nothing
    case .number(let digits): return .text(digits)
    default: return .unresolved("'\(expression.shortName)' is computed at run time")
    }
  }

  /// The value of a body: what it returns on each way through it.
  func value(of block: Block, in scope: Scope, depth: Int) -> Value {
    guard depth < Self.deepest else { return .unresolved("the definition leads back to itself") }
    var scope = scope
    var results: [Value] = []
    for (index, statement) in block.statements.enumerated() {
      switch statement {
      case .binding(let binding): scope.declare(binding)
      case .return(let expression, _):
        results.append(value(of: expression, in: scope, depth: depth + 1))
        return either(results)
      case .expression(let expression, _) where block.statements.count == 1 && index == 0:
        return value(of: expression, in: scope, depth: depth + 1)
      case .branches(let branches):
        for index in branches.alternatives.indices {
          let body = branches.alternatives[index].body
          guard body.returns || block.statements.count == 1 else { continue }
          let inner = scope.entering(index, of: branches, file: file(scope))
          results.append(value(of: body, in: inner, depth: depth + 1))
        }
      default: break
      }
    }
    return results.isEmpty ? .unresolved("what the body returns is computed at run time") : either(results)
  }

  // MARK: Texts

  private func interpolation(_ segments: [Expression.Segment], in scope: Scope, depth: Int) -> Value {
    joined(
      segments.map { segment in
        switch segment {
        case .text(let text): .texts([IdentifierText(exactly: text)], source: nil)
        case .hole(let expression, let source): piece(expression, named: source, in: scope, depth: depth + 1)
        }
      })
  }

  /// The value of a part of a text; one that is not known becomes a hole.
  private func piece(_ expression: Expression, named name: String, in scope: Scope, depth: Int) -> Value {
    let value = value(of: expression, in: scope, depth: depth)
    switch value {
    case .texts: return value
    case .localized: return .texts([IdentifierText([.hole(.init(name, .localized))])], source: nil)
    case .enumCase(let type, let element, let file) where symbols.members(named: "description", of: type).isEmpty:
      // Swift prints a case by its name, and what it carries behind it.
      let text: [IdentifierText.Piece] = element.hasPayload ? [.text(element.name + "("), .hole(.init("value")), .text(")")] : [.text(element.name)]
      return .texts([IdentifierText(text)], source: place(element.position, file: file))
    case .unresolved(_, _, let nature):
      return .texts([IdentifierText([.hole(.init(name, nature))])], source: nil)
    default:
      return .texts([IdentifierText([.hole(.init(name, nature(of: expression, in: scope)))])], source: nil)
    }
  }

  /// Texts put one behind the other, each alternative of one with each of the next.
  private func joined(_ parts: [Value]) -> Value {
    var texts = [IdentifierText([])]
    for part in parts {
      guard let alternatives = part.texts else { return .unresolved("a part of the text is not known") }
      guard texts.count * alternatives.count <= Self.mostAlternatives else {
        return .unresolved("the text has more than \(Self.mostAlternatives) alternatives")
      }
      texts = texts.flatMap { start in alternatives.map { start + $0 } }
    }
    return .texts(texts, source: parts.lazy.compactMap(\.source).first)
  }

  private func either(_ values: [Value]) -> Value {
    // A way that gives `nil` gives no identifier: the others count.
    let present = values.filter { if case .nothing = $0 { false } else { true } }
    guard let first = present.first else { return .nothing }
    if present.count == 1 { return first }
    var texts: [IdentifierText] = []
    var failure: Value?
    for value in present {
      switch value {
      case .texts(let more, _): texts += more
      case .unresolved(let reason, let fallbacks, let nature):
        texts += fallbacks
        failure = failure ?? .unresolved(reason, fallbacks: [], nature: nature)
      default: failure = failure ?? value
      }
    }
    guard let failure else { return .texts(texts, source: present.lazy.compactMap(\.source).first) }
    if case .unresolved(let reason, _, let nature) = failure {
      return .unresolved(reason, fallbacks: texts, nature: nature)
    }
    return texts.isEmpty ? failure : .unresolved("one of its alternatives is not known", fallbacks: texts, nature: .other)
  }

  private func coalesced(_ left: Expression, _ right: Expression, in scope: Scope, depth: Int) -> Value {
    let first = value(of: left, in: scope, depth: depth + 1)
    let second = value(of: right, in: scope, depth: depth + 1)
    switch first {
    case .nothing: return second
    case .texts, .localized: return first
    case .unresolved(let reason, let fallbacks, let nature):
      return .unresolved(reason, fallbacks: fallbacks + (second.texts ?? []), nature: nature)
    default: return .unresolved("'\(left.shortName)' is known only at run time", fallbacks: second.texts ?? [], nature: .other)
    }
  }

  // MARK: Help

  func file(_ scope: Scope) -> String { symbols.files[scope.file].file }

  func place(_ position: Position, file: Int) -> Place {
    Place(file: symbols.files[file].file, range: SourceRange(position, position))
  }

  /// What a hole made of the expression would be filled with.
  func nature(of expression: Expression, in scope: Scope) -> IdentifierText.Nature {
    guard case .chain(let chain) = expression else { return .other }
    if chain.isUnstable { return .unstable }
    guard let last = chain.links.last(where: { !$0.name.isEmpty && $0.name != Link.subscriptName }) else { return .other }
    if chain.links.count == 1, let local = scope.locals[last.name], local.countsUp { return .index }
    return IdentifierText.Nature(lastName: last.name, isWhole: chain.links.count == 1)
  }
}

extension Scope.Local {
  /// Whether it runs over numbers: `for i in 0..<n`, `list.indices`.
  fileprivate var countsUp: Bool {
    guard case .loop(let sequence?) = origin else { return false }
    return sequence.isCounting
  }
}

extension Expression {
  /// Whether a loop over it counts: a range, or the indices of a collection.
  var isCounting: Bool {
    switch self {
    case .other(let source): source.contains("..<") || source.contains("...")
    case .chain(let chain): chain.links.last?.name == "indices"
    default: false
    }
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
    case .ternary(let condition, _, _, _): return condition + " ? …"
    case .binary(let symbol, let left, let right): return left.shortName + " \(symbol) " + right.shortName
    case .other(let source): return source
    case .branches: return "if …"
    case .array, .dictionary: return "[…]"
    case .tuple: return "(…)"
    case .keyPath(let names): return "\\." + names.joined(separator: ".")
    }
  }
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
