import Foundation
import Testing

/// `kill -9` at points taken at random: nothing of the author's is lost or half-written, the next run succeeds, and
/// nothing temporary stays behind it.
@Suite struct KillTests {
    /// A hundred in all.
    @Test(arguments: [("check", 30, 11), ("accept", 35, 12), ("build", 35, 13)])
    func killed(command: String, times: Int, seed: Int) throws {
        var random = Randomness(seed: UInt64(seed))
        let killed = try KilledCourse()
        for round in 0..<times {
            let scene = try killed.prepare(command, round: round)
            // Every second one while something is being written, as far as it can be seen.
            let share = Double.random(in: 0...1.1, using: &random)
            let place = round % 2 == 0 ? nil : KilledCourse.written[command]?.randomElement(using: &random)
            try killed.kill(command, after: share, writing: place)
            let trouble = try killed.trouble(in: scene)
            try #require(trouble == [], "round \(round)")
            let next = try killed.run(command)
            try #require(next.status == 0, "round \(round): \(next.output)\(next.error)")
            try #require(try killed.isDone(scene), "round \(round): \(next.output)")
            try #require(try killed.leftovers() == [], "round \(round)")
        }
        // Compilers that outlived their killed parents are gone by now or soon; the next run removes what they left.
        try killed.waitForOrphans()
        try killed.forgetResults()
        #expect(try killed.run("check").status == 0)
        #expect(try killed.temporaryFiles() == [])
    }
}

/// SplitMix64, a published generator: the same seed gives the same numbers everywhere.
private struct Randomness: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A small course in which commands are killed, with a folder for temporary files of its own.
private final class KilledCourse {
    /// The author's files before a command, and what each may be once it was killed.
    struct Scene {
        var command: String
        var before: [String: Data]
        /// The text that the command gives a file, where that is known.
        var after: [String: Data] = [:]
    }

    private let course: TemporaryCourse
    private let temporary: URL
    private let good: [String: Data]
    /// Seconds that a command takes when nobody kills it.
    private var durations: [String: Double] = [:]

    private static let lessons = ["Lessons/01-boxes.md", "Lessons/02-column.md"]
    private static let lock = "Cards/decks.lock"
    /// The folders that a command writes in.
    static let written = ["accept": ["Lessons"], "build": ["decks", "Cards", "site/public", "site/public/lessons"]]

