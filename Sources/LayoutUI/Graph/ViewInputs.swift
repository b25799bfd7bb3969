import Layout

/// What a view gets from above when its node is built or updated.
nonisolated public struct _ViewInputs {
    var environment: EnvironmentValues
    /// The axis of the stack around the view; nil where there is none.
    var stackAxis: Axis?
    let graph: ViewGraph

    /// The same with another stack axis.
    func inStack(_ axis: Axis?) -> _ViewInputs {
        var copy = self
        copy.stackAxis = axis
        return copy
    }
}
