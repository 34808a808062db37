import Findings
import Inventory

/// Properties, instance variables and methods.
extension Reader {
  /// `@property (nonatomic, weak) IBOutlet UIButton *ok;`
  mutating func property(into members: inout Members) {
    advance()
    var isStatic = false
    var isReadOnly = false
    if token.isSymbol("(") {
      let end = indexBehindBalanced(from: index) ?? tokens.count
      isStatic = tokens[index..<end].contains { $0.isName("class") }
      isReadOnly = tokens[index..<end].contains { $0.isName("readonly") }
      index = end
    }
    let (found, names) = noting { reader in
      let specifiers = reader.specifiers()
      var found: [PropertyFact] = []
      repeat {
        guard let declarator = reader.declarator() else { break }
        found.append(
          PropertyFact(
            name: declarator.name.text, position: reader.position(declarator.name),
            type: reader.type(of: declarator, specifiers), isStatic: isStatic, isLet: false,
            attributes: specifiers.attributes, value: nil, getter: nil, observers: [], end: reader.end))
        reader.skipMarks()
      } while reader.skip(",")
      return found
    }
    skip(to: [";"])
    _ = skip(";")
    for property in found {
      if let type { properties[type, default: []].insert(property.name) }
      members.add(property.mentioning(names))
      // A text may be set by a message as well: `[row setTitleID:@"x"]`.
      if !isReadOnly, !isStatic, property.type?.name == "String", let setter = setter(of: property) {
        members.functions.append(setter)
      }
    }
  }

  /// The method that sets a property.
  private func setter(of property: PropertyFact) -> FunctionFact? {
    guard let first = property.name.first else { return nil }
    let parameter = FunctionFact.Parameter(
      label: nil, name: property.name, type: property.type, attributes: [], defaultValue: nil)
    return forwarding(
      "set" + first.uppercased() + property.name.dropFirst(), parameter, to: property.name, at: property.position)
  }

  /// A method that only passes its parameter to a property.
  private func forwarding(
    _ name: String, _ parameter: FunctionFact.Parameter, to property: String, at place: Position
  ) -> FunctionFact {
    func link(_ name: String) -> Link { Link(name: name, position: place, arguments: nil, end: place) }
    let range = SourceRange(place, place)
    _ = notes.take()
    for name in [name, property, parameter.name] { notes.note(name) }
    notes.note(property, .assignment)
    let assignment = Statement.assignment(
      target: Chain(root: .name, links: [link("self"), link(property)], range: range),
      value: .chain(Chain(root: .name, links: [link(parameter.name)], range: range)), range: range)
    return FunctionFact(
      name: name, position: place, parameters: [parameter], result: nil, isStatic: false, attributes: [],
      body: Block([assignment]), names: notes.take())
  }

  /// What stands in the braces of a class: `{ IBOutlet UIButton *_ok; }`
  mutating func instanceVariables() -> Members {
    var members = Members()
    advance()
    while !isAtEnd, !token.isSymbol("}") {
      let before = index
      if token.kind == .keyword || token.isSymbol(";") || token.kind == .directive {
        advance()
        continue
      }
      let (found, names) = noting { reader in
        let specifiers = reader.specifiers()
        var found: [PropertyFact] = []
        repeat {
          guard let declarator = reader.declarator() else { break }
          let name = declarator.name.text
          found.append(
            PropertyFact(
              name: reader.property(ofVariable: name) ?? name, position: reader.position(declarator.name),
              type: reader.type(of: declarator, specifiers), isStatic: false, isLet: false,
              attributes: specifiers.attributes, value: nil, getter: nil, observers: [], end: reader.end,
              isPrivate: false))
        } while reader.skip(",")
        reader.skip(to: [";"])
        _ = reader.skip(";")
        return found
      }
      for property in found { members.add(property.mentioning(names)) }
      if index == before { advance() }
    }
    _ = skip("}")
    return members
  }

  // MARK: Methods

  /// A method as it is declared.
  private struct Head {
    var name: Token
    var parts: [String]
    var parameters: [FunctionFact.Parameter]
    var result: TypeName?
    var isStatic: Bool
    var attributes: [String] = []
  }

  private mutating func head() -> Head? {
    let isStatic = token.isSymbol("+")
    advance()
    let (result, attributes) = typeInParentheses()
    guard token.kind == .name else { return nil }
    var head = Head(name: token, parts: [], parameters: [], result: result, isStatic: isStatic, attributes: attributes)
    if result?.name == "IBAction" {
      head.attributes = ["IBAction"]
      head.result = nil
    }
    while token.kind == .name || token.isSymbol(":") {
      let part = token
      if token.kind == .name { advance() }
      guard skip(":") else {
        if head.parts.isEmpty { head.parts.append(part.text) }
        break
      }
      let type = typeInParentheses().type
      skipMarks()
      guard token.kind == .name else { break }
      head.parameters.append(
        .init(
          label: head.parts.isEmpty ? nil : part.text, name: token.text, type: type, attributes: [], defaultValue: nil))
      head.parts.append(part.text)
      advance()
      if token.isSymbol(":") || token.kind == .name && token(at: 1).isSymbol(":") { continue }
      break
    }
    skip(to: [";", "{"])
    return head
  }

