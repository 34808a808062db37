import Findings
import Inventory

/// Messages: `[receiver selector:argument]`.
extension Reader {
  /// A message as it is written.
  struct Message {
    var receiver: Expression
    /// The parts of the selector, each with what is passed behind its colon.
    var parts: [(name: Token, argument: Argument?)] = []
    /// What is passed behind the last one, with commas.
    var others: [Argument] = []
    /// The index of the first word.
    var start: Int

    var selector: String { parts.map { $0.argument == nil ? $0.name.text : $0.name.text + ":" }.joined() }
    var arguments: [Argument] { parts.compactMap(\.argument) + others }
    var first: Token { parts[0].name }
  }

  mutating func message() -> Expression {
    let start = index
    advance()
    var message = Message(receiver: expression(), start: start)
    while !isAtEnd, token.kind == .name || token.isSymbol(":") {
      // A part of a selector may have no name: `f(1)::`.
      let name = token.kind == .name ? token : Token(kind: .name, start: token.start, end: token.start, text: "_")
      if token.kind == .name { advance() }
      guard skip(":") else {
        message.parts.append((name, nil))
        break
      }
      let value = index
      let argument = expression()
      message.parts.append((name, self.argument(argument, from: value)))
    }
    while skip(",") {
      let value = index
      let argument = expression()
      message.others.append(self.argument(argument, from: value))
    }
    if message.parts.isEmpty || !token.isSymbol("]") {
      if message.parts.isEmpty { isIncomplete = true }
      skip(to: [])
    }
    _ = skip("]")
    guard !message.parts.isEmpty else { return .other(words(from: start)) }
    return lowered(message)
  }

  // MARK: What Swift has for it

  private mutating func lowered(_ message: Message) -> Expression {
    if let value = text(of: message) ?? list(of: message) ?? made(by: message) { return value }
    let (name, start) = (message.first, message.start)
    if message.parts.count == 1, message.parts[0].argument == nil {
      switch name.text {
      case _ where Platform.transparent.contains(name.text): return message.receiver
      case "alloc", "new":
        return name.text == "new" ? .chain(construction(of: message.receiver, [], message)) : send([], message)
      default: return property(name.text, at: name, of: message.receiver, from: start)
      }
    }
    if let property = propertySet(by: message), let value = message.arguments.first?.value {
      var set = link(property, at: name)
      set.end = text.position(name.end)
      let target = chain(message.receiver, adding: set, from: start)
      notes.note(property, .assignment)
      body.pending.append(.assignment(target: target, value: value, range: range(from: start)))
      return .tuple([])
    }
    if let method = Platform.method(message.selector) {
      return send(labelled(message.arguments, method.labels), message, named: method.name)
    }
    return send(labelled(message.arguments, [nil] + message.parts.dropFirst().map(\.name.text)), message)
  }

  /// The call of a method.
  private func send(_ arguments: [Argument], _ message: Message, named name: String? = nil) -> Expression {
    let link = link(name ?? message.first.text, at: message.first, arguments)
    return .chain(chain(message.receiver, adding: link, from: message.start))
  }

  /// The arguments with their labels; those behind the last have none.
  private func labelled(_ arguments: [Argument], _ labels: [String?]) -> [Argument] {
    var labelled = arguments
    for index in labelled.indices where index < labels.count { labelled[index].label = labels[index] }
    return labelled
  }

  /// The property that a method sets: one of the platform's, or one that the file declares.
  private func propertySet(by message: Message) -> String? {
    guard message.parts.count == 1, message.others.isEmpty, message.parts[0].argument != nil,
      let name = message.first.text.propertySet
    else { return nil }
    let swift = Platform.properties[name] ?? name
    if Platform.settable.contains(swift) { return swift }
    return properties.values.contains { $0.contains(name) } ? name : nil
  }

  // MARK: Objects

  /// The object that a message makes: `[[UIButton alloc] initWithFrame:f]`, `[UIButton buttonWithType:t]`.
  private mutating func made(by message: Message) -> Expression? {
    guard case .chain(let receiver) = message.receiver, case .name = receiver.root else { return nil }
    let first = message.first.text
    if first.isInitialiser {
      let arguments = labelled(message.arguments, first.initialiserLabels(message.parts.map(\.name.text)))
      if receiver.links.count == 1, ["super", "self"].contains(receiver.links[0].name) {
        let link = link("init", at: message.first, arguments)
        return .chain(chain(message.receiver, adding: link, from: message.start))
      }
      guard receiver.links.last?.name == "alloc", receiver.links.last?.isCall == true else { return nil }
      var type = receiver
      type.links.removeLast()
      return madeText(type, message) ?? .chain(construction(of: .chain(type), arguments, message))
    }
    guard let type = message.receiver.className, let last = type.links.last,
      let label = first.factoryLabel(of: last.name), message.parts[0].argument != nil
    else { return nil }
    let arguments = labelled(message.arguments, [label] + message.parts.dropFirst().map(\.name.text))
    return .chain(construction(of: message.receiver, arguments, message))
  }

  /// `UIButton(…)`
  private func construction(of type: Expression, _ arguments: [Argument], _ message: Message) -> Chain {
    guard case .chain(var chain) = type, var last = chain.links.popLast() else {
      return self.chain(type, adding: link("init", at: message.first, arguments), from: message.start)
    }
    if last.arguments == nil, last.name.mayNameClass {
      last.arguments = arguments
      last.end = end
      notes.note(last.name, .call)
      chain.links.append(last)
    } else if last.name == "type", chain.links.isEmpty {
      // `[[self class] alloc]`
      last.name = "Self"
      last.arguments = arguments
      last.end = end
      chain.links.append(last)
    } else if last.name == "self", chain.links.isEmpty || chain.links.last?.name.mayNameClass == true {
      // `[[self alloc] init]` of a class method, `[[UIButton class] new]`
      if chain.links.isEmpty { chain.links.append(link("Self", at: message.first)) }
      var type = chain.links.removeLast()
      type.arguments = arguments
      type.end = end
      notes.note(type.name, .call)
      chain.links.append(type)
    } else {
      chain.links += [last, link("init", at: message.first, arguments)]
    }
    chain.range = range(from: message.start)
    return chain
  }

