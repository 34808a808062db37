/// A product type as Xcode and XcodeGen write it: `com.apple.product-type.bundle.ui-testing`, the part before
/// `application` left out by XcodeGen.
struct ProductType {
  var kind: ProjectTarget.Kind
  /// Where the type alone tells.
  var platform: ProjectTarget.Platform?

  init(_ text: String) {
    let prefix = "com.apple.product-type."
    let type = text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...]
    switch type {
    case "bundle.ui-testing": kind = .uiTest
    case "bundle.unit-test", "bundle.ocunit-test": kind = .unitTest
    case "tv-app-extension", "tv-broadcast-extension": (kind, platform) = (.appExtension, .tvOS)
    case "tool": (kind, platform) = (.other, .macOS)
    default:
      if type.hasPrefix("application.watchapp") {
        (kind, platform) = (.app, .watchOS)
      } else if type.hasPrefix("watchkit") {
        (kind, platform) = (.appExtension, .watchOS)
      } else if type == "application" || type.hasPrefix("application.") {
        kind = .app
      } else if type.hasPrefix("app-extension") || type == "extensionkit-extension" {
        kind = .appExtension
      } else if type.hasPrefix("framework") || type.hasPrefix("library") {
        kind = .framework
      } else {
        kind = .other
      }
    }
  }
}

extension ProjectTarget.Platform {
  /// From an SDK's or platform's name: `iphoneos`, `watchsimulator`, `macOS`; nil for what tells none.
  init?(named name: some StringProtocol) {
    switch name.lowercased() {
    case "iphoneos", "iphonesimulator", "ios", "iphone", "ipad", "maccatalyst": self = .iOS
    case "macosx", "macos", "mac": self = .macOS
    case "watchos", "watchsimulator", "applewatch": self = .watchOS
    case "appletvos", "appletvsimulator", "tvos", "appletv": self = .tvOS
    case "xros", "xrsimulator", "visionos", "applevision": self = .visionOS
    default: return nil
    }
  }
}
