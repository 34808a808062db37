import Documents
import FactWriting
import Inventory
import Testing

/// The facts of one Objective-C file.
func facts(_ source: String, file: String = "App/File.m", at location: SourceLocation = #_sourceLocation) throws
  -> FileFacts
{
  try facts(Array(source.utf8), file: file, at: location)
}

func facts(_ bytes: [UInt8], file: String = "App/File.m", at location: SourceLocation = #_sourceLocation) throws
  -> FileFacts
{
  guard case .facts(let facts) = collected(bytes, file: file) else { throw NoFacts() }
  return facts
}

struct NoFacts: Error {}

func collected(_ bytes: [UInt8], file: String = "App/File.m") -> CollectedFile {
  onLargeStack { bytes.withUnsafeBufferPointer { collectObjectiveC(file: file, bytes: $0) } }
}

/// What is kept of a method's body, written out, a statement an item.
func statements(_ body: String, in outside: String = "", at location: SourceLocation = #_sourceLocation) throws
  -> [String]
{
  let facts = try facts(
    "#import <UIKit/UIKit.h>\n\(outside)\n@implementation Row\n- (void)run {\n\(body)\n}\n@end\n")
  #expect(!facts.isIncomplete, sourceLocation: location)
  return try #require(facts.type("Row").function("run").body, sourceLocation: location).statements.map(written)
}

/// What is kept of an expression, written out.
func lowered(_ expression: String, in outside: String = "", at location: SourceLocation = #_sourceLocation) throws
  -> String
{
  let statements = try statements("Thing *value = \(expression);", in: outside, at: location)
  let last = try #require(statements.last, sourceLocation: location)
  return String(last.dropFirst("let value: Thing = ".count))
}

extension FileFacts {
  /// What the file's last part of a type says.
  func type(_ name: String, at location: SourceLocation = #_sourceLocation) throws -> TypeFact {
    try #require(types.last { $0.name == name }, sourceLocation: location)
  }

  func constant(_ name: String, at location: SourceLocation = #_sourceLocation) throws -> String {
    let property = try #require(properties.first { $0.name == name }, sourceLocation: location)
    return (property.isPrivate ? "private " : "") + (property.isLet ? "let " : "var ")
      + (property.value.map(written) ?? "nothing")
  }
}

extension TypeFact {
  func property(_ name: String, at location: SourceLocation = #_sourceLocation) throws -> PropertyFact {
    try #require(properties.first { $0.name == name }, sourceLocation: location)
  }

  func function(_ name: String, at location: SourceLocation = #_sourceLocation) throws -> FunctionFact {
    try #require(functions.first { $0.name == name }, sourceLocation: location)
  }
}
