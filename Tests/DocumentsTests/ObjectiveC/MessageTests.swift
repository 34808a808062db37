import FactWriting
import Inventory
import Testing

@Suite("Messages of Objective-C, in Swift's names")
struct MessageTests {
  @Test("objects are made by their initialisers and by methods of their classes")
  func objects() throws {
    #expect(try lowered("[[UIButton alloc] initWithFrame:f]") == "UIButton(frame: f)")
    #expect(try lowered("[UIButton buttonWithType:UIButtonTypeSystem]") == "UIButton(type: .system)")
    #expect(try lowered("[UIButton new]") == "UIButton()")
    #expect(try lowered("[[Row alloc] init]") == "Row()")
    #expect(try lowered("[[Row alloc] initForURL:u named:n]") == "Row(forURL: u, named: n)")
    #expect(try lowered("[UIImage imageNamed:@\"logo\"]") == #"UIImage(named: "logo")"#)
    #expect(
      try lowered("[UIAlertAction actionWithTitle:t style:UIAlertActionStyleDefault handler:nil]")
        == "UIAlertAction(title: t, style: .default, handler: nil)")
    #expect(
      try lowered(
        "[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:a]")
        == "UIBarButtonItem(barButtonSystemItem: .done, target: self, action: a)")
    #expect(try lowered("[[[self class] alloc] init]") == "Self()")
    // A method of a class that makes no object of it.
    #expect(try lowered("[Store itemWithName:@\"a\"]") == #"Store.itemWithName("a")"#)
  }

  @Test("a method has the first part of its selector for a name, and the others for labels")
  func selectors() throws {
    #expect(
      try statements("[self setUpWithTitle:a identifier:b];") == ["self.setUpWithTitle(a, identifier: b)"])
    #expect(try statements("[super viewDidLoad];") == ["super.viewDidLoad()"])
    #expect(try statements("[self go:^{ [self stop]; }];") == ["self.go({ self.stop() })"])
    #expect(
      try statements("[self presentViewController:alert animated:YES completion:nil];")
        == ["self.present(alert, animated: true, completion: nil)"])
  }

  @Test("what a message without arguments gives is a property's, where somebody takes it")
  func properties() throws {
    #expect(try lowered("[[cell textLabel] text]") == "cell.textLabel.text")
    #expect(try lowered("cell.textLabel") == "cell.textLabel")
    #expect(try lowered("[table copy]") == "table")
    #expect(try statements("view.hidden = YES;") == ["view.isHidden = true"])
  }

  @Test("identifiers are given by a property, by its setter and by key")
  func identifiers() throws {
    #expect(try statements("self.go.accessibilityIdentifier = @\"x\";") == [#"self.go.accessibilityIdentifier = "x""#])
    #expect(try statements("[_go setAccessibilityIdentifier:@\"x\"];") == [#"self.go.accessibilityIdentifier = "x""#])
    #expect(
      try statements("[go setValue:@\"x\" forKey:@\"accessibilityIdentifier\"];")
        == [#"go.setValue("x", forKey: "accessibilityIdentifier")"#])
    // A setter that the file does not declare, nor the platform, is a method as any.
    #expect(try statements("[row setBadge:@\"x\"];") == [#"row.setBadge("x")"#])
    #expect(
      try statements("[row setBadge:@\"x\"];", in: "@interface Row ()\n@property NSString *badge;\n@end")
        == [#"row.badge = "x""#])
  }

  @Test("traits that are joined are a list")
  func traits() throws {
    #expect(
      try statements("v.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected;")
        == ["v.accessibilityTraits = [.button, .selected]"])
    #expect(try lowered("first | second") == "‹first | second›")
  }

  @Test("the texts of Foundation are Swift's")
  func texts() throws {
    #expect(try lowered("@\"a.\" @\"b\"") == #""a.b""#)
    #expect(try lowered(#"@"a\n\"b\"\u00e4""#) == #""a⏎"b"ä""#)
    #expect(try lowered("[NSString stringWithFormat:@\"row.%@\", order.id]") == #"String(format: "row.%@", order.id)"#)
    #expect(try lowered("[[NSString alloc] initWithFormat:@\"%d\", 1]") == #"String(format: "%d", 1)"#)
    #expect(try lowered("[a stringByAppendingString:@\".b\"]") == #"(a + ".b")"#)
    #expect(try lowered("[a stringByAppendingFormat:@\".%@\", b]") == #"(a + String(format: ".%@", b))"#)
    #expect(try lowered("NSStringFromClass([self class])") == "String(describing: type(of: self))")
    #expect(try lowered("NSStringFromClass(Row.class)") == "String(describing: Row.self)")
    #expect(try lowered("NSStringFromSelector(@selector(go:))") == #""go:""#)
    #expect(try lowered("NSLocalizedString(@\"k\", @\"c\")") == #"NSLocalizedString("k", comment: "c")"#)
    #expect(
      try lowered("NSLocalizedStringFromTable(@\"k\", @\"T\", nil)")
        == #"NSLocalizedString("k", tableName: "T", comment: nil)"#)
    #expect(try lowered("[name lowercaseString]") == "name.lowercased()")
    #expect(try lowered("[@[@\"a\", b] componentsJoinedByString:@\".\"]") == #"<["a", b]>.joined(separator: ".")"#)
  }

  @Test("lists and dictionaries are literals")
  func lists() throws {
    #expect(try lowered("@[a, @\"b\", @1, @YES]") == #"[a, "b", 1, true]"#)
    #expect(try lowered("@{@\"k\": v}") == #"["k": v]"#)
    #expect(try lowered("[NSArray arrayWithObjects:a, b, nil]") == "[a, b]")
    #expect(try lowered("[list objectAtIndex:0]") == "list[0]")
    #expect(try lowered("list[0].title") == "list[0].title")
    #expect(
      try statements("[list enumerateObjectsUsingBlock:^(UIView *view, NSUInteger i, BOOL *stop) { [view go]; }];")
        == ["list.enumerated().forEach({ i, view in view.go() })"])
  }

  @Test("choices")
  func choices() throws {
    #expect(try lowered("a > b ? @\"x\" : @\"y\"") == #"(a > b ? "x" : "y")"#)
    #expect(try lowered("title ?: @\"none\"") == #"(title ?? "none")"#)
    #expect(try lowered("(NSString *)title") == "title")
    #expect(try lowered("(title)") == "title")
    #expect(try lowered("index + 1") == "(index + 1)")
  }

  @Test("what code knows by a cast is known of the variable")
  func casts() throws {
    #expect(
      try statements("UIView *cell = made;\n((RowCell *)cell).title.text = @\"x\";") == [
        "let cell: UIView = made", "let cell: RowCell = cell", #"cell.title.text = "x""#,
      ])
  }
}
