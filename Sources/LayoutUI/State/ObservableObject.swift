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
    private var observers: [ObjectIdentifier: () -> Void] = [:]

    public init() {}

    public func send() {
        for observer in observers.values { observer() }
    }

    func observe(_ key: AnyObject, _ action: @escaping () -> Void) { observers[ObjectIdentifier(key)] = action }

    /// The publisher of a model, kept as long as one of its published properties is.
    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        for member in Mirror(reflecting: object).allChildren {
            if let published = member as? any PublishedProperty { return published.publisher(for: object) }
        }
        return ObservableObjectPublisher()
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

/// Marks what the graph keeps for an observing property, so that it observes once.
private final class ObservationKey {}

extension ObservedObject: LinkedProperty {
    func link(kept: inout AnyObject?, environment: EnvironmentValues, changed: @escaping () -> Void) {
        let key = kept ?? ObservationKey()
        kept = key
        wrappedValue.objectWillChange.observe(key, changed)
    }
}

/// A model that a view makes and the graph keeps. (Apple: `StateObject`.)
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
    final class Cell {
        let make: () -> Object
        var kept: Kept?
        init(_ make: @escaping () -> Object) { self.make = make }
    }

    final class Kept {
        let object: Object
        init(_ object: Object) { self.object = object }
    }

    public typealias Wrapper = ObservedWrapper<Object>
    private let cell: Cell

    public init(wrappedValue: @autoclosure @escaping () -> Object) { cell = Cell(wrappedValue) }

    public var wrappedValue: Object {
        if let kept = cell.kept { return kept.object }
        let kept = Kept(cell.make())
        cell.kept = kept
        return kept.object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension StateObject: LinkedProperty {
    func link(kept: inout AnyObject?, environment: EnvironmentValues, changed: @escaping () -> Void) {
        if let kept = kept as? Kept {
            cell.kept = kept
        } else {
            _ = wrappedValue
            kept = cell.kept
        }
        guard let kept else { return }
        wrappedValue.objectWillChange.observe(kept, changed)
    }
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
    func link(kept: inout AnyObject?, environment: EnvironmentValues, changed: @escaping () -> Void) {
        cell.object = environment[object: ObjectIdentifier(Object.self)] as? Object
        let key = kept ?? ObservationKey()
        kept = key
        cell.object?.objectWillChange.observe(key, changed)
    }
}

nonisolated extension View {
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        changing { $0[object: ObjectIdentifier(Object.self)] = object }
    }
}
