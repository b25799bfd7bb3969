import Course
import Foundation
import Snapshot
import SnippetRunner

struct LayoutCommand: Command {
    let name = "layout"
    let summary = "Lay out one piece of SwiftUI code, and print the tree."
    let usage = "FILE.swift|LESSON.md#ID|- [--width N] [--height N] [--device NAME] [--format text|json|svg]"
    let details = """
        FILE.swift is plain SwiftUI: statements that end in a view, or declarations (the last View declared is
        the root). - reads it from the standard input. LESSON.md#ID is a snippet of a lesson or card file;
        #ID@1 its state after the first actions. The root is offered the device's safe area, or the width and
        height given, and centered in it.

        text lists the views, each with the shortest selector that claims name it by. json is one object:
        {"size":[w,h],"root":{"kind","id","text","frame":[x,y,w,h],"children"}}, in points, unrounded; size is
        the space offered, frames are in its coordinates, id is the accessibilityIdentifier. svg draws it.
        """
    let options = [
        Option(name: "width", value: "N", help: "the width offered, in points"),
        Option(name: "height", value: "N", help: "the height offered, in points"),
        Option(name: "device", value: "NAME", help: "the device (iPhone 17, unless the lesson names another)"),
        Option(
            name: "text-size", value: "SIZE", help: "the Dynamic Type size, as L (the default) or AX5",
            choices: TextSize.allCases.map(\.rawValue)),
        Option(
            name: "scheme", value: "SCHEME", help: "light or dark",
            choices: RunConditions.Scheme.allCases.map(\.rawValue)),
        Option(
            name: "direction", value: "DIRECTION", help: "ltr or rtl",
            choices: RunConditions.Direction.allCases.map(\.rawValue)),
        Option(
            name: "format", value: "FORMAT", help: "text (the default), json or svg",
            choices: LayoutFormat.allCases.map(\.rawValue)),
        CheckRun.courseOption,
    ]
    let examples = [
        "layout Card.swift --width 250", "layout Lessons/06-spacers.md#thirds",
        "layout - --format json < Card.swift", "layout Card.swift --format svg > card.svg",
    ]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("layout takes one file, as Card.swift, Lessons/06-spacers.md#thirds or -")
        }
        let installation = try Installation.current()
        let target = try LayoutTarget(
            operand, installation: installation, conditions: ConditionOptions(arguments, installation: installation),
            course: arguments["course"])
        guard let run = try target.run(installation, streams) else { return .contentIsWrong }
        streams.error(run.printed.map { SafeText.line($0) + "\n" }.joined())
        try streams.output((arguments["format"].flatMap(LayoutFormat.init) ?? .text).write(run.snapshot))
        return run.isFailed ? .contentIsWrong : .success
    }
}
