import Foundation
import Testing

@Suite struct BuildCommandTests {
    private func files(below folder: URL) -> Set<String> {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects.compactMap { $0 as? String } ?? []
        return Set(names)
    }

    @Test func siteAndDecksAreMade() throws {
        let course = try TemporaryCourse()
        let build = try course.coursebuild("build")
        #expect(build.error == "")
        #expect(build.status == 0)
        let site = files(below: course.folder.appendingPathComponent("site/public"))
        #expect(site.isSuperset(of: ["index.html", "lessons/boxes.html", "lessons/column.html", "cards/boxes.html"]))
        #expect(files(below: course.folder.appendingPathComponent("decks")).contains("end-to-end.apkg"))
        let lock = try course.read("Cards/decks.lock")
        #expect(lock.contains("spacer-width") && lock.contains("push"))

        let again = try course.coursebuild("build")
        #expect(again.output.contains("(0 compiled, 4 cached)"))
        #expect(try course.read("Cards/decks.lock") == lock)
    }

    /// Without the course's id there are no decks, which check says; there is a site all the same.
    @Test func aCourseWithoutAnIDHasASite() throws {
        let course = try TemporaryCourse()
        try course.write("title: A course\n", to: "course.yml")
        let warning = "course.yml:1:1: warning: the course has cards but no id, so no decks are made of them\n"
        let check = try course.coursebuild("check")
        #expect(check.status == 0)
        #expect(check.output.hasPrefix(warning))
        #expect(check.output.hasSuffix("15 claims checked: 1 warning\n"))
        let build = try course.coursebuild("build")
        #expect(build.status == 0)
        #expect(build.error == "")
        #expect(build.output.hasPrefix(warning))
        #expect(files(below: course.folder.appendingPathComponent("site/public")).contains("index.html"))
        #expect(files(below: course.folder.appendingPathComponent("decks")).isEmpty)
    }

    @Test(arguments: ["", "soon", "-1", "1.5", "253402300800", "\(Int.max)", "99999999999999999999"])
    func aTimeThatIsNone(time: String) throws {
        let course = try TemporaryCourse()
        let build = try Binary.coursebuild.run(["build"], in: course.folder, environment: ["SOURCE_DATE_EPOCH": time])
        #expect(build.status == 2)
        #expect(build.error.hasPrefix("coursebuild: error: SOURCE_DATE_EPOCH is '\(time)'; "))
        #expect(!FileManager.default.fileExists(atPath: course.folder.appendingPathComponent("decks").path))
    }

    @Test func aWrongCourseBuildsNothing() throws {
        let course = try TemporaryCourse()
        try course.replace("[52]", with: "[53]", in: "Lessons/02-column.md")
        let build = try course.coursebuild("build", "--out", "public", "--decks", "cards")
        #expect(build.status == 1)
        #expect(build.output.hasPrefix("Lessons/02-column.md:13:15: error: "))
        #expect(!FileManager.default.fileExists(atPath: course.folder.appendingPathComponent("public").path))
        try course.replace("[53]", with: "[52]", in: "Lessons/02-column.md")
        #expect(try course.coursebuild("build", "--out", "public", "--decks", "packs").status == 0)
        #expect(files(below: course.folder.appendingPathComponent("public")).contains("index.html"))
        #expect(files(below: course.folder.appendingPathComponent("packs")).contains("end-to-end.apkg"))
    }
}
