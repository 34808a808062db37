import Findings
import Inventory
import Taxonomy

/// Walks the views of the app from the roots of its screens down, through components, members and modifiers, and lists
/// the elements on the way.
struct ScreenWalk {
  let evaluator: Evaluator
  let symbols: SymbolTable
  let outlines: Outlines
  /// The names of the screens, by their types.
  let screenNames: [SymbolTable.TypeID: String]
  /// The version of iOS that is predicted for.
  let iOS: Int
  /// Views that other code shows.
  private let shown: Set<SymbolTable.TypeID>
  private let environment: EnvironmentScheme
  var elements: [Element] = []
  /// Which screens showed a type.
  private var screensShowing: [SymbolTable.TypeID: [String]] = [:]
  var elementIndex: [ElementKey: Int] = [:]
  /// What becomes of the identifiers, by the modifiers that give them.
  var placements: [Place: Placement] = [:]
  /// The elements of the screen at hand that have each identifier.
  var landed: [Place: [Landed]] = [:]
  /// Members that were walked, for whichever screen.
  private var reached: Set<SymbolTable.MemberKey> = []
  /// What all uses so far leave out of members.
  private var leftOut: [SymbolTable.MemberKey: Set<Branch>] = [:]
  /// Builds the tree of the screen at hand, where one is asked for.
  var recorder: TreeRecorder?
  /// The screen at hand.
  var screen: String?
  /// What was walked for it.
  private var visited: Set<VisitKey> = []
  private var visits: [SymbolTable.MemberKey: Int] = [:]
  /// Content that its component showed.
  private var placed: Set<ObjectIdentifier> = []

  struct ElementKey: Hashable {
    var screen: String?
    var file: String
    var position: Position
    /// The calls that brought the components which are told their identifiers by their calls, outermost first.
    var uses: [Place]
    /// The call that gives the component, and so the element, its identifier.
    var namingUse: Place?
  }

  /// What of an outline's surroundings decides what its elements become: each is walked once for each.
  private struct VisitKey: Hashable {
    var outline: Outline.Key
    /// Where the identifier that reaches it is given.
    var naming: Place?
    var isAdrift: Bool
    var isMerged: Bool
    var isCombined: Bool
    var isHidden: Bool
    var isRevealed: Bool
    var isStyled: Bool
    var isRepeated: Bool
    /// The calls that the identifiers come from.
    var uses: [Place]
    /// The views that pass content, and the modifier that does.
    var passing: [ObjectIdentifier]
    var contentUse: Place?
  }

  static let deepest = 60

  /// How often a member is walked for one screen; components that show each other twice double their ways at each level.
  private static let mostVisits = 256

  /// How often a component that components show which are told their identifiers as well is told its own, beyond a few
  /// levels; from then on its identifiers are those of any use.
  static let mostTold = 64
  private static let deepestTold = 3

  init(
    _ evaluator: Evaluator, outlines: Outlines, screenNames: [SymbolTable.TypeID: String],
    shown: Set<SymbolTable.TypeID>, environment: EnvironmentScheme, iOS: Int
  ) {
    self.iOS = iOS
    self.evaluator = evaluator
    self.outlines = outlines
    self.shown = shown
    self.environment = environment
    symbols = evaluator.symbols
    self.screenNames = screenNames
  }

  // MARK: From the top

  /// The walk that has been to these screens as well.
  func walking(_ screens: ArraySlice<SymbolTable.TypeID>) -> ScreenWalk {
    var walk = self
    for id in screens { walk.walkScreen(id) }
    return walk
  }

  /// Takes over what a walk of other screens found, in the order of the screens.
  mutating func add(_ other: ScreenWalk) {
    // Screens of one name are one to whoever reads the report.
    for (key, index) in other.elementIndex.sorted(by: { $0.value < $1.value }) { add(other.elements[index], for: key) }
    placements.merge(other.placements) { placement, other in
      var placement = placement
      placement.join(other)
      return placement
    }
    screensShowing.merge(other.screensShowing) { $0 + $1 }
    reached.formUnion(other.reached)
    leftOut.merge(other.leftOut) { $0.intersection($1) }
  }

  /// Lists the elements of one screen.
  mutating func walkScreen(_ id: SymbolTable.TypeID) {
    begin(on: screenNames[id])
    screensShowing[id, default: []].append(screen ?? "")
    var surroundings = Surroundings(frame: UseFrame())
    surroundings.isWholeScreen = true
    var scope = Scope(file: symbols.types[id].file, type: id, member: "body")
    scope.environment = environment.atRoot(isShown: shown.contains(id))
    for body in symbols.bodies(of: id) {
      enter(rootRequest(body, of: id, in: scope.outlining(body, of: id)), surroundings)
    }
    finish()
  }

  private func rootRequest(
    _ member: SymbolTable.Member, of owner: SymbolTable.TypeID?, in scope: Scope
  ) -> Outline.Request {
    var scope = scope
    if case .function(let function) = member.declaration { scope.declare(function.parameters) }
    return Outline.Request(Outline.Key(member, uses: [], scope), member, in: scope)
  }

  private mutating func begin(on screen: String?) {
    self.screen = screen
    visited = []
    visits = [:]
    landed = [:]
  }

