import Findings
package import Taxonomy

extension ElementType {
  /// The word that an identifier ends in for an element of this type: `field` in `login.email.field`.
  package var roleWord: String {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: "field"
    case .switch: "toggle"
    case .datePicker, .picker, .pickerWheel, .colorWell: "picker"
    case .staticText: "label"
    case .cell: "row"
    case .other: "view"
    default: rawValue
    }
  }
}

/// The convention that proposals are written in: the settings', unless these choose none and the project clearly follows
/// another.
package struct ProposalStyle: Sendable, Hashable {
  package var convention: Convention
  /// Of how many identifiers how many follow it, where it is the project's own and not the settings'.
  package var followed: Followed?

  package struct Followed: Sendable, Hashable {
    package var accepted: Int
    package var total: Int

    package init(accepted: Int, total: Int) {
      self.accepted = accepted
      self.total = total
    }
  }

  package init(_ convention: Convention, followed: Followed? = nil) {
    self.convention = convention
    self.followed = followed
  }

  /// With fewer identifiers than this, a project has no style.
  private static let fewest = 5

  /// What `inventory`'s identifiers say, under the settings' convention.
  package init(of inventory: Inventory, under convention: Convention, isChosen: Bool) {
    self.init(convention)
    guard !isChosen else { return }
    var seen: Set<IdentifierText> = []
    let texts = inventory.assignments.filter { !$0.identifier.isLocalized }.flatMap(\.identifier.texts).filter { text in
      text.pieces.contains { if case .text(let literal) = $0 { !literal.isEmpty } else { false } }
        && seen.insert(text).inserted
    }
    // Half is what the rules take for a convention that is followed.
    guard texts.count >= Self.fewest, texts.count(where: convention.accepts) * 2 < texts.count,
      let best = Convention.bestFit(for: texts), best.accepted * 5 >= texts.count * 4
    else { return }
    // `home_list_row` fits segments of one word each as it fits snake_case; with more words to a segment, only the second
    // stays what it looks like.
    let flat = [Convention.Words.snake_case, .kebab_case].map { Convention(words: $0, segments: 1...1) }
    let convention = flat.first { texts.count(where: $0.accepts) >= best.accepted } ?? best.convention
    self.init(convention, followed: Followed(accepted: best.accepted, total: texts.count))
  }
}

/// An identifier for each of `elements` that has none, in their order; nil for those that have one. Elements made at
/// one place, such as a component's on several screens, get the same one, unless each call can give its own; and so do
/// equal ones of which only one is ever shown. All others differ from each other and from those that the project has.
package func proposals(for elements: [Element], convention: Convention) -> [String?] {
  var inUse: Set<String> = []
  var screens: [String: Set<String>] = [:]
  // What is a row's part in one place and stands alone in another is named for itself.
  let alone = Set(elements.lazy.filter { !$0.isRepeated }.map(\.place))
  for element in elements {
    inUse.formUnion(element.identifier.values)
    if let component = element.component, let screen = element.screen { screens[component, default: []].insert(screen) }
    if element.component == nil, let screen = element.screen {
      screens["\(element.enclosingType).\(element.member)", default: []].insert(screen)
    }
  }
  var taken = IdentifierProposal.Taken(inUse)
  var given: [Place: String] = [:]
  var alike: [IdentifierProposal: Alike] = [:]
  return elements.map { element in
    guard element.identifier.state == .none else { return nil }
    let giver = element.omission?.call ?? element.place
    if let known = given[giver] { return known }
    let home = element.component ?? "\(element.enclosingType).\(element.member)"
    let isShared = element.omission == nil && screens[home, default: []].count > 1
    let proposal = element.proposal(isShared: isShared, isInRow: element.isRepeated && !alone.contains(element.place))
    if let others = alike[proposal], others.isOpen, others.elements.allSatisfy(element.excludes) {
      alike[proposal]?.elements.append(element)
      given[giver] = others.identifier
      return others.identifier
    }
    let identifier = proposal.identifier(in: convention, taken: &taken)
    given[giver] = identifier
    if proposal.hasWords { alike[proposal] = Alike(identifier: identifier, elements: [element]) }
    return identifier
  }
}

/// Elements of one identifier, since they are named alike and exclude each other.
private struct Alike {
  var identifier: String
  var elements: [Element]

  /// Only a few, so that many equal elements cost no more than as many different ones.
  var isOpen: Bool { elements.count < 8 }
}

extension Element {
  /// A component that several screens show is named for itself, since its one identifier serves them all.
  fileprivate func proposal(isShared: Bool, isInRow: Bool) -> IdentifierProposal {
    let own = typeName
    let isOnScreen = screen != nil && !isShared
    let component = isOnScreen && component != nil ? own : nil
    return IdentifierProposal(
      screen: isOnScreen ? screen ?? own : own, section: isInRow ? IdentifierProposal.row : component,
      component: component, property: name.flatMap { Self.slots.contains($0) ? nil : $0 }, label: label,
      labelName: labelName, hints: (omission?.hints ?? []) + hints,
      member: member,
      role: kind == "UITabBarItem" ? "tab" : type.roleWord)
  }

  /// Properties of the platform's that say where something is shown, and not what it is.
  private static let slots: Set<String> = [
    "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftView", "rightView", "accessoryView",
    "titleView",
  ]

  /// The name of the type that makes it: of `UIAlertController`, which an extension is of, `alert`.
  private var typeName: String {
    // What extends all views is named by its function.
    if component == nil, enclosingType == "View", !member.isEmpty { return ScreenName.derived(from: member) }
    var type = component ?? enclosingType
    for ending in ["ViewModel", "Coordinator", "TableViewCell", "CollectionViewCell"]
    where type.hasSuffix(ending) && type.count > ending.count {
      type.removeLast(ending.count)
    }
    if type.hasPrefix("UI"), type.dropFirst(2).first?.isUppercase == true { type.removeFirst(2) }
    return ScreenName.derived(from: type)
  }
}
