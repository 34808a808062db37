/// A path that a user gave and that cannot be audited.
package enum FindingFilesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing is there; `nearest` is what may have been meant.
  case noSuchPath(String, nearest: String?)
  /// A link on the way, or the path itself, leads nowhere.
  case deadLink(String, link: String)
  case unreadable(String, reason: String)

  package var description: String {
    switch self {
    case .noSuchPath(let path, nil): "there is no file or folder '\(path)'"
    case .deadLink(let path, let link) where path == link: "'\(path)' is a link that leads nowhere"
    case .deadLink(let path, let link): "there is no '\(path)': '\(link)' is a link that leads nowhere"
    case .unreadable(let path, let reason): "'\(path)' cannot be read (\(reason))"
    case .noSuchPath(let path, let nearest?): "there is no file or folder '\(path)'; did you mean '\(nearest)'?"
    }
  }
}
