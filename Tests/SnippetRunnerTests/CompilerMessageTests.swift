import Testing

@testable import SnippetRunner

/// Where the compiler's messages stand. Expected columns are counted in bytes from 1, by hand.
@Suite struct CompilerMessageTests {
    struct Case: CustomTestStringConvertible {
        var text: String
        /// Line in the snippet, column, and a part of the text of each error.
        var errors: [(line: Int, column: Int, text: String)]
        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(text: "struct A { var x: Nope }", errors: [(1, 19, "cannot find type 'Nope'")]),
        Case(text: "public struct A { var x: Nope }", errors: [(1, 26, "cannot find type 'Nope'")]),
        Case(text: "@MainActor struct A { var x: Nope }", errors: [(1, 30, "cannot find type 'Nope'")]),
        Case(text: "struct A {}; struct B { var x: Nope }", errors: [(1, 32, "cannot find type 'Nope'")]),
        Case(text: "let a = 1; let b = nope; func f() -> Int { b }", errors: [(1, 20, "cannot find 'nope'")]),
        Case(text: "print(nope1)\nprint(nope2)", errors: [(1, 7, "nope1"), (2, 7, "nope2")]),
        Case(text: "let größe = nope", errors: [(1, 15, "cannot find 'nope'")]),
        Case(text: "\tprint(nope)", errors: [(1, 8, "cannot find 'nope'")]),
        Case(text: "let s = \"x.swift:1:2: error: fake\" + nope", errors: [(1, 38, "cannot find 'nope'")]),
        Case(text: "print(1", errors: [(1, 8, "expected ')'")]),
        Case(text: "struct A {\n", errors: [(1, 11, "expected declaration"), (1, 11, "expected '}'")]),
        Case(text: "let x: Int\nprint(x)", errors: [(2, 7, "before being initialized")]),
        Case(text: "func f() -> Int { if 1 > 2 { return 1 } }", errors: [(1, 41, "missing return")]),
        Case(text: "var n = 1\nn = Int.max + 1", errors: [(2, 13, "overflow")]),
        Case(
            text: "import Charts\nprint(1)",
            errors: [(1, 8, "no such module 'Charts': the framework is not supported")]),
        Case(text: "print(1)\nimport Nope", errors: [(2, 8, "no such module 'Nope'")]),
        Case(text: "extension Nope { var a: Int { 1 } }", errors: [(1, 11, "cannot find type 'Nope'")]),
        Case(text: "class A { init(x: Int) {} }\nlet a = A()", errors: [(2, 11, "missing argument")]),
        Case(text: "let a = 1\nlet a = 2\nfunc f() -> Int { a }", errors: [(2, 5, "redeclaration")]),
        Case(text: "func f(_ a: Int) {}\n\n  f(\n    \"x\"\n  )", errors: [(4, 5, "cannot convert")]),
        Case(text: "/* open", errors: [(1, 8, "unterminated")]),
        Case(text: "let a = \"open", errors: [(1, 9, "unterminated")]),
    ]

    static let outcomes: [String: SnippetOutcome] = {
        // Snippets that compile stand between them, and must not be taken along.
        var sources = cases.map { source($0.text, key: $0.text) }
        sources.append(source("print(1)", key: "good"))
        sources.append(source("struct A { let x = 2 }\nprint(A().x)", key: "also good"))
        return (try? runner().run(sources).outcomes) ?? [:]
    }()

    @Test(arguments: cases) func standsInTheFile(_ example: Case) throws {
        let outcome = try #require(Self.outcomes[example.text])
        let errors = outcome.errors
        #expect(errors.count == example.errors.count, "\(outcome)")
        for (error, expected) in zip(errors, example.errors) {
            #expect(error.line == expected.line + 9, "\(error)")
            #expect(error.column == expected.column, "\(error)")
            #expect(error.text.contains(expected.text), "\(error)")
            #expect(error.path == "Lessons/01-a.md")
        }
    }

    @Test func othersAreNotTakenAlong() {
        #expect(Self.outcomes["good"]?.console == ["1"])
        #expect(Self.outcomes["also good"]?.console == ["2"])
    }

    struct Stated: CustomTestStringConvertible {
        var text: String
        var stated: String
        var isRight: Bool
        var testDescription: String { "\(text) — \(stated)" }
    }

    static let stated: [Stated] = [
        Stated(text: "print(nope)", stated: "cannot find", isRight: true),
        Stated(text: "print(nope)", stated: "other words", isRight: false),
        Stated(text: "print(1)", stated: "cannot find", isRight: false),
        Stated(text: "print(nope)\nlet x: Int = \"\"", stated: "cannot find", isRight: false),
        Stated(text: "print(1", stated: "expected ')'", isRight: true),
        Stated(text: "func f() -> Int { }", stated: "missing return", isRight: true),
        Stated(text: "Text(1)", stated: "no exact matches", isRight: true),
    ]

    @Test(arguments: stated) func failsAsStated(_ example: Stated) throws {
        let outcome = try outcome(of: source(example.text, mode: .fails(example.stated)))
        switch outcome {
        case .failedAsStated(let messages):
            #expect(example.isRight)
            #expect(!messages.isEmpty)
        case .rejected(let messages):
            #expect(!example.isRight, "\(messages)")
        default:
            Issue.record("\(outcome)")
        }
    }

    struct Checked: CustomTestStringConvertible {
        var text: String
        var testDescription: String { text }
    }

    @Test(arguments: [
        "Text(\"a\")", "struct A: View { var body: some View { Text(\"\") } }", "let a = 1", "",
        "while true { print(1) }", "var body: some View { Text(\"x\") }",
    ])
    func compilesOnly(_ text: String) throws {
        #expect(try outcome(of: source(text, mode: .check)) == .compiled)
    }
}
