import Course
import Foundation
import Testing

@testable import Reports

@Suite struct ReportFormatTests {
    private func write(_ format: ReportFormat) throws -> String {
        try format.write(SampleReport.report(), toolVersion: "1.2.3")
    }

    @Test func textShowsEachProblemOnceByPlace() throws {
        #expect(
            try write(.text) == """
                Lessons/06-a b.md:2:9: error: the lesson says 122.6, the engine says 122.1
                    2 | ä𝕏 [122.6](check:)
                      |     ^^^^^ gap(A, B) = <122.111> & "more"
                      fix: coursebuild accept 'Lessons/06-a b.md:2'

                course.yml:1:1: warning: a bell \u{FFFD} rings
                      help: 50% less

                """)
    }

    /// A name that begins with its kind is not given the kind again.
    @Test(arguments: [
        (CheckedItem.Kind.console, "console of a#row", "line 3: console of a#row"),
        (.actions, "actions on a#row", "line 3: actions on a#row"), (.snippet, "a#row", "line 3: snippet a#row"),
        (.claim, "claims(A): 3", "line 3: claim claims(A): 3"),
    ])
    func junitNamesTheKindOnce(kind: CheckedItem.Kind, name: String, shown: String) throws {
        let content = CourseContent(settings: CourseSettings(id: "c", title: "C"), lessons: [], cardFiles: [])
        let item = CheckedItem(
            kind: kind, name: name, path: "a.md", position: SourcePosition(line: 3, column: 1), outcome: .passed,
            diagnostics: [])
        let course = CheckedCourse(content: content, outcomes: [:], verdicts: [:], diagnostics: [], items: [item])
        let report = CheckReport(course, diagnostics: [], sources: [:])
        #expect(try ReportFormat.junit.write(report, toolVersion: "1").contains(" name=\"\(shown)\""))
    }

    @Test func junitGroupsByFileAndEscapes() throws {
        #expect(
            try write(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="Rows &amp; &lt;columns&gt;" tests="5" failures="1" errors="0" skipped="1">
                  <testsuite name="Lessons/06-a b.md" tests="4" failures="1" errors="0" skipped="1">
                    <testcase classname="Lessons/06-a b.md" name="file" file="Lessons/06-a b.md" line="1"/>
                    <testcase classname="Lessons/06-a b.md" name="line 1: snippet a#row" file="Lessons/06-a b.md" line="1"/>
                    <testcase classname="Lessons/06-a b.md" name="line 2: claim gap(A, B): 122.6" file="Lessons/06-a b.md" line="2">
                      <failure message="the lesson says 122.6, the engine says 122.1" type="claim-differs">Lessons/06-a b.md:2:9: error: the lesson says 122.6, the engine says 122.1&#10;    2 | ä𝕏 [122.6](check:)&#10;      |     ^^^^^ gap(A, B) = &lt;122.111&gt; &amp; &quot;more&quot;&#10;      fix: coursebuild accept 'Lessons/06-a b.md:2'&#10;</failure>
                    </testcase>
                    <testcase classname="Lessons/06-a b.md" name="line 2: claim gap(A, B): 122.6" file="Lessons/06-a b.md" line="2">
                      <skipped message="the snippet that it is about failed, or could not be read"/>
                    </testcase>
                  </testsuite>
                  <testsuite name="course.yml" tests="1" failures="0" errors="0" skipped="0">
                    <testcase classname="course.yml" name="file" file="course.yml" line="1">
                      <system-out>course.yml:1:1: warning: a bell \u{FFFD} rings&#10;      help: 50% less&#10;</system-out>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func workflowCommandsAreOneEscapedLineEach() throws {
        #expect(
            try write(.github) == """
                ::error file=Lessons/06-a b.md,line=2,col=9,title=claim-differs::the lesson says 122.6, the engine says 122.1%0Agap(A, B) = <122.111> & "more"%0Afix: coursebuild accept 'Lessons/06-a b.md:2'
                ::warning file=course.yml,line=1,col=1,title=engine-warning::a bell \u{FFFD} rings%0Ahelp: 50%25 less

                """)
    }

    /// Commas and colons would end a property, also with a combining accent behind them.
    @Test func workflowCommandsPathsAreEscaped() {
        var problem = SampleReport.warning
        problem.path = "a,b:c,\u{301}d.md"
        #expect(WorkflowCommand(problem).text.hasPrefix("::warning file=a%2Cb%3Ac%2C\u{301}d.md,line=1,"))
    }

    /// Whatever ends a line would begin a command of its own.
    @Test(arguments: [("\n", "%0A"), ("\r", "%0D"), ("\r\n", "%0D%0A"), ("%", "%25"), ("%\u{301}", "%25\u{301}")])
    func workflowCommandsAreOneLineWhateverTheyTell(special: String, escaped: String) {
        var problem = SampleReport.warning
        problem.summary = "a\(special)::error::b"
        let text = WorkflowCommand(problem).text
        #expect(text.contains("::a\(escaped)::error::b%0Ahelp"))
        #expect(text.unicodeScalars.count { $0 == "\n" || $0 == "\r" } == 1)
    }

    /// SARIF's columns count UTF-16 units: ä is one, 𝕏 two, the space and the bracket one each, so the number begins
    /// in column 6 and its five digits end before column 11.
    @Test func sarifCountsItsOwnColumnsAndCarriesTheFix() throws {
        let log = try JSONSerialization.jsonObject(with: Data(write(.sarif).utf8)) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
        let run = (log?["runs"] as? [[String: Any]])?.first
        #expect(run?["columnKind"] as? String == "utf16CodeUnits")
        let result = try #require((run?["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "claim-differs")
        #expect(result["level"] as? String == "error")
        let location = (result["locations"] as? [[String: Any]])?.first
        let place = location?["physicalLocation"] as? [String: Any]
        #expect((place?["artifactLocation"] as? [String: Any])?["uri"] as? String == "Lessons/06-a%20b.md")
        #expect(place?["region"] as? [String: Int] == ["startLine": 2, "startColumn": 6, "endColumn": 11])
        let fix = (result["fixes"] as? [[String: Any]])?.first
        let change = (fix?["artifactChanges"] as? [[String: Any]])?.first
        let replacement = (change?["replacements"] as? [[String: Any]])?.first
        #expect(replacement?["deletedRegion"] as? [String: Int] == ["byteOffset": 12, "byteLength": 5])
        #expect(replacement?["insertedContent"] as? [String: String] == ["text": "122.1"])
    }

    @Test func jsonIsReadAgain() throws {
        let data = Data(try write(.json).utf8)
        #expect(try CheckReport(json: data, path: "a.json") == SampleReport.report())
    }

    @Test(arguments: [
        ("a.json", ReportFormat.json), ("b/a.XML", .junit), ("a.sarif", .sarif), ("a.txt", .text), ("a.html", nil),
        ("json", .json), ("", nil),
    ])
    func aFilesExtensionNamesTheFormat(file: String, format: ReportFormat?) {
        #expect(ReportFormat(file: file) == format)
    }
}