    init() throws {
        course = try TemporaryCourse()
        temporary = course.folder.appendingPathComponent(".temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        good = try Self.authors(in: course.folder)
        for command in ["check", "accept", "build"] {
            let start = ContinuousClock.now
            guard try run(command).status == 0 else { throw TemporaryCourse.Missing(text: command, path: ".") }
            durations[command] = (ContinuousClock.now - start) / .seconds(1)
        }
    }

    /// All that is in the author's folders.
    private static func authors(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for place in ["Lessons", "Cards"] {
            for name in try FileManager.default.contentsOfDirectory(
                atPath: folder.appendingPathComponent(place).path)
            {
                let path = "\(place)/\(name)"
                files[path] = try Data(contentsOf: folder.appendingPathComponent(path))
            }
        }
        files["course.yml"] = try Data(contentsOf: folder.appendingPathComponent("course.yml"))
        return files
    }

    private func data(_ path: String) throws -> Data? {
        let file = course.folder.appendingPathComponent(path)
        return FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
    }

    // MARK: Before

    /// Gives the command something to do.
    func prepare(_ command: String, round: Int) throws -> Scene {
        switch command {
        case "check":
            // Every third has to compile.
            if round % 3 == 0 { try forgetResults() }
        case "accept":
            for lesson in Self.lessons { try course.write(good[lesson] ?? Data(), to: lesson) }
            try course.replace("[52]", with: "[53]", in: "Lessons/02-column.md")
            try course.replace("[100](check", with: "[103](check", in: "Lessons/01-boxes.md")
        default:
            // A word of a lesson and of a card, so that pages, decks and the lock are other ones each time.
            let word = "Round\(round)"
            for (path, text) in good where path.hasSuffix(".md") {
                try course.write(text + Data("\n\(word) of this.\n".utf8), to: path)
            }
        }
        var scene = Scene(command: command, before: try Self.authors(in: course.folder))
        if command == "accept" { for lesson in Self.lessons { scene.after[lesson] = good[lesson] } }
        return scene
    }

    func forgetResults() throws {
        let cache = course.folder.appendingPathComponent(".coursebuild/cache")
        if FileManager.default.fileExists(atPath: cache.path) { try FileManager.default.removeItem(at: cache) }
    }

    // MARK: Running

    private var environment: [String: String] {
        ["TMPDIR": temporary.path].merging(ServedCourse.fixedTime) { $1 }
    }

    func run(_ command: String) throws -> Binary.Result {
        try Binary.coursebuild.run([command], in: course.folder, environment: environment)
    }

    /// - Parameters:
    ///   - share: of the time that the command takes.
    ///   - folder: where a file has to be half-written before, and then only a hundredth of that time goes by.
    func kill(_ command: String, after share: Double, writing folder: String?) throws {
        let process = Process()
        process.executableURL = try Binary.coursebuild.url
        process.arguments = [command]
        process.currentDirectoryURL = course.folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        var seconds = (durations[command] ?? 0) * share
        if let folder {
            let path = course.folder.appendingPathComponent(folder).path
            while process.isRunning, !Self.isBeingWritten(path) {}
            seconds /= 100
        }
        usleep(UInt32(seconds * 1_000_000))
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Whether a folder has a file that is not in its place yet.
    private static func isBeingWritten(_ folder: String) -> Bool {
        guard let list = opendir(folder) else { return false }
        defer { closedir(list) }
        while let entry = readdir(list) {
            let isNew = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { strncmp($0, ".coursebuild-new-", 17) == 0 }
            }
            if isNew { return true }
        }
        return false
    }

    // MARK: After

    /// The author's files that are neither what they were nor what the command makes of them.
    func trouble(in scene: Scene) throws -> [String] {
        let now = try Self.authors(in: course.folder)
        var trouble: [String] = []
        for path in Set(scene.before.keys).union(now.keys).sorted() where now[path] != scene.before[path] {
            if let whole = scene.after[path], now[path] == whole { continue }
            // The next build has the last word on the lock; until then it is whole.
            if path == Self.lock, let lock = now[path], Self.isWhole(lock) { continue }
            if path.contains("/.coursebuild-new-") { continue }
            trouble.append(path)
        }
        return trouble
    }

    /// Both cards are there, each with its text's hash and a time.
    private static func isWhole(_ lock: Data) -> Bool {
        String(decoding: lock, as: UTF8.self).wholeMatch(
            of: /(#[^\n]*\n)+push\t[0-9a-f]{32}\t[0-9]{10}\nspacer-width\t[0-9a-f]{32}\t[0-9]{10}\n/) != nil
    }

    /// Whether the run after has done it all.
    func isDone(_ scene: Scene) throws -> Bool {
        let now = try Self.authors(in: course.folder)
        for (path, data) in now where path != Self.lock {
            guard data == scene.after[path] ?? scene.before[path] else { return false }
        }
        guard scene.command == "build" else { return true }
        let page = try data("site/public/lessons/boxes.html") ?? Data()
        let deck = try data("decks/boxes.json") ?? Data()
        guard let lesson = now["Lessons/01-boxes.md"] else { return false }
        let word = String(decoding: lesson, as: UTF8.self).split(separator: "\n").last ?? "?"
        return [page, deck].allSatisfy { String(decoding: $0, as: UTF8.self).contains(word) }
    }

    /// Files that were being written.
    func leftovers() throws -> [String] {
        let all = FileManager.default.enumerator(atPath: course.folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.contains(".coursebuild-new-") }
    }

    func temporaryFiles() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: temporary.path)
    }

    /// Until no process has this course's folder for temporary files in its environment.
    func waitForOrphans() throws {
        let mark = Data("TMPDIR=\(temporary.path)".utf8)
        while try FileManager.default.contentsOfDirectory(atPath: "/proc").contains(where: { name in
            guard Int(name) != nil else { return false }
            return FileManager.default.contents(atPath: "/proc/\(name)/environ")?.range(of: mark) != nil
        }) { usleep(50_000) }
    }
}
