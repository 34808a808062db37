import FactWriting
import Foundation
import Inventory
import SwiftSource
import Testing

/// The facts of one file with this source, which shows a trace of UIKit at its end: in a file without one, bodies that
/// give nothing are not read.
func facts(_ source: String, file: String = "File.swift", at location: SourceLocation = #_sourceLocation) throws
  -> FileFacts
{
  try facts(Array((source + "\n// UIView").utf8), file: file, at: location)
}

func facts(_ bytes: [UInt8], file: String = "File.swift", at location: SourceLocation = #_sourceLocation) throws
  -> FileFacts
{
  switch collected(bytes, file: file) {
  case .facts(let facts): return facts
  case .skipped(let reason): throw Skipped(reason: reason)
  case .foreign: throw Skipped(reason: "in no language that is read")
  }
}

struct Skipped: Error { var reason: String }

/// Why a file with these bytes is left out; nil where it is not.
func skipReason(_ bytes: [UInt8]) -> String? {
  if case .skipped(let reason) = collected(bytes) { reason } else { nil }
}

func skipReason(_ source: String) -> String? { skipReason(Array(source.utf8)) }

func collected(_ bytes: [UInt8], file: String = "File.swift") -> CollectedFile {
  onLargeStack { bytes.withUnsafeBufferPointer { collect(file: file, bytes: $0) } }
}

/// What is kept of an expression, written out.
func lowered(_ expression: String, at location: SourceLocation = #_sourceLocation) throws -> String {
  let facts = try facts("let value = \(expression)\n")
  #expect(!facts.isIncomplete, sourceLocation: location)
  return written(try #require(facts.properties.first?.value, sourceLocation: location))
}

/// What is kept of a body, written out, a statement an item.
func statements(_ body: String, at location: SourceLocation = #_sourceLocation) throws -> [String] {
  let facts = try facts("func run() {\n\(body)\n}\n")
  #expect(!facts.isIncomplete, sourceLocation: location)
  return try #require(facts.functions.first?.body, sourceLocation: location).statements.map(written)
}

extension FileFacts {
  func type(_ name: String, at location: SourceLocation = #_sourceLocation) throws -> TypeFact {
    try #require(types.first { $0.name == name }, sourceLocation: location)
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
