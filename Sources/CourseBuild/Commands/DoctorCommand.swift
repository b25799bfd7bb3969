import APICatalog
import Foundation
import SnippetRunner

/// What this machine has, and what of SwiftUI the engine has.
struct DoctorCommand: Command {
    let name = "doctor"
    let summary = "Say what this machine has for checking lessons, or what of SwiftUI's API there is."
    let usage = "[--api] [--format text|json]"
    let details = """
        Without --api: the compiler, the layout engine, the fonts, the libraries, the devices, the cache and the
        limits of a snippet, and whether a small view is laid out as it should be. Exit status 2 if something that
        is needed is missing; a line says how to mend it.

        With --api: every name that a snippet can use, by group, each with what the engine does with it. `lays out`:
        as on the platform. `accepted`: it compiles, and has no effect on a layout. `unsupported`: the compiler
        refuses it; the reason stands beside it. The list is read from the engine's own declarations.
        """
    let options = [
        Option.flag("api", "list what of SwiftUI's API is supported"),
        Option(name: "format", value: "FORMAT", help: "text (the default) or json", choices: ["text", "json"]),
    ]
    let examples = ["doctor", "doctor --api", "doctor --api --format json"]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        if let operand = arguments.operands.first {
            throw UsageError("doctor takes no '\(operand)'")
        }
        let isJSON = arguments["format"] == "json"
        if arguments.has("api") {
            let catalog = try InstalledCatalog.read(try Installation.current())
            try streams.output(isJSON ? try catalog.json() : CatalogText(catalog).text)
            return .success
        }
        let examination = Examination()
        try streams.output(isJSON ? try examination.json() : examination.text)
        return examination.isFit ? .success : .cannotRun
    }
}
