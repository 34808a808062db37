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
    case let label? where Self.actions.contains(label): return .action
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
      return labels.contains("action") || labels.contains("intent") ? .label : .action
    case "NavigationLink":
      return labels.contains(where: { ["destination", "value", "tag"].contains($0) }) ? .label : .destination
    default: return unlabelled
    }
  }

  /// The labels of arguments that hold code which runs later.
  static let actions: Set<String> = [
    "action", "intent", "onCommit", "onCompletion", "onDecrement", "onDismiss", "onEditingChanged", "onIncrement",
    "onRequest", "onTap", "primaryAction",
  ]

  /// The type that a platform view `name` has on a version of iOS: lists were tables before iOS 16.
  static func type(of name: String, _ type: ElementType, iOS: Int) -> ElementType {
    Behaviour.listsAreTables.holds(on: iOS) && rowed.contains(name) ? .table : type
  }

  /// Controls whose content is there only after a tap, with what it stands in then.
  static let opening: [String: ElementType] = ["DisclosureGroup": .other, "Menu": .menu]

  /// Arguments that show something beside a control's label, and are not read with it.
  static let valueLabels: Set<String> = [
    "currentValueLabel", "icon", "maximumValueLabel", "minimumValueLabel", "prompt",
  ]

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

  /// Constructs that are another type where they are passed a value.
  static let valued: [String: ElementType] = ["ProgressView": .progressIndicator]

  /// Constructs whose title, a text, stands in front of their content as an element.
  static let titled: Set<String> = ["ContentUnavailableView", "GroupBox", "LabeledContent", "Section"]

  /// Platform views of which reports differ on whether an identifier shows, with what to do instead.
  static let disputed = ["ContentUnavailableView": "may not surface: its texts find it"]

  /// Where what an argument holds stands among the others.
  static func rank(_ label: String?) -> Int {
    switch label {
    case "header", "label", "title": 0
    case "footer", "actions": 2
    default: 1
    }
  }

  /// The arguments of an alert or an action sheet that are its buttons.
  static let dialogButtons: Set<String> = ["buttons", "dismissButton", "primaryButton", "secondaryButton"]

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
