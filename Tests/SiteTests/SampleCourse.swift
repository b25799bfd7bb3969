import Course
import Layout
import Snapshot
import SnippetRunner

/// A small course made by hand, with one of everything that a page can hold.
enum SampleCourse {
    static let path = "Lessons/06-spacers.md"

    static func checked() -> CheckedCourse {
        let content = CourseContent(
            settings: CourseSettings(id: "sample", title: "Where SwiftUI puts things"),
            lessons: [lesson(blocks, name: "06-spacers", title: "Spacers take"), second],
            cardFiles: [cards])
        return CheckedCourse(
            content: content, outcomes: outcomes, verdicts: [path: verdicts, cards.document.file.path: [verdicts[0]]],
            diagnostics: [])
    }

    /// A course of one lesson that holds these blocks.
    static func checked(_ blocks: [Block], title: String = "Title", slug: String = "one") -> CheckedCourse {
        CheckedCourse(
            content: CourseContent(
                settings: CourseSettings(id: "one", title: "Course"),
                lessons: [lesson(blocks, name: slug, title: title)],
                cardFiles: []),
            outcomes: outcomes, verdicts: [path: verdicts], diagnostics: [])
    }

    static func lesson(_ blocks: [Block], name: String, title: String) -> Lesson {
        Lesson(
            slug: String(name.drop { $0.isNumber || $0 == "-" }), name: name,
            frontMatter: FrontMatter(
                title: title, part: "Layout", minutes: 40, build: "A row that fills the screen.",
                why: "A spacer is a view that wants all the room that is left. One skill: seeing who gets how much.",
                sources: [.init(title: "Spacer", url: "https://developer.apple.com/documentation/swiftui/spacer")]),
            document: document(blocks))
    }

    private static let second = Lesson(
        slug: "spacing", name: "07-spacing",
        frontMatter: FrontMatter(
            title: "Spacing is asked, not given", part: "Layout", minutes: 35,
            why: "Leaving spacing out asks each pair.", needs: ["spacers"]),
        document: Document(
            file: SourceFile(path: "Lessons/07-spacing.md", text: ""), blocks: [.paragraph([.text("To come.")])]))

    // MARK: Snippets

    static let rowCode = """
        HStack(spacing: 0) {
            Text("A")
            Spacer()
            Text("B").padding(.horizontal, 4)
            Spacer(minLength: 50) // at least
        }

        """
    static let fillCode = rowCode.replacing("Spacer(minLength: 50) // at least", with: "Spacer()")

    static func snippet(
        _ id: String?, _ mode: Snippet.Mode, _ text: String, figure: Snippet.FigureStyle = .plain,
        changeOf: String? = nil, isHidden: Bool = false
    ) -> Snippet {
        Snippet(
            key: "spacers#" + (id ?? "@30"), id: id, mode: mode,
            code: SnippetSource.Code(text: text, path: path, line: 12), isHidden: isHidden, changeOf: changeOf,
            figure: figure, source: nil, info: SourceRange(lower: 0, upper: 0), line: 11)
    }

    static let snippets = [
        snippet("row", .layout, rowCode, figure: .borders),
        snippet("fill", .layout, fillCode, changeOf: "spacers#row"),
        snippet("bad", .fails("cannot find"), "Text(titel)\n"),
        snippet(nil, .sketch, "struct Row: View { … }\n"),
        snippet("screen", .layout, "VStack { Color.blue; Text(\"B\") }\n"),
        snippet("prints", .run, "print(\"hello\")\n"),
    ]

    static let outcomes: [String: SnippetOutcome] = [
        "spacers#row": .ran(RunResult(states: [row(height: 44)]), console: []),
        "spacers#fill": .ran(RunResult(states: [row(height: 44)]), console: []),
        "spacers#screen": .ran(RunResult(states: [row(height: 778)]), console: []),
        "spacers#prints": .ran(RunResult(states: []), console: [["hello"]]),
        "spacers#bad": .failedAsStated([
            CompilerMessage(
                severity: .error, text: "cannot find 'titel' in scope", path: path, line: 12, column: 6)
        ]),
    ]

    /// A row of two boxes with a spacer after each, as wide as an iPhone 17.
    static func row(height: Double) -> LayoutSnapshot {
        let device = DeviceProfile(
            name: "iPhone 17", size: Size(width: 402, height: 874), scale: 3,
            safeArea: Insets(top: 62, left: 0, bottom: 34, right: 0))
        let top = (778 - height) / 2
        func box(_ x: Double, _ width: Double, _ text: String) -> ViewRecord {
            ViewRecord(kind: "Text", role: .view, text: text, frame: Rect(x: x, y: top, width: width, height: height))
        }
        func spacer(_ x: Double, _ width: Double) -> ViewRecord {
            ViewRecord(kind: "Spacer", role: .view, frame: Rect(x: x, y: 389, width: width, height: 0))
        }
        let root = ViewRecord(
            kind: "HStack", role: .view, frame: Rect(x: 0, y: top, width: 402, height: height), axis: .horizontal,
            children: [box(0, 60, "A"), spacer(60, 112), box(172, 60, "B"), spacer(232, 170)])
        let blue = Paint.color(
            ColorPair(
                light: RGBA(red: 0, green: 136.0 / 255, blue: 1), dark: RGBA(red: 0, green: 145.0 / 255, blue: 1)))
        let bottom = String(Int(top + height))
        let drawing = Drawing(
            commands: [
                .fill(path: "M0 \(Int(top))H60V\(bottom)H0z", paint: blue),
                .fill(path: "M172 \(Int(top))H232V\(bottom)H172z", paint: blue),
            ])
        return LayoutSnapshot(
            conditions: RunConditions(device: device), offered: Size(width: 402, height: 778),
            screen: Rect(x: 0, y: -62, width: 402, height: 874), root: root, drawing: drawing)
    }

