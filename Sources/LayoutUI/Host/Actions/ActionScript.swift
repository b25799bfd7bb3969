import Snapshot

/// Runs a script of actions on a view and records the state after each block.
nonisolated struct ActionScript {
    let blocks: [[UserAction]]
    let mark: ActMark

    /// Stops at the first act that cannot be done.
    func run(on view: HostedView) -> RunResult {
        var states = [view.snapshot()]
        var failure: ActionFailure?
        let performer = ActPerformer(view: view)
        script: for (number, block) in blocks.enumerated() {
            view.step = number + 1
            for (position, action) in block.enumerated() {
                let place = ActPlace(block: number, act: position)
                if !mark.boundary.isEmpty { writeToStandardOutput(mark.line(place)) }
                view.graph.timeline.add(.action, action.description)
                do throws(ActProblem) {
                    try performer.perform(action)
                } catch {
                    failure = ActionFailure(place: place, message: error.message, candidates: error.candidates)
                    break script
                }
            }
            states.append(view.snapshot())
        }
        return RunResult(states: states, warnings: view.warnings, timeline: view.timeline, failure: failure)
    }
}
