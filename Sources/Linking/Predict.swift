import Findings
import Foundation
package import Inventory
import Taxonomy

/// Predicts what a UI test finds on each screen, and with which identifier.
package func predict(_ facts: LinkedFacts) -> Inventory {
  let (inventory, leftovers) = onLargeStack { predicted(facts) }
  // To free so much takes time: another thread does it, and the audit goes on.
  Thread.detachNewThread { withExtendedLifetime((facts, leftovers)) {} }
  return inventory
}

/// What is predicted, with all that was needed on the way and is large.
private func predicted(_ facts: LinkedFacts) -> (Inventory, leftovers: [any Sendable]) {
  let (context, symbols, types, evaluator) = (facts.context, facts.symbols, facts.types, facts.evaluator)
  let (graph, assignments, unforwarded) = (facts.graph, facts.assignments, facts.unforwarded)
  let controllers = types.screens(documented: facts.documents.controllers)
  let names = symbols.screenNames(of: graph.screens + controllers, chosen: context.screenNames)
  let scenes = facts.documents.scenes.named(beside: Set(names.values), chosen: context.screenNames)
  // Screens know nothing of each other.
  let views = ScreenWalk(
    evaluator, outlines: Outlines(evaluator, carriers: facts.carriers, standIns: context.views), screenNames: names,
    shown: graph.mentioned, environment: EnvironmentScheme(symbols, readers: assignments.readers), iOS: context.iOS)
  let parts = inParts(of: graph.screens.count) { views.walking(graph.screens[$0]) }
  // What no screen leads to, and beside that the objects' side.
  let (walked, (uiKitScreens, known, ofObjects)) = together(
    {
      var walked = parts.first ?? views
      for part in parts.dropFirst() { walked.add(part) }
      walked.walkRest(except: graph.viewsForPreviews)
      return walked
    },
    {
      let screens = UIKitScreens(
        symbols, types, names: names, scenes: scenes, mentions: facts.objects.mentions)
      let known = UIKitObjects(
        facts.objects, context, knowing: evaluator, filled: FilledSlots(assignments), screens: screens)
      return (screens, known, known.elements())
    })
  var elements = walked.elements.map { uiKitScreens.placed($0) }
  elements += ofObjects
  elements.sortByPlace()
  elements.lose(what: unforwarded.losing)
  elements.nameEach()
  let screens = Dictionary(
    uniqueKeysWithValues: names.map { id, name in
      let type = symbols.types[id]
      let place = evaluator.place(of: type.simpleName, at: type.position, file: type.file)
      let framework = symbols.viewRole(of: id) == nil ? symbols.framework(ofFile: type.file) : .swiftUI
      return (id, Screen(name: name, type: type.name, place: place, framework: framework))
    })
  let all = screens.values + scenes.map(Screen.init)
  var inventory = Inventory(
    screens: all.sorted { ($0.place, $0.name) < ($1.place, $1.name) }, elements: elements,
    assignments: joined(
      symbols.withForms(of: assignments.assignments) + known.assignments(in: facts.documents), with: elements,
      losing: unforwarded.losing, replaced: known.lasting.replaced,
      placements: walked.placements),
    lookalikes: placed(assignments.lookalikes, on: elements), unforwarded: unforwarded.found,
    placements: walked.placements.values.sorted { $0.place < $1.place })
  known.fill(&inventory, uiKitScreens)
  inventory.unassignedConstants = UnassignedConstantSearch(evaluator: evaluator).found(in: inventory)
  if context.trees != .none {
    func isWanted(_ id: SymbolTable.TypeID) -> Bool { screens[id].map(context.trees.contains) ?? false }
    let trees = ScreenTrees(views, known, uiKitScreens)
    inventory.trees = graph.screens.filter(isWanted).map { id in
      var tree = trees.tree(ofView: id)
      tree.note(identifiersGivenBy: inventory.placements, toUsesOf: id, symbols)
      return tree
    }
    inventory.trees += controllers.filter(isWanted).compactMap(trees.tree(ofController:))
    inventory.trees += scenes.filter { context.trees.contains(Screen($0)) }.compactMap(trees.tree(ofScene:))
  }
  return (inventory, [views, parts, walked])
}

