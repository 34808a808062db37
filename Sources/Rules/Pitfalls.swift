/// The twenty ways in which an identifier most often fails a test. Rules say by number which of them they find.
package struct Pitfall: Sendable {
  package var number: Int
  /// A noun phrase.
  package var title: String
  /// What a test sees.
  package var consequence: String

  package static let all: [Pitfall] = [
    Pitfall(
      1, "An identifier on a stack or group",
      "every element inside answers to it, and their own identifiers are gone"),
    Pitfall(2, "An identifier on a section", "the same for all its rows, its header and its footer"),
    Pitfall(
      3, "An identifier at the call of a component of several elements",
      "the identifiers inside are overwritten, use by use"),
    Pitfall(4, "Two identifiers on one chain, or one around the other", "the outermost only is found"),
    Pitfall(
      5, "An identifier behind '.sheet', '.alert' or '.searchable'",
      "it names the view that shows the dialog, not the dialog"),
    Pitfall(6, "An identifier on a tab's content", "it names the content; the tab's button has none"),
    Pitfall(7, "A tab that is found by its identifier only", "some versions of iOS drop it"),
    Pitfall(8, "A toggle that is tapped through its identifier", "the tap hits the row's middle and toggles nothing"),
    Pitfall(
      9, "The buttons of a stepper with an identifier", "they are called '<identifier>-Increment' and '-Decrement'"),
    Pitfall(10, "A tap gesture on what is no button", "'buttons' does not find it"),
    Pitfall(
      11, "An identifier inside combined or ignored children, or inside a button's label",
      "what is inside becomes a part of one element"),
    Pitfall(12, "Ignored children on a button", "the button is no button any more"),
    Pitfall(13, "An identifier on what is hidden, decorative or only drawn", "no element carries it"),
    Pitfall(14, "A control with an opacity of 0", "it is left out while it is transparent"),
    Pitfall(15, "An identifier on 'ContentUnavailableView'", "it leads to no single element"),
    Pitfall(16, "A UIKit view that is an element, around others with identifiers", "the views inside vanish"),
    Pitfall(17, "A list of 'accessibilityElements' that leaves one out", "what is left out vanishes"),
    Pitfall(18, "A trait that changes the type", "it is found among other elements than its class tells"),
    Pitfall(
      19, "One identifier twice on a screen, or equal to a visible text",
      "a tap fails over several matches"),
    Pitfall(
      20, "An identifier that is too long, blank, localised or new on each launch",
      "it cannot be written into a test, or not for long"),
  ]

  private init(_ number: Int, _ title: String, _ consequence: String) {
    self.number = number
    self.title = title
    self.consequence = consequence
  }
}
