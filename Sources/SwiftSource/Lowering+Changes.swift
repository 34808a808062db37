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
  static let changingMethods: Set<String> = [
    "append", "formUnion", "insert", "merge", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "removeValue", "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle",
    "updateValue", "write",
  ]

  /// Whether an operator gives a new value to what stands in front of it: `+=`, not `<=`.
  static func changes(_ symbol: String) -> Bool {
    symbol.utf8.last == UInt8(ascii: "=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
  }

  /// Notes that what the expression names is given another value, or a part of it is.
  func noteChange(of node: ExprSyntax) {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): notes.note(name(reference.baseName), .assignment)
    case .memberAccessExpr(let access): notes.note(name(access.declName.baseName), .assignment)
    case .subscriptCallExpr(let access): noteChange(of: access.calledExpression)
    case .optionalChainingExpr(let optional): noteChange(of: optional.expression)
    case .forceUnwrapExpr(let unwrap): noteChange(of: unwrap.expression)
    case .tupleExpr(let tuple): for element in tuple.elements { noteChange(of: element.expression) }
    default: break
    }
  }

  /// Notes what the code of a body that is not read gives another value, each with the names in front of it.
  func noteChanges(in body: CodeBlockSyntax) {
    let bytes = UnsafeBufferPointer(rebasing: text.bytes[offsets(body)])
    for stretch in bytes.codeStretches {
      let code = UnsafeBufferPointer(rebasing: bytes[stretch])
      for index in code.indices {
        switch code[index] {
        case UInt8(ascii: "="): if let end = code.targetEnd(assignedAt: index) { noteChange(in: code, upTo: end) }
        case UInt8(ascii: "&"):
          let end =
            code[(index + 1)...].firstIndex { !isIdentifierByte($0) && $0 != UInt8(ascii: ".") } ?? code.endIndex
          if end > index + 1 { noteChange(in: code, upTo: end) }
        case UInt8(ascii: ".") where index > 0: if changesInPlace(code[index...]) { noteChange(in: code, upTo: index) }
        default: break
        }
      }
    }
  }

  /// Notes the names of the path that ends at the offset, or of those in the tuple that does.
  private func noteChange(in code: UnsafeBufferPointer<UInt8>, upTo end: Int) {
    if code[end - 1] == UInt8(ascii: ")"), let open = code[..<end].lastIndex(of: UInt8(ascii: "(")) {
      for part in code[(open + 1)..<(end - 1)].split(separator: UInt8(ascii: ",")) where part.endIndex > open + 1 {
        noteChange(in: code, upTo: part.endIndex)
      }
    }
    var isLast = true
    for name in code.pathNames(before: end) {
      notes.note(name, isLast ? .assignment : .mention)
      isLast = false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where what an equals sign assigns to ends; nil where the sign is a part of a comparison or of a declaration.
  fileprivate func targetEnd(assignedAt index: Int) -> Int? {
    guard index > 0, index + 1 < count, self[index + 1] != UInt8(ascii: "=") else { return nil }
    var end = index
    if "+-*/%&|^".utf8.contains(self[end - 1]) { end -= 1 }
    if end > 0, "=!<>~".utf8.contains(self[end - 1]) { return nil }
    while end > 0, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end > 0 ? end : nil
  }

  /// The names of the path that ends at the offset, the last one first: `k`, `Ids` of `Ids.k` or `Ids.k[0]`.
  fileprivate func pathNames(before end: Int) -> [String] {
    var names: [String] = []
    var end = end
    while end > 0 {
      let last = self[end - 1]
      if last == UInt8(ascii: "]") {
        guard let open = self[..<end].lastIndex(of: UInt8(ascii: "[")) else { break }
        end = open
      } else if last == UInt8(ascii: "?") || last == UInt8(ascii: "!") || last == UInt8(ascii: ".") {
        end -= 1
      } else if isIdentifierByte(last) {
        let start = (self[..<end].lastIndex { !isIdentifierByte($0) } ?? -1) + 1
        names.append(String(decoding: self[start..<end], as: UTF8.self))
        end = start
        guard end > 0, self[end - 1] == UInt8(ascii: ".") else { break }
      } else {
        break
      }
    }
    return names
  }
}
