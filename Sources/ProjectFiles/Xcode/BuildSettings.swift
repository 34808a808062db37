/// What the build settings of a target, or of the whole project, say about platform and module, in all configurations.
struct BuildSettings {
  private var sdks: Set<String> = []
  private var supported: Set<String> = []
  private var modules: Set<String> = []
  private var products: Set<String> = []

  init(of object: Int, in plist: OldStylePlist) {
    guard let list = plist.object(at: plist.value("buildConfigurationList", in: object)) else { return }
    for item in plist.items(of: plist.value("buildConfigurations", in: list)) {
      guard let configuration = plist.object(at: item), let settings = plist.value("buildSettings", in: configuration)
      else { continue }
      if let sdk = plist.text("SDKROOT", in: settings) { sdks.insert(sdk) }
      if let platforms = plist.value("SUPPORTED_PLATFORMS", in: settings) {
        let items = plist.items(of: platforms)
        for text in items.isEmpty ? [plist.text(at: platforms)] : items.map(plist.text) { supported.insert(text) }
      }
      modules.insert(plist.text("PRODUCT_MODULE_NAME", in: settings) ?? "")
      products.insert(plist.text("PRODUCT_NAME", in: settings) ?? "")
    }
  }

  /// Nil where nothing is said, or more than can be told without building.
  var platforms: Set<ProjectTarget.Platform>? {
    for words in [supported, sdks] where !words.isEmpty && words != ["auto"] {
      if words.contains(where: { $0.contains("$(") }) { return nil }
      // An SDK may be named with its version: `iphoneos17.0`.
      let names = words.flatMap { $0.split(whereSeparator: { $0 == " " || $0.isNumber || $0 == "." }) }
      let platforms = Set(names.compactMap(ProjectTarget.Platform.init))
      return platforms.isEmpty ? nil : platforms
    }
    return nil
  }

  /// The module's name where all configurations agree on one that is written out.
  var module: String? {
    for names in [modules, products] {
      if names.count == 1, let name = names.first, !name.isEmpty, !name.contains("$") { return name }
    }
    return nil
  }
}
