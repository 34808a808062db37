import Findings
import Inventory
import Taxonomy
import Yams

/// Finds what the commands of a Maestro flow look up by identifier: `- tapOn: {id: "login.submit"}`.
struct FlowReader {
  private let file: String
  private let lines: TextLines
  private let isForAndroidToo: Bool
  private var test: Query.Test
  /// How many nodes may still be looked at: aliases of aliases stand for more than there is room for.
  private var room: Int
  private(set) var lookUps: [LookUp] = []

  init(file: String, text: String, _ lines: TextLines) {
    self.file = file
    self.lines = lines
    isForAndroidToo = text.lowercased().contains("android")
    room = text.utf8.count
    let name = file.split(separator: "/").last.map(String.init) ?? file
    test = Query.Test(
      name: name.split(separator: ".").first.map(String.init) ?? name,
      place: Place(file: file, range: Position.start.range(ofBytes: 0)))
  }

  mutating func read(header: Node.Mapping, commands: some Sequence<Node>) {
    if let name = header["name"]?.scalar?.string { test.name = name }
    for key in FlowCommand.hooks { if let hook = header[key] { read(commands: hook) } }
    for node in commands { read(commands: node) }
  }

  private mutating func read(commands node: Node) {
    for command in node.sequence ?? [] {
      for (key, value) in command.mapping ?? [:] where takesRoom() {
        if let name = key.scalar?.string { readSelectors(in: value, of: name) }
      }
    }
  }

  /// Notes each `id` of a command's selectors, which may nest: `below: {id: …}`.
  private mutating func readSelectors(in node: Node, of command: String, asking demand: Query.Demand? = nil) {
    guard takesRoom() else { return }
    for item in node.sequence ?? [] { readSelectors(in: item, of: command, asking: demand) }
    guard let map = node.mapping else { return }
    if let platform = map["when"]?.mapping?["platform"]?.scalar?.string, platform.lowercased() != "ios" { return }
    for (key, value) in map {
      guard let name = key.scalar?.string, !FlowCommand.data.contains(name) else { continue }
      if name == "commands" {
        read(commands: value)
      } else if name == "id", let pattern = value.scalar?.string {
        note(pattern, at: key, of: command, asking: demand)
      } else {
        readSelectors(in: value, of: command, asking: demand ?? FlowCommand.demandsOfKeys[name])
      }
    }
  }

  private mutating func note(_ pattern: String, at key: Node, of command: String, asking demand: Query.Demand?) {
    // The second kind is an identifier of Android's resources.
    if pattern.isEmpty || pattern.contains(":id/") { return }
    lookUps.append(
      LookUp(
        suite: .maestro, place: lines.place(of: key, in: file), name: command,
        key: .identifier(FlowPattern(pattern).identifier), isForAndroidToo: isForAndroidToo,
        uses: [Query.Use(demand ?? FlowCommand.demands[command] ?? .other, isNarrowed: true)],
        enclosingType: test.name, tests: [test]))
  }

  private mutating func takesRoom() -> Bool {
    room -= 1
    return room >= 0
  }
}

/// What is known of the commands of Maestro.
enum FlowCommand {
  /// The keys of a flow's header that hold commands.
  static let hooks = ["onFlowStart", "onFlowComplete"]

  /// What the selectors below a key ask for, of several keys the outermost: a condition asks, and makes sure of nothing.
  static let demandsOfKeys: [String: Query.Demand] = [
    "when": .existence, "while": .existence, "notVisible": .absence,
  ]

  /// What commands do with what they find, of several the first.
  static let demands: [String: Query.Demand] = [
    "assertVisible": .existence, "assertNotVisible": .absence, "extendedWaitUntil": .existence,
    "scrollUntilVisible": .existence, "runFlow": .existence, "tapOn": .tap, "doubleTapOn": .tap,
    "longPressOn": .action, "swipe": .action, "copyTextFrom": .attribute,
  ]

  /// The keys below which there is data of the flow's own and no selector.
  static let data: Set<String> = ["env", "arguments", "permissions", "headers", "label"]
}
