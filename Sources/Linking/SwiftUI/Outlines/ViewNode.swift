import Findings
import Inventory
import Taxonomy

/// A view as source writes it: what it is, the modifiers behind it, and what stands inside. Nothing here depends on what is
/// around the view, so that all screens that show it share it.
final class ViewNode: Sendable {
  let kind: Kind
  /// What the view goes by: `Button`, `OrderRow`, `header`, `Kit.Row`.
  let name: String
  /// The view of SwiftUI that it is or stands for, if any.
  let likeness: String
  /// The call or name that makes it.
  let link: Link
  let place: Place
  /// From the inside out.
  let modifiers: [NodeModifier]
  /// Where it stands; the branches and loops are those inside its outline.
  let scope: Scope
  /// Whether it is shown where the identifier that its component takes is left out: `if let id { … } else { … }`.
  let isLeftOut: Bool

  enum Kind: Sendable {
    /// One of SwiftUI's own views that is an element.
    case leaf(Leaf, [Part])
    /// Another one of SwiftUI's own.
    case construct(SwiftUIConstruct, [Part])
    /// One of the app's own views.
    case component(Component)
    /// Members of the type at hand that make views, and what they are passed.
    case member([Outline.Request], Passed)
    /// The content that a component or a function was passed by whoever shows it, under this name.
    case slot(String, isParameter: Bool, content: [ViewNode])
    /// Views that stand for themselves: what is in parentheses, what a variable holds.
    case group([ViewNode])
    /// A view that the app does not declare and SwiftUI neither.
    case foreign(content: [ViewNode])
    /// No view: a bare member with arguments.
    case loose([ViewNode])
  }

  /// An argument of a construct.
  struct Part: Sendable {
    /// Its label.
    var label: String?
    var role: SwiftUIConstruct.Role
    var nodes: [ViewNode]
  }

  /// What source says of an element, wherever it is shown.
  struct Leaf: Sendable {
    var construct: SwiftUIConstruct
    var type: ElementType
    /// The identifier that its initialiser is passed.
    var passed: GivenIdentifier?
    /// That of the view which has the style that makes this one.
    var styled: GivenIdentifier?
    /// The element that it makes, of a control; others are mostly none worth listing.
    var element: Element?
  }

  /// A use of one of the app's own views.
  struct Component: Sendable {
    var id: SymbolTable.TypeID
    /// Its body; empty where there is none to read.
    var bodies: [Outline.Request]
    /// What the UIKit view is that it wraps, where it does.
    var wrapped: ElementType?
    var passed: Passed
    /// Whether each use has elements of its own, since the call tells the component its identifiers.
    var isTold: Bool { bodies.contains { $0.teller != nil } }
    /// Whether the body is nothing but a container of the platform's, which keeps an identifier to itself.
    var isPlatformContainer: Bool
  }

  /// The views that a call passes on.
  struct Passed: Sendable {
    /// By the names of the properties and parameters that show them.
    var slots: [String: [ViewNode]] = [:]
    /// Those that nothing is known of but that they are passed.
    var rest: [ViewNode] = []
  }

  /// What the view that a modifier stands on is called in it: in an extension of `View`, and in a type of its own.
  static let modifiedSelf = "self"
  static let modifiedContent = "content"
  /// What the label of the control that a style makes anew is called in the style.
  static let styledLabel = "configuration.label"

  init(
    _ kind: Kind, name: String, likeness: String, link: Link, place: Place, modifiers: [NodeModifier], scope: Scope,
    isLeftOut: Bool
  ) {
    self.kind = kind
    self.name = name
    self.likeness = likeness
    self.link = link
    self.place = place
    self.modifiers = modifiers
    self.scope = scope
    self.isLeftOut = isLeftOut
  }
}

extension ViewNode {
  /// Which of the chain's sheets and dialogs the modifier shows: no two are there at once.
  func presentation(of modifier: NodeModifier) -> Branch? {
    let showing = modifiers.filter { SwiftUIConstruct.oneAtATime.contains($0.name) }
    guard showing.count > 1, let index = showing.firstIndex(where: { $0.place == modifier.place }) else { return nil }
    return Branch(place: showing[0].place, alternative: index)
  }
}

/// One modifier, as far as it matters to what a test finds.
struct NodeModifier: Sendable {
  enum Hosting: Sendable {
    /// Lies over, under or around the view: what is further out in the chain covers it too.
    case covering
    /// Is shown elsewhere: in a bar, a menu, a dialog.
    case hosted
    /// Is a screen of its own.
    case presented
    /// Becomes part of a tab's button.
    case tab
    /// Makes the view anew: a button's or a toggle's style.
    case style
  }

  var name: String
  var place: Place
  /// What to delete so that it is gone; nil in `#if`.
  var removal: Place?
  var effects: ChainEffects?
  var hosting: Hosting
  /// The title or prompt that it gives a bar.
  var title: Expression?
  var content: [ViewNode] = []
  /// The views that it is passed and that a style of the app's gives an identifier.
  var styled: [ViewNode] = []
  var own: Own?

  /// The body of the app's own modifier, and the views that it is passed.
  struct Own: Sendable {
    var body: Outline.Request
    var passed: ViewNode.Passed
  }
}

/// The views that one member of the app puts together: a body, a computed property, a function.
final class Outline: Sendable {
  let nodes: [ViewNode]
  /// Alternatives that the use of the component decides against.
  let leftOut: Set<Branch>

  init(_ nodes: [ViewNode], without leftOut: Set<Branch>) {
    self.nodes = nodes
    self.leftOut = leftOut
  }

  /// What outline is meant, and all that is needed to read it.
  final class Request: Sendable {
    let key: Key
    let member: SymbolTable.Member
    /// The scope inside the member.
    let scope: Scope
    /// The call that tells it identifiers, where one does.
    let teller: Place?
    /// The outermost call that leaves out the identifier which its component takes.
    let omission: Omission?
    /// Whether it is all shown where that is left out.
    let isLeftOut: Bool

    init(
      _ key: Key, _ member: SymbolTable.Member, in scope: Scope, toldBy teller: Place? = nil,
      omission: Omission? = nil, isLeftOut: Bool = false
    ) {
      self.key = key
      self.member = member
      self.scope = scope
      self.teller = teller
      self.omission = omission
      self.isLeftOut = isLeftOut
    }

    /// The same for a use of one that has been told too often: its identifiers, and those of all that it shows, stay open.
    var untold: Request {
      var key = key
      key.uses = []
      key.isUntold = true
      var scope = scope
      if case .instance(let type, let told)? = scope.selfValue {
        scope.selfValue = .instance(type, told.mapValues { _ in .untold })
      }
      return Request(key, member, in: scope, omission: omission, isLeftOut: isLeftOut)
    }
  }

  /// What decides what an outline holds.
  struct Key: Hashable, Sendable {
    var member: SymbolTable.MemberKey
    /// The call that the function's parameters are bound at.
    var call: Place?
    /// The calls that told the component at hand its identifiers, outermost first.
    var uses: [Place] = []
    /// Whether it, and what it shows, is told no identifiers.
    var isUntold = false
    /// What the use of the component says of what its conditions ask for.
    var decisions = Decisions()
    /// What the environment holds.
    var environment: [String: [IdentifierText]] = [:]
    var isEnvironmentWhole = false
  }
}

extension Value {
  /// What a component is told that is shown in too many ways to tell them apart.
  static var untold: Value { .unresolved("it is shown in more than \(ScreenWalk.mostTold) ways") }
}
