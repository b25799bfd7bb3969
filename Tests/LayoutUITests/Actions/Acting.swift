import Snapshot

@testable import LayoutUI

/// Writes down what views do.
final class Log {
    var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }
}

/// Does acts to a view on a phone's screen, one after another.
/// - Returns: What went wrong with the last; nil if all could be done.
@MainActor @discardableResult
func act<Content: View>(_ actions: [UserAction], on view: Content) -> ActProblem? {
    act(actions, on: HostedView(view, on: phone))
}

@MainActor @discardableResult
func act(_ actions: [UserAction], on view: HostedView) -> ActProblem? {
    do throws(ActProblem) {
        for action in actions { try ActPerformer(view: view).perform(action) }
        return nil
    } catch {
        return error
    }
}

func tap(_ text: String, _ times: Int = 1) -> UserAction { .tap(.init(text), times: times) }
