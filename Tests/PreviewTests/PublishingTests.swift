import Foundation
import Site
import Testing

@testable import Preview

/// What open pages are told.
@Suite struct PublishingTests {
    private func subscribe(_ subscribers: Subscribers, _ path: String, _ state: PreviewState) throws -> EventStream {
        try #require(subscribers.subscribe(to: path) { state })
    }

    @Test func onlyThePagesThatChanged() throws {
        var course = SampleCourse()
        let first = try course.state()
        let subscribers = Subscribers()
        let streams = try ["lessons/rows.html", "lessons/columns.html", "cards/rows.html", "none.html"].map {
            try subscribe(subscribers, $0, first)
        }
        for stream in streams { #expect(read(stream).hasPrefix("event: state\ndata: {")) }
        course.lessons["02-columns.md"]?.replace("Text.", with: "Other text.")
        #expect(subscribers.publish(try course.state(after: first.site)) == 1)
        #expect(streams.map { !read($0).isEmpty } == [false, true, false, false])
        // Once more the same is nothing new.
        #expect(subscribers.publish(try course.state()) == 0)
    }

    @Test func allWhereATitleStands() throws {
        var course = SampleCourse()
        let first = try course.state()
        let subscribers = Subscribers()
        for path in ["lessons/rows.html", "lessons/columns.html", "index.html"] {
            _ = try subscribe(subscribers, path, first)
        }
        course.lessons["02-columns.md"]?.replace("title: Columns", with: "title: Piles")
        // The lesson itself, the one before it, and the map.
        #expect(subscribers.publish(try course.state(after: first.site)) == 3)
    }

    @Test func stylesAndScriptsAreToldApart() throws {
        let course = SampleCourse()
        let first = try course.state()
        var assets = SampleCourse.assets
        assets["assets/site.css"] = Data("body { color: red }".utf8)
        let styled = try course.state(assets: assets, after: first.site)
        #expect(styled.styles != first.styles)
        #expect(styled.scripts == first.scripts)
        assets["assets/site.js"] = Data("2".utf8)
        let scripted = try course.state(assets: assets, after: styled.site)
        #expect(scripted.styles == styled.styles)
        #expect(scripted.scripts != styled.scripts)
    }

    @Test func anErrorIsTold() throws {
        var course = SampleCourse()
        course.lessons["01-rows.md"]?.replace("[1](", with: "[2](")
        let state = try course.state(stale: ["Lessons/01-rows.md"])
        let message = try JSONSerialization.jsonObject(with: Data(state.message(for: "lessons/rows.html").utf8))
        let object = try #require(message as? [String: Any])
        #expect(object["isStale"] as? Bool == true)
        #expect(object["isUnfinished"] as? Bool == false)
        #expect(object["count"] as? Int == 1)
        let problem = try #require((object["problems"] as? [[String: Any]])?.first)
        #expect(problem["place"] as? String == "Lessons/01-rows.md:9:12")
        let excerpt = try #require(problem["excerpt"] as? [String: Any])
        #expect(excerpt["line"] as? Int == 9)
        #expect(excerpt["before"] as? String == "A row has [")
        #expect(excerpt["part"] as? String == "2")
        #expect(excerpt["after"] as? String == "](check:row) part.")
    }

    @Test func thePagesOwnErrorsComeFirstAndNotTooMany() throws {
        var course = SampleCourse()
        course.lessons["01-rows.md"]? += String(repeating: "[2](check:row)\n", count: 30)
        course.lessons["02-columns.md"]? += "[2](check:rows#row)\n"
        let message = try course.state().message(for: "lessons/columns.html")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any])
        let problems = try #require(object["problems"] as? [[String: Any]])
        #expect(object["count"] as? Int == 31)
        #expect(problems.count == PreviewState.shownProblems)
        #expect((problems[0]["place"] as? String)?.hasPrefix("Lessons/02-columns.md:") == true)
    }

    /// Whatever a file holds, an event is one line of JSON.
    @Test(arguments: ["\u{2028}", "\\n\"", "</script>", "\u{1B}[31m", "日本語", "data: x"])
    func anEventIsOneLine(text: String) throws {
        var course = SampleCourse()
        course.lessons["01-rows.md"]? += "\(text) [2](check:row) \(text)\n"
        let message = try course.state().message(for: "lessons/rows.html")
        #expect(!message.contains("\n"))
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(message.utf8)) }
    }

    // MARK: - Streams

    @Test func aClientThatDoesNotReadIsLetGo() {
        let stream = EventStream()
        for _ in 0..<5 { stream.send(String(repeating: "x", count: 1 << 20), as: "state") }
        #expect(stream.isClosed)
    }

    @Test func aStreamSleepsAndWakes() {
        final class Connection: EventStream.Connection {
            let log = CurrentLog()
            func suspend() { log.add("sleep") }
            func resume() { log.add("wake") }
        }
        let connection = Connection()
        let stream = EventStream()
        stream.attach(connection)
        #expect(read(stream) == "")
        stream.beat()
        stream.send("1", as: "state")
        #expect(connection.log.all == ["sleep", "wake"])
        #expect(read(stream) == ":\n\nevent: state\ndata: 1\n\n")
        #expect(read(stream) == "")
        stream.close()
        stream.close()
        #expect(connection.log.all == ["sleep", "wake", "sleep", "wake"])
        let end = withUnsafeTemporaryAllocation(byteCount: 8, alignment: 1) { stream.read(into: $0) }
        #expect(end == nil)
        stream.detach()
        stream.send("2", as: "state")
        #expect(connection.log.all.count == 4)
    }
}