    // MARK: Text

    static let verdicts: [Verdict] = [
        .holds(value: "112", tolerance: nil), .holds(value: "170.333", tolerance: 0.6),
        .differs(value: "3"), .unanswered,
    ]

    static let claims = [
        claim("112", "width(Spacer#1)"), claim("170", "width(Spacer#2) ± 0.6"), claim("4", "count(Spacer)"),
        claim("50", nil),
    ]

    static func claim(_ stated: String, _ query: String?) -> Claim {
        Claim(
            snippet: "spacers#row", state: nil, query: query, stated: stated, range: SourceRange(lower: 0, upper: 1),
            queryRange: nil)
    }

    static func document(_ blocks: [Block]) -> Document {
        Document(
            file: SourceFile(path: path, text: "text\n"), blocks: blocks, snippets: snippets, claims: claims,
            consoles: [
                Console(
                    snippet: "spacers#prints", lines: ["hello", "…"], range: SourceRange(lower: 0, upper: 1), line: 9)
            ])
    }

    static let blocks: [Block] = [
        .paragraph([
            .text("A row offers its spacers "), .emphasis([.text("what is left")]),
            .text(" after its texts. The first is "),
            .claim(0, content: [.text("112")]), .text(" points wide, the second "), .claim(1, content: [.text("170")]),
            .text(", for it asks for at least "), .claim(3, content: [.text("50")]), .text(" with "),
            .code("minLength:"), .text(". An iPhone says "),
            .fact(
                source: "https://developer.apple.com/documentation/swiftui/spacer", note: "measured on an iPhone 17",
                content: [.text("112.3")]),
            .text("."), .softBreak, .strong([.text("A spacer is a view")]), .text(", and a greedy one. Its "),
            .link(target: .cards(slug: "spacers", card: "push"), title: "", content: [.text("first card")]),
            .text(" asks for it, as do "),
            .link(target: .cards(slug: "spacers", card: nil), title: "", content: [.text("the others")]),
            .text(" and "), .link(target: .heading("questions"), title: "", content: [.text("the questions")]),
            .text("."),
        ]),
        .snippet(0),
        .heading(Heading(level: 2, content: [.text("Who gets how much")], anchor: "who-gets-how-much")),
        .paragraph([.text("Take away the floor, and both are alike.")]),
        .snippet(1),
        .table(
            Table(
                alignments: [.none, .right, .right], header: [[.text("View")], [.text("Offered")], [.text("Takes")]],
                rows: [
                    [[.code("Text")], [.text("201")], [.claim(0, content: [.text("60")])]],
                    [[.code("Spacer")], [.text("141")], [.text("112")]],
                ])),
        .heading(Heading(level: 3, content: [.text("What does not compile")], anchor: "what-does-not-compile")),
        .list(
            ListBlock(
                start: nil, isTight: true,
                items: [[.paragraph([.text("A name that is none")])], [.paragraph([.text("A view without a body")])]])),
        .snippet(2),
        .quote([.paragraph([.text("A spacer is not spacing.")])]),
        .snippet(3),
        .snippet(5),
        .console(0),
        .heading(Heading(level: 2, content: [.text("A whole screen")], anchor: "a-whole-screen")),
        .paragraph([.text("Down the screen it is the same.")]),
        .snippet(4),
        .figure(
            Figure(kind: .layout, snippet: "spacers#row", showsBorders: true, caption: [.text("The row, measured.")])),
        .heading(Heading(level: 2, content: [.text("Questions")], anchor: "questions")),
        .paragraph([.text("How wide is the second spacer without a floor?")]),
        .answer([
            .paragraph([.text("As wide as the first.")]),
            .list(
                ListBlock(start: 3, isTight: false, items: [[.paragraph([.text("third")])]])),
        ]),
    ]

    private static let cards = CardFile(
        slug: "spacers", name: "06-spacers", lesson: "spacers", deck: "SwiftUI Layout::Spacers",
        cards: [
            card("push", .write, "How do you push two texts to the two ends of a row?", back: [.snippet(0)]),
            card(
                "floor", .trick, "What does a spacer take in a row with no room?",
                back: [.paragraph([.text("Its floor: "), .claim(0, content: [.text("112")]), .text(" points.")])]),
            Card(
                id: "gap", kind: .cloze, topic: "Spacer", title: [.text("A spacer’s priority")],
                front: [.paragraph([.text("A spacer is served "), .cloze([.text("last")]), .text(".")])], back: [],
                answer: nil, position: SourcePosition(line: 9, column: 1)),
            Card(
                id: "guess", kind: .predict, topic: nil, title: [.text("How wide is the first spacer?")],
                front: [.snippet(0)], back: [.paragraph([.claim(0, content: [.text("112")])])], answer: 0,
                position: SourcePosition(line: 12, column: 1)),
        ],
        document: Document(
            file: SourceFile(path: "Cards/06-spacers.md", text: ""), snippets: snippets, claims: [claims[0]]))

    private static func card(_ id: String, _ kind: Card.Kind, _ title: String, back: [Block]) -> Card {
        Card(
            id: id, kind: kind, topic: "Spacer", title: [.text(title)], front: [], back: back, answer: nil,
            position: SourcePosition(line: 3, column: 1))
    }
}
