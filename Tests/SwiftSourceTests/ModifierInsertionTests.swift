import Findings
import Inventory
import SwiftSource
import Testing

/// Where a view of SwiftUI gets its identifier.
@Suite struct ModifierInsertionTests {
  /// A body of several lines, and what it becomes.
  private func expect(_ body: String, becomes expected: String, at location: SourceLocation = #_sourceLocation) throws {
    #expect(try inserting(body, at: location) == expected, sourceLocation: location)
  }

  @Test func aShortCallGetsALineOfItsOwn() throws {
    try expect(
      """
      struct A: View {
          var body: some View {
              1️⃣Button("A") {}
          }
      }
      """,
      becomes: """
        struct A: View {
            var body: some View {
                Button("A") {}
                    .accessibilityIdentifier("a")
            }
        }
        """)
  }

  @Test func theFileShowsHowModifiersStand() throws {
    try expect(
      """
      struct A: View {
        var body: some View {
          Text("A").bold()
          1️⃣Button("A") {}
        }
      }
      """,
      becomes: """
        struct A: View {
          var body: some View {
            Text("A").bold()
            Button("A") {}.accessibilityIdentifier("a")
          }
        }
        """)
    // Identifiers tell more than other modifiers.
    try expect(
      """
      struct A: View {
        var body: some View {
          Text("A").bold()
          Text("A").bold()
          Toggle("B")
            .accessibilityIdentifier("b")
          1️⃣Button("A") {}
        }
      }
      """,
      becomes: """
        struct A: View {
          var body: some View {
            Text("A").bold()
            Text("A").bold()
            Toggle("B")
              .accessibilityIdentifier("b")
            Button("A") {}
              .accessibilityIdentifier("a")
          }
        }
        """)
  }

  @Test func aLongCallGetsItBelowItsBrace() throws {
    try expect(
      """
      struct A: View {
        var body: some View {
          1️⃣Button {
            save()
          } label: {
            Text("A")
          }
        }
      }
      """,
      becomes: """
        struct A: View {
          var body: some View {
            Button {
              save()
            } label: {
              Text("A")
            }
            .accessibilityIdentifier("a")
          }
        }
        """)
    try expect(
      """
      struct A: View {
        var body: some View {
          VStack {
          }.padding()
          1️⃣TextField(
            "A",
            text: $a
          )
        }
      }
      """,
      becomes: """
        struct A: View {
          var body: some View {
            VStack {
            }.padding()
            TextField(
              "A",
              text: $a
            ).accessibilityIdentifier("a")
          }
        }
        """)
    try expect(
      """
      struct A: View {
        var body: some View {
          VStack {
          }
            .padding()
          1️⃣Button("A") {
            save()
          }
        }
      }
      """,
      becomes: """
        struct A: View {
          var body: some View {
            VStack {
            }
              .padding()
            Button("A") {
              save()
            }
              .accessibilityIdentifier("a")
          }
        }
        """)
  }

  @Test func argumentsBelowEachOtherKeepTheirPlace() throws {
    try expect(
      """
      struct A: View {
          var body: some View {
              1️⃣TextField("A",
                        text: $a)
          }
      }
      """,
      becomes: """
        struct A: View {
            var body: some View {
                TextField("A",
                          text: $a)
                    .accessibilityIdentifier("a")
            }
        }
        """)
  }

  @Test func itGoesBehindWhatStylesTheView() throws {
    try expect(
      """
      struct A: View {
        var body: some View {
          1️⃣Button("A") {}
            .buttonStyle(.plain)
            .background(Color.red)
            .padding()
        }
      }
      """,
      becomes: """
        struct A: View {
          var body: some View {
            Button("A") {}
              .buttonStyle(.plain)
              .background(Color.red)
              .padding()
              .accessibilityIdentifier("a")
          }
        }
        """)
  }

  @Test(arguments: [
    ".sheet(isPresented: $a) { B() }", ".background { B() }", ".overlay(B())", ".alert(\"A\", isPresented: $a) {}",
    ".toolbar { B() }", ".tabItem { B() }", ".navigationTitle(\"A\")", ".card()", ".contextMenu { B() }",
    ".accessibilityElement(children: .contain)", ".onChange(of: a) { b() }", ".accessibilityRepresentation { B() }",
    ".background(B())", ".modifier(Card())",
  ])
  func itGoesInFrontOfWhatPutsOthersAround(modifier: String) throws {
    try expect(
      """
      struct A: View {
        var body: some View {
          1️⃣Button("A") {}
            .padding()
            \(modifier)
        }
      }
      """,
      becomes: """
        struct A: View {
          var body: some View {
            Button("A") {}
              .padding()
              .accessibilityIdentifier("a")
              \(modifier)
          }
        }
        """)
  }

