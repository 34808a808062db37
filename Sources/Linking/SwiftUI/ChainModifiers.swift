import Inventory
import Taxonomy

/// The modifiers of a chain that say something of the view that they stand on, and the app's own: most are neither.
struct ChainModifiers {
  /// Of each modifier what it says, from the inside out.
  private var effects: [(index: Int, effects: ChainEffects)] = []
  /// The app's own, from the inside out.
  private var own: [(index: Int, function: OwnModifier)] = []

  fileprivate mutating func add(_ effects: ChainEffects, at index: Int) { self.effects.append((index, effects)) }
  fileprivate mutating func add(_ own: OwnModifier, at index: Int) { self.own.append((index, own)) }

  /// What all of them say.
  var all: ChainEffects { effects.reduce(ChainEffects()) { $1.effects.outside($0) } }

  /// What the one at `index` says.
  func effects(at index: Int) -> ChainEffects? { effects.first { $0.index == index }?.effects }

  /// The app's own modifier at `index`, where it is one.
  func own(at index: Int) -> OwnModifier? { own.first { $0.index == index }?.function }

  /// The index of the outermost modifier of the app's own that may take the view away: `.renderedIf(isShown)`.
  var hiding: Int? { own.last { $0.function.fact.mayHide }?.index }
}

/// The app's own function that a link calls as a modifier.
struct OwnModifier {
  var fact: FunctionFact
  var owner: SymbolTable.TypeID?
  var file: Int
}

extension Evaluator {
  /// Looks at each modifier of a chain; `scopes` are theirs, where they differ.
  func modifiers(_ links: ArraySlice<Link>, _ scopes: [Scope]?, in scope: Scope) -> ChainModifiers {
    var modifiers = ChainModifiers()
    for index in links.indices where links[index].arguments != nil {
      let own = ownModifier(links[index], in: scope)
      if let own { modifiers.add(own, at: index) }
      var effects = effects(of: links[index], own: own, in: scopes?[index - links.startIndex] ?? scope)
      if effects?.identifier == nil, effects?.comesToNothing != true, let own, isNotFollowed(own, by: links[index]) {
        effects = effects ?? ChainEffects()
        effects?.identifier = GivenIdentifier(
          identifier: .unresolved("what '\(links[index].name)' does with it is not followed"),
          place: place(of: links[index], file: scope.file))
      }
      if let effects { modifiers.add(effects, at: index) }
    }
    return modifiers
  }

  /// Whether the call passes an identifier to a modifier that gives it on in a way that is not followed.
  private func isNotFollowed(_ own: OwnModifier, by link: Link) -> Bool {
    guard carrying.contains(SymbolTable.MemberKey(file: own.file, position: own.fact.position)) else { return false }
    return own.fact.matched(with: link.arguments ?? []).contains { parameter, argument in
      argument.value != .nilLiteral && !passesElsewhere(parameter.name, by: own)
        && (Slot.namesIdentifier(parameter.name) || parameter.label.map(Slot.namesIdentifier) ?? false
          || Slot.namesIdentifier(own.fact.name))
    }
  }

  /// Reads the modifiers of a chain from the inside out.
  func effects(of links: ArraySlice<Link>, in scope: Scope) -> ChainEffects {
    modifiers(links, scopes(of: links, in: scope)?.modifiers, in: scope).all
  }

  /// The app's own function in an extension of `View`, or of one of SwiftUI's views, that `link` calls.
  func ownModifier(_ link: Link, in scope: Scope) -> OwnModifier? {
    let found = symbols.modifiers(named: link.name, in: scope.file)
    guard !found.isEmpty else { return nil }
    let arguments = link.arguments ?? []
    let accepting = found.filter { $0.fact.accepts(arguments) }
    // One that is passed all that it asks for, before one that would miss a closure.
    let best = accepting.first { $0.fact.isSatisfied(by: arguments) }
    return (best ?? accepting.first).map { OwnModifier(fact: $0.fact, owner: $0.owner, file: $0.file) }
  }
}

extension OwnModifier {
  private static let deepest = 8

  /// Whether a function of an extension of `View` gives that view modified: its result begins with `self`, or with a
  /// modifier; one that begins with a view of its own makes another.
  func modifiesSelf(_ evaluator: Evaluator, depth: Int = 0) -> Bool {
    guard depth < Self.deepest, let last = fact.body?.statements.last else { return false }
    switch last {
    case .expression(.chain(let chain), _), .return(.chain(let chain), _):
      guard case .name = chain.root, let first = chain.links.first, !first.name.isCapitalised else { return false }
      guard first.isCall, first.name != "self" else { return first.name == "self" }
      let scope = Scope(file: file, type: owner, member: fact.name)
      guard let own = evaluator.ownModifier(first, in: scope) else { return true }
      return own.fact !== fact && own.modifiesSelf(evaluator, depth: depth + 1)
    case .branches: return true
    default: return false
    }
  }
}

extension FunctionFact {
  /// Whether a call passes all that has no default.
  fileprivate func isSatisfied(by arguments: [Argument]) -> Bool {
    let given = Set(matched(with: arguments).map(\.parameter.name))
    return parameters.allSatisfy { $0.defaultValue != nil || given.contains($0.name) }
  }

  /// Whether a modifier may take away the view that it stands on.
  fileprivate var mayHide: Bool { result?.isOptional == true || body?.mayBeEmpty == true }
}

extension Block {
  /// Whether a modifier's body is a choice with an empty side.
  fileprivate var mayBeEmpty: Bool {
    guard statements.count == 1, case .branches(let branches) = statements[0], branches.kind == .exclusive else {
      return false
    }
    return !branches.isExhaustive
      || branches.alternatives.contains { alternative in
        guard case .expression(.chain(let chain), _)? = alternative.body.statements.first else {
          return alternative.body.statements.isEmpty
        }
        return chain.links.first?.name == "EmptyView" || chain.links.last?.name == "hidden"
      }
  }
}
