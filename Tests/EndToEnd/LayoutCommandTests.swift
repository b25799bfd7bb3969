import Foundation
import Testing

/// `coursebuild layout`: its JSON is a contract that others script against.
@Suite struct LayoutCommandTests {
    struct Layout: Decodable, Equatable {
        struct View: Decodable, Equatable {
            var kind: String
            var id: String?
            var text: String?
            var frame: [Double]
            var children: [View]
        }

        var size: [Double]
        var root: View
    }

    /// Two boxes of 50 points in 200 × 80: the spacer has 100, and the row is centered: (80 - 50) / 2 = 15.
    static let code = """
        import SwiftUI

        HStack {
            Color.red.frame(width: 50, height: 50).accessibilityIdentifier("first")
            Spacer()
            Color.blue.frame(width: 50, height: 50)
        }
        """

    private func layout(_ arguments: [String], input: String = code) throws -> (Layout, String) {
        let course = try TemporaryCourse()
        let result = try Binary.coursebuild.run(["layout"] + arguments, in: course.folder, input: input)
        #expect(result.error == "")
        #expect(result.status == 0)
        return (try JSONDecoder().decode(Layout.self, from: Data(result.output.utf8)), result.output)
    }

    @Test func theContract() throws {
        let (layout, text) = try layout(["-", "--width", "200", "--height", "80", "--format", "json"])
        #expect(layout.size == [200, 80])
        #expect(layout.root.kind == "HStack")
        #expect(layout.root.frame == [0, 15, 200, 50])
        #expect(
            text.hasPrefix(
                #"{"size":[200,80],"root":{"kind":"HStack","id":null,"text":null,"frame":[0,15,200,50],"children":[{"#))
        let frames = layout.root.children.map(\.frame)
        #expect(frames == [[0, 15, 50, 50], [50, 40, 100, 0], [150, 15, 50, 50]])
        func all(_ view: Layout.View) -> [Layout.View] { [view] + view.children.flatMap(all) }
        #expect(all(layout.root).contains { $0.id == "first" && $0.frame == [0, 15, 50, 50] })
        let keys = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(keys.keys.sorted() == ["root", "size"])
        let root = try #require(keys["root"] as? [String: Any])
        #expect(root.keys.sorted() == ["children", "frame", "id", "kind", "text"])
    }

    /// The safe area of an iPhone 17 is 402 × (874 - 62 - 34).
    @Test func theDevicesSafeAreaIsOffered() throws {
        #expect(try layout(["-", "--format", "json"]).0.size == [402, 778])
        #expect(try layout(["-", "--format", "json", "--device", "canvas"]).0.size == [400, 400])
        #expect(try layout(["-", "--format", "json", "--width", "97.5"]).0.size == [97.5, 778])
    }

    @Test func aLessonsSnippet() throws {
        let (layout, _) = try layout(["Lessons/01-boxes.md#boxes", "--format", "json"])
        #expect(layout.size == [200, 80])
        #expect(layout.root.children.count == 3)
        let (wider, _) = try self.layout(["Lessons/01-boxes.md#boxes", "--format", "json", "--width", "300"])
        #expect(wider.root.children[1].frame == [50, 40, 200, 0])
    }

    @Test func rightToLeft() throws {
        let (layout, _) = try layout([
            "-", "--width", "200", "--height", "80", "--direction", "rtl", "--format", "json",
        ])
        #expect(layout.root.children[0].frame == [150, 15, 50, 50])
    }

    @Test func declarationsWithoutAStatement() throws {
        let code = """
            import SwiftUI
            struct Inner: View { var body: some View { Color.red.frame(width: 10, height: 10) } }
            struct Outer: View { var body: some View { HStack(spacing: 0) { Inner(); Inner() } } }
            """
        let (layout, _) = try layout(["-", "--width", "100", "--height", "50", "--format", "json"], input: code)
        #expect(layout.root.frame == [40, 20, 20, 10])
    }

    @Test func textsAreEscaped() throws {
        let (layout, _) = try layout(["-", "--format", "json"], input: #"Text("a \"b\" \\ \u{1}\té")"#)
        #expect(layout.root.text == "a \"b\" \\ \u{1}\té")
    }

    @Test(arguments: ["layout", "explain"]) func picturesAreTheCoursesOrTheFolders(command: String) throws {
        let course = try TemporaryCourse()
        try course.write(
            "---\ntitle: A dot\n---\n\n```swift layout id=dot\nImage(\"dot\")\n```\n", to: "Lessons/03-dot.md")
        try course.write("Image(\"dot\")", to: "Other/Dot.swift")
        for (folder, operand) in [("Lessons", "Lessons/03-dot.md#dot"), ("Other", "Other/Dot.swift")] {
            try course.write(TemporaryCourse.dot, to: "\(folder)/images/dot.png")
            let result = try course.coursebuild(command, operand)
            #expect(result.error == "")
            #expect(result.output.contains("1 × 1\n"))
        }
    }

    @Test func forPeopleAndForPictures() throws {
        let course = try TemporaryCourse()
        try course.write(Self.code, to: "Row.swift")
        let text = try course.coursebuild("layout", "Row.swift", "--width", "200", "--height", "80")
        #expect(text.output.hasPrefix("offered 200 × 80 on iPhone 17\nroot "))
        #expect(text.output.contains("Spacer"))
        let svg = try course.coursebuild("layout", "Row.swift", "--format", "svg")
        #expect(svg.output.hasPrefix("<svg"))
        #expect(svg.output.hasSuffix("</svg>\n"))
    }

    /// Lengths that are none, and sums that are too large: an answer or an error that says so, and soon.
    @Test(arguments: [
        ("Text(\"A\").font(.system(size: .nan))", 0, ""), ("Text(\"A\").font(.custom(\"A\", size: -.infinity))", 0, ""),
        (
            "HStack(spacing: .nan) { Text(\"A\"); Text(\"B\") }", 0,
            "<stdin>:1:1: warning: the engine warns: HStack(spacing: nan) is ignored: a length is finite"
        ),
        (
            "Color.red.frame(width: 1e308, height: 1e308).padding(1e308)", 1,
            "the engine gave up: padding of Color cannot be placed: it comes to inf × inf points"
        ),
    ])
    func lengthsThatAreNone(code: String, status: Int32, message: String) throws {
        let course = try TemporaryCourse()
        let result = try course.coursebuild("layout", "-", input: code)
        #expect(result.status == status)
        if message.isEmpty { #expect(result.error == "") } else { #expect(result.error.contains(message)) }
        // A place and a size stand apart, however long they are.
        let columns = #/\S+, \S+ {2,}\S+ × \S+/#
        #expect(result.output.split(separator: "\n").dropFirst().allSatisfy { $0.contains(columns) })
    }

    @Test func theCompilersMessagesStandInTheFile() throws {
        let course = try TemporaryCourse()
        try course.write("import SwiftUI\n\nHStack {\n    Txt(\"A\")\n}\n", to: "Bad.swift")
        let result = try course.coursebuild("layout", "Bad.swift", "--format", "json")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.error.hasPrefix("Bad.swift:4:5: error: cannot find 'Txt' in scope\n    4 |     Txt(\"A\")\n"))
        let input = try course.coursebuild("layout", "-", input: "Txt()")
        #expect(input.error.hasPrefix("<stdin>:1:1: error: cannot find 'Txt' in scope\n"))
    }
}
