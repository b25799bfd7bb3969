import Course
import Foundation
import Testing

@testable import Preview

/// What is shown of a course while it has errors.
@Suite struct ShownCourseTests {
    private func lesson(_ slug: String, in version: ShownCourse.Version) -> Lesson? {
        version.course.content.lessons.first { $0.slug == slug }
    }

    @Test func aLessonWithAnErrorStaysAsItWas() throws {
        var course = SampleCourse()
        var shown = ShownCourse()
        let first = shown.update(with: try course.update())
        #expect(first.stale == [])
        course.lessons["01-rows.md"]?.replace("[1](", with: "[2](")
        course.lessons["02-columns.md"]?.replace("Text.", with: "More text.")
        let second = shown.update(with: try course.update())
        // The cards speak of the lesson's snippets, and stay with it.
        #expect(second.stale == ["Lessons/01-rows.md", "Cards/01-rows.md"])
        #expect(second.unfinished == [])
        #expect(lesson("rows", in: second)?.document.file.text == SampleCourse.rows)
        #expect(second.revisions["Lessons/01-rows.md"] == first.revisions["Lessons/01-rows.md"])
        #expect(lesson("columns", in: second)?.document.file.text.contains("More text") == true)
        #expect(second.course.verdicts["Lessons/01-rows.md"] == first.course.verdicts["Lessons/01-rows.md"])
        course.lessons["01-rows.md"]?.replace("[2](", with: "[1](")
        #expect(shown.update(with: try course.update()).stale == [])
    }

    @Test func aLessonThatWasNeverRightIsShownAsItIs() throws {
        var course = SampleCourse()
        course.lessons["01-rows.md"]?.replace("[1](", with: "[2](")
        var shown = ShownCourse()
        let version = shown.update(with: try course.update())
        #expect(version.stale.contains("Lessons/01-rows.md"))
        #expect(version.unfinished == version.stale)
        #expect(lesson("rows", in: version)?.document.file.text.contains("[2](") == true)
    }

    @Test func aLessonThatIsGoneIsGone() throws {
        var course = SampleCourse()
        var shown = ShownCourse()
        _ = shown.update(with: try course.update())
        course.lessons["02-columns.md"] = nil
        let version = shown.update(with: try course.update())
        #expect(version.course.content.lessons.map(\.slug) == ["rows"])
        #expect(version.stale == [])
    }

    /// The reader leaves it out of the course, and says why.
    @Test(arguments: ["Lessons/01-rows.md", "Lessons/02-columns.md", "Lessons"])
    func aFileThatCannotBeReadStaysInItsPlace(path: String) throws {
        let course = SampleCourse()
        var shown = ShownCourse()
        _ = shown.update(with: try course.update())
        var update = try course.update()
        update.course.content.lessons.removeAll { $0.document.file.path.hasPrefix(path) }
        update.course.diagnostics.append(
            Diagnostic(
                .error, "file-not-utf8", path: path, position: SourcePosition(line: 1, column: 1),
                summary: "the file is not UTF-8 text"))
        let version = shown.update(with: update)
        #expect(version.course.content.lessons.map(\.slug) == ["rows", "columns"])
        #expect(version.stale.contains { $0.hasPrefix(path) })
        // And again, from what was shown.
        #expect(shown.update(with: update).course.content.lessons.map(\.slug) == ["rows", "columns"])
    }

    @Test func settingsWithAnErrorStayAsTheyWere() throws {
        var course = SampleCourse()
        var shown = ShownCourse()
        _ = shown.update(with: try course.update())
        course.settings = "title: [\n"
        #expect(shown.update(with: try course.update()).course.content.settings.title == "Sample")
    }
}
