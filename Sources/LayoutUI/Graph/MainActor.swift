import Observation

/// Carries a value across an isolation boundary that is none: the engine runs on the main thread only.
nonisolated struct OnMain<Value>: @unchecked Sendable {
    let value: Value
}

/// Calls something that belongs to the main actor: a body, a builder, an action.
nonisolated func onMain<Result>(_ operation: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(operation) { operation in
        MainActor.assumeIsolated { OnMain(value: operation()) }.value
    }
}

/// Runs a body, and `onChange` once when an observable property that it read changes.
nonisolated func tracking<Body>(_ body: @escaping @MainActor () -> Body, onChange: @escaping () -> Void) -> Body {
    let onChange = OnMain(value: onChange)
    return withObservationTracking {
        MainActor.assumeIsolated { OnMain(value: body()) }.value
    } onChange: {
        onChange.value()
    }
}
