import Testing

@testable import LayoutUI

/// Time that passes only when it is told to.
@Suite struct ClockTests {
    final class Log { var lines: [String] = [] }

    @Test func whatIsDueHappensInOrderOfTimeThenOfScheduling() {
        let (clock, log) = (VirtualClock(), Log())
        clock.schedule(after: 2) { log.lines.append("c") }
        clock.schedule(after: 1) { log.lines.append("a") }
        clock.schedule(after: 1) { log.lines.append("b") }
        clock.schedule(after: 2.5) { log.lines.append("too late") }
        clock.advance(by: 2) { log.lines.append("at \(clock.now / 1_000_000)") }
        #expect(log.lines == ["a", "b", "at 1000", "c", "at 2000"])
        #expect(clock.now == 2_000_000_000)
    }

    @Test func whatHappensMaySetTheNextTime() {
        let (clock, log) = (VirtualClock(), Log())
        func tick() {
            log.lines.append("\(clock.now / 1_000_000)")
            clock.schedule(after: 0.1, tick)
        }
        clock.schedule(after: 0.1, tick)
        clock.advance(by: 0.35) {}
        // Tenths of a second add up exactly.
        #expect(log.lines == ["100", "200", "300"])
    }

    @Test func whatIsCancelledDoesNotHappen() {
        let (clock, log) = (VirtualClock(), Log())
        let event = clock.schedule(after: 1) { log.lines.append("a") }
        clock.cancel(event)
        clock.advance(by: 5) {}
        #expect(log.lines.isEmpty && !clock.hasPending)
    }

    @Test(arguments: [-1, .nan, 0]) func noDelayIsNow(seconds: Double) {
        let (clock, log) = (VirtualClock(), Log())
        clock.schedule(after: seconds) { log.lines.append("now") }
        clock.advance(by: 0) {}
        #expect(log.lines == ["now"])
    }

    @Test func jobsRunInTheOrderTheyCameWithThoseTheyBring() {
        let (loop, log) = (EventLoop(), Log())
        loop.enqueue {
            log.lines.append("a")
            loop.enqueue { log.lines.append("c") }
        }
        loop.enqueue { log.lines.append("b") }
        #expect(loop.drain())
        #expect(log.lines == ["a", "b", "c"])
        #expect(!loop.drain())
    }

    @Test func aLoopWithoutEndIsLeft() {
        let (loop, log) = (EventLoop(), Log())
        func again() {
            log.lines.append("")
            loop.enqueue(again)
        }
        loop.enqueue(again)
        loop.drain()
        #expect(log.lines.count == 10_000)
    }
}
