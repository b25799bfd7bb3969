import Foundation
import Snapshot
import Testing

@testable import SnippetRunner

/// Programs of earlier compiles run again what only is done to has changed.
@Suite struct ProgramCacheTests {
    private let counter = """
        struct Counter: View {
            @State private var taps = 0
            var body: some View { Button("Taps: \\(taps)") { taps += 1 } }
        }
        """

    private func counting(_ taps: Int, key: String = "a") -> SnippetSource {
        var source = source(counter, key: key, mode: .layout)
        source.actions = [[.tap(UserAction.TextTarget("Taps"), times: taps)]]
        return source
    }

    private func taps(_ outcome: SnippetOutcome?) -> String? {
        guard case .ran(let result, _)? = outcome else { return nil }
        func texts(_ record: ViewRecord) -> [String] {
            [record.text].compactMap(\.self) + record.children.flatMap(texts)
        }
        return result.states.last.flatMap { texts($0.root).first }
    }

    @Test func whatIsDoneToItIsNoChangeOfItsCode() throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url)
        let others = [source("print(1)", key: "b"), source("Text(\"c\")", key: "c", mode: .layout)]
        let first = try runner.run([counting(1)] + others)
        #expect(first.compiled == ["a", "b", "c"])
        #expect(first.runAgain == [])
        #expect(taps(first.outcomes["a"]) == "Taps: 1")

        let second = try runner.run([counting(3)] + others)
        #expect(second.compiled == [])
        #expect(second.runAgain == ["a"])
        #expect(second.cached == ["b", "c"])
        #expect(second.compilerProcesses == 0)
        #expect(taps(second.outcomes["a"]) == "Taps: 3")

        var wide = others[1]
        wide.conditions.width = 70
        var explained = others[1]
        explained.key = "explained"
        explained.explains = true
        let third = try runner.run([wide, explained, counting(3)])
        #expect(third.runAgain == ["c", "explained"])
        #expect(third.cached == ["a"])
        guard case .ran(let result, _)? = third.outcomes["c"] else {
            Issue.record("\(third)")
            return
        }
        #expect(result.states.first?.offered.width == 70)
    }

    @Test func itsCodeIs() throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url)
        _ = try runner.run([source("print(1)", key: "a")])
        for changed in [
            source("print(2)", key: "a"), source("print(1)", key: "a", uses: [used("let x = 1")]),
            source("Text(\"a\")\nprint(1)", key: "a", mode: .layout), source("print(1)", key: "a", mode: .check),
        ] {
            let report = try runner.run([changed])
            #expect(report.compiled == ["a"])
            #expect(report.runAgain == [])
        }
    }

    /// A fault of the run is looked at again, and one of the code is not.
    @Test func failuresRunAgain() throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url, limits: RunLimits(seconds: 1, memory: 1 << 30, output: 1000))
        let sources = [source("while true {}", key: "hangs"), source("print(nope)", key: "rejected")]
        #expect(try runner.run(sources).compiled == ["hangs", "rejected"])
        let report = try runner.run(sources)
        #expect(report.runAgain == ["hangs"])
        #expect(report.cached == ["rejected"])
        #expect(report.outcomes["hangs"]?.failure?.reason == .timedOut(seconds: 1))
    }

    /// Whatever becomes of a kept program, it costs a compile.
    @Test(arguments: [
        "deleted", "cut off", "another", "a folder", "no note", "a note of nothing", "a note that leads elsewhere",
    ])
    func damageIsAMiss(_ damage: String) throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url)
        _ = try runner.run([counting(1)])
        let programs = folder.url.appendingPathComponent(ProgramCache.folderName)
        let names = try FileManager.default.contentsOfDirectory(atPath: programs.path)
        let note = programs.appendingPathComponent(try #require(names.first { $0.hasPrefix("snippet-") }))
        let program = programs.appendingPathComponent(try #require(names.first { !$0.hasPrefix("snippet-") }))
        switch damage {
        case "deleted": try FileManager.default.removeItem(at: program)
        case "cut off": try Data(contentsOf: program).dropLast(1000).write(to: program)
        case "another": try Data(contentsOf: URL(fileURLWithPath: "/bin/true")).write(to: program)
        case "a folder":
            try FileManager.default.removeItem(at: program)
            try FileManager.default.createDirectory(at: program, withIntermediateDirectories: true)
        case "no note": try FileManager.default.removeItem(at: note)
        case "a note of nothing": try Data("x".utf8).write(to: note)
        default: try Data("../../../../bin/true.0".utf8).write(to: note)
        }
        let second = try runner.run([counting(2)])
        #expect(second.compiled == ["a"])
        #expect(taps(second.outcomes["a"]) == "Taps: 2")
        // And then it is there again.
        let third = try runner.run([counting(3)])
        #expect(third.runAgain == ["a"])
        #expect(taps(third.outcomes["a"]) == "Taps: 3")
    }

    @Test func whatTheCompileDependsOnIsPartOfTheKey() throws {
        let folder = try Folder()
        let program = folder.url.appendingPathComponent("snippets")
        try Data("program".utf8).write(to: program)
        let names = FileNames(hash: "abc")
        let place = folder.url.appendingPathComponent("place")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let one = ProgramCache(cache: folder.url, general: ["compiler 1"])
        one.keep(["abc": SnippetCompiler.Program(executable: program, index: 7)])
        let found = try #require(one.program(of: names, copiedTo: place))
        #expect(found.index == 7)
        #expect(try String(contentsOf: found.executable, encoding: .utf8) == "program")
        #expect(ProgramCache(cache: folder.url, general: ["compiler 2"]).program(of: names, copiedTo: place) == nil)
        #expect(one.program(of: FileNames(hash: "abd"), copiedTo: place) == nil)
    }

    /// Those that were not used for longest go first; a note of a program that is gone is a miss.
    @Test func programsArePruned() throws {
        let folder = try Folder()
        let program = folder.url.appendingPathComponent("snippets")
        let cache = ProgramCache(cache: folder.url, general: [])
        for (number, used) in [(1, 1_000_000), (2, 2_000_000)] {
            try Data(repeating: UInt8(number), count: 1000).write(to: program)
            cache.keep(["\(number)": SnippetCompiler.Program(executable: program, index: 0)])
            let programs = folder.url.appendingPathComponent(ProgramCache.folderName)
            for name in try FileManager.default.contentsOfDirectory(atPath: programs.path) {
                let file = programs.appendingPathComponent(name).path
                var status = stat()
                guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mtim.tv_sec > 3_000_000
                else { continue }
                var times = [timespec(tv_sec: used, tv_nsec: 0), timespec(tv_sec: used, tv_nsec: 0)]
                utimensat(AT_FDCWD, file, &times, 0)
            }
        }
        try FileManager.default.removeItem(at: program)
        CachePruning(folder: folder.url, limit: 1500).run()
        let place = folder.url
        #expect(cache.program(of: FileNames(hash: "1"), copiedTo: place) == nil)
        #expect(cache.program(of: FileNames(hash: "2"), copiedTo: place) != nil)
        let left = try FileManager.default.contentsOfDirectory(
            atPath: folder.url.appendingPathComponent(ProgramCache.folderName).path)
        #expect(left.count { $0.hasPrefix("program-") } == 1)
    }
}
