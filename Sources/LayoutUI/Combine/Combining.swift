nonisolated public enum Publishers {}

nonisolated extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { listener in
            var inner: [AnyCancellable] = []
            var running = 1
            func end(_ completion: Subscribers.Completion<Failure>) {
                if case .failure = completion { return listener.end(completion) }
                running -= 1
                if running == 0 { listener.end(.finished) }
            }
            let outer = _attach(
                _Listener(
                    value: { value in
                        running += 1
                        inner.append(transform(value)._attach(_Listener(value: listener.value, end: end)))
                    }, end: end))
            return AnyCancellable {
                outer.cancel()
                for one in inner { one.cancel() }
            }
        }
    }

    public func flatMap<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(transform)
    }

    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { listener in
            var inner: AnyCancellable?
            let outer = _attach(
                _Listener(
                    value: { publisher in
                        inner?.cancel()
                        inner = publisher._attach(
                            _Listener(
                                value: listener.value,
                                end: { if case .failure = $0 { listener.end($0) } }))
                    }, end: listener.end))
            return AnyCancellable {
                outer.cancel()
                inner?.cancel()
            }
        }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher.setFailureType(to: Failure.self).flatMap { $0 }
    }

    public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { listener in
            var second: AnyCancellable?
            let first = _attach(
                _Listener(
                    value: listener.value,
                    end: { completion in
                        if case .finished = completion {
                            second = other._attach(listener)
                        } else {
                            listener.end(completion)
                        }
                    }))
            return AnyCancellable {
                first.cancel()
                second?.cancel()
            }
        }
    }

    /// Two publishers' values side by side.
    private func paired<P: Publisher, Memory>(
        _ other: P, _ memory: Memory, first: @escaping (inout Memory, Output) -> (Output, P.Output)?,
        second: @escaping (inout Memory, P.Output) -> (Output, P.Output)?
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { listener in
            var memory = memory
            var running = 2
            func end(_ completion: Subscribers.Completion<Failure>) {
                running -= 1
                if case .failure = completion { return listener.end(completion) }
                if running == 0 { listener.end(.finished) }
            }
            let a = _attach(_Listener(value: { first(&memory, $0).map(listener.value) }, end: end))
            let b = other._attach(_Listener(value: { second(&memory, $0).map(listener.value) }, end: end))
            return AnyCancellable {
                a.cancel()
                b.cancel()
            }
        }
    }

    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        paired(
            other, (Output?.none, P.Output?.none),
            first: { memory, value in
                memory.0 = value
                return memory.1.map { (value, $0) }
            },
            second: { memory, value in
                memory.1 = value
                return memory.0.map { ($0, value) }
            })
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        paired(
            other, ([Output](), [P.Output]()),
            first: { memory, value in
                memory.0.append(value)
                return memory.1.isEmpty ? nil : (memory.0.removeFirst(), memory.1.removeFirst())
            },
            second: { memory, value in
                memory.1.append(value)
                return memory.0.isEmpty ? nil : (memory.0.removeFirst(), memory.1.removeFirst())
            })
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }
}

nonisolated extension Publishers {
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let a: A
        let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
            a.combineLatest(b)._attach(listener)
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
            a.combineLatest(b, c)._attach(listener)
        }
    }

    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let a: A
        let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable { a.zip(b)._attach(listener) }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let a: A
        let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
            a.merge(with: b)._attach(listener)
        }
    }

    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let all: [Upstream]
        public init(_ all: Upstream...) { self.all = all }
        public init<S: Sequence>(_ all: S) where S.Element == Upstream { self.all = Array(all) }
        public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
            all.publisher.setFailureType(to: Failure.self).flatMap { $0 }._attach(listener)
        }
    }
}
