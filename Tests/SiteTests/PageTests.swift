import Course
import Foundation
import Testing

@testable import Site

/// What must hold of every page, on the sample course and on one whose every text tries to break out.
@Suite struct PageTests {
    enum Sample: CaseIterable {
        case ordinary, hostile

        var course: CheckedCourse { self == .ordinary ? SampleCourse.checked() : hostileCourse }
    }

    static let hostile = "\"'/></title></script><script>alert(1)</script><img src=x onerror=alert(1)>"

    static var hostileCourse: CheckedCourse {
        var course = SampleCourse.checked()
        course.content.settings.title = hostile
        course.content.settings.language = "en\" onload=\"x"
        for position in course.content.lessons.indices {
            course.content.lessons[position].slug = "../" + hostile
            course.content.lessons[position].frontMatter = FrontMatter(
                title: hostile, part: hostile, build: hostile, why: hostile, needs: [hostile, "../" + hostile],
                sources: [
                    .init(title: hostile, url: "javascript:alert(1)"),
                    .init(title: hostile, url: "https://example.com/" + hostile),
                ])
        }
        for position in course.content.cardFiles.indices {
            course.content.cardFiles[position].slug = hostile
            course.content.cardFiles[position].deck = hostile + "::" + hostile
            course.content.cardFiles[position].lesson = "../" + hostile
            for card in course.content.cardFiles[position].cards.indices {
                course.content.cardFiles[position].cards[card].id = hostile + String(card)
                course.content.cardFiles[position].cards[card].topic = hostile
            }
        }
        return course
    }