  // MARK: Texts

  /// What the methods of `NSString` give: a format with its values, texts that are joined.
  private mutating func text(of message: Message) -> Expression? {
    if let type = message.receiver.className, Platform.strings.contains(type.links[0].name) {
      switch message.first.text {
      case "stringWithFormat": return format(message)
      case "stringWithString", "stringWithUTF8String": return message.arguments.first?.value
      case "string": return .string("")
      case "localizedStringWithFormat": return nil
      default: return nil
      }
    }
    switch message.selector {
    case "stringByAppendingString:":
      return message.arguments.first.map { .binary("+", message.receiver, $0.value) }
    case "stringByAppendingFormat:": return format(message).map { .binary("+", message.receiver, $0) }
    case "localizedStringForKey:value:table:":
      var message = message
      if message.arguments[1].value == .string("") { message.parts[1].argument?.value = .nilLiteral }
      return send(labelled(message.arguments, ["forKey", "value", "table"]), message, named: "localizedString")
    case "appendString:", "appendFormat:", "setString:":
      change(message.receiver)
      return nil
    default: return nil
    }
  }

  private func madeText(_ type: Chain, _ message: Message) -> Expression? {
    guard type.links.count == 1, Platform.strings.contains(type.links[0].name) else { return nil }
    switch message.first.text {
    case "initWithFormat": return format(message)
    case "initWithString": return message.arguments.first?.value
    case "init": return .string("")
    default: return nil
    }
  }

  /// `String(format: "…", value)`
  private func format(_ message: Message) -> Expression? {
    guard let first = message.arguments.first else { return nil }
    var link = Link(name: "String", position: position(message.first), arguments: nil, end: end)
    guard case .chain(var chain) = string(first, labelled: "format", link, from: message.start) else { return nil }
    link.arguments = (chain.links[0].arguments ?? []) + message.others
    chain.links = [link]
    return .chain(chain)
  }

  // MARK: Lists

  private mutating func list(of message: Message) -> Expression? {
    let name = message.first.text
    if let type = message.receiver.className?.links[0].name {
      let values = message.arguments.map(\.value).filter { $0 != .nilLiteral }
      if Platform.lists.contains(type) {
        if name.hasSuffix("WithObjects") || name.hasSuffix("WithObject") { return .array(values) }
        return message.arguments.isEmpty && ["array", "set", "orderedSet"].contains(name) ? .array([]) : nil
      }
      if Platform.dictionaries.contains(type) {
        if name == "dictionary" { return .dictionary([]) }
        guard name == "dictionaryWithObjectsAndKeys" || name == "dictionaryWithObject" else { return nil }
        return .dictionary(
          stride(from: 0, to: values.count - 1, by: 2).map { .init(key: values[$0 + 1], value: values[$0]) })
      }
    }
    switch message.selector {
    case "enumerateObjectsUsingBlock:":
      guard var argument = message.arguments.first, case .closure(var closure) = argument.value,
        closure.parameters.count > 1
      else { return nil }
      closure.parameters = [closure.parameters[1], closure.parameters[0]]
      closure.types = closure.types.count > 1 ? [closure.types[1], closure.types[0]] : []
      argument.value = .closure(closure)
      let all = chain(message.receiver, adding: link("enumerated", at: message.first, []), from: message.start)
      return .chain(chain(.chain(all), adding: link("forEach", at: message.first, [argument]), from: message.start))
    case "addObject:":
      change(message.receiver)
      return nil
    case "objectForKey:", "objectForKeyedSubscript:", "objectAtIndex:", "objectAtIndexedSubscript:":
      let link = Link(
        name: Link.subscriptName, position: position(message.first), arguments: message.arguments, end: end)
      return .chain(chain(message.receiver, adding: link, from: message.start))
    default: return nil
    }
  }
}

extension String {
  /// Whether it is the first part of an initialiser's selector.
  var isInitialiser: Bool {
    guard hasPrefix("init") else { return false }
    return dropFirst(4).first.map { $0.isUppercase } ?? true
  }

  /// The labels of an initialiser in Swift, given the parts of its selector: `frame` for `initWithFrame:`.
  func initialiserLabels(_ parts: [String]) -> [String?] {
    let rest = dropFirst(4)
    let first = rest.hasPrefix("With") ? rest.dropFirst(4) : rest
    return [String(first).loweringFirst] + parts.dropFirst().map { $0 }
  }

  /// The first label of an initialiser in Swift that Objective-C has as a method of the class: `type` for `buttonWithType` of
  /// `UIButton`, `named` for `imageNamed` of `UIImage`. Nil for another method.
  func factoryLabel(of type: String) -> String? {
    for word in ["With", "Named", "For"] {
      guard let range = firstRange(of: word), range.lowerBound > startIndex else { continue }
      let noun = self[..<range.lowerBound]
      guard type.hasSuffix(noun.prefix(1).uppercased() + noun.dropFirst()), type.count >= noun.count else { continue }
      let rest = self[(word == "With" ? range.upperBound : range.lowerBound)...]
      return rest.isEmpty ? nil : String(rest).loweringFirst
    }
    return nil
  }
}
