import FactWriting
import Findings
import Inventory
import Testing

@Suite("The declarations of Objective-C")
struct DeclarationTests {
  @Test("classes, extensions and categories")
  func types() throws {
    let source = """
      @class Other;
      @interface Row<Item> : UIView <Styled, UITextFieldDelegate>
      @end
      @interface Row ()
      @end
      @implementation UIView (Tagging)
      @end
      @protocol Styled <NSObject>
      - (void)style:(UIView *)view;
      @property NSString *name;
      @end
      """
    let facts = try facts(source)
    #expect(
      facts.types.map { "\($0.kind) \($0.name): \($0.inherits.map(\.name).joined(separator: ", "))" } == [
        "class Row: UIView, Styled, UITextFieldDelegate", "extension Row: ", "extension UIView: ",
        "protocol Styled: NSObject",
      ])
    #expect(try written(facts.type("Styled").function("style")) == "style(_ view: UIView)")
    #expect(facts.language == .objectiveC)
    #expect(!facts.isIncomplete)
  }

  @Test("properties and instance variables")
  func properties() throws {
    let source = """
      @interface Row : UIView {
        IBOutlet UILabel *_hint;
        @private BOOL isOn;
      }
      @property (nonatomic, weak) IBOutlet UIButton *go, *stop;
      @property (class, readonly) NSString *kind NS_SWIFT_NAME(rowKind);
      @property (nonatomic, copy, nullable) void (^handler)(int);
      @property (strong) IBOutletCollection(UIButton) NSArray *all;
      @end
      """
    let type = try facts(source).type("Row")
    #expect(
      type.properties.map {
        "\($0.attributes) \($0.isStatic ? "static " : "")\($0.name): \($0.type.map(written) ?? "")"
      }
        == [
          #"["IBOutlet"] hint: UILabel"#, "[] isOn: Bool", #"["IBOutlet"] go: UIButton"#,
          #"["IBOutlet"] stop: UIButton"#,
          "[] static kind: String", "[] handler: ()", #"["IBOutlet"] all: []"#,
        ])
    #expect(try type.property("go").position == Position(line: 5, column: 48))
  }

  @Test("methods in Swift's form")
  func methods() throws {
    let source = """
      @implementation Row
      - (void)setUpWithTitle:(NSString *)title identifier:(NSString *)id { [self go]; }
      + (instancetype)rowWithTitle:(NSString *)title { return nil; }
      - (IBAction)tapped:(id)sender { [self go]; }
      - (BOOL)isOn { return YES; }
      - (void)go;
      @end
      // UIView
      """
    let type = try facts(source).type("Row")
    #expect(
      type.functions.map(written) == [
        "setUpWithTitle(_ title: String, identifier id: String) { self.go() }",
        "setUp(withTitle title: String, identifier id: String) { self.setUpWithTitle(title, identifier: id) }",
        "init(title: String) { return nil }",
        "tapped(_ sender: Any) { self.go() }", "isOn() -> Bool { return self.isOn }", "go()",
      ])
    #expect(try type.function("tapped").attributes == ["IBAction"])
    #expect(try written(#require(type.property("isOn").getter)) == "return true")
  }

  @Test("a method has the name that Swift code calls it by, too, where it is passed a text")
  func imported() throws {
    func names(_ head: String) throws -> [String] {
      try facts("@implementation Row\n- (void)\(head) { [self go]; }\n@end\n// UIView").type("Row").functions.map {
        function in
        function.name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      }
    }
    #expect(try names("tagForView:(UIView *)v name:(NSString *)n") == ["tagForView(_:name:)", "tag(for:name:)"])
    #expect(try names("fillWithText:(NSString *)t") == ["fillWithText(_:)", "fill(withText:)"])
    #expect(try names("fillWithString:(NSString *)t") == ["fillWithString(_:)", "fill(with:)"])
    #expect(try names("fill:(NSString *)t") == ["fill(_:)"])
    #expect(try names("fillWithCount:(int)n") == ["fillWithCount(_:)"])
  }

  @Test("a method that sets a property is the property's")
  func setters() throws {
    let source = """
      @implementation Row
      - (void)setTitleID:(NSString *)text { self.label.accessibilityIdentifier = text; }
      @end
      @implementation UIView (Tagging)
      - (void)setTag:(NSString *)text { self.accessibilityIdentifier = text; }
      @end
      """
    let row = try facts(source).type("Row")
    #expect(
      try row.property("titleID").observers.map(written)
        == ["let text: String = self.titleID; self.label.accessibilityIdentifier = text"])
    #expect(try written(row.function("setTitleID")) == "setTitleID(_ text: String) { self.titleID = text }")
    // What a category adds may be no property.
    let view = try facts(source).type("UIView")
    #expect(view.properties.isEmpty)
    #expect(try written(view.function("setTag")) == "setTag(_ text: String) { self.accessibilityIdentifier = text }")
  }

  @Test("constants")
  func constants() throws {
    let source = """
      NSString *const kGo = @"login.go";
      static NSString * const kStop = @"login." @"stop";
      extern NSString *const kElsewhere;
      FOUNDATION_EXPORT NSString *const kExported;
      static NSString *changing = @"x";
      #define ID_TITLE (@"login.title")
      #define LIMIT 3 // not more
      #define GUARD
      @implementation Row
      static NSString *const kInside = @"row";
      NSString *RowName(NSString *name) { return [kInside stringByAppendingString:name]; }
      @end
      """
    let facts = try facts(source)
    #expect(try facts.constant("kGo") == #"let "login.go""#)
    #expect(try facts.constant("kStop") == #"private let "login.stop""#)
    #expect(try facts.constant("changing") == #"private var "x""#)
    #expect(try facts.constant("ID_TITLE") == #"private let "login.title""#)
    #expect(try facts.constant("LIMIT") == "private let 3")
    #expect(try facts.constant("kInside") == #"private let "row""#)
    #expect(facts.properties.count == 6)
    #expect(
      facts.functions.map(written) == ["RowName(_ name: String) -> String { return (kInside + name) }"])
    #expect(!facts.isIncomplete)
  }

  @Test("macros with parameters are functions; a parameter may stand for its own words")
  func macros() throws {
    let source = """
      #define SET_ID(v, name) [v setAccessibilityIdentifier:name]
      #define ROW(n) [NSString stringWithFormat:@"row.%@", n]
      #define NAMED(v) do { \\
          (v).accessibilityIdentifier = @"id." @#v; \\
        } while (0)
      #define MAX_OF(a, b) ((a) > (b) ? (a) : (b))
      #define LOG(...) NSLog(__VA_ARGS__, @"")
      #define BROKEN(a) { [a go];
      """
    #expect(
      try facts(source, file: "App/Tagging.h").functions.map(written) == [
        "SET_ID(_ v, _ name) { v.accessibilityIdentifier = name }",
        #"ROW(_ n) { return String(format: "row.%@", n) }"#,
        #"NAMED(_ v, #v = #spelling.v) { v.accessibilityIdentifier = "id.\(#v as @"id." @#v)" }"#,
      ])
  }

  @Test("types' other names, and what is no Objective-C")
  func others() throws {
    let source = """
      typedef NSString *RowKey NS_STRING_ENUM;
      typedef NS_ENUM(NSInteger, Kind) { KindA, KindB = 2 };
      typedef struct { int x; } Spot;
      struct Pair { int a; };
      #ifdef __cplusplus
      extern "C" {
      #endif
      NSString *const kInside = @"x";
      #ifdef __cplusplus
      }
      #endif
      namespace app { template <class T> class Box { T value; }; }
      int add(int a, int b) { return a + b; }
      NS_ASSUME_NONNULL_BEGIN
      @interface Row : UIView
      @end
      NS_ASSUME_NONNULL_END
      """
    let facts = try facts(source, file: "App/File.mm")
    #expect(facts.aliases == [AliasFact(name: "RowKey", target: TypeName(name: "String"))])
    #expect(try facts.constant("kInside") == #"let "x""#)
    #expect(facts.types.map(\.name) == ["Row"])
    #expect(facts.functions.map(\.name) == ["add"])
    #expect(!facts.isIncomplete)
  }
}
