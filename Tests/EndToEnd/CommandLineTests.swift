import Foundation
import Testing

/// How the command is used, and what it says when it is used wrongly.
@Suite struct CommandLineTests {
    @Test(arguments: [
        (["chek"], "there is no command 'chek'; did you mean check?"),
        (["check", "--fromat", "json"], "check has no option --fromat; did you mean --format?"),
        (["check", "---format", "json"], "check has no option ---format; did you mean --format?"),
        (["check", "--format", "xml"], "--format is one of text, json, junit, github, sarif; this is 'xml'"),
        (
            ["check", "--report", "a.html"],
            "a report's file ends in .json, .xml (JUnit), .sarif or .txt; this is 'a.html'"
        ),
        (["check", "--shard", "3/2"], "--shard is K/N with K from 1 to N, as 2/4; this is '3/2'"),
        (["merge"], "merge needs the reports' files, as part-1.json part-2.json"),
        (["check", "--format"], "--format needs a value: --format FORMAT"),
        (["check", "--unverified=yes"], "--unverified takes no value"),
        (["check", "Lessons/99-none.md"], "there is no file 'Lessons/99-none.md'"),
        (
            ["check", "Lessons/01-boxes.md:999"],
            "'Lessons/01-boxes.md' ends with line LAST: there is no line 999"
        ),
        (["accept", "Lessons/01-boxes.md:999"], "'Lessons/01-boxes.md' ends with line LAST: there is no line 999"),
        (["check", "course.yml"], "'course.yml' is no lesson or card file of this course"),
        (["check", "--course", "Cards"], "'Cards' is no course: it has neither Lessons/ nor course.yml"),
        (["check", "--course", "nowhere"], "there is no folder 'nowhere'"),
        (["layout"], "layout takes one file, as Card.swift, Lessons/06-spacers.md#thirds or -"),
        (["layout", "none.swift"], "there is no file 'none.swift'"),
        (["layout", "Lessons"], "'Lessons' is a folder; name a file of Swift code"),
        (["layout", "Lessons/01-boxes.md"], "say which snippet of the lesson: Lessons/01-boxes.md#ID"),
        (["layout", "Lessons/01-boxes.md#bxes"], "'Lessons/01-boxes.md' has no layout snippet 'bxes' (it has: boxes)"),
        (["layout", "-", "--width", "wide"], "--width needs a number of points, as 250; this is 'wide'"),
        (["layout", "-", "--width", "-5"], "--width needs a number of points, as 250; this is '-5'"),
        (["layout", "-", "--device", "iPhon 17"], "there is no device 'iPhon 17'; did you mean 'iPhone 17'?"),
        (["explain", "none.swift"], "there is no file 'none.swift'"),
        (["explain", "-", "--device", "iPhon 17"], "there is no device 'iPhon 17'; did you mean 'iPhone 17'?"),
        (["build", "Lessons"], "build takes no file: 'Lessons'"),
    ])
    func wrongUse(arguments: [String], message: String) throws {
        let course = try TemporaryCourse()
        let result = try Binary.coursebuild.run(arguments, in: course.folder)
        #expect(result.status == 2)
        let last =
            try course.read("Lessons/01-boxes.md").split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(result.error.hasPrefix("coursebuild: error: \(message.replacing("LAST", with: "\(last)"))"))
        let command = arguments[0] == "chek" ? "" : " \(arguments[0])"
        #expect(result.error.hasSuffix("\n(`coursebuild\(command) --help` lists what there is.)\n"))
        #expect(result.output == "")
    }

    /// The names of values may be written in any case.
    @Test func valuesAreTakenInAnyCase() throws {
        let course = try TemporaryCourse()
        let one = try course.coursebuild("layout", "Lessons/01-boxes.md#boxes", "--text-size", "XL", "--format", "JSON")
        let two = try course.coursebuild("layout", "Lessons/01-boxes.md#boxes", "--text-size", "xL", "--format", "json")
        #expect(one.status == 0)
        #expect(one.output == two.output)
    }

