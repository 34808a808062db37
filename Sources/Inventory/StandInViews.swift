/// The views of SwiftUI that the settings may say an unreadable view is like. Linking has what each of them does.
package enum StandInViews {
  package static let names: Set<String> = [
    "AsyncImage", "Button", "ColorPicker", "DatePicker", "DisclosureGroup", "EditButton", "Form", "Gauge", "Group",
    "GroupBox", "HStack", "Image", "Label", "LazyHStack", "LazyVStack", "Link", "List", "Map", "Menu",
    "MultiDatePicker", "NavigationLink", "NavigationStack", "PasteButton", "PhotosPicker", "Picker", "ProgressView",
    "ScrollView", "Section", "SecureField", "ShareLink", "SignInWithAppleButton", "Slider", "Stepper", "TabView",
    "Text", "TextEditor", "TextField", "Toggle", "VStack", "WebView", "ZStack",
  ]
}
