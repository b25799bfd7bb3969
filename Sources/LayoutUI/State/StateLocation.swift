/// Where a state's value is kept, and who read it.
nonisolated final class StateLocation<Value> {
    private(set) var value: Value
    private var readers: [Reader] = []
    /// The place that the state belongs to.
    private weak var owner: BodyState?
    private var name = ""

    private struct Reader {
        weak var body: BodyState?
        let label: String
    }

    init(_ value: Value) { self.value = value }

    func attach(_ link: PropertyLink) {
        if owner != nil { return }
        owner = link.body
        name = link.name
    }

    /// Tells the view that it has read its own state: it is made again when the state changes, as on the platform
    /// also where later values were not read. What an action reads is not shown.
    func wasRead(by body: BodyState, label: String) {
        guard body.graph.isUpdating, !readers.contains(where: { $0.body === body }) else { return }
        readers.removeAll { $0.body?.isGone ?? true }
        readers.append(Reader(body: body, label: label))
    }

    /// The value, read by what runs now: the body that has got a binding to it, or else the state's own view.
    func readThroughBinding(_ source: BindingSource) -> Value {
        if let owner {
            let reader = owner.graph.reader ?? owner
            wasRead(by: reader, label: reader.label(of: source))
        }
        return value
    }

    /// A value equal to the present one changes nothing.
    func set(_ new: Value) {
        guard let owner else {
            value = new
            return
        }
        let isSame = owner.graph.types.comparisons.areSame(value, new)
        let old = value
        value = new
        if isSame { return }
        if !owner.type.isLibrarys {
            owner.graph.timeline.add(.state, name, "\(Timeline.short(old)) → \(Timeline.short(new))")
        }
        for reader in readers { reader.body?.invalidate(reader.label) }
    }
}

/// Whether two values are equal, as far as their type can tell.
nonisolated func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return compare(a)
}