    @Test(arguments: [
        "check", "accept", "build", "serve", "layout", "explain", "new", "ids", "fmt", "doctor", "merge",
        "completions", "manual",
    ])
    func everyCommandHasHelp(command: String) throws {
        let course = try TemporaryCourse()
        let help = try course.coursebuild(command, "--help")
        #expect(help.status == 0)
        #expect(help.output.contains("\nusage: coursebuild \(command) "))
        #expect(help.output.contains("examples:\n  coursebuild \(command)"))
        #expect(try course.coursebuild("help", command).output == help.output)
        #expect(try course.coursebuild("--help").output.contains("  \(command) "))
    }

    @Test func outsideOfACourse() throws {
        let folder = FileManager.default.temporaryDirectory
        let result = try Binary.coursebuild.run(["check"], in: folder)
        #expect(result.status == 2)
        #expect(result.error.contains("there is no course here"))
    }

    /// A reader that stops early must not break the run.
    @Test func aClosedPipe() throws {
        let course = try TemporaryCourse()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\"$0\" check | true; echo done", try Binary.coursebuild.url.path]
        process.currentDirectoryURL = course.folder
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(String(decoding: output, as: UTF8.self) == "done\n")
    }

    /// What was asked for and could not be written is never a success; that nobody reads is.
    @Test(arguments: [
        ("check >/dev/full", 2), ("check --format json >/dev/full", 2), ("layout - >/dev/full", 2), ("check >&-", 2),
        ("layout - >&-", 2), ("check <&- 2>&-", 0), ("--help >/dev/full", 2),
    ])
    func outputThatCannotBeWritten(command: String, status: Int) throws {
        let course = try TemporaryCourse()
        let before = try course.read("Lessons/01-boxes.md")
        let shell = Binary(url: URL(fileURLWithPath: "/bin/sh"))
        let result = try shell.run(
            ["-c", "\"$0\" \(command)", try Binary.coursebuild.url.path], in: course.folder, input: "Color.red")
        #expect(result.status == status)
        if status != 0 { #expect(result.error.hasPrefix("coursebuild: error: the output cannot be written: ")) }
        #expect(try course.read("Lessons/01-boxes.md") == before)
    }

    /// A service's account has a home that is not there. (A folder in a file cannot be made by root either.)
    @Test(arguments: ["HOME=/dev/null", "XDG_CACHE_HOME=/dev/null", "-u HOME -u XDG_CACHE_HOME"])
    func homeIsNotNeeded(environment: String) throws {
        let course = try TemporaryCourse()
        let shell = Binary(url: URL(fileURLWithPath: "/bin/sh"))
        let result = try shell.run(
            ["-c", "env \(environment) \"$0\" check", try Binary.coursebuild.url.path], in: course.folder)
        #expect(result.error == "")
        #expect(result.status == 0, "\(result.output)")
    }

    /// A snippet that waits for ever must not outlive the command.
    @Test(arguments: [SIGINT, SIGTERM])
    func stopping(signal: Int32) throws {
        let course = try TemporaryCourse(nil)
        let mark = course.folder.appendingPathComponent("mark").path
        try course.write(
            """
            ---
            title: X
            ---

            ```swift run id=wait
            import Foundation
            FileManager.default.createFile(atPath: "\(mark)", contents: Data("\\(getpid())".utf8))
            while true { sleep(1) }
            ```

            """, to: "Lessons/01-x.md")
        let process = Process()
        process.executableURL = try Binary.coursebuild.url
        process.arguments = ["check"]
        process.currentDirectoryURL = course.folder
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        while (FileManager.default.contents(atPath: mark) ?? Data()).isEmpty, process.isRunning { usleep(20_000) }
        let child = try #require(pid_t(try course.read("mark")))
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        // Killed, it is a zombie until the system's first process has seen it. Only a survivor waits here for long.
        func isAlive() -> Bool {
            guard let status = FileManager.default.contents(atPath: "/proc/\(child)/status") else { return false }
            return !String(decoding: status, as: UTF8.self).contains("State:\tZ")
        }
        for _ in 0..<500 where isAlive() { usleep(10_000) }
        #expect(!isAlive())
        let left = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
        #expect(!left.contains { $0.hasPrefix("coursebuild-\(process.processIdentifier)-") })
    }
}
