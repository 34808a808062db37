import Findings
import Inventory

/// Names, members and calls, as chains.
extension Reader {
  mutating func name() -> Expression {
    let start = index
    let word = token
    advance()
    switch word.text {
    case "YES", "TRUE", "true": return .boolean(true)
    case "NO", "FALSE", "false": return .boolean(false)
    case "nil", "Nil", "NULL", "nullptr": return .nilLiteral
    default: break
    }
    if let member = Platform.member(word.text) {
      let link = link(member, at: word)
      return .chain(Chain(root: .implicitMember, links: [link], range: range(from: start)))
    }
    while token.isSymbol("::"), token(at: 1).kind == .name {
      advance()
      advance()
    }
    return .chain(Chain(root: .name, links: links(named: word), range: range(from: start)))
  }

  /// What a bare name is: a variable, another name for `self`, or what an instance variable keeps.
  private func links(named word: Token) -> [Link] {
    let name = word.text
    if body.locals.contains(name) { return [link(name, at: word)] }
    if body.selves.contains(name) { return [link("self", at: word)] }
    guard !token.isSymbol("("), let property = property(ofVariable: name) else { return [link(name, at: word)] }
    // It is the object's own, whatever a variable of the body is called.
    return [
      Link(name: "self", position: position(word), arguments: nil, end: position(word)), link(property, at: word),
    ]
  }

  /// The property that an instance variable belongs to: `title` for `_title`.
  func property(ofVariable name: String) -> String? {
    if let property = synthesized[name] { return property }
    guard name.utf8.first == UInt8(ascii: "_"), name != "_cmd", let second = name.dropFirst().first,
      second.isLetter,
      second.isLowercase || properties.values.contains(where: { $0.contains(String(name.dropFirst())) })
    else { return nil }
    return String(name.dropFirst())
  }

  func link(_ name: String, at word: Token, _ arguments: [Argument]? = nil) -> Link {
    notes.note(name)
    if arguments != nil { notes.note(name, .call) }
    return Link(name: name, position: position(word), arguments: arguments, end: end)
  }

  /// A value with one more link behind it.
  func chain(_ value: Expression, adding link: Link, from start: Int) -> Chain {
    if case .chain(var chain) = value {
      chain.links.append(link)
      chain.range = range(from: start)
      return chain
    }
    return Chain(root: .value(value), links: [link], range: range(from: start))
  }

  func argument(_ value: Expression, labelled label: Token? = nil, named name: String? = nil, from start: Int)
    -> Argument
  {
    let range = range(from: start)
    return Argument(
      label: name, position: label.map(position) ?? range.start, value: value, range: range, isTrailing: false)
  }

  // MARK: Members

  mutating func member(_ name: Token, of value: Expression, from start: Int) -> Expression {
    // `self->_title`, `other->title`
    var text = name.text
    if tokens[index - 2].isSymbol("->"), let property = property(ofVariable: text) { text = property }
    return property(text, at: name, of: value, from: start)
  }

  /// A property, by the name that Swift has for it.
  func property(_ name: String, at word: Token, of value: Expression, from start: Int) -> Expression {
    switch name {
    case "class":
      if let made = value.className {
        return .chain(chain(.chain(made), adding: link("self", at: word), from: start))
      }
      return .chain(typeOf(value, at: word, from: start))
    case "lowercaseString", "uppercaseString":
      let method = name == "lowercaseString" ? "lowercased" : "uppercased"
      return .chain(chain(value, adding: link(method, at: word, []), from: start))
    case "capitalizedString": return .chain(chain(value, adding: link("capitalized", at: word), from: start))
    default:
      let isOwn = type.map { properties[$0]?.contains(name) == true } ?? false
      let swift = isOwn ? name : Platform.properties[name] ?? name
      return .chain(chain(value, adding: link(swift, at: word), from: start))
    }
  }

  /// `type(of: self)`
  func typeOf(_ value: Expression, at word: Token, from start: Int) -> Chain {
    let argument = argument(value, named: "of", from: start)
    return Chain(root: .name, links: [link("type", at: word, [argument])], range: range(from: start))
  }

  // MARK: Calls

  mutating func callArguments() -> [Argument] {
    advance()
    var arguments: [Argument] = []
    while !isAtEnd, !token.isSymbol(")") {
      let start = index
      let value = expression()
      arguments.append(argument(value, from: start))
      if !token.isSymbol(","), !token.isSymbol(")") { skip(to: [","]) }
      _ = skip(",")
      if index == start { break }
    }
    _ = skip(")")
    return arguments
  }

  /// What the call of a C function, a macro or a block gives.
  func call(_ value: Expression, _ arguments: [Argument], from start: Int) -> Expression {
    guard case .chain(var chain) = value, var last = chain.links.popLast(), last.arguments == nil else {
      let range = range(from: start)
      return .chain(
        self.chain(
          value, adding: Link(name: "", position: range.start, arguments: arguments, end: range.end), from: start))
    }
    if chain.links.isEmpty, case .name = chain.root, let special = special(last, arguments, from: start) {
      return special
    }
    last.arguments = arguments
    last.end = end
    notes.note(last.name, .call)
    chain.links.append(last)
    chain.range = range(from: start)
    return .chain(chain)
  }

  /// The functions and macros of Foundation that a text can come from.
  private func special(_ function: Link, _ arguments: [Argument], from start: Int) -> Expression? {
    guard let first = arguments.first else { return nil }
    func localized(_ labels: [String?]) -> Expression {
      var labelled = arguments
      for (index, label) in labels.enumerated() where labelled.indices.contains(index) { labelled[index].label = label }
      labelled.removeAll { $0.label == "value" && $0.value == .string("") }
      var link = function
      link.name = "NSLocalizedString"
      link.arguments = labelled
      link.end = end
      notes.note(link.name, .call)
      return .chain(Chain(root: .name, links: [link], range: range(from: start)))
    }
    switch function.name {
    case "NSLocalizedString": return localized([nil, "comment"])
    case "NSLocalizedStringFromTable": return localized([nil, "tableName", "comment"])
    case "NSLocalizedStringFromTableInBundle": return localized([nil, "tableName", "bundle", "comment"])
    case "NSLocalizedStringWithDefaultValue": return localized([nil, "tableName", "bundle", "value", "comment"])
    case "NSStringFromClass":
      return string(first, labelled: "describing", function, from: start)
    case "NSStringFromSelector", "NSSelectorFromString":
      guard case .other(let words) = first.value, words.hasPrefix("@selector"), let open = words.firstIndex(of: "("),
        let close = words.lastIndex(of: ")")
      else { return nil }
      return .string(words[words.index(after: open)..<close].filter { !$0.isWhitespace })
    case "__builtin_expect": return first.value
    default: return nil
    }
  }

  /// `String(label: value)`
  func string(_ argument: Argument, labelled label: String, _ link: Link, from start: Int) -> Expression {
    var argument = argument
    argument.label = label
    var link = link
    link.name = "String"
    link.arguments = [argument]
    link.end = end
    notes.note(link.name, .call)
    return .chain(Chain(root: .name, links: [link], range: range(from: start)))
  }
}

extension Expression {
  /// The chain that names a class: `UIButton`.
  var className: Chain? {
    guard case .chain(let chain) = self, case .name = chain.root, chain.links.count == 1,
      chain.links[0].arguments == nil, chain.links[0].name.mayNameClass
    else { return nil }
    return chain
  }
}
