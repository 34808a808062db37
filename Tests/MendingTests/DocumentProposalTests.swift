import Findings
import Inventory
import Mending
import Taxonomy
import Testing

@Suite struct DocumentProposalTests {
  private static func document(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes>
            <scene sceneID="s">
                <objects>
    \(objects)
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  private static func controller(_ subviews: String, items: String = "", outlets: String = "") -> String {
    document(
      """
                  <viewController id="c" customClass="LoginViewController">
                      <view key="view" id="v">
                          <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                          <subviews>
      \(subviews)
                          </subviews>
                      </view>
                      \(items)
                      <connections>\(outlets)</connections>
                  </viewController>
      """)
  }

  /// The controller's class; with an outlet where the document connects one.
  private static func code(for document: String) -> String {
    let outlet = document.contains("property=\"go\"") ? "  @IBOutlet var go: UIButton!\n" : ""
    return "final class LoginViewController: UIViewController {\n\(outlet)}\n"
  }

  private static let small: [String] = [
    controller("<button id=\"b\"/>"),
    controller("<button id=\"b\"/>\n<button id=\"d\"><rect key=\"frame\"/></button>"),
    controller(
      """
                              <button id="b">
                                  <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                                  <state key="normal" title="Say &quot;yes&quot; &amp; go"/>
                              </button>
      """, outlets: "<outlet property=\"go\" destination=\"b\" id=\"o\"/>"),
    controller("<textField id=\"b\"><accessibility key=\"accessibilityConfiguration\" label=\"Mail\"/></textField>"),
    controller("<textField id=\"b\"><accessibility key=\"accessibilityConfiguration\" identifier=\"\"/></textField>"),
    controller(
      """
      <slider id="b"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="accessibilityIdentifier" value=""/></userDefinedRuntimeAttributes></slider>
      """),
    controller("<segmentedControl id=\"b\"><segments><segment title=\"A\"/></segments></segmentedControl>"),
    controller("<searchBar id=\"b\"/>\n<stepper id=\"d\"></stepper>\n<switch id=\"e\"/>"),
    controller(
      "<label id=\"l\"/>",
      items: """
        <navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Done" id="b"/>
        </navigationItem>
        """),
    controller("<button id=\"b\"/>").replacing("\n", with: "\r\n"),
    "\u{FEFF}" + controller("\t<button id=\"b\"/>\t<button id=\"d\"/>"),
  ]

  /// What is proposed of the report's gaps.
  private func offers(_ report: Report, _ files: FileBytes) -> Offers {
    var proposals = DocumentProposals()
    var offers = Offers()
    for finding in report.findings where finding.rule == "missing-identifier" {
      guard let element = report.inventory.elements.first(where: { $0.fingerprint == finding.element }),
        let identifier = element.proposed
      else { continue }
      let nothing = Fix(title: "", safety: .safe, edits: [])
      switch proposals.fix(giving: identifier, to: element, in: files) {
      case .fix(let fix): offers.repairs.append(Repair(finding, fix))
      case .noPlace(let reason): offers.left.append(Unmended(Repair(finding, nothing), .noPlace(reason)))
      }
    }
    return offers
  }

  private func mended(_ sources: Sources) throws -> Mended {
    let mender = Mender(
      original: { sources.files[$0].map { Array($0.utf8) } }, audit: { sources.audited(changed: $0) },
      offers: offers)
    return try mender.mend(sources.audited())
  }

  @Test(
    "every control of a document has its identifier then, and a second request finds that it has one", arguments: small)
  func documents(_ document: String) throws {
    let sources = Sources(files: ["App/Login.storyboard": document, "App/Login.swift": Self.code(for: document)])
    let before = sources.audited()
    let gaps = before.inventory.elements.filter { $0.isControl && $0.identifier.state == .none }
    #expect(!gaps.isEmpty)
    let mended = try mended(sources)
    #expect(mended.left.isEmpty)
    #expect(mended.files.keys.sorted() == ["App/Login.storyboard"])
    let after = mended.report.inventory.elements
    for gap in gaps {
      let element = try #require(after.first { $0.documentID == gap.documentID })
      #expect(element.identifier.values == gap.proposed.map { [$0] })
      var proposals = DocumentProposals()
      let second = proposals.fix(giving: "other", to: element) { mended.files[$0] }
      #expect(
        second
          == .noPlace("it has the identifier '\(gap.proposed ?? "")'"))
    }
  }

