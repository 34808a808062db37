import Findings
import Foundation
import Inventory
import Taxonomy

/// What the app's constants come to, so that each is looked up once.
///
/// Unchecked, since the platforms we run on have no lock with a value in it: `values` is only touched under `lock`.
/// Whichever thread comes first, a constant has the same value, so the order does not show.
final class Memo: @unchecked Sendable {
  struct Key: Hashable {
    var file: Int
    var position: Position
    /// The type whose value is asked, for what protocols and superclasses declare.
    var type: SymbolTable.TypeID?
  }

  /// A call of a function, by what it is passed.
  struct Call: Hashable {
    var function: Key
    var arguments: [Argument]

    /// What is passed; for all evaluations only what is no text: those are many, and each has its own way.
    indirect enum Argument: Hashable {
      case nothing
      case unknown(String, [IdentifierText], IdentifierText.Nature)
      case hole(IdentifierText.Hole)
      case enumCase(ObjectIdentifier)
      case any(SymbolTable.TypeID)
      case texts([IdentifierText])
      case localized(String?)
      case parts(SymbolTable.TypeID, [String: Argument])
      case list([Argument])
      case oneOf([Argument])
      case optional(Argument)
      /// The parameter has no value, or the function no object.
      case none
    }
  }

  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private var calls: [Call: Value] = [:]
  private var takers: [String: Int] = [:]
  private var receivers: [Key: Evaluator.Receiver] = [:]

  subscript(key: Key) -> Value? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue } }
  }

  subscript(call: Call) -> Value? {
    get { lock.withLock { calls[call] } }
    set { lock.withLock { calls[call] = newValue } }
  }

  /// What the call at a place is made on, looked for once.
  func receiver(at key: Key, find: () -> Evaluator.Receiver) -> Evaluator.Receiver {
    if let known = lock.withLock({ receivers[key] }) { return known }
    let found = find()
    lock.withLock { receivers[key] = found }
    return found
  }

  /// How many types have a member that a call can mean, counted once for each form of a call.
  func takers(of call: String, count: () -> Int) -> Int {
    if let known = lock.withLock({ takers[call] }) { return known }
    let found = count()
    lock.withLock { takers[call] = found }
    return found
  }

  /// What a local comes to, if that was looked up before.
  func value(of local: LocalValue) -> Value? {
    lock.withLock { local.memo === self ? local.value : nil }
  }

  func keep(_ value: Value, of local: LocalValue) {
    lock.withLock {
      local.memo = self
      local.value = value
    }
  }
}

/// What a local of one body comes to, kept beside it.
///
/// Unchecked: a body is walked by one thread, and the memo that reads and writes holds its lock meanwhile.
final class LocalValue: @unchecked Sendable {
  /// Kept alive: a later one at its address would be taken for it.
  fileprivate var memo: Memo?
  fileprivate var value: Value?
}

extension Value {
  /// The hole that it is, where it is nothing but one.
  var onlyHole: IdentifierText.Hole? {
    guard case .texts(let texts, _) = self, texts.count == 1, texts[0].pieces.count == 1 else { return nil }
    return texts[0].holes.first
  }

  /// The value as a key of what a call gives; nil where it is a text, or has parts.
  var callArgument: Memo.Call.Argument? {
    switch self {
    case .nothing: .nothing
    case .unresolved(let reason, let fallbacks, let nature): .unknown(reason, fallbacks, nature)
    case .enumCase(let element) where element.payload.isEmpty: .enumCase(ObjectIdentifier(element.fact))
    case .instance(let type, let known) where known.isEmpty: .any(type)
    default: nil
    }
  }

  /// The same within one evaluation, where texts count as well; nil where that would be too much to compare.
  func callArgument(within depth: Int) -> Memo.Call.Argument? {
    if let plain = callArgument { return plain }
    guard depth > 0 else { return nil }
    func all(_ values: [Value]) -> [Memo.Call.Argument]? {
      let arguments = values.compactMap { $0.callArgument(within: depth - 1) }
      return arguments.count == values.count ? arguments : nil
    }
    switch self {
    case .texts(let texts, _): return .texts(texts)
    case .localized(let text): return .localized(text)
    case .optional(let value): return value.callArgument(within: depth - 1).map { .optional($0) }
    case .list(let values): return all(values).map { .list($0) }
    case .oneOf(let values): return all(values).map { .oneOf($0) }
    case .instance(let type, let known):
      let parts = known.compactMapValues { $0.callArgument(within: depth - 1) }
      return parts.count == known.count ? .parts(type, parts) : nil
    case .enumCase(let element):
      return all(element.payload).map { .list([.enumCase(ObjectIdentifier(element.fact))] + $0) }
    default: return nil
    }
  }

