import Course
import Decks
import Foundation
import Preview
import SnippetRunner

struct ServeCommand: Command {
    let name = "serve"
    let summary = "Show the course in a browser while it is being written."
    let usage = "[--course DIR] [--port N] [--open]"
    let details = """
        Serves the site to this machine alone. When a file of the course or the theme is saved, only what changed is
        checked and made again, and the pages that are open reload where they were. An error appears on the page,
        with the line that it is about, and goes when it is mended; meanwhile each page stays as it last was without
        one. Nothing is written but the cache. Ctrl-C ends it.
        """
    let options = [
        CheckRun.courseOption,
        Option(name: "port", value: "N", help: "the port (else the first free one from 8000 on); 0 takes any"),
        Option.flag("open", "also open the browser"),
    ]
    let examples = ["serve", "serve --open", "serve --course Courses/layout --port 4000"]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        if let operand = arguments.operands.first {
            throw UsageError("serve takes no file: '\(operand)'")
        }
        let port = try arguments["port"].map(port)
        let folder = try CourseFolder(named: arguments["course"])
        let installation = try Installation.current()
        let devices = try DeviceProfiles(installation: installation).all
        let listener = try Listener(port: port)

        let root = folder.path.isEmpty ? "." : folder.path
        let program = RunningProgram(installation)
        let runner = SnippetRunner(installation: installation, cache: folder.cache, images: folder.images)
        let compiled = CompiledSnippets()
        let run: Preview.Run = { sources, ticket in
            let progress = ProgressLine(streams: streams)
            defer { progress.clear() }
            let report = try runner.run(sources) { if !ticket.isAbandoned { progress.show($0) } }
            if !ticket.isAbandoned { compiled.add(report) }
            return report.outcomes
        }
        let places = Preview.Places(
            course: root, theme: installation.theme, fonts: installation.data.appendingPathComponent("fonts"),
            client: installation.data.appendingPathComponent("preview"), program: program.files)
        let preview = try Preview(at: places, devices: devices, api: InstalledCatalog.names(installation), run: run) {
            course in
            do {
                return try CourseDownloads.all(of: course, in: folder)
            } catch {
                streams.error("there are no decks: \(Self.reason(error))\n")
                return []
            }
        }
        try streams.output(report(preview.first, streams) + "\(summary(of: preview.first))\n")
        let address = "http://localhost:\(listener.port)/"
        try preview.serve(on: listener) {
            _ = compiled.take()
            try streams.output("serving at \(address) (Ctrl-C ends)\n")
            if arguments.has("open") { Browser.open(address, streams) }
        } report: { change in
            let report = change.update.map { self.report($0, streams) } ?? ""
            try streams.output(report + ChangeLine.text(change, compiled.take()) + "\n")
            if let failure = change.failure { streams.error("coursebuild: error: \(SafeText.line(failure))\n") }
        } replaced: {
            guard program.isReplaced() else { return }
            try streams.output("coursebuild was replaced: it starts again\n")
            let course = arguments["course"].map { ["--course", $0] } ?? []
            let problem = program.start([name, "--port", String(listener.port)] + course)
            streams.error("coursebuild: error: it cannot start again (\(problem)): end it, and start it yourself\n")
        }
    }

    private func port(_ text: String) throws -> Int {
        guard let port = Int(text), (0...65535).contains(port) else {
            throw UsageError("--port is a number from 0 to 65535; this is '\(text)'")
        }
        return port
    }

    private func report(_ update: CourseUpdate, _ streams: StandardStreams) -> String {
        let printer = DiagnosticPrinter(sources: update.sources, usesColor: streams.usesColor)
        return update.course.diagnostics.map { printer.text(for: $0) + "\n" }.joined()
    }

    private func summary(of update: CourseUpdate) -> String {
        let content = update.course.content
        let diagnostics = update.course.diagnostics
        let outcome = CheckSummary.outcome(
            errors: diagnostics.count { $0.severity == .error },
            warnings: diagnostics.count { $0.severity == .warning })
        let cards = content.cardFiles.reduce(0) { $0 + $1.cards.count }
        let parts = [Count.of(content.lessons.count, "lesson"), cards > 0 ? Count.of(cards, "card") : nil]
        return "\(parts.compactMap(\.self).joined(separator: ", ")): \(outcome)"
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? DeckError else { return "\(error)" }
        return error.diagnostics.map(\.summary).joined(separator: "; ")
    }
}