  @Test func itStandsBesideWhatIsSaidToAssistiveTechnologies() throws {
    try expect(
      """
      struct A: View {
        var body: some View {
          1️⃣Button("A") {}
            .onAppear { load() }
            .accessibilityLabel("B")
            .padding()
        }
      }
      """,
      becomes: """
        struct A: View {
          var body: some View {
            Button("A") {}
              .onAppear { load() }
              .accessibilityLabel("B")
              .accessibilityIdentifier("a")
              .padding()
          }
        }
        """)
  }

  @Test func itNamesTheElementThatAViewIsMergedInto() throws {
    try expect(
      """
      struct A: View {
        var body: some View {
          1️⃣Button("A") {}
            .overlay { B() }
            .accessibilityElement(children: .combine)
            .padding()
        }
      }
      """,
      becomes: """
        struct A: View {
          var body: some View {
            Button("A") {}
              .overlay { B() }
              .accessibilityElement(children: .combine)
              .accessibilityIdentifier("a")
              .padding()
          }
        }
        """)
  }

  @Test(arguments: [
    (
      "var body: some View { 1️⃣Button(\"A\") {} }",
      "var body: some View { Button(\"A\") {}.accessibilityIdentifier(\"a\") }"
    ),
    (
      "var body: some View {\n  row(1️⃣Button(\"A\") {}, 1️⃣Button(\"B\") {}) // both\n}",
      "var body: some View {\n  row(Button(\"A\") {}.accessibilityIdentifier(\"a\"), Button(\"B\") {}.accessibilityIdentifier(\"b\")) // both\n}"
    ),
    (
      "var body: some View {\n  row(\n    1️⃣Button(\"A\") {}, // one\n    2)\n}",
      "var body: some View {\n  row(\n    Button(\"A\") {}\n      .accessibilityIdentifier(\"a\"), // one\n    2)\n}"
    ),
    (
      "var body: some View {\n  return 1️⃣Button(\"A\") {}\n}",
      "var body: some View {\n  return Button(\"A\") {}\n    .accessibilityIdentifier(\"a\")\n}"
    ),
    (
      "var body: some View {\n  a ? AnyView(1️⃣Button(\"A\") {}) : AnyView(b)\n}",
      "var body: some View {\n  a ? AnyView(Button(\"A\") {}.accessibilityIdentifier(\"a\")) : AnyView(b)\n}"
    ),
    (
      "var body: some View {\n  a\n    ? 1️⃣Button(\"A\") {}\n    : 1️⃣Button(\"B\") {}\n}",
      "var body: some View {\n  a\n    ? Button(\"A\") {}\n      .accessibilityIdentifier(\"a\")\n    : Button(\"B\") {}\n      .accessibilityIdentifier(\"b\")\n}"
    ),
    (
      "var body: some View {\n  if a { 1️⃣Button(\"A\") {}.padding() }\n}",
      "var body: some View {\n  if a { Button(\"A\") {}.padding().accessibilityIdentifier(\"a\") }\n}"
    ),
    (
      "var body: some View {\n  1️⃣Button(\"A\") {} // one\n}",
      "var body: some View {\n  Button(\"A\") {} // one\n    .accessibilityIdentifier(\"a\")\n}"
    ),
    (
      "var body: some View {\n  1️⃣Button(\"A\") {} /* one\n two */\n}",
      "var body: some View {\n  Button(\"A\") {}\n    .accessibilityIdentifier(\"a\") /* one\n two */\n}"
    ),
  ])
  func whatStandsAroundDecides(source: String, expected: String) throws {
    #expect(try inserting(source) == expected)
  }

  @Test func commentsStayWithTheirModifiers() throws {
    try expect(
      """
      var body: some View {
        1️⃣Button("A") {}
          .bold() // one
          // two
          .card()
      }
      """,
      becomes: """
        var body: some View {
          Button("A") {}
            .bold() // one
            .accessibilityIdentifier("a")
            // two
            .card()
        }
        """)
  }

