// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// `make` asks for warnings as errors through the environment, and they are so in our own targets only. As a flag on the
/// command line it would reach the packages in `.vendor` too; the setting made for it needs a newer tools version; and
/// a package that depends on this one never sees it.
let warningsAsErrors: [SwiftSetting] = {
  guard Context.environment["VOYAGER_WARNINGS_AS_ERRORS"] == "1" else { return [] }
  #if compiler(>=6.2)
    // What a newer swift-syntax deprecates stays a warning: the range of versions is wide on purpose.
    return [.unsafeFlags(["-warnings-as-errors", "-Wwarning", "DeprecatedDeclaration"])]
  #else
    return [.unsafeFlags(["-warnings-as-errors"])]
  #endif
}()

/// The same strict settings for every target: Swift 6 mode comes with the tools version, existentials are explicit,
/// imports are internal by default and a member is visible only where its module is imported.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warningsAsErrors

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// A package that `make` brought into `.vendor`, where its usual address is out of reach, or else that address.
func dependency(_ name: String, _ address: String, _ versions: Range<Version>) -> Package.Dependency {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  if FileManager.default.fileExists(atPath: "\(root)/.vendor/\(name)/Package.swift") {
    return .package(path: ".vendor/\(name)")
  }
  return .package(url: address, versions)
}

let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftOperators", package: "swift-syntax"),
]

let package = Package(
  name: "voyager",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "voyager", targets: ["voyager"])],
  dependencies: [
    dependency("swift-syntax", "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"604.0.0"),
    dependency("swift-argument-parser", "https://github.com/apple/swift-argument-parser.git", "1.2.3"..<"2.0.0"),
    dependency("yams", "https://github.com/jpsim/Yams.git", "5.0.6"..<"7.0.0"),
  ],
  targets: [
    // Row 6
    .executableTarget(
      name: "voyager",
      dependencies: [
        "Auditor", "Settings", "Reports", "Mending", "Rules", "Inventory", "Taxonomy", "Findings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // Row 5
    target(
      "Auditor",
      [
        "Settings", "Reports", "Rules", "SwiftSource", "Documents", "LocalizedTexts", "OtherSuites", "ProjectFiles",
        "Linking", "Inventory", "Taxonomy", "Findings",
      ]),
    target("Settings", ["Rules", "Inventory", "Taxonomy", "Findings", .product(name: "Yams", package: "yams")]),
    // Row 4
    target("Reports", ["Rules", "Inventory", "Taxonomy", "Findings"]),
    target("Mending", ["Rules", "SwiftSource", "Documents", "Inventory", "Taxonomy", "Findings"]),
    // Row 3
    target("Rules", ["Inventory", "Taxonomy", "Findings"]),
    // Row 2
    target("SwiftSource", ["Inventory", "Findings"] + swiftSyntax),
    target("Documents", ["Inventory", "Findings"]),
    target("LocalizedTexts"),
    target("OtherSuites", ["Inventory", "Taxonomy", "Findings", .product(name: "Yams", package: "yams")]),
    target("ProjectFiles", ["Inventory", .product(name: "Yams", package: "yams")]),
    target("Linking", ["Inventory", "Taxonomy", "Findings"]),
    // Row 1
    target("Inventory", ["Taxonomy", "Findings"]),
    // Row 0
    target("Findings"),
    target("Taxonomy"),

    // Reads reports back and holds them against the schemas.
    .target(name: "SchemaChecking", path: "Tests/SchemaChecking", swiftSettings: strict),
    // Writes facts out, for tests to compare.
    .target(name: "FactWriting", dependencies: ["Inventory"], path: "Tests/FactWriting", swiftSettings: strict),
    tests("Findings", ["Findings"]),
    tests("Taxonomy", ["Taxonomy"]),
    tests("Documents", ["FactWriting", "Documents", "Inventory", "Findings"]),
    tests("LocalizedTexts", ["LocalizedTexts"]),
    tests("OtherSuites", ["OtherSuites", "Inventory", "Taxonomy", "Findings"]),
    tests("ProjectFiles", ["ProjectFiles", "Inventory"]),
    tests("Mending", ["Mending", "Auditor", "Rules", "Settings", "Inventory", "Taxonomy", "Findings"]),
    tests("SwiftSource", ["FactWriting", "SwiftSource", "Inventory", "Findings"]),
    tests("Linking", ["Linking", "SwiftSource", "Inventory", "Taxonomy", "Findings"]),
    tests("Rules", ["Rules", "Auditor", "Settings", "Inventory", "Taxonomy", "Findings"]),
    tests("Reports", ["SchemaChecking", "Reports", "Rules", "Inventory", "Findings", "Taxonomy"]),
    tests("Settings", ["Settings", "Rules", "Findings", "Taxonomy"]),
    tests(
      "Auditor",
      [
        "SchemaChecking", "Auditor", "SwiftSource", "ProjectFiles", "Linking", "Settings", "Reports", "Rules",
        "Inventory",
        "Findings", "Taxonomy",
      ]),
    tests("Project", ["voyager", "Rules", "Findings"]),
    .testTarget(name: "CommandTests", dependencies: ["voyager"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
