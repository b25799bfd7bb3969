import Synchronization

/// The state that requests are answered from.
final class CurrentState: Sendable {
    private let state: Mutex<PreviewState>

    init(_ state: PreviewState) { self.state = Mutex(state) }

    var value: PreviewState {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
