import Findings
import Inventory
import Testing

@testable import Documents

@Suite struct DocumentReaderTests {
  private func read(_ text: String, as file: String = "App/Login.xib") -> DocumentReading {
    Array(text.utf8).withUnsafeBufferPointer { readDocument(file, $0) }
  }

  private func facts(_ text: String, as file: String = "App/Login.xib") throws -> DocumentFacts {
    guard case .facts(let facts) = read(text, as: file) else { throw Skipped(reading: read(text, as: file)) }
    return facts
  }

  private struct Skipped: Error { var reading: DocumentReading }

  /// A XIB around some elements.
  private func xib(_ content: String, attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"\(attributes)>
    <objects>
    \(content)
    </objects>
    </document>
    """
  }

  /// What a document's objects are, each on a line: its tag and id, the part of which object it is.
  private func outline(_ facts: DocumentFacts) -> [String] {
    facts.objects.map { object in
      let parent = object.parent.map { " in \(facts.objects[$0].id) as \(object.slot)" } ?? ""
      return "\(object.tag) \(object.id)\(parent)"
    }
  }

  // MARK: Objects

  @Test func objectsKnowWhatHoldsThem() throws {
    let facts = try facts(
      xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v">
          <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
          <subviews>
            <stackView id="s"><subviews><button id="b"/><label id="l"/></subviews></stackView>
          </subviews>
          <constraints><constraint firstItem="b" id="c"/></constraints>
        </view>
        """))
    #expect(
      outline(facts) == [
        "placeholder -1", "view v", "stackView s in v as content", "button b in s as content",
        "label l in s as content",
      ])
    #expect(facts.objects[0].role == .owner)
    #expect(facts.objects[0].customClass == "LoginController")
    #expect(facts.objects[3].place.line == 9)
    #expect(facts.objects[3].className == "UIButton")
  }

  @Test func itemsAreInTheBarOfTheirController() throws {
    let facts = try facts(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="x"><objects>
        <viewController storyboardIdentifier="login" id="c">
          <view key="view" id="v"/>
          <toolbarItems><barButtonItem id="t"/></toolbarItems>
          <navigationItem key="navigationItem" title="Login" id="n">
            <rightBarButtonItems><barButtonItem systemItem="done" id="r"/></rightBarButtonItems>
            <barButtonItem key="leftBarButtonItem" title="Back" id="l"><button key="customView" id="b"/></barButtonItem>
          </navigationItem>
          <tabBarItem key="tabBarItem" title="Home" id="i"/>
        </viewController>
      </objects></scene></scenes>
      </document>
      """, as: "App/Main.storyboard")
    #expect(
      outline(facts) == [
        "viewController c", "view v in c as rootView", "barButtonItem t in c as toolbar",
        "navigationItem n in c as content", "barButtonItem r in c as navigationBar",
        "barButtonItem l in c as navigationBar", "button b in l as content", "tabBarItem i in c as tabBar",
      ])
    #expect(facts.isStoryboard)
    #expect(facts.objects[0].storyboardIdentifier == "login")
    #expect(facts.objects[4].systemItem == "done")
    #expect(facts.objects[5].key == "leftBarButtonItem")
  }

  @Test func cellsArePrototypesUnlessASectionHoldsThem() throws {
    let facts = try facts(
      xib(
        """
        <tableView id="t">
          <prototypes><tableViewCell id="p"><tableViewCellContentView key="contentView" id="x">
            <subviews><label id="l"/></subviews>
          </tableViewCellContentView></tableViewCell></prototypes>
          <sections><tableViewSection id="s"><cells><tableViewCell id="c"/></cells></tableViewSection></sections>
        </tableView>
        <collectionView id="k"><cells><collectionViewCell id="d">
          <view key="contentView" id="y"><subviews><button id="b"/></subviews></view>
        </collectionViewCell></cells></collectionView>
        """))
    #expect(
      outline(facts) == [
        "tableView t", "tableViewCell p in t as prototype", "label l in p as content",
        "tableViewCell c in t as content", "collectionView k", "collectionViewCell d in k as prototype",
        "button b in d as content",
      ])
  }

  @Test func outletsActionsAndSegues() throws {
    let facts = try facts(
      xib(
        """
        <button id="b"><connections>
          <action selector="signIn:" destination="-1" eventType="touchUpInside" id="a"/>
          <segue destination="d" kind="show" id="s"/>
        </connections></button>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
          <outlet property="signInButton" destination="b" id="o"/>
          <outletCollection property="buttons" destination="b" id="p"/>
        </connections></placeholder>
        """))
    #expect(facts.objects[0].actions == ["signIn:"])
    #expect(facts.objects[0].segues == [DocumentObject.Segue(destination: "d", kind: "show")])
    #expect(
      facts.objects[1].outlets == [
        DocumentObject.Outlet(property: "signInButton", destination: "b", isCollection: false),
        DocumentObject.Outlet(property: "buttons", destination: "b", isCollection: true),
      ])
  }

  // MARK: Texts

  @Test(arguments: [
    ("<label text=\"Sum &amp; tax\" id=\"a\"/>", "Sum & tax"),
    ("<label id=\"a\"><string key=\"text\">Two\nlines</string></label>", "Two\nlines"),
    ("<button id=\"a\"><state key=\"normal\" title=\"Go\"/><state key=\"selected\" title=\"Stop\"/></button>", "Go"),
    ("<button id=\"a\"><buttonConfiguration key=\"configuration\" title=\"Go\"/></button>", "Go"),
    ("<textField placeholder=\"Email\" id=\"a\"/>", "Email"),
    ("<textField text=\"\" placeholder=\"Email\" id=\"a\"/>", "Email"),
    (
      "<label id=\"a\"><attributedString key=\"attributedText\"><fragment content=\"One \"/><fragment content=\"two\"/></attributedString></label>",
      "One two"
    ),
    ("<button id=\"a\"/>", nil),
    (
      "<label text=\"Got it\" id=\"a\"><attributedString key=\"userComments\"><fragment content=\"A note\"/></attributedString></label>",
      "Got it"
    ),
    ("<button id=\"a\"><state key=\"selected\"><string key=\"title\">Stop</string></state></button>", nil),
  ])
  func theTextThatAUserReads(element: String, text: String?) throws {
    #expect(try facts(xib(element)).objects.map(\.text) == [text])
  }

  // MARK: Accessibility

  @Test func bothWaysToStoreAnIdentifier() throws {
    let facts = try facts(
      xib(
        """
        <button id="b">
          <accessibility key="accessibilityConfiguration" label="Close" identifier="a.b">
            <accessibilityTraits key="traits" button="YES" header="NO"/>
            <bool key="isElement" value="NO"/>
          </accessibility>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="c.d"/>
            <userDefinedRuntimeAttribute type="string" keyPath="titleLabel.accessibilityIdentifier">
              <string key="value">e.f</string>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Shut"/>
          </userDefinedRuntimeAttributes>
        </button>
        """))
    let button = facts.objects[0]
    #expect(button.identifiers.map(\.text) == ["a.b", "c.d", "e.f"])
    #expect(button.identifiers.map(\.isRuntimeAttribute) == [false, true, true])
    #expect(button.identifiers.map(\.path) == [[], [], ["titleLabel"]])
    #expect(button.identifiers.map(\.place.line) == [5, 10, 11])
    #expect(button.identifiers[0].place.column == 65)
    #expect(button.accessibilityLabel == "Shut")
    #expect(button.traits == ["button"])
    #expect(button.isElement == false)
  }

  @Test func whatIsInsideAnotherObjectIsNotItsOwn() throws {
    let facts = try facts(
      xib(
        """
        <view id="v"><subviews>
          <label id="l"><accessibility key="accessibilityConfiguration" identifier="inner"/></label>
        </subviews></view>
        """))
    #expect(facts.objects.map { $0.identifiers.map(\.text) } == [[], ["inner"]])
  }

  @Test func viewsThatAreNotThereAtFirstOrNotInEverySizeClass() throws {
    let facts = try facts(
      xib(
        """
        <view id="v">
          <subviews><button id="a"/><button id="b"/><button id="c"/><button hidden="YES" id="d"/></subviews>
          <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation>
          <variation key="heightClass=compact">
            <mask key="subviews"><include reference="b"/><exclude reference="c"/></mask>
          </variation>
        </view>
        """))
    #expect(facts.objects.map(\.isHidden) == [false, false, false, false, true])
    #expect(facts.objects.map(\.isAbsent) == [false, true, false, false, false])
    #expect(facts.objects.map(\.condition) == [nil, nil, "heightClass=compact", "not heightClass=compact", nil])
  }

  @Test func aUserLabelMayAllowAFinding() throws {
    let facts = try facts(
      xib("<button userLabel=\"Close voyager:allow missing-identifier shown in demos only\" id=\"b\"/>"))
    #expect(facts.directives.map(\.rules) == [["missing-identifier"]])
    #expect(facts.directives[0].reason == "shown in demos only")
    #expect(facts.directives[0].lines?.contains(4) == true)
  }

  // MARK: What is not read

  @Test(arguments: [
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      "a document for macOS"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
      "a document for watchOS"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"/>",
      "a document for tvOS"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" launchScreen=\"YES\"/>",
      "a launch screen, which no test meets"
    ),
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "in a format from before Xcode 5"),
    ("<plist/>", "not an Interface Builder document (<plist>)"),
    ("", "not readable (line 1: there is no XML here)"),
    ("bplist00\u{1}", "not readable (compiled: a property list in binary form)"),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document>é</document>",
      "not readable (written in ISO-8859-1, not in UTF-8)"
    ),
    (
      "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><document>&b;</document>",
      "not readable (line 1: a document type is declared here, as no Interface Builder document has one)"
    ),
  ])
  func whatIsNotReadHasAReason(text: String, reason: String) {
    #expect(read(text) == (reason.hasPrefix("not readable") ? .unreadable(reason: reason) : .skipped(reason: reason)))
  }

  @Test func utf16IsToldApart() {
    #expect(
      [0xFF, 0xFE, 0x3C, 0x00].withUnsafeBufferPointer { readDocument("A.xib", $0) }
        == .unreadable(reason: "not readable (written in UTF-16, where Interface Builder writes UTF-8)"))
  }

  @Test func aDocumentWithoutEndIsReadUpToABound() throws {
    let buttons = (0...DocumentReader.mostObjects).map { "<button id=\"b\($0)\"/>\n" }.joined()
    let facts = try facts(xib("<view id=\"v\"><subviews>\n\(buttons)</subviews></view>"))
    #expect(facts.problem == "read in part (line 20004: there are more than 20000 objects)")
  }

  @Test func aBrokenDocumentIsReadAsFarAsItIsSound() throws {
    let whole = xib("<view id=\"v\"><subviews><button id=\"b\"/><label id=\"l\"/></subviews></view>")
    let cut = String(whole[..<(whole.firstRange(of: "<label")?.upperBound ?? whole.endIndex)])
    let facts = try facts(cut)
    #expect(outline(facts) == ["view v", "button b in v as content"])
    #expect(facts.problem == "read in part (line 4: the document ends inside the tag <label>)")
  }
}
