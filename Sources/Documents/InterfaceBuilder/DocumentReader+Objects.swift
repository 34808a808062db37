import Findings
import Inventory

/// The objects of a document, and which of them holds which.
extension DocumentReader {
  /// Takes what an element says; what it gives is what is to be known of the elements inside.
  mutating func take(_ tag: XMLTag, _ name: String) throws(XMLProblem) -> Frame.Content {
    let attributes = try scanner.attributes(of: tag)
    if let index = object(tag, name, attributes) {
      guard index < Self.mostObjects else {
        throw XMLProblem("there are more than \(Self.mostObjects) objects", at: tag.position)
      }
      return .object(index)
    }
    return take(property: name, attributes)
  }

  /// The object that an element is; nil where it is none.
  private mutating func object(_ tag: XMLTag, _ name: String, _ attributes: [XMLAttribute]) -> Int? {
    guard let id = attributes["id"] else { return nil }
    let parent = owner
    var object: DocumentObject
    if name == "placeholder" {
      guard attributes["placeholderIdentifier"] == "IBFilesOwner" else { return nil }
      object = DocumentObject(
        id: id, role: .owner, tag: name, className: "NSObject", place: place(tag.range), parent: nil, slot: .content)
    } else {
      guard let known = ObjectTag.table[name], attributes["key"] != "contentView" || name != "view" else { return nil }
      object = DocumentObject(
        id: id, role: known.role, tag: name, className: known.className, place: place(tag.range), parent: parent,
        slot: slot(of: known.role, attributes["key"], in: parent))
      if known.role == .item { moveToBar(&object) }
    }
    object.key = attributes["key"]
    object.customClass = attributes["customClass"]
    object.customModule = attributes["customModule"]
    object.isOfTarget = attributes["customModuleProvider"] == "target"
    object.storyboardIdentifier = attributes["storyboardIdentifier"]
    object.text = ["text", "title", "placeholder"].lazy.compactMap { attributes[$0] }.first { !$0.isEmpty }
    // An activity indicator that hides when it stops shows itself when it starts.
    object.isHidden =
      attributes["hidden"] == "YES" && attributes["hidesWhenStopped"] != "YES"
      || attributes["alpha"].flatMap(Double.init) == 0
    object.isNotEditable = attributes["editable"] == "NO"
    object.systemItem = attributes["systemItem"]
    object.isSpace = object.systemItem == "flexibleSpace" || object.systemItem == "fixedSpace"
    if let label = attributes.first(where: { $0.name == "userLabel" }) { allow(label, at: tag) }
    facts.objects.append(object)
    return facts.objects.count - 1
  }

  private func slot(of role: DocumentObject.Role, _ key: String?, in parent: Int?) -> DocumentObject.Slot {
    let isInController = parent.map { facts.objects[$0].role == .controller } ?? false
    switch key {
    case "view" where isInController: return .rootView
    case "navigationBar" where isInController: return .navigationBar
    case "toolbar" where isInController: return .toolbar
    case "tabBar" where isInController, "tabBarItem" where isInController: return .tabBar
    case "sectionHeaderView", "sectionFooterView": return .prototype
    default: break
    }
    switch frames.last?.name {
    case "prototypes": return .prototype
    // A table's cells that are there from the start are in its sections.
    case "cells" where !frames.contains { $0.name == "tableViewSection" }: return .prototype
    case "toolbarItems": return .toolbar
    default: return .content
    }
  }

  /// What is in a navigation item is in the bar that shows the item: a controller's, or one of its own.
  private func moveToBar(_ object: inout DocumentObject) {
    guard let item = object.parent, facts.objects[item].tag == "navigationItem" else { return }
    object.parent = facts.objects[item].parent
    object.slot = object.parent.map { facts.objects[$0].role == .controller } ?? false ? .navigationBar : .content
  }

  /// Takes a user label that allows something on its object, the next one.
  private mutating func allow(_ label: XMLAttribute, at tag: XMLTag) {
    guard let mark = label.value.firstRange(of: "voyager:allow"),
      let wording = Directive.Wording(label.value[mark.lowerBound...])
    else { return }
    if !wording.isForFile { labelled[facts.directives.count] = facts.objects.count }
    facts.directives.append(
      Directive(
        rules: wording.rules, reason: wording.reason, range: label.range,
        lines: wording.isForFile ? nil : [Int(tag.position.line)]))
  }
}
