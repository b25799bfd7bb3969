import Foundation
import Testing

/// `coursebuild explain`: the negotiation in sentences. Their numbers are arithmetic on what the code says.
@Suite struct ExplainCommandTests {
    private func explain(_ code: String, _ arguments: String...) throws -> Binary.Result {
        let course = try TemporaryCourse()
        return try Binary.coursebuild.run(
            ["explain", "-", "--width", "300", "--height", "200"] + arguments, in: course.folder, input: code)
    }

    /// As one line: where a terminal's lines end, and how columns and branches are drawn, is no part of what is said.
    private func words(_ text: String) -> String {
        text.split { " \n│├└─".contains($0) }.joined(separator: " ")
    }

    /// 300 − 2 · 10 = 280 for three. The least of the others, 50 + 20, is kept back from the first: 210, and it takes
    /// 30. The frame is offered what is left but the spacer's 20: 280 − 30 − 20 = 230; the spacer 280 − 30 − 100.
    @Test func aRowIsDivided() throws {
        let code = """
            HStack(spacing: 10) {
                Color.red.frame(minWidth: 50, maxWidth: 100, minHeight: 10, maxHeight: 20)
                Spacer(minLength: 20)
                Color.blue.frame(width: 30, height: 40).layoutPriority(1)
            }
            """
        let result = try explain(code)
        #expect(result.status == 0 && result.error == "")
        let expected = """
            offered 300 × 200 on iPhone 17
            root (HStack): offered 300 × 200, takes 300 × 40
            300 to divide among 3 children: 2 gaps of 10 between them leave 280; the higher priority first, then the
            less flexible
            70 is kept back first: the least that those of a lower priority take
            layoutPriority 1:
            1 frame#2 210 offered takes 30 (always 30)
            layoutPriority 0:
            2 frame#1 230 offered takes 100 (50 to 100)
            the lowest priority, that of a spacer:
            3 Spacer 150 offered takes 150 (20 to ∞)
            100 + 10 + 150 + 10 + 30 = 300 wide; high enough for all: 40
            frame#1: offered 230 × 200, takes 100 × 20
            width: what is offered, 230, between minWidth 50 and maxWidth 100: 100
            height: what is offered, 200, between minHeight 10 and maxHeight 20: 20
            Color#1: offered 100 × 20, takes 100 × 20
            it takes all it is offered
            Spacer: offered 150 × 200, takes 150 × 0
            along the row it takes all it is offered, at least its minLength 20; across, nothing
            frame#2: offered 210 × 200, takes 30 × 40
            width and height are fixed: 30 × 40
            Color#2: offered 30 × 40, takes 30 × 40
            it takes all it is offered
            """
        #expect(words(result.output) == words(expected))
    }

    static let sentences: [(String, [String])] = [
        (
            "HStack(spacing: 8) { Color.red; Color.blue }",
            [
                "300 to divide among 2 children: a gap of 8 between them leaves 292; they are equally flexible, so in the order of the source"
            ]
        ),
        ("Circle()", ["it takes the largest square in what it is offered"]),
        (
            "struct Card: View { var body: some View { Circle().background(Color.red) } }\nCard()",
            [
                "root (Card): offered 300 × 200, takes 200 × 200",
                "a view with a body: what it is offered goes to the body, and the body's size is its size",
                "background: offered 300 × 200, takes 200 × 200",
                "its size is its host's; what lies over or behind the host is offered exactly that",
            ]
        ),
        (
            "Color.red.aspectRatio(2, contentMode: .fit).padding(5).fixedSize()",
            [
                "its child is offered neither width nor height, and so takes its ideal; that is its size, whatever was offered",
                "5 on each side: its child is offered that much less, and it is that much larger than its child",
                "width ÷ height = 2: its child is offered the largest box that fits in the offer",
                "offered nothing definite, it takes its ideal: 10 × 10",
            ]
        ),
        (
            "ViewThatFits(in: .horizontal) { Color.red.frame(width: 400); Color.blue.frame(width: 100) }",
            ["none before the last fits with its ideal width, so the last is taken, alternative 2 of 2"]
        ),
        (
            "ViewThatFits { Color.red.frame(width: 400); Color.blue.frame(width: 9); Color.green }",
            ["alternative 2 of 3 is the first whose ideal size fits in what is offered"]
        ),
        (
            "ScrollView(.horizontal) { Color.red.frame(width: 900, height: 12) }",
            [
                "its content is offered no width, and may be as long as it wants",
                "it takes the width it is offered; its height is its content's",
            ]
        ),
        (
            "GeometryReader { _ in Color.red.offset(x: 3, y: -4) }",
            [
                "it takes all it is offered, and tells its content how much that is",
                "it is drawn (3, -4) away from its place; the layout does not notice",
            ]
        ),
        (
            "Color.red.frame(width: 9, height: 9).position(x: 5, y: 6)",
            ["it takes all it is offered, and puts its child's center at (5, 6)"]
        ),
        (
            "Text(\"A\").frame(width: 50)",
            [
                "the width is fixed at 50; the height is the child's",
                "it fits on one line, and is as wide as its characters, whatever else is offered",
            ]
        ),
    ]

    @Test(arguments: sentences)
    func says(code: String, sentences: [String]) throws {
        let result = try explain(code)
        #expect(result.status == 0)
        for sentence in sentences { #expect(words(result.output).contains(sentence), "\(result.output)") }
    }

    @Test func oneViewAsJSON() throws {
        let result = try explain("VStack { Text(\"A\"); Color.red.frame(height: 30) }", "frame", "--format", "json")
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(object["offered"] as? [Double] == [300, 200])
        let path = try #require(object["path"] as? [[String: Any]])
        #expect(path.map { $0["selector"] as? String } == ["root", "frame"])
        #expect(path.last?["size"] as? [Double] == [300, 30])
        #expect(path.last?["reasons"] as? [String] == ["the height is fixed at 30; the width is the child's"])
    }

    @Test func aViewThatIsNotThere() throws {
        let result = try explain("VStack { Color.red }", "Colr")
        #expect(result.status == 2)
        #expect(result.error.contains("no view matches Colr; did you mean Color? (there are: root (VStack), Color)"))
    }
}
