import Findings
import Inventory

/// Types, and the names that are declared with them.
extension Reader {
  /// What stands in front of the names of a declaration.
  struct Specifiers {
    var type: TypeName?
    var attributes: [String] = []
    var isStatic = false
    var isExtern = false
    var isTypedef = false
    var isConst = false
    /// What the type in front of the names was made of: `struct`, `enum`.
    var isTagged = false
  }

  /// A name with what is written around it: `*name`, `name[3]`, `(^name)(int)`.
  struct Declarator {
    var name: Token
    var isPointer = false
    var isBlock = false
    var isFunction = false
    var isArray = false
    var isConst = false
  }

  static let qualifiers: Set<String> = [
    "static", "const", "extern", "inline", "register", "volatile", "typedef", "struct", "enum", "union", "unsigned",
    "signed", "long", "short", "auto", "restrict", "constexpr", "__block", "__weak", "__strong", "__unsafe_unretained",
    "__autoreleasing", "__kindof", "__typeof__", "__typeof", "typeof", "__auto_type", "__inline", "__inline__",
    "__nullable", "__nonnull", "_Nullable", "_Nonnull", "_Null_unspecified", "nullable", "nonnull",
    "null_unspecified", "oneway", "inout", "bycopy", "out", "__attribute__", "__unused", "IBOutlet", "IBInspectable",
    "IBOutletCollection", "NS_VALID_UNTIL_END_OF_SCOPE", "__deprecated", "__covariant", "__contravariant", "__bridge",
    "__bridge_transfer", "__bridge_retained", "_Thread_local", "thread_local",
  ]

