import Observation

/// A model that says when it is about to change. (Apple: Combine's `ObservableObject`.)
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells the views that observe a model. (Apple: Combine's `ObservableObjectPublisher`.)
public final class ObservableObjectPublisher {
    private var subscriptions: [ObjectIdentifier: () -> Void] = [:]
    /// In the order in which they came, which is the one in which they are told.
    private var order: [ObjectIdentifier] = []

    public init() {}

    public func send() {
        for key in order { subscriptions[key]?() }
    }

    func subscribe(_ key: AnyObject, _ action: @escaping () -> Void) {
        if subscriptions.updateValue(action, forKey: ObjectIdentifier(key)) == nil {
            order.append(ObjectIdentifier(key))
        }
    }

    func unsubscribe(_ key: AnyObject) {
        if subscriptions.removeValue(forKey: ObjectIdentifier(key)) == nil { return }
        order.removeAll { $0 == ObjectIdentifier(key) }
    }

    /// The publisher of a model, kept as long as one of its published properties is.
    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        for member in Mirror(reflecting: object).allChildren {
            if let published = member as? any PublishedProperty { return published.publisher(for: object) }
        }
        return PublisherTable.shared.publisher(of: object)
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
    func publisher(for object: AnyObject) -> ObservableObjectPublisher
}

/// A property whose changes are announced. (Apple: Combine's `Published`.)
@propertyWrapper
public struct Published<Value> {
    final class Storage {
        var value: Value
        /// Set on the first property of an object, whose storage it lives in.
        var publisher: ObservableObjectPublisher?
        init(_ value: Value) { self.value = value }
    }

    let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped path: ReferenceWritableKeyPath<Object, Value>,
        storage storagePath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storagePath].storage.value }
        set {
            if let model = object as? any ObservableObject { model.objectWillChange.send() }
            object[keyPath: storagePath].storage.value = newValue
        }
    }

    public var projectedValue: Publisher { Publisher(storage: storage) }

    /// What `$property` is; there is nothing to subscribe to here.
    public struct Publisher {
        let storage: Storage
    }
}

extension Published: PublishedProperty {
    func publisher(for object: AnyObject) -> ObservableObjectPublisher {
        if let publisher = storage.publisher { return publisher }
        let publisher = ObservableObjectPublisher()
        storage.publisher = publisher
        return publisher
    }
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
    private let publisher: ObservableObjectPublisher

    init(_ object: Object, _ link: PropertyLink) {
        self.object = object
        publisher = object.objectWillChange
        publisher.subscribe(self) { [weak body = link.body, label = link.label] in body?.invalidate(label) }
    }

    func leave() { publisher.unsubscribe(self) }

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