    private func pages(_ course: CheckedCourse) throws -> [String: String] {
        try SiteBuilder(theme: SiteBuilderTests.theme).files(of: course).filter { $0.key.hasSuffix(".html") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: Sample.allCases)
    func runsNoScriptButTheSites(sample: Sample) throws {
        for (path, page) in try pages(sample.course) {
            #expect(page.ranges(of: "<script").count == 2, "\(path)")
            #expect(page.ranges(of: /<script src="[^"]*assets\/[a-z]+\.js"/).count == 2, "\(path)")
            #expect(!page.contains("<img"), "\(path)")
            for tag in page.matches(of: /<[a-z][^>]*>/) {
                let names = tag.0.replacing(/"[^"]*"/, with: "")
                #expect(!names.contains(/\son[a-z]+|\sstyle/), "\(path): \(tag.0)")
            }
            #expect(!page.contains("javascript:"), "\(path)")
        }
    }

    @Test(arguments: Sample.allCases)
    func asksNobodyElse(sample: Sample) throws {
        for (path, page) in try pages(sample.course) {
            #expect(page.contains("content=\"default-src 'none';"), "\(path)")
            for match in page.matches(of: /<(?:link|script|img)[^>]*(?:href|src)="([^"]*)"/) {
                #expect(!match.1.contains("//"), "\(path): \(match.1)")
            }
        }
    }

    /// Headings that would have the ids which a page gives to its own parts.
    @Test func headingsTakeNoIdOfThePage() throws {
        var course = SampleCourse.checked()
        let anchors = [
            "content", "page-content", "claim1", "fact1", "figure1", "lesson-cards", "deck1-push", "deck1-1f-a",
        ]
        course.content.lessons[0].document.blocks += anchors.map {
            .heading(Heading(level: 2, content: [.text($0)], anchor: $0))
        }
        let page = try #require(try pages(course)["lessons/spacers.html"])
        let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        #expect(Set(anchors).isSubset(of: ids))
    }

    @Test(arguments: Sample.allCases)
    func hasEachIdOnce(sample: Sample) throws {
        for (path, page) in try pages(sample.course) {
            let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
            #expect(Set(ids).count == ids.count, "\(path)")
            for match in page.matches(of: /\saria-(?:describedby|labelledby)="([^"]*)"/) {
                for id in match.1.split(separator: " ") { #expect(ids.contains(String(id)), "\(path): \(id)") }
            }
        }
    }

    /// Each link within the site leads to a file that there is, and to a place on it that there is.
    @Test(arguments: Sample.allCases)
    func linksLeadSomewhere(sample: Sample) throws {
        let files = try SiteBuilder(theme: SiteBuilderTests.theme).files(of: sample.course)
        for (path, page) in try pages(sample.course) {
            for match in page.matches(of: /<(?:a|link|script)[^>]* (?:href|src)="([^"]*)"/) {
                let address = String(match.1)
                guard !address.contains(":") else { continue }
                let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                var target = path
                if let file = parts.first, !file.isEmpty { target = resolve(String(file), from: path) }
                if target.isEmpty { target = "index.html" }
                #expect(files[target] != nil, "\(path) links to \(address)")
                guard parts.count == 2, let fragment = parts[1].removingPercentEncoding, let data = files[target] else {
                    continue
                }
                let escaped = fragment.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
                    .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
                #expect(
                    String(decoding: data, as: UTF8.self).contains(" id=\"\(escaped)\""), "\(path) links to \(address)")
            }
        }
    }

    /// The file that a relative address on a page leads to (RFC 3986, section 5.2), or an absolute one of the site.
    private func resolve(_ address: String, from page: String) -> String {
        var folders = address.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
        for name in address.split(separator: "/").map(String.init) {
            if name == ".." { folders.removeLast() } else { folders.append(name.removingPercentEncoding ?? name) }
        }
        return folders.joined(separator: "/")
    }

    @Test func theMissingPageLinksFromTheServersRoot() throws {
        let builder = SiteBuilder(theme: SiteBuilderTests.theme, basePath: "/courses/layout/")
        let page = String(decoding: try #require(builder.files(of: SampleCourse.checked())["404.html"]), as: UTF8.self)
        #expect(page.contains("href=\"/courses/layout/assets/site.css\""))
        #expect(page.contains("href=\"/courses/layout/index.html\""))
    }

    // MARK: What a lesson's page tells

    @Test func countsWhatWasChecked() throws {
        let tally = CheckCounts(SampleCourse.checked()).total
        #expect(
            tally
                == CheckTally(
                    claims: 5, numbers: 5, claimsThatHold: 3, facts: 1, compiled: 8, ran: 8, failed: 2, sketches: 2,
                    consoles: 1))
        let page = try #require(pages(SampleCourse.checked())["lessons/spacers.html"])
        #expect(page.contains("<b>4</b> numbers, 2 confirmed"))
    }

    @Test(arguments: [
        ("122.1", true), ("200 × 120", true), ("three", true), ("Twelve of them", true), ("twice as far", false),
        ("one share to two", true), ("none", false), ("often", false), ("", false),
    ])
    func tellsNumbersFromStatements(text: String, isNumber: Bool) {
        #expect(CheckCounts.isNumber(text) == isNumber)
    }

    @Test func sumsUpInWords() {
        let tally = CheckTally(claims: 3, numbers: 2, claimsThatHold: 3)
        #expect(CheckSummary(tally: tally).node.plainText == "✓2 numbers and 1 statement, all checked")
        #expect(CheckSummary(tally: CheckTally(claims: 1, numbers: 1, claimsThatHold: 1)).text == "1 number")
    }

    @Test func aLessonNamesWhatComesBeforeAndAfter() throws {
        let page = try #require(pages(SampleCourse.checked())["lessons/spacing.html"])
        #expect(page.contains("<dd><a href=\"../lessons/spacers.html\">Spacers take</a></dd>"))
        #expect(page.contains("<a class=\"previous\" rel=\"prev\" href=\"../lessons/spacers.html\">"))
        #expect(!page.contains("rel=\"next\""))
    }

    @Test func aPredictingCardShowsItsFigureOnTheBackOnly() throws {
        let page = try #require(pages(SampleCourse.checked())["cards/spacers.html"])
        let card = try #require(page.ranges(of: "id=\"deck-guess\"").first)
        let parts = page[card.upperBound...].split(separator: "<details", maxSplits: 1)
        #expect(!parts[0].contains("<svg"))
        #expect(parts[1].contains("<svg"))
    }

    @Test func aGapIsNotGivenAway() throws {
        let page = try #require(pages(SampleCourse.checked())["cards/spacers.html"])
        #expect(page.contains("A spacer is served <mark class=\"cloze\" aria-label=\"hidden\">…</mark>."))
        #expect(page.contains("A spacer is served <mark class=\"cloze\">last</mark>."))
    }

    @Test func contentsNestAndSkipAnswers() {
        func heading(_ level: Int, _ name: String) -> Block {
            .heading(Heading(level: level, content: [.text(name)], anchor: name))
        }
        let contents = TableOfContents([
            heading(2, "a"), heading(3, "b"), heading(4, "c"), .thematicBreak, .answer([heading(3, "d")]),
            heading(2, "e"),
            heading(3, "question"), .answer([]),
        ])
        #expect(
            contents.entries == [
                .init(title: "a", anchor: "a", children: [.init(title: "b", anchor: "b", children: [])]),
                .init(title: "e", anchor: "e", children: []),
            ])
    }
}
