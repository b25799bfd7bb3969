import Course
import DeckFile
import LessonHTML
import Testing

@testable import Decks

/// A deck has no pages: what a link leads to within the course is named behind its text.
struct LinkTests {
    static let cases: [(LinkTarget, [CardRun])] = [
        (.address("https://a.b"), [CardRun("see "), CardRun("there", [], link: "https://a.b")]),
        (.lesson(slug: "spacers", anchor: nil), [CardRun("see there (lesson “Spacers take”)")]),
        (.cards(slug: "spacers", card: nil), [CardRun("see there (cards “Sample::Spacers”)")]),
        (.cards(slug: "spacers", card: "push-apart"), [CardRun("see there (card “How do you push two texts apart?”)")]),
        // A card without a title.
        (.cards(slug: "spacers", card: "floor"), [CardRun("see there (card “floor”)")]),
        (.file("a.txt"), [CardRun("see there")]), (.lesson(slug: "gone", anchor: nil), [CardRun("see there")]),
    ]

    @Test(arguments: cases) func link(target: LinkTarget, expected: [CardRun]) {
        let inlines: [Inline] = [.text("see "), .link(target: target, title: "", content: [.text("there")])]
        #expect(RunConversion.runs(inlines, in: CourseIndex(SampleCourse().checked)) == expected)
    }

    @Test func `a fact without an address leads nowhere`() {
        let inlines: [Inline] = [.fact(source: "", note: "a book", content: [.text("3")])]
        #expect(RunConversion.runs(inlines, in: CourseIndex(SampleCourse().checked)) == [CardRun("3")])
    }
}
