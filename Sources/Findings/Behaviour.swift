/// How iOS treats identifiers at run time, one trait of it each: what predictions and rules rest on.
///
/// None is from a specification: Apple documents little of it. Each says who has seen it, and a rule is only as sure as that.
package enum Behaviour: String, Sendable, Hashable, CaseIterable {
  // SwiftUI: what gets an identifier
  case stackSpreads, outermostWins, containerElementKeeps, platformViewKeeps, orderOfElement
  case combinedIsOne, ignoredIsLeftOut, labelIsPart, labelNamesControl
  // SwiftUI: what is there at all
  case hiddenIsGone, decorativeIsGone, transparentIsGone, hiddenModifierIsGone, drawingIsNone, tappedDrawingIsNone
  case emptyStateIsComposed, styleIsMadeForEach
  // SwiftUI: types
  case traitSetsType, ignoredButtonIsOther, removedTraitIsOther, tapIsNoButton
  // SwiftUI: what stands elsewhere
  case presenterIsTagged, tabContentIsTagged, tabButtonMayDrop
  // UIKit
  case elementSwallows, listLeavesOut, hiddenElementsAreGone, plainViewIsFound, traitSetsClass
  // Queries
  case severalMatchesFail, toggleIsTwo, stepperNamesButtons
  // What differs between versions
  case listsAreTables, dialogButtonsAreTwo, toolbarButtonsAreTwo

  /// Who has seen it.
  package enum Evidence: String, Sendable, Hashable, CaseIterable {
    /// Apple's documentation or the header of an SDK says so.
    case documented
    /// Several reports that know nothing of each other, or the tests of several projects.
    case reported
    case reportedOnce
    /// Reports disagree.
    case disputed
    /// Nobody has said so; it follows from what is known of the like.
    case inferred
  }

  /// What is known of one trait.
  package struct Record: Sendable, Hashable {
    /// What a test sees, as a sentence without its full stop.
    package var statement: String
    package var evidence: Evidence
    /// What the reports disagree about, or where the only one is from; empty where there is no doubt.
    package var doubt: String
    /// The versions of iOS that do so.
    package var versions: ClosedRange<Int>

    fileprivate init(
      _ statement: String, _ evidence: Evidence, doubt: String = "", versions: ClosedRange<Int> = 0...Int.max
    ) {
      self.statement = statement
      self.evidence = evidence
      self.doubt = doubt
      self.versions = versions
    }
  }

  /// Whether a version of iOS does so.
  package func holds(on iOS: Int) -> Bool { record.versions.contains(iOS) }

  package var record: Record {
    switch self {
    case .stackSpreads:
      Record(
        "A stack, a group, a section or a view of your own is no element: its identifier goes to every element inside",
        .reported)
    case .outermostWins: Record("Of several identifiers on the way out of an element the outermost is found", .reported)
    case .containerElementKeeps:
      Record(
        "'.accessibilityElement(children: .contain)' makes an element of type 'other', and those inside keep their "
          + "identifiers", .reported)
    case .platformViewKeeps:
      Record(
        "A list, a scroll view or another view of the platform has its identifier for itself", .disputed,
        doubt: "some have seen it on the views inside as well")
    case .orderOfElement:
      Record(
        "An identifier in front of '.accessibilityElement' does not name the element", .disputed,
        doubt: "in one app it works, in another the identifier went to the elements inside")
    case .combinedIsOne:
      Record("'.accessibilityElement(children: .combine)' makes one element, and what is inside is gone", .documented)
    case .ignoredIsLeftOut:
      Record(
        "'.accessibilityElement(children: .ignore)' makes one element, and what is inside is gone", .disputed,
        doubt: "the documentation says so, and the tests of two apps find what is inside")
    case .labelIsPart: Record("What a button's label holds is a part of the button", .reported)
    case .labelNamesControl:
      Record("An identifier in a button's label goes to the button, where that has none of its own", .reported)
    case .hiddenIsGone:
      Record("'.accessibilityHidden(true)' takes away a view with all inside, whatever is said further in", .reported)
    case .decorativeIsGone:
      Record(
        "'Image(decorative:)' is no element, whatever is added to it", .reportedOnce,
        doubt: "the report is from macOS 27")
    case .transparentIsGone: Record("A view with an opacity of 0 is left out", .reportedOnce)
    case .hiddenModifierIsGone: Record("A view with '.hidden()' is left out", .inferred)
    case .drawingIsNone: Record("A colour, a shape, a canvas or a spacer is no element", .reported)
    case .tappedDrawingIsNone: Record("A tap gesture makes no element of a drawing either", .inferred)
    case .emptyStateIsComposed:
      Record(
        "'ContentUnavailableView' is put together by the system: its identifier leads to no single element", .reported,
        doubt: "which element has it differs between versions")
    case .styleIsMadeForEach: Record("A style's body is made for each view that has the style", .documented)
    case .traitSetsType: Record("A button's, a link's or an image's trait sets the element's type", .reported)
    case .ignoredButtonIsOther:
      Record("A button whose children are ignored is of type 'other' until it is given the trait again", .reportedOnce)
    case .removedTraitIsOther:
      Record(
        "A button without the trait of one is none to a test", .reportedOnce, doubt: "the report is from macOS 27")
    case .tapIsNoButton: Record("A tap gesture makes no button: texts and images keep their types", .reported)
    case .presenterIsTagged:
      Record(
        "An identifier behind '.sheet', '.alert' and the like is the presenting view's; what is presented begins anew",
        .reported)
    case .tabContentIsTagged:
      Record("An identifier on a tab's content is the content's, and not the tab button's", .reported)
    case .tabButtonMayDrop:
      Record(
        "An identifier on a 'Tab' or on the label of a 'tabItem' gets to the tab's button", .disputed,
        doubt: "some suites find it, others lose it on some launches or do not see it at all")
    case .elementSwallows:
      Record(
        "A view that is an accessibility element hides the views inside it", .disputed,
        doubt: "most reports say so, and the tests of one app find what such a view holds")
    case .listLeavesOut: Record("'accessibilityElements' is all that is found below a view", .reported)
    case .hiddenElementsAreGone: Record("'accessibilityElementsHidden' takes away all below a view", .reported)
    case .plainViewIsFound:
      Record("A view is found by its identifier, whether it is an accessibility element or not", .reported)
    case .traitSetsClass:
      Record("A view that is an element is of the type that its traits say", .reported)
    case .severalMatchesFail: Record("A tap on a query with several matches fails", .reported)
    case .toggleIsTwo:
      Record(
        "A SwiftUI toggle is a switch as wide as its row around the one that one sees, and a tap on its middle may not "
          + "turn it", .reported)
    case .stepperNamesButtons:
      Record(
        "The buttons of a SwiftUI stepper with an identifier are named '<identifier>-Increment' and "
          + "'<identifier>-Decrement'", .reported)
    case .listsAreTables: Record("'List', 'Form' and 'Table' are tables", .reported, versions: 0...15)
    case .dialogButtonsAreTwo:
      Record("The buttons of alerts and dialogs are there twice", .reported, versions: 26...Int.max)
    case .toolbarButtonsAreTwo: Record("The buttons of toolbars are there twice", .reported, versions: 26...Int.max)
    }
  }
}

