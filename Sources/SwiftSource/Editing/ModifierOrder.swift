/// Where among the modifiers of a view its identifier goes. A new modifier of SwiftUI's is a word in one of the sets.
package enum ModifierOrder {
  /// Changes how the view looks and works: an identifier behind it is still the view's own.
  case styling
  /// Runs code, and leaves the view as it is. An identifier stands in front of it, unless something else of its kind
  /// stands behind.
  case acting
  /// Tells assistive technologies something: identifiers stand beside these.
  case describing
  /// Makes the view and all in it one element, which an identifier in front of it does not reach.
  case merging
  /// Puts other views around, over or behind, or is not known: an identifier goes in front of it.
  case other

  init(_ name: String, isContaining: Bool) {
    if name == "accessibilityElement" {
      self = isContaining ? .other : .merging
    } else if Self.describingElsewhere.contains(name) {
      self = .other
    } else if name.hasPrefix("accessibility") {
      self = .describing
    } else if Self.stylingNames.contains(name) {
      self = .styling
    } else if Self.actingNames.contains(name) {
      self = .acting
    } else {
      self = .other
    }
  }

  /// Modifiers of assistive technologies that put another view in this one's place or inside it.
  private static let describingElsewhere: Set<String> = [
    "accessibilityActions", "accessibilityChildren", "accessibilityQuickAction", "accessibilityRepresentation",
    "accessibilityRotor", "accessibilityShowsLargeContentViewer",
  ]

  /// Modifiers that are like ``styling`` where what they are passed draws only: `.background(Color.red)`.
  static let layering: Set<String> = [
    "background", "clipShape", "contentShape", "listRowBackground", "mask", "overlay",
  ]

  /// Views that draw and make no element.
  package static let drawings: Set<String> = [
    "AngularGradient", "Capsule", "Circle", "Color", "Divider", "Ellipse", "LinearGradient", "RadialGradient",
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
  ]

  package static let stylingNames: Set<String> = [
    "aspectRatio", "autocapitalization", "autocorrectionDisabled", "backgroundStyle", "blendMode", "blur", "bold",
    "border", "brightness", "buttonBorderShape", "buttonRepeatBehavior", "buttonStyle", "colorMultiply", "colorScheme",
    "compositingGroup", "contentMargins", "contentTransition", "contrast", "controlGroupStyle", "controlSize",
    "cornerRadius", "datePickerStyle", "defaultFocus", "deleteDisabled", "disableAutocorrection", "disabled",
    "disclosureGroupStyle", "drawingGroup", "dynamicTypeSize", "environment", "fixedSize", "focusable", "focused",
    "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle", "formStyle", "frame",
    "gaugeStyle", "glassEffect", "gridCellAnchor", "gridCellColumns", "grayscale", "headerProminence", "help",
    "hoverEffect", "id", "ignoresSafeArea", "isDetailLink", "imageScale", "interactiveDismissDisabled", "italic",
    "kerning",
    "keyboardShortcut", "keyboardType", "labelStyle", "labelsHidden", "layoutPriority", "lineLimit", "lineSpacing",
    "listItemTint", "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "menuIndicator", "menuOrder",
    "menuStyle", "minimumScaleFactor", "monospaced", "monospacedDigit", "moveDisabled", "multilineTextAlignment",
    "offset", "opacity", "padding", "pickerStyle", "position", "privacySensitive", "progressViewStyle",
    "projectionEffect",
    "redacted", "resizable", "rotationEffect", "saturation", "scaledToFill", "scaledToFit", "scaleEffect",
    "scrollContentBackground", "selectionDisabled", "shadow", "strikethrough", "submitLabel", "symbolEffect",
    "symbolRenderingMode", "symbolVariant", "tag", "textCase", "textContentType", "textEditorStyle", "textFieldStyle",
    "textInputAutocapitalization", "textSelection", "tint", "toggleStyle", "tracking", "transaction", "transition",
    "truncationMode", "underline", "zIndex",
  ]

  private static let actingNames: Set<String> = [
    "allowsHitTesting", "animation", "environmentObject", "matchedGeometryEffect", "matchedTransitionSource",
    "onAppear",
    "onChange", "onDisappear", "onGeometryChange", "onHover", "onLongPressGesture", "onReceive", "onSubmit",
    "onTapGesture", "sensoryFeedback", "task",
  ]
}
