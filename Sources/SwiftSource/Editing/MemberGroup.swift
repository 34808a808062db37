import SwiftSyntax

/// Members of one kind that follow each other without an empty line.
struct MemberGroup {
  private(set) var members: [MemberBlockItemSyntax]
  /// Whether each of them has empty lines around it.
  private(set) var isSpaced = false

  init(of item: MemberBlockItemSyntax, in list: MemberBlockItemListSyntax, isLike: (MemberBlockItemSyntax) -> Bool) {
    let all = Array(list)
    let index = all.firstIndex { $0.id == item.id } ?? 0
    var first = index
    while first > 0, !all[first].followsEmptyLine, isLike(all[first - 1]) { first -= 1 }
    var last = index
    while last + 1 < all.count, !all[last + 1].followsEmptyLine, isLike(all[last + 1]) { last += 1 }
    members = Array(all[first...last])
    if members.count == 1, item.description.contains("\n") {
      let isBehindLike = index > 0 && isLike(all[index - 1])
      let isBeforeLike = index + 1 < all.count && isLike(all[index + 1])
      isSpaced = item.spansLines && (isBehindLike || isBeforeLike)
    }
  }

  private func name(of member: MemberBlockItemSyntax) -> String {
    if let variable = member.decl.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription ?? ""
    }
    return member.decl.as(EnumCaseDeclSyntax.self)?.elements.first?.name.text ?? ""
  }

  /// Behind which member a new one goes, or in front of which: by its name where the members are sorted, else at the end.
  func place(of name: String) -> (before: MemberBlockItemSyntax?, behind: MemberBlockItemSyntax) {
    let names = members.map { self.name(of: $0).lowercased() }
    let isSorted = names.count > 2 && zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
    guard isSorted else { return (members[members.count - 1], members[0]) }
    let index = names.lastIndex { $0 < name.lowercased() }
    return (index.map { members[$0] }, members[0])
  }
}

extension MemberBlockItemSyntax {
  fileprivate var followsEmptyLine: Bool {
    var breaks = 0
    for piece in leadingTrivia {
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): breaks += count
      case .spaces, .tabs: continue
      default:
        if breaks > 1 { return true }
        breaks = 0
      }
    }
    return breaks > 1
  }

  fileprivate var spansLines: Bool { trimmedDescription.contains(where: \.isNewline) }
}

extension SourceFileSyntax {
  /// Whether a `switch` without a default asks for one of these cases: with another case it would no longer be complete.
  func listsAllCases(among names: Set<String>) -> Bool {
    let finder = SwitchFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found.contains { branching in
      var cases: Set<String> = []
      for case .switchCase(let branch) in branching.cases {
        guard case .case(let label) = branch.label else { return false }
        for item in label.caseItems {
          guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression else { return false }
          cases.insert(pattern.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
        }
      }
      return !cases.isDisjoint(with: names)
    }
  }
}

private final class SwitchFinder: SyntaxVisitor {
  var found: [SwitchExprSyntax] = []

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
