import ProjectFiles

/// Reads a project file from its text; `others` are the files that it may include, by path.
func read(
  _ format: ProjectFormat, at path: String, _ text: String, others: [String: String] = [:]
) -> ProjectReading {
  Array(text.utf8).withUnsafeBufferPointer { bytes in
    readProject(format, at: path, bytes) { others[$0].map { Array($0.utf8) } }
  }
}

extension Project {
  /// The names of the targets that compile a file.
  func names(of file: String) -> [String] {
    Membership(of: [file], in: [self]).targets(of: file).map(\.name)
  }

  func target(_ name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}

/// The text of an Xcode project, from what differs between tests.
struct XcodeText {
  /// Targets: name, product type, the names of its files, its build settings.
  var targets: [(name: String, type: String, files: [String], settings: String)]
  /// Objects of the tests' own, and the children of the main group.
  var objects = ""
  var children: [String] = []
  /// Further entries of the first target.
  var firstTarget = ""
  var projectSettings = "SDKROOT = iphoneos;"

  var text: String {
    var objects = objects
    var names: [String] = []
    for (index, target) in targets.enumerated() {
      for file in target.files {
        if !names.contains(file) { names.append(file) }
        objects += "B\(index)\(id(file)) /* \(file) in Sources */ = {isa = PBXBuildFile; fileRef = R\(id(file)); };\n"
      }
      objects += """
        T\(index) /* t */ = { isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(index);
          \(index == 0 ? firstTarget : "")
          buildPhases = (P\(index), F\(index), );
          productType = "com.apple.product-type.\(target.type)"; };
        F\(index) = {isa = PBXFrameworksBuildPhase; files = ( ); };
        P\(index) = {isa = PBXSourcesBuildPhase; files = (\(target.files.map { "B\(index)\(id($0)), " }.joined())); };
        L\(index) = {isa = XCConfigurationList; buildConfigurations = (C\(index), ); };
        C\(index) = {isa = XCBuildConfiguration; buildSettings = {\(target.settings)}; name = Debug; };

        """
    }
    for name in names {
      objects += "R\(id(name)) = {isa = PBXFileReference; path = \"\(name)\"; sourceTree = \"<group>\"; };\n"
    }
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; classes = { }; objectVersion = 77; objects = {
      /* Begin */
      \(objects)
      GMAIN = {isa = PBXGroup; children = (\((children + ["GAPP"]).map { "\($0), " }.joined())); sourceTree = "<group>"; };
      GAPP /* App */ = {isa = PBXGroup; children = (\(names.map { "R\(id($0)), " }.joined()));
        path = App; sourceTree = "<group>"; };
      LP = {isa = XCConfigurationList; buildConfigurations = (CP, ); };
      CP = {isa = XCBuildConfiguration; buildSettings = {\(projectSettings)}; name = Debug; };
      ROOT = {isa = PBXProject; mainGroup = GMAIN; buildConfigurationList = LP; projectDirPath = "";
        targets = (\(targets.indices.map { "T\($0), " }.joined())); };
      }; rootObject = ROOT /* Project object */; }
      """
  }

  private func id(_ name: String) -> String { String(name.filter { $0.isLetter || $0.isNumber }) }
}
