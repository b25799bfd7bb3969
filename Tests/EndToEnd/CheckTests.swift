import Foundation
import Testing

/// `coursebuild check` and `accept` on copies of a small course.
@Suite struct CheckTests {
    @Test func aSecondCheckCompilesNothing() throws {
        let course = try TemporaryCourse()
        let first = try course.coursebuild("check")
        #expect(first.status == 0)
        #expect(
            first.output
                == "2 lessons, 2 cards, 4 snippets (4 compiled, 0 cached), 15 claims checked: all is well\n")
        #expect(first.error == "")
        let second = try course.coursebuild("check")
        #expect(
            second.output
                == "2 lessons, 2 cards, 4 snippets (0 compiled, 4 cached), 15 claims checked: all is well\n")
        // New prose, and lines that moved, compile nothing either.
        try course.replace("Two boxes,", with: "Once more:\n\nTwo boxes,", in: "Lessons/01-boxes.md")
        let third = try course.coursebuild("check")
        #expect(third.output.contains("(0 compiled, 4 cached)"))
    }

    /// Every claim of the course with a number in it: its digit changed, found with its place and value, accepted,
    /// and the file as it was, byte for byte.
    @Test(arguments: ["\n", "\r\n"])
    func anyChangedDigitIsFoundAndAccepted(lineEnd: String) throws {
        let course = try TemporaryCourse()
        let drifts: [(file: String, old: String, new: String, message: String)] = [
            (
                "Lessons/01-boxes.md", "[100](check:boxes", "[108](check:boxes",
                "the lesson says 108, the engine says 100"
            ),
            ("Lessons/01-boxes.md", "[50.0]", "[50.4]", "the lesson says 50.4, the engine says 50.0"),
            ("Lessons/01-boxes.md", "[50 pt]", "[51 pt]", "the lesson says 51 pt, the engine says 50 pt"),
            ("Lessons/01-boxes.md", "[50 %]", "[55 %]", "the lesson says 55 %, the engine says 50 %"),
            ("Lessons/01-boxes.md", "[two]", "[three]", "the lesson says three, the engine says two"),
            (
                "Lessons/01-boxes.md", "[50 × 50]", "[50 × 60]", "the lesson says 50 × 60, the engine says 50 × 50"
            ),
            ("Lessons/01-boxes.md", "[0, 0]", "[0, 7]", "the lesson says 0, 7, the engine says 0, 0"),
            ("Lessons/01-boxes.md", "[150.0]", "[150.1]", "the lesson says 150.1, the engine says 150.0"),
            ("Lessons/01-boxes.md", "[15]", "[16]", "the lesson says 16, the engine says 15"),
            ("Lessons/02-column.md", "[52]", "[62]", "the lesson says 62, the engine says 52"),
            ("Lessons/02-column.md", "[-12]", "[-13]", "the lesson says -13, the engine says -12"),
            ("Cards/01-boxes.md", "[100]", "[101]", "the card says 101, the engine says 100"),
        ]
        for path in Set(drifts.map(\.file)) {
            try course.write(try course.read(path).replacing("\n", with: lineEnd), to: path)
        }
        #expect(try course.coursebuild("check").status == 0)
        for drift in drifts {
            let before = try course.read(drift.file)
            try course.replace(drift.old, with: drift.new, in: drift.file)
            let place = try #require(Self.place(of: drift.new, in: try course.read(drift.file)))
            let check = try course.coursebuild("check")
            #expect(check.status == 1)
            let lines = check.output.split(separator: "\n").map(String.init)
            #expect(lines.first == "\(drift.file):\(place.line):\(place.column): error: \(drift.message)")
            let line = place.line
            #expect(lines.contains("      fix: coursebuild accept \(drift.file):\(line)"))
            #expect(lines.last?.hasSuffix(": 1 error") == true)

            let dry = try course.coursebuild("accept", "\(drift.file):\(line)", "--dry-run")
            #expect(dry.output.hasSuffix("would change 1 place in 1 file\n"))
            #expect(try course.read(drift.file) != before)
            let accept = try course.coursebuild("accept", "\(drift.file):\(line)")
            #expect(accept.status == 0)
            #expect(accept.output.hasSuffix("changed 1 place in 1 file\n"))
            #expect(Array(try course.read(drift.file).utf8) == Array(before.utf8))
            #expect(try course.coursebuild("accept", "\(drift.file):\(line)").output == "nothing to accept\n")
        }
    }

    /// The line and column (in bytes, from 1) behind the bracket that a text begins with.
    private static func place(of text: String, in file: String) -> (line: Int, column: Int)? {
        for (index, line) in file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            guard let found = line.firstRange(of: text) else { continue }
            return (index + 1, line[..<found.lowerBound].utf8.count + 2)
        }
        return nil
    }

    @Test func acceptLeavesWhatNoNumberMends() throws {
        let course = try TemporaryCourse()
        try course.replace("[100](check:boxes", with: "[1](check:boxes", in: "Lessons/01-boxes.md")
        try course.replace("== width(root) / 2", with: "== width(root) / 3", in: "Lessons/01-boxes.md")
        try course.replace("line 3\n```", with: "line 4\n```", in: "Lessons/01-boxes.md")
        let accept = try course.coursebuild("accept")
        #expect(accept.status == 1)
        #expect(accept.output.hasSuffix("changed 2 places in 1 file; 1 error left\n"))
        #expect(accept.output.contains("-line 4\n+line 3\n"))
        #expect(accept.output.contains("error: the lesson says 'half', but the query is false"))
        #expect(try course.coursebuild("accept").output.hasSuffix("nothing to accept; 1 error left\n"))
        #expect(try course.read("Lessons/01-boxes.md").contains("[241.3](fact:"))
    }

    @Test func onlyWhatWasNamedIsChecked() throws {
        let course = try TemporaryCourse()
        try course.replace("[52]", with: "[53]", in: "Lessons/02-column.md")
        #expect(try course.coursebuild("check", "Lessons/01-boxes.md").status == 0)
        #expect(try course.coursebuild("check", "Lessons/02-column.md").status == 1)
        #expect(try course.coursebuild("check", "Lessons/02-column.md:13").status == 1)
        #expect(try course.coursebuild("check", "Lessons/02-column.md:12").status == 0)
        #expect(try course.coursebuild("check", "Lessons").status == 1)
        #expect(try course.coursebuild("check", "Cards").status == 0)
    }

    /// The line of totals counts what was asked for.
    @Test(arguments: [
        ([], "2 lessons, 2 cards, 4 snippets"), (["Lessons"], "2 lessons, "), (["Cards"], "2 cards, "),
        (["Lessons/02-column.md"], "1 lesson, 1 snippet "),
        (["Cards/01-boxes.md", "Lessons/01-boxes.md"], "1 lesson, 2 cards, "),
    ])
    func whatWasNamedIsCounted(places: [String], start: String) throws {
        let course = try TemporaryCourse()
        let check = try Binary.coursebuild.run(["check"] + places, in: course.folder)
        #expect(check.status == 0)
        #expect(check.output.hasPrefix(start))
    }

    /// What course.yml says holds for every file, so what is wrong with it is wrong with each.
    @Test func whatIsWrongWithTheCourseIsSaidOfEachFile() throws {
        let course = try TemporaryCourse()
        let settings = try course.read("course.yml")
        let line = settings.split(separator: "\n", omittingEmptySubsequences: false).count
        try course.write(settings + "verifed: strict\n", to: "course.yml")
        let message = "course.yml:\(line):1: error: course.yml has no key 'verifed'"
        for place in ["Lessons/02-column.md", "Lessons/02-column.md:1", "Cards"] {
            let check = try course.coursebuild("check", place)
            #expect(check.status == 1)
            #expect(check.output.hasPrefix(message))
            #expect(check.output.hasSuffix(": 1 error\n"))
        }
        let above = course.folder.deletingLastPathComponent()
        let name = course.folder.lastPathComponent
        let outside = try Binary.coursebuild.run(["check", "\(name)/Lessons/02-column.md"], in: above)
        #expect(outside.output.hasPrefix("\(name)/\(message)"))
        for command in ["layout", "explain"] {
            let layout = try course.coursebuild(command, "Lessons/01-boxes.md#boxes")
            #expect(layout.status == 1)
            #expect(layout.error.hasPrefix(message))
            #expect(layout.output.contains("HStack"))
        }
    }

    /// A slip in an act must not cost a right number.
    @Test func acceptKeepsWhatHangsOnAnActThatCannotBeRead() throws {
        let course = try TemporaryCourse(nil)
        let lesson = """
            ---
            title: A counter
            ---

            ```swift layout id=counter
            struct Counter: View {
                @State private var count = 0
                var body: some View {
                    Button("Add") {
                        count += 1
                        print("now", count)
                    }
                    .padding(CGFloat(count))
                }
            }
            ```

            ```actions
            tpa "Add" 10 times
            ```

            ```console
            now 1
            …
            now 10
            ```

            The padding is [10](check: "minY(Add) - minY(padding)") points.

            """
        try course.write(lesson, to: "Lessons/01-counter.md")
        let accept = try course.coursebuild("accept")
        #expect(accept.status == 1)
        #expect(
            accept.output == """
                Lessons/01-counter.md:19:1: error: there is no act 'tpa'
                   19 | tpa "Add" 10 times
                      | ^^^
                      help: did you mean 'tap'?

                nothing to accept; 1 error left

                """)
        #expect(try course.read("Lessons/01-counter.md") == lesson)
        try course.replace("tpa", with: "tap", in: "Lessons/01-counter.md")
        #expect(try course.coursebuild("check").status == 0)
    }

    /// Names of SwiftUI's are suggested from what the engine declares; what only follows from a slip is not told.
    @Test func misspelledNamesAreSuggested() throws {
        let course = try TemporaryCourse(nil)
        let slips: [(code: String, message: String, meant: String)] = [
            (".paddng(10).foregroundColor(.red)", "has no member 'paddng'", "padding"),
            (".font(.titel)", "has no member 'titel'", "title"),
            (".padding(.leadng)", "reference to member 'leadng'", "leading"),
            (".foregroundStyle(Color.yelow)", "has no member 'yelow'", "yellow"),
            (".frame(maxwidth: .infinity)", "maxwidth", "maxWidth:"),
            (".overlay { HStak { } }", "cannot find 'HStak' in scope", "HStack"),
            (".overlay { TirpCard() }", "cannot find 'TirpCard' in scope", "TripCard"),
        ]
        let fences = slips.enumerated().map { number, slip in
            "```swift layout id=s\(number) uses=card\nText(\"A\")\n    \(slip.code)\n```\n\n"
        }
        let card = "```swift id=card\nstruct TripCard: View { var body: some View { Text(\"T\") } }\n```\n\n"
        try course.write("---\ntitle: A\n---\n\n" + card + fences.joined(), to: "Lessons/01-a.md")
        let check = try course.coursebuild("check")
        let told = check.output.components(separatedBy: "\n\n").dropLast()
        #expect(told.count == slips.count)
        for (text, slip) in zip(told, slips) {
            #expect(text.contains(slip.message))
            #expect(text.hasSuffix("help: did you mean '\(slip.meant)'?"))
        }
    }

    /// From below the course and from outside of it, paths are printed as the user can use them.
    @Test func pathsAreNamedFromWhereTheUserIs() throws {
        let course = try TemporaryCourse()
        try course.replace("[52]", with: "[53]", in: "Lessons/02-column.md")
        let lessons = course.folder.appendingPathComponent("Lessons")
        let below = try Binary.coursebuild.run(["check"], in: lessons)
        #expect(below.output.hasPrefix("../Lessons/02-column.md:13:15: error: "))
        let above = course.folder.deletingLastPathComponent()
        let name = course.folder.lastPathComponent
        let outside = try Binary.coursebuild.run(["check", "--course", name], in: above)
        #expect(outside.output.hasPrefix("\(name)/Lessons/02-column.md:13:15: error: "))
        let accept = try Binary.coursebuild.run(["accept", "\(name)/Lessons/02-column.md:13"], in: above)
        #expect(accept.status == 0)
        #expect(try course.read("Lessons/02-column.md").contains("[52]"))
    }

    @Test func machinesGetTheirOwnFormats() throws {
        let course = try TemporaryCourse()
        try course.replace("[52]", with: "[53]", in: "Lessons/02-column.md")
        let github = try course.coursebuild("check", "--format", "github")
        #expect(
            github.output.hasPrefix(
                "::error file=Lessons/02-column.md,line=13,col=15,title=claim-differs::the lesson says 53, "))
        #expect(github.error.hasSuffix(": 1 error\n"))
        let json = try course.coursebuild("check", "--format=json")
        let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let documents = report?["documents"] as? [[String: Any]] ?? []
        let items = documents.flatMap { $0["items"] as? [[String: Any]] ?? [] }
        let failed = items.filter { $0["outcome"] as? String == "failed" }
        #expect(failed.count == 1)
        #expect(failed.first?["kind"] as? String == "claim")
        #expect(failed.first?["position"] as? [String: Int] == ["line": 13, "column": 15])
    }

    /// What jobs find of their parts, merged, is what one check finds, whatever the number of parts: also more parts
    /// than there are lessons.
    @Test(arguments: [1, 2, 5]) func mergedPartsAreTheWhole(count: Int) throws {
        let course = try TemporaryCourse()
        try course.replace("[52]", with: "[53]", in: "Lessons/02-column.md")
        let parts = (1...count).map { "part-\($0).json" }
        for part in 1...count {
            let result = try course.coursebuild("check", "--shard", "\(part)/\(count)", "--report", parts[part - 1])
            #expect(result.status == (result.output.contains("error:") ? 1 : 0))
        }
        let whole = try course.coursebuild("check", "--report", "whole.xml", "--report", "whole.txt")
        #expect(whole.status == 1)
        let merged = try Binary.coursebuild.run(
            ["merge"] + parts + ["--report", "merged.xml", "--report", "merged.txt"], in: course.folder)
        #expect(merged.status == 1)
        #expect(try course.read("merged.xml") == course.read("whole.xml"))
        #expect(try course.read("merged.txt") == course.read("whole.txt"))
        #expect(try course.read("merged.txt").contains("Lessons/02-column.md:13:15: error: "))
        try FileManager.default.removeItem(at: course.folder.appendingPathComponent("part-1.json"))
        let missing = try Binary.coursebuild.run(["merge"] + parts, in: course.folder)
        #expect(missing.status == 2)
        #expect(missing.error.hasPrefix("coursebuild: error: the report 'part-1.json' cannot be read\n"))
    }

    @Test func aReportThatCannotBeWrittenIsSaid() throws {
        let course = try TemporaryCourse()
        let result = try course.coursebuild("check", "--report", "none/check.xml")
        #expect(result.status == 2)
        #expect(
            result.error.hasPrefix("coursebuild: error: none/check.xml cannot be written: No such file or directory\n"))
    }

    @Test func unverifiedNumbersAndSketchesAreListed() throws {
        let course = try TemporaryCourse()
        try course.write(
            "---\ntitle: Loose\n---\n\nIt is 17 points.\n\n```swift sketch\nText(\"A\")\n```\n",
            to: "Lessons/03-loose.md")
        let quiet = try course.coursebuild("check")
        #expect(quiet.status == 0)
        #expect(quiet.output.contains(", 1 number and 1 sketch unverified: all is well\n"))
        let listed = try course.coursebuild("check", "--unverified")
        #expect(listed.status == 0)
        #expect(listed.output.contains("Lessons/03-loose.md:5:7: note: no claim checks the number 17\n"))
        #expect(listed.output.contains("Lessons/03-loose.md:7:4: note: this sketch is shown, but not compiled\n"))
    }
}
