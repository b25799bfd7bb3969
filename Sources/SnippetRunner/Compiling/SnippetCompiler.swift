import Foundation
import Snapshot

/// Compiles wrapped snippets, many into one executable.
struct SnippetCompiler: Sendable {
    /// What became of a number of snippets, by hash.
    struct Result: Sendable {
        var rejected: [String: [CompilerMessage]] = [:]
        var compiled: Set<String> = []
        /// Where the snippets that run are, and their place in the executable.
        var programs: [String: Program] = [:]
    }

    struct Program: Sendable {
        var executable: URL
        var index: Int
    }

    let toolchain: Toolchain
    let installation: Installation
    let environment: [String: String]
    /// Counts the compiler's processes.
    let counter: Counter

    /// Seconds for one process of the compiler.
    private static let patience = 300.0

    /// The flags that decide what a snippet's text means.
    static let languageFlags = [
        "-swift-version", "5", "-enable-bare-slash-regex", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "InferIsolatedConformances", "-module-alias", "SwiftUI=LayoutUI", "-D", "DEBUG",
        "-Onone",
    ]

    // MARK: - Programs

    /// Compiles snippets into one executable. Those that do not compile are taken out, and the rest is compiled
    /// again.
    /// - Parameter folder: An empty folder for the sources and the executable.
    /// - Throws: `SetupError` if the compiler cannot be started.
    func compile(_ units: [CompileUnit], in folder: URL) throws(SetupError) -> Result {
        var result = Result()
        var left = units
        let byHash = Dictionary(units.map { ($0.names.hash, $0) }, uniquingKeysWith: { first, _ in first })
        for unit in units { try write(unit.wrapped.text, to: folder.appendingPathComponent(unit.names.nameOnDisk)) }
        try write(SupportFile.text, to: folder.appendingPathComponent(SupportFile.name))
        let executable = folder.appendingPathComponent("snippets")
        while !left.isEmpty {
            let running = left.filter(\.wrapped.runs)
            try write(Self.main(of: running), to: folder.appendingPathComponent("main.swift"))
            let files = left.map(\.names.nameOnDisk) + [SupportFile.name, "main.swift"]
            let outcome = try invoke(linkFlags + files + ["-o", executable.path], in: folder)
            if outcome.end == .exited(0) {
                result.compiled.formUnion(left.map(\.names.hash))
                for (index, unit) in running.enumerated() {
                    result.programs[unit.names.hash] = Program(executable: executable, index: index)
                }
                return result
            }
            let output = CompilerOutput(String(decoding: outcome.errors, as: UTF8.self), units: byHash)
            try blameCompiler(unless: output)
            let failed = output.messages.filter { $0.value.contains { $0.severity == .error } }
            result.rejected.merge(failed) { $1 }
            let rest = left.filter { failed[$0.names.hash] == nil }
            if failed.isEmpty {
                guard left.count > 1 else {
                    result.rejected[left[0].names.hash] = [Self.unexplained(outcome, output)]
                    return result
                }
                // Nobody is named: the one at fault shows when each is alone.
                return try compileAlone(left, in: folder, into: result)
            }
            left = rest
        }
        return result
    }

    private func compileAlone(
        _ units: [CompileUnit], in folder: URL, into result: Result
    ) throws(SetupError) -> Result {
        var result = result
        for unit in units {
            let own = folder.appendingPathComponent("alone-\(unit.names.hash)", isDirectory: true)
            try makeFolder(own)
            let one = try compile([unit], in: own)
            result.rejected.merge(one.rejected) { $1 }
            result.compiled.formUnion(one.compiled)
            result.programs.merge(one.programs) { $1 }
        }
        return result
    }

    // MARK: - Messages only

