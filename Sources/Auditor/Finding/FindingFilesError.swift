/// A path that a user gave and that cannot be audited.
package enum FindingFilesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing is there; `nearest` is what may have been meant.
  case noSuchPath(String, nearest: String?)

  package var description: String {
    switch self {
    case .noSuchPath(let path, nil): "there is no file or folder '\(path)'"
    case .noSuchPath(let path, let nearest?): "there is no file or folder '\(path)'; did you mean '\(nearest)'?"
    }
  }
}
