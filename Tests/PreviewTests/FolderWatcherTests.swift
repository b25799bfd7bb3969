import Foundation
import Testing

@testable import Preview

/// A folder with `Lessons/` in it, watched as a course is.
private final class Watched {
    let root: URL
    let watcher: FolderWatcher

    init(makingLessons: Bool = true) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("watched-\(UUID().uuidString)")
        let lessons = root.appendingPathComponent("Lessons")
        try FileManager.default.createDirectory(
            at: makingLessons ? lessons : root, withIntermediateDirectories: true)
        if makingLessons { try Data("one".utf8).write(to: lessons.appendingPathComponent("01-a.md")) }
        watcher = try FolderWatcher([
            FolderWatcher.Folder(path: root.path, subject: .course) { ["course.yml", "Lessons"].contains($0) },
            FolderWatcher.Folder(path: lessons.path, subject: .course) { $0.hasSuffix(".md") && !$0.hasPrefix(".") },
            FolderWatcher.Folder(path: root.appendingPathComponent("theme").path, subject: .theme) { _ in true },
        ])
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func path(_ name: String) -> String { root.appendingPathComponent(name).path }

    func shell(_ script: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-ec", script]
        process.currentDirectoryURL = root
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// What a script changes, all of which is done when the watcher looks.
    func changed(by script: String) throws -> FolderWatcher.Subject {
        try shell(script)
        // The folder goes with the value, and that is a change, too.
        return try withExtendedLifetime(self) { try watcher.wait(milliseconds: 0) }
    }
}

@Suite struct FolderWatcherTests {
    @Test(arguments: [
        "echo two > Lessons/01-a.md", "echo two >> Lessons/01-a.md", "echo two > Lessons/02-b.md",
        // As editors save: beside the file, then over it.
        "echo two > Lessons/.tmp; mv Lessons/.tmp Lessons/01-a.md",
        "mv Lessons/01-a.md Lessons/01-a.md~; echo two > Lessons/01-a.md; rm Lessons/01-a.md~",
        "mv Lessons/01-a.md Lessons/02-b.md", "rm Lessons/01-a.md", "ln Lessons/01-a.md Lessons/02-b.md",
        "ln -s 01-a.md Lessons/02-b.md", "cp Lessons/01-a.md Lessons/02-b.md", "touch Lessons/01-a.md",
        "chmod 600 Lessons/01-a.md", "echo 'title: X' > course.yml", "rm -r Lessons", "mv Lessons Gone",
        "rm -r Lessons; mkdir Lessons; echo two > Lessons/01-a.md", "mkdir Lessons/03-c.md",
        "mv Lessons Gone; cp -r Gone Lessons", "truncate -s 0 Lessons/01-a.md",
    ])
    func sees(change: String) throws {
        let watched = try Watched()
        #expect(try watched.changed(by: change) == .course)
        #expect(try watched.watcher.wait(milliseconds: 0) == [])
    }

    @Test(arguments: [
        "echo two > Lessons/.01-a.md.swp", "touch Lessons/4913; rm Lessons/4913", "cat Lessons/01-a.md", "ls -R",
        "mkdir -p .coursebuild/cache/ab; echo x > .coursebuild/cache/ab/cd", "mkdir site; echo x > site/01-a.md",
        "echo x > README.md", "true", "echo two > Lessons/01-a.md~",
    ])
    func doesNotMind(change: String) throws {
        #expect(try Watched().changed(by: change) == [])
    }

    /// It is not read while it is empty: who makes a file closes it.
    @Test func aFileThatIsBeingWritten() throws {
        let watched = try Watched()
        let file = open(watched.path("Lessons/02-b.md"), O_WRONLY | O_CREAT, 0o644)
        #expect(try watched.watcher.wait(milliseconds: 0) == [])
        write(file, "text", 4)
        #expect(try watched.watcher.wait(milliseconds: 0) == [])
        close(file)
        #expect(try watched.watcher.wait(milliseconds: 0) == .course)
    }

    @Test func aFolderThatComesIsWatched() throws {
        let watched = try Watched(makingLessons: false)
        #expect(try watched.changed(by: "mkdir Lessons") == .course)
        #expect(try watched.changed(by: "echo two > Lessons/01-a.md") == .course)
        #expect(try watched.changed(by: "rm -r Lessons") == .course)
        #expect(try watched.changed(by: "mkdir Lessons; echo two > Lessons/01-a.md") == .course)
        #expect(try watched.changed(by: "echo three > Lessons/01-a.md") == .course)
        #expect(try watched.changed(by: "mkdir theme") == .theme)
        #expect(try watched.changed(by: "echo x > theme/site.css; echo two > Lessons/01-a.md") == [.course, .theme])
    }

