import Course
import Snapshot
import SnippetRunner

struct ExplainCommand: Command {
    let name = "explain"
    let summary = "Tell how a layout came about: who offered what, who took what, and why."
    let usage = "FILE.swift|LESSON.md#ID|- [SELECTOR] [--width N] [--height N] [--device NAME] [--format text|json]"
    let details = """
        Lays the code out as `layout` does, and prints each view with what it was offered, the size it took, and
        the rule by which it came to it; of a stack also the order in which it served its children, and what there
        was for each. With a SELECTOR, as claims name views (Spacer#2, 'Total', HStack/1), only that view is told
        with what is in it, below the line of each view around it.
        """
    let options =
        LayoutCommand().options.filter { $0.name != "format" } + [
            Option(
                name: "format", value: "FORMAT", help: "text (the default) or json",
                choices: Format.allCases.map(\.rawValue))
        ]
    let examples = [
        "explain Lessons/06-spacers.md#thirds", "explain Lessons/06-spacers.md#thirds Spacer#2",
        "explain Card.swift --width 250", "explain - --format json < Card.swift",
    ]

    private enum Format: String, CaseIterable { case text, json }

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        guard let operand = arguments.operands.first, arguments.operands.count <= 2 else {
            throw UsageError(
                "explain takes a file, as Card.swift, Lessons/06-spacers.md#thirds or -, and one selector")
        }
        let installation = try Installation.current()
        let target = try LayoutTarget(
            operand, installation: installation, conditions: ConditionOptions(arguments, installation: installation),
            course: arguments["course"])
        guard let run = try target.run(installation, explains: true, streams) else { return .contentIsWrong }
        let explanation = Explanation(run.snapshot)
        var path = [explanation.root]
        if arguments.operands.count > 1 {
            do throws(QueryError) {
                path = try explanation.path(to: arguments.operands[1], in: run.snapshot)
            } catch {
                throw UsageError(error.message + (error.note.map { " (\($0))" } ?? ""))
            }
        }
        switch arguments["format"].flatMap(Format.init) ?? .text {
        case .text: try streams.output(ExplainText(explanation, path: path).text)
        case .json: try streams.output(try ExplainJSON.text(of: explanation, path: path))
        }
        return run.isFailed ? .contentIsWrong : .success
    }
}
