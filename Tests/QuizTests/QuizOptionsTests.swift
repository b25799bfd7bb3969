import Testing

@testable import QuizCore

@Suite("Arguments")
struct QuizOptionsTests {
    @Test func allOfThem() throws {
        let options = try QuizOptions([
            "a.json", "--seed", "7", "--only=trick,Spacer", "--only", "write", "--limit=3", "--", "--b",
        ])
        #expect(options.paths == ["a.json", "--b"])
        #expect(options.seed == 7)
        #expect(options.only == ["trick", "Spacer", "write"])
        #expect(options.limit == 3)
        #expect(!options.isHelpWanted && !options.isInOrder)
    }

    @Test(arguments: [
        (["--sead", "7"], "there is no option '--sead'"), (["--seed"], "--seed needs a value"),
        (["--seed", "x"], "--seed needs a whole number, not 'x'"),
        (["--limit", "0"], "--limit needs a number above 0, not '0'"),
        (["--limit=-1"], "--limit needs a number above 0, not '-1'"), (["--help=1"], "--help takes no value"),
        (["--in-order", "--seed", "1"], "--in-order and --seed exclude each other"),
    ])
    func refuses(arguments: [String], message: String) {
        let error = #expect(throws: QuizOptions.UsageError.self) { try QuizOptions(arguments) }
        #expect(error?.description == message)
    }
}
