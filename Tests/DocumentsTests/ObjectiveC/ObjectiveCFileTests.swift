import Documents
import Findings
import Inventory
import Testing

@Suite("Objective-C files")
struct ObjectiveCFileTests {
  @Test("what the code is for")
  func roles() throws {
    #expect(try facts("@implementation Row\n@end").role == .app)
    #expect(try facts("@import XCTest;\n@implementation T\n@end").role == .unitTest)
    #expect(
      try facts("@interface T : XCTestCase\n@end\n@implementation T\nXCUIApplication *app;\n@end").role == .uiTest)
    // What a comment says does not count.
    #expect(try facts("// XCUIApplication\n@implementation Row\n@end").role == .app)
  }

  @Test("headers of other languages are left out in silence")
  func foreign() {
    func isForeign(_ source: String) -> Bool {
      if case .foreign = collected(Array(source.utf8), file: "App/File.h") { true } else { false }
    }
    #expect(isForeign("int add(int a, int b);\n#define LIMIT 3\n"))
    #expect(isForeign("/** @interface of a queue */\nstruct queue { int size; };\n"))
    #expect(isForeign("class Box { std::string name; };"))
    #expect(!isForeign("@interface Row : UIView\n@end"))
    #expect(!isForeign("#define ID_GO @\"login.go\"\n"))
  }

  @Test("code for another platform is skipped")
  func platforms() {
    guard case .skipped(let reason) = collected(Array("#import <AppKit/AppKit.h>\n@interface A : NSView\n@end".utf8))
    else {
      Issue.record("it is not skipped")
      return
    }
    #expect(reason == "for macOS (imports AppKit)")
  }

  @Test("broken code is told, and the rest is read")
  func broken() throws {
    let source = """
      @implementation Row
      - (void)first { [self go:; }
      - (void)second { NSString *a = @"open; }
      - (void)third { self.go.accessibilityIdentifier = @"x"; }
      @implementation Other
      - (void)run { ] ) self.view.accessibilityIdentifier = @"y"; }
      @end
      // UIView
      """
    let facts = try facts(source)
    #expect(facts.isIncomplete)
    #expect(try facts.type("Other").functions.map(\.name) == ["run"])
    #expect(try facts.type("Row").functions.map(\.name).contains("first"))
  }

  @Test("what nests without end is left out and told")
  func deep() throws {
    for (open, close) in [
      ("(", ")"), ("[", "]"), ("{", "}"), ("@[", "]"), ("^{", "}"), ("if (a) {", "}"), ("!", ""), ("a = ", ""),
      ("a + ", ""), ("a ? ", ": b"), ("[a b:", "]"), ("(A *)", ""), ("if (a) ", ""), ("do ", ""), ("sizeof ", ""),
      ("switch (a) { case 1: ", "}"), ("a.b.", "c"), ("^id<", ">"), ("a<", ">"), ("else ", ""),
      ("#if A\n", "\n#endif\n"),
    ] {
      let nest = String(repeating: open, count: 20_000) + "a" + String(repeating: close, count: 20_000)
      let source = "@implementation Row\n- (void)run { \(nest); }\n- (void)next { [self go]; }\n@end\n// UIView"
      #expect(try facts(source).type("Row").functions.map(\.name) == ["run", "next"], "\(open)")
    }
    let conditions = String(repeating: "#if A\n", count: 20_000) + String(repeating: "#endif\n", count: 20_000)
    #expect(try facts(conditions + "NSString *const k = @\"x\";").properties.count == 1)
  }

  @Test("every beginning of a file can be read")
  func cutOff() throws {
    let source = Array(
      """
      #define A(x) [x go:@"a"]
      @interface Row : UIView { UILabel *_a; }
      @property (nonatomic) UIButton *go;
      @end
      @implementation Row
      - (void)run:(int)a b:(NSString *)b { if (a) { [self go:^(id x) { x = @{@"k": @[@1]}; }]; } switch (a) { case 1: break; } }
      @end /* end
      """.utf8)
    for end in source.indices { _ = collected(Array(source[..<end])) }
  }

  @Test("a byte that is no UTF-8 harms no more than its text")
  func encodings() throws {
    var bytes = Array("// caf".utf8) + [0xe9] + Array("\nNSString *const a = @\"b".utf8) + [0xe9]
    bytes += Array("\";\nNSString *const c = @\"d\";\n".utf8)
    let facts = try facts(bytes)
    #expect(try facts.constant("c") == #"let "d""#)
    #expect(facts.isIncomplete)
    #expect(try facts.constant("a") == "let ‹@\"b\u{fffd}\"›")
    guard case .skipped(let reason) = collected([0xff, 0xfe, 0x40, 0]) else { throw NoFacts() }
    #expect(reason == "encoded as UTF-16, not UTF-8")
  }

  @Test("comments that allow cover their line, or the next one of code")
  func directives() throws {
    let source = """
      // voyager:allow-file missing-identifier old screens
      @implementation Row
      // voyager:allow malformed-identifier as the tests have it

      NSString *a = @"A"; // voyager:allow blank-identifier on purpose
      @end
      """
    #expect(
      try facts(source).directives.map { "\($0.rules.map(\.name)) \($0.lines.map { "\($0)" } ?? "all") \($0.reason)" }
        == [
          #"["missing-identifier"] all old screens"#, #"["malformed-identifier"] [5] as the tests have it"#,
          #"["blank-identifier"] [5] on purpose"#,
        ])
  }

  @Test("what is read of names for identifiers")
  func reads() throws {
    let source = """
      @implementation Row
      - (void)run { self.accessibilityID = x; [self go:self.accessibilityID]; [v accessibilityID:1]; }
      @end
      """
    #expect(try facts(source).identifierReads.map(\.position) == [Position(line: 2, column: 55)])
  }

  @Test("a property of a header and its code are one")
  func joining() throws {
    let header = try facts(
      "@interface Row : UIView\n@property (weak) IBOutlet UIButton *go;\n@property int size;\n@end", file: "App/Row.h")
    let code = try facts(
      "@interface Row ()\n@property int size;\n@end\n@implementation Row\n- (UIButton *)go { return nil; }\n@end",
      file: "App/Row.m")
    let joined = joiningDeclarations(of: [header, code])
    #expect(joined.map { $0.types.map { $0.properties.map(\.name) } } == [[["size"]], [[], ["go"]]])
    #expect(joined[1].types[1].properties[0].attributes == ["IBOutlet"])
    // A class of that name in another module is another one.
    var other = header
    other.module = "Kit"
    #expect(joiningDeclarations(of: [other, code])[0] == other)
  }

  @Test("a header is for what the file of its name is for")
  func headersOfTests() throws {
    let header = try facts("@interface Helper : NSObject\n@end", file: "Tests/Helper.h")
    let code = try facts("@import XCTest;\n@implementation Helper\n@end", file: "Tests/Helper.m")
    #expect(joiningDeclarations(of: [header, code]).map(\.role) == [.unitTest, .unitTest])
  }
}
