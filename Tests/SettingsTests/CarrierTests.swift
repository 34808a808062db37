import Inventory
import Settings
import Testing

@Suite("Carriers in the settings")
struct CarrierTests {
  @Test("an entry names a call, its argument and what becomes of it")
  func entries() throws {
    let carriers = try decode(
      """
      carriers:
        - {call: tagged, argument: id, template: "{id}.field"}
        - {call: Kit.Row, argument: 1, template: "{0}.{1}"}
        - {call: Kit.Row}
        - {call: Kit.Row, argument: on}
      """
    ).carriers
    #expect(
      carriers == [
        DeclaredCarrier(
          call: "tagged", argument: .label("id"), template: [.argument(.label("id")), .text(".field")]),
        DeclaredCarrier(
          call: "Kit.Row", argument: .position(1),
          template: [.argument(.position(0)), .text("."), .argument(.position(1))]),
        DeclaredCarrier(call: "Kit.Row", argument: .position(0), template: [.argument(.position(0))]),
        DeclaredCarrier(call: "Kit.Row", argument: .label("on"), template: [.argument(.label("on"))]),
      ])
    #expect(try decode("carriers: []").carriers.isEmpty)
  }

  @Test("all that is wrong with entries comes with its place")
  func problemsOfEntries() {
    #expect(
      problems(
        """
        carriers:
          - {cal: tagged}
          - {call: tagged, argument: -1}
          - {call: "", argument: id}
          - {call: tagged, argument: id, template: "field"}
          - {call: tagged, argument: id, template: "{0}.{id"}
          - {call: tagged, argument: id, argument: 1}
          - tagged
          - {call: Kit..Row, template: {id}}
          - {call: row}
          - {call: row, argument: 0}
        """) == [
          ".voyager.yml:2:5: error: a carrier needs 'call', the name of what is called",
          ".voyager.yml:2:6: error: unknown key 'cal'; did you mean 'call'?",
          ".voyager.yml:3:30: error: 'argument' must be a label, or a position counted from 0",
          ".voyager.yml:4:12: error: 'call' must be the name of a function, modifier or type, such as tagged or Kit.Row",
          ".voyager.yml:5:44: error: the template 'field' does not name the argument, '{id}'",
          ".voyager.yml:6:44: error: 'template' must be a text with arguments in braces and in quotation marks, such as \"{id}.field\"",
          ".voyager.yml:7:34: error: the key 'argument' is given twice; the first is on line 7",
          ".voyager.yml:8:5: error: each carrier must name a call, such as {call: tagged, argument: id}",
          ".voyager.yml:9:12: error: 'call' must be the name of a function, modifier or type, such as tagged or Kit.Row",
          ".voyager.yml:9:32: error: 'template' must be a text with arguments in braces and in quotation marks, such as \"{0}.field\"",
          ".voyager.yml:11:5: error: the argument '0' of 'row' is given twice",
        ])
  }

  @Test(
    "a value of the wrong type is an error",
    arguments: [
      "carriers: tagged", "carriers:", "carriers: {call: tagged}", "carriers: [{call: [a]}]", "carriers: [{call: }]",
      "carriers: [{call: 1}]", "carriers: [{call: a b}]", "carriers: [{call: a, argument: '0'}]",
      "carriers: [{call: a, argument: }]", "carriers: [{call: a, argument: a b}]", "carriers: [{call: a, template: }]",
      "carriers: [{call: a, template: '{}'}]", "carriers: [{call: a, template: '{0}}'}]",
      "carriers: [{call: a, template: '{a b}'}]",
    ])
  func wrongTypes(text: String) {
    #expect(problems(text).count == 1)
  }
}
