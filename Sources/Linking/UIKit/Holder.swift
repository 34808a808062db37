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
  /// What a function that no object has gives to the code of a type.
  case share(file: Int, position: Position, of: SymbolTable.TypeID)
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
  private(set) var notes: [(holder: Holder, referent: Referent)] = []
  /// Which of them say what code assigns to a property, and where.
  fileprivate private(set) var arrivals: [(note: Int, site: UIKitVisitor.Site)] = []

  /// What closures give that are called where they stand: made once for the name that holds it.
  fileprivate private(set) var inPlace: Set<Holder> = []

  var count: Int { notes.count }

  mutating func note(inPlace result: Holder) { inPlace.insert(result) }

  mutating func note(_ holder: Holder, standsFor referent: Referent) {
    if case .holder(holder) = referent { return }
    notes.append((holder, referent))
  }

  /// The names of what the system itself gives an identifier.
  var namedBySystem: [Holder] {
    notes.map(\.holder).filter { holder in
      switch holder {
      case .member(_, let path), .local(_, _, let path): UIKitClass.namedBySystem.contains { path.hasSuffix($0) }
      default: false
      }
    }
  }

  /// Notes that what has been noted of a property, from one note on, is so from an assignment on.
  mutating func noteArrivals(from first: Int, at holder: Holder, _ site: UIKitVisitor.Site) {
    guard case .member = holder else { return }
    for index in first..<notes.count where notes[index].holder == holder { arrivals.append((index, site)) }
  }

  /// Takes over what was noted elsewhere, where objects are counted from `first` on.
  mutating func add(_ other: HoldingNotes, objectsFrom first: Int) {
    inPlace.formUnion(other.inPlace)
    arrivals += other.arrivals.lazy.map { ($0.note + notes.count, $0.site) }
    notes += other.notes.lazy.map { note in
      if case .object(let index) = note.referent { (note.holder, .object(first + index)) } else { note }
    }
  }
}

/// Which names stand for which objects. An identifier given to a name goes to every object that it may stand for.
struct Holdings: Sendable {
  private var referents: [Holder: [Referent]] = [:]
  /// Where code assigns to properties what they stand for, as far as it is not there from the start.
  private var arrivals: [Holder: [Referent: [UIKitVisitor.Site]]] = [:]
  private let inPlace: Set<Holder>

  init(_ noted: HoldingNotes) {
    inPlace = noted.inPlace
    var assigned = noted.arrivals[...]
    var isThere: [Holder: Set<Referent>] = [:]
    for (index, note) in noted.notes.enumerated() {
      let (holder, referent) = note
      if referents[holder]?.contains(referent) != true { referents[holder, default: []].append(referent) }
      if let first = assigned.first, first.note == index {
        arrivals[holder, default: [:]][referent, default: []].append(first.site)
        assigned.removeFirst()
      } else if case .member = holder {
        isThere[holder, default: []].insert(referent)
      }
    }
    for holder in arrivals.keys {
      for referent in isThere[holder] ?? [] { arrivals[holder]?[referent] = nil }
    }
  }

  /// What the name stands for, as far as code says so.
  private func standing(for holder: Holder) -> [Referent] {
    if let found = referents[holder] { return found }
    // What is made for all is what each has.
    if case .share(let file, let position, _) = holder { return [.holder(.result(file: file, position: position))] }
    return []
  }

  /// Where properties are assigned.
  var arrivalSpots: [UIKitVisitor.Spot] { arrivals.values.flatMap { $0.values.flatMap { $0.map(\.spot) } } }

  /// Where the object is assigned to a property that holds something else, or nothing, before; nil where it may be there
  /// from the start.
  func arrivals(of object: Int, at holder: Holder) -> [UIKitVisitor.Site]? {
    guard let assigned = arrivals[holder] else { return nil }
    var sites: [UIKitVisitor.Site] = []
    for referent in standing(for: holder) {
      var isIt = referent == .object(object)
      if case .holder(let inner) = referent { isIt = objects(of: inner).contains(object) }
      guard isIt else { continue }
      guard let found = assigned[referent] else { return nil }
      sites += found
    }
    return sites.isEmpty ? nil : sites
  }

  /// The property that a constant is another name of, `cell` of `if let cell = self.cell`; else the name itself.
  func property(behind holder: Holder) -> Holder {
    var current = holder
    for _ in 0..<4 {
      guard case .local = current, let all = referents[current], all.count == 1, case .holder(let inner) = all[0] else {
        break
      }
      current = inner
    }
    if case .member = current { return current }
    return holder
  }

  /// The name that stands for what a function gives, where one leads there: each call may make another object.
  func anchor(of holder: Holder) -> Holder? {
    var current = holder
    var seen: Set<Holder> = []
    while seen.insert(current).inserted {
      var next: Holder?
      for referent in standing(for: current) {
        guard case .holder(let inner) = referent else { continue }
        switch inner {
        case .share: return current
        case .result where !inPlace.contains(inner): return current
        default: break
        }
        next = next ?? inner
      }
      guard let next else { return nil }
      current = next
    }
    return nil
  }

  /// Whether a name stands for the object whenever there is one, and for no other that is there as well.
  func surelyStands(_ holder: Holder, for object: Int) -> Bool {
    var current = holder
    var seen: Set<Holder> = []
    while seen.insert(current).inserted {
      let all = standing(for: current)
      if all.count == 1, case .holder(let inner) = all[0] {
        current = inner
        continue
      }
      let isNamed = all.contains { referent in
        switch referent {
        case .object, .holder(.result), .holder(.share), .holder(.construction): false
        case .holder: true
        }
      }
      return !isNamed && objects(of: current).contains(object)
    }
    return false
  }

  /// The objects that the name may stand for, in the order in which they were noted.
  func objects(of holder: Holder) -> [Int] {
    var found: [Int] = []
    var taken: Set<Int> = []
    var seen: Set<Holder> = [holder]
    var pending = Array((standing(for: holder)).reversed())
    while let next = pending.popLast() {
      switch next {
      case .object(let index): if taken.insert(index).inserted { found.append(index) }
      case .holder(let inner): if seen.insert(inner).inserted { pending += (standing(for: inner)).reversed() }
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
      let further = (standing(for: next)).compactMap { if case .holder(let inner) = $0 { inner } else { nil } }
      if further.isEmpty { found.append(next) }
      pending += further.filter { seen.insert($0).inserted }
    }
    return found
  }
}
