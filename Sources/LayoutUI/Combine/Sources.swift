/// Says one value. (Apple: Combine's `Just`.)
nonisolated public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }

    public func _attach(_ listener: _Listener<Output, Never>) -> AnyCancellable {
        listener.value(output)
        listener.end(.finished)
        return AnyCancellable {}
    }
}

/// Says nothing. (Apple: Combine's `Empty`.)
nonisolated public struct Empty<Output, Failure: Error>: Publisher {
    private let completes: Bool
    public init(completeImmediately: Bool = true) { completes = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        completes = completeImmediately
    }

    public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        if completes { listener.end(.finished) }
        return AnyCancellable {}
    }
}

/// Fails. (Apple: Combine's `Fail`.)
nonisolated public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        listener.end(.failure(error))
        return AnyCancellable {}
    }
}

/// Made anew for each listener. (Apple: Combine's `Deferred`.)
nonisolated public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        createPublisher()._attach(listener)
    }
}

/// Says one value or fails, once it is known. (Apple: Combine's `Future`.)
nonisolated public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private var result: Result<Output, Failure>?
    private var listeners: [Int: _Listener<Output, Failure>] = [:]
    private var attached = 0

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in
            if self.result != nil { return }
            self.result = result
            for key in listeners.keys.sorted() { listeners[key].map { tell($0, result) } }
            listeners = [:]
        }
    }

    private func tell(_ listener: _Listener<Output, Failure>, _ result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            listener.value(value)
            listener.end(.finished)
        case .failure(let error): listener.end(.failure(error))
        }
    }

    public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        if let result {
            tell(listener, result)
            return AnyCancellable {}
        }
        attached += 1
        let key = attached
        listeners[key] = listener
        return AnyCancellable { [weak self] in self?.listeners[key] = nil }
    }
}

/// A publisher that is told what to say. (Apple: Combine's `Subject`.)
nonisolated public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

nonisolated extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Hands values on to whoever listens at the time. (Apple: Combine's `PassthroughSubject`.)
nonisolated public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private var listeners = Listeners<Output, Failure>()
    public init() {}
    public func send(_ value: Output) { listeners.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
    public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable { listeners.add(listener) }
}

/// Has a value, which a listener is told at once. (Apple: Combine's `CurrentValueSubject`.)
nonisolated public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private var listeners = Listeners<Output, Failure>()
    public var value: Output { didSet { listeners.send(value) } }
    public init(_ value: Output) { self.value = value }
    public func send(_ value: Output) { self.value = value }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

    public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        let attached = listeners.add(listener)
        if !listeners.isEnded { listener.value(value) }
        return attached
    }
}

/// Those who listen, in the order in which they came.
nonisolated final class Listeners<Output, Failure: Error> {
    private var list: [(key: Int, listener: _Listener<Output, Failure>)] = []
    private var added = 0
    private var completion: Subscribers.Completion<Failure>?

    var isEnded: Bool { completion != nil }

    func add(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        if let completion {
            listener.end(completion)
            return AnyCancellable {}
        }
        added += 1
        let key = added
        list.append((key, listener))
        return AnyCancellable { [weak self] in self?.list.removeAll { $0.key == key } }
    }

    func send(_ value: Output) {
        if isEnded { return }
        for (key, listener) in list where list.contains(where: { $0.key == key }) { listener.value(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        if isEnded { return }
        self.completion = completion
        let all = list
        list = []
        for (_, listener) in all { listener.end(completion) }
    }
}

nonisolated extension Sequence {
    /// Says all elements. (Apple: Combine's `Publishers.Sequence`.)
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { listener in
            let gate = Gate()
            for element in self where gate.isOpen { listener.value(element) }
            if gate.isOpen { listener.end(.finished) }
            return AnyCancellable { gate.isOpen = false }
        }
    }
}

nonisolated extension Optional {
    public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

nonisolated extension Result {
    public var publisher: AnyPublisher<Success, Failure> { Future { $0(self) }.eraseToAnyPublisher() }
}

nonisolated extension NotificationCenter {
    public func publisher(
        for name: Notification.Name, object: AnyObject? = nil
    ) -> AnyPublisher<Notification, Never> {
        AnyPublisher { [unowned self] listener in
            let listener = OnMain(value: listener)
            let observer = OnMain(
                value: addObserver(forName: name, object: object, queue: nil) { listener.value.value($0) })
            return AnyCancellable { [weak self] in self?.removeObserver(observer.value) }
        }
    }
}

/// Whether values still go through.
nonisolated final class Gate {
    var isOpen = true
}
