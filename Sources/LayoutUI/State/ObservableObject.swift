import Observation

/// A model that says when it is about to change. (Apple: Combine's `ObservableObject`.)
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells the views that observe a model. (Apple: Combine's `ObservableObjectPublisher`.)
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let listeners = Listeners<Void, Never>()

    public init() {}

    public func send() { listeners.send(()) }

    public func _attach(_ listener: _Listener<Void, Never>) -> AnyCancellable { listeners.add(listener) }

    /// The publisher of a model, kept as long as one of its published properties is.
    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        let properties = Mirror(reflecting: object).allChildren.compactMap { $0 as? any PublishedProperty }
        guard let first = properties.first else { return PublisherTable.shared.publisher(of: object) }
        let publisher = first.ownPublisher
        for property in properties { property.announce(by: publisher) }
        return publisher
    }
}

/// The publishers of models that have no published property to keep it. The protocol's default can keep nothing in
/// the model itself, so there is no other place.
private final class PublisherTable: @unchecked Sendable {
    static let shared = PublisherTable()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var countAfterPruning = 0

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
        if entries.count > 2 * countAfterPruning + 16 {
            entries = entries.filter { $0.value.object != nil }
            countAfterPruning = entries.count
        }
        let publisher = ObservableObjectPublisher()
        entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
        return publisher
    }
}

extension Mirror {
    /// The values of all stored properties, a superclass's first.
    fileprivate var allChildren: [Any] { (superclassMirror?.allChildren ?? []) + children.map(\.value) }
}

protocol PublishedProperty {
    /// The publisher that the property keeps for its model, if it is the model's first one.
    var ownPublisher: ObservableObjectPublisher { get }
    func announce(by publisher: ObservableObjectPublisher)
}

/// A property whose changes are announced. (Apple: Combine's `Published`.)
@propertyWrapper
public struct Published<Value> {
    final class Storage {
        fileprivate(set) var value: Value
        /// Set on the first property of an object, whose storage it lives in.
        fileprivate var own: ObservableObjectPublisher?
        /// The model's, which another property keeps.
        fileprivate weak var announcing: ObservableObjectPublisher?
        fileprivate let listeners = Listeners<Value, Never>()
        /// What sets the property as long as it lives.
        fileprivate var kept: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        /// Listeners are told before the property has the value, as on the platform.
        fileprivate func change(_ value: Value) {
            listeners.send(value)
            self.value = value
        }

        /// A change that does not come through the model's property.
        func set(_ value: Value) {
            announcing?.send()
            change(value)
        }
    }

    let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    public var wrappedValue: Value {
        get { storage.value }
        set { storage.change(newValue) }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped path: ReferenceWritableKeyPath<Object, Value>,
        storage storagePath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storagePath].storage.value }
        set {
            if let model = object as? any ObservableObject {
                (model.objectWillChange as? ObservableObjectPublisher)?.send()
            }
            object[keyPath: storagePath].storage.change(newValue)
        }
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }

    /// What `$property` is: says its value, and then each new one. (Apple: `Published.Publisher`.)
    public struct Publisher: LayoutUI.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let storage: Storage

        public func _attach(_ listener: _Listener<Value, Never>) -> AnyCancellable {
            listener.value(storage.value)
            return storage.listeners.add(listener)
        }

        func keep(_ cancellable: AnyCancellable) { storage.kept.append(cancellable) }
    }
}

extension Published: PublishedProperty {
    var ownPublisher: ObservableObjectPublisher {
        if let own = storage.own { return own }
        let publisher = ObservableObjectPublisher()
        storage.own = publisher
        return publisher
    }

    func announce(by publisher: ObservableObjectPublisher) { storage.announcing = publisher }
}

/// Bindings to an observable object's properties. (Apple: `ObservedObject.Wrapper`.)
@dynamicMemberLookup
public struct ObservedWrapper<Object: ObservableObject> {
    let object: Object

    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
        let object = object
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}

/// A model that a view is given. (Apple: `ObservedObject`.)
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    public typealias Wrapper = ObservedWrapper<Object>
    public var wrappedValue: Object

    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(initialValue: Object) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// A view's subscription to a model: its body runs whenever the model announces a change, whatever it has read.
private final class ObjectSubscription<Object: ObservableObject>: Leaving {
    let object: Object
    private let attached: AnyCancellable

    init(_ object: Object, _ link: PropertyLink) {
        self.object = object
        attached = object.objectWillChange._attach(
            _Listener(
                value: { [weak body = link.body, label = link.label] _ in body?.invalidate(label) }, end: { _ in }))
    }

    func leave() { attached.cancel() }

    /// Keeps a subscription to a model.
    ///
    /// - Returns: Whether it is to another one than before.
    static func renew(_ kept: inout AnyObject?, to object: Object, _ link: PropertyLink) -> Bool {
        if let present = kept as? ObjectSubscription {
            if present.object === object { return false }
            present.leave()
        }
        kept = ObjectSubscription(object, link)
        return true
    }
}

extension ObservedObject: LinkedProperty {
    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool {
        ObjectSubscription.renew(&kept, to: wrappedValue, link)
    }

    nonisolated static func areSame(_ a: ObservedObject, _ b: ObservedObject, _ table: ComparisonTable) -> Bool {
        a.wrappedValue === b.wrappedValue
    }
}

/// A model that a view makes and the graph keeps. (Apple: `StateObject`.)
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
    final class Cell {
        let make: () -> Object
        var object: Object?
        init(_ make: @escaping () -> Object) { self.make = make }
    }

    public typealias Wrapper = ObservedWrapper<Object>
    private let cell: Cell

    public init(wrappedValue: @autoclosure @escaping () -> Object) { cell = Cell(wrappedValue) }

    public var wrappedValue: Object {
        if let object = cell.object { return object }
        let object = cell.make()
        cell.object = object
        return object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension StateObject: LinkedProperty {
    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool {
        if let kept = kept as? ObjectSubscription<Object> {
            cell.object = kept.object
            return false
        }
        return ObjectSubscription.renew(&kept, to: wrappedValue, link)
    }

    /// Only the first value's model is ever made.
    nonisolated static func areSame(_ a: StateObject, _ b: StateObject, _ table: ComparisonTable) -> Bool { true }
}

/// A model that a view above has put into the environment. (Apple: `EnvironmentObject`.)
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    final class Cell {
        var object: Object?
    }

    public typealias Wrapper = ObservedWrapper<Object>
    private let cell = Cell()

    public init() {}

    public var wrappedValue: Object {
        guard let object = cell.object else {
            giveUp("no \(Object.self) in the environment: a view above needs .environmentObject(…) with one")
        }
        return object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool {
        cell.object = link.environment[object: ObjectIdentifier(Object.self)] as? Object
        guard let object = cell.object else { return false }
        return ObjectSubscription.renew(&kept, to: object, link)
    }

    nonisolated static func areSame(_ a: Self, _ b: Self, _ table: ComparisonTable) -> Bool { true }
}

nonisolated extension View {
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        changing { $0[object: ObjectIdentifier(Object.self)] = object }
    }
}
