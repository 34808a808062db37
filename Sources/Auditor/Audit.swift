import Documents
import Findings
import Foundation
package import Inventory
import LocalizedTexts
import ProjectFiles
import Rules
package import Settings
import SwiftSource

/// What became of one file: a source's facts, or a table's texts.
private enum Collected: Sendable {
  case source(CollectedFile)
  case table(TableReading)
}

/// The whole job, from paths to a report: find files, ask the project files what they are for, collect their facts, link
/// these, check the rules, suppress.
package struct Audit: Sendable {
  package var settings: Settings
  package var stages: Stages
  /// The screens whose hierarchies the report holds.
  package var trees = WantedTrees.none
  /// The version of iOS that is predicted for.
  package var iOS = LinkingContext.newestIOS
  /// Where the bytes of sources, documents and suites come from, where several audits are to see the same ones.
  package var held: HeldFiles?

  package init(settings: Settings, stages: Stages = .standard) {
    self.settings = settings
    self.stages = stages
  }

  /// Audits what is at `paths`, on `jobs` threads. Nothing but the files decides what the report says: not the number
  /// of threads, not the order in which they end.
  package func run(
    on paths: [String], jobs: Int = allCores, workingFolder: String = FileManager.default.currentDirectoryPath,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }, remark: (String) -> Void = { _ in },
    timing: (_ stage: String, Duration) -> Void = { _, _ in }
  ) throws(AuditError) -> Report {
    var watch = StageWatch()
    let found: FoundFiles
    do {
      var finder = FileFinder(settings: settings, workingFolder: workingFolder)
      found = try finder.find(paths)
    } catch {
      throw .path(error)
    }
    guard !found.sources.isEmpty else { throw nothingFound(at: paths, found, workingFolder) }

    let sorting = sortByTargets(found, jobs: jobs)
    timing("finding", watch.lap())
    let tables = developmentTables(among: found.tables.map { ($0.reportPath, $0.size) })
    let read = sorting.files + tables.map { found.tables[$0.file] }
    let collect = stages.collect
    let held = held
    let ofSuites = found.ofSuites
    let source = { @Sendable (path: String, role: FileFacts.Role?, bytes: UnsafeBufferPointer<UInt8>) in
      held?.collected(path, as: role) { collect(path, role, bytes) } ?? collect(path, role, bytes)
    }
    let collected = collectFiles(read, jobs: jobs, held: held, progress: progress) { path, bytes -> Collected in
      path.hasSuffix("strings")
        ? .table(readTable(named: path, bytes))
        : .source(source(path, sorting.purposes[path]?.role ?? (ofSuites.contains(path) ? .uiTest : nil), bytes))
    }
    var files: [FileFacts] = []
    var skipped = found.skipped + sorting.skipped
    var context = LinkingContext(screenNames: settings.screens, carriers: settings.carriers)
    for (index, outcome) in collected.enumerated() {
      switch outcome {
      case .read(.source(.facts(var facts))):
        facts.module = sorting.purposes[read[index].reportPath]?.module
        files.append(facts)
      case .read(.table(.texts(let texts))):
        let table = tables[index - sorting.files.count]
        context.texts.add(texts, table: table.name, folder: table.folder)
      case .read(.source(.foreign)): break
      case .read(.source(.skipped(let reason))), .read(.table(.unreadable(let reason))), .skipped(let reason):
        skipped.append(Report.Skipped(file: read[index].reportPath, reason: reason))
      }
    }
    let undecided = sorting.files.filter { sorting.purposes[$0.reportPath] == nil }
    let derived = derivedSuites(of: files, among: undecided, jobs: jobs, held: held, collect)
    for (index, facts) in files.enumerated() { files[index] = derived[facts.file] ?? facts }
    // Headers of C alone are no app.
    if files.isEmpty, skipped.isEmpty { throw nothingFound(at: paths, found, workingFolder) }
    guard !files.isEmpty else { throw .nothingReadable(skipped: skipped.sorted()) }
    guard files.contains(where: { $0.role == .app }) else {
      throw leftOut(at: paths, found, workingFolder) ?? .onlyTests(files: files.count)
    }
    timing("collecting", watch.lap())
    let documents = collectDocuments(found.documents, jobs: jobs, held: held)
    context.documents = documents.facts
    context.lacksDocuments = !documents.isComplete
    let suites = collectSuites(found.suites, jobs: jobs, held: held)
    context.lookUps = suites.lookUps
    skipped += documents.skipped + suites.skipped
    let plans = skippedTests(by: found.testPlans, jobs: jobs)
    context.skippedTests = plans.tests
    context.externalFiles = found.external
    skipped += plans.skipped
    if !suites.lookUps.isEmpty || files.contains(where: { $0.role == .uiTest }) {
      context.images = imageNames(in: found.assetCatalogues)
    }
    timing("documents", watch.lap())
    let report = report(
      on: files, root: found.root, folder: found.folder, context, skipped: skipped, timing: timing)
    for type in settings.screens.keys.sorted() {
      if let useless = UselessScreenName(type, report.inventory.screens, files) {
        remark("'screens' of \(settingsFile) names '\(type)', \(useless.reason)")
      }
    }
    if !settings.acceptedQueries.isEmpty {
      let accepted = acceptedQueries(settings, of: report.inventory, below: found.folder)
      let project = project(of: report.inventory, accepting: accepted)
      for useless in UselessAcceptance.all(in: project, settings) {
        let line = useless.acceptance.position.line
        remark(
          "'accepted-queries' of \(settingsFile), line \(line), accepts '\(useless.acceptance.rule)' "
            + useless.reason)
      }
    }
    return report
  }

  /// Audits sources that are no files, such as a rule's examples.
  package func run(onSources sources: [(name: String, source: String)]) -> Report {
    var files: [FileFacts] = []
    var skipped: [Report.Skipped] = []
    var context = LinkingContext(screenNames: settings.screens, carriers: settings.carriers)
    for (name, source) in sources {
      if FileKind(path: name) == .interfaceBuilder {
        switch Array(source.utf8).withUnsafeBufferPointer({ readDocument(name, $0) }) {
        case .facts(let facts): context.documents.append(facts)
        case .skipped(let reason), .unreadable(let reason):
          skipped.append(Report.Skipped(file: name, reason: reason))
        }
        continue
      }
      switch Array(source.utf8).withUnsafeBufferPointer({ stages.collect(name, nil, $0) }) {
      case .facts(let facts): files.append(facts)
      case .foreign: break
      case .skipped(let reason): skipped.append(Report.Skipped(file: name, reason: reason))
      }
    }
    return report(
      on: files.sorted { $0.file < $1.file }, root: ".", context, skipped: skipped)
  }

  /// The report on collected files: links and judges them.
  package func report(
    on files: [FileFacts], root: String, folder: String? = nil, _ context: LinkingContext,
    skipped: [Report.Skipped] = [],
    timing: (_ stage: String, Duration) -> Void = { _, _ in }
  ) -> Report {
    var watch = StageWatch()
    let files = joiningDeclarations(of: files)
    var context = context
    context.trees = trees
    context.iOS = iOS
    context.views = settings.views
    let linked = stages.link(files, context)
    timing("linking", watch.lap())
    var inventory = stages.predict(linked)
    timing("predicting", watch.lap())
    inventory.queries = stages.query(linked, inventory)
    inventory = inventory.leavingOut(context.externalFiles)
    timing("querying", watch.lap())
    let style = ProposalStyle(of: inventory, under: settings.convention, isChosen: settings.conventionIsChosen)
    let proposed = proposals(for: inventory.elements, convention: style.convention)
    for (index, proposal) in proposed.enumerated() { inventory.elements[index].proposed = proposal }
    let accepted = acceptedQueries(settings, of: inventory, below: folder)
    for (index, query) in inventory.queries.enumerated() {
      inventory.queries[index].isAcceptedByText = accepted.contains {
        $0.rule == TextQuery.descriptor.id && $0.accepts(query)
      }
    }
    let project = project(of: inventory, accepting: accepted)
    let partly = files.filter(\.isIncomplete).map { Report.Skipped(file: $0.file, reason: Report.Skipped.readInPart) }
    let findings = judge(project, files, context.documents, rules: stages.rules, settings)
    timing("judging", watch.lap())
    return Report(
      root: root, convention: settings.convention, files: files.count, inventory: inventory, findings: findings,
      skipped: (skipped + partly).sorted(), proposalStyle: style)
  }

  /// What the rules look at.
  private func project(of inventory: Inventory, accepting accepted: [AcceptedQueries]) -> Rules.Project {
    Rules.Project(
      inventory: inventory, convention: settings.convention, conventionIsChosen: settings.conventionIsChosen,
      accepted: accepted)
  }
}
