import Findings
import Inventory

/// A name under which code reaches a UIKit object.
enum Holder: Hashable, Sendable {
  /// A variable or parameter of one body; a variable by the place of its declaration, since a body may have several of a
  /// name.
  case local(file: Int, body: Position, name: String)
  /// A property of a type, or a path from one: `navigationItem.rightBarButtonItem`.
  case member(SymbolTable.TypeID, String)
  case global(String)
  /// What a function or computed property gives.
  case result(file: Int, position: Position)
  /// What is constructed at the place.
  case construction(file: Int, position: Position)
  /// Every object of the class.
  case instances(SymbolTable.TypeID)
  /// An object of an Interface Builder document, both by their indices.
  case documented(document: Int, object: Int)
}

/// What a name stands for.
enum Referent: Hashable, Sendable {
  case holder(Holder)
  /// A construction or outlet, by its index.
  case object(Int)
}

/// Notes which names stand for which objects, in the order in which code says so.
struct HoldingNotes: Sendable {
  fileprivate private(set) var notes: [(holder: Holder, referent: Referent)] = []

  mutating func note(_ holder: Holder, standsFor referent: Referent) {
    if case .holder(holder) = referent { return }
    notes.append((holder, referent))
  }

  /// Takes over what was noted elsewhere, where objects are counted from `first` on.
  mutating func add(_ other: HoldingNotes, objectsFrom first: Int) {
    notes += other.notes.lazy.map { note in
      if case .object(let index) = note.referent { (note.holder, .object(first + index)) } else { note }
    }
  }
}

/// Which names stand for which objects. An identifier given to a name goes to every object that it may stand for.
struct Holdings: Sendable {
  private var referents: [Holder: [Referent]] = [:]

  init(_ noted: HoldingNotes) {
    for (holder, referent) in noted.notes where referents[holder]?.contains(referent) != true {
      referents[holder, default: []].append(referent)
    }
  }

  /// The objects that the name may stand for, in the order in which they were noted.
  func objects(of holder: Holder) -> [Int] {
    var found: [Int] = []
    var taken: Set<Int> = []
    var seen: Set<Holder> = [holder]
    var pending = Array((referents[holder] ?? []).reversed())
    while let next = pending.popLast() {
      switch next {
      case .object(let index): if taken.insert(index).inserted { found.append(index) }
      case .holder(let inner): if seen.insert(inner).inserted { pending += (referents[inner] ?? []).reversed() }
      }
    }
    return found
  }
  /// The names that lead no further, behind one that stands for no object.
  func unknown(behind holder: Holder) -> [Holder] {
    var found: [Holder] = []
    var seen: Set<Holder> = [holder]
    var pending = [holder]
    while let next = pending.popLast() {
      let further = (referents[next] ?? []).compactMap { if case .holder(let inner) = $0 { inner } else { nil } }
      if further.isEmpty { found.append(next) }
      pending += further.filter { seen.insert($0).inserted }
    }
    return found
  }
}
