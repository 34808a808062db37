import Findings
import Inventory

/// Turns the stream of a document's tags into its objects.
struct DocumentReader {
  /// An element that is open.
  struct Frame {
    enum Content {
      case object(Int)
      /// The accessibility settings of an object.
      case accessibility(Int)
      /// A runtime attribute of an object.
      case runtimeAttribute(Int, RuntimeAttribute)
      /// A text of an object.
      case text(Int)
      /// The look of a button in one of its states: the text of no other one than the normal is what a user reads.
      case state(Int, isNormal: Bool)
      /// A text of which a user reads nothing: a note to translators.
      case note
      /// What a size class changes of an object: the name of the class, `default` for all that say nothing else.
      case variation(String)
      /// Which of an object's views are there in a size class.
      case views(ofVariation: String)
      case other
    }

    var name: String
    var content: Content
  }

  /// A value that is set by a key path when the document is loaded.
  struct RuntimeAttribute {
    var keyPath: String
    var place: Place
  }

  /// More objects than any document has that a person made.
  static let mostObjects = 20_000

  var facts: DocumentFacts
  /// Why the document is not one to read: it is for another platform.
  private(set) var reasonToSkip: String?
  var scanner: XMLScanner
  var frames: [Frame] = []
  var installation = Installation()
  /// The objects that directives speak of, by the directives' indices.
  var labelled: [Int: Int] = [:]

  init(file: String, _ scanner: XMLScanner) {
    facts = DocumentFacts(file: file, isStoryboard: file.hasSuffix(".storyboard"))
    self.scanner = scanner
  }

  mutating func read() throws(XMLProblem) {
    while let event = try scanner.next() {
      switch event {
      case .start(let tag):
        let name = scanner.name(of: tag)
        var content = Frame.Content.other
        if frames.isEmpty {
          reasonToSkip = Self.reason(toSkip: name, try scanner.attributes(of: tag))
          if reasonToSkip != nil { return }
        } else if !Self.skipped.contains(name) {
          content = try take(tag, name)
        }
        frames.append(Frame(name: name, content: content))
      case .end: frames.removeLast()
      case .text(let range): try take(text: range)
      }
    }
  }

  func finished() -> DocumentFacts {
    var facts = facts
    for index in facts.objects.indices { installation.apply(to: &facts.objects[index]) }
    for (directive, object) in labelled where object < facts.objects.count {
      // What is found about an object stands at its tag, or where it is given an identifier.
      facts.directives[directive].lines? += facts.objects[object].identifiers.map(\.place.line)
    }
    return facts
  }

  /// The elements that make up most of a document and say nothing of what is shown.
  private static let skipped: Set<String> = [
    "adaptation", "autoresizingMask", "capability", "color", "constraint", "constraints", "deployment", "device",
    "fontDescription", "inset", "nil", "plugIn", "point", "rect", "size", "viewControllerLayoutGuide",
    "viewLayoutGuide",
  ]

  static func reason(toSkip root: String, _ attributes: [XMLAttribute]) -> String? {
    let type = attributes["type"] ?? ""
    guard root == "document" else {
      return root == "archive" ? "in a format from before Xcode 5" : "not an Interface Builder document (<\(root)>)"
    }
    let runtime = attributes["targetRuntime"] ?? ""
    if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") { return "a document for macOS" }
    if type.contains(".WatchKit.") || runtime.hasPrefix("watch") { return "a document for watchOS" }
    if type.contains(".AppleTV.") || runtime.hasPrefix("AppleTV") { return "a document for tvOS" }
    if attributes["launchScreen"] == "YES" { return "a launch screen, which no test meets" }
    return nil
  }

  // MARK: Where the reader stands

  /// The innermost object that is open.
  var owner: Int? {
    for frame in frames.reversed() { if case .object(let index) = frame.content { return index } }
    return nil
  }

  /// The innermost element that is open, if the object itself is that.
  var directOwner: Int? {
    if case .object(let index)? = frames.last?.content { index } else { nil }
  }

  func place(_ range: SourceRange) -> Place { Place(file: facts.file, range: range) }
}

extension [XMLAttribute] {
  subscript(name: String) -> String? { first { $0.name == name }?.value }
}