  /// A method with its code; without, where it only asks for one.
  mutating func method(into members: inout Members, isCategory: Bool) {
    let (found, names) = noting { reader -> (head: Head, block: Block?)? in
      guard let head = reader.head() else {
        reader.skip(to: [";", "{"])
        if reader.token.isSymbol("{") { reader.skipBalanced() }
        return nil
      }
      _ = reader.skip(";")
      guard reader.token.isSymbol("{") else { return (head, nil) }
      let isRead = reader.readsActions || head.result != nil
      return (
        head,
        reader.code(
          parameters: head.parameters.map { ($0.name, $0.type) }, isRead: isRead,
          getting: head.parameters.isEmpty && head.result != nil ? head.parts.first : nil)
      )
    }
    guard let found else { return }
    add(found.head, found.block, names, to: &members, isCategory: isCategory)
  }

  /// Adds the function that a method is to Swift; one that gets or sets a property is the property's code as well.
  private mutating func add(
    _ head: Head, _ block: Block?, _ names: NameSet, to members: inout Members, isCategory: Bool
  ) {
    let place = position(head.name)
    let name = head.parts.first ?? head.name.text
    if let block, head.parameters.isEmpty, let result = head.result, !name.isInitialiser {
      members.add(
        PropertyFact(
          name: name, position: place, type: result.ifNamed, isStatic: head.isStatic, isLet: false,
          attributes: [], value: nil, getter: block, observers: [], end: place, names: names))
      members.functions.append(getter(head, name, at: place))
      return
    }
    if let block, !isCategory || members.properties.contains(where: { $0.name == name.propertySet }),
      head.parameters.count == 1, !head.isStatic, head.result == nil, let property = name.propertySet
    {
      members.add(observed(property, by: block, head.parameters[0], at: place, names))
      members.functions.append(forwarding(name, head.parameters[0], to: property, at: place))
      return
    }
    let function = function(head, name, block, at: place).mentioning(names)
    members.functions.append(function)
    if let imported = function.imported { members.functions.append(imported) }
  }

  private func function(_ head: Head, _ name: String, _ block: Block?, at place: Position) -> FunctionFact {
    var parameters = head.parameters
    var swiftName = name
    var isStatic = head.isStatic
    let factory = head.isStatic && !parameters.isEmpty ? type.flatMap { name.factoryLabel(of: $0) } : nil
    if name.isInitialiser || factory != nil {
      swiftName = "init"
      isStatic = true
      let labels = factory.map { [$0] + head.parts.dropFirst().map { $0 } } ?? name.initialiserLabels(head.parts)
      for index in parameters.indices where index < labels.count { parameters[index].label = labels[index] }
    }
    return FunctionFact(
      name: swiftName, position: place, parameters: parameters, result: swiftName == "init" ? nil : head.result,
      isStatic: isStatic, attributes: head.attributes, body: block)
  }

  /// A property that a method sets: what the method is passed is the property itself.
  private func observed(
    _ property: String, by block: Block, _ parameter: FunctionFact.Parameter, at place: Position, _ names: NameSet
  ) -> PropertyFact {
    var block = block.withoutKeeping(property, from: parameter.name)
    if parameter.name != property {
      let links = ["self", property].map { Link(name: $0, position: place, arguments: nil, end: place) }
      let value = Expression.chain(Chain(root: .name, links: links, range: SourceRange(place, place)))
      block.statements.insert(
        .binding(.init(name: parameter.name, position: place, type: parameter.type, value: value)), at: 0)
    }
    return PropertyFact(
      name: property, position: place, type: parameter.type, isStatic: false, isLet: false, attributes: [], value: nil,
      getter: nil, observers: [block], end: place, names: names)
  }

  /// A method without parameters, which gives what the property of its name gives.
  private func getter(_ head: Head, _ name: String, at place: Position) -> FunctionFact {
    let links = ["self", name].map { Link(name: $0, position: place, arguments: nil, end: place) }
    let range = SourceRange(place, place)
    _ = notes.take()
    notes.note(name)
    return FunctionFact(
      name: name, position: place, parameters: [], result: head.result, isStatic: head.isStatic,
      attributes: head.attributes,
      body: Block([.return(.chain(Chain(root: .name, links: links, range: range)), range)]),
      names: notes.take())
  }
}

extension Block {
  /// The block of a setter without what only keeps the value: `_title = title;`.
  fileprivate func withoutKeeping(_ property: String, from parameter: String) -> Block {
    Block(
      statements.compactMap { statement in
        switch statement {
        case .assignment(let target, let value, _)
        where target.links.map(\.name) == ["self", property] && value.path == [parameter]:
          return nil
        case .branches(var branches):
          for index in branches.alternatives.indices {
            branches.alternatives[index].body = branches.alternatives[index].body.withoutKeeping(
              property, from: parameter)
          }
          return .branches(branches)
        default: return statement
        }
      })
  }
}