  @Test("an object of Objective-C has its identifier where it is made")
  func objectiveC() throws {
    let sources = Sources(files: [
      "App/Login.m": """
      #import <UIKit/UIKit.h>
      @interface LoginViewController : UIViewController
      @property UIButton *go;
      @end
      @implementation LoginViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.go = [UIButton buttonWithType:UIButtonTypeSystem];
        [self.go setTitle:@"Go" forState:UIControlStateNormal];
        [self.view addSubview:self.go];
        [self.view addSubview:[UISwitch new]];
      }
      @end
      """
    ])
    let mended = try mended(sources)
    let text = String(decoding: try #require(mended.files["App/Login.m"]), as: UTF8.self)
    #expect(
      text.contains(
        """
          [self.go setTitle:@"Go" forState:UIControlStateNormal];
          self.go.accessibilityIdentifier = @"\(mended.report.inventory.elements[0].identifier.values[0])";
          [self.view addSubview:self.go];
        """))
    #expect(mended.left.map(\.reason) == [.noPlace("no variable holds it where it is made")])
  }

  @Test("an empty identifier of a document is taken away, blanks at the ends of one are left out")
  func blank() throws {
    let document = Self.controller(
      """
                              <label id="l">
                                  <rect key="frame"/>
                                  <accessibility key="accessibilityConfiguration" identifier=""/>
                              </label>
                              <button id="b"><accessibility key="accessibilityConfiguration" identifier=" go "/></button>
      """)
    let sources = Sources(files: ["App/Login.storyboard": document, "App/Login.swift": Self.code(for: document)])
    let findings = sources.audited().findings.filter { $0.rule == "blank-identifier" }
    var proposals = DocumentProposals()
    var fixes: [Fix?] = []
    for finding in findings {
      fixes.append(proposals.fix(ofBlank: finding) { sources.files[$0].map { Array($0.utf8) } })
    }
    #expect(fixes.map { $0?.safety } == [.safe, .unsafe])
    let lines = SourceLines(Array(document.utf8))
    var patch = Patch()
    for edit in fixes.compactMap({ $0 }).flatMap(\.edits) {
      let isAdded = patch.add(edit, in: lines)
      #expect(isAdded)
    }
    #expect(
      String(decoding: patch.applied(to: lines.bytes), as: UTF8.self)
        == document.replacing(
          "\n                            <accessibility key=\"accessibilityConfiguration\" identifier=\"\"/>", with: ""
        ).replacing("\" go \"", with: "\"go\""))
  }

  @Test("a finding about an object is allowed by the object's label")
  func allowance() throws {
    let sources = Sources(files: [
      "App/Login.storyboard": Self.controller("<button id=\"b\"/>"), "App/Login.swift": Self.code(for: ""),
    ])
    let mender = Mender(
      original: { sources.files[$0].map { Array($0.utf8) } }, audit: { sources.audited(changed: $0) },
      offers: offers)
    let mended = try mender.mend(sources.audited()) { repair, changes in
      let fix = Fix.allowing(repair.finding, because: "no <test>", in: SourceLines(changes[0].old))
      return .insteadApply(try #require(fix))
    }
    #expect(mended.applied.count == 1)
    #expect(mended.report.findings.isEmpty)
    #expect(
      mended.files["App/Login.storyboard"].map { String(decoding: $0, as: UTF8.self) }
        == sources.files["App/Login.storyboard"]?.replacing(
          "id=\"b\"", with: "id=\"b\" userLabel=\"voyager:allow missing-identifier no &lt;test&gt;\""))
  }
}
