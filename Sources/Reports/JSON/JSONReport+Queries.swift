import Findings
import Inventory
import Taxonomy

extension JSONWriter {
  mutating func write(_ query: Query) {
    openObject()
    write(position: query.place)
    if query.suite != .xcuitest { field("suite", query.suite.rawValue) }
    field("query", query.name)
    field("how", query.how.rawValue)
    key("key")
    if let identifier = query.key { writeObject(identifier) } else { null() }
    field("keyKind", orNull: query.keyKind?.rawValue)
    field("status", orNull: query.status?.rawValue)
    key("providers")
    array(query.providers) { $0.writeObject($1) }
    key("tests")
    array(query.tests) { json, test in
      json.openObject()
      json.field("name", test.name)
      json.write(line: test.place)
      json.closeObject()
    }
    field("note", ifAny: query.note)
    if !query.uses.isEmpty {
      key("demands")
      array(query.uses) { json, use in
        json.openObject()
        json.field("demand", use.demand.rawValue)
        json.field("narrowed", use.isNarrowed)
        json.closeObject()
      }
    }
    if !query.outer.isEmpty {
      key("below")
      array(query.outer) { json, outer in
        json.openObject()
        json.field("query", outer.name)
        json.write(position: outer.place)
        json.closeObject()
      }
    }
    closeObject()
  }

  private mutating func field(_ key: StaticString, orNull text: String?) {
    self.key(key)
    if let text { value(text) } else { null() }
  }
}
