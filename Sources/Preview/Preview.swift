import Course
import Foundation
import Site
import Snapshot
import SnippetRunner

/// A course served while it is being written: checked again, and shown again, at every change of its files.
///
/// One thread watches and builds; the server's own threads answer from the last state that was built.
public final class Preview {
    /// Where things are.
    public struct Places {
        /// The course's folder, as the user named it.
        var course: String
        var theme: URL
        var fonts: URL
        /// Holds `client.js` and `overlay.css`.
        var client: URL
        /// What this program consists of.
        var program: [URL]

        public init(course: String, theme: URL, fonts: URL, client: URL, program: [URL] = []) {
            self.course = course
            self.theme = theme
            self.fonts = fonts
            self.client = client
            self.program = program
        }
    }

    /// Compiles and runs snippets; the answer has an outcome for each key. Called on any thread, also while an earlier
    /// call that nobody waits for any more is still going on.
    public typealias Run = @Sendable ([SnippetSource], RunTicket) throws -> [String: SnippetOutcome]

    /// What a change led to.
    public struct Change {
        /// The course as it is now; nil if that could not be found out.
        public var update: CourseUpdate?
        /// Files of the theme changed.
        public var isOfTheme: Bool
        /// What kept the course from being checked, or the theme from being read.
        public var failure: String?
        /// How many open pages there was something to tell.
        public var pages = 0
        /// Seconds from the moment when the change was noticed.
        public var seconds = 0.0
    }

    /// Milliseconds between two looks at who is still there.
    private static let beat = 15_000
    private static let connections = 4000

    /// The course as it was when the preview was made.
    public let first: CourseUpdate

    private var course: LiveCourse
    private let builder: SiteBuilder
    private let downloads: LiveSite.Downloads
    private let runner: AttentiveRunner
    private let client: ClientFiles
    private let subscribers = Subscribers()
    private let current: CurrentState

    private var shown = ShownCourse()
    private var version: ShownCourse.Version
    private var assets: [String: Data]
    private var last: CourseUpdate
    private var hasFailed = false
    /// Whether files of the theme changed, and the change of the course with it was abandoned.
    private var isThemeWaiting = false

    /// Reads and checks the course.
    /// - Parameters:
    ///   - devices: at least one; the first stands in where an unknown one is named.
    ///   - api: says what misspelled names were meant as.
    ///   - run: is only asked for snippets whose outcomes are not known from before.
    ///   - downloads: makes the decks; asked on any thread, when somebody wants to see them.
    /// - Throws: what keeps the course from being checked at all; `WatchError`; `SiteError` if the theme is missing.
    public init(
        at places: Places, devices: [DeviceProfile], api: APINames.Source, run: @escaping Run,
        downloads: @escaping LiveSite.Downloads
    ) throws {
        self.downloads = downloads
        client = try ClientFiles(folder: places.client)
        builder = SiteBuilder(theme: places.theme, fonts: places.fonts)
        // Watched before it is read, so that no change falls between the two.
        let runner = AttentiveRunner(watcher: try FolderWatcher(Self.folders(of: places)), run: run)
        self.runner = runner
        assets = try builder.assets()
        var course = LiveCourse(root: places.course, devices: devices, api: api) { try runner.outcomes(of: $0) }
        first = try Self.firstUpdate(of: &course)
        self.course = course
        last = first
        version = shown.update(with: first)
        let site = LiveSite(
            version.course, assets: assets, revisions: version.revisions, downloads: downloads)
        current = CurrentState(
            PreviewState(
                site: site, assets: assets, stale: version.stale, unfinished: version.unfinished,
                problems: Self.problems(of: first)))
    }

    private static func firstUpdate(of course: inout LiveCourse) throws -> CourseUpdate {
        while true {
            do {
                return try course.update()
            } catch is AttentiveRunner.Abandoned {
                continue
            }
        }
    }

