import Inventory

/// Where all code of the app is, in the order of its types, then of its files, with the names that each piece mentions;
/// previews left out.
struct CodeIndex: Sendable {
  /// Which member of the owner a piece is; of those at the top of a file, where it has none.
  struct Entry: Sendable {
    var owner: SymbolTable.TypeID?
    var index: Int
  }

  private var entries: [Entry] = []
  private var names = NameIndex()
  /// The names of the members that put views together.
  private(set) var viewMembers: Set<String> = []

  var count: Int { entries.count }

  init() {}

  /// The code of several parts, one behind the other.
  init(joining parts: [CodeIndex]) {
    entries.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts {
      entries += part.entries
      viewMembers.formUnion(part.viewMembers)
    }
    names = NameIndex(joining: parts.map(\.names))
  }

  /// Adds a piece; `showsViews` where its file may hold views, `isOfObject` where it belongs to a UIKit class.
  mutating func add(_ member: SymbolTable.Member, as entry: Entry, showsViews: Bool, isOfObject: Bool = false) {
    entries.append(entry)
    names.append(member.names)
    if showsViews, member.makesView { viewMembers.insert(member.name) }
    if case .property(let property) = member.declaration {
      if property.type == nil, property.value?.mayBeObject ?? true { names.addToLast(Self.untypedProperty) }
      if isOfObject, property.mayStandForObject { names.addToLast(Self.viewProperty) }
    }
  }

  /// What a filter has for a property of which it is not written that it holds no object, and for one of a UIKit class; no
  /// code has such names.
  static let untypedProperty = "property without type"
  static let viewProperty = "property of a view"

  /// The code that may use one of the names, in its order; of all, or of a part.
  func entries(using filter: NameFilter, in part: Range<Int>? = nil) -> [Entry] {
    names.pieces(in: part ?? entries.indices, using: filter).map { entries[$0] }
  }

  /// The code that may use the name with this hash.
  func entries(with hash: UInt32) -> [Entry] { names.pieces(with: hash).map { entries[$0] } }

  /// How many pieces may use each of the names.
  func counts(of names: Set<String>) -> [String: Int] { self.names.counts(of: names) }
}

extension PropertyFact {
  private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Date", "Double", "Float", "Int", "String", "URL"]

  /// Whether it may be another name for an object that its own code makes or finds.
  var mayStandForObject: Bool {
    if let type, Self.plainTypes.contains(type.name) { return false }
    return getter != nil || !observers.isEmpty || value?.mayBeObject == true
  }
}

extension Expression {
  /// Whether it may be an object of a class that is not written here: no literal, no call that names the type.
  fileprivate var mayBeObject: Bool {
    switch self {
    case .chain: constructedType == nil
    case .array(let values): values.contains(where: \.mayBeObject)
    case .ternary(_, let first, let second, _), .binary("??", let first, let second):
      first.mayBeObject || second.mayBeObject
    case .branches: true
    default: false
    }
  }
}
