import Documents
import Inventory
import LocalizedTexts

/// Reads the Interface Builder documents, and says which were not read, or not in full.
func collectDocuments(
  _ files: [FoundFile], jobs: Int, held: HeldFiles? = nil
) -> (facts: [DocumentFacts], skipped: [Report.Skipped], isComplete: Bool) {
  let translated = translatedDocuments(among: files.map { ($0.reportPath, $0.size) })
  let wanted = files.indices.filter { !translated.contains($0) }.map { files[$0] }
  var facts: [DocumentFacts] = []
  var isComplete = true
  var skipped = translated.map {
    Report.Skipped(file: files[$0].reportPath, reason: "a copy in another language than the development's")
  }
  for (file, outcome) in zip(wanted, collectFiles(wanted, jobs: jobs, held: held) { readDocument($0, $1) }) {
    switch outcome {
    case .read(.facts(let document)):
      facts.append(document)
      guard let problem = document.problem else { continue }
      isComplete = false
      skipped.append(Report.Skipped(file: file.reportPath, reason: problem))
    case .read(.skipped(let reason)): skipped.append(Report.Skipped(file: file.reportPath, reason: reason))
    case .read(.unreadable(let reason)), .skipped(let reason):
      isComplete = false
      skipped.append(Report.Skipped(file: file.reportPath, reason: reason))
    }
  }
  return (facts, skipped, isComplete)
}
