import Findings
import Inventory

extension SymbolTable {
  /// Something a type or a file has, with the file that declares it.
  struct Member: Sendable {
    enum Declaration: Sendable {
      case property(PropertyFact)
      case function(FunctionFact)
      case enumCase(CaseFact)
    }

    let declaration: Declaration
    let file: Int

    init(_ declaration: Declaration, file: Int) {
      self.declaration = declaration
      self.file = file
    }

    /// Tells it from every other member.
    var identity: ObjectIdentifier {
      switch declaration {
      case .property(let property): ObjectIdentifier(property)
      case .function(let function): ObjectIdentifier(function)
      case .enumCase(let element): ObjectIdentifier(element)
      }
    }
  }

  /// Where a member is declared, which tells it from every other one.
  struct MemberKey: Hashable, Sendable {
    var file: Int
    var position: Position
  }

  /// A member with the type that has it; nil where it stands at the top of a file.
  struct Code: Sendable {
    var owner: TypeID?
    var member: Member
  }
}

extension SymbolTable.Member {
  /// Of a protocol's, whether it has no code: the types that conform have it.
  var isOnlyAskedFor: Bool {
    switch declaration {
    case .property(let property): property.getter == nil && property.value == nil
    case .function(let function): function.body == nil
    case .enumCase: false
    }
  }

  /// Whether a call with the arguments may mean it, as far as its labels tell.
  func takes(_ arguments: [Argument]) -> Bool {
    if case .function(let function) = declaration { function.accepts(arguments) } else { true }
  }

  var position: Position {
    switch declaration {
    case .property(let property): property.position
    case .function(let function): function.position
    case .enumCase(let element): element.position
    }
  }

  var key: SymbolTable.MemberKey { SymbolTable.MemberKey(file: file, position: position) }

  var name: String {
    switch declaration {
    case .property(let property): property.name
    case .function(let function): function.name
    case .enumCase(let element): element.name
    }
  }

  /// The names that its code mentions.
  var names: NameSet {
    switch declaration {
    case .property(let property): property.names
    case .function(let function): function.names
    case .enumCase: NameSet()
    }
  }

  /// `private` or `fileprivate`.
  var isPrivate: Bool {
    switch declaration {
    case .property(let property): property.isPrivate
    case .function(let function): function.isPrivate
    case .enumCase: false
    }
  }

  /// Whether it is code that puts views together.
  var makesView: Bool {
    switch declaration {
    case .property(let property): property.makesView && (property.getter != nil || property.value != nil)
    case .function(let function): function.makesView && function.body != nil
    default: false
    }
  }
}
