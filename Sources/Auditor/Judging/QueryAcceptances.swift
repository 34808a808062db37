import Findings
import Foundation
import Inventory
import Rules
import Settings
import Taxonomy

/// What the settings accept of the queries in files, whose paths are relative to `folder`; where that is
/// nil, so are the patterns.
func acceptedQueries(_ settings: Settings, of inventory: Inventory, below folder: String?) -> [AcceptedQueries] {
  guard !settings.acceptedQueries.isEmpty else { return [] }
  let real = folder.map { FolderPath.real($0) ?? $0 }
  let base = settings.folder.flatMap { FolderPath.real($0) } ?? real
  let files = Set(inventory.queries.map(\.place.file))
  let ways = files.map { file in
    guard let real, let base else { return (file, file) }
    return (file, FolderPath.relative(FolderPath.absolute(file, in: real), from: base))
  }
  return settings.acceptedQueries.map { acceptance in
    let patterns = PatternList.ofWays(acceptance.paths)
    return AcceptedQueries(
      rule: acceptance.rule,
      files: acceptance.paths.isEmpty ? nil : Set(ways.filter { patterns.covers(way: $0.1) }.map(\.0)),
      names: Set(acceptance.queries), outer: Set(acceptance.below), keys: acceptance.keys.map { KeyPattern($0) })
  }
}

/// Why the settings accept queries in vain.
struct UselessAcceptance {
  /// The one of the settings' acceptances.
  var acceptance: QueryAcceptance
  /// Continues a sentence that has named the rule.
  var reason: String

  /// Those of the settings that change nothing of what their rules find: `project` has them all.
  static func all(in project: Project, _ settings: Settings) -> [UselessAcceptance] {
    var found: [UselessAcceptance] = []
    var project = project
    for index in settings.acceptedQueries.indices.reversed() {
      let acceptance = settings.acceptedQueries[index]
      guard settings.isOn(acceptance.rule), let rule = RuleCatalogue.rule(acceptance.rule) else { continue }
      var without = project
      without.accepted.remove(at: index)
      // Of two that do the same the first is kept.
      guard rule.init().check(without) == rule.init().check(project) else { continue }
      let queries = project.accepted[index]
      project = without
      found.append(
        UselessAcceptance(acceptance: acceptance, reason: reason(queries, acceptance, project.inventory)))
    }
    return found.reversed()
  }

  private static func reason(
    _ accepted: AcceptedQueries, _ acceptance: QueryAcceptance, _ inventory: Inventory
  ) -> String {
    func suggestion(_ name: String, _ names: Set<String>) -> String {
      nearestName(to: name, in: names.sorted()).map { "; did you mean '\($0)'?" } ?? ""
    }
    if let files = accepted.files, files.isEmpty { return "in files that no suite has" }
    let names = Set(inventory.queries.map(\.name))
    if let name = acceptance.queries.first(where: { !names.contains($0) }) {
      return "of queries by '\(name)', which no suite has" + suggestion(name, names)
    }
    let outer = Set(inventory.queries.flatMap(\.outer).map(\.name))
    if let name = acceptance.below.first(where: { !outer.contains($0) }) {
      return "below '\(name)', where no query looks" + suggestion(name, outer)
    }
    return "where it finds nothing"
  }
}
