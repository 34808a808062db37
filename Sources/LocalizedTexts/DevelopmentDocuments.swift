/// Which of the Interface Builder documents are copies in another language than the development's, by their paths and
/// sizes: they show what the development's does, in other words.
package func translatedDocuments(among files: [(path: String, size: Int)]) -> Set<Int> {
  var copies = LanguageCopies<Int>()
  var inLanguages: Set<Int> = []
  for (index, file) in files.enumerated() {
    var steps = file.path.split(separator: "/").map(String.init)
    guard let name = steps.popLast(), let language = steps.popLanguage() else { continue }
    copies.add(index, of: steps.joined(separator: "/") + "/" + name, in: language, size: file.size)
    inLanguages.insert(index)
  }
  return inLanguages.subtracting(copies.groups.compactMap(\.inDevelopmentLanguage.first))
}
