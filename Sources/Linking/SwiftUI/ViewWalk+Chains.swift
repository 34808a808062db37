import Findings
import Inventory

/// Chains: a view, the modifiers behind it, and what these hold.
extension ViewWalk {
  mutating func view(_ chain: Chain, _ surroundings: Surroundings) {
    let head = chain.viewHead
    let modifiers = chain.links[(head.map { $0.index + 1 } ?? 0)...]
    let scopes = evaluator.scopes(of: modifiers, in: surroundings.scope)
    let looked = evaluator.modifiers(modifiers, scopes?.modifiers, in: surroundings.scope)
    let effects = looked.all
    var inner = surroundings
    if let scopes { inner.scope = scopes.view }
    inner.isHidden = surroundings.isHidden || effects.isHidden
    inner.isCombined = surroundings.isCombined || effects.children == "combine" || effects.children == "ignore"
    inner.isMerged = surroundings.isMerged || inner.isCombined

    if let hiding = looked.hiding {
      let place = evaluator.place(of: modifiers[hiding], file: surroundings.scope.file)
      inner.scope.branches.append(Branch(place: place, alternative: 0))
      inner.scope.condition = modifiers[hiding].name
    }

    if case .value(let root) = chain.root {
      inner.inherit(effects, as: .own)
      view(root, inner)
    } else if let head {
      self.head(head.name, chain.links[head.index], effects: effects, chain: chain, inner, outer: surroundings)
    } else if case .implicitMember = chain.root {
      for link in chain.links { walkArguments(of: link, surroundings) }
      return
    }
    walkModifiers(modifiers, looked, scopes?.modifiers, surroundings)
  }

  /// What is behind the closures and view arguments of modifiers; `scopes` are theirs, where they differ.
  mutating func walkModifiers(
    _ links: ArraySlice<Link>, _ modifiers: ChainModifiers, _ scopes: [Scope]?, _ surroundings: Surroundings
  ) {
    for index in links.indices {
      let link = links[index]
      let own = modifiers.own(at: index)
      let holdsViews = link.arguments?.contains(where: \.value.mayLeadToViews) ?? false
      guard own != nil || holdsViews, !SwiftUIConstruct.offScreenModifiers.contains(link.name) else { continue }
      if holdsViews {
        var inner = surroundings
        if let scopes { inner.scope = scopes[index - links.startIndex] }
        if SwiftUIConstruct.hostingModifiers.contains(link.name)
          || SwiftUIConstruct.presentingModifiers.contains(link.name)
        {
          inner.inherited = nil
          inner.isCombined = false
          inner.isMerged = link.name == "tabItem"
        } else {
          // What lies over or under a view is covered by the identifiers further out in the chain.
          inner.inherit(modifiers.effects(outside: index), as: .inherited)
        }
        walkArguments(of: link, inner)
      }
      if let own { enter(own, at: link, surroundings) }
    }
  }

  mutating func walkArguments(of link: Link, _ surroundings: Surroundings) {
    for argument in link.arguments ?? [] {
      // A prompt is the field's own text.
      guard argument.value.mayLeadToViews, argument.label != "prompt" else { continue }
      var inner = surroundings
      inner.isWholeScreen = false
      view(argument.value, inner)
    }
  }

  mutating func head(
    _ name: String, _ link: Link, effects: ChainEffects, chain: Chain, _ surroundings: Surroundings, outer: Surroundings
  ) {
    let scope = surroundings.scope
    if !name.contains("."), let local = scope.locals[name] {
      if case .variable = local.origin, let value = local.value, value.isChain {
        var inner = surroundings
        inner.inherit(effects, as: .own)
        inner.scope.locals[name] = nil
        view(value, inner)
      } else {
        walkArguments(of: link, surroundings)
      }
      return
    }
    if link.isCall, let id = symbols.type(named: name, in: scope.type, file: scope.file),
      symbols.types[id].kind != .extension, symbols.viewRole(of: id) != nil
    {
      component(id, link, effects, surroundings)
      return
    }
    if link.isCall, let construct = SwiftUIConstruct.table[name.withoutModule], !isReplaced(name, in: scope) {
      self.construct(construct, name.withoutModule, link, effects, surroundings)
      return
    }
    if let members = ownMembers(name, link: link, in: scope) {
      for (owner, member) in members {
        var inner = surroundings
        inner.inherit(effects, as: .own)
        enter(member, of: owner, at: link, inner)
      }
      walkArguments(of: link, surroundings)
      return
    }
    var inner = surroundings
    inner.inherit(effects, as: .inherited)
    for link in chain.links.prefix(while: { $0.position <= link.position }) { walkArguments(of: link, inner) }
    noteTap(kind: name, link, effects, type: .other, surroundings)
    noteExplicitElement(kind: name, link, effects, surroundings)
  }

  /// Whether the app declares a type of this name itself, which is no view: then the construct is not SwiftUI's.
  func isReplaced(_ name: String, in scope: Scope) -> Bool {
    guard let id = symbols.type(named: name, in: scope.type, file: scope.file) else { return false }
    return symbols.types[id].kind != .extension
  }
}

extension ViewWalk.Surroundings {
  /// What a chain's modifiers mean for what lies inside it: an identifier on a node of its own stops there.
  mutating func inherit(_ effects: ChainEffects, as origin: Element.Origin) {
    isLeftOut = isLeftOut || effects.comesToNothing
    if effects.identifier != nil { namingUse = nil }
    switch effects.children {
    case nil: if let identifier = effects.identifier { inherited = identifier.coming(from: origin) }
    case "contain": inherited = nil
    default: if let identifier = effects.identifier { inherited = identifier.coming(from: .inherited) }
    }
  }
}
