import Inventory
import Testing

@Suite struct StatementTests {
  @Test func bindingsAndAssignmentsAreToldApart() throws {
    #expect(
      try statements(
        "let a = 1, b: UIButton\nvar c: Kit.ID?\nx.y = z\n_ = unused()\nself.a?.b[0].c = \"d\"\ncall()\nn += 1")
        == [
          "let a = 1", "let b: UIButton", "let c: Kit.ID?", "x.y = z", "‹_ = unused()›", "self.a.b[0].c = \"d\"",
          "call()", "(n += 1)",
        ]
    )
  }

  @Test func aGuardIsADetourThatLeavesItsNamesBehind() throws {
    #expect(
      try statements("guard let a = f(), let b, c > 1 else { return nil }\nreturn a")
        == ["detour [] { return nil }", "let a = f()", "return a"])
  }

  @Test func aCastTellsTheTypeOfAVariable() throws {
    #expect(
      try statements("let a = f() as! Kit.Row\nlet b = try g() as? Row") == [
        "let a: Kit.Row = f()", "let b: Row = g()",
      ])
    #expect(
      try statements("guard let a = f() as? Row else { return }") == ["detour [] { return () }", "let a: Row = f()"])
    #expect(
      try statements("if let a = b as? Row, let c = d { e() }") == [
        "if [let a = b as? Row, let c = d] |a, c| { let a: Row = b; e() }"
      ])
    #expect(try facts("let a = b as! Row\n").properties.first?.type == TypeName(name: "Row"))
  }

  @Test func conditionsBindNamesThatTheyDoNotOnlyUnwrap() throws {
    #expect(try statements("if let a, let b = c { d() }") == ["if [let a, let b = c] |b| { d() }"])
    #expect(
      try statements("if case .loaded(let items) = state { d() }") == [
        "if [case .loaded(let items) = state] |items| { d() }"
      ])
    #expect(try statements("if case let .pair(a, b) = x { d() }") == ["if [case let .pair(a, b) = x] |a, b| { d() }"])
    #expect(
      try statements("if #available(iOS 16, *) { a() } else { b() }") == [
        "if [#available(iOS 16, *)] { a() } [] { b() } all"
      ])
  }

  @Test func aSwitchBindsNamesPerCase() throws {
    #expect(
      try statements(
        "switch x {\ncase let .a(n): f(n)\ncase .b(let m?, _) where m > 1: g(m)\ncase .c: break\n@unknown default: h()\n}"
      )
        == [
          "if [x let .a(n)] |n| { f(n) } [x .b(let m?, _) where m > 1] |m| { g(m) } [x .c] {  } [x default] { h() } all"
        ])
    #expect(
      try statements(
        "switch (a, b) {\ncase (let x, 1): f(x)\ncase is UIButton: g()\ncase let v as UILabel: h(v)\ndefault: break\n}")
        == [
          "if [(a, b) (let x, 1)] |x| { f(x) } [(a, b) is UIButton] { g() } [(a, b) let v as UILabel] |v| { h(v) } [(a, b) default] {  } all"
        ])
  }

  @Test func casesInsideAConditionAreCases() throws {
    #expect(
      try statements("switch x {\n#if DEBUG\ncase .a: f()\n#endif\ncase .b: g()\n}") == [
        "if [x .a] { f() } [x .b] { g() } all"
      ])
  }

  @Test func loopsKeepTheirVariableAndSequence() throws {
    #expect(try statements("for row in rows { add(row) }") == ["loop row in rows { add(row) }"])
    #expect(
      try statements("for (i, row) in rows.enumerated() where i > 1 { add(row) }") == [
        "loop i row in rows.enumerated() { add(row) }"
      ])
    #expect(try statements("outer: for i in 0..<3 { add(i) }") == ["loop i in ‹0..<3› { add(i) }"])
    #expect(try statements("while a { b() }\nrepeat { c() } while d") == ["loop { b() }", "loop { c() }"])
  }

  @Test func doAndCatchAreADetour() throws {
    #expect(
      try statements("do { try a() } catch let e as E { b(e) } catch { c() }\ndefer { d() }")
        == ["detour [] { a() } [catch] |e| { b(e) } [catch] |error| { c() }", "detour [] { d() }"])
  }

  @Test func nestedFunctionsAreStatements() throws {
    #expect(
      try statements("func inner(_ x: Int) -> String { \"a\" }\ninner(1)") == [
        "func inner(_ x: Int) -> String { \"a\" }", "inner(1)",
      ])
  }

  @Test func conditionalCodeIsCompiled() throws {
    #expect(
      try statements("#if DEBUG\na()\n#elseif os(iOS)\nb()\n#else\nc()\n#endif\n#if X\nd()\n#endif")
        == ["#if [DEBUG] { a() } [os(iOS)] { b() } [] { c() } all", "#if [X] { d() }"])
  }

  @Test func anIfInsideAViewBodyIsExclusive() throws {
    #expect(
      try statements("if a { Text(\"x\") } else if b { Text(\"y\") }") == ["if [a] { Text(\"x\") } [b] { Text(\"y\") }"]
    )
  }
}
