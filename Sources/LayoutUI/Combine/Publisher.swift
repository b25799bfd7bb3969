// A small Combine: values are handed on at once, on the main thread, without back pressure; what takes time takes
// the run's virtual time.

/// Says values to whoever listens. (Apple: Combine's `Publisher`.)
nonisolated public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure

    /// Has a listener told of all values until what is returned is cancelled. The library's own publishers implement
    /// this; an author's implement `receive(subscriber:)`.
    func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable
}

/// What is done with a publisher's values and at its end.
nonisolated public struct _Listener<Output, Failure: Error> {
    let value: (Output) -> Void
    let end: (Subscribers.Completion<Failure>) -> Void
}

nonisolated extension Publisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = AttachedSubscription()
        subscriber.receive(subscription: subscription)
        subscription.attached = _attach(
            _Listener(
                value: { if !subscription.isCancelled { _ = subscriber.receive($0) } },
                end: { if !subscription.isCancelled { subscriber.receive(completion: $0) } }))
    }

    public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        let subscriber = ListeningSubscriber(listener)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.cancel() }
    }

    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        _attach(_Listener(value: { subject.send($0) }, end: { subject.send(completion: $0) }))
    }
}

/// Takes a publisher's values. (Apple: Combine's `Subscriber`.)
nonisolated public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

nonisolated public protocol Cancellable {
    func cancel()
}

/// The tie between a publisher and a subscriber. All values come, whatever is asked for. (Apple: `Subscription`.)
nonisolated public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

nonisolated public enum Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values are wanted.
    public struct Demand: Hashable, Sendable {
        let count: Int
        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Ends something, at the latest when it is let go of. (Apple: Combine's `AnyCancellable`.)
nonisolated public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ cancellable: C) { action = { cancellable.cancel() } }

    public func cancel() {
        let last = action
        action = nil
        last?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    deinit { action?() }
}

/// What the library's publishers give an author's subscriber.
nonisolated private final class AttachedSubscription: Subscription {
    var attached: AnyCancellable? { didSet { if isCancelled { attached?.cancel() } } }
    private(set) var isCancelled = false

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        isCancelled = true
        attached?.cancel()
    }
}

/// Listens to an author's publisher.
nonisolated private final class ListeningSubscriber<Input, Failure: Error>: Subscriber {
    private let listener: _Listener<Input, Failure>
    private var subscription: (any Subscription)?

    init(_ listener: _Listener<Input, Failure>) { self.listener = listener }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        listener.value(input)
        return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) { listener.end(completion) }
    func cancel() { subscription?.cancel() }
}

/// A publisher whose type is hidden. (Apple: Combine's `AnyPublisher`.)
nonisolated public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (_Listener<Output, Failure>) -> AnyCancellable

    init(attach: @escaping (_Listener<Output, Failure>) -> AnyCancellable) { self.attach = attach }
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = publisher._attach
    }

    public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable { attach(listener) }
}

nonisolated extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
