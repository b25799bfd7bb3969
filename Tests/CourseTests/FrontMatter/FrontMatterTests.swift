import Testing

@testable import Course

struct FrontMatterTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var yaml: String
        var expected: String

        var testDescription: String { yaml }
    }

    /// What is said about a lesson with this front matter; lines count from its first `---`.
    private func problems(_ text: String) -> String {
        let (_, diagnostics) = CourseReader(devices: testDevices).read(lessons: [
            ("01-a.md", text), ("02-b.md", "---\ntitle: B\n---\n"),
        ])
        return diagnostics.map { lines($0) }.joined(separator: "\n")
    }

    @Test func `all keys are read`() throws {
        let text = """
            ---
            title: Stacks, spacers, and alignment
            part: Layout            # groups lessons
            minutes: 80
            build: "The same card: arranged"
            why: A row, a column.
            device: canvas
            needs: [b, 02-b]
            verified: strict
            sources:
              - { title: "WWDC22: Compose", url: "https://a.b/c" }
              - title: A book
            ---
            """
        let (content, diagnostics) = CourseReader(devices: testDevices).read(lessons: [
            ("01-a.md", text), ("02-b.md", "---\ntitle: 2026\n---\n"),
        ])
        #expect(diagnostics.isEmpty)
        #expect(
            content.lessons[0].frontMatter
                == FrontMatter(
                    title: "Stacks, spacers, and alignment", part: "Layout", minutes: 80,
                    build: "The same card: arranged", why: "A row, a column.", device: "canvas", needs: ["b", "b"],
                    verified: .strict,
                    sources: [
                        .init(title: "WWDC22: Compose", url: "https://a.b/c"), .init(title: "A book", url: nil),
                    ]))
        #expect(content.lessons[1].frontMatter.title == "2026")
    }

    static let cases: [Case] = [
        Case(
            yaml: "# A\n",
            expected: "1:1: error: the lesson has no title → begin the file with three lines: ---, title: …, ---"),
        Case(
            yaml: "---\ntitle: A\n",
            expected: "1:1: error: the front matter that begins here is never closed → end it with a line ---"),
        Case(
            yaml: "---\n---\n",
            expected: "2:1: error: the lesson has no title → add a line to the front matter: title: …"),
        Case(
            yaml: "\u{FEFF}---\r\ntitel: A\r\n---\r\n",
            expected: #"""
                2:1: error: a lesson's front matter has no key 'titel' → did you mean 'title'?
                2:1: error: the lesson has no title → add a line to the front matter: title: …
                """#),
        Case(
            yaml: "---\ntitle: A\ntitle: B\nminuets: 3\n---\n",
            expected: #"""
                3:1: error: the key 'title' stands here twice → keep one of them
                4:1: error: a lesson's front matter has no key 'minuets' → did you mean 'minutes'?
                """#),
        Case(
            yaml: "---\ntitle: [a]\nminutes: long\nneeds: b\nsources: {a: b}\nverified: strickt\nwhy: ~\n---\n",
            expected: #"""
                2:8: error: 'title' is a text, but this is a list → write it on one line, in quotes if it holds ': ' or begins with a mark
                3:10: error: 'minutes' is a whole number greater than zero
                4:8: error: 'needs' is a list, but this is a text → write it in brackets: needs: […]
                5:10: error: 'sources' is a list, but this is a mapping → write it in brackets: sources: […]
                6:11: error: 'verified' cannot be 'strickt' → did you mean 'strict'?
                7:6: error: 'why' is a text, but this is nothing → write it on one line, in quotes if it holds ': ' or begins with a mark
                """#),
        Case(
            yaml: "---\ntitle: A\nminutes: -1\nneeds: [c, a, [b], bb]\ndevice: iPhone 18\n---\n",
            expected: #"""
                3:10: error: 'minutes' is a whole number greater than zero
                4:9: error: there is no lesson 'c' → there are: a, b
                4:12: error: a lesson cannot need itself
                4:15: error: 'needs' is a list of texts; this is a list
                4:20: error: there is no lesson 'bb' → there are: a, b
                5:9: error: there is no device 'iPhone 18' → did you mean 'iPhone 17'? there are: iPhone 17, canvas
                """#),
        Case(
            yaml: "---\ntitle: A\nsources:\n  - B\n  - url: https://a.b\n  - {title: C, url: a.b, link: x}\n---\n",
            expected: #"""
                4:5: error: a source is a text, but should be keys with values → write one 'key: value' a line
                5:5: error: a source needs a title
                6:21: error: a source's url begins with https:// (a.b)
                6:26: error: a source has no key 'link' → there are: title, url
                """#),
        Case(
            yaml: "---\n- a\n---\n",
            expected:
                "2:1: error: a lesson's front matter is a list, but should be keys with values → write one 'key: value' a line"
        ),
        Case(
            yaml: "---\nbloß text\n---\n",
            expected:
                "2:1: error: a lesson's front matter is a text, but should be keys with values → write one 'key: value' a line"
        ),
        Case(
            yaml: "---\nwhy: übel\n\"é\": [\n---\n",
            expected:
                "4:1: error: the YAML is not well formed: did not find expected node content (while parsing a flow node) → texts with ': ', '#' or a leading quote, bracket or star need quotes around them"
        ),
        Case(
            yaml: "---\ntitle: A: B\n---\n",
            expected:
                "2:9: error: the YAML is not well formed: mapping values are not allowed in this context → texts with ': ', '#' or a leading quote, bracket or star need quotes around them"
        ),
        Case(
            yaml: "---\ntitle: &a A\n---\n",
            expected: "2:8: error: YAML anchors are not allowed here → a text that begins with '&' needs quotes"),
        Case(
            yaml: "---\ntitle: A\nwhy: *a\n---\n",
            expected:
                "3:6: error: YAML aliases are not allowed here → write the value out; a text that begins with '*' needs quotes"
        ),
        Case(
            yaml: "---\ntitle: !!binary A\n---\n",
            expected: "2:8: error: YAML tags are not allowed here → a text that begins with '!' needs quotes"),
        Case(
            yaml: "---\ntitle: A\n...\nwhy: x\n---\n",
            expected:
                "4:1: error: the YAML is not well formed: did not find expected <document start> → texts with ': ', '#' or a leading quote, bracket or star need quotes around them"
        ),
        Case(
            yaml: "---\ntitle: A\nneeds: [[[[[[[[[[[[a]]]]]]]]]]]]\n---\n",
            expected: "3:15: error: values are nested more than 8 deep"),
        Case(
            yaml: "---\ntitle: A\n? [a]\n: b\n---\n",
            expected: "3:3: error: a key is a word, not a list"),
        Case(
            yaml: "---\ntitle: \"a\u{85}b\u{2028}c\"\ntilte: x\n---\n",
            expected: "3:1: error: a lesson's front matter has no key 'tilte' → did you mean 'title'?"),
        Case(
            yaml: "---\ntitle: a\u{1}\n---\n",
            expected:
                "2:9: error: the YAML is not well formed: control characters are not allowed → texts with ': ', '#' or a leading quote, bracket or star need quotes around them"
        ),
    ]

    @Test(arguments: cases)
    func `what is wrong is said where it is`(_ test: Case) { #expect(problems(test.yaml) == test.expected) }

    @Test func `course settings are read`() {
        let (content, diagnostics) = CourseReader(devices: testDevices).read(
            lessons: [("01-a.md", "---\ntitle: A\n---\n```swift layout\n```\n3\n")],
            settings: "---\nid: swiftui-layout\ntitle: T\ndevice: canvas\nlanguage: de\nverified: strict\n")
        #expect(
            content.settings
                == CourseSettings(
                    id: "swiftui-layout", title: "T", device: "canvas", language: "de", verified: .strict))
        #expect(content.lessons[0].document.snippets[0].source?.conditions.device.name == "canvas")
        #expect(
            diagnostics.map { lines($0) } == [
                "6:1: error: nothing verifies the number 3 → "
                    + "make it a claim, [3](check:…), or name its source, [3](fact:https://…)"
            ])
    }

    @Test func `what is wrong with course settings is said`() {
        let (content, diagnostics) = CourseReader(devices: testDevices).read(
            lessons: [("01-a.md", "---\ntitle: A\n---\n")],
            settings: "id: a b\ntitel: T\ndevice: convas\nverified: yes\n")
        #expect(content.settings.device == "iPhone 17")
        #expect(
            diagnostics.map { lines($0) } == [
                "1:5: error: 'a b' cannot be the course's id → ids are made of letters, digits, '-' and '_'",
                "2:1: error: course.yml has no key 'titel' → did you mean 'title'?",
                "3:9: error: there is no device 'convas' → did you mean 'canvas'? there are: iPhone 17, canvas",
                "4:11: error: 'verified' cannot be 'yes' → there are: counted, strict",
            ])
    }

    @Test func `a course without settings has defaults`() {
        let (content, _) = CourseReader(devices: testDevices).read(lessons: [("01-a.md", "---\ntitle: A\n---\n")])
        #expect(content.settings.id == nil)
        #expect(content.settings.device == "iPhone 17")
        #expect(content.settings.language == "en")
        #expect(content.settings.verified == .counted)
    }
}
