import Findings

/// What a finding or a note says, in the compiler's manner: lower case, no full stop, names in single quotes, the fact
/// first. Each rule keeps its own at the end of its file.
struct Message: ExpressibleByStringInterpolation {
  var text: String

  init(stringLiteral text: String) { self.text = text }

  static func + (left: Message, right: Message) -> Message { Message(stringLiteral: left.text + right.text) }
}

extension Note {
  init(_ message: Message, at place: Place) { self.init(message.text, at: place) }
}
