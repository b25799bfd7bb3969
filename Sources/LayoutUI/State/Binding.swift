/// A way to read and write a value that is kept elsewhere. (Apple: `Binding`.)
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// Where the value is kept and what it was when the binding was made: two bindings that agree in both are the
    /// same one. nil for closures of which nothing is known.
    private let origin: Origin?

    private struct Origin {
        let source: BindingSource
        let value: Value
    }

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
        origin = nil
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction()) })
    }

    /// A binding to an optional value: what is set to nothing stays what it was.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } }
        )
    }

    init(_ location: StateLocation<Value>) {
        let source = BindingSource.location(ObjectIdentifier(location))
        get = { location.readThroughBinding(source) }
        set = { location.set($0) }
        origin = Origin(source: source, value: location.value)
    }

    private init(get: @escaping () -> Value, set: @escaping (Value) -> Void, origin: Origin?) {
        self.get = get
        self.set = set
        self.origin = origin
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in }, origin: Origin(source: .constant, value: value))
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to the value of an optional one, if there is a value now.
    public init?(_ base: Binding<Value?>) {
        guard let now = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? now }, set: { base.wrappedValue = $0 })
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 },
            origin: origin.map { .init(source: .member($0.source, path), value: $0.value[keyPath: path]) })
    }
}

/// Where a binding's value is kept.
nonisolated enum BindingSource: Hashable {
    case constant
    case location(ObjectIdentifier)
    indirect case member(BindingSource, AnyKeyPath)
    indirect case element(BindingSource, AnyHashable)

    /// The state that the value is part of.
    var root: BindingSource {
        switch self {
        case .constant, .location: self
        case .member(let base, _), .element(let base, _): base.root
        }
    }
}

extension Binding: LinkedProperty {
    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool {
        if let origin { link.body.name(origin.source.root, link.label) }
        return false
    }

    nonisolated static func areSame(_ a: Binding, _ b: Binding, _ table: ComparisonTable) -> Bool {
        guard let a = a.origin, let b = b.origin else { return false }
        return a.source == b.source && table.areSame(a.value, b.value)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Self>
    public typealias SubSequence = Slice<Self>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    public subscript(position: Index) -> Binding<Value.Element> {
        let origin: Binding<Value.Element>.Origin? = origin.flatMap { origin in
            guard let index = position as? any Hashable else { return nil }
            return .init(source: .element(origin.source, AnyHashable(index)), value: origin.value[position])
        }
        return Binding<Value.Element>(
            get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 }, origin: origin)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// Bindings to the properties of an observable model. (Apple: `Bindable`.)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    nonisolated public subscript<Member>(
        dynamicMember path: ReferenceWritableKeyPath<Value, Member>
    ) -> Binding<Member> {
        let model = wrappedValue
        return Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
    }
}
