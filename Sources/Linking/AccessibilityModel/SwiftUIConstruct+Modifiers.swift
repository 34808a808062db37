import Findings
import Inventory

/// What SwiftUI's own modifiers do with the views that they hold, and with the one that they stand on.
extension SwiftUIConstruct {
  /// Modifiers whose closures show another screen.
  static let presentingModifiers: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
  ]

  /// Modifiers that show something over the screen, of which a view has one at a time.
  static let oneAtATime: Set<String> = [
    "actionSheet", "alert", "confirmationDialog", "fullScreenCover", "popover", "sheet",
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

  /// Modifiers that change how toggles look, with the arguments that leave them as they are.
  static let restylingModifiers: [String: Set<String>] = [
    "labelsHidden": [], "toggleStyle": ["switch", "automatic", "SwitchToggleStyle"],
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
    "navigationBarItems", "searchable",
    "safeAreaInset", "tabItem",
  ]

  /// Modifiers that show a bar, a dialog or another screen: an identifier behind them is not for what they show.
  static let presentations: Set<String> = presentingModifiers.union([
    "actionSheet", "alert", "confirmationDialog", "searchable", "toolbar",
  ])

  /// Whether a modifier says whether assistive technologies see the view.
  static func describesVisibility(_ modifier: String) -> Bool {
    modifier == "accessibilityHidden" || modifier == "accessibility"
  }

  /// Whether a modifier says something of the identifiers in its chain, whatever it holds.
  static func isTelling(_ modifier: String) -> Bool {
    modifier == "tabItem" || presentations.contains(modifier) || barTitles.contains(modifier)
  }

  /// Modifiers that give the navigation bar a title.
  static let barTitles: Set<String> = ["navigationBarTitle", "navigationTitle"]

  /// The bars that tools stand in, by the placement that they ask for.
  static let toolPlacements: [String: ElementType] = [
    "automatic": .navigationBar, "bottomBar": .toolbar, "cancellationAction": .navigationBar,
    "confirmationAction": .navigationBar, "destructiveAction": .navigationBar, "keyboard": .toolbar,
    "navigation": .navigationBar, "navigationBarLeading": .navigationBar, "navigationBarTrailing": .navigationBar,
    "primaryAction": .navigationBar, "principal": .navigationBar, "secondaryAction": .navigationBar,
    "status": .toolbar, "topBarLeading": .navigationBar, "topBarTrailing": .navigationBar,
  ]

  /// Constructs that stand for tools in a bar.
  static let tools: Set<String> = ["ToolbarItem", "ToolbarItemGroup"]

  /// What the platform makes of what a modifier shows.
  static let hosts: [String: ElementType] = [
    "actionSheet": .sheet, "alert": .alert, "confirmationDialog": .sheet, "contextMenu": .menu,
    "fullScreenCover": .other, "inspector": .other, "navigationBarItems": .navigationBar,
    "navigationDestination": .other, "popover": .other, "searchSuggestions": .other,
    "searchable": .other, "sheet": .other, "swipeActions": .other,
    "tabItem": .button, "toolbar": .toolbar,
  ]

  /// Whether the closures of a modifier put views together.
  static func holdsViews(_ modifier: String) -> Bool {
    covering.contains(modifier) || hostingModifiers.contains(modifier) || presentingModifiers.contains(modifier)
  }

  /// Modifiers whose closures put views over, under or around the view.
  private static let covering: Set<String> = ["background", "listRowBackground", "mask", "overlay"]

  /// What a style makes of a construct, by the modifier, the construct and the style's name.
  static let styled: [String: (construct: String, types: [String: ElementType])] = [
    "pickerStyle": (
      "Picker",
      [
        "segmented": .segmentedControl, "SegmentedPickerStyle": .segmentedControl, "wheel": .picker,
        "WheelPickerStyle": .picker,
      ]
    ),
    "progressViewStyle": (
      "ProgressView",
      ["circular": .activityIndicator, "linear": .progressIndicator, "LinearProgressViewStyle": .progressIndicator]
    ),
    "tabViewStyle": ("TabView", ["page": .collectionView, "PageTabViewStyle": .collectionView]),
  ]

  /// When that is there.
  static func hostNote(_ modifier: String) -> String? {
    switch modifier {
    case "contextMenu": "after a long press"
    case "searchSuggestions", "searchable": "while searching"
    case "swipeActions": "after a swipe"
    case "navigationBarItems", "tabItem", "toolbar": nil
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
}
