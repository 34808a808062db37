package import Findings

/// All that is kept of one Interface Builder document: a XIB or a storyboard for iOS.
package struct DocumentFacts: Sendable, Hashable {
  /// The path in the report, relative to its root.
  package var file: String
  package var isStoryboard: Bool
  /// Its objects, each behind the one that holds it.
  package var objects: [DocumentObject] = []
  /// What user labels allow: `Close voyager:allow missing-identifier the demo has no tests`.
  package var directives: [Directive] = []
  /// Why it was read in part only, with the place.
  package var problem: String?

  package init(file: String, isStoryboard: Bool) {
    self.file = file
    self.isStoryboard = isStoryboard
  }
}

/// A view, a controller, an item of a bar, or what else a document has under an id.
package struct DocumentObject: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    case view, controller
    /// An item of a navigation bar, a toolbar or a tab bar.
    case item
    /// The object that loads the document, which is none of it: `File's Owner`.
    case owner
    case gesture
    /// An object that is not shown.
    case other
  }

  /// Which part of the object that holds it an object is.
  package enum Slot: Sendable, Hashable {
    case content
    /// The view of a controller.
    case rootView
    case navigationBar, toolbar, tabBar
    /// A cell that code asks a table or a collection view for.
    case prototype
  }

  /// An identifier, in one of the two ways in which documents store it.
  package struct GivenIdentifier: Sendable, Hashable {
    package var text: String
    /// The attribute's name, or that of the key path.
    package var place: Place
    /// Whether it is a runtime attribute, which is set by its key path.
    package var isRuntimeAttribute: Bool
    /// What stands in front of the property in the key path: `titleLabel` of `titleLabel.accessibilityIdentifier`.
    package var path: [String] = []

    package init(text: String, place: Place, isRuntimeAttribute: Bool) {
      self.text = text
      self.place = place
      self.isRuntimeAttribute = isRuntimeAttribute
    }
  }

  /// A name under which code has another object of the document.
  package struct Outlet: Sendable, Hashable {
    package var property: String
    /// The id of the other object.
    package var destination: String
    package var isCollection: Bool

    package init(property: String, destination: String, isCollection: Bool) {
      self.property = property
      self.destination = destination
      self.isCollection = isCollection
    }
  }

  /// A way to another controller.
  package struct Segue: Sendable, Hashable {
    package var destination: String
    /// `embed`, `show`, `presentation`, `relationship`.
    package var kind: String
    /// Of a relationship, which: `rootViewController`, `viewControllers`.
    package var relationship: String?

    package init(destination: String, kind: String, relationship: String? = nil) {
      self.destination = destination
      self.kind = kind
      self.relationship = relationship
    }
  }

  package var id: String
  package var role: Role
  /// The element's name in the document: `button`, `tableViewCell`.
  package var tag: String
  /// The class of UIKit that the tag stands for.
  package var className: String
  package var customClass: String?
  package var customModule: String?
  /// Whether Xcode puts the module of the target in the place of ``customModule`` that compiles the document.
  package var isOfTarget = false
  package var place: Place
  /// The object that holds it, by its index.
  package var parent: Int?
  package var slot: Slot
  /// The property of the holding object that it is the value of: `view`, `rightBarButtonItem`.
  package var key: String?
  package var identifiers: [GivenIdentifier] = []
  /// What a user reads on it: a title, a text, a placeholder.
  package var text: String?
  package var accessibilityLabel: String?
  package var isElement: Bool?
  /// Accessibility traits, by their names in code: `button`, `staticText`.
  package var traits: [String] = []
  /// Whether it is hidden or transparent at first: code may show it.
  package var isHidden = false
  /// Whether it is installed in no size class: it has no place in the hierarchy at all.
  package var isAbsent = false
  package var isSecure = false
  /// Whether a user may not edit the text.
  package var isNotEditable = false
  /// A space between the items of a bar.
  package var isSpace = false
  /// The system's item that it is: `done`, `close`.
  package var systemItem: String?
  /// What the size class or device must be for it to be there, where it is not always.
  package var condition: String?
  package var storyboardIdentifier: String?
  package var outlets: [Outlet] = []
  package var segues: [Segue] = []
  /// The selectors of its actions: `signIn:`.
  package var actions: [String] = []

  package init(id: String, role: Role, tag: String, className: String, place: Place, parent: Int?, slot: Slot) {
    self.id = id
    self.role = role
    self.tag = tag
    self.className = className
    self.place = place
    self.parent = parent
    self.slot = slot
  }
}
