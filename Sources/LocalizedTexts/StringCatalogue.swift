/// The source language's texts of a string catalogue. A key that has none in that language is its own text, as Xcode
/// shows it.
func readCatalogue(_ bytes: UnsafeBufferPointer<UInt8>) -> TableReading {
  do {
    var language: String?
    var texts: [String: String]?
    var start: JSONCursor?
    var json = JSONCursor(bytes)
    try json.object { key, json throws(JSONCursor.Malformed) in
      switch key {
      case "sourceLanguage": language = try json.string()
      case "strings":
        if let language {
          texts = try json.texts(in: language)
        } else {
          start = json
          try json.skip()
        }
      default: try json.skip()
      }
    }
    guard let language else { return .unreadable("no string catalogue: it names no source language") }
    // The texts came before the language.
    if texts == nil { texts = try start?.texts(in: language) }
    return .texts(texts ?? [:])
  } catch {
    return .unreadable("a string catalogue that is no JSON, or was cut off")
  }
}

extension JSONCursor {
  /// The texts by their keys; of equal keys the last counts.
  fileprivate mutating func texts(in language: String) throws(Malformed) -> [String: String] {
    var texts: [String: String] = [:]
    try object { key, json throws(Malformed) in texts[key] = try json.entry(in: language) ?? key }
    return texts
  }

  private mutating func entry(in language: String) throws(Malformed) -> String? {
    var text: String?
    try object { key, json throws(Malformed) in
      guard key == "localizations" else { return try json.skip() }
      try json.object { key, json throws(Malformed) in
        if key == language { text = try json.localization(depth: 0) } else { try json.skip() }
      }
    }
    return text
  }

  /// `{stringUnit: {value: …}}`, or `{variations: {plural: {one: …, other: …}}}`, one inside another.
  private mutating func localization(depth: Int) throws(Malformed) -> String? {
    guard depth < 8 else {
      try skip()
      return nil
    }
    var text: String?
    try object { key, json throws(Malformed) in
      switch key {
      case "stringUnit":
        try json.object { key, json throws(Malformed) in
          if key == "value" { text = try json.string() ?? text } else { try json.skip() }
        }
      case "variations":
        try json.object { _, json throws(Malformed) in
          let variation = try json.variation(depth: depth + 1)
          text = text ?? variation
        }
      default: try json.skip()
      }
    }
    return text
  }

  /// Of a text's forms the one for everything else, or the first.
  private mutating func variation(depth: Int) throws(Malformed) -> String? {
    var first: String?
    var other: String?
    try object { key, json throws(Malformed) in
      let text = try json.localization(depth: depth)
      if key == "other" { other = text }
      first = first ?? text
    }
    return other ?? first
  }
}
