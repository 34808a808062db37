import Findings
import Inventory
import Settings
import Taxonomy
import Testing

@testable import Auditor

@Suite("Audits of Objective-C")
struct ObjectiveCAuditTests {
  private func report(_ sources: KeyValuePairs<String, String>) -> Report {
    Audit(settings: Settings()).run(onSources: sources.map { (name: $0.key, source: $0.value) })
  }

  /// The controller `LoginViewController` with this `viewDidLoad`; `members` stand in its class extension, `declarations` on
  /// top of the file.
  private func report(
    viewDidLoad: String, members: String = "", declarations: String = "", methods: String = ""
  ) -> Report {
    report([
      "App/Login.h": """
      #import <UIKit/UIKit.h>
      @interface LoginViewController : UIViewController
      @property (weak) IBOutlet UIButton *go;
      @end
      """,
      "App/Login.m": """
      #import "Login.h"
      \(declarations)
      @interface LoginViewController ()
      \(members)
      @end
      @implementation LoginViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
      \(viewDidLoad)
      }
      \(methods)
      @end
      """,
    ])
  }

  private func assignments(_ report: Report) -> [String] {
    report.inventory.assignments.map { assignment in
      "\(assignment.form.rawValue) \(assignment.carrier) \(assignment.target) \(assignment.identifier.values)"
    }
  }

  private func elements(_ report: Report) -> [String] {
    report.inventory.elements.map {
      "\($0.framework.rawValue) \($0.screen ?? "") \($0.kind) \($0.identifier.values) \($0.verdict.rawValue)"
    }
  }

