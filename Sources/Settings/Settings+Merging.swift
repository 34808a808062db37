package import Findings

extension Settings {
  /// What a command line says; nil is left unsaid.
  package struct Overrides: Sendable, Hashable {
    /// `--tests`, relative to the working folder: suites besides those of the file.
    package var tests: [String]
    /// `--sources`, relative to the working folder.
    package var sources: [String] = []
    /// `--only`: a rule named here runs even where the file switches it off.
    package var only: Set<RuleID>?
    /// `--fail-on`
    package var failOn: FailOn?
    /// `--severity`
    package var minimumSeverity: Severity?

    package init(
      tests: [String] = [], only: Set<RuleID>? = nil, failOn: FailOn? = nil, minimumSeverity: Severity? = nil
    ) {
      self.tests = tests
      self.only = only
      self.failOn = failOn
      self.minimumSeverity = minimumSeverity
    }
  }

  /// These settings with what the command line says put over them: the last step of the precedence that ``Settings``
  /// describes.
  package func merging(_ commandLine: Overrides) -> Settings {
    var settings = self
    settings.tests += commandLine.tests
    settings.sources = commandLine.sources
    if let only = commandLine.only { settings.only = only }
    if let failOn = commandLine.failOn { settings.failOn = failOn }
    if let severity = commandLine.minimumSeverity { settings.minimumSeverity = severity }
    return settings
  }
}
