nonisolated extension Publisher {
    /// A publisher whose values can fail.
    private func trying<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        AnyPublisher { listener in
            let gate = Gate()
            return _attach(
                _Listener(
                    value: { value in
                        guard gate.isOpen else { return }
                        do {
                            if let result = try transform(value) { listener.value(result) }
                        } catch {
                            gate.isOpen = false
                            listener.end(.failure(error))
                        }
                    },
                    end: { completion in
                        guard gate.isOpen else { return }
                        switch completion {
                        case .finished: listener.end(.finished)
                        case .failure(let error): listener.end(.failure(error))
                        }
                    }))
        }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        trying { try transform($0) }
    }
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        trying(transform)
    }
    public func tryFilter(_ holds: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        trying { try holds($0) ? $0 : nil }
    }
    public func decode<T: Decodable>(type: T.Type, decoder: JSONDecoder) -> AnyPublisher<T, any Error>
    where Output == Data { trying { try decoder.decode(type, from: $0) } }
    public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error> where Output: Encodable {
        trying { try encoder.encode($0) }
    }

    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { listener in
            _attach(
                _Listener(
                    value: listener.value,
                    end: { completion in
                        switch completion {
                        case .finished: listener.end(.finished)
                        case .failure(let error): listener.end(.failure(transform(error)))
                        }
                    }))
        }
    }

    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { listener in
            var second: AnyCancellable?
            let first = _attach(
                _Listener(
                    value: listener.value,
                    end: { completion in
                        switch completion {
                        case .finished: listener.end(.finished)
                        case .failure(let error): second = handler(error)._attach(listener)
                        }
                    }))
            return AnyCancellable {
                first.cancel()
                second?.cancel()
            }
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }

    public func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
        if times <= 0 { return eraseToAnyPublisher() }
        return `catch` { _ in retry(times - 1) }.eraseToAnyPublisher()
    }

    public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        `catch` { error -> Empty<Output, Never> in fatalError("\(prefix)\(error)") }
    }
}
