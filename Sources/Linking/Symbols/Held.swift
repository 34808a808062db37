/// A value that many places hold and few change: to copy it costs one count, however much is in it.
///
/// Unchecked, since what is stored changes only as long as nobody else holds it.
struct Held<Value: Sendable>: @unchecked Sendable {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value { storage.value }

  mutating func change(_ change: (inout Value) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
    change(&storage.value)
  }
}
