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

  static let table: [String: SwiftUIConstruct] = [
    "Button": .control(.button, unlabelled: .action),
    "ColorPicker": .control(.colorWell),
    "DatePicker": .control(.datePicker),
    "DisclosureGroup": .control(.button, unlabelled: .content),
    "EditButton": .control(.button),
    "Link": .control(.link),
    "Menu": .control(.button, unlabelled: .content),
    "MultiDatePicker": .control(.datePicker),
    "NavigationLink": .control(.button, unlabelled: .destination),
    "PasteButton": .control(.button),
    "PhotosPicker": .control(.button),
    "Picker": .control(.button),
    "RenameButton": .control(.button),
    "SecureField": .control(.secureTextField),
    "ShareLink": .control(.button),
    "SignInWithAppleButton": .control(.button, unlabelled: .action),
    "Slider": .control(.slider),
    "Stepper": .control(.stepper),
    "TextEditor": .control(.textView),
    "TextField": .control(.textField),
    "Toggle": .control(.switch),

    "AsyncImage": .leaf(.image),
    "Gauge": .leaf(.progressIndicator),
    "Image": .leaf(.image),
    "Label": .leaf(.staticText),
    "Map": .platform(.map),
    "ProgressView": .leaf(.activityIndicator),
    "Text": .leaf(.staticText),
    "WebView": .leaf(.webView),

    "AnyView": .transparent,
    "ControlGroup": .transparent,
    "ForEach": .transparent,
    "GeometryReader": .transparent,
    "Grid": .transparent,
    "GridRow": .transparent,
    "Group": .transparent,
    "GroupBox": .transparent,
    "HStack": .transparent,
    "LabeledContent": .transparent,
    "LazyHGrid": .transparent,
    "LazyHStack": .transparent,
    "LazyVGrid": .transparent,
    "LazyVStack": .transparent,
    "Section": .transparent,
    "ScrollViewReader": .transparent,
    "TimelineView": .transparent,
    "ToolbarItem": .transparent,
    "ToolbarItemGroup": .transparent,
    "VStack": .transparent,
    "ViewThatFits": .transparent,
    "ZStack": .transparent,

    "ContentUnavailableView": .platform(.other),
    "Form": .platform(.collectionView),
    "List": .platform(.collectionView),
    "NavigationSplitView": .platform(.other, unlabelled: .destination),
    "NavigationStack": .platform(.other, unlabelled: .destination),
    "NavigationView": .platform(.other, unlabelled: .destination),
    "ScrollView": .platform(.scrollView),
    "Tab": .platform(.other, unlabelled: .destination),
    "TabView": .platform(.other, unlabelled: .destination),
    "Table": .platform(.collectionView),
    "WindowGroup": .platform(.other, unlabelled: .destination),

    "AngularGradient": .nodeless,
    "Canvas": .nodeless,
    "Capsule": .nodeless,
    "Circle": .nodeless,
    "Color": .nodeless,
    "Divider": .nodeless,
    "Ellipse": .nodeless,
    "EmptyView": .nodeless,
    "LinearGradient": .nodeless,
    "Path": .nodeless,
    "RadialGradient": .nodeless,
    "Rectangle": .nodeless,
    "RoundedRectangle": .nodeless,
    "Spacer": .nodeless,
    "UnevenRoundedRectangle": .nodeless,
  ]

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

  /// What becomes of the identifiers of what a modifier shows, where that is not the usual: buttons in alerts and dialogs,
  /// and from iOS 26 on in toolbars, are there twice; a menu's are there after a press.
  static func verdict(hostedBy modifier: String, iOS: Int) -> Verdict? {
    switch modifier {
    case "alert", "confirmationDialog": Behaviour.dialogButtonsAreTwo.holds(on: iOS) ? .duplicated : nil
    case "toolbar": Behaviour.toolbarButtonsAreTwo.holds(on: iOS) ? .duplicated : nil
    case "contextMenu", "swipeActions": .late
    default: nil
    }
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

  /// Constructs that show one of the views in their content.
  static let choosing: Set<String> = ["ViewThatFits"]

  /// Constructs that fill the screen where they are all of it; a tap on one is meant for no element.
  static let filling: Set<String> = [
    "GeometryReader", "Group", "NavigationStack", "NavigationView", "ScrollView", "TabView", "ZStack",
  ]

  /// Modifiers whose closures show another screen.
  static let presentingModifiers: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
  ]

  /// Modifiers that listen for a tap; the gesture that is passed says whether it is one.
  static let tapModifiers: Set<String> = ["onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture"]

  /// Modifiers that put views over or under the view.
  static let layering: Set<String> = ["background", "mask", "overlay", "safeAreaInset"]

  /// Modifiers that tell assistive technologies something of the view, so that even a drawing may become an element.
  static let describingModifiers: Set<String> = [
    "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityAddTraits",
    "accessibilityAdjustableAction", "accessibilityChart", "accessibilityChartDescriptor", "accessibilityChildren",
    "accessibilityLabel", "accessibilityRepresentation", "accessibilityScrollAction", "accessibilityValue",
  ]

  /// Modifiers whose arguments make no element of the screen: texts that are spoken or shown elsewhere, actions of
  /// assistive technologies, the menu bar of an iPad with a keyboard.
  static let offScreenModifiers: Set<String> = [
    "accessibility", "accessibilityCustomContent", "accessibilityHint", "accessibilityInputLabels",
    "accessibilityLabel", "accessibilityValue", "help", "navigationBarTitle", "navigationTitle",
    "accessibilityAction", "accessibilityActions", "accessibilityChildren", "accessibilityQuickAction",
    "accessibilityRotor", "commands",
  ]

  /// Modifiers whose closures are hosted elsewhere: nothing is inherited from the chain that they stand on.
  static let hostingModifiers: Set<String> = [
    "alert", "confirmationDialog", "actionSheet", "contextMenu", "swipeActions", "toolbar", "searchSuggestions",
    "safeAreaInset", "tabItem",
  ]

  /// Modifiers that show a bar, a dialog or another screen: an identifier behind them is not for what they show.
  static let presentations: Set<String> = presentingModifiers.union([
    "actionSheet", "alert", "confirmationDialog", "searchable", "toolbar",
  ])

  /// Whether a modifier says something of the identifiers in its chain, whatever it holds.
  static func isTelling(_ modifier: String) -> Bool { modifier == "tabItem" || presentations.contains(modifier) }

  /// What the platform makes of what a modifier shows.
  static let hosts: [String: ElementType] = [
    "actionSheet": .sheet, "alert": .alert, "confirmationDialog": .sheet, "contextMenu": .menu,
    "fullScreenCover": .other, "inspector": .other, "popover": .other, "sheet": .other, "swipeActions": .other,
    "tabItem": .button, "toolbar": .toolbar,
  ]

  /// Whether the closures of a modifier put views together.
  static func holdsViews(_ modifier: String) -> Bool {
    covering.contains(modifier) || hostingModifiers.contains(modifier) || presentingModifiers.contains(modifier)
  }

  /// Modifiers whose closures put views over, under or around the view.
  private static let covering: Set<String> = ["background", "listRowBackground", "mask", "overlay"]

  /// When that is there.
  static func hostNote(_ modifier: String) -> String? {
    switch modifier {
    case "contextMenu": "after a long press"
    case "swipeActions": "after a swipe"
    case "tabItem", "toolbar": nil
    default: "while presented"
    }
  }

  /// Where what a modifier holds is shown.
  static func hosting(of modifier: String) -> NodeModifier.Hosting {
    if presentingModifiers.contains(modifier) { return .presented }
    if modifier == "tabItem" { return .tab }
    if modifier.hasSuffix("Style") { return .style }
    return hostingModifiers.contains(modifier) ? .hosted : .covering
  }
}
