import Layout

/// What a view gets from above when its node is built or updated.
nonisolated public struct _ViewInputs {
    var environment: EnvironmentValues
    /// The axis of the stack around the view; nil where there is none.
    var stackAxis: Axis?
    /// Whether the view's elements are rows that a lazy container builds and lets go.
    var isLazy = false
    let graph: ViewGraph

    /// The same with another stack axis.
    func inStack(_ axis: Axis?) -> _ViewInputs {
        var copy = self
        copy.stackAxis = axis
        copy.isLazy = false
        return copy
    }

    /// The same for the rows of a lazy container.
    func inLazyStack(_ axis: Axis?) -> _ViewInputs {
        var copy = inStack(axis)
        copy.isLazy = true
        return copy
    }

    /// Whether a place would look the same with either.
    func areSame(as other: _ViewInputs) -> Bool {
        stackAxis == other.stackAxis && graph.areSame(environment, other.environment)
    }

    /// These inputs, with the environment that was passed before if nothing in it differs: those below can tell
    /// the same one from another one by a glance.
    func settled(after previous: _ViewInputs?) -> _ViewInputs {
        guard let previous, graph.areSame(environment, previous.environment) else { return self }
        var copy = self
        copy.environment = previous.environment
        return copy
    }
}
