import Auditor
import Findings
import Foundation
import Reports
import Rules
import Settings

let report = try Audit(settings: Settings()).run(on: [CommandLine.arguments[1]])
if CommandLine.arguments.count > 2 {
  print(TextReport.print(report))
} else {
  FileHandle.standardOutput.write(Data(JSONReport.bytes(report, version: "0.1.0")))
}
