/// The one of `candidates` that `name` is most likely a misspelling of, by edit distance; nil where none is near. Of
/// equally near ones, the first in order wins.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  nearestNames(to: name, in: candidates, atMost: 1).first
}

/// Those of `candidates` that `name` is most likely a misspelling of, the nearest first, without doubles.
package func nearestNames(to name: String, in candidates: some Sequence<String>, atMost count: Int) -> [String] {
  let wanted = Array(name.lowercased())
  let limit = max(1, wanted.count / 3)
  var near: [(distance: Int, name: String)] = []
  var seen: Set<String> = []
  for candidate in candidates where seen.insert(candidate).inserted {
    let letters = Array(candidate.lowercased())
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    guard distance <= limit, near.count < count || distance < near[near.count - 1].distance else { continue }
    near.insert((distance, candidate), at: near.firstIndex { $0.distance > distance } ?? near.count)
    if near.count > count { near.removeLast() }
  }
  return near.map(\.name)
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
