import Course
import Foundation
import Testing

@testable import Reports

@Suite struct MergeTests {
    private func part(_ shard: String?, course: String = "c", paths: [String]) -> CheckReport {
        CheckReport(
            course: course, shard: shard.flatMap { Shard($0) },
            documents: paths.map { CheckReport.Document(path: $0, items: []) })
    }

    @Test func partsMakeTheWhole() throws {
        let whole = try CheckReport(merging: [part("2/2", paths: ["b"]), part("1/2", paths: ["c", "a"])])
        #expect(whole == part(nil, paths: ["a", "b", "c"]))
    }

    @Test func whatDoesNotFitIsRefused() {
        let cases: [([CheckReport], String)] = [
            ([], "there is no report to merge"),
            (
                [part(nil, paths: []), part(nil, course: "d", paths: [])],
                "the reports are of different courses: 'c' and 'd'"
            ),
            ([part("1/4", paths: []), part("3/4", paths: [])], "the report of part 2/4, 4/4 is missing"),
            (
                [part("2/\(Int.max)", paths: [])],
                "the report of part " + [1, 3, 4, 5, 6, 7, 8, 9].map { "\($0)/\(Int.max)" }.joined(separator: ", ")
                    + " and \(Int.max - 9) more is missing"
            ),
            ([part("1/2", paths: []), part("1/2", paths: [])], "part 1/2 is there twice"),
            ([part("1/2", paths: []), part("2/3", paths: [])], "the reports are of different splits of the course"),
            ([part("1/2", paths: []), part(nil, paths: [])], "the reports are of different splits of the course"),
            ([part(nil, paths: ["a"]), part(nil, paths: ["a"])], "a is in two of the reports"),
        ]
        for (parts, message) in cases {
            #expect(throws: MergeError(description: message)) { try CheckReport(merging: parts) }
        }
    }

    private static func withShard(index: Int, count: Int) -> String {
        #"{"version":1,"course":"c","documents":[],"shard":{"index":\#(index),"count":\#(count)}}"#
    }

    @Test func aReportNamesItsPart() throws {
        let data = Data(Self.withShard(index: 2, count: 3).utf8)
        #expect(try CheckReport(json: data, path: "x").shard == Shard("2/3"))
    }

    @Test(arguments: [
        ("", "'x' is no report of coursebuild check"), ("[]", "'x' is no report of coursebuild check"),
        ("{\"version\":2}", "'x' is a report of version 2; this coursebuild reads 1"),
        ("{\"version\":1}", "'x' is no whole report of coursebuild check"),
        (withShard(index: 1, count: 0), "'x' is no whole report of coursebuild check"),
        (withShard(index: 3, count: 2), "'x' is no whole report of coursebuild check"),
        (withShard(index: -1, count: 2), "'x' is no whole report of coursebuild check"),
    ])
    func whatIsNoReportIsRefused(text: String, message: String) {
        #expect(throws: MergeError(description: message)) { try CheckReport(json: Data(text.utf8), path: "x") }
    }
}
