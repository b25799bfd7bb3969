nonisolated extension Publisher {
    /// A publisher that does something else with each value.
    func handing<T>(
        _ hand: @escaping (Output, (T) -> Void) -> Void
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { listener in
            _attach(_Listener(value: { hand($0, listener.value) }, end: listener.end))
        }
    }

    /// A publisher with a state of its own for each listener.
    func remembering<State, T>(
        _ initial: State, _ hand: @escaping (inout State, Output, (T) -> Void) -> Void,
        atEnd: @escaping (inout State, (T) -> Void) -> Void = { _, _ in }
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { listener in
            var state = initial
            return _attach(
                _Listener(
                    value: { hand(&state, $0, listener.value) },
                    end: { completion in
                        if case .finished = completion { atEnd(&state, listener.value) }
                        listener.end(completion)
                    }))
        }
    }

    /// Ends as soon as `hand` says that this was the last value.
    func ending(_ hand: @escaping () -> (Output, (Output) -> Void) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { listener in
            let gate = Gate()
            let take = hand()
            return _attach(
                _Listener(
                    value: { value in
                        guard gate.isOpen else { return }
                        if take(value, listener.value) {
                            gate.isOpen = false
                            listener.end(.finished)
                        }
                    }, end: { if gate.isOpen { listener.end($0) } }))
        }
    }

    // MARK: - Values

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        handing { $1(transform($0)) }
    }
    public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: path] } }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        handing { value, next in if let mapped = transform(value) { next(mapped) } }
    }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        handing { if isIncluded($0) { $1($0) } }
    }
    public func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? value } }
    public func removeDuplicates(
        by areEqual: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        remembering(Output?.none) { last, value, next in
            if let last, areEqual(last, value) { return }
            last = value
            next(value)
        }
    }
    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        removeDuplicates(by: ==)
    }
    public func scan<T>(
        _ initial: T, _ next: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        remembering(initial) { state, value, tell in
            state = next(state, value)
            tell(state)
        }
    }
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        remembering(initial, { state, value, _ in state = next(state, value) }, atEnd: { $1($0) })
    }
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        remembering(
            [Output](),
            { list, value, next in
                list.append(value)
                if list.count >= count {
                    next(list)
                    list = []
                }
            }, atEnd: { if !$0.isEmpty { $1($0) } })
    }
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { handing { _, _ in } }
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
        reduce(false) { $0 || $1 == output }
    }
    public func allSatisfy(_ holds: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        reduce(true) { $0 && holds($1) }
    }
    public func last() -> AnyPublisher<Output, Failure> {
        remembering(Output?.none, { last, value, _ in last = value }, atEnd: { last, next in last.map(next) })
    }
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func first(where holds: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(holds).first()
    }
    public func prefix(_ most: Int) -> AnyPublisher<Output, Failure> {
        if most <= 0 { return Empty().eraseToAnyPublisher() }
        return ending {
            var count = 0
            return { value, next in
                count += 1
                next(value)
                return count >= most
            }
        }
    }
    public func prefix(while holds: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        ending {
            { value, next in
                guard holds(value) else { return true }
                next(value)
                return false
            }
        }
    }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        remembering(count) { left, value, next in
            if left > 0 { left -= 1 } else { next(value) }
        }
    }
    public func drop(while holds: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        remembering(true) { drops, value, next in
            drops = drops && holds(value)
            if !drops { next(value) }
        }
    }
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        remembering(
            true,
            { isEmpty, value, next in
                isEmpty = false
                next(value)
            }, atEnd: { if $0 { $1(output) } })
    }
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { listener in
            for element in elements { listener.value(element) }
            return _attach(listener)
        }
    }
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        remembering((), { $2($1) }, atEnd: { for element in elements { $1(element) } })
    }
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { listener in
            let attached = _attach(
                _Listener(
                    value: {
                        receiveOutput?($0)
                        listener.value($0)
                    },
                    end: {
                        receiveCompletion?($0)
                        listener.end($0)
                    }))
            return AnyCancellable {
                receiveCancel?()
                attached.cancel()
            }
        }
    }
    public func print(_ prefix: String = "", to stream: Any? = nil) -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: Swift.print("\(start)receive finished")
                case .failure(let error): Swift.print("\(start)receive error: (\(error))")
                }
            }, receiveCancel: { Swift.print("\(start)receive cancel") })
    }

    /// One attachment for all listeners.
    public func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        var attached: AnyCancellable?
        return AnyPublisher { listener in
            let own = subject._attach(listener)
            if attached == nil { attached = subscribe(subject) }
            return own
        }
    }

    // MARK: - Ends

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let gate = Gate()
        let attached = _attach(
            _Listener(
                value: { if gate.isOpen { receiveValue($0) } },
                end: { if gate.isOpen { receiveCompletion($0) } }))
        return AnyCancellable {
            gate.isOpen = false
            attached.cancel()
        }
    }
}

nonisolated extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
    public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: path] = $0 }
    }
    /// For as long as the published property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.keep(sink { [weak storage = published.storage] in storage?.set($0) })
    }
    public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { listener in
            _attach(_Listener(value: listener.value, end: { _ in listener.end(.finished) }))
        }
    }

    /// The values as they come. (Apple: Combine's `AsyncPublisher`.)
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let continuation = OnMain(value: continuation)
            let attached = OnMain(
                value: sink(
                    receiveCompletion: { _ in continuation.value.finish() },
                    receiveValue: { continuation.value.yield(OnMain(value: $0).value) }))
            continuation.value.onTermination = { _ in attached.value.cancel() }
        }
    }
}
