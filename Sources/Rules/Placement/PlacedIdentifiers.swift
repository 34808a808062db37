import Findings
import Inventory
import Taxonomy

/// The identifiers on SwiftUI views, as the rules of this topic ask for them.
struct PlacedIdentifiers {
  let all: [Placement]
  private let byPlace: [Place: Placement]

  init(_ project: Project) {
    all = project.inventory.placements
    byPlace = Dictionary(all.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(_ rival: Placement.Rival) -> Placement? { byPlace[rival.place] }

  /// How far an identifier goes beyond the one element that it should name.
  struct Reach {
    /// The elements that get it, each constructor once.
    var landings: [Placement.Landing]
    /// The identifiers further in that it takes away.
    var replaced: [Placement]
    /// Whether one of those surely is gone.
    var isCertain: Bool
  }

  /// How far the identifier of a view goes that is no element itself; nil where it names one element and takes nothing
  /// away from it.
  func reach(of placement: Placement) -> Reach? {
    guard placement.ground == .container || placement.ground == .component, placement.isFollowed else { return nil }
    var seen: Set<Place> = [placement.viewPlace]
    let landings = placement.landings.filter { !$0.isAround && seen.insert($0.place).inserted }
    let replaced = replaced(by: placement)
    if replaced.isEmpty {
      // That a stack with a tap gesture should be a button is another rule's to say.
      if !placement.isSurelySpread || placement.chain.tap != nil { return nil }
    } else if placement.ground == .component, !placement.isSurelySpread {
      // The call names the one element of the component anew.
      return nil
    }
    return Reach(
      landings: landings, replaced: replaced,
      isCertain: !placement.isConditional && replaced.contains(where: \.surelyGives))
  }

  /// The identifiers of other views further in that this one takes away.
  private func replaced(by placement: Placement) -> [Placement] {
    placement.replaced.compactMap { self[$0] }.filter { inner in
      inner.viewPlace != placement.viewPlace && inner.isFollowed && !inner.isConditional
        && inner.isOther(than: placement.identifier)
    }
  }

  /// The identifiers further out that take this one's place, and are there whenever it is.
  func replacing(_ placement: Placement) -> [Placement] {
    placement.replacing.compactMap { self[$0] }.filter { outer in
      outer.isFollowed && !outer.isConditional && placement.isOther(than: outer.identifier)
    }
  }
}

extension Placement {
  /// Whether it is known what it gives, and to which view.
  var isFollowed: Bool { style == nil && (identifier.state == .known || identifier.state == .pattern) }

  fileprivate func isOther(than other: Identifier) -> Bool {
    !identifier.texts.contains { other.texts.contains($0) }
  }

  /// The identifier for a message; of several the first.
  var text: String { shortened(identifier.values.first ?? "") }

  /// The words that its identifiers are made of.
  var words: Set<String> {
    Set(
      identifier.texts.flatMap(\.pieces).flatMap { piece in
        if case .text(let text) = piece { nameWords(of: text) } else { [String]() }
      })
  }

  /// Whether it is there, and nothing of its own stands between its view and what is further out: an element that the
  /// chain makes, a platform view.
  fileprivate var surelyGives: Bool {
    if chain.fading != nil { return false }
    switch ground {
    case .element, .container, .component: return true
    case .platform, .explicit, .nothing, .unknown: return false
    }
  }

  /// Whether it gets to an element somewhere.
  var isEffective: Bool { !landings.isEmpty || mayLand }

  /// Whether its words say that a tab's button or a dialog is meant, about which other rules speak.
  var isMeantForAnother: Bool { tabMeant != nil || presentationMeant != nil }

  /// What puts an element around the view, in front of the identifier.
  func wrapping(children: String) -> Edit {
    let start = SourceRange(place.position, place.position)
    return Edit(Place(file: place.file, range: start), "accessibilityElement(children: .\(children)).")
  }
}

extension Fix {
  /// Takes away identifiers that reach no test; nil where one of them cannot be taken away alone.
  static func deleting(_ dead: [Placement]) -> Fix? {
    let edits = dead.compactMap { placement in placement.removal.map { Edit($0, "") } }
    guard edits.count == dead.count, !edits.isEmpty else { return nil }
    let names = listed(dead.map(\.text))
    return Fix(
      title: "delete \(names), which \(dead.count == 1 ? "reaches" : "reach") no test", safety: .safe, edits: edits)
  }
}

extension Rule {
  /// A finding about an identifier on a SwiftUI view, at its modifier's name.
  static func finding(
    _ message: Message, about placement: Placement, notes: [Note] = [], fix: Fix? = nil, severity: Severity? = nil,
    trust: Trust? = nil, restingOn behaviour: Behaviour? = nil
  ) -> Finding {
    var finding = finding(
      message, at: placement.place, screen: placement.screens.first, notes: notes,
      subject: FindingSubject(
        enclosingType: placement.enclosingType, member: placement.member, kind: placement.view,
        name: placement.identifier.values.first ?? ""),
      severity: severity, trust: trust, restingOn: behaviour)
    finding.fix = fix
    return finding
  }
}

extension PlacedIdentifiers.Reach {
  /// The elements that get the identifier, and the identifiers that are gone.
  func notes(on identifier: String, atMost limit: Int = 4) -> [Note] {
    let gone = Set(replaced.map(\.viewPlace))
    let plain = landings.filter { !gone.contains($0.place) }
    return replaced.prefix(limit).map { Note("'\($0.text)' is given to '\($0.view)' here", at: $0.place) }
      + plain.prefix(limit).map { Note("'\($0.kind)' gets '\(identifier)'", at: $0.place) }
  }

  /// `the 4 elements inside`, `the 'Button' inside`, `each 'Text' that it repeats`
  var takers: String {
    if landings.count > 1 { return "the \(landings.count) elements inside" }
    guard let only = landings.first else { return "the elements inside" }
    return only.isRepeated ? "each '\(only.kind)' that is repeated inside" : "the '\(only.kind)' inside"
  }

  /// `; 'checkout.summary.total' never reaches a test`
  var loss: String {
    if replaced.isEmpty { return "" }
    let names = listed(replaced.map(\.text))
    let isNever = replaced.allSatisfy { !$0.isEffective }
    let verb = replaced.count == 1 ? (isNever ? "reaches" : "does not reach") : (isNever ? "reach" : "do not reach")
    return isNever ? "; \(names) never \(verb) a test" : "; from here \(names) \(verb) a test"
  }
}
