import Findings
import Inventory

/// `carriers`: a list of what gives an identifier and cannot be read.
extension SettingsReader {
  private enum CarrierKey: String, CaseIterable { case call, argument, template }

  mutating func carriers(in value: YAMLValue) -> [DeclaredCarrier] {
    guard case .list(let items) = value.content else {
      report("'carriers' must be a list of calls, such as [{call: tagged, argument: id}]", at: value.position)
      return []
    }
    var carriers: [DeclaredCarrier] = []
    for item in items {
      guard let carrier = carrier(in: item) else { continue }
      if carriers.contains(where: { $0.call == carrier.call && $0.argument == carrier.argument }) {
        report("the argument '\(carrier.argument)' of '\(carrier.call)' is given twice", at: item.position)
      }
      carriers.append(carrier)
    }
    return carriers
  }

  private mutating func carrier(in value: YAMLValue) -> DeclaredCarrier? {
    guard case .map(let entries) = value.content else {
      report("each carrier must name a call, such as {call: tagged, argument: id}", at: value.position)
      return nil
    }
    var call: String?
    var argument: DeclaredCarrier.ArgumentName? = .position(0)
    var template: YAMLValue?
    forEach(CarrierKey.self, of: value, in: "each carrier") { reader, key, value in
      switch key {
      case .call: call = reader.callee(in: value)
      case .argument: argument = reader.argument(in: value)
      case .template: template = value
      }
    }
    if !entries.contains(where: { $0.key == CarrierKey.call.rawValue }) {
      report("a carrier needs 'call', the name of what is called", at: value.position)
    }
    guard let argument else { return nil }
    let pieces = template.flatMap { self.template(in: $0, naming: argument) }
    guard let call, template == nil || pieces != nil else { return nil }
    return DeclaredCarrier(call: call, argument: argument, template: pieces)
  }

  private mutating func callee(in value: YAMLValue) -> String? {
    let parts = word(in: value)?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    let isName = parts.allSatisfy { part in
      if case .label = DeclaredCarrier.ArgumentName(String(part)) { true } else { false }
    }
    guard !parts.isEmpty, isName else {
      report(
        "'call' must be the name of a function, modifier or type, such as tagged or Kit.Row", at: value.position)
      return nil
    }
    return parts.joined(separator: ".")
  }

  private mutating func argument(in value: YAMLValue) -> DeclaredCarrier.ArgumentName? {
    if let name = word(in: value), let argument = DeclaredCarrier.ArgumentName(name) {
      // In quotation marks a number is a word, and no label is one.
      if case .label = argument { return argument }
      if number(in: value) != nil { return argument }
    }
    report("'argument' must be a label, or a position counted from 0", at: value.position)
    return nil
  }

  private mutating func template(
    in value: YAMLValue, naming argument: DeclaredCarrier.ArgumentName
  ) -> [DeclaredCarrier.Piece]? {
    guard let text = word(in: value), let pieces = DeclaredCarrier.pieces(of: text) else {
      report(
        "'template' must be a text with arguments in braces and in quotation marks, such as \"{\(argument)}.field\"",
        at: value.position)
      return nil
    }
    guard pieces.contains(.argument(argument)) else {
      report("the template '\(text)' does not name the argument, '{\(argument)}'", at: value.position)
      return nil
    }
    return pieces
  }
}
