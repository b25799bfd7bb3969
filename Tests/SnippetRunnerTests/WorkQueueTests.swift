import Foundation
import Testing

@testable import SnippetRunner

@Suite struct WorkQueueTests {
    private let program = SnippetCompiler.Program(executable: URL(fileURLWithPath: "/program"), index: 0)

    private func runs(_ jobs: Int...) -> [WorkQueue.Run] { jobs.map { WorkQueue.Run(job: $0, program: program) } }

    private func names(_ queue: WorkQueue, worker: Int, count: Int) -> [String] {
        (0..<count).map { _ in
            switch queue.next(for: worker) {
            case .compile(let number, _)?: "compile \(number)"
            case .run(let run)?: "run \(run.job)"
            case nil: "nothing"
            }
        }
    }

    @Test func compilesComeBeforeRuns() {
        let queue = WorkQueue(compiles: [.program([]), .program([]), .program([])])
        #expect(names(queue, worker: 0, count: 1) == ["compile 0"])
        #expect(names(queue, worker: 1, count: 1) == ["compile 1"])
        queue.add(runs(5, 6), by: 0)
        #expect(names(queue, worker: 0, count: 1) == ["compile 2"])
        queue.add(runs(7), by: 0)
        queue.add([], by: 1)
        #expect(Set(names(queue, worker: 0, count: 3)) == ["run 5", "run 6", "run 7"])
        #expect(names(queue, worker: 0, count: 1) == ["nothing"])
    }

    /// A worker that hangs in a snippet does not keep the others from what it has compiled.
    @Test func othersHelp() {
        let queue = WorkQueue(compiles: [.program([]), .program([])])
        #expect(names(queue, worker: 0, count: 1) == ["compile 0"])
        #expect(names(queue, worker: 1, count: 1) == ["compile 1"])
        queue.add(runs(1, 2, 3), by: 0)
        queue.add(runs(4), by: 1)
        #expect(names(queue, worker: 0, count: 1) == ["run 1"])
        #expect(names(queue, worker: 1, count: 4) == ["run 4", "run 2", "run 3", "nothing"])
    }

    @Test func anErrorEndsAll() {
        let queue = WorkQueue(compiles: Array(repeating: .program([]), count: 50))
        #expect(throws: SetupError("no")) {
            try queue.work { worker throws(SetupError) in
                while queue.next(for: worker) != nil { throw SetupError("no") }
            }
        }
        #expect(queue.next(for: 0) == nil)
    }

    @Test func noWorkIsDoneAtOnce() throws {
        let queue = WorkQueue(compiles: [])
        try queue.work { worker throws(SetupError) in
            if queue.next(for: worker) != nil { throw SetupError("there is something") }
        }
    }
}
