import Foundation

/// Holds JSON against a JSON Schema (draft 2020-12), as far as the schemas of this repository use it. A schema with a
/// keyword that is not known here is refused rather than half obeyed.
package struct SchemaValidator {
  package struct Violation: Error, Equatable, CustomStringConvertible {
    /// Where in the JSON: `/elements/3/verdict`.
    package var path: String
    package var reason: String

    package var description: String { "\(path.isEmpty ? "/" : path): \(reason)" }
  }

  private static let annotations: Set = ["$schema", "$id", "$defs", "title", "description"]

  package let schema: JSONValue

  package init(schema: JSONValue) { self.schema = schema }

  /// The schema `voyager.NAME-1.schema.json` of this repository.
  package static func named(_ name: String) throws -> SchemaValidator {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Schemas/voyager.\(name)-1.schema.json")
    return SchemaValidator(schema: try JSONValue([UInt8](Data(contentsOf: file))))
  }

  package func violations(in value: JSONValue) -> [Violation] { check(value, schema, "") }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [Violation] {
    guard case .object(let keywords) = schema else { return [Violation(path: path, reason: "the schema is no object")] }
    return keywords.flatMap { keyword -> [Violation] in
      switch (keyword.key, keyword.value, value) {
      case (let key, _, _) where Self.annotations.contains(key): []
      case ("$ref", .text(let reference), _): checkReference(value, reference, path)
      case ("type", let types, _): hold(accepts(value, types), path, "is no \(names(of: types))")
      case ("const", let constant, _): hold(value == constant, path, "is not \(constant)")
      case ("enum", .array(let values), _): hold(values.contains(value), path, "\(value) is none of the values")
      case ("anyOf", .array(let schemas), _):
        hold(schemas.contains { check(value, $0, path).isEmpty }, path, "fits none of the alternatives")
      case ("pattern", .text(let pattern), .text(let text)): checkPattern(text, pattern, path)
      case ("minLength", .number(let least), .text(let text)):
        hold(text.unicodeScalars.count >= least, path, "is shorter than \(least)")
      case ("minimum", .number(let least), .number(let number)): hold(number >= least, path, "is below \(least)")
      case ("minItems", .number(let least), .array(let items)): hold(items.count >= least, path, "has too few items")
      case ("maxItems", .number(let most), .array(let items)): hold(items.count <= most, path, "has too many items")
      case ("items", let schema, .array(let items)):
        items.enumerated().flatMap { check($1, schema, "\(path)/\($0)") }
      case ("required", .array(let keys), .object):
        keys.flatMap { key -> [Violation] in
          guard case .text(let key) = key else { return [Violation(path: path, reason: "the schema requires no name")] }
          return hold(value[key] != nil, path, "has no '\(key)'")
        }
      case ("properties", .object(let properties), .object):
        properties.flatMap { property in
          value[property.key].map { check($0, property.value, "\(path)/\(property.key)") } ?? []
        }
      case ("pattern", .text, _), ("minLength", .number, _), ("minimum", .number, _), ("minItems", .number, _),
        ("maxItems", .number, _), ("items", _, _), ("required", .array, _), ("properties", .object, _):
        []  // speaks of another type
      default: [Violation(path: path, reason: "the schema's '\(keyword.key)' is not understood")]
      }
    }
  }

  private func hold(_ condition: Bool, _ path: String, _ reason: String) -> [Violation] {
    condition ? [] : [Violation(path: path, reason: reason)]
  }

  private func checkReference(_ value: JSONValue, _ reference: String, _ path: String) -> [Violation] {
    let prefix = "#/$defs/"
    guard reference.hasPrefix(prefix), let target = schema["$defs"]?[String(reference.dropFirst(prefix.count))] else {
      return [Violation(path: path, reason: "the schema's '\(reference)' leads nowhere")]
    }
    return check(value, target, path)
  }

  private func checkPattern(_ text: String, _ pattern: String, _ path: String) -> [Violation] {
    guard let expression = try? Regex(pattern) else {
      return [Violation(path: path, reason: "the schema's '\(pattern)' is no pattern")]
    }
    return hold(text.contains(expression), path, "'\(text)' does not match \(pattern)")
  }

  private func accepts(_ value: JSONValue, _ types: JSONValue) -> Bool {
    if case .array(let types) = types { return types.contains { accepts(value, $0) } }
    return switch (types, value) {
    case (.text("null"), .null), (.text("boolean"), .flag), (.text("integer"), .number), (.text("string"), .text),
      (.text("array"), .array), (.text("object"), .object):
      true
    default: false
    }
  }

  private func names(of types: JSONValue) -> String {
    switch types {
    case .text(let name): name
    case .array(let types): types.map(names).joined(separator: " or ")
    default: "type"
    }
  }
}