extension [Element] {
  /// Sorts them by their places, those of one place by their screens and kinds.
  fileprivate mutating func sortByPlace() {
    // Elements are large: their indices are sorted, by numbers that stand for the names of the files.
    let names = Set(map(\.place.file)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let places = map { (file: numbers[$0.place.file] ?? 0, range: $0.place.range) }
    let order = indices.sorted { first, second in
      if places[first] != places[second] { return places[first] < places[second] }
      return (self[first].screen ?? "", self[first].kind) < (self[second].screen ?? "", self[second].kind)
    }
    self = order.map { self[$0] }
  }

  /// An identifier that is passed at one of the places never gets to its element.
  fileprivate mutating func lose(what places: Set<Place>) {
    guard !places.isEmpty else { return }
    for index in indices where self[index].source.map(places.contains) == true && self[index].verdict != .removed {
      self[index].verdict = .lost
    }
  }

  /// Gives each element its fingerprint: by meaning, and where that is equal by the order of their places.
  fileprivate mutating func nameEach() {
    var seen: [[String]: Int] = [:]
    for index in indices {
      let element = self[index]
      let name = element.identifier.values.first ?? element.ownName
      let meaning = ["element", element.screen ?? "", element.enclosingType, element.member, element.kind, name]
      let ordinal = seen[meaning, default: 0]
      seen[meaning] = ordinal + 1
      self[index].fingerprint = Fingerprint(ordinal == 0 ? meaning : meaning + ["\(ordinal)"])
    }
  }
}

/// The look-alikes, sorted, with the screens that show their type.
private func placed(_ lookalikes: [LookalikeUse], on elements: [Element]) -> [LookalikeUse] {
  let screens = screensByType(elements)
  return lookalikes.sorted { $0.place < $1.place }.map { use in
    var use = use
    use.screens = screens[use.enclosingType, default: []].sorted()
    return use
  }
}

private func screensByType(_ elements: [Element]) -> [String: Set<String>] {
  elements.reduce(into: [:]) { screens, element in
    if let screen = element.screen { screens[element.enclosingType, default: []].insert(screen) }
  }
}

/// The assignments, sorted, with what the elements that took them tell: the screens, and whether they repeat.
private func joined(
  _ assignments: [Assignment], with elements: [Element], losing: Set<Place>, replaced: Set<Place>,
  placements: [Place: Placement]
) -> [Assignment] {
  var takers: [Place: [Element]] = [:]
  var defined: [Place: [Element]] = [:]
  for element in elements {
    guard let source = element.source else { continue }
    takers[source, default: []].append(element)
    if let start = element.way.first, start != source { defined[start, default: []].append(element) }
  }
  let byType = screensByType(elements)
  return assignments.sorted { $0.place < $1.place }.map { assignment in
    var assignment = assignment
    var taking = takers[assignment.place] ?? []
    // What the body of a modifier gives to the views that it stands on.
    if taking.isEmpty, assignment.form == .swiftUIModifier { taking = defined[assignment.place] ?? [] }
    let screens = Set(taking.compactMap(\.screen))
    assignment.screens = (screens.isEmpty ? byType[assignment.enclosingType] ?? [] : screens).sorted()
    // What a name stands for may be told by a document alone: an outlet of a class that cannot be read.
    if assignment.target == .unknown, let first = taking.first, taking.allSatisfy({ $0.type == first.type }) {
      assignment.target = .element(first.type)
    }
    assignment.isRepeated = assignment.isRepeated || taking.contains(where: \.isRepeated)
    if let first = taking.first, taking.allSatisfy({ $0.verdict == first.verdict }), first.verdict != .unknown {
      assignment.verdict = first.verdict
    } else if losing.contains(assignment.place) {
      assignment.verdict = .lost
    } else if taking.isEmpty, replaced.contains(assignment.place) {
      assignment.verdict = .shadowed
    } else if let verdict = placements[assignment.place]?.verdict {
      assignment.verdict = verdict
    }
    return assignment
  }
}
