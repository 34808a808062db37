import Findings
import Inventory

/// A query as a suite's code has it, before its key is worked out.
struct RawQuery {
  /// The query's property; in an extension of a query's own type, where the query is `self`, what narrows it.
  var place: Place
  var name: String
  var type: ElementType?
  var form: QueryForm
  /// Where it stands.
  var scope: Scope
  /// The function around it, where that has parameters.
  var function: SuiteFunction?
  /// Whether it looks into what the system shows.
  var isOfSystem: Bool
  /// The chain that it is in, and what that does with what it finds.
  var node: QueryUses.Node
  var tail: QueryTail
  var outer: [Query.Outer] = []
  /// Whether it narrows the query that the code's own type is: `self[key.rawValue]` in an extension of `XCUIElementQuery`.
  var isOfSelf = false
  var suite = Query.Suite.xcuitest
}

/// A function of a suite.
struct SuiteFunction {
  var fact: FunctionFact
  var owner: SymbolTable.TypeID?
  var file: Int

  var key: SymbolTable.MemberKey { SymbolTable.MemberKey(file: file, position: fact.position) }
}

/// A call that may be one of a query helper.
struct SuiteCall {
  var link: Link
  var callees: [SuiteFunction]
  var scope: Scope
  /// The function around it, where that has parameters.
  var function: SuiteFunction?
  var isOfSystem: Bool
  /// The chain that it is in, and what that does with what the call gives.
  var node: QueryUses.Node
  var tail: QueryTail
  var outer: [Query.Outer]
}
