import Auditor
import Inventory
import Settings
import Testing

@Suite struct AlertTargetTests {
  @Test(arguments: [
    ("UIAlertControllerStyleAlert", Assignment.Target.element(.alert)),
    ("UIAlertControllerStyleActionSheet", .element(.sheet)), ("[self style]", .unknown),
  ])
  func anAlertIsFoundByItsStyle(style: String, target: Assignment.Target) {
    let source = """
      @interface AController : UIViewController
      @end
      @implementation AController
      - (void)ask {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"a" message:nil preferredStyle:\(style)];
        [alert kit_setAccessibilityIdentifier:@"ask"];
      }
      @end
      """
    let inventory = Audit(settings: Settings()).run(onSources: [("A.m", source)]).inventory
    #expect(inventory.assignments.map(\.target) == [target])
  }
}
