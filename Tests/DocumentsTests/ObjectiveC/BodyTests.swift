import FactWriting
import Inventory
import Testing

@Suite("The statements of Objective-C")
struct BodyTests {
  @Test("variables have the types that they are declared with")
  func variables() throws {
    #expect(try statements("UIButton *go = [UIButton new];") == ["let go: UIButton = UIButton()"])
    #expect(try statements("NSArray<UIView *> *all;") == ["let all: []<UIView>"])
    #expect(try statements("__block NSString *a = @\"x\", *b;") == [#"let a: String = "x""#, "let b: String"])
    #expect(try statements("id<Styled> s = x;") == ["let s: some Styled = x"])
    #expect(try statements("unsigned long long n = 1UL;") == ["let n: Int = 1"])
    #expect(try statements("void (^done)(BOOL) = ^(BOOL ok) { [self go]; };") == ["let done: () = { ok in self.go() }"])
    #expect(try statements("a = b * c;") == ["a = ‹b * c›"])
  }

  @Test("an instance variable is the property that it keeps; another name for self is self")
  func selves() throws {
    #expect(try statements("_go = other;") == ["self.go = other"])
    #expect(try statements("NSString *_go = @\"x\";\ngo = _go;") == [#"let _go: String = "x""#, "go = _go"])
    #expect(
      try statements("__weak typeof(self) weakSelf = self;\n[weakSelf.go stop];\nweakSelf->_go = nil;")
        == ["self.go.stop()", "self.go = nil"])
    #expect(try statements("@weakify(self);\n@strongify(self);\n[self go];") == ["self.go()"])
  }

  @Test("an initialiser's code is not only there on a condition")
  func initialisers() throws {
    let source = """
      @implementation Row
      - (instancetype)initWithTitle:(NSString *)title {
        if (self = [super initWithFrame:CGRectZero]) {
          self.title = title;
        }
        return self;
      }
      @end
      """
    let function = try facts(source + "// UIView").type("Row").function("init")
    #expect(
      written(function)
        == "init(title: String) { super.init(frame: CGRectZero); self.title = title; return self }")
  }

  @Test("a getter's object is not only there where it is made")
  func getters() throws {
    let source = """
      @interface Row : UIView
      @property UIButton *go;
      @end
      @implementation Row
      - (UIButton *)go {
        if (!_go) { _go = [UIButton new]; }
        if (isOn) { [self stop]; }
        return _go;
      }
      @end
      """
    let type = try facts(source).type("Row")
    #expect(
      try written(#require(type.property("go").getter))
        == "self.go = UIButton(); if [isOn] { self.stop() }; return self.go")
    #expect(try written(type.function("go")) == "go() -> UIButton { return self.go }")
  }

  @Test("branches and loops")
  func branches() throws {
    #expect(
      try statements("if (a) b = @\"x\"; else if (c) { b = @\"y\"; } else { b = nil; }")
        == [#"if [a] { b = "x" } [c] { b = "y" } [] { b = nil } all"#])
    #expect(try statements("for (UIView *v in views) { [v go]; }") == ["loop v in views { let v: UIView = v; v.go() }"])
    #expect(try statements("for (int i = 0; i < 3; i++) { [self go]; }") == ["loop i in ‹0..<int› { self.go() }"])
    #expect(try statements("while (x) { [self go]; }") == ["loop { self.go() }"])
    #expect(try statements("do { [self go]; } while (x);") == ["loop { self.go() }"])
    #expect(
      try statements("switch (kind) { case One: case Two: a = 1; break; case 3: { return; } default: a = 2; }") == [
        "if [kind One, Two] { a = 1 } [kind 3] { return () } [kind default] { a = 2 } all"
      ])
    #expect(
      try statements("@try { [self go]; } @catch (NSException *e) { [self stop]; }") == [
        "detour [] { self.go() } [catch] |e| { self.stop() }"
      ])
    #expect(try statements("@autoreleasepool { [self go]; }") == ["self.go()"])
  }

  @Test("a case may stand in another one's braces")
  func nestedCases() throws {
    #expect(
      try statements("switch (kind) { case 1: { a = 1; break; case 2: a = 2; } break; default: break; }\n[self go];")
        == [
          "if [kind 1] { a = 1; a = 2 } [kind default] {  } all", "self.go()",
        ])
    #expect(
      try statements("switch (kind) {\n#if DEBUG\ncase 1: a = 1; break;\n#endif\ncase 2: a = 2; }")
        == ["if [kind 1] { a = 1 } [kind 2] { a = 2 }"])
  }

  @Test("of two cases the first goes on where nothing leaves it")
  func fallingThrough() throws {
    let source =
      "@implementation Row\n- (void)run { switch (k) { case 1: a = 1; case 2: a = 2; break; } }\n@end\n// UIView"
    let body = try #require(facts(source).type("Row").function("run").body)
    guard case .branches(let branches) = body.statements[0] else { throw NoFacts() }
    #expect(branches.alternatives.map(\.fallsThrough) == [true, false])
    #expect(!branches.isExhaustive)
  }

  @Test("an assignment in the middle of an expression happens before it")
  func nestedAssignments() throws {
    #expect(try statements("a = b = @\"x\";") == [#"b = "x""#, "a = b"])
    #expect(
      try statements("if ((row = [self next])) { [row go]; }") == [
        "row = self.next", "if [(row = [self next])] { row.go() }",
      ])
  }

  @Test("conditions of the preprocessor keep both sides, and one where they cut into a statement")
  func conditions() throws {
    #expect(
      try statements("#if DEBUG\n[self go];\n#else\n[self stop];\n#endif")
        == ["#if [DEBUG] { self.go() } [] { self.stop() } all"])
    #expect(try statements("#if 0\n[self go];\n#endif\n[self stop];") == ["self.stop()"])
    #expect(
      try statements("[self go:@[\n#if DEBUG\n@\"a\",\n#else\n@\"b\",\n#endif\n@\"c\"]];") == [#"self.go(["a", "c"])"#])
    #expect(
      try statements("#if A\nif (x) {\n#else\nif (y) {\n#endif\n[self go];\n}") == ["if [x] { self.go() }"])
  }
}

@Suite("What conditions of Objective-C ask")
struct ConditionTests {
  private func test(_ condition: String) throws -> String? {
    let source = """
      @implementation Row
      - (void)run:(BOOL)isOn for:(UIView *)view count:(NSInteger)count { if (\(condition)) { [self go]; } }
      @end
      // UIView
      """
    let body = try #require(facts(source).type("Row").function("run").body)
    guard case .branches(let branches)? = body.statements.last else { return nil }
    return branches.alternatives[0].tests.first.map { "\($0.isOfSelf ? "self." : "")\($0.name) \($0.expected)" }
  }

  @Test(
    "one name, by its type",
    arguments: [
      ("isOn", "isOn yes"), ("!isOn", "isOn no"), ("(isOn)", "isOn yes"), ("isOn == NO", "isOn no"),
      ("view", "view present"), ("!view", "view missing"), ("view == nil", "view missing"),
      ("self.title != nil", "self.title present"), ("_title == nil", "self.title missing"),
    ])
  func oneName(condition: String, expected: String) throws { #expect(try test(condition) == expected) }

  @Test(
    "more than that says nothing",
    arguments: ["count", "isOn && view", "self.isOn", "count == 1", "view.isOn", "[view go]"])
  func more(condition: String) throws { #expect(try test(condition) == nil) }
}
