import Snapshot
import Testing

@testable import SnippetRunner

/// What takes time happens on a clock of the run's own.
@Suite struct TimeTests {
    @Test func nothingWaits() throws {
        let outcome = try outcome(
            of: source(
                """
                import Foundation
                let start = Date()
                func now() -> Double { Date().timeIntervalSince(start) }
                print(start)
                Thread.sleep(forTimeInterval: 2)
                sleep(1)
                print(now())
                let timer = Timer(timeInterval: 10, repeats: true) { timer in
                    print("tick", now())
                    if now() > 30 { timer.invalidate() }
                }
                RunLoop.main.add(timer, forMode: .common)
                Task {
                    try? await Task.sleep(for: .seconds(15))
                    print("slept", now())
                    try? await Task.sleep(nanoseconds: 250_000_000)
                    print("slept", now())
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("after", now()) }
                DispatchQueue.global().async { print("elsewhere") }
                NSLog("%@ has %d", "log", 3)
                print("end")
                """))
        #expect(
            outcome.console == [
                "2026-01-01 09:41:00 +0000", "3.0", "log has 3", "end", "elsewhere", "after 3.5", "tick 13.0",
                "slept 18.0", "slept 18.25", "tick 23.0", "tick 33.0",
            ])
    }

    @Test func asynchronousCodeComesInOneOrder() throws {
        let outcome = try outcome(
            of: source(
                """
                actor Counter {
                    var count = 0
                    func next() -> Int { count += 1; return count }
                }
                let counter = Counter()
                Task.detached { print("detached", await counter.next()) }
                Task { print("main", await counter.next()) }
                Task {
                    await withTaskGroup(of: Int.self) { group in
                        for number in 1...3 { group.addTask { number * 10 } }
                        for await number in group { print(number) }
                    }
                }
                let endless = Task {
                    while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
                    print("cancelled")
                }
                Task {
                    try? await Task.sleep(for: .seconds(5))
                    endless.cancel()
                }
                """))
        // A detached task has the medium priority, and one of the main thread's a high one: of those that wait for an
        // actor the more urgent comes first. Its line is printed on the main actor, where it has to go back to.
        #expect(outcome.console == ["detached 2", "main 1", "10", "20", "30", "cancelled"])
    }

    /// Tasks of one priority come to an actor in their order.
    @Test func tasksOfOnePriorityComeInTheirOrder() throws {
        let outcome = try outcome(
            of: source(
                """
                actor Counter {
                    var count = 0
                    func next(_ name: String) { count += 1; print(name, count) }
                }
                let counter = Counter()
                Task.detached(priority: .high) { await counter.next("detached") }
                Task { await counter.next("main") }
                Task.detached(priority: .high) { await counter.next("detached") }
                """))
        #expect(outcome.console == ["detached 1", "main 2", "detached 3"])
    }

    /// At one moment what was scheduled first comes first, of whatever kind it is.
    @Test func atOneMomentTheOrderIsThatOfScheduling() throws {
        let outcome = try outcome(
            of: source(
                """
                func sleeping(_ name: String) async {
                    Task { try? await Task.sleep(for: .seconds(1)); print(name) }
                    await Task.yield()
                }
                func later(_ name: String) { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(name) } }
                func timer(_ name: String) {
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print(name) }
                }
                await sleeping("sleep 1")
                later("queue 2")
                timer("timer 3")
                await sleeping("sleep 4")
                timer("timer 5")
                later("queue 6")
                await sleeping("sleep 7")
                """))
        #expect(
            outcome.console == ["sleep 1", "queue 2", "timer 3", "sleep 4", "timer 5", "queue 6", "sleep 7"])
    }

    /// The run's time begins at a moment that Dispatch takes for one.
    @Test func theQueuesTimeIsOneFromTheBeginning() throws {
        let outcome = try outcome(
            of: source(
                """
                print(DispatchTime.now() + 1.5 > .now(), DispatchTime.now() < .distantFuture)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { print("queue") }
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("timer") }
                """))
        #expect(outcome.console == ["true true", "timer", "queue"])
    }

    @Test func theTopLevelMayAwait() throws {
        let outcome = try outcome(
            of: source(
                """
                let start = Date()
                func load(_ page: Int) async throws -> String {
                    try await Task.sleep(for: .seconds(page * 3600))
                    return "page \\(page)"
                }
                struct Numbers: AsyncSequence, AsyncIteratorProtocol {
                    var last = 0
                    mutating func next() async -> Int? { last += 1; return last < 3 ? last : nil }
                    func makeAsyncIterator() -> Numbers { self }
                }
                let first = try await load(1)
                print(first, Date().timeIntervalSince(start))
                async let second = load(2)
                async let third = load(3)
                print(try await [second, third])
                for await number in Numbers() { print(number) }
                if await Task.detached(operation: { true }).value { print("value") }
                Task { try? await Task.sleep(for: .seconds(5)); print("afterwards") }
                print("end", Date().timeIntervalSince(start))
                """))
        #expect(
            outcome.console == [
                "page 1 3600.0", #"["page 2", "page 3"]"#, "1", "2", "value", "end 14400.0", "afterwards",
            ])
    }

    @Test func whatIsAwaitedMayComeFromAnotherThread() throws {
        let outcome = try outcome(
            of: source(
                """
                let text = await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                    Thread { usleep(20_000); continuation.resume(returning: "from a thread") }.start()
                }
                print(text)
                """))
        #expect(outcome.console == ["from a thread"])
    }

    @Test func anErrorOfTheTopLevelIsTold() throws {
        let code = "struct Gone: Error {}\nfunc load() async throws { throw Gone() }\ntry await load()"
        let failure = try #require(outcome(of: source(code)).failure)
        guard case .crashed(let text) = failure.reason else {
            Issue.record("\(failure)")
            return
        }
        #expect(text.contains("not caught: Gone()"))
    }

    @Test func aViewsTasksEndBeforeItIsShown() throws {
        let outcome = try outcome(
            of: source(
                """
                struct Loading: View {
                    @State private var items: [String] = []
                    @State private var isLate = false
                    var body: some View {
                        Text(items.isEmpty ? "empty" : items.joined()).accessibilityIdentifier(isLate ? "late" : "")
                            .task {
                                items = await Task.detached { ["a", "b"] }.value
                                print("loaded")
                                try? await Task.sleep(for: .seconds(1))
                                isLate = true
                            }
                            .onAppear { print("appeared") }
                    }
                }
                Loading()
                """, mode: .layout))
        guard case .ran(let result, let console) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(result.states.first?.root.text ?? result.states.first?.root.children.first?.text == "ab")
        #expect(console == [["appeared", "loaded"]])
        #expect(
            result.timeline.filter { $0.kind != .layout }.map { "\($0.kind.rawValue) \($0.name)" } == [
                "body Loading", "appeared Loading", "taskStarted Loading", "state Loading.items", "body Loading",
            ])
    }

    @Test(arguments: [
        (
            #"""
            struct Restless: View {
                @State private var count = 0
                var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
            }
            Restless()
            """#, "the layout never settles: after 100 layouts Restless.count changed again"
        ),
        (
            #"""
            struct Wavering: View {
                @State private var width = 10.0
                var body: some View {
                    Color.red.frame(width: width)
                        .onGeometryChange(for: Double.self) { $0.size.width } action: { width = 110 - $0 }
                }
            }
            Wavering()
            """#, "the layout never settles: after 100 layouts Wavering.width changed again"
        ),
        (
            #"""
            struct Writing: View {
                @State private var count = 0
                var body: some View {
                    count += 1
                    return Text("\(count)")
                }
            }
            Writing()
            """#, "the state never settles: after 100 updates Writing.count changed again"
        ),
    ])
    func whatNeverSettlesIsNamed(code: String, message: String) throws {
        guard case .broke(let failure, _) = try outcome(of: source(code, mode: .layout)) else {
            Issue.record("it settled")
            return
        }
        #expect(failure.reason == .engine(message))
    }
}
