import Testing

@testable import Course

@Suite struct ConsoleComparisonTests {
    struct Case: CustomTestStringConvertible {
        var stated: [String]
        var printed: [String]
        /// The index of the first stated line that is wrong.
        var mismatch: Int?
        var corrected: [String]?

        var testDescription: String { "\(stated) against \(printed)" }
    }

    @Test(arguments: [
        Case(stated: ["a", "b"], printed: ["a", "b"]),
        Case(stated: [], printed: []),
        Case(stated: ["a"], printed: ["b"], mismatch: 0, corrected: ["b"]),
        Case(stated: ["a"], printed: ["a", "b"], mismatch: 1, corrected: ["a", "b"]),
        Case(stated: ["a", "b"], printed: ["a"], mismatch: 1, corrected: ["a"]),
        Case(stated: ["…"], printed: []),
        Case(stated: ["…"], printed: ["a", "b"]),
        Case(stated: ["a", "…"], printed: ["a"]),
        Case(stated: ["a", "…", "z"], printed: ["a", "b", "c", "z"]),
        Case(stated: ["a", "…", "z"], printed: ["a", "z"]),
        Case(stated: ["…", "m", "…", "z"], printed: ["a", "m", "n", "z"]),
        Case(stated: ["…", "x", "…", "z"], printed: ["a", "m", "z"], mismatch: 1),
        Case(stated: ["a", "…", "z"], printed: ["b", "c", "z"], mismatch: 0, corrected: ["b", "…", "z"]),
        Case(stated: ["a", "…", "z"], printed: ["a", "c", "y"], mismatch: 2, corrected: ["a", "…", "y"]),
        // One printed line cannot be the first and the last at once.
        Case(stated: ["a", "…", "a"], printed: ["a"], mismatch: 2),
        Case(stated: ["… a"], printed: ["b a"], mismatch: 0, corrected: ["b a"]),
    ])
    func comparing(_ example: Case) {
        let comparison = ConsoleComparison(stated: example.stated, printed: example.printed)
        #expect(comparison.mismatch == example.mismatch)
        #expect(comparison.corrected == example.corrected)
    }
}
