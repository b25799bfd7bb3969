import Snapshot
import SnippetRunner
import Testing

@testable import Course

struct SnippetTests {
    /// A fence in some surroundings, and where its code stands: `line+offset`, and the code.
    static let places: [(markdown: String, expected: String)] = [
        ("```swift\na\n```", "2+0 a\n"),
        ("x\n\n  ```swift\n  a\n    b\n c\n  ```", "4+2 a\n  b\nc\n"),
        ("> ```swift\n> a\n>b\n> ```", "2+2 a\nb\n"),
        ("- x\n\n  ```swift\n  a\n  ```", "4+2 a\n"),
        ("10. ```swift\n    a\n    ```", "2+4 a\n"),
        ("-\t```swift\n\ta\n\t\tb\n\t```", "2+1 a\n\tb\n"),
        ("> - > ```swift\n>   > \n>   > é\n>   > ```", "2+6 \né\n"),
        // The item takes two columns of the tab, the parser one more; the last is a space of the code.
        ("- x\n\n\t```swift\n\ta\n\t```", "4+0  a\n"),
        ("```swift\n\n\n\ta\n```", "2+0 \n\n\ta\n"),
        ("```swift\n```", "2+0 "),
        ("~~~~swift\n~~~\n~~~~~", "2+0 ~~~\n"),
        ("> ~~~swift\n> ~~~", "2+2 "),
    ]

    @Test(arguments: places)
    func `code keeps its place in the file`(_ markdown: String, expected: String) {
        for end in ["\n", "\r\n"] {
            let (document, diagnostics) = read(markdown.replacing("\n", with: end))
            #expect(diagnostics.isEmpty)
            let code = document.snippets[0].code
            #expect("\(code.line - 3)+\(code.columnOffset) \(code.text)" == expected)
            #expect(code.path == "Lessons/01-a.md")
        }
    }

    @Test func `all attributes reach the runner`() throws {
        let (document, diagnostics) = read(
            """
            ```swift id=model
            struct M {}
            ```
            ```swift id=old
            A()
            ```
            ```swift layout id=abc width=250 height=97.5 device=canvas text-size=AX5 scheme=dark direction=rtl uses=model root=Card diff=old figure=borders
            B()
            ```
            """)
        #expect(diagnostics.isEmpty)
        let snippet = document.snippets[2]
        #expect(snippet.key == "a#abc")
        #expect(snippet.id == "abc")
        #expect(snippet.mode == .layout)
        #expect(snippet.changeOf == "a#old")
        #expect(snippet.figure == .borders)
        #expect(!snippet.isHidden)
        #expect(snippet.line == 10)
        #expect(
            snippet.source
                == SnippetSource(
                    key: "a#abc", code: snippet.code, mode: .layout, root: "Card", uses: [document.snippets[0].code],
                    conditions: RunConditions(
                        device: testDevices[1], width: 250, height: 97.5, textSize: .accessibility5, scheme: .dark,
                        direction: .rtl)))
    }

    @Test func `modes`() {
        let (document, _) = read(
            """
            ```swift
            ```
            ```swift run hidden id=r
            ```
            ```swift fails='cannot find "x"'
            ```
            ```swift sketch
            ```
            """)
        #expect(document.snippets.map(\.mode) == [.check, .run, .fails(#"cannot find "x""#), .sketch])
        #expect(document.snippets.map(\.isHidden) == [false, true, false, false])
        #expect(document.snippets.map { $0.source?.mode } == [.check, .run, .fails(#"cannot find "x""#), nil])
        #expect(document.snippets.map(\.key) == ["a#@4", "a#r", "a#@8", "a#@10"])
    }

    @Test func `uses are transitive, dependencies first, each once, across lessons`() {
        let fence = { (id: String, uses: String) in "```swift id=\(id)\(uses)\n\(id)\n```\n" }
        let head = "---\ntitle: T\n---\n"
        let (content, diagnostics) = CourseReader(devices: testDevices).read(lessons: [
            (
                "01-a.md",
                head + fence("a", "") + fence("b", " uses=a") + fence("c", " uses=a,b") + fence("d", " uses='c, b'")
            ),
            ("02-b.md", head + fence("e", " uses=a#d,f") + fence("f", " uses=01-a#a")),
        ])
        #expect(diagnostics.isEmpty)
        func uses(_ snippet: Snippet) -> String { (snippet.source?.uses ?? []).map { $0.text.prefix(1) }.joined() }
        #expect(content.lessons[0].document.snippets.map(uses) == ["", "a", "ab", "abc"])
        #expect(content.lessons[1].document.snippets.map(uses) == ["abcdf", "a"])
        #expect(content.lessons[1].document.snippets[1].source?.uses[0].path == "Lessons/01-a.md")
    }

    @Test func `a snippet runs on its own device, else its lesson's, else the course's`() {
        let (content, diagnostics) = CourseReader(devices: testDevices).read(
            lessons: [
                ("a.md", "---\ntitle: T\n---\n```swift layout\n```\n```swift layout device='iPhone 17'\n```\n"),
                (
                    "b.md",
                    "---\ntitle: T\ndevice: iPhone 17\n---\n```swift layout\n```\n```swift layout device=canvas\n```"
                ),
            ], settings: "device: canvas\n")
        #expect(diagnostics.isEmpty)
        let devices = content.lessons.map { $0.document.snippets.map { $0.source?.conditions.device.name } }
        #expect(devices == [["canvas", "iPhone 17"], ["iPhone 17", "canvas"]])
    }

    @Test func `a figure of another width has a hidden snippet beside the one it shows`() {
        let head = "---\ntitle: T\n---\n"
        let (content, diagnostics) = CourseReader(devices: testDevices).read(lessons: [
            ("a.md", head + "```swift layout id=x width=100\nA()\n```\n![](layout:x?width=250) ![](layout:?width=250)"),
            ("b.md", head + "![](layout:a#x@0?width=97.5)"),
        ])
        #expect(diagnostics.isEmpty)
        let snippets = content.lessons[0].document.snippets
        #expect(snippets.map(\.key) == ["a#x", "a#x?width=250.0", "a#x?width=97.5"])
        #expect(snippets.map { $0.source?.key } == snippets.map(\.key))
        #expect(snippets.map { $0.source?.conditions.width } == [100, 250, 97.5])
        #expect(snippets.map(\.isHidden) == [false, true, true])
        guard case .figure(let figure) = content.lessons[1].document.blocks[0] else {
            Issue.record("no figure")
            return
        }
        #expect(figure.snippet == "a#x?width=97.5")
        #expect(figure.state == 0)
    }

    @Test func `a console has its lines, their place and what stands before them`() {
        let (document, diagnostics) = read("- ```swift run id=r\n  ```\n\n  ```console\n  a\n\n  …\n  ```\n")
        #expect(diagnostics.isEmpty)
        let console = document.consoles[0]
        #expect(console.lines == ["a", "", "…"])
        #expect(console.prefix == "  ")
        #expect(console.line == 7)
        let bytes = Array(document.file.text.utf8)[console.range.lower..<console.range.upper]
        #expect(String(decoding: bytes, as: UTF8.self) == "  a\n\n  …\n")
    }
}
