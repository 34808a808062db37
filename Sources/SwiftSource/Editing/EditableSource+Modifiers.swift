import Findings
import SwiftSyntax

extension EditableSource {
  /// What gives the view that the call with this name makes an identifier: a modifier.
  func modifier(
    giving code: String, toViewMadeBy name: TokenSyntax, _ layout: ChainLayout
  ) throws(Obstacle) -> [FileEdit] {
    guard let chain = ViewChain(constructorNamed: name) else { throw Obstacle("no call makes the view here") }
    let callee = chain.constructor.calledExpression
    if callee.as(MemberAccessExprSyntax.self)?.base == nil, callee.is(MemberAccessExprSyntax.self) {
      throw Obstacle("the code here does not say what it makes")
    }
    guard name.text == "init" || name.text.first?.isUppercase == true else {
      throw Obstacle("'\(name.text)' makes nothing that takes modifiers")
    }
    if chain.names.contains(where: { $0 == "accessibilityIdentifier" }) {
      throw Obstacle("its chain gives an identifier already, under a condition or an empty one")
    }
    if let type = chain.promisedType { throw Obstacle("its type is '\(type)', which a modifier changes") }
    let modifier = style.spellsOldModifier ? ".accessibility(identifier: \(code))" : ".accessibilityIdentifier(\(code))"
    let place = chain.placeOfIdentifier
    let node = chain.node(place)
    if let indentation = indentation(ofModifierBehind: place, in: chain, adding: modifier.count, layout) {
      return [insert(style.lineBreak + indentation + modifier, at: endOfLine(behind: node))]
    }
    return [insert(modifier, at: end(node))]
  }

  /// What a new modifier behind so many others begins its line with; nil where it goes on in the line.
  private func indentation(ofModifierBehind count: Int, in chain: ViewChain, adding width: Int, _ layout: ChainLayout)
    -> String?
  {
    if count > 0 {
      let before = chain.modifiers[count - 1].dot
      if isFirstOnLine(start(before)) { return indentation(start(before)) }
    }
    let next = count < chain.modifiers.count ? chain.modifiers[count].dot : nil
    if let next {
      return isFirstOnLine(start(next)) ? indentation(start(next)) : nil
    }
    if count == 0, chain.condition == nil, let samples = layout.samples(like: chain.constructor, in: self) {
      guard beginsLine(chain.constructor) || closesOnOwnLine(chain.constructor) else { return nil }
      if !samples.areOnOwnLines, fits(width, behind: chain.node(count)) { return nil }
      return samples.indentation(of: chain.constructor, in: self)
    }
    if let condition = chain.condition {
      // What a condition goes on with stands on lines of its own, and is indented as the modifiers before it would be.
      let inside = condition.nextToken(viewMode: .sourceAccurate).flatMap { _ in firstDot(in: chain) }
      return indentation(start(inside ?? condition))
    }
    if fits(width, behind: chain.node(count)) { return nil }
    return beginsLine(chain.constructor) ? indentation(start(chain.constructor)) + style.indent : nil
  }

  /// The dot of the first modifier in the condition that goes on with a chain.
  private func firstDot(in chain: ViewChain) -> TokenSyntax? {
    var token = chain.condition?.nextToken(viewMode: .sourceAccurate)
    while let current = token, current.tokenKind != .poundEndif {
      if current.tokenKind == .period, isFirstOnLine(start(current)) { return current }
      token = current.nextToken(viewMode: .sourceAccurate)
    }
    return nil
  }

  private func fits(_ width: Int, behind node: some SyntaxProtocol) -> Bool {
    self.width(upTo: lineEnd(end(node))) + width <= WritingStyle.longestLine
  }

  /// Whether a view begins its line, but for what says that it is given or chosen.
  func beginsLine(_ node: some SyntaxProtocol) -> Bool {
    guard var token = node.firstToken(viewMode: .sourceAccurate) else { return false }
    while !isFirstOnLine(start(token)) {
      guard let before = token.previousToken(viewMode: .sourceAccurate) else { return false }
      switch before.tokenKind {
      case .keyword(.return), .infixQuestionMark: token = before
      case .colon where before.parent?.is(UnresolvedTernaryExprSyntax.self) == true: token = before
      default: return false
      }
    }
    return true
  }

  /// Whether what closes a call begins a line.
  func closesOnOwnLine(_ call: FunctionCallExprSyntax) -> Bool {
    guard let last = call.lastToken(viewMode: .sourceAccurate) else { return false }
    return !isOnOneLine(call) && isFirstOnLine(start(last))
  }
}

/// How a source lays out the first modifiers of its views.
struct ChainLayout {
  struct Samples {
    fileprivate(set) var ownLines = 0
    fileprivate(set) var inLine = 0
    /// How often the modifiers are indented like the line in front of them, and how often one step further.
    fileprivate(set) var flush = 0
    fileprivate(set) var indented = 0
    var isOfLongCalls: Bool

    /// Apple's own code writes modifiers on lines of their own, so that is what is done where the source does not say.
    var areOnOwnLines: Bool { ownLines >= inLine }

    func indentation(of call: FunctionCallExprSyntax, in source: EditableSource) -> String {
      let base = source.indentation(isOfLongCalls ? source.end(call) : source.start(call))
      let isFlush = isOfLongCalls ? flush >= indented : flush > indented
      return isFlush ? base : base + source.style.indent
    }
  }

  private var short = Samples(isOfLongCalls: false)
  private var long = Samples(isOfLongCalls: true)
  /// Those of identifiers alone, which tell more.
  private var identifiers = (ownLines: 0, inLine: 0)

  init(_ source: EditableSource) {
    let finder = FirstModifierFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for access in finder.found {
      guard let call = access.base?.as(FunctionCallExprSyntax.self) else { continue }
      note(access, on: call, in: source)
    }
  }

  private mutating func note(
    _ access: MemberAccessExprSyntax, on call: FunctionCallExprSyntax, in source: EditableSource
  ) {
    let isLong = source.closesOnOwnLine(call)
    guard isLong || source.beginsLine(call) && source.isOnOneLine(call) else { return }
    let dot = source.start(access.period)
    let isOnOwnLine = source.isFirstOnLine(dot)
    let base = source.indentation(isLong ? source.end(call) : source.start(call))
    let isFlush = source.indentation(dot) == base
    func add(to samples: inout Samples) {
      if !isOnOwnLine {
        samples.inLine += 1
        return
      }
      samples.ownLines += 1
      if isFlush { samples.flush += 1 } else { samples.indented += 1 }
    }
    if isLong { add(to: &long) } else { add(to: &short) }
    if access.declName.baseName.text == "accessibilityIdentifier", !isLong {
      if isOnOwnLine { identifiers.ownLines += 1 } else { identifiers.inLine += 1 }
    }
  }

  /// How modifiers are laid out on calls that are written like this one.
  func samples(like call: FunctionCallExprSyntax, in source: EditableSource) -> Samples? {
    if source.closesOnOwnLine(call) { return long }
    var samples = short
    if identifiers.ownLines + identifiers.inLine > 0 {
      (samples.ownLines, samples.inLine) = (identifiers.ownLines, identifiers.inLine)
    }
    return samples
  }
}

/// Finds the first modifier of each view: `.padding` in `Text("a").padding().bold()`.
private final class FirstModifierFinder: SyntaxVisitor {
  var found: [MemberAccessExprSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.base?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    {
      found.append(node)
    }
    return .visitChildren
  }
}
