import Findings
import Inventory

/// The methods of the suites that a test runner calls, and what each of them leads to.
struct TestMethods {
  private var tests: [SymbolTable.MemberKey: Query.Test] = [:]
  /// What runs before or after each test of a class, with the tests of that class.
  private var around: [SymbolTable.MemberKey: [Query.Test]] = [:]
  private let uses: SuiteUses
  private var known: [SymbolTable.MemberKey: [Query.Test]] = [:]

  /// More tests of one query than a reader looks at.
  private static let most = 50

  private static let aroundTests: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest", "init", "deinit",
    // KIF's.
    "beforeEach", "afterEach", "beforeAll", "afterAll",
  ]

  /// `skipped` are the tests that no test plan runs.
  init(_ code: [SymbolTable.Code], _ symbols: SymbolTable, _ uses: SuiteUses, skipped: Set<String>) {
    self.uses = uses
    var byType: [SymbolTable.TypeID: [Query.Test]] = [:]
    for code in code {
      guard case .function(let function) = code.member.declaration, let owner = code.owner,
        function.name.hasPrefix("test") && function.parameters.isEmpty || function.attributes.contains("Test")
      else { continue }
      let place = Place(
        file: symbols.files[code.member.file].file,
        range: function.position.range(ofBytes: function.name.utf8.count))
      let type = symbols.types[owner].name
      var test = Query.Test(name: "\(type).\(function.name)", place: place)
      test.isSkipped = skipped.contains(test.name) || skipped.contains(type) || function.body?.skipsTest == true
      tests[code.member.key] = test
      for type in symbols.types[owner].lineage { byType[type, default: []].append(test) }
    }
    for code in code where Self.aroundTests.contains(code.member.name) {
      if let owner = code.owner, let tests = byType[owner] { around[code.member.key] = tests }
    }
  }

  /// The tests that lead to a member, sorted.
  mutating func tests(leadingTo member: SymbolTable.MemberKey) -> [Query.Test] {
    if let known = known[member] { return known }
    var found: Set<Query.Test> = []
    for key in uses.leading(to: member) {
      if let test = tests[key] { found.insert(test) }
      found.formUnion(around[key] ?? [])
    }
    let sorted = Array(found.sorted().prefix(Self.most))
    known[member] = sorted
    return sorted
  }
}

extension Block {
  /// Whether a test's body begins by throwing `XCTSkip`, whatever holds: what stands behind never runs.
  fileprivate var skipsTest: Bool {
    statements.contains { statement in
      guard case .expression(.chain(let chain), _) = statement else { return false }
      return chain.links.first?.name == "XCTSkip"
    }
  }
}
