import Foundation
import Testing

@testable import SnippetRunner

/// Snippets that crash, hang, flood or cheat. All run at once, beside one that behaves, which must not notice.
@Suite struct HostileSnippetTests {
    static let limits = RunLimits(seconds: 120, memory: 1 << 30, output: 10_000)
    /// For what has no end of its own.
    static let impatient = RunLimits(seconds: 2, memory: 1 << 30, output: 10_000)

    struct Case: CustomTestStringConvertible {
        var name: String
        var text: String
        /// The whole reason, or a part of the crash's text.
        var reason: RunFailure.Reason?
        var crash: String?
        /// In the file, where the snippet begins at line 10.
        var line: Int?
        var console: [String]?
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "fatalError", text: "print(\"before\")\nfatalError(\"boo\")", crash: "boo", line: 11,
            console: ["before"]),
        Case(name: "precondition", text: "\nprecondition(1 + 1 == 3, \"sums\")", crash: "sums", line: 11),
        Case(name: "nil", text: "let a = Int(\"x\")\nprint(a!)", crash: "Unexpectedly found nil", line: 11),
        Case(
            name: "nil in a type", text: "struct A {\n  func f() -> Int { Int(\"x\")! }\n}\nprint(A().f())",
            crash: "found nil", line: 11),
        Case(name: "an index", text: "let a = [1]\nprint(a[Int(\"1\")!])", crash: "Index out of range", line: 11),
        Case(name: "overflow", text: "var n = Int(\"9223372036854775807\")!\nn += 1", crash: "", line: 11),
        Case(
            name: "division by zero", text: "let zero = Int(\"0\")!\nprint(1 / zero)", crash: "Division by zero",
            line: 11),
        Case(name: "an error not caught", text: "struct E: Error {}\nthrow E()", crash: "not caught: E()"),
        Case(
            name: "endless recursion", text: "func f(_ n: Int) -> Int { n == -1 ? 0 : 1 + f(n + 1) }\nprint(f(0))",
            crash: "recursion", line: 10),
        Case(
            name: "an endless loop", text: "print(\"looping\")\nwhile true {\n    _ = Array(0..<100_000).sorted()\n}",
            reason: .timedOut(seconds: 2), line: 12,
            console: ["looping"]),
        Case(name: "endless sleeps", text: "while true { sleep(1000) }", reason: .timedOut(seconds: 2), line: 10),
        // Whose call of the C library's they wait in cannot be told: it keeps no frame pointers.
        Case(
            name: "a thread's sleep", text: "let thread = Thread { sleep(1000); exit(0) }\nthread.start()\npause()",
            reason: .timedOut(seconds: 2)),
        Case(
            name: "reads what never comes",
            text: "var ends: [Int32] = [0, 0]\npipe(&ends)\nvar byte = 0\nprint(read(ends[0], &byte, 1))",
            reason: .timedOut(seconds: 2)),
        Case(name: "waits for a semaphore", text: "DispatchSemaphore(value: 0).wait()", reason: .timedOut(seconds: 2)),
        Case(name: "a task without end", text: "\nTask { while true {} }", reason: .timedOut(seconds: 2), line: 11),
        Case(
            name: "awaits without end", text: "while true { await Task.yield(); _ = Array(0..<100_000).sorted() }",
            reason: .timedOut(seconds: 2), line: 10),
        Case(
            name: "awaits what never comes",
            text: "await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }",
            reason: .timedOut(seconds: 2)),
        Case(
            name: "sleeps without end", text: "while true { try await Task.sleep(for: .seconds(1)) }",
            reason: .engine("too much happens: timers and sleeps ended at 100000 moments of one wait")),
        Case(
            name: "ignores what can be ignored", text: "for n in 1..<32 { signal(Int32(n), SIG_IGN) }\nwhile true {}",
            reason: .timedOut(seconds: 2)),
        Case(
            name: "memory in one piece", text: "let a = [UInt8](repeating: 1, count: 1 << 34)\nprint(a.count)",
            reason: .outOfMemory(limit: 1 << 30)),
        Case(
            name: "memory bit by bit",
            text: "var a: [[Int]] = []\nwhile true { a.append(Array(repeating: 7, count: 1 << 18)) }",
            reason: .outOfMemory(limit: 1 << 30)),
        Case(
            name: "output without end", text: "while true { print(\"all work and no play\") }",
            reason: .tooMuchOutput(limit: 10_000)),
        Case(
            name: "one long line", text: "print(String(repeating: \"x\", count: 1 << 24))",
            reason: .tooMuchOutput(limit: 10_000)),
        Case(
            name: "errors without end", text: "while true { fputs(\"no\\n\", stderr) }",
            reason: .tooMuchOutput(limit: 10_000)),
        Case(name: "exit", text: "print(\"bye\")\nexit(0)", reason: .exited(0), console: ["bye"]),
        Case(name: "exit with a status", text: "exit(7)", reason: .exited(7)),
        Case(name: "closes every descriptor", text: "for n in 0..<64 { close(Int32(n)) }\nexit(5)", reason: .exited(5)),
        Case(
            name: "closes every descriptor and waits", text: "for n in 0..<64 { close(Int32(n)) }\npause()",
            reason: .timedOut(seconds: 2)),
        // Nothing can be answered.
        Case(
            name: "closes every descriptor and ends", text: "for n in 0..<64 { close(Int32(n)) }\nsleep(1000)",
            reason: .exited(0)),
        Case(name: "kills itself", text: "kill(getpid(), SIGKILL)", crash: "killed"),
        // That is the program that has forked it, and forks the next one.
        Case(name: "kills its parent", text: "kill(getppid(), SIGKILL)\nwhile true {}", crash: "killed"),
        Case(name: "ends its parent", text: "kill(getppid(), SIGTERM)\nwhile true {}", crash: "killed"),
        Case(name: "aborts", text: "abort()", crash: "aborted"),
    ]

    static let outcomes: [String: SnippetOutcome] = {
        let endless = cases.filter { $0.reason == .timedOut(seconds: 2) }
        let other = cases.filter { $0.reason != .timedOut(seconds: 2) }
        let good = source("print(\"fine\")", key: "good")
        let first = try? runner(limits: impatient).run(endless.map { source($0.text, key: $0.name) })
        let second = try? runner(limits: limits).run(other.map { source($0.text, key: $0.name) } + [good])
        return (first?.outcomes ?? [:]).merging(second?.outcomes ?? [:]) { $1 }
    }()

    @Test(arguments: cases) func isReported(_ example: Case) throws {
        let outcome = try #require(Self.outcomes[example.name])
        let failure = try #require(outcome.failure, "\(outcome)")
        if let reason = example.reason { #expect(failure.reason == reason) }
        if let crash = example.crash {
            guard case .crashed(let text) = failure.reason else {
                Issue.record("\(failure)")
                return
            }
            #expect(text.contains(crash) || crash.isEmpty)
        }
        // Where a process hangs is told by its backtrace, which on a busy machine does not always come in time.
        var expectedLine = example.line
        if case .timedOut = failure.reason, failure.line == nil { expectedLine = nil }
        #expect(failure.line == expectedLine, "\(failure)")
        if let console = example.console { #expect(outcome.console == console) }
    }

    @Test func othersDoNotNotice() { #expect(Self.outcomes["good"]?.console == ["fine"]) }

    @Test(arguments: ["{}", "garbage", #"{"result":{"_0":{"states":3}}}"#]) func garbageIsNoReply(_ garbage: String)
        throws
    {
        let text =
            "let fd = (3..<64).first { fcntl(Int32($0), F_GETFD) >= 0 }!\n_ = \(quoted(garbage)).withCString { write(Int32(fd), $0, strlen($0)) }\nexit(0)"
        let failure = try #require(outcome(of: source(text)).failure)
        if case .engine = failure.reason {} else { Issue.record("\(failure)") }
    }

    private func quoted(_ text: String) -> String { "#\"\(text)\"#" }

    /// Whatever they do to get away: a group or a session of their own, or a parent that has ended.
    @Test(arguments: [
        "echo $$ > FILE.pid; sleep 1000", "setsid sh -c 'echo $$ > FILE.pid; sleep 1000'",
        "(setsid sh -c 'echo $$ > FILE.pid; sleep 1000' &) & exit 0",
    ])
    func childrenAreKilled(_ script: String) throws {
        let folder = try Folder()
        let file = folder.url.appendingPathComponent("late")
        let script = script.replacing("FILE", with: file.path)
        let text = """
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "\(script)"]
            try process.run()
            while !FileManager.default.fileExists(atPath: "\(file.path).pid") { usleep(1000) }
            print("started")
            """
        #expect(try outcome(of: source(text)).console == ["started"])
        let pid = try #require(
            Int32(
                String(contentsOf: URL(fileURLWithPath: file.path + ".pid"), encoding: .utf8).trimmingCharacters(
                    in: .whitespacesAndNewlines)))
        // Gone, or a zombie that waits for the system to clear it away.
        let state = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
        #expect(state == nil || state?.contains(") Z ") == true)
    }

    /// All are made of one program, and none sees what another has done to its process.
    @Test func processesAreApart() throws {
        let spoiling = """
            setenv("MARK", "1", 1)
            umask(0)
            signal(SIGTERM, SIG_IGN)
            FileManager.default.createFile(atPath: "mark", contents: nil)
            chdir("/")
            close(0)
            enum Once { nonisolated(unsafe) static var count = 0 }
            Once.count += 1
            UserDefaults.standard.set(1, forKey: "mark")
            print(Once.count)
            """
        let looking = """
            var mode = umask(0)
            print(getenv("MARK") == nil, mode != 0, FileManager.default.fileExists(atPath: "mark"))
            print(signal(SIGTERM, SIG_DFL).map { unsafeBitCast($0, to: Int.self) } ?? 0)
            print(FileManager.default.currentDirectoryPath == getenv("HOME").map { String(cString: $0) }, fcntl(0, F_GETFD) >= 0)
            print(UserDefaults.standard.integer(forKey: "mark"))
            """
        let sources = (0..<4).flatMap { number in
            [
                source("\(spoiling)\n// \(number)", key: "spoiling \(number)"),
                source("\(looking)\n// \(number)", key: "looking \(number)"),
            ]
        }
        let report = try runner().run(sources)
        for number in 0..<4 {
            #expect(report.outcomes["spoiling \(number)"]?.console == ["1"])
            #expect(
                report.outcomes["looking \(number)"]?.console == ["true true false", "0", "true true", "0"],
                "\(report.outcomes)")
        }
    }

    @Test func surroundingsAreEmpty() throws {
        let text = """
            print(ProcessInfo.processInfo.environment.keys.sorted())
            print(try FileManager.default.contentsOfDirectory(atPath: "."))
            print((0..<64).filter { fcntl(Int32($0), F_GETFD) >= 0 }.count <= 4)
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
            print(limit.rlim_max)
            """
        #expect(
            try outcome(of: source(text)).console == [
                #"["HOME", "LANG", "LC_ALL", "PATH", "SWIFT_BACKTRACE", "TMPDIR", "TZ"]"#, "[]", "true", "0",
            ])
    }
}
