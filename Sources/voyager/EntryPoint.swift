import ArgumentParser
import Foundation
import Taxonomy

/// Runs the command that the arguments name and turns its outcome into an exit code.
@main
enum EntryPoint {
  static func main() {
    // A reader that had enough, such as `head`, is told from the outcome of a write.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more is told from the outcome of a write, too.
    signal(SIGXFSZ, SIG_IGN)
    Crash.explain()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    do {
      if let unknown = unknownCommand(in: arguments) { throw ValidationError(unknown) }
      var command = try Voyager.parseAsRoot(arguments)
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch let failure as Failure {
      StandardError.write(failure.lines.map { "\($0)\n" }.joined())
      return failure.code
    } catch {
      let text = Voyager.fullMessage(for: error)
      switch Voyager.exitCode(for: error) {
      case .success:
        StandardOutput.write(Array("\(text)\n".utf8))
        return 0
      case .validationFailure:
        // ArgumentParser begins with a capital, and says 64.
        StandardError.write((text.hasPrefix("Error: ") ? "error: \(text.dropFirst(7))" : text) + "\n")
        return Failure.usage
      default:
        StandardError.write("error: \(text)\n")
        return Failure.ownFault
      }
    }
  }

  /// What is wrong with the first argument where it should name a command; people try `voyager path/to/App`.
  private static func unknownCommand(in arguments: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
    let names = Voyager.commandNames + ["help"]
    if names.contains(first) || first == PagesCommand.name { return nil }
    let fact = "there is no command '\(first)'"
    if FileManager.default.fileExists(atPath: first) { return "\(fact); to audit it: voyager audit \(first)" }
    return fact + (nearestName(to: first, in: names).map { "; did you mean '\($0)'?" } ?? "")
  }
}