  /// Lists what no screen led to: members that only other code calls, and views that nothing shows. `previews` are
  /// views that are no part of the app.
  mutating func walkRest(except previews: Set<SymbolTable.TypeID>) {
    let views = symbols.viewCode(with: evaluator.carriers, evaluator.tellingModifiers)
    let wanted = symbols.code(using: views)
    let unused = symbols.codeForNothing(among: wanted)
    let rest = wanted.filter { code in
      guard !unused.contains(code.member.identity), symbols.files[code.member.file].traces.contains(.swiftUI) else {
        return false
      }
      if let owner = code.owner { return !previews.contains(owner) }
      if case .function = code.member.declaration { return true }
      return false
    }
    // Reading takes longest: another thread begins at the other end, and what it has read is there when it is asked for.
    let requests = rest.filter { !reached.contains($0.member.key) }.map { restRequest($0.member, of: $0.owner) }
    _ = Handover { [outlines] in for request in requests.reversed() { _ = outlines[request] } }
    for code in rest where !reached.contains(code.member.key) { walkRest(code.member, of: code.owner) }
    walkLeftOut(
      of: rest.compactMap { code in
        guard let owner = code.owner, leftOut[code.member.key]?.isEmpty == false else { return nil }
        return (code.member, owner)
      })
  }

  private func restRequest(_ member: SymbolTable.Member, of owner: SymbolTable.TypeID?) -> Outline.Request {
    rootRequest(member, of: owner, in: Scope(file: member.file, type: owner, member: member.name))
  }

  /// Lists what stands in alternatives of members that no use shows, and nowhere else.
  private mutating func walkLeftOut(of members: [(member: SymbolTable.Member, owner: SymbolTable.TypeID)]) {
    guard !members.isEmpty else { return }
    let branches = members.reduce(into: Set<Branch>()) { $0.formUnion(leftOut[$1.member.key] ?? []) }
    var other = self
    (other.elements, other.elementIndex, other.placements) = ([], [:], [:])
    for (member, owner) in members { other.walkRest(member, of: owner) }
    let seen = Set(elements.map(\.place))
    for (key, index) in other.elementIndex.sorted(by: { $0.value < $1.value }) {
      let element = other.elements[index]
      if !seen.contains(element.place), element.branches.contains(where: branches.contains) { add(element, for: key) }
    }
    placements.merge(other.placements) { known, _ in known }
  }

  private mutating func walkRest(_ member: SymbolTable.Member, of owner: SymbolTable.TypeID?) {
    reached.insert(member.key)
    begin(on: owner.flatMap { screensShowing[$0]?.first })
    let component = owner.flatMap { screenNames[$0] == nil ? symbols.types[$0].name : nil }
    let surroundings = Surroundings(frame: UseFrame(component: component))
    let request = restRequest(member, of: owner)
    walk(outlines[request].nodes, surroundings)
    if case .property(let property) = member.declaration {
      walk(outlines.reader(of: request).observed(by: property), surroundings)
    }
    finish()
  }

  // MARK: Outlines

  /// Walks the views of a body or member, once for each way its surroundings change them, and not too often.
  /// `contentUse` is the call that passes content to it. Says whether they were not walked in this way before: what they
  /// are passed is then listed already.
  @discardableResult
  mutating func enter(_ request: Outline.Request, _ surroundings: Surroundings, contentUse: Place? = nil) -> Bool {
    var (request, surroundings) = (request, surroundings)
    let member = request.key.member
    if request.key.uses.count > Self.deepestTold, request.key.call == nil, visits[member, default: 0] >= Self.mostTold {
      request = request.untold
      surroundings.frame = surroundings.frame.untold
    }
    let frame = surroundings.frame
    guard frame.depth <= Self.deepest, visits[member, default: 0] < Self.mostVisits else { return true }
    if recorder != nil {
      recordOutline(request, surroundings, contentUse)
      return true
    }
    let key = VisitKey(
      outline: request.key, naming: surroundings.naming?.given.place,
      isAdrift: surroundings.naming?.isAdrift == true, isMerged: surroundings.isMerged,
      isCombined: surroundings.isCombined, isHidden: surroundings.isHidden, isRevealed: surroundings.isRevealed,
      isStyled: surroundings.isStyled,
      isRepeated: frame.repetition != nil, uses: frame.uses, passing: frame.passing,
      contentUse: contentUse)
    guard visited.insert(key).inserted else { return false }
    visits[member, default: 0] += 1
    reached.insert(member)
    let outline = outlines[request]
    if leftOut[member]?.isEmpty != true {
      leftOut[member] = leftOut[member]?.intersection(outline.leftOut) ?? outline.leftOut
    }
    walk(outline.nodes, surroundings)
    return true
  }

  /// Walks an outline for a tree: each time that it is shown, unless it shows itself.
  private mutating func recordOutline(_ request: Outline.Request, _ surroundings: Surroundings, _ contentUse: Place?) {
    guard recorder?.mayGoOn() == true else { return }
    let step = TreeRecorder.Step(outline: request.key, contentUse: contentUse)
    guard recorder?.path.insert(step).inserted == true else {
      if request.member.name == "body",
        let node = plainNode(
          .other, kind: "body", at: evaluator.place(of: request), in: surroundings.frame, note: "shows itself again")
      {
        recorder?.add(node)
      }
      return
    }
    walk(outlines[request].nodes, surroundings)
    recorder?.path.remove(step)
  }

  mutating func walk(_ nodes: [ViewNode], _ surroundings: Surroundings) {
    for node in nodes { walk(node, surroundings) }
  }

  /// Notes that the screen at hand shows a component.
  mutating func noteShown(_ id: SymbolTable.TypeID) {
    if let screen, screensShowing[id]?.last != screen { screensShowing[id, default: []].append(screen) }
  }

  // MARK: Content that was passed in

  mutating func walk(_ content: UseFrame.Content, _ surroundings: Surroundings) {
    placed.insert(ObjectIdentifier(content))
    walk(content.nodes, surroundings)
  }

  /// Whether the content was shown somewhere; asked once, when its component is left behind.
  mutating func takePlaced(_ content: UseFrame.Content) -> Bool { placed.remove(ObjectIdentifier(content)) != nil }
}
