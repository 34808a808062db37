import Findings
import Inventory

/// What code does to objects, in the order in which it does so, the app's functions that it calls included.
struct CodeSteps: Sendable {
  /// A call or an assignment.
  struct Step: Sendable {
    var spot: UIKitVisitor.Spot
    /// The branches and loops that it stands in, and the ways out that it stands behind, each by a number of its own.
    var path: [Int]
    /// Whether it stands in a closure, which may run at any time.
    var isDeferred: Bool
    /// What has the function that it is a part of; nil for the object whose code is looked at.
    var subject: Subject?
  }

  /// What code calls a function of.
  struct Subject: Hashable, Sendable {
    var holder: Holder
    var objects: [Int]
  }

  private(set) var steps: [Step] = []
  /// The steps at each place.
  private(set) var indices: [UIKitVisitor.Spot: [Int]] = [:]
  /// The functions whose calls are followed.
  private(set) var functions: Set<ObjectIdentifier> = []
  /// The functions of which a call is not followed, since it is not known which one it means, or of what.
  private(set) var unclear: Set<String> = []
  /// Those of them that are the object's own.
  private(set) var ownUnclear: Set<String> = []

  mutating func add(_ step: Step) {
    indices[step.spot, default: []].append(steps.count)
    steps.append(step)
  }

  mutating func follow(_ function: FunctionFact) { functions.insert(ObjectIdentifier(function)) }

  mutating func leaveOut(_ name: String, isOwn: Bool) {
    unclear.insert(name)
    if isOwn { ownUnclear.insert(name) }
  }

  /// The steps that come after one whenever that is done.
  func certain(after index: Int) -> ArraySlice<Step> {
    let first = steps[index]
    guard !first.isDeferred else { return [] }
    return steps[(index + 1)...].filter { !$0.isDeferred && first.path.starts(with: $0.path) }[...]
  }
}