    private static func folders(of places: Places) -> [FolderWatcher.Folder] {
        func texts(_ name: String) -> FolderWatcher.Folder {
            FolderWatcher.Folder(path: "\(places.course)/\(name)", subject: .course, concerns: isText)
        }
        return [
            FolderWatcher.Folder(path: places.course, subject: .course) {
                ["course.yml", "Lessons", "Cards"].contains($0)
            },
            texts("Lessons"), texts("Cards"),
            FolderWatcher.Folder(path: places.theme.path, subject: .theme) {
                ["css", "js", "svg"].contains($0.split(separator: ".").last ?? "")
            },
            FolderWatcher.Folder(path: places.fonts.path, subject: .theme) { $0.hasSuffix(".woff2") },
            FolderWatcher.Folder(path: "\(places.course)/Lessons/images", subject: .pictures) { !$0.hasPrefix(".") },
        ]
            + places.program.map { file in
                FolderWatcher.Folder(path: file.deletingLastPathComponent().path, subject: .program) {
                    $0 == file.lastPathComponent
                }
            }
    }

    /// Whether the reader of a course has something to say of a file of this name.
    private static func isText(_ name: String) -> Bool {
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        // A name that is not UTF-8 has lost its characters on the way.
        return !name.hasPrefix(".")
            && (["md", "markdown", "mdown", "mkd"].contains(ending) || name.contains("\u{FFFD}"))
    }

    /// Serves for ever, and tells of each change.
    /// - Parameter replaced: called when a file of the program may be another one.
    /// - Throws: `ListenError`, `WatchError`, and what the functions throw.
    public func serve(
        on listener: Listener, started: () throws -> Void, report: (Change) throws -> Void,
        replaced: () throws -> Void = {}
    ) throws -> Never {
        let responder = Responder(
            port: listener.port, client: client, state: { [current] in current.value }, subscribers: subscribers)
        let server = try HTTPServer(
            sockets: listener.sockets, connections: HTTPServer.connectionLimit(wanted: Self.connections)
        ) { responder.respond($0) }
        try started()
        while true {
            let changed = try runner.wait(milliseconds: Self.beat)
            if changed.isEmpty { subscribers.beat() }
            if changed.contains(.program) { try replaced() }
            if let change = apply(changed) { try report(change) }
            withExtendedLifetime(server) {}
        }
    }

    // MARK: - Changes

    /// nil if all is as it was.
    private func apply(_ changed: FolderWatcher.Subject) -> Change? {
        let clock = ContinuousClock()
        let start = clock.now
        var change = Change(update: nil, isOfTheme: isThemeWaiting)
        isThemeWaiting = false
        if changed.contains(.theme) {
            do {
                let now = try builder.assets()
                if now != assets { change.isOfTheme = true }
                assets = now
            } catch {
                // An editor may be in the middle of replacing a file; what was read before stays.
                change.failure = "\(error)"
            }
        }
        if changed.contains(.pictures) { course.forgetOutcomes() }
        if !changed.isDisjoint(with: [.course, .pictures]) {
            do {
                let update = try course.update()
                if hasFailed || !update.changed.isEmpty || update.revisions != last.revisions
                    || update.course.diagnostics != last.course.diagnostics
                {
                    change.update = update
                }
            } catch is AttentiveRunner.Abandoned {
                // The next one begins at once; nothing is shown in between.
                isThemeWaiting = change.isOfTheme
                return nil
            } catch {
                change.failure = "\(error)"
            }
        }
        guard change.update != nil || change.isOfTheme || change.failure != nil else { return nil }
        if let update = change.update {
            last = update
            version = shown.update(with: update)
        }
        hasFailed = change.failure != nil
        change.pages = publish(failure: change.failure)
        change.seconds = (clock.now - start) / .seconds(1)
        return change
    }

    private func publish(failure: String?) -> Int {
        let site = LiveSite(
            version.course, assets: assets, revisions: version.revisions, after: current.value.site,
            downloads: downloads)
        let problems = failure.map { [Problem(failure: $0)] } ?? Self.problems(of: last)
        let state = PreviewState(
            site: site, assets: assets, stale: version.stale, unfinished: version.unfinished, problems: problems)
        current.value = state
        return subscribers.publish(state)
    }

    private static func problems(of update: CourseUpdate) -> [Problem] {
        update.course.diagnostics.filter { $0.severity == .error }.map { Problem($0, sources: update.sources) }
    }
}