  /// Whether a name is a mark of the compiler's or a macro that stands in for one: `NS_DESIGNATED_INITIALIZER`.
  static func isMark(_ name: String) -> Bool {
    name.contains("_")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
      } && name.utf8.contains { $0 != UInt8(ascii: "_") }
  }

  /// Reads qualifiers and the type; nil where there is no type.
  mutating func specifiers() -> Specifiers {
    var found = Specifiers()
    while token.kind == .name {
      let name = token.text
      switch name {
      case "static": found.isStatic = true
      case "extern": found.isExtern = true
      case "typedef": found.isTypedef = true
      case "const": found.isConst = true
      case "IBOutlet", "IBInspectable": found.attributes.append(name)
      case "IBOutletCollection":
        found.attributes.append("IBOutlet")
        advance()
        if token.isSymbol("(") { skipBalanced() }
        continue
      case "struct", "enum", "union":
        advance()
        readTagged(&found)
        continue
      case "typeof", "__typeof__", "__typeof":
        advance()
        if token.isSymbol("(") { skipBalanced() }
        found.type = TypeName(name: "")
        continue
      case "unsigned", "signed", "long", "short":
        found.type = TypeName(name: "Int")
      case "auto", "__auto_type": found.type = TypeName(name: "")
      case _ where Self.qualifiers.contains(name):
        advance()
        if token.isSymbol("("), name.hasPrefix("__attribute") { skipBalanced() }
        continue
      case "int" where found.type?.name == "Int", "char" where found.type?.name == "Int": break
      default:
        if Self.isMark(name), found.type == nil {
          advance()
          if token.isSymbol("(") { skipBalanced() }
          continue
        }
        // The type is there: this is what is declared with it.
        if found.type != nil { return found }
        found.type = namedType()
        continue
      }
      advance()
    }
    return found
  }

  /// What follows `struct` or `enum`: a name, a body, or both.
  private mutating func readTagged(_ found: inout Specifiers) {
    found.isTagged = true
    found.type = TypeName(name: token.kind == .name ? token.text : "")
    while token.kind == .name, !token(at: 1).isSymbol("=") {
      if !token(at: 1).isSymbol("{"), !token(at: 1).isSymbol(":"), !token(at: 1).isSymbol("*"),
        token(at: 1).kind != .name
      {
        break
      }
      let isLast = !token(at: 1).isSymbol("{") && !token(at: 1).isSymbol(":")
      advance()
      if isLast { break }
    }
    if token.isSymbol(":") { skip(to: ["{", ";"]) }
    if token.isSymbol("{") { skipBalanced() }
  }

  /// A named type with what is in angle brackets behind it.
  private mutating func namedType() -> TypeName {
    var name = token.text
    advance()
    while token.isSymbol("::"), token(at: 1).kind == .name {
      advance()
      name = token.text
      advance()
    }
    let arguments = token.isSymbol("<") ? typeArguments() : []
    if name == "instancetype", let type { return TypeName(name: type) }
    // `id<Styled>` is a value of the protocol.
    if name == "id", let first = arguments.first { return TypeName(name: first.name, isOpaque: true) }
    let swift = Platform.types[name] ?? name
    let isCollection = ["[]", "[:]", "Set"].contains(swift)
    return TypeName(name: swift, arguments: isCollection ? arguments : [])
  }

  /// What is in angle brackets: types, or protocols.
  mutating func typeArguments() -> [TypeName] {
    var arguments: [TypeName] = []
    advance()
    while !isAtEnd, !token.isSymbol(">"), !token.isSymbol(";"), !token.isSymbol("{"), !token.closes {
      let start = index
      let type = deeper(or: Specifiers()) { $0.specifiers() }.type
      if let type { arguments.append(type) }
      while token.isSymbol("*") || token.isSymbol(",") || token.isSymbol("(") || token.isSymbol("^") {
        if token.isSymbol("(") { skipBalanced() } else { advance() }
      }
      if index == start { advance() }
    }
    _ = skip(">")
    return arguments
  }

  /// A name with its pointers; nil where there is none.
  mutating func declarator() -> Declarator? {
    var isPointer = false
    var isConst = false
    while true {
      if token.isSymbol("*") || token.isSymbol("&") || token.isSymbol("&&") {
        isPointer = true
        advance()
      } else if token.kind == .name, Self.qualifiers.contains(token.text) {
        isConst = isConst || token.text == "const"
        advance()
        if token.isSymbol("("), tokens[index - 1].text.hasPrefix("__attribute") { skipBalanced() }
      } else {
        break
      }
    }
    var found: Declarator
    if token.isSymbol("("), token(at: 1).isSymbol("^") || token(at: 1).isSymbol("*") {
      // `void (^name)(int)`
      advance()
      advance()
      while token.kind == .name, Self.qualifiers.contains(token.text) { advance() }
      guard token.kind == .name else {
        skip(to: [])
        _ = skip(")")
        if token.isSymbol("(") { skipBalanced() }
        return nil
      }
      found = Declarator(name: token, isBlock: true)
      skip(to: [])
      _ = skip(")")
      if token.isSymbol("(") { skipBalanced() }
    } else {
      guard token.kind == .name, !Self.isMark(token.text) || !isMarkAhead else { return nil }
      found = Declarator(name: token)
      advance()
      while token.isSymbol("::"), token(at: 1).kind == .name {
        advance()
        found.name = token
        advance()
      }
    }
    found.isPointer = isPointer
    found.isConst = isConst
    while token.isSymbol("[") {
      found.isArray = true
      skipBalanced()
    }
    if token.isSymbol(":"), token(at: 1).kind == .number {
      // The bits of a field.
      advance()
      advance()
    }
    return found
  }

  /// Whether a mark is followed by the name that is meant.
  private var isMarkAhead: Bool { token(at: 1).kind == .name }

  /// The type in parentheses: of a parameter, a result, a cast. Nil for `void`.
  mutating func typeInParentheses() -> (type: TypeName?, attributes: [String]) {
    guard token.isSymbol("(") else { return (TypeName(name: "Any"), []) }
    let start = index
    let end = indexBehindBalanced(from: index) ?? tokens.count
    advance()
    var specifiers = specifiers()
    let isBlock = tokens[start..<end].contains { $0.isSymbol("^") }
    let isVoid = specifiers.type?.name == "void"
    var isPointer = false
    while index < end - 1 {
      if token.isSymbol("*") { isPointer = true }
      if token.kind == .name, token.text == "_Nullable" || token.text == "nullable" {
        specifiers.type?.isOptional = true
      }
      advance()
    }
    if index < end { advance() }
    if isBlock { return (TypeName(name: "()"), []) }
    return (isVoid && !isPointer ? nil : specifiers.type, specifiers.attributes)
  }

  /// The type of a declared name.
  func type(of declarator: Declarator, _ specifiers: Specifiers) -> TypeName? {
    if declarator.isBlock { return TypeName(name: "()") }
    guard let type = specifiers.type, !type.name.isEmpty else { return nil }
    return declarator.isArray ? TypeName(name: "[]", arguments: [type]) : type
  }
}
