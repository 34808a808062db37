import Documents
import Findings
import Testing

@Suite struct ObjectiveCEditorTests {
  /// A class with these methods, the first line of which is the file's third.
  private func file(_ methods: String) -> String {
    "#import \"Login.h\"\n@implementation Login\n\(methods)\n@end\n"
  }

  /// The position of the mark `^` in some methods, and the file without it.
  private func marked(_ methods: String) throws -> (source: String, position: Position) {
    let source = file(methods)
    let mark = try #require(source.firstIndex(of: "^"))
    let before = source[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    return (
      source.replacing("^", with: ""), Position(line: before.count, column: (before.last?.utf8.count ?? 0) + 1)
    )
  }

  /// What becomes of the file when the object that is made at the mark is given an identifier.
  private func made(_ methods: String) throws -> String {
    let (source, position) = try marked(methods)
    let bytes = Array(source.utf8)
    return edited(bytes, ObjectiveCEditor(bytes).insertion(of: "@\"a\"", at: position))
  }

  private func outlet(_ methods: String, _ name: String = "go") -> String {
    let bytes = Array(file(methods).utf8)
    return edited(bytes, ObjectiveCEditor(bytes).insertion(of: "@\"a\"", toOutlet: name, of: "Login"))
  }

  // MARK: Where it is made

  @Test func behindTheLinesThatConfigureAVariable() throws {
    #expect(
      try made(
        """
        - (void)viewDidLoad {
            [super viewDidLoad];
            UIButton *go = [^UIButton buttonWithType:UIButtonTypeSystem];
            go.enabled = NO; // at first

            [go setTitle:@"Go" forState:UIControlStateNormal];
            [self.view addSubview:go];
            go.hidden = YES;
        }
        """)
        == file(
          """
          - (void)viewDidLoad {
              [super viewDidLoad];
              UIButton *go = [UIButton buttonWithType:UIButtonTypeSystem];
              go.enabled = NO; // at first

              [go setTitle:@"Go" forState:UIControlStateNormal];
              go.accessibilityIdentifier = @"a";
              [self.view addSubview:go];
              go.hidden = YES;
          }
          """))
  }

