import Files
import Foundation
import Snapshot

extension SnippetRunner {
    /// Changes when a cached result's meaning or form does.
    private static let formatVersion = "2"

    /// Compiles and runs all snippets whose results are not known from an earlier run.
    ///
    /// What is wrong with a snippet is its outcome; only what keeps all of them from working is thrown.
    /// - Parameters:
    ///   - sources: Their keys are unique.
    ///   - progress: Called from several threads.
    /// - Throws: `SetupError`: there is no compiler, no engine, or no place for temporary files.
    public func run(
        _ sources: [SnippetSource], progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
    ) throws(SetupError) -> RunReport {
        guard !sources.isEmpty else { return RunReport() }
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try Toolchain.locate(path: environment["PATH"] ?? "")
        let store = cache.map { ResultCache(folder: $0) }
        let identities = EngineIdentity(cache: cache)
        let engine = try identities.identity(of: installation.engineLibrary)
        let macros = (try? identities.identity(of: installation.macroLibrary)) ?? ""
        let resources = SnippetResources(installation: installation, images: images)
        let general = [
            Self.formatVersion, toolchain.identity, engine, macros,
            SnippetCompiler.languageFlags.joined(separator: " "),
            "\(limits)", resources.identity,
        ]
        let jobs = sources.map { SnippetJob($0, general: general) }

        var report = RunReport()
        let remembered = try Workers.map(jobs) { job in store?.outcome(for: job.key) }
        var misses: [SnippetJob] = []
        for (job, outcome) in zip(jobs, remembered) {
            if let outcome {
                report.cached.append(job.source.key)
                report.outcomes[job.source.key] = job.located(outcome)
            } else {
                misses.append(job)
            }
        }
        guard !misses.isEmpty else { return report }
        ScratchFolder.sweep()
        let folder = try ScratchFolder.forSnippets()
        let kept = cache.map {
            ProgramCache(
                cache: $0,
                general: [
                    Self.formatVersion, toolchain.identity, engine, macros, installation.engine.path,
                    SnippetCompiler.languageFlags.joined(separator: " "),
                ])
        }
        var programs: [Int: SnippetCompiler.Program] = [:]
        for (number, job) in misses.enumerated() where job.runs {
            programs[number] = kept?.program(of: job.names, copiedTo: folder.url)
        }
        for (number, job) in misses.enumerated() {
            if programs[number] == nil {
                report.compiled.append(job.source.key)
            } else {
                report.runAgain.append(job.source.key)
            }
        }
        progress(.compiling(misses.count))
        let counter = Counter()
        let compiler = SnippetCompiler(
            toolchain: toolchain, installation: installation, environment: environment, counter: counter)
        let pipeline = SnippetPipeline(
            jobs: misses, programs: programs, compiler: compiler, folder: folder.url, limits: limits,
            resources: resources,
            compiled: { kept?.keep($0.programs) },
            finished: { job, outcome in if Self.isLasting(outcome) { store?.store(outcome, for: job.key) } },
            progress: progress)
        let outcomes = try pipeline.run()
        withExtendedLifetime(folder) {}
        for (job, outcome) in zip(misses, outcomes) { report.outcomes[job.source.key] = job.located(outcome) }
        if let cache { CachePruning(folder: cache).run() }
        report.compilerProcesses = counter.value
        return report
    }

    /// Whether a second run would find the same. A process that ran out of time might have more of it then, and what
    /// the engine missed (its fonts) might be there.
    private static func isLasting(_ outcome: SnippetOutcome) -> Bool {
        guard case .broke(let failure, _) = outcome else { return true }
        return switch failure.reason {
        case .timedOut, .engine: false
        default: true
        }
    }
}
