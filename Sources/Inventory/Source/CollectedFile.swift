/// What became of one source file.
package enum CollectedFile: Sendable {
  case facts(FileFacts)
  /// Left out, for a reason that a reader should know.
  case skipped(reason: String)
  /// In no language that is read, such as a header of C: nobody misses it.
  case foreign
}

/// How deep declarations, statements and expressions may nest before a Swift file is skipped, and a piece of Objective-C
/// left out. The parser of Swift would else take its own limit, which is not the same in debug and in release builds.
package let nestingLimit = 256