  @Test func theVariableOfAProperty() throws {
    #expect(
      try made(
        """
        - (UIButton *)go
        {
        \tif (!_go) {
        \t\t_go = [[^UIButton alloc] initWithFrame:CGRectZero];
        \t\t[_go setEnabled:NO];
        \t\tself.go.layer.cornerRadius = 4; // round
        \t\t[_go setHidden:YES];
        \t}
        \treturn _go;
        }
        """)
        == file(
          """
          - (UIButton *)go
          {
          \tif (!_go) {
          \t\t_go = [[UIButton alloc] initWithFrame:CGRectZero];
          \t\t[_go setEnabled:NO];
          \t\tself.go.layer.cornerRadius = 4; // round
          \t\t[_go setHidden:YES];
          \t\t[_go setAccessibilityIdentifier:@"a"];
          \t}
          \treturn _go;
          }
          """))
  }

  @Test func behindACommentOnTheLine() throws {
    #expect(
      try made("- (void)run {\n  self.go = (UIButton *)[^UIButton new]; /* round */ // later\n}")
        == file(
          "- (void)run {\n  self.go = (UIButton *)[UIButton new]; /* round */ // later\n  self.go.accessibilityIdentifier = @\"a\";\n}"
        ))
  }

  @Test func atALongerPath() throws {
    let item = "- (void)run {\n  self.navigationItem.rightBarButtonItem = [[^UIBarButtonItem alloc] init];\n"
    let rest = "  self.navigationItem.rightBarButtonItem.enabled = NO;\n"
    let other = "  self.navigationItem.title = @\"Go\";\n}"
    #expect(
      try made(item + rest + other)
        == file(
          item.replacing("^", with: "") + rest
            + "  self.navigationItem.rightBarButtonItem.accessibilityIdentifier = @\"a\";\n" + other))
    #expect(
      try made("- (void)run {\n  box.lid = [^UIButton new];\n  self.lid.hidden = YES;\n}")
        == file(
          "- (void)run {\n  box.lid = [UIButton new];\n  box.lid.accessibilityIdentifier = @\"a\";\n  self.lid.hidden = YES;\n}"
        ))
  }

  @Test func onOneLine() throws {
    #expect(
      try made("- (void)run { _go = [^UIButton new]; [self add:_go]; }")
        == file("- (void)run { _go = [UIButton new]; _go.accessibilityIdentifier = @\"a\"; [self add:_go]; }"))
  }

  @Test func insideABlock() {
    let block = "- (void)run {\n  [self later:^{\n    UIButton *go = [UIButton new];\n    [self add:go];\n  }];\n}"
    let bytes = Array(file(block).utf8)
    let result = edited(bytes, ObjectiveCEditor(bytes).insertion(of: "@\"a\"", at: Position(line: 5, column: 21)))
    #expect(
      result == file(block.replacing("new];\n", with: "new];\n    go.accessibilityIdentifier = @\"a\";\n")))
  }

  @Test func inACaseAndAnAlternativeOfAnIf() throws {
    #expect(
      try made(
        "- (void)run {\n  switch (x) {\n  case 1:\n    _go = [^UIButton new];\n    break;\n  default: break;\n  }\n}"
      ).contains("new];\n    _go.accessibilityIdentifier = @\"a\";\n    break;"))
    #expect(
      try made("- (void)run {\n  if (x) {\n    return;\n  } else {\n    _go = [^UIButton new];\n  }\n}")
        .contains("new];\n    _go.accessibilityIdentifier = @\"a\";\n  }\n}"))
  }

  @Test(arguments: [
    ("- (void)run {\n  [self.view addSubview:[^UIButton new]];\n}", "no variable holds it where it is made"),
    ("- (UIButton *)go {\n  return [^UIButton new];\n}", "no variable holds it where it is made"),
    ("- (void)run {\n  if (x) _go = [^UIButton new];\n}", "no variable holds it where it is made"),
    (
      "- (void)run {\n  UIView *box = [[UIView alloc] initWithButton:[^UIButton new]];\n}",
      "no variable holds it where it is made"
    ),
    ("static UIButton *go(void);\n^UIButton *other;", "it is made outside of a method"),
    (
      "- (void)run {\n  _go = [^UIButton new];\n  [self add:_go];\n  self.go.accessibilityIdentifier = @\"b\";\n}",
      "line 6 gives it an identifier"
    ),
    ("- (void)run {\n  _go = [^UIButton new];\n  /* no end\n}", "the file has a text or a comment without an end"),
  ]) func impossible(_ methods: String, _ reason: String) throws {
    #expect(try made(methods) == "impossible: " + reason)
  }

  // MARK: Outlets

  @Test func whereTheClassConfiguresAnOutlet() {
    #expect(
      outlet(
        """
        - (IBAction)tap:(id)sender {
            self.go.enabled = NO;
        }
        - (void)viewDidLoad
        {
            [super viewDidLoad];
            [self.go setTitle:@"Go" forState:UIControlStateNormal];
            self.go.tintColor = self.tint;
            self.other.hidden = YES;
        }
        """)
        == file(
          """
          - (IBAction)tap:(id)sender {
              self.go.enabled = NO;
          }
          - (void)viewDidLoad
          {
              [super viewDidLoad];
              [self.go setTitle:@"Go" forState:UIControlStateNormal];
              self.go.tintColor = self.tint;
              self.go.accessibilityIdentifier = @"a";
              self.other.hidden = YES;
          }
          """))
  }

  @Test func besideOtherIdentifiers() {
    #expect(
      outlet(
        """
        - (void)setUpIdentifiers {
          [_other setAccessibilityIdentifier:@"b"];
          [self finish];
        }
        """)
        == file(
          """
          - (void)setUpIdentifiers {
            [_other setAccessibilityIdentifier:@"b"];
            [_go setAccessibilityIdentifier:@"a"];
            [self finish];
          }
          """))
  }

  @Test func atTheEndOfWhatIsDoneOnceItIsLoaded() {
    #expect(
      outlet("- (void)viewDidLoad {\n    [super viewDidLoad];\n    [self load];\n}")
        == file(
          "- (void)viewDidLoad {\n    [super viewDidLoad];\n    [self load];\n    self.go.accessibilityIdentifier = @\"a\";\n}"
        ))
    #expect(
      outlet(
        "- (void)awakeFromNib\n{\n    [super awakeFromNib];\n    if (x) { return; }\n    [_go sizeToFit];\n}", "no")
        == file(
          "- (void)awakeFromNib\n{\n    [super awakeFromNib];\n    self.no.accessibilityIdentifier = @\"a\";\n    if (x) { return; }\n    [_go sizeToFit];\n}"
        ))
    #expect(
      outlet("- (void)viewDidLoad {\n    [super viewDidLoad];\n#if DEBUG\n    [self load];\n#endif\n}")
        == file(
          "- (void)viewDidLoad {\n    [super viewDidLoad];\n#if DEBUG\n    [self load];\n#endif\n    self.go.accessibilityIdentifier = @\"a\";\n}"
        ))
    #expect(outlet("- (void)run {}") == "impossible: 'Login' has neither 'viewDidLoad' nor 'awakeFromNib'")
    #expect(
      outlet("- (void)show {\n  _go.accessibilityIdentifier = nil;\n}\n- (void)viewDidLoad {\n}")
        == "impossible: line 4 gives it an identifier")
  }

  @Test func ofAnotherClass() {
    let bytes = Array(file("- (void)viewDidLoad {\n}").utf8)
    #expect(
      edited(bytes, ObjectiveCEditor(bytes).insertion(of: "@\"a\"", toOutlet: "go", of: "Other"))
        == "impossible: the file does not implement 'Other'")
  }

  @Test func otherBytesStayAsTheyAre() throws {
    let source = "\u{FEFF}@implementation Login\r\n- (void)viewDidLoad {\r\n\t[super viewDidLoad];\r\n}\r\n@end"
    let bytes = Array(source.utf8)
    let result = edited(bytes, ObjectiveCEditor(bytes).insertion(of: "@\"a\"", toOutlet: "go", of: "Login"))
    let line = "\r\n\tself.go.accessibilityIdentifier = @\"a\";"
    let expected =
      "\u{FEFF}@implementation Login\r\n- (void)viewDidLoad {\r\n\t[super viewDidLoad];\(line)\r\n}\r\n@end"
    #expect(Array(result.utf8) == Array(expected.utf8))
  }

  // MARK: Literals

  @Test(arguments: [
    ("#define ^ID_GO @\"old\" // the button", "#define ID_GO @\"n\\\"w\" // the button"),
    ("static NSString * const ^kGo = @\"old\";", "static NSString * const kGo = @\"n\\\"w\";"),
    (
      "- (void)run {\n  _go.^accessibilityIdentifier = @\"old\"; // @\"old\"\n  _b.title = @\"old\";\n}",
      "- (void)run {\n  _go.accessibilityIdentifier = @\"n\\\"w\"; // @\"old\"\n  _b.title = @\"old\";\n}"
    ),
    ("- (void)run {\n  _go.^accessibilityIdentifier = kGo;\n}", "impossible: no literal there is 'old'"),
    ("- (void)run {\n  ^[self name:@\"old\" or:@\"old\"];\n}", "impossible: 2 literals there are 'old'"),
    ("static NSString * const ^kGo = @\"old\" @\"er\";", "impossible: 'old' is a part of a longer text"),
  ]) func literal(_ before: String, _ after: String) throws {
    let (source, position) = try marked(before)
    let bytes = Array(source.utf8)
    let result = edited(bytes, ObjectiveCEditor(bytes).changing("old", to: "n\"w", at: position))
    #expect(result == (after.hasPrefix("impossible") ? after : file(after)))
  }

  @Test func aTextAsSourceWritesIt() {
    #expect(ObjectiveCEditor.literal("a\"b\\c\n") == #"@"a\"b\\c\n""#)
  }
}
