import Findings
import Inventory

/// How SwiftUI treats one of its own views, after `accessibility-tree.md` sections 1 and 2. A new construct is a line
/// in ``SwiftUIConstruct/table``.
struct SwiftUIConstruct: Sendable {
  enum Node: Sendable {
    /// One element of this type.
    case leaf(ElementType)
    /// No element of its own: an identifier goes to every element below.
    case transparent
    /// A platform view that keeps its identifier to itself.
    case platform(ElementType)
    /// Draws, and makes no element.
    case nodeless
  }

  /// What a closure, or a view passed as an argument, is to the construct.
  enum Role: Sendable {
    /// Becomes part of the construct's own element.
    case label
    /// Stands in the construct's place or below it.
    case content
    /// Code that runs on a tap.
    case action
    /// The root of another screen.
    case destination

    var makesViews: Bool {
      if case .action = self { false } else { true }
    }
  }

  var node: Node
  var isControl: Bool
  /// The role of a closure without a label, where the construct has no rule of its own.
  var unlabelled: Role

  static func control(_ type: ElementType, unlabelled: Role = .label) -> SwiftUIConstruct {
    SwiftUIConstruct(node: .leaf(type), isControl: true, unlabelled: unlabelled)
  }

  static func leaf(_ type: ElementType) -> SwiftUIConstruct {
    SwiftUIConstruct(node: .leaf(type), isControl: false, unlabelled: .label)
  }

  static let transparent = SwiftUIConstruct(node: .transparent, isControl: false, unlabelled: .content)
  static let nodeless = SwiftUIConstruct(node: .nodeless, isControl: false, unlabelled: .content)

  static func platform(_ type: ElementType, unlabelled: Role = .content) -> SwiftUIConstruct {
    SwiftUIConstruct(node: .platform(type), isControl: false, unlabelled: unlabelled)
  }

  /// What `argument`, one of a call's `arguments`, is to the construct `name`.
  func role(of argument: Argument, among arguments: [Argument], of name: String) -> Role {
    switch argument.label {
    case "action", "primaryAction", "onEditingChanged", "onCommit", "onIncrement", "onDecrement", "onRequest",
      "onCompletion":
      return .action
    case "label", "icon", "title", "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "prompt":
      return isLeaf ? .label : .content
    case "destination", "detail", "sidebar": return .destination
    case "content", "header", "footer": return name == "Picker" ? .label : unlabelled == .label ? .label : .content
    default: break
    }
    let labels = arguments.compactMap(\.label)
    switch name {
    case "Button":
      // `Button(action: save) { Label }` holds its label where `Button("Save") { save() }` holds its action.
      return labels.contains("action") ? .label : .action
    case "NavigationLink":
      return labels.contains(where: { ["destination", "value", "tag"].contains($0) }) ? .label : .destination
    default: return unlabelled
    }
  }

  /// The type that a platform view `name` has on a version of iOS: lists were tables before iOS 16.
  static func type(of name: String, _ type: ElementType, iOS: Int) -> ElementType {
    Behaviour.listsAreTables.holds(on: iOS) && rowed.contains(name) ? .table : type
  }

  /// Controls whose content is there only after a tap.
  static let opening: Set<String> = ["DisclosureGroup", "Menu"]

  /// Whether it draws, and makes no element.
  var isNodeless: Bool {
    if case .nodeless = node { true } else { false }
  }

  private var isLeaf: Bool {
    if case .leaf = node { true } else { false }
  }

  /// Constructs that show their content once for each of several values.
  static let repeating: Set<String> = ["ForEach", "List", "Table"]

  /// Constructs whose content is rows, each in a cell.
  static let rowed: Set<String> = ["Form", "List", "Table"]

  /// Constructs in a list whose own content is the rows.
  static let sharesRow: Set<String> = ["AnyView", "ForEach", "Group", "Section"]

  /// Constructs whose content is that of tabs.
  static let tabs: Set<String> = ["Tab", "TabView"]

  /// Constructs in a tab view whose own content is the tabs.
  static let sharesTabs: Set<String> = ["AnyView", "ForEach", "Group", "TabSection"]

  /// Leaves that are several elements where they are no part of another: a label's image and its text, an image and what
  /// stands in its place.
  static let composed: Set<String> = ["AsyncImage", "Label"]

  /// Constructs that show one of the views in their content.
  static let choosing: Set<String> = ["ViewThatFits"]

  /// Constructs that fill the screen where they are all of it; a tap on one is meant for no element.
  static let filling: Set<String> = [
    "GeometryReader", "Group", "NavigationStack", "NavigationView", "ScrollView", "TabView", "ZStack",
  ]
}
