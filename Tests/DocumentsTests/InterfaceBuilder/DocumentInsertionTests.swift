import Documents
import Findings
import Testing

/// What Interface Builder's own documents look like with an identifier, down to the byte.
@Suite struct DocumentInsertionTests {
  /// A scene around a view's content.
  private func scene(_ content: String, attributes: String = "", newline: String = "\n") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
        <objects>
    \(content)
        </objects>
    </document>

    """.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
  }

  /// What becomes of a document whose object `b` is given `login.submit.button`.
  private func inserted(_ content: String, _ identifier: String = "login.submit.button") -> String {
    let source = scene(content)
    let result = edited(source) { $0.insertion(of: identifier, inObject: "b") }
    guard result.hasPrefix(String(source.prefix(200))) else { return result }
    return result
  }

  private func expect(
    _ before: String, becomes after: String, of identifier: String = "login.submit.button",
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(inserted(before, identifier) == scene(after), sourceLocation: location)
  }

  // MARK: Among the other elements

  @Test func behindTheFrameOfAButton() {
    expect(
      """
              <button opaque="NO" id="b">
                  <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                  <state key="normal" title="Sign In"/>
              </button>
      """,
      becomes: """
                <button opaque="NO" id="b">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <accessibility key="accessibilityConfiguration" identifier="login.submit.button"/>
                    <state key="normal" title="Sign In"/>
                </button>
        """)
  }

  @Test func behindTheColourOfTheBackgroundAndBeforeTheTintOfAButton() {
    expect(
      """
              <button id="b">
                  <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                  <autoresizingMask key="autoresizingMask"/>
                  <color key="backgroundColor" white="1" alpha="1"/>
                  <color key="tintColor" white="0.0" alpha="1"/>
                  <state key="normal" title="Sign In"/>
              </button>
      """,
      becomes: """
                <button id="b">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <color key="backgroundColor" white="1" alpha="1"/>
                    <accessibility key="accessibilityConfiguration" identifier="login.submit.button"/>
                    <color key="tintColor" white="0.0" alpha="1"/>
                    <state key="normal" title="Sign In"/>
                </button>
        """)
  }

  @Test func behindTheTintOfAnImageView() {
    expect(
      """
              <imageView id="b">
                  <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                  <color key="tintColor" white="0.0" alpha="1"/>
                  <constraints>
                      <constraint firstAttribute="width" constant="1" id="c"/>
                  </constraints>
              </imageView>
      """,
      becomes: """
                <imageView id="b">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <color key="tintColor" white="0.0" alpha="1"/>
                    <accessibility key="accessibilityConfiguration" identifier="login.submit.button"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="1" id="c"/>
                    </constraints>
                </imageView>
        """)
  }

  @Test func behindTheViewsInAView() {
    expect(
      """
              <view contentMode="scaleToFill" id="b">
                  <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                  <subviews>
                      <label id="l"/>
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="s"/>
                  <point key="canvasLocation" x="1" y="1"/>
              </view>
      """,
      becomes: """
                <view contentMode="scaleToFill" id="b">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <subviews>
                        <label id="l"/>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="s"/>
                    <accessibility key="accessibilityConfiguration" identifier="login.submit.button"/>
                    <point key="canvasLocation" x="1" y="1"/>
                </view>
        """)
  }

  @Test func anOlderVersionPutsTheLayoutGuideLast() {
    let source = { (guide: String) in
      """
      <document toolsVersion="14490.70" targetRuntime="iOS.CocoaTouch">
          <view id="b">
              <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
      \(guide)
          </view>
      </document>
      """
    }
    let result = edited(source("        <viewLayoutGuide key=\"safeArea\" id=\"s\"/>")) {
      $0.insertion(of: "a", inObject: "b")
    }
    #expect(
      result
        == source(
          """
                  <accessibility key="accessibilityConfiguration" identifier="a"/>
                  <viewLayoutGuide key="safeArea" id="s"/>
          """))
  }

  @Test func aTagThatClosesItselfIsOpened() {
    expect(
      """
              <view contentMode="scaleToFill" id="b"/>
      """,
      becomes: """
                <view contentMode="scaleToFill" id="b">
                    <accessibility key="accessibilityConfiguration" identifier="login.submit.button"/>
                </view>
        """)
  }

  @Test func twoTagsWithNothingBetween() {
    expect(
      """
              <view id="b"></view>
      """,
      becomes: """
                <view id="b">
                    <accessibility key="accessibilityConfiguration" identifier="login.submit.button"/>
                </view>
        """)
    expect(
      """
              <view id="b">
              </view>
      """,
      becomes: """
                <view id="b">
                    <accessibility key="accessibilityConfiguration" identifier="login.submit.button"/>
                </view>
        """)
  }

  // MARK: In an element that is there

  @Test func anAttributeBetweenHintAndLabel() {
    expect(
      """
              <label id="b">
                  <accessibility key="accessibilityConfiguration" hint="Two taps" label="Sum">
                      <accessibilityTraits key="traits" staticText="YES"/>
                  </accessibility>
              </label>
      """,
      becomes: """
                <label id="b">
                    <accessibility key="accessibilityConfiguration" hint="Two taps" identifier="login.submit.button" label="Sum">
                        <accessibilityTraits key="traits" staticText="YES"/>
                    </accessibility>
                </label>
        """)
    expect(
      #"        <label id="b"><accessibility key="accessibilityConfiguration" label="Sum"/></label>"#,
      becomes:
        #"        <label id="b"><accessibility key="accessibilityConfiguration" identifier="a" label="Sum"/></label>"#,
      of: "a")
  }

  @Test func inPlaceOfAnEmptyOne() {
    expect(
      #"        <label id="b"><accessibility key="accessibilityConfiguration" identifier=""/></label>"#,
      becomes: #"        <label id="b"><accessibility key="accessibilityConfiguration" identifier="a"/></label>"#,
      of: "a")
    expect(
      """
              <label id="b">
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value=""/>
                  </userDefinedRuntimeAttributes>
              </label>
      """,
      becomes: """
                <label id="b">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="a"/>
                    </userDefinedRuntimeAttributes>
                </label>
        """, of: "a")
  }

  // MARK: Runtime attributes

  @Test func anItemOfABarHasARuntimeAttribute() {
    expect(
      """
              <barButtonItem title="Done" id="b">
                  <color key="tintColor" white="0.0" alpha="1"/>
                  <connections>
                      <action selector="done:" destination="-1" id="a"/>
                  </connections>
              </barButtonItem>
      """,
      becomes: """
                <barButtonItem title="Done" id="b">
                    <color key="tintColor" white="0.0" alpha="1"/>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="login.done"/>
                    </userDefinedRuntimeAttributes>
                    <connections>
                        <action selector="done:" destination="-1" id="a"/>
                    </connections>
                </barButtonItem>
        """, of: "login.done")
    expect(
      """
              <barButtonItem title="Done" id="b"/>
      """,
      becomes: """
                <barButtonItem title="Done" id="b">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="login.done"/>
                    </userDefinedRuntimeAttributes>
                </barButtonItem>
        """, of: "login.done")
  }

  @Test func aRuntimeAttributeMore() {
    expect(
      """
              <tableView id="b">
                  <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                          <integer key="value" value="4"/>
                      </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
              </tableView>
      """,
      becomes: """
                <tableView id="b">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                            <integer key="value" value="4"/>
                        </userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="login.done"/>
                    </userDefinedRuntimeAttributes>
                </tableView>
        """, of: "login.done")
  }

  @Test func anIdentifierOfAPartIsNotTheObjectsOwn() {
    expect(
      """
              <button id="b">
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="string" keyPath="titleLabel.accessibilityIdentifier" value="t"/>
                  </userDefinedRuntimeAttributes>
              </button>
      """,
      becomes: """
                <button id="b">
                    <accessibility key="accessibilityConfiguration" identifier="a"/>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="titleLabel.accessibilityIdentifier" value="t"/>
                    </userDefinedRuntimeAttributes>
                </button>
        """, of: "a")
  }

  // MARK: Other layouts

  @Test func whatHasASpecialMeaningIsWrittenAsInterfaceBuilderDoes() {
    expect(
      #"        <label id="b"><rect/></label>"#,
      becomes:
        #"        <label id="b"><rect/><accessibility key="accessibilityConfiguration" identifier="a&amp;&lt;&gt;&quot;'&#10;é"/></label>"#,
      of: "a&<>\"'\né")
  }

  @Test func onOneLineAsItsSiblings() {
    expect(
      #"        <label id="b"> <rect/> <point/> </label>"#,
      becomes:
        #"        <label id="b"> <rect/> <accessibility key="accessibilityConfiguration" identifier="a"/> <point/> </label>"#,
      of: "a")
    expect(
      #"        <view id="v"><subviews><label id="b"/></subviews></view>"#,
      becomes:
        #"        <view id="v"><subviews><label id="b"><accessibility key="accessibilityConfiguration" identifier="a"/></label></subviews></view>"#,
      of: "a")
  }

  @Test func tabsAndNoIndentationAreImitated() {
    expect(
      "\t<view id=\"v\">\n\t\t<label id=\"b\"/>\n\t</view>",
      becomes:
        "\t<view id=\"v\">\n\t\t<label id=\"b\">\n\t\t\t<accessibility key=\"accessibilityConfiguration\" identifier=\"a\"/>\n\t\t</label>\n\t</view>",
      of: "a")
    expect(
      "<view id=\"v\">\n<barButtonItem id=\"b\"/>\n</view>",
      becomes: """
        <view id="v">
        <barButtonItem id="b">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="a"/>
        </userDefinedRuntimeAttributes>
        </barButtonItem>
        </view>
        """, of: "a")
  }

  @Test func aCommentStaysWithTheLineThatItEnds() {
    expect(
      """
              <label id="b">
                  <rect key="frame"/> <!-- from the design -->
                  <!-- below the fold -->
                  <constraints/>
              </label>
      """,
      becomes: """
                <label id="b">
                    <rect key="frame"/> <!-- from the design -->
                    <accessibility key="accessibilityConfiguration" identifier="a"/>
                    <!-- below the fold -->
                    <constraints/>
                </label>
        """, of: "a")
  }

  @Test func lineEndingsAMarkAndAMissingLastLineEndStayAsTheyAre() {
    let before = scene("        <label id=\"b\">\n            <rect/>\n        </label>", newline: "\r\n")
    let result = edited("\u{FEFF}" + before.dropLast()) { $0.insertion(of: "a", inObject: "b") }
    let after = scene(
      """
              <label id="b">
                  <rect/>
                  <accessibility key="accessibilityConfiguration" identifier="a"/>
              </label>
      """, newline: "\r\n")
    #expect(Array(result.utf8) == Array(("\u{FEFF}" + after.dropLast()).utf8))
    let short = "\u{FEFF}<document><label id=\"b\"/></document>"
    #expect(
      edited(short) { $0.insertion(of: "a", inObject: "b") }
        == "\u{FEFF}<document><label id=\"b\"><accessibility key=\"accessibilityConfiguration\" identifier=\"a\"/></label></document>"
    )
  }

  // MARK: Impossible

  @Test(arguments: [
    (
      #"<label id="b"><accessibility key="accessibilityConfiguration" identifier="old"/></label>"#,
      "it has the identifier 'old'"
    ),
    (
      #"<label id="b"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier"><string key="value">o&amp;d</string></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>"#,
      "it has the identifier 'o&d'"
    ),
    (#"<label id="a"/>"#, "the document has no object 'b'"),
    (#"<label id="b"/><label id="b"/>"#, "the document has 2 objects with the id 'b'"),
    (#"<viewController id="b"/>"#, "a view controller has no identifier: its view has"),
    (#"<navigationItem id="b"/>"#, "a navigation item has no identifier: the items in it have"),
    (#"<tapGestureRecognizer id="b"/>"#, "a gesture recogniser has no identifier: its view has"),
    (#"<customObject id="b"/>"#, "nothing says whether an object of another class has an identifier"),
    (#"<constraint id="b"/>"#, "<constraint> is no element of a screen"),
  ]) func impossible(_ content: String, _ reason: String) {
    #expect(inserted(content) == "impossible: " + reason)
  }

  @Test func aDocumentThatIsNotRead() {
    let reasons = [
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document><label text=\"\u{E9}\" id=\"b\"/></document>":
        "the document is written in ISO-8859-1, not in UTF-8",
      "<?xml version=\"1.0\" encoding=\"US-ASCII\"?><document><label id=\"b\"/></document>":
        "the document is not in UTF-8, and 'é' has other characters than those of ASCII",
      "<document>\n<label id=\"b\"/>": "the document is broken, in line 2: the document ends inside <document>",
      "<archive><label id=\"b\"/></archive>": "it is in a format from before Xcode 5",
    ]
    for (source, reason) in reasons {
      #expect(edited(source) { $0.insertion(of: "é", inObject: "b") } == "impossible: " + reason)
    }
    let wide: [UInt8] = [0xFF, 0xFE, 0x3C, 0x00]
    #expect(
      edited(wide, DocumentEditor(wide).insertion(of: "a", inObject: "b"))
        == "impossible: the document is written in UTF-16, where Interface Builder writes UTF-8")
  }
}
