package import Findings
package import Taxonomy

/// The outcome of an audit, ready to be printed.
package struct Report: Sendable {
  /// A file that was not audited, or not in full, and why.
  package struct Skipped: Sendable, Hashable, Comparable {
    package var file: String
    package var reason: String

    package init(file: String, reason: String) {
      self.file = file
      self.reason = reason
    }

    /// The reason for a file that the parser could not read whole; it is audited as far as it was.
    package static let readInPart = "read in part (syntax that this parser does not know)"

    package static func < (left: Skipped, right: Skipped) -> Bool {
      (left.file, left.reason) < (right.file, right.reason)
    }
  }

  package struct Summary: Sendable, Hashable {
    package var files = 0
    package var screens = 0
    package var elements = 0
    /// Distinct places that make a control.
    package var controls = 0
    /// Those of them whose identifier is not `none`.
    package var identified = 0
    /// Those of the identified whose identifier is unresolved.
    package var unresolved = 0
    package var findings: [Severity: Int] = [:]

    package init() {}
  }

  /// The folder that all files are relative to, as given.
  package var root: String
  package var convention: Convention
  package var files: Int
  package var inventory: Inventory
  package var findings: [Finding]
  package var skipped: [Skipped]
  /// What proposals are written in.
  package var proposalStyle: ProposalStyle

  package init(
    root: String, convention: Convention, files: Int, inventory: Inventory, findings: [Finding], skipped: [Skipped],
    proposalStyle: ProposalStyle? = nil
  ) {
    self.root = root
    self.convention = convention
    self.files = files
    self.inventory = inventory
    self.findings = findings
    self.skipped = skipped
    self.proposalStyle = proposalStyle ?? ProposalStyle(convention)
  }

  package var summary: Summary {
    var summary = Summary()
    summary.files = files
    summary.screens = inventory.screens.count
    summary.elements = inventory.elements.count
    let coverage = Coverage(of: inventory.elements)
    summary.controls = coverage.controls
    summary.identified = coverage.identified
    summary.unresolved = coverage.unresolved
    for finding in findings { summary.findings[finding.severity, default: 0] += 1 }
    return summary
  }
}

/// How many of some elements are controls, and how many of these have an identifier. A control counts once for each
/// distinct place, however many screens show it, and as identified where any of them gives it an identifier.
package struct Coverage: Sendable, Hashable {
  package var controls = 0
  package var identified = 0
  package var unresolved = 0

  package init(of elements: some Sequence<Element>) {
    var states: [Place: Identifier.State] = [:]
    for element in elements where element.isControl {
      let state = element.identifier.state
      let known = states[element.place] ?? Identifier.State.none
      if known == .none || (known == .unresolved && state != .none) { states[element.place] = state }
    }
    controls = states.count
    for state in states.values where state != .none {
      identified += 1
      if state == .unresolved { unresolved += 1 }
    }
  }

  /// The controls without an identifier.
  package var gaps: Int { controls - identified }
}
