/// Remembers answers, and forgets those that have not been asked for in a while.
///
/// Two generations: when the young one is full it becomes the old one, and what was old is dropped. So at most
/// twice the capacity is held, and what is asked for regularly stays.
struct BoundedCache<Key: Hashable, Value> {
    private let capacity: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func value(for key: Key, make: () -> Value) -> Value {
        if let value = young[key] { return value }
        let value = old[key] ?? make()
        if young.count >= capacity {
            old = young
            young.removeAll(keepingCapacity: true)
        }
        young[key] = value
        return value
    }
}
