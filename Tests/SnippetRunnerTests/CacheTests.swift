import FontFiles
import Foundation
import Snapshot
import Testing

@testable import SnippetRunner

@Suite struct CacheTests {
    static let sources = [
        source("print(1)", key: "run"),
        source("Text(\"a\")", key: "layout", mode: .layout),
        source("let x = 1", key: "check", mode: .check),
        source("print(nope)", key: "fails", mode: .fails("cannot find")),
        source("print(\n  nope)", key: "rejected"),
        source("fatalError(\"x\")", key: "broke"),
        source("1", key: "unwrapped", mode: .layout, root: "Nope"),
        source("print(", key: "syntax"),
    ]

    @Test func nothingIsCompiledTwice() throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url)
        let first = try runner.run(Self.sources)
        #expect(first.compiled == Self.sources.map(\.key))
        #expect(first.cached == [])
        #expect(first.compilerProcesses > 0)
        let second = try runner.run(Self.sources)
        #expect(second.compiled == [])
        #expect(second.cached == Self.sources.map(\.key))
        #expect(second.compilerProcesses == 0)
        #expect(second.outcomes == first.outcomes)
    }

    @Test func oneChangeCompilesOne() throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url)
        _ = try runner.run([source("print(1)", key: "a"), source("print(2)", key: "b")])
        let report = try runner.run([source("print(1)", key: "a"), source("print(3)", key: "b")])
        #expect(report.compiled == ["b"])
        #expect(report.outcomes["b"]?.console == ["3"])
    }

    /// What moves, or is named anew, is not compiled again; its messages move along.
    @Test func movingIsNoChange() throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url)
        let text = "\nlet a: Int = \"x\""
        _ = try runner.run([source(text, key: "a", line: 10)])
        let report = try runner.run([source(text, key: "b", line: 20, columnOffset: 3)])
        #expect(report.compiled == [])
        let error = try #require(report.outcomes["b"]?.errors.first)
        #expect(error.line == 21)
        // `let a: Int = "x"`: the string begins at column 14, three more in the file.
        #expect(error.column == 17)
        let crash = source("fatalError(\"x\")", key: "a", line: 10)
        _ = try runner.run([crash])
        let moved = try runner.run([source("fatalError(\"x\")", key: "a", line: 30)])
        #expect(moved.compiled == [])
        #expect(moved.outcomes["a"]?.failure?.line == 30)
    }

    struct Change: CustomTestStringConvertible {
        var name: String
        var source: SnippetSource
        var testDescription: String { name }
    }

    static let base = source("struct A: View { var body: some View { Text(\"a\") } }\nText(\"b\")", mode: .layout)

    static let changes: [Change] = [
        Change(name: "text", source: modified { $0.code.text += " " }),
        Change(name: "mode", source: modified { $0.mode = .run }),
        Change(name: "root", source: modified { $0.root = "A" }),
        Change(name: "uses", source: modified { $0.uses = [used("let x = 1")] }),
        Change(name: "width", source: modified { $0.conditions.width = 100 }),
        Change(name: "text size", source: modified { $0.conditions.textSize = .accessibility1 }),
        Change(name: "direction", source: modified { $0.conditions.direction = .rtl }),
        Change(name: "device", source: modified { $0.conditions.device.scale = 3 }),
    ]

    private static func modified(_ change: (inout SnippetSource) -> Void) -> SnippetSource {
        var copy = base
        change(&copy)
        return copy
    }

    @Test(arguments: changes) func whatDecidesIsPartOfTheKey(_ change: Change) throws {
        let general = ["1"]
        let first = SnippetJob(Self.base, general: general)
        let second = SnippetJob(change.source, general: general)
        #expect(first.key != second.key)
        #expect(SnippetJob(Self.base, general: ["2"]).key != first.key)
    }

    @Test func partsAreKeptApart() {
        let one = SnippetJob(source("ab", uses: [used("c")]), general: [])
        let other = SnippetJob(source("a", uses: [used("bc")]), general: [])
        #expect(one.key != other.key)
        #expect(one.names != other.names)
    }

    /// Sources that differ in their conditions only go through the compiler once.
    @Test func conditionsShareAProgram() throws {
        var narrow = source("Text(\"a\")", key: "narrow", mode: .layout)
        narrow.conditions.width = 50
        let report = try runner().run([source("Text(\"a\")", key: "wide", mode: .layout), narrow])
        #expect(report.compilerProcesses == 1)
        guard case .ran(let result, _)? = report.outcomes["narrow"] else {
            Issue.record("\(report)")
            return
        }
        #expect(result.states.first?.conditions.width == 50)
    }

    /// A font, picture or table that is added, written anew, or gone.
    @Test func filesThatTheProcessReadsArePartOfTheKey() throws {
        let folder = try Folder()
        let places = ["fonts", "more fonts", "images"].map { folder.url.appendingPathComponent($0, isDirectory: true) }
        for place in places { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
        let symbols = folder.url.appendingPathComponent("symbols.json")
        let installation = Installation(engine: folder.url, data: folder.url, theme: folder.url)
        func identity() -> String {
            SnippetResources(
                installation: installation, images: places[2], fontFolders: places[..<2].map(\.path)
            ).identity
        }
        for file in places.map({ $0.appendingPathComponent("a.otf") }) + [symbols] {
            let without = identity()
            #expect(identity() == without)
            try Data("one".utf8).write(to: file)
            let first = identity()
            try Data("longer".utf8).write(to: file)
            let second = identity()
            #expect(Set([without, first, second]).count == 3, "\(file.path)")
            try FileManager.default.removeItem(at: file)
            #expect(identity() == without)
        }
    }

    @Test func fontsAreLookedForWhereTheyAre() throws {
        let installation = try Installation.current()
        let own = SnippetResources(installation: installation, images: nil)
        #expect(own.identity != SnippetResources(installation: installation, images: nil, fontFolders: []).identity)
        for folder in FontFolders.standard { #expect(own.identity.contains(folder)) }
        #expect(own.identity.contains("Inter-Regular.otf"))
    }

    @Test func damagedEntriesAreMisses() throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url)
        let source = source("print(1)")
        _ = try runner.run([source])
        let entries = try entries(in: folder.url)
        #expect(entries.count == 1)
        let whole = try Data(contentsOf: entries[0])
        var flipped = whole
        flipped[flipped.count - 2] ^= 0xff
        for damaged in [Data(), whole.prefix(whole.count / 2), whole.dropLast(), Data("x".utf8) + whole, flipped] {
            try damaged.write(to: entries[0])
            let report = try runner.run([source])
            #expect(report.runAgain == ["a"])
            #expect(report.outcomes["a"]?.console == ["1"])
        }
    }

    @Test func itMayBeDeletedAtAnyTime() throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url)
        _ = try runner.run([source("print(1)")])
        try FileManager.default.removeItem(at: folder.url)
        #expect(try runner.run([source("print(1)")]).compiled == ["a"])
        #expect(try runner.run([source("print(1)")]).cached == ["a"])
    }

    /// A folder that cannot be made: everything works, nothing is remembered.
    @Test func anImpossibleCacheIsNone() throws {
        let folder = try Folder()
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        let runner = try runner(cache: file.appendingPathComponent("below"))
        #expect(try runner.run([source("print(1)")]).outcomes["a"]?.console == ["1"])
        #expect(try runner.run([source("print(1)")]).compiled == ["a"])
    }

    @Test func aTimeoutIsTriedAgain() throws {
        let folder = try Folder()
        let runner = try runner(cache: folder.url, limits: RunLimits(seconds: 0.2))
        let endless = source("while true {}")
        #expect(try runner.run([endless]).compiled == ["a"])
        #expect(try runner.run([endless]).runAgain == ["a"])
    }

    private func entries(in folder: URL) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.split(separator: "/").last?.count == 32 }
            .map { folder.appendingPathComponent($0) }
    }
}