    /// What the compiler says about one snippet: of its syntax, else of all that it finds without making code.
    /// - Throws: `SetupError` if the compiler cannot be started.
    func diagnose(_ unit: CompileUnit, in folder: URL) throws(SetupError) -> [CompilerMessage] {
        let name = unit.names.nameOnDisk
        try write(unit.wrapped.text, to: folder.appendingPathComponent(name))
        let flags: [String]
        if unit.wrapped.isSyntaxBroken {
            flags = ["-parse", "-diagnostic-style=llvm", name]
        } else {
            try write(SupportFile.text, to: folder.appendingPathComponent(SupportFile.name))
            // Parsed as a library: a lone file would be a script, whose top level follows other rules.
            flags = commonFlags + ["-parse-as-library", "-emit-sil", "-o", "/dev/null", name, SupportFile.name]
        }
        let outcome = try invoke(flags, in: folder)
        guard outcome.end != .exited(0) else { return [] }
        let output = CompilerOutput(
            String(decoding: outcome.errors, as: UTF8.self), units: [unit.names.hash: unit])
        try blameCompiler(unless: output)
        let messages = output.messages[unit.names.hash] ?? []
        guard messages.contains(where: { $0.severity == .error }) else {
            return [Self.unexplained(outcome, output)]
        }
        return messages
    }

    /// Where a compile failed for a reason that is not the author's, the compiler may be another one than the engine
    /// was built with.
    /// - Throws: `SetupError` if it is.
    private func blameCompiler(unless output: CompilerOutput) throws(SetupError) {
        if output.isAboutAuthors { return }
        if let mismatch = try CompilerFacts(toolchain, environment: environment).mismatch(with: installation) {
            throw SetupError(mismatch.description)
        }
    }

    // MARK: - Invocation

    private var engine: URL { installation.engine }
    private var macroLibrary: URL { installation.macroLibrary }

    private var commonFlags: [String] {
        [
            "-wmo", "-module-name", "Snippets", "-suppress-warnings", "-diagnostic-style=llvm", "-I",
            engine.appendingPathComponent("Modules").path,
        ] + plugIn + Self.languageFlags
    }

    /// The compiler opens it when a macro is used, and refuses to start if it is not there.
    private var plugIn: [String] {
        FileManager.default.fileExists(atPath: macroLibrary.path) ? ["-load-plugin-library", macroLibrary.path] : []
    }

    private var linkFlags: [String] {
        commonFlags + [
            "-gline-tables-only"
        ] + toolchain.linkerFlags + [
            "-L", engine.path, "-lLayoutUI", "-Xlinker", "-rpath", "-Xlinker", engine.path,
        ]
    }

    private func invoke(_ arguments: [String], in folder: URL) throws(SetupError) -> ProcessOutcome {
        counter.increment()
        return try ChildProcess(
            executable: toolchain.compiler.path,
            arguments: arguments + ModuleCache(environment: environment).flags(else: folder),
            // The compiler leaves a folder behind with every run.
            environment: environment.merging(["TMPDIR": folder.path]) { $1 }, directory: folder.path,
            limits: ProcessLimits(seconds: Self.patience, memory: nil, output: 64 << 20)
        ).run()
    }

    private static func unexplained(
        _ outcome: ProcessOutcome, _ output: CompilerOutput
    ) -> CompilerMessage {
        let text: String =
            switch outcome.end {
            case .timedOut: "the compiler was still busy with this after \(Int(patience)) seconds"
            case .signalled(let signal): "the compiler crashed on this (signal \(signal))"
            default: output.unplaced.first ?? "the compiler failed on this and does not say why"
            }
        return CompilerMessage(severity: .error, text: text, path: "0", line: 1, column: 1)
    }

    // MARK: - Files

    private static func main(of units: [CompileUnit]) -> String {
        let list = units.map { "_snippet_\($0.names.hash)()" }.joined(separator: ", ")
        return "import SwiftUI\nSwiftUI.SnippetHost.main([\(list)])\n"
    }

    private func write(_ text: String, to file: URL) throws(SetupError) {
        do {
            try Data(text.utf8).write(to: file)
        } catch {
            throw SetupError("cannot write \(file.path): \(error.localizedDescription)")
        }
    }

    private func makeFolder(_ folder: URL) throws(SetupError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw SetupError("cannot make the folder \(folder.path): \(error.localizedDescription)")
        }
    }
}
