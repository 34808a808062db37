import Inventory
import SwiftSyntax

extension Lowering {
  /// The block of the statements, in which each variable knows how it is changed.
  func noting(changesIn statements: [Statement], of items: CodeBlockItemListSyntax) -> Block {
    let block = Block(statements)
    var variables: Set<String> = []
    var changedInPlace: Set<String> = []
    for item in items {
      guard case .decl(let declaration) = item.item, let node = declaration.as(VariableDeclSyntax.self) else {
        continue
      }
      let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
      for binding in node.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        // A constant may be given its value once, later.
        guard isVariable || binding.initializer == nil else { continue }
        let name = name(pattern.identifier)
        variables.insert(name)
        if isVariable, changesInPlace(name, from: node.endPosition.utf8Offset, to: items.endPosition.utf8Offset) {
          changedInPlace.insert(name)
        }
      }
    }
    guard !variables.isEmpty else { return block }
    var noted = block.notingChanges(of: variables)
    for index in noted.statements.indices {
      if case .binding(var binding) = noted.statements[index], changedInPlace.contains(binding.name) {
        binding.changes.isChangedInPlace = true
        noted.statements[index] = .binding(binding)
      }
    }
    return noted
  }

  /// Whether the code between the offsets changes the variable by an operator such as `+=`, by a method that changes what
  /// it is called on, or by passing it as `&name`. What comments and strings say counts too: nothing is lost but a value.
  private func changesInPlace(_ name: String, from start: Int, to end: Int) -> Bool {
    let bytes = UnsafeBufferPointer(rebasing: text.bytes[start..<end])
    var name = name
    return name.withUTF8 { name in
      var offset = 0
      while offset + name.count <= bytes.count {
        defer { offset += 1 }
        guard bytes[offset] == name[0], bytes[offset..<(offset + name.count)].elementsEqual(name) else { continue }
        let before = offset > 0 ? bytes[offset - 1] : 0
        let rest = bytes[(offset + name.count)...]
        if isIdentifierByte(before) || before == UInt8(ascii: ".") || rest.first.map(isIdentifierByte) == true {
          continue
        }
        if before == UInt8(ascii: "&") || changesInPlace(rest) { return true }
      }
      return false
    }
  }

  /// Whether what follows a name changes it.
  private func changesInPlace(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let code = rest.drop { $0 == UInt8(ascii: " ") }
    guard let first = code.first else { return false }
    if "+-*/%&|^".utf8.contains(first) { return code.dropFirst().first == UInt8(ascii: "=") }
    guard first == UInt8(ascii: ".") else { return false }
    let method = String(decoding: code.dropFirst().prefix(while: isIdentifierByte), as: UTF8.self)
    return Self.changingMethods.contains(method)
  }

  /// Methods of the standard library's values that change what they are called on.
  private static let changingMethods: Set<String> = [
    "append", "formUnion", "insert", "merge", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "removeValue", "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle",
    "updateValue", "write",
  ]
}
