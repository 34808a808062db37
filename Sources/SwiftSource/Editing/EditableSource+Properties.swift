import Findings
import SwiftSyntax

extension EditableSource {
  /// What gives the object in a property an identifier: in its observer, beside the identifiers of the type's other objects,
  /// where it is set up, or at the end of what sets the type up.
  func statement(giving code: String, toPropertyOf binding: PatternBindingSyntax) throws(Obstacle) -> [FileEdit] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
      let type = TypeParts.type(around: binding)
    else { throw Obstacle("it is held by what a pattern takes apart") }
    guard !declaration.modifiers.has(["static", "class"]) else {
      throw Obstacle("'\(name)' belongs to the type, not to an object, and no code sets it up")
    }
    let parts = TypeParts(of: type, in: tree)
    let isOutlet = declaration.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
    }
    if isOutlet, let body = binding.observer(of: .didSet) {
      return [insert(giving: code, to: name, of: binding, atEndOf: body)]
    }
    let setUp = SetUp(of: parts, forOutlet: isOutlet)
    let isMade = isOutlet || binding.initializer != nil
    let identifiers = isMade ? setUp.placeBesideIdentifiers(of: parts) : nil
    if let place = identifiers ?? setUp.placeSettingUp(name, isMade: isMade) {
      return [insert(giving: code, to: name, of: binding, besides: place)]
    }
    guard isMade else { throw Obstacle("'\(name)' is made elsewhere") }
    guard let function = setUp.ending else { throw Obstacle("no code of '\(parts.name)' sets up what it holds") }
    return [insert(giving: code, to: name, of: binding, atEndOf: function)]
  }

  private func insert(
    giving code: String, to name: String, of binding: PatternBindingSyntax, atEndOf body: CodeBlockSyntax
  ) -> FileEdit {
    let last = body.statements.last { $0.subject(named: name) != nil }
    let written = last?.subject(named: name)?.written ?? (binding.isOptional ? name + "?" : name)
    let statement = assignment(of: code, to: written)
    guard let place = last ?? body.statements.last else { return insert(statement: statement, atStartOf: body) }
    return insert(statement: statement, behind: place)
  }

  private func insert(
    giving code: String, to name: String, of binding: PatternBindingSyntax, besides place: SetUp.Place
  ) -> FileEdit {
    var written = (place.isOfSelf || place.function.hides(name) ? "self." : "") + name
    if let own = place.own {
      written = own.written
    } else if binding.isOptional {
      written += "?"
    }
    return insert(statement: assignment(of: code, to: written), behind: place.statement)
  }

  private func insert(
    giving code: String, to name: String, of binding: PatternBindingSyntax, atEndOf function: TypeParts.Function
  ) -> FileEdit {
    let statements = Array(function.body.statements)
    let isOfSelf = statements.contains { $0.startsWithProperty }
    let object = (isOfSelf || function.hides(name) ? "self." : "") + name + (binding.isOptional ? "?" : "")
    let statement = assignment(of: code, to: object)
    let afterSuper = statements.lastIndex(where: \.callsSuper).map { $0 + 1 } ?? 0
    let leaving = statements[afterSuper...].firstIndex(where: \.mayLeave) ?? statements.count
    guard leaving > 0 else { return insert(statement: statement, atStartOf: function.body) }
    return insert(statement: statement, behind: statements[leaving - 1])
  }
}

extension SetUp {
  /// A statement that another one goes behind.
  struct Place {
    var function: TypeParts.Function
    var statement: CodeBlockItemSyntax
    /// Whether the objects there are named with `self`.
    var isOfSelf: Bool
    /// What it says of the very object, if anything.
    var own: Subject?
  }

  /// Behind the last of the most statements in a row that give identifiers to the type's properties. A single one belongs
  /// to what is around it, unless the body is for identifiers alone.
  func placeBesideIdentifiers(of type: TypeParts) -> Place? {
    let properties = Set(type.properties.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
    var best: (count: Int, place: Place)?
    for function in functions {
      var count = 0
      for statement in function.body.statements {
        guard let subject = statement.identified, let root = subject.name.split(separator: ".").first.map(String.init),
          properties.contains(root), !function.hides(root)
        else {
          if statement.mayLeave { break }
          count = 0
          continue
        }
        count += 1
        if count > best?.count ?? 0, count > 1 || function.isForIdentifiers {
          best = (count, Place(function: function, statement: statement, isOfSelf: subject.isOfSelf))
        }
      }
    }
    return best?.place
  }

  /// Behind the first statements in a row that set the property's object up, or that make it.
  func placeSettingUp(_ name: String, isMade: Bool) -> Place? {
    for function in functions where !function.hides(name) {
      var place: Place?
      for statement in function.body.statements {
        let subject = statement.subject(named: name)
        if let subject, isMade || place != nil {
          place = Place(function: function, statement: statement, isOfSelf: subject.isOfSelf, own: subject)
        } else if !isMade, place == nil, let target = statement.assignedName, target.name == name {
          place = Place(function: function, statement: statement, isOfSelf: target.isOfSelf)
        } else if place != nil || statement.mayLeave {
          break
        }
      }
      if let place { return place }
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// What it assigns to as a whole: `label` of `self.label = UILabel()`.
  fileprivate var assignedName: Subject? {
    guard let sequence = item.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return Subject(written: first.trimmedDescription, isAssignment: true)
  }

  /// Whether it says something of a property by `self`: `self.label.text = "a"`, not `self.setUp()`.
  fileprivate var startsWithProperty: Bool {
    guard let first = item.firstToken(viewMode: .sourceAccurate), first.tokenKind == .keyword(.self),
      let name = first.nextToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
      let next = name.nextToken(viewMode: .sourceAccurate)
    else { return false }
    return next.tokenKind != .leftParen
  }
}

extension PatternBindingSyntax {
  /// The body that runs when it is set.
  fileprivate func observer(of keyword: Keyword) -> CodeBlockSyntax? {
    guard case .accessors(let accessors) = accessorBlock?.accessors else { return nil }
    return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.body
  }
}