    /// Nobody tells of the watched folder's own return: it is looked for.
    @Test func theWholeCourseGoesAndComesBack() throws {
        let watched = try Watched()
        let away = watched.root.path + "-away"
        try FileManager.default.moveItem(atPath: watched.root.path, toPath: away)
        #expect(try watched.watcher.wait(milliseconds: 1000) == .course)
        try FileManager.default.moveItem(atPath: away, toPath: watched.root.path)
        #expect(try watched.watcher.wait(milliseconds: 10_000) == .course)
        #expect(try watched.changed(by: "echo two > Lessons/01-a.md") == .course)
    }

    /// A folder that was moved away is not the course's any more.
    @Test func aFolderThatWasMovedAwayIsForgotten() throws {
        let watched = try Watched()
        #expect(try watched.changed(by: "mv Lessons Gone; mkdir Lessons") == .course)
        #expect(try watched.changed(by: "echo two > Gone/01-a.md") == [])
        #expect(try watched.changed(by: "echo two > Lessons/01-a.md") == .course)
    }

    // MARK: Links

    /// A lesson that is a link is written where it leads to.
    @Test func followsLinksToFiles() throws {
        let watched = try Watched()
        try watched.shell(
            "mkdir far farther; echo one > far/x.md; echo one > farther/y.md; ln -s ../far/x.md Lessons/02-b.md")
        #expect(try watched.watcher.wait(milliseconds: 0) == .course)
        #expect(try watched.changed(by: "echo two > far/x.md") == .course)
        #expect(try watched.changed(by: "echo three > far/tmp; mv far/tmp far/x.md") == .course)
        #expect(try watched.changed(by: "echo two > far/other.md") == [])
        // It leads elsewhere, by a link of its own.
        #expect(
            try watched.changed(by: "ln -s ../farther/y.md far/z.md; ln -sf ../far/z.md Lessons/02-b.md") == .course)
        #expect(try watched.changed(by: "echo four > far/x.md") == [])
        #expect(try watched.changed(by: "echo two > farther/y.md") == .course)
        #expect(try watched.changed(by: "ln -sf x.md far/z.md") == .course)
        #expect(try watched.changed(by: "echo three > farther/y.md") == [])
        #expect(try watched.changed(by: "echo five > far/x.md") == .course)
        #expect(try watched.changed(by: "rm Lessons/02-b.md") == .course)
        #expect(try watched.changed(by: "echo six > far/x.md") == [])
    }

    /// Also one by an absolute path, to a folder that is a link, to nothing as yet, and to itself.
    @Test func followsLinksOfEveryKind() throws {
        let watched = try Watched()
        try watched.shell(
            """
            mkdir far; ln -s far near; ln -s "$PWD/near/x.md" Lessons/02-b.md; ln -s ../gone/x.md Lessons/03-c.md
            ln -s 04-d.md Lessons/04-d.md; ln -s 06-f.md Lessons/05-e.md; ln -s 05-e.md Lessons/06-f.md; ln -s / Lessons/07-g.md
            """)
        #expect(try watched.watcher.wait(milliseconds: 0) == .course)
        #expect(try watched.changed(by: "echo one > far/x.md") == .course)
        #expect(try watched.changed(by: "mkdir gone; echo one > gone/x.md") == .course)
        #expect(try watched.changed(by: "echo two > gone/x.md") == .course)
        #expect(try watched.changed(by: "rm -r gone") == .course)
        #expect(try watched.changed(by: "true") == [])
    }

    @Test func aBurstIsOneChange() throws {
        let watched = try Watched()
        let script = "for i in $(seq 500); do echo $i > Lessons/$i-x.md; done"
        #expect(try watched.changed(by: script) == .course)
        #expect(try watched.watcher.wait(milliseconds: 0) == [])
    }

    /// When the system's queue is full, events are lost: everything may have changed.
    @Test func anOverflowIsAChangeOfAll() throws {
        let watched = try Watched()
        let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
        let count = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
        let files = ["Lessons/a", "Lessons/b"].map { open(watched.path($0), O_WRONLY | O_CREAT, 0o644) }
        defer { for file in files { close(file) } }
        // Alternating, since equal events behind one another become one.
        for number in 0...count { fchmod(files[number % 2], mode_t(0o600 + (number / 2) % 2)) }
        #expect(try watched.watcher.wait(milliseconds: 0) == .all)
        #expect(try watched.changed(by: "echo two > Lessons/01-a.md") == .course)
    }
}
