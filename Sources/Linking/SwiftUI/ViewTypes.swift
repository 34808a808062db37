import Inventory

extension SymbolTable {
  /// What a type is to SwiftUI.
  enum ViewRole: Sendable {
    case view
    /// A modifier or a style: code that is applied to other views.
    case modifier
    /// Wraps a UIKit view or controller.
    case representable
    /// An app or a scene: holds screens, is none.
    case scene
  }

  private static let rolesByProtocol: [String: ViewRole] = [
    "View": .view, "ViewModifier": .modifier, "ButtonStyle": .modifier, "PrimitiveButtonStyle": .modifier,
    "ToggleStyle": .modifier, "TextFieldStyle": .modifier, "LabelStyle": .modifier, "MenuStyle": .modifier,
    "ProgressViewStyle": .modifier, "GroupBoxStyle": .modifier, "PickerStyle": .modifier,
    "DisclosureGroupStyle": .modifier, "LabeledContentStyle": .modifier, "ToolbarContent": .modifier,
    "UIViewRepresentable": .representable, "UIViewControllerRepresentable": .representable, "App": .scene,
    "Scene": .scene, "Commands": .scene, "Widget": .scene, "WidgetBundle": .scene,
  ]

  func viewRole(of id: TypeID) -> ViewRole? { types[id].viewRole }

  /// The role of a type by what it conforms to, directly or through the app's own protocols.
  func role(of id: TypeID) -> ViewRole? {
    guard [.struct, .class, .enum].contains(types[id].kind) else { return nil }
    for ancestor in types[id].lineage {
      for inherited in types[ancestor].inherits {
        let name = inherited.name.hasPrefix("SwiftUI.") ? String(inherited.name.dropFirst(8)) : inherited.name
        if let role = Self.rolesByProtocol[name] { return role }
      }
    }
    return nil
  }

  /// The body of a view, a modifier or a style; it may come from a protocol of the app.
  func viewBody(of id: TypeID) -> (block: Block, member: String, file: Int)? {
    if let body = ownBody(of: id) { return body }
    guard types[id].viewRole == .view || types[id].viewRole == .modifier else { return nil }
    for ancestor in types[id].lineage.dropFirst() {
      if let body = ownBody(of: ancestor) { return body }
    }
    return nil
  }

  /// The type whose declaration holds the body of a view.
  func bodyOwner(of id: TypeID) -> TypeID { types[id].lineage.first { ownBody(of: $0) != nil } ?? id }

  private func ownBody(of id: TypeID) -> (block: Block, member: String, file: Int)? {
    for member in types[id].members["body"] ?? [] {
      switch member.declaration {
      case .property(let property):
        if let getter = property.getter { return (getter, "body", member.file) }
      case .function(let function):
        if let body = function.body { return (body, "body", member.file) }
      default: break
      }
    }
    for member in types[id].members["makeBody"] ?? [] {
      if case .function(let function) = member.declaration, let body = function.body {
        return (body, "makeBody", member.file)
      }
    }
    return nil
  }
}

extension SymbolTable {
  /// Whether it is in the body of a style, whose content is the label of each control that has the style. A view may have a
  /// function of that name, too.
  func isStyleBody(_ scope: Scope) -> Bool {
    guard scope.member == "makeBody" else { return false }
    return scope.type.map { viewRole(of: $0) != .view } ?? false
  }

  /// The functions of a representable that make the view and that change it later.
  private static let makers = ["makeUIView": "updateUIView", "makeUIViewController": "updateUIViewController"]

  /// The function that makes the view or controller of a representable.
  func maker(of id: TypeID) -> (function: FunctionFact, file: Int)? { representing(Self.makers.keys.sorted(), of: id) }

  /// The function that changes it later.
  func updater(of id: TypeID) -> (function: FunctionFact, file: Int)? {
    representing(Self.makers.values.sorted(), of: id)
  }

  private func representing(_ names: [String], of id: TypeID) -> (function: FunctionFact, file: Int)? {
    guard viewRole(of: id) == .representable else { return nil }
    for name in names {
      for (_, member) in members(named: name, of: id) {
        if case .function(let function) = member.declaration, function.body != nil { return (function, member.file) }
      }
    }
    return nil
  }
}

extension TypeName {
  private static let views: Set<String> = ["AnyView", "View", "ToolbarContent", "ModifiedContent"]

  /// What ``isView`` takes for a view, for a first look at a hash: `View` stands for every opaque type.
  static let viewFilter: NameFilter = {
    var filter = NameFilter(views)
    filter.insert(SwiftUIConstruct.table.keys)
    return filter
  }()

  /// Whether a function of this result makes a view.
  var isView: Bool { isOpaque || Self.views.contains(name) || SwiftUIConstruct.table[name] != nil }
}

extension FunctionFact {
  var makesView: Bool {
    result?.isView == true || attributes.contains { $0.hasSuffix("ViewBuilder") || $0.hasSuffix("ContentBuilder") }
  }
}

extension PropertyFact {
  var makesView: Bool {
    type?.isView == true || attributes.contains { $0.hasSuffix("ViewBuilder") || $0.hasSuffix("ContentBuilder") }
  }
}

extension SymbolTable {
  /// Whether a call means SwiftUI's view of the name, and not the app's own class of UIKit that is called so too: the file
  /// has to do with SwiftUI, and the call passes what views are passed, `Button("Go") { … }`, which no initialiser of
  /// the class takes.
  func meansView(_ name: String, _ link: Link, thoughNamedLike id: TypeID, file: Int) -> Bool {
    guard SwiftUIConstruct.table[name] != nil, types[id].uiKitName != nil, files[file].traces.contains(.swiftUI),
      let arguments = link.arguments, arguments.contains(where: \.isOfView)
    else { return false }
    return !types[id].lineage.contains { ancestor in
      (types[ancestor].members["init"] ?? []).contains { member in
        if case .function(let function) = member.declaration { function.accepts(arguments) } else { false }
      }
    }
  }
}

extension Argument {
  /// Whether it is a closure that views are passed: behind the call, or for an action or a label.
  fileprivate var isOfView: Bool {
    guard case .closure = value else { return false }
    return isTrailing || label == "action" || label == "label"
  }
}
