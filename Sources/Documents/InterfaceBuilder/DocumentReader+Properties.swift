import Findings
import Inventory

/// What a document says of its objects.
extension DocumentReader {
  /// Takes an element that is no object.
  mutating func take(property name: String, _ attributes: [XMLAttribute]) -> Frame.Content {
    switch name {
    case "variation": return .variation(attributes["key"] ?? "")
    case "mask":
      if case .variation(let variation)? = frames.last?.content, attributes["key"] == "subviews" {
        return .views(ofVariation: variation)
      }
      return .other
    case "include", "exclude":
      if case .views(let variation)? = frames.last?.content, let id = attributes["reference"] {
        installation.note(id, in: variation, isIncluded: name == "include")
      }
      return .other
    default: break
    }
    guard let owner else { return .other }
    switch name {
    case "accessibility" where directOwner != nil && attributes["key"] == "accessibilityConfiguration":
      configure(owner, attributes)
      return .accessibility(owner)
    case "accessibilityTraits":
      guard case .accessibility(let object)? = frames.last?.content else { return .other }
      facts.objects[object].traits = attributes.filter { $0.value == "YES" }.map(\.name)
    case "bool", "boolean": take(boolean: attributes)
    case "userDefinedRuntimeAttribute": return runtimeAttribute(of: owner, attributes)
    case "string", "mutableString":
      switch frames.last?.content {
      case .runtimeAttribute(let object, let attribute) where attributes["key"] == "value":
        return .runtimeAttribute(object, attribute)
      case .object(let object) where ["text", "title", "placeholder"].contains(attributes["key"]): return .text(object)
      case .state(let object, isNormal: true) where attributes["key"] == "title": return .text(object)
      default: return .other
      }
    case "state":
      let isNormal = attributes["key"] == "normal"
      if isNormal { say(attributes["title"], by: owner) }
      return .state(owner, isNormal: isNormal)
    case "attributedString" where attributes["key"] == "userComments": return .note
    case "buttonConfiguration": say(attributes["title"], by: owner)
    case "fragment":
      // Of an attributed text the whole is what a user reads.
      guard frames.contains(where: { $0.name == "attributedString" }), !isInUnreadText else { return .other }
      if let text = attributes["content"] { facts.objects[owner].text = (facts.objects[owner].text ?? "") + text }
    case "textInputTraits": facts.objects[owner].isSecure = attributes["secureTextEntry"] == "YES"
    case "outlet", "outletCollection":
      guard let property = attributes["property"], let destination = attributes["destination"] else { return .other }
      facts.objects[owner].outlets.append(
        DocumentObject.Outlet(
          property: property, destination: destination, isCollection: name == "outletCollection"))
    case "action": if let selector = attributes["selector"] { facts.objects[owner].actions.append(selector) }
    case "segue":
      guard let destination = attributes["destination"], let kind = attributes["kind"] else { return .other }
      facts.objects[owner].segues.append(
        DocumentObject.Segue(destination: destination, kind: kind, relationship: attributes["relationship"]))
    default: break
    }
    return .other
  }

  /// Takes the text between two tags.
  mutating func take(text range: Range<Int>) throws(XMLProblem) {
    switch frames.last?.content {
    case .text(let object): say(try scanner.text(range, at: scanner.position), by: object)
    case .runtimeAttribute(let object, let attribute):
      set(attribute, to: try scanner.text(range, at: scanner.position), of: object)
    default: break
    }
  }

  private mutating func say(_ text: String?, by object: Int) {
    if let text, !text.isEmpty { facts.objects[object].text = text }
  }

  /// Whether a text here is none that a user reads: a note, or that of a button in another state than the normal.
  private var isInUnreadText: Bool {
    frames.contains { frame in
      switch frame.content {
      case .note, .state(_, isNormal: false): true
      default: false
      }
    }
  }

  // MARK: Accessibility

  private mutating func configure(_ object: Int, _ attributes: [XMLAttribute]) {
    for attribute in attributes {
      switch attribute.name {
      case "identifier":
        facts.objects[object].identifiers.append(
          DocumentObject.GivenIdentifier(
            text: attribute.value, place: place(attribute.range), isRuntimeAttribute: false))
      case "label": facts.objects[object].accessibilityLabel = attribute.value
      default: break
      }
    }
  }

  private mutating func take(boolean attributes: [XMLAttribute]) {
    switch frames.last?.content {
    case .accessibility(let object) where attributes["key"] == "isElement":
      facts.objects[object].isElement = attributes["value"] == "YES"
    case .runtimeAttribute(let object, let attribute) where attributes["key"] == "value":
      if let value = attributes["value"] { set(attribute, to: value, of: object) }
    default: break
    }
  }

  private mutating func runtimeAttribute(of object: Int, _ attributes: [XMLAttribute]) -> Frame.Content {
    guard let key = attributes.first(where: { $0.name == "keyPath" }) else { return .other }
    let attribute = RuntimeAttribute(keyPath: key.value, place: place(key.range))
    if let value = attributes["value"] { set(attribute, to: value, of: object) }
    return .runtimeAttribute(object, attribute)
  }

  private mutating func set(_ attribute: RuntimeAttribute, to value: String, of object: Int) {
    var path = attribute.keyPath.split(separator: ".").map(String.init)
    switch path.popLast() {
    case "accessibilityIdentifier":
      var given = DocumentObject.GivenIdentifier(text: value, place: attribute.place, isRuntimeAttribute: true)
      given.path = path
      facts.objects[object].identifiers.append(given)
    case "accessibilityLabel" where path.isEmpty: facts.objects[object].accessibilityLabel = value
    case "isAccessibilityElement" where path.isEmpty: facts.objects[object].isElement = value == "YES"
    default: break
    }
  }
}
