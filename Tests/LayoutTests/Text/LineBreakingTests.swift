import Layout
import Testing

@Suite struct LineBreakingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var width: Double?
        var lines: [String]
        /// The width of the widest line.
        var reported: Double

        var testDescription: String { "\(text.debugDescription) in \(width.map { "\($0)" } ?? "nil")" }
    }

    @Test(arguments: [
        // Nothing to wrap: nil and infinity set no limit, and what is offered beyond the text is not taken.
        Case(text: "aaa bbb", width: nil, lines: ["aaa bbb"], reported: 65),
        Case(text: "aaa bbb", width: .infinity, lines: ["aaa bbb"], reported: 65),
        Case(text: "aaa bbb", width: 500, lines: ["aaa bbb"], reported: 65),
        Case(text: "aaa bbb", width: 65, lines: ["aaa bbb"], reported: 65),
        // A line takes as much as fits; its final space is not part of its width.
        Case(text: "aaa bbb", width: 64, lines: ["aaa", "bbb"], reported: 30),
        Case(text: "aaa bbb c", width: 64, lines: ["aaa", "bbb c"], reported: 45),
        Case(text: "aaa bbb c", width: 65, lines: ["aaa bbb", "c"], reported: 65),
        Case(text: "aaa   bbb", width: 30, lines: ["aaa", "bbb"], reported: 30),
        // Hyphens stay on the line that they end.
        Case(text: "aa-bb", width: 45, lines: ["aa-", "bb"], reported: 30),
        // A word that is too wide alone is broken where it must be; a line always holds something.
        Case(text: "aaaaa", width: 25, lines: ["aa", "aa", "a"], reported: 20),
        Case(text: "a bbbbb", width: 35, lines: ["a", "bbb", "bb"], reported: 30),
        Case(text: "aaa", width: 3, lines: ["a", "a", "a"], reported: 10),
        Case(text: "aaa", width: 0, lines: ["a", "a", "a"], reported: 10),
        Case(text: "aaa", width: -7, lines: ["a", "a", "a"], reported: 10),
        // Newlines end lines; one at the end leaves an empty line behind.
        Case(text: "aaa\nb", width: nil, lines: ["aaa", "b"], reported: 30),
        Case(text: "a\n\nb", width: nil, lines: ["a", "", "b"], reported: 10),
        Case(text: "a\n", width: nil, lines: ["a", ""], reported: 10),
        Case(text: "\n", width: nil, lines: ["", ""], reported: 0),
        Case(text: "aaa bbb\ncc", width: 40, lines: ["aaa", "bbb", "cc"], reported: 30),
        // Spaces at the end of a paragraph count as far as they fit, and never make a line of their own.
        Case(text: "aaa ", width: nil, lines: ["aaa "], reported: 35),
        Case(text: "aaa  ", width: 37, lines: ["aaa  "], reported: 37),
        Case(text: "aaa  ", width: 30, lines: ["aaa  "], reported: 30),
        Case(text: " ", width: nil, lines: [" "], reported: 5),
        // Spaces at the beginning are kept.
        Case(text: " aa", width: nil, lines: [" aa"], reported: 25),
        Case(text: "a\n aa", width: nil, lines: ["a", " aa"], reported: 25),
    ])
    func lines(_ test: Case) {
        let layout = TextFixture.shaped(test.text)
            .layout(in: Proposal(width: test.width, height: nil), options: .plain)
        #expect(TextFixture.lines(of: test.text, in: layout) == test.lines)
        #expect(layout.size == Size(width: test.reported, height: 20 * Double(test.lines.count)))
        #expect(!layout.isTruncated)
    }

    @Test func offeredNothingItTakesNothing() {
        let layout = TextFixture.shaped("aaa").layout(in: .zero, options: .plain)
        #expect(layout.size == .zero)
        #expect(layout.lines.isEmpty)
    }

    /// Only nothing on both axes means nothing: with a height offered, or none set, letters stand below each other.
    @Test(arguments: [nil, 1000.0]) func offeredNoWidthItStandsUpright(height: Double?) {
        let size = TextFixture.shaped("aaa").size(in: Proposal(width: 0, height: height), options: .plain)
        #expect(size == Size(width: 10, height: 60))
    }

    @Test func anEmptyTextHasNoSize() {
        let text = TextFixture.shaped("")
        for proposal in [Proposal.unspecified, .zero, .infinity, Proposal(width: 100, height: 100)] {
            #expect(text.size(in: proposal, options: .plain) == .zero)
            #expect(text.layout(in: proposal, options: .plain).size == .zero)
        }
    }

    /// What adds up from many advances may miss the offer by the last bits of a number.
    @Test func roundingErrorsDoNotWrap() {
        let clusters = (0..<30).map { _ in TextCluster(advance: 0.1, run: 0, breakAfter: .allowed) }
        let text = ShapedText(
            clusters: clusters, runs: [ShapedRun(metrics: TextFixture.metrics, ellipsisAdvance: 8)])
        #expect(text.layout(in: Proposal(width: 3, height: nil), options: .plain).lines.count == 1)
    }

    @Test func aLineIsAsHighAsItsLargestRun() {
        let text = TextFixture.shaped("aaa bb ", large: "cc dd")
        // aaa bb | cc | dd
        let layout = text.layout(in: Proposal(width: 60, height: nil), options: .plain)
        #expect(layout.lines.map(\.ascent) == [15, 30, 30])
        #expect(layout.lines.map(\.baseline) == [15, 50, 90])
        #expect(layout.size == Size(width: 55, height: 100))
        // On one line the larger run decides.
        #expect(text.size(in: .unspecified, options: .plain).height == 40)
    }
}
