import Foundation
import Synchronization

/// Compiles snippets and runs each as soon as its program is there, on all cores.
struct SnippetPipeline: Sendable {
    let jobs: [SnippetJob]
    /// Of the jobs with these numbers the program is there.
    let programs: [Int: SnippetCompiler.Program]
    let compiler: SnippetCompiler
    /// An empty folder for sources and programs.
    let folder: URL
    let limits: RunLimits
    let resources: SnippetResources
    /// Called with what each compile has made, from several threads.
    let compiled: @Sendable (SnippetCompiler.Result) -> Void
    /// Called with each outcome, from several threads.
    let finished: @Sendable (SnippetJob, SnippetOutcome) -> Void
    let progress: @Sendable (RunProgress) -> Void

    /// - Returns: The outcomes in the order of the jobs.
    /// - Throws: `SetupError` if the compiler or a program cannot be started.
    func run() throws(SetupError) -> [SnippetOutcome] {
        let outcomes = Mutex<[Int: SnippetOutcome]>([:])
        @Sendable func finish(_ number: Int, _ outcome: SnippetOutcome) {
            finished(jobs[number], outcome)
            let count = outcomes.withLock { outcomes in
                outcomes[number] = outcome
                return outcomes.count
            }
            progress(.finished(count, of: jobs.count))
        }

        let toCompile = jobs.indices.filter { programs[$0] == nil }
        let wrapped = try Workers.map(toCompile) { number in jobs[number].wrap() }
        var units: [String: CompileUnit] = [:]
        var waiting: [String: [Int]] = [:]
        for (number, result) in zip(toCompile, wrapped) {
            switch result {
            case .failure(let failure): finish(number, jobs[number].rejection(of: failure))
            case .success(let unit):
                units[unit.names.hash] = unit
                waiting[unit.names.hash, default: []].append(number)
            }
        }
        let stated = Set(jobs.filter(\.mustFail).map(\.names.hash))
        let tasks = CompileTask.plan(
            units.values.sorted { $0.names.hash < $1.names.hash }, stated: stated, cores: Workers.cores)

        let numbers = waiting
        let queue = WorkQueue(
            compiles: tasks,
            runs: programs.sorted { $0.key < $1.key }.map { WorkQueue.Run(job: $0.key, program: $0.value) })
        try queue.work { worker throws(SetupError) in
            var processes = SnippetProcesses(limits: limits, resources: resources)
            while let item = queue.next(for: worker) {
                switch item {
                case .compile(let place, let task):
                    let own = folder.appendingPathComponent(String(place), isDirectory: true)
                    let result = try task.run(with: compiler, in: own)
                    var runs: [WorkQueue.Run] = []
                    for hash in task.hashes {
                        for number in numbers[hash] ?? [] {
                            if let outcome = jobs[number].outcome(of: result) {
                                finish(number, outcome)
                            } else if let program = result.programs[hash] {
                                runs.append(WorkQueue.Run(job: number, program: program))
                            }
                        }
                    }
                    queue.add(runs, by: worker)
                    compiled(result)
                case .run(let run):
                    finish(run.job, try jobs[run.job].run(run.program, by: &processes))
                }
            }
        }
        let all = outcomes.withLock { $0 }
        return jobs.indices.compactMap { all[$0] }
    }
}