  @Test func conditionsInAChainComeBehindIt() throws {
    try expect(
      """
      var body: some View {
        1️⃣Button("A") {}
        #if os(iOS)
          .bold()
        #endif
      }
      """,
      becomes: """
        var body: some View {
          Button("A") {}
            .accessibilityIdentifier("a")
          #if os(iOS)
            .bold()
          #endif
        }
        """)
  }

  @Test func linesKeepTheirEndsAndTabs() throws {
    #expect(
      try inserting("struct A {\r\n\tvar body: some View {\r\n\t\t1️⃣Button(\"ä\") {}\r\n\t}\r\n}\r\n")
        == "struct A {\r\n\tvar body: some View {\r\n\t\tButton(\"ä\") {}\r\n\t\t\t.accessibilityIdentifier(\"a\")\r\n\t}\r\n}\r\n"
    )
    #expect(
      try inserting("let é = \"é\"; let v = 1️⃣Button(\"ä\") {}")
        == "let é = \"é\"; let v = Button(\"ä\") {}.accessibilityIdentifier(\"a\")")
  }

  @Test func anOldSpellingIsKept() throws {
    #expect(
      try inserting(
        "var a: some View { Text(\"A\").accessibility(identifier: \"b\") }\nvar b: some View { 1️⃣Button(\"A\") {} }")
        == "var a: some View { Text(\"A\").accessibility(identifier: \"b\") }\nvar b: some View { Button(\"A\") {}.accessibility(identifier: \"a\") }"
    )
  }

  @Test func aLineThatWouldBeTooLongIsBroken() throws {
    let title = String(repeating: "a", count: 80)
    #expect(
      try inserting("var body: some View {\n  1️⃣Button(\"\(title)\") {}.bold()\n}")
        == "var body: some View {\n  Button(\"\(title)\") {}.bold()\n    .accessibilityIdentifier(\"a\")\n}")
  }

  @Test func aViewInALabelHasItsOwn() throws {
    #expect(
      try inserting(
        "var body: some View {\n  1️⃣Menu {\n    SwiftUI.1️⃣Button(\"A\") {}\n  } label: {\n    Text(\"B\")\n  }\n}")
        == "var body: some View {\n  Menu {\n    SwiftUI.Button(\"A\") {}\n      .accessibilityIdentifier(\"b\")\n  } label: {\n    Text(\"B\")\n  }\n  .accessibilityIdentifier(\"a\")\n}"
    )
  }

  @Test(arguments: [
    ("let a = .1️⃣default(Text(\"A\"))", "the code here does not say what it makes"),
    ("let a = Alert.Button.1️⃣default(Text(\"A\"))", "'default' makes nothing that takes modifiers"),
    ("let a = 1️⃣button", "no call makes the view here"),
    ("let a: B = .1️⃣init(\"A\")", "the code here does not say what it makes"),
    (
      "let a = 1️⃣Button(\"A\") {}.accessibilityIdentifier(\"\")",
      "its chain gives an identifier already, under a condition or an empty one"
    ),
    ("let a = B(c: 1️⃣Button(\"A\" {})", "the code around it could not be read in full"),
  ])
  func somePlacesAreLeftAlone(source: String, reason: String) throws {
    #expect(try inserting(source) == "impossible: \(reason)")
  }

  @Test func aPlaceThatIsNoTokenIsRefused() throws {
    let wish = IdentifierWish(position: Position(line: 7, column: 2), framework: .swiftUI, code: "1")
    let result = try editing("let a = 1") { insertions(for: [wish], in: $0) }
    #expect(result == "impossible: the source is no longer what was audited")
  }

  @Test(
    "a view whose type is promised keeps it",
    arguments: [
      "let retry: Button<Text> = 1️⃣Button(\"Retry\") {}", "var retry: Button<Text> { 1️⃣Button(\"Retry\") {} }",
      "func retry() -> Button<Text> { return 1️⃣Button(\"Retry\") {} }",
    ])
  func promised(_ code: String) throws {
    #expect(try inserting(code).contains("its type is 'Button<Text>', which a modifier changes"))
  }

  @Test(
    "a view of some type, and one inside another, may change theirs",
    arguments: [
      "var retry: some View { 1️⃣Button(\"Retry\") {} }", "var retry: AnyView { AnyView(1️⃣Button(\"Retry\") {}) }",
      "var retry: Stack<Text> { Stack { 1️⃣Button(\"Retry\") {} } }", "let retry = 1️⃣Button(\"Retry\") {}",
    ])
  func notPromised(_ code: String) throws {
    #expect(try inserting(code).contains(".accessibilityIdentifier(\"a\")"))
  }
}
