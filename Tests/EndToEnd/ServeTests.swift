import Foundation
import RawHTTP
import Testing

@Suite struct ServeTests {
    private static let lesson = "Lessons/01-boxes.md"

    /// What is built, by path in the site.
    private func built(_ course: TemporaryCourse) throws -> [String: Data] {
        let build = try Binary.coursebuild.run(
            ["build", "--out", "public", "--decks", "packs"], in: course.folder, environment: ServedCourse.fixedTime)
        #expect(build.status == 0, "\(build.output)")
        let root = course.folder.appendingPathComponent("public")
        let names = FileManager.default.enumerator(atPath: root.path)?.allObjects.compactMap { $0 as? String } ?? []
        var files: [String: Data] = [:]
        for name in names where !name.hasPrefix(".") {
            var isFolder: ObjCBool = false
            let url = root.appendingPathComponent(name)
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            if !isFolder.boolValue { files[name] = try Data(contentsOf: url) }
        }
        return files
    }

    /// What a page that is served has beyond the page that is built.
    private func stripped(_ page: String) -> String {
        page.replacing(/<script src="\/-\/client\.js"[^>]*><\/script>\n/, with: "")
            .replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: "")
    }

    private func expectServedAsBuilt(_ served: ServedCourse) throws {
        let files = try built(served.course)
        #expect(files.count > 10)
        for (path, data) in files {
            let response = try served.get(path)
            if path.hasSuffix(".html") {
                #expect(response.text.contains("/-/client.js"))
                #expect(stripped(response.text) == stripped(String(decoding: data, as: UTF8.self)), "\(path)")
            } else {
                #expect(Data(response.body) == data, "\(path)")
            }
        }
    }

    /// A picture of one pixel, and a claim that would differ for the outline that stands in for a missing one.
    @Test func theCoursesPicturesAreServed() throws {
        let served = try ServedCourse { course in
            try course.write(TemporaryCourse.dot, to: "Lessons/images/dot.png")
            let lesson = try course.read(Self.lesson)
            let snippet = "```swift layout id=dot\nImage(\"dot\")\n```\n\nIt is [1](check: \"width(Image)\") wide.\n"
            try course.write("\(lesson)\n\(snippet)", to: Self.lesson)
        }
        try expectServedAsBuilt(served)
    }

    /// After every kind of change each file is the one that a build writes then.
    @Test func servesWhatIsBuilt() throws {
        let served = try ServedCourse()
        try expectServedAsBuilt(served)
        let page = try served.open("lessons/boxes.html")
        let map = try served.open("index.html")

        var version = page.state.version
        try served.course.replace("Two boxes, and", with: "Two boxes, one beside the other, and", in: Self.lesson)
        version = try page.wait { $0.version != version }.version
        try expectServedAsBuilt(served)

        try served.course.replace("title: A column", with: "title: A pile", in: "Lessons/02-column.md")
        version = try page.wait { $0.version != version }.version
        try served.course.replace("width: 20, height: 20", with: "width: 30, height: 20", in: "Lessons/02-column.md")
        try served.course.replace("A `Spacer()`", with: "One `Spacer()`", in: "Cards/01-boxes.md")
        version = try page.wait { $0.version != version }.version
        try served.course.write("---\ntitle: Third\n---\n\nMore.\n", to: "Lessons/03-third.md")
        func isThere() throws -> Bool { try served.get("lessons/third.html").status == 200 }
        try map.wait { _ in try isThere() }
        try FileManager.default.removeItem(at: served.course.folder.appendingPathComponent("Lessons/03-third.md"))
        try map.wait { _ in try !isThere() }
        try expectServedAsBuilt(served)
    }

    @Test func anErrorIsShownAndThePageStays() throws {
        let served = try ServedCourse()
        let page = try served.open("lessons/column.html")
        let other = try served.open("lessons/boxes.html")
        let good = try served.get("lessons/column.html").text
        try served.course.replace("[52]", with: "[53]", in: "Lessons/02-column.md")
        let state = try page.wait { $0.count > 0 }
        #expect(state.isStale && !state.isUnfinished)
        #expect(state.problems.map(\.place) == ["Lessons/02-column.md:13:15"])
        #expect(state.problems[0].summary == "the lesson says 53, the engine says 52")
        #expect(try served.get("lessons/column.html").text == good)
        #expect(try !other.wait { $0.count > 0 }.isStale)
        try served.waitForLog("Lessons/02-column.md:13:15: error: the lesson says 53, the engine says 52")

        // Other pages go on.
        let version = other.state.version
        try served.course.replace("Two boxes, and", with: "Two boxes here, and", in: Self.lesson)
        try other.wait { $0.version != version }
        #expect(try served.get("lessons/boxes.html").text.contains("Two boxes here"))

        let accepted = try served.course.coursebuild("accept", "Lessons/02-column.md:13")
        #expect(accepted.status == 0)
        #expect(try !page.wait { $0.count == 0 }.isStale)
        try expectServedAsBuilt(served)
    }

    @Test(arguments: [
        ("Lessons/02-column.md", "VStack(spacing: 12)", "VStack(spcing: 12)", "spcing"),
        ("Lessons/02-column.md", "title: A column", "tittle: A column", "tittle"),
        ("Cards/01-boxes.md", "id=push kind=write", "id=spacer-width kind=write", "spacer-width"),
        ("course.yml", "title: ", "titel: ", "titel"),
    ])
    func everyKindOfErrorIsShownAndMended(file: String, old: String, new: String, named: String) throws {
        let served = try ServedCourse()
        let page = try served.open("index.html")
        let good = try served.get("index.html").text
        try served.course.replace(old, with: new, in: file)
        let state = try page.wait { $0.count > 0 }
        #expect(state.problems.contains { $0.place.hasPrefix(file + ":") && $0.summary.contains(named) })
        #expect(try served.get("index.html").text == good)
        try served.course.replace(new, with: old, in: file)
        try page.wait { $0.count == 0 }
        #expect(try served.get("index.html").text == good)
    }

    @Test func aCourseThatIsWrongFromTheBeginning() throws {
        let served = try ServedCourse(prepare: { try $0.replace("[52]", with: "[53]", in: "Lessons/02-column.md") })
        let page = try served.open("lessons/column.html")
        #expect(page.state.count == 1)
        #expect(page.state.isUnfinished)
        #expect(try served.get("lessons/column.html").text.contains("53"))
        try served.course.replace("[53]", with: "[52]", in: "Lessons/02-column.md")
        #expect(try !page.wait { $0.count == 0 }.isUnfinished)
        #expect(try served.get("lessons/column.html").text.contains("52"))
    }

    @Test func onlyAChangedSnippetIsCompiled() throws {
        let served = try ServedCourse()
        let page = try served.open("lessons/column.html")
        let version = page.state.version
        try served.course.replace("The stack is", with: "The whole stack is", in: "Lessons/02-column.md")
        try page.wait { $0.version != version }
        #expect(!served.log.contains("compiled"))
        try served.course.replace(
            "Color.red.frame(width: 20", with: "Color.green.frame(width: 20", in: "Lessons/02-column.md")
        try page.wait { [after = page.state.version] in $0.version != after }
        try served.waitForLog("1 snippet compiled")
    }

    /// A checkout takes all away and puts other files in their places.
    @Test func theFolderIsReplaced() throws {
        let served = try ServedCourse()
        let page = try served.open("lessons/boxes.html")
        let version = page.state.version
        let lessons = served.course.folder.appendingPathComponent("Lessons")
        let text = try served.course.read(Self.lesson)
        let column = try served.course.read("Lessons/02-column.md")
        try FileManager.default.removeItem(at: lessons)
        try page.wait { $0.count > 0 }
        // A course without lessons is an error: what there was stays.
        #expect(try served.get("lessons/boxes.html").status == 200)
        try served.course.write(text.replacing("Two boxes", with: "Both boxes"), to: Self.lesson)
        try served.course.write(column, to: "Lessons/02-column.md")
        try page.wait { $0.version != version && $0.count == 0 }
        #expect(try served.get("lessons/boxes.html").text.contains("Both boxes"))
        try expectServedAsBuilt(served)
    }

    @Test func writesNothingButTheCache() throws {
        let served = try ServedCourse()
        _ = try served.get("index.html")
        _ = try served.get("decks/boxes.csv")
        let names = try FileManager.default.contentsOfDirectory(atPath: served.course.folder.path)
        #expect(Set(names) == ["Cards", "Lessons", "course.yml", ".coursebuild"])
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: served.course.folder.appendingPathComponent(".coursebuild").path) == ["cache"])
        let cards = served.course.folder.appendingPathComponent("Cards").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: cards) == ["01-boxes.md"])
    }

    /// A snippet that never ends holds up nothing that is saved meanwhile, and is not heard of.
    @Test func aChangeDoesNotWaitForTheOneBefore() throws {
        let served = try ServedCourse()
        let page = try served.open("lessons/column.html")
        let version = page.state.version
        let good = try served.course.read("Lessons/02-column.md")
        try served.course.replace(
            "VStack(spacing: 12)", with: "while CommandLine.argc > 0 {}\nVStack(spacing: 12)",
            in: "Lessons/02-column.md")
        while !served.isRunningOthers { usleep(5_000) }
        try served.course.write(good.replacing("The stack is", with: "This stack is"), to: "Lessons/02-column.md")
        try page.wait { $0.version != version }
        #expect(page.state.count == 0)
        #expect(try served.get("lessons/column.html").text.contains("This stack is"))
        try served.waitForLog("02-column.md: all is well")
        #expect(!served.log.contains("error"))
        #expect(served.isRunningOthers)
    }

    /// A lesson that is a link to a file elsewhere.
    @Test func aLessonThatIsALink() throws {
        let served = try ServedCourse { course in
            try course.write(try course.read("Lessons/02-column.md"), to: "elsewhere/column.md")
            let link = course.folder.appendingPathComponent("Lessons/02-column.md")
            try FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(
                atPath: link.path, withDestinationPath: "../elsewhere/column.md")
        }
        let page = try served.open("lessons/column.html")
        let version = page.state.version
        try served.course.replace("The stack is", with: "This stack is", in: "elsewhere/column.md")
        try page.wait { $0.version != version }
        #expect(try served.get("lessons/column.html").text.contains("This stack is"))
    }

    /// A picture that a snippet shows: the snippet is as it was, and what it shows is not.
    @Test func aPictureThatChanges() throws {
        // Of 2 by 1 and of 1 by 1 pixels.
        let wide = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNgYAAAAAMAASsJTYQAAAAASUVORK5CYII="
        let square = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg=="
        let served = try ServedCourse { course in
            try course.write(Data(base64Encoded: wide) ?? Data(), to: "Lessons/images/dot.png")
            try course.write(
                "---\ntitle: Dot\n---\n```swift layout id=dot\nImage(\"dot\")\n```\n[2](check: \"width(root)\")\n",
                to: "Lessons/03-dot.md")
        }
        let page = try served.open("lessons/dot.html")
        #expect(page.state.count == 0)
        try served.course.write(Data(base64Encoded: square) ?? Data(), to: "Lessons/images/dot.png")
        #expect(
            try page.wait { $0.count > 0 }.problems.map(\.summary) == ["the lesson says 2, the engine says 1"])
    }

    /// `make install` beside a server that runs: it becomes the new program, under the same address.
    @Test func startsAgainWhenItIsReplaced() throws {
        let place = try TemporaryCourse(nil)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let install = try Binary(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            [
                "BUILD=\(try Binary.coursebuild.url.deletingLastPathComponent().path)",
                root.appendingPathComponent("scripts/install.sh").path, "install", place.folder.path,
            ], in: root)
        try #require(install.status == 0, "\(install.error)")
        let program = place.folder.appendingPathComponent("lib/coursebuild/coursebuild")
        let served = try ServedCourse(program: place.folder.appendingPathComponent("bin/coursebuild"))
        let page = try served.open("index.html")
        let copy = program.path + ".new"
        try FileManager.default.copyItem(atPath: program.path, toPath: copy)
        #expect(rename(copy, program.path) == 0)
        try served.waitForLog("coursebuild was replaced: it starts again\n")
        try served.waitForLog(
            "starts again\n2 lessons, 2 cards: all is well\nserving at http://localhost:\(served.port)/")
        #expect(throws: RawClient.Failure.self) { try page.wait { _ in false } }
        #expect(try served.open("index.html").state.version == page.state.version)
        #expect(served.process.isRunning)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func ends(signal: Int32) throws {
        let served = try ServedCourse()
        let page = try served.open("index.html")
        kill(served.process.processIdentifier, signal)
        served.process.waitUntilExit()
        #expect(served.process.terminationReason == .uncaughtSignal)
        #expect(served.process.terminationStatus == signal)
        #expect(throws: RawClient.Failure.self) { try page.wait { _ in false } }
        // The port is free again at once.
        let again = try served.course.coursebuild("serve", "--port", "\(served.port)", "extra")
        #expect(again.status == 2)
        #expect(throws: RawClient.Failure.self) { try RawClient(port: served.port) }
    }

    @Test func isUsedWrongly() throws {
        let served = try ServedCourse()
        let course = try TemporaryCourse()
        let taken = try course.coursebuild("serve", "--port", "\(served.port)")
        #expect(taken.status == 2)
        #expect(taken.error.contains("port \(served.port) is taken by another program; name another one: --port N"))
        for port in ["http", "-1", "65536", "80 80", ""] {
            let wrong = try course.coursebuild("serve", "--port", port)
            #expect(wrong.status == 2)
            #expect(wrong.error.contains("--port is a number from 0 to 65535; this is '\(port)'"))
        }
        #expect(try course.coursebuild("serve", "Lessons").error.contains("serve takes no file: 'Lessons'"))
    }
}
