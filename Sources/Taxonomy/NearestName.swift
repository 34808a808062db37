/// The one of `candidates` that `name` is most likely a misspelling of, by edit distance; nil where none is near. Of
/// equally near ones, the first in order wins.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  let limit = max(1, wanted.count / 3)
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased())
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.name
}

/// How many letters must be put in, taken out, changed or swapped with their neighbour to turn one word into the other.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      var distance = min(
        last[column + 1] + 1, current[column] + 1, last[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