  /// Whether it holds wherever the evaluation came from. A round trip says nothing for those who start elsewhere.
  var mayBeKept: Bool {
    guard case .unresolved(let reason, _, _) = self else { return true }
    return !["leads back to itself", "calls itself", "too entangled to follow"].contains(where: reason.hasSuffix)
  }
}

/// The declarations that a value is being followed through, innermost first.
///
/// Unchecked: one evaluation runs on one thread, and only its trail's first link counts its steps.
final class Trail: @unchecked Sendable {
  private let key: Memo.Key
  private let outer: Trail?
  private let first: Trail?
  private var steps = 0
  private var ends = 0

  /// The calls that this evaluation has been through, and what those gave that it came to again.
  private var called: Set<Memo.Key> = []
  private var results: [Memo.Call: Value] = [:]

  /// How many declarations one value may lead through, all ways counted; more are a knot of definitions that lead back
  /// to each other.
  private static let mostSteps = 20_000

  init(_ key: Memo.Key, in outer: Trail?) {
    self.key = key
    self.outer = outer
    first = outer?.first ?? outer
    (first ?? self).steps += 1
  }

  var mayGoOn: Bool {
    let isShort = (first ?? self).steps <= Self.mostSteps
    if !isShort { (first ?? self).ends += 1 }
    return isShort
  }

  /// How often the way back to a declaration, or the length of the way, has ended the search so far: what was found
  /// meanwhile holds only for who comes the same way.
  var endings: Int { (first ?? self).ends }

  /// Whether the evaluation has called the function before: then it is worth remembering what that gives.
  func repeats(_ function: Memo.Key) -> Bool { !(first ?? self).called.insert(function).inserted }

  subscript(call: Memo.Call) -> Value? {
    get { (first ?? self).results[call] }
    set { (first ?? self).results[call] = newValue }
  }

  func contains(_ key: Memo.Key) -> Bool {
    var current: Trail? = self
    while let trail = current {
      if trail.key == key {
        (first ?? self).ends += 1
        return true
      }
      current = trail.outer
    }
    return false
  }
}

extension Evaluator {
  /// The call as a key of what it gives within one evaluation.
  func repeated(_ key: Memo.Key, _ function: FunctionFact, _ inner: Scope) -> Memo.Call? {
    guard inner.environment == nil, inner.trail?.repeats(key) == true else { return nil }
    var arguments: [Memo.Call.Argument] = []
    for value in [inner.selfValue] + function.parameters.map({ inner.locals[$0.name]?.argument }) {
      guard let value else {
        arguments.append(.none)
        continue
      }
      guard let argument = value.callArgument(within: 4) else { return nil }
      arguments.append(argument)
    }
    return Memo.Call(function: key, arguments: arguments)
  }

  /// The call as a key of what it gives, where that depends on nothing but what is passed, and that is no text: calls in
  /// calls would be followed over and over again. What is only known to be a flag or the like has no way worth telling.
  func memoised(_ key: Memo.Key, _ function: FunctionFact, _ inner: inout Scope) -> Memo.Call? {
    guard inner.environment == nil else { return nil }
    var arguments: [Memo.Call.Argument] = [.none]
    if let object = inner.selfValue {
      guard let argument = object.callArgument else { return nil }
      arguments = [argument]
    }
    for parameter in function.parameters {
      guard let value = inner.locals[parameter.name]?.argument else {
        arguments.append(.none)
        continue
      }
      if parameter.type?.name != "String", let hole = value.onlyHole {
        inner.locals[parameter.name]?.argument = .texts([IdentifierText([.hole(hole)])], source: nil)
        arguments.append(.hole(hole))
      } else if parameter.type?.name == "Bool", value.flag != nil, let texts = value.texts {
        inner.locals[parameter.name]?.argument = .texts(texts, source: nil)
        arguments.append(.texts(texts))
      } else if let argument = value.callArgument {
        arguments.append(argument)
      } else {
        return nil
      }
    }
    return Memo.Call(function: key, arguments: arguments)
  }
}
