import Course
import Decks
import Foundation
import Site
import SnippetRunner

struct BuildCommand: Command {
    let name = "build"
    let summary = "Check the course, and make its site and decks."
    let usage = "[--course DIR] [--out DIR] [--decks DIR]"
    let details = """
        Nothing is written while the course has errors. Files that did not change stay as they are. Cards/decks.lock
        remembers what each card said when it last changed: keep it in git.
        """
    let options = [
        CheckRun.courseOption,
        Option(name: "out", value: "DIR", help: "where the site goes (site/public in the course's folder)"),
        Option(name: "decks", value: "DIR", help: "where the decks go (decks in the course's folder)"),
    ]
    let examples = ["build", "build --course Courses/layout --out /srv/www/layout"]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        if let operand = arguments.operands.first {
            throw UsageError("build takes no file: '\(operand)'")
        }
        // A time that is none is said before the compiler says it of every snippet.
        let changeTime = try CourseDownloads.changeTime()
        let run = try CheckRun(course: arguments["course"], places: [], streams: streams)
        let report = run.diagnostics.map(run.printer(streams).text).joined(separator: "\n")
        try streams.output(report + (report.isEmpty ? "" : "\n") + CheckSummary(run).line + "\n")
        guard !run.hasErrors else {
            streams.error("nothing was built: the course has errors\n")
            return .contentIsWrong
        }
        do {
            try write(run, changeTime: changeTime, arguments, streams)
        } catch let error as DeckError {
            try streams.output(error.diagnostics.map(run.printer(streams).text).joined(separator: "\n"))
            return .contentIsWrong
        }
        return .success
    }

    private func write(
        _ run: CheckRun, changeTime: Int, _ arguments: Arguments, _ streams: StandardStreams
    ) throws {
        let base = run.folder
        let deckFolder = arguments["decks"] ?? base.path(to: "decks")
        let sources = ["Lessons", "Cards"].map { FilePlace(path: base.path(to: $0)).url.path }
        for folder in [deckFolder, arguments["out"]].compactMap(\.self)
        where sources.contains(FilePlace(path: folder).url.path) {
            throw UsageError("'\(folder)' holds the course's own files; name another folder")
        }
        var downloads: [Download] = []
        if run.course.content.hasDecks {
            let report = try DeckBuilder(changeTime: changeTime).write(
                course: run.course, to: URL(fileURLWithPath: deckFolder, isDirectory: true),
                lock: URL(fileURLWithPath: base.path(to: "Cards/decks.lock")))
            try streams.output("decks: \(Count.of(report.cards, "card")) in \(deckFolder)\n")
            downloads = try report.files.compactMap { file in
                try CourseDownloads.download(file) { try Data(contentsOf: file) }
            }
        }
        let installation = try Installation.current()
        let site = SiteBuilder(
            theme: installation.theme, fonts: installation.data.appendingPathComponent("fonts"), downloads: downloads)
        let siteFolder = arguments["out"] ?? base.path(to: "site/public")
        let report = try site.write(run.course, to: URL(fileURLWithPath: siteFolder, isDirectory: true))
        try streams.output("site: \(Count.of(report.pages, "page")) in \(siteFolder) (open index.html)\n")
    }
}

extension CourseFolder {
    /// A file of the course, named from where the user is.
    func path(to file: String) -> String { path.isEmpty ? file : "\(path)/\(file)" }
}
