import Testing

@testable import SnippetRunner

/// What a snippet sees of the code that it uses.
@Suite struct UsesTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var uses: [String]
        var text: String
        var console: [String]
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(name: "a type", uses: ["struct A { var x = 1 }"], text: "print(A().x)", console: ["1"]),
        Case(name: "a value", uses: ["let x = 1"], text: "print(x)", console: ["1"]),
        Case(name: "a value of a value", uses: ["let x = 1\nlet y = x + 1"], text: "print(y)", console: ["2"]),
        Case(name: "no statements", uses: ["let x = 1\nprint(\"used\")\nx"], text: "print(x)", console: ["1"]),
        Case(
            name: "a wider access level", uses: ["public struct A { var x = 1 }"], text: "print(A().x)", console: ["1"]),
        Case(
            name: "an import", uses: ["import Foundation\nfunc f() -> Double { sqrt(9) }"], text: "print(f())",
            console: ["3.0"]),
        Case(
            name: "of two", uses: ["struct A {}", "extension A { var n: Int { 2 } }"], text: "print(A().n)",
            console: ["2"]),
        Case(
            name: "its own type shadows", uses: ["struct A { var x = 1 }\nfunc f() -> Int { A().x }"],
            text: "struct A { var x = 2 }\nprint(f())", console: ["2"]),
        Case(
            name: "its own value shadows", uses: ["let x = 1\nfunc f() -> Int { x }"], text: "let x = 2\nprint(f())",
            console: ["2"]),
        Case(
            name: "a type alias shadows a type", uses: ["struct A { var x = 1 }"],
            text: "struct B { var x = 3 }\ntypealias A = B\nprint(A().x)", console: ["3"]),
        Case(
            name: "a function shadows one of the same labels",
            uses: ["func f(_ a: Int) -> Int { 1 }\nfunc f(a: Int) -> Int { 2 }"],
            text: "func f(_ a: Int) -> Int { 3 }\nprint(f(0), f(a: 0))", console: ["3 2"]),
        Case(
            name: "overloads of one code stay",
            uses: ["func f(_ a: Int) -> Int { 1 }\nfunc f(_ a: String) -> Int { 2 }"], text: "print(f(0), f(\"\"))",
            console: ["1 2"]),
        Case(name: "the later of two shadows", uses: ["let x = 1", "let x = 2"], text: "print(x)", console: ["2"]),
        Case(
            name: "a member of an extension shadows",
            uses: ["extension Int { public var a: Int { 1 }; static func f() -> Int { 2 } }"],
            text: "extension Int { var a: Int { 3 } }\nprint(0.a, Int.f())", console: ["3 2"]),
        Case(
            name: "an operator shadows",
            uses: ["infix operator +++: AdditionPrecedence\nfunc +++ (a: Int, b: Int) -> Int { a + b }"],
            text: "infix operator +++: MultiplicationPrecedence\nprint(2 * 3 +++ 4)", console: ["10"]),
        Case(
            name: "a value is made when used", uses: ["let x = { print(\"made\"); return 1 }()"],
            text: "print(\"first\")\nprint(x)", console: ["first", "made", "1"]),
        Case(
            name: "an unused value is not made", uses: ["let x = { print(\"made\"); return 1 }()"], text: "print(0)",
            console: ["0"]),
        Case(
            name: "a preview is left out", uses: ["struct A {}\n#Preview { Nothing() }"], text: "print(A())",
            console: ["A()"]),
    ]

    static let outcomes: [String: SnippetOutcome] = {
        let sources = cases.map { example in
            source(example.text, key: example.name, uses: example.uses.map { used($0) })
        }
        return (try? runner().run(sources).outcomes) ?? [:]
    }()

    @Test(arguments: cases) func sees(_ example: Case) throws {
        let outcome = try #require(Self.outcomes[example.name])
        #expect(outcome.console == example.console, "\(outcome)")
    }

    @Test func errorInUsedCodeStandsInItsFile() throws {
        let first = used("let a = 1", path: "A.md", line: 3)
        let second = used("let b = 1\nlet c: Int = \"x\"", path: "B.md", line: 7)
        let outcome = try outcome(of: source("print(a)", uses: [first, second]))
        #expect(
            outcome.errors == [
                CompilerMessage(
                    severity: .error, text: "cannot convert value of type 'String' to specified type 'Int'",
                    path: "B.md",
                    line: 8, column: 14)
            ])
    }

    @Test func crashInUsedCodeStandsInItsFile() throws {
        let code = used("func f() {\n    fatalError(\"boo\")\n}", path: "B.md", line: 7)
        let failure = try #require(outcome(of: source("f()", uses: [code])).failure)
        #expect(failure == RunFailure(reason: .crashed("Fatal error: boo"), line: 8, path: "B.md"))
    }
}
