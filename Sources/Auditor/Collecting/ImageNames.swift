import Foundation

/// The names of the images in asset catalogues: an image without an identifier is found by its name.
func imageNames(in catalogues: [String]) -> Set<String> {
  var names: Set<String> = []
  var pending = catalogues
  while let folder = pending.popLast() {
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      if entry.hasSuffix(".imageset") {
        names.insert(String(entry.dropLast(".imageset".count)))
      } else if !entry.contains(".") {
        // A group of images.
        pending.append(folder + "/" + entry)
      }
    }
  }
  return names
}