  @Test("an identifier is given by a property, a setter and a key, to what code makes and to outlets")
  func ways() {
    let report = report(
      viewDidLoad: """
        self.go.accessibilityIdentifier = @"login.go";
        UIButton *stop = [UIButton buttonWithType:UIButtonTypeSystem];
        [stop setAccessibilityIdentifier:@"login.stop"];
        [self.view addSubview:stop];
        _email = [[UITextField alloc] initWithFrame:CGRectZero];
        [_email setValue:@"login.email" forKey:@"accessibilityIdentifier"];
        self.view.accessibilityIdentifier = @"login.screen";
        """, members: "@property UITextField *email;")
    #expect(
      assignments(report) == [
        #"objc accessibilityIdentifier button ["login.go"]"#, #"objc setAccessibilityIdentifier button ["login.stop"]"#,
        #"objc setValue textField ["login.email"]"#, #"objc accessibilityIdentifier other ["login.screen"]"#,
      ])
    #expect(
      elements(report) == [
        #"objectiveC login UIButton ["login.go"] reachable"#, #"objectiveC login UIButton ["login.stop"] reachable"#,
        #"objectiveC login UITextField ["login.email"] reachable"#,
        #"objectiveC login UIView ["login.screen"] reachable"#,
      ])
    #expect(report.inventory.screens.map(\.framework) == [.objectiveC])
    #expect(report.files == 2)
  }

  @Test("values are followed over constants, macros, formats and methods")
  func values() {
    let report = report(
      viewDidLoad: """
        self.go.accessibilityIdentifier = kGo;
        UIButton *one = [UIButton new];
        one.accessibilityIdentifier = ID_ONE;
        UIButton *two = [UIButton new];
        two.accessibilityIdentifier = [NSString stringWithFormat:@"%@.two", kPrefix];
        UIButton *three = [UIButton new];
        three.accessibilityIdentifier = [self nameOf:@"three"];
        [self setUpWithTitle:@"Four" identifier:@"login.four"];
        UIButton *five = [UIButton new];
        five.accessibilityIdentifier = NSStringFromClass([self class]);
        """,
      declarations: """
        NSString *const kGo = @"login.go";
        static NSString *const kPrefix = @"login";
        #define ID_ONE @"login.one"
        """,
      methods: """
        - (NSString *)nameOf:(NSString *)part { return [kPrefix stringByAppendingFormat:@".%@", part]; }
        - (void)setUpWithTitle:(NSString *)title identifier:(NSString *)identifier {
          UIButton *four = [UIButton new];
          four.accessibilityIdentifier = identifier;
        }
        """)
    #expect(
      report.inventory.assignments.flatMap(\.identifier.values) == [
        "login.go", "login.one", "login.two", "login.three", "login.four", "LoginViewController",
      ])
    // What a method passes on is not resolved where it is, and the element has what the call passes.
    #expect(report.inventory.elements.flatMap(\.identifier.values).contains("login.four"))
  }

  @Test("a choice is made by what the call passes")
  func choices() {
    let report = report(
      viewDidLoad: "[self tag:@\"pay\" big:YES];",
      methods: """
        - (void)tag:(NSString *)name big:(BOOL)isBig {
          self.go.accessibilityIdentifier = isBig ? @"login.big" : @"login.small";
        }
        - (NSString *)nameOf:(BOOL)isBig { return isBig ? @"login.yes" : @"login.no"; }
        - (void)viewWillAppear:(BOOL)animated {
          UIButton *stop = [UIButton new];
          stop.accessibilityIdentifier = [self nameOf:NO];
        }
        """)
    #expect(report.inventory.assignments.map(\.identifier.values) == [["login.big", "login.small"], ["login.no"]])
  }

  @Test("a getter that makes its object when it is asked for")
  func lazyGetter() {
    let report = report(
      viewDidLoad: "[self.view addSubview:self.stop];", members: "@property UIButton *stop;",
      methods: """
        - (UIButton *)stop {
          if (!_stop) {
            _stop = [UIButton new];
            _stop.accessibilityIdentifier = @"login.stop";
          }
          return _stop;
        }
        """)
    let stop = report.inventory.elements.first { $0.kind == "UIButton" && $0.name == "stop" }
    #expect(stop?.identifier.values == ["login.stop"])
    #expect(stop?.condition == nil)
  }

  @Test("a setter of a view's own gives what it is passed, as a property and as a message")
  func ownSetter() {
    let report = report([
      "App/Row.h": "#import <UIKit/UIKit.h>\n@interface Row : UIView\n@property NSString *titleID;\n@end\n",
      "App/Row.m": """
      @implementation Row { UILabel *_title; }
      - (void)setTitleID:(NSString *)titleID { _titleID = titleID; _title.accessibilityIdentifier = titleID; }
      @end
      """,
      "App/List.m": """
      #import <UIKit/UIKit.h>
      @interface ListViewController : UIViewController
      @end
      @implementation ListViewController
      - (void)viewDidLoad {
        Row *first = [Row new];
        first.titleID = @"list.first";
        Row *second = [Row new];
        [second setTitleID:@"list.second"];
      }
      @end
      """,
    ])
    #expect(
      assignments(report) == [
        #"objc titleID staticText ["list.first"]"#, #"objc setTitleID staticText ["list.second"]"#,
        #"objc accessibilityIdentifier staticText ["list.first", "list.second"]"#,
      ])
  }

  @Test("a macro that names a view after its variable")
  func namingMacro() {
    let report = report(
      viewDidLoad: "_stop = [UIButton new];\nNAME_VIEW(self, _stop);\nTAG(self.go, @\"login.go\");",
      members: "@property UIButton *stop;",
      declarations: """
        #define IDENTIFIER(root, name) [NSString stringWithFormat:@"%@.%@", [root class], name]
        #define NAME_VIEW(root, view) do { (view).accessibilityIdentifier = IDENTIFIER(root, (@#view)); } while (0)
        #define TAG(view, name) [view setAccessibilityIdentifier:name]
        """)
    #expect(
      elements(report) == [
        #"objectiveC login UIButton ["login.go"] reachable"#,
        #"objectiveC login UIButton ["LoginViewController._stop"] reachable"#,
      ])
    #expect(assignments(report).contains(#"objc NAME_VIEW button ["LoginViewController._stop"]"#))
    #expect(assignments(report).contains(#"objc TAG button ["login.go"]"#))
  }

  @Test("what is static in a header each file has that imports it; in an implementation nobody else does")
  func staticConstants() {
    let controller = """
      #import <UIKit/UIKit.h>
      @implementation LoginViewController
      - (void)viewDidLoad { UIButton *go = [UIButton new]; go.accessibilityIdentifier = kGo; }
      @end
      """
    let constant = "static NSString *const kGo = @\"login.go\";\n"
    func values(in file: String) -> [String] {
      report([file: "#import <UIKit/UIKit.h>\n" + constant, "App/Login.m": controller])
        .inventory.assignments.flatMap(\.identifier.values)
    }
    #expect(values(in: "App/Ids.h") == ["login.go"])
    #expect(values(in: "App/Ids.m") == [])
  }

  @Test("Swift and Objective-C know each other's constants and classes")
  func bothLanguages() {
    let report = report([
      "App/Ids.h": "extern NSString *const kGo;\n#define ID_STOP @\"login.stop\"\n",
      "App/Ids.m": "#import \"Ids.h\"\nNSString *const kGo = @\"login.go\";\n",
      "App/Base.h": "#import <UIKit/UIKit.h>\n@interface Base : UIViewController\n@property UIButton *stop;\n@end\n",
      "App/Login.swift": """
      import UIKit
      @objc class Names: NSObject { @objc static let title = "login.title" }
      class LoginViewController: Base {
        let go = UIButton()
        override func viewDidLoad() {
          go.accessibilityIdentifier = kGo
          stop.accessibilityIdentifier = ID_STOP
        }
      }
      """,
      "App/Title.m": """
      #import <UIKit/UIKit.h>
      @implementation Base
      - (void)loadView { UILabel *title = [UILabel new]; title.accessibilityIdentifier = Names.title; }
      @end
      """,
    ])
    #expect(
      assignments(report) == [
        #"uikit-property accessibilityIdentifier button ["login.go"]"#,
        #"uikit-property accessibilityIdentifier button ["login.stop"]"#,
        #"objc accessibilityIdentifier staticText ["login.title"]"#,
      ])
  }

  @Test("Swift calls a method of Objective-C by its own name for it")
  func importedMethods() {
    let report = report([
      "App/Row.m": """
      #import <UIKit/UIKit.h>
      @interface Row : UIView
      @end
      @implementation Row { UILabel *_title; }
      - (void)setUpWithTitle:(NSString *)title identifier:(NSString *)identifier {
        _title.text = title;
        _title.accessibilityIdentifier = identifier;
      }
      @end
      """,
      "App/List.swift": """
      import UIKit
      class ListViewController: UIViewController {
        let row = Row()
        override func viewDidLoad() { row.setUp(withTitle: "Milk", identifier: "list.milk") }
      }
      """,
    ])
    #expect(
      assignments(report) == [
        #"init-argument identifier staticText ["list.milk"]"#, "objc accessibilityIdentifier staticText []",
      ])
  }

  @Test("Objective-C calls a method of Swift by its own name for it")
  func exportedMethods() {
    func report(_ call: String) -> Report {
      self.report([
        "App/Row.swift": """
        import UIKit
        @objc class Row: UIView {
          private let title = UILabel()
          @objc func fill(title text: String, identifier: String) { title.accessibilityIdentifier = identifier }
          @objc func tag(withName name: String) { title.accessibilityIdentifier = name }
        }
        """,
        "App/List.m": """
        #import <UIKit/UIKit.h>
        @interface ListViewController : UIViewController
        @end
        @implementation ListViewController
        - (void)viewDidLoad { Row *row = [Row new]; \(call) }
        @end
        """,
      ])
    }
    #expect(
      assignments(report("[row fillWithTitle:@\"Milk\" identifier:@\"list.milk\"];"))
        .contains(#"objc identifier staticText ["list.milk"]"#))
    #expect(
      assignments(report("[row tagWithName:@\"list.milk\"];")).contains(#"objc tagWithName staticText ["list.milk"]"#))
    // A method of another name.
    #expect(!assignments(report("[row fillTitle:@\"Milk\" identifier:@\"x\"];")).contains { $0.contains("\"x\"") })
  }

  @Test("what a test of Objective-C gives is no app's")
  func tests() {
    for name in ["NSObject", "XCUIApplication"] {
      let report = report([
        "Tests/LoginTests.m": """
        #import <XCTest/XCTest.h>
        @implementation LoginTests
        - (void)testGo { \(name) *it; self.view.accessibilityIdentifier = @"test"; }
        @end
        """
      ])
      #expect(report.inventory.assignments.isEmpty)
    }
  }

  @Test("the queries of a suite are read, in conditions as well")
  func queries() {
    let report = report([
      "App/Login.m": """
      #import <UIKit/UIKit.h>
      @interface LoginViewController : UIViewController
      @end
      @implementation LoginViewController
      - (void)viewDidLoad { UIButton *go = [UIButton new]; go.accessibilityIdentifier = @"login.go"; }
      @end
      """,
      "Tests/LoginTests.m": """
      #import <XCTest/XCTest.h>
      @interface LoginTests : XCTestCase
      @end
      @implementation LoginTests
      - (void)testGo {
        XCUIApplication *app = [[XCUIApplication alloc] init];
        [app.buttons[@"login.go"] tap];
        if (![app.buttons[@"login.stop"] exists] && [app.switches elementBoundByIndex:0].exists) { return; }
        XCTAssertTrue([[app.textFields matchingIdentifier:@"login.name"].firstMatch waitForExistenceWithTimeout:1]);
        [[app.cells elementMatchingPredicate:[NSPredicate predicateWithFormat:@"identifier == %@", @"login.row"]] tap];
        XCUIElement *any = [[app descendantsMatchingType:XCUIElementTypeImage] elementMatchingType:XCUIElementTypeImage identifier:@"login.logo"];
      }
      @end
      """,
    ])
    #expect(
      report.inventory.queries.map { query in
        "\(query.name) \(query.how.rawValue) \(query.key?.values ?? []) \(query.status?.rawValue ?? "")"
      } == [
        #"buttons subscript ["login.go"] provided"#, #"buttons subscript ["login.stop"] dangling"#,
        "switches bound-by [] ", #"textFields matching-identifier ["login.name"] dangling"#,
        #"cells predicate ["login.row"] dangling"#, #"descendants matching-identifier ["login.logo"] dangling"#,
      ])
    #expect(report.inventory.queries.flatMap(\.tests).map(\.name) == Array(repeating: "LoginTests.testGo", count: 6))
  }

  @Test("rules look at Objective-C, and comments allow what they find")
  func rules() {
    let report = report(
      viewDidLoad: """
        UIButton *stop = [UIButton new];
        stop.accessibilityIdentifier = NSLocalizedString(@"stop", nil);
        // voyager:allow missing-identifier only for looks
        UIButton *mute = [UIButton new];
        """)
    #expect(report.findings.map(\.rule.name) == ["missing-identifier", "localized-identifier"])
    #expect(report.findings.map(\.place.file) == ["App/Login.h", "App/Login.m"])
  }
}