extension Behaviour.Record {
  /// The whole as a sentence: what a test sees, on which versions, and who says so.
  package var described: String {
    let doubt = doubt.isEmpty ? "" : " (\(doubt))"
    return "\(statement)\(describedVersions.map { ", \($0)" } ?? ""): \(evidence.described)\(doubt)."
  }

  /// `before iOS 16`, `from iOS 26 on`; nil where all versions do so.
  package var describedVersions: String? {
    if versions.upperBound < Int.max { return "before iOS \(versions.upperBound + 1)" }
    return versions.lowerBound > 0 ? "from iOS \(versions.lowerBound) on" : nil
  }
}

extension Behaviour.Evidence {
  /// How sure a rule can be at most that rests on it.
  package var trust: Trust { self == .documented || self == .reported ? .certain : .suspicious }

  /// How much a finding that rests on it can weigh at most: nobody's test fails over what nobody has seen.
  package var severity: Severity {
    switch self {
    case .documented, .reported: .error
    case .reportedOnce, .disputed: .warning
    case .inferred: .info
    }
  }

  /// In words, as the end of a sentence.
  package var described: String {
    switch self {
    case .documented: "Apple documents it"
    case .reported: "several reports agree"
    case .reportedOnce: "one report says so"
    case .disputed: "reports disagree"
    case .inferred: "no report says so; it follows from the like"
    }
  }
}
