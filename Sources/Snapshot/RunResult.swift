/// What a snippet's process answers: one state before any action, and one after each block of actions.
public struct RunResult: Codable, Equatable, Sendable {
    public var states: [LayoutSnapshot]
    /// What the engine warned of, as a frame of negative width.
    public var warnings: [String]
    /// What happened, in order, step by step.
    public var timeline: [TimelineEvent]
    /// The act that the run ended at because it could not be done: the states are those before its block.
    public var failure: ActionFailure?

    public init(
        states: [LayoutSnapshot], warnings: [String] = [], timeline: [TimelineEvent] = [],
        failure: ActionFailure? = nil
    ) {
        self.states = states
        self.warnings = warnings
        self.timeline = timeline
        self.failure = failure
    }
}
