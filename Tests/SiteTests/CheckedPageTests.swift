import Course
import Testing

@testable import Site

/// The page that says how much of the course is checked, and what is not.
@Suite struct CheckedPageTests {
    /// A lesson and a card file with numbers that nothing verifies.
    private static var course: CheckedCourse {
        var course = SampleCourse.checked()
        let text = "---\ntitle: T\n---\n## How <wide>\nIt is 300 wide & 4 high.\n"
        func number(_ text: String, at offset: Int, section: String?) -> UnverifiedNumber {
            UnverifiedNumber(
                text: text, range: SourceRange(lower: offset, upper: offset + text.utf8.count), section: section)
        }
        course.content.lessons[1].document.file = SourceFile(path: "Lessons/07-spacing.md", text: text)
        course.content.lessons[1].document.unverifiedNumbers = [
            number("300", at: 37, section: "how-wide"), number("4", at: 48, section: nil),
        ]
        course.content.cardFiles[0].document.file = SourceFile(path: "Cards/06-spacers.md", text: "At least 8.")
        course.content.cardFiles[0].document.unverifiedNumbers = [number("8", at: 9, section: "floor")]
        return course
    }

    private func page(_ course: CheckedCourse) throws -> String {
        let data = try SiteBuilder(theme: SiteBuilderTests.theme).files(of: course)["checked.html"]
        return String(decoding: try #require(data), as: UTF8.self)
    }

    /// The cells of a row of the counts that begins with this title.
    private func counts(_ title: String, in page: String) throws -> [String] {
        let start = try #require(page.range(of: title + "</"))
        let row = page[start.upperBound...].prefix { $0 != "\n" }
        let end = try #require(row.range(of: "</tr>") ?? page[start.upperBound...].range(of: "</tr>"))
        return page[start.upperBound..<end.lowerBound].matches(of: /<td[^>]*>(?:<a[^>]*>)?([0-9]+)</).map {
            String($0.1)
        }
    }

    @Test func `unverified numbers are counted by lesson`() throws {
        let page = try page(Self.course)
        let columns = page.matches(of: /<th scope="col"[^>]*>([^<]*)<\/th>/).map { String($0.1) }
        let column = try #require(columns.firstIndex(of: "Unverified")) - 1
        #expect(try counts("Spacers take</a>", in: page)[column] == "0")
        #expect(try counts("Spacing is asked, not given</a>", in: page)[column] == "2")
        #expect(try counts("Cards: Spacers</a>", in: page)[column] == "1")
        #expect(try counts("In all", in: page)[column] == "3")
        #expect(page.contains("came out as written. 3 numbers are unverified.</p>"))
        #expect(page.contains(##"<a href="#lesson-2">2</a>"##))
        #expect(page.contains(##"<a href="#deck-1">1</a>"##))
    }

    @Test func `each is listed with its line, which leads to where it stands`() throws {
        let page = try page(Self.course)
        #expect(page.contains("Show the 2 unverified numbers"))
        #expect(page.contains("Show the unverified number<"))
        let rows = page.matches(
            of: /<tr>\s*<td><a href="([^"]*)">([0-9]+)<\/a><\/td>\s*<td>([^<]*)<\/td>\s*<td class="excerpt">(.*?)<\/td>/
        )
        .map { "\($0.2) \($0.1) \($0.3): \($0.4)" }
        #expect(
            rows == [
                "5 lessons/spacing.html#how-wide 300: It is <mark>300</mark> wide &amp; 4 high.",
                "5 lessons/spacing.html 4: It is 300 wide &amp; <mark>4</mark> high.",
                "1 cards/spacers.html#deck-floor 8: At least <mark>8</mark>.",
            ])
    }

    /// A page without claims and such numbers has no section of its own.
    @Test func `what has none is not listed`() throws {
        let page = try page(SampleCourse.checked())
        #expect(!page.contains("unverified number"))
        #expect(page.contains("No number is unverified."))
        #expect(page.contains(" id=\"lesson-1\""))
        #expect(!page.contains(" id=\"lesson-2\""))
    }
}
