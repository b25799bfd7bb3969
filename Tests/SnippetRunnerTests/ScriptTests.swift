import Testing

@testable import SnippetRunner

/// What a `run` snippet prints. All cases are compiled into one program, so that each also shows that it sees
/// nothing of the others: many declare the same names.
@Suite struct ScriptTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var text: String
        var console: [String]
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(name: "statements", text: "print(1)\nprint(2)", console: ["1", "2"]),
        Case(name: "nothing at all", text: "", console: []),
        Case(name: "only a comment", text: "// nothing", console: []),
        Case(name: "import at the top", text: "import SwiftUI\nprint(1)", console: ["1"]),
        Case(name: "import below", text: "print(1)\nimport Foundation\nprint(sqrt(4))", console: ["1", "2.0"]),
        Case(
            name: "a function sees a variable, and its changes",
            text: "var count = 0\nfunc raise() { count += 1 }\nraise()\nraise()\nprint(count)", console: ["2"]),
        Case(
            name: "a type sees a constant",
            text: "let unit = \"pt\"\nstruct A { var text: String { unit } }\nprint(A().text)",
            console: ["pt"]),
        Case(
            name: "values are made in the order of the script",
            text: """
                func made(_ n: Int) -> Int { print("made", n); return n }
                let first = made(1)
                print("between")
                let second = made(2)
                func sum() -> Int { first + second }
                print(sum())
                """, console: ["made 1", "between", "made 2", "3"]),
        Case(
            name: "a value made of a changed one",
            text: "var n = 1\nn += 1\nlet m = n\nfunc f() -> Int { m }\nprint(f())", console: ["2"]),
        Case(
            name: "a tuple's names", text: "let (a, b) = (1, 2)\nfunc sum() -> Int { a + b }\nprint(sum())",
            console: ["3"]),
        Case(
            name: "initialised later", text: "let x: Int\nif 1 + 1 == 2 { x = 5 } else { x = 6 }\nprint(x)",
            console: ["5"]),
        Case(name: "a computed variable", text: "var now: Int { 7 }\nprint(now)", console: ["7"]),
        Case(
            name: "an observer of a variable of the file",
            text: "var n = 0 { didSet { print(\"set\", n) } }\nfunc f() { n = 3 }\nf()", console: ["set 3"]),
        Case(name: "guard", text: "guard let x = Int(\"3\") else { fatalError() }\nprint(x)", console: ["3"]),
        Case(name: "defer", text: "defer { print(\"last\") }\nprint(\"first\")", console: ["first", "last"]),
        Case(name: "a loop", text: "for i in 1...3 where i != 2 { print(i) }", console: ["1", "3"]),
        Case(name: "semicolons", text: "let a = 1; let b = 2; print(a + b); struct A {}; struct B {}", console: ["3"]),
        Case(name: "try", text: "func f() throws -> Int { 4 }\nprint(try f())", console: ["4"]),
        Case(
            name: "a caught error", text: "struct E: Error {}\ndo { throw E() } catch { print(\"caught\") }",
            console: ["caught"]),
        Case(
            name: "a property of an access level", text: "private let a = 1\npublic var b = 2\nprint(a + b)",
            console: ["3"]),
        Case(
            name: "wider access levels",
            text: """
                public struct A { public var x = 1; public init() {} }
                open class B { public private(set) var y = 2 }
                internal enum C { case c }
                public func f() -> Int { A().x + B().y }
                public private(set) var z = 3
                public extension Int { public var tripled: Int { self * 3 } }
                print(f(), C.c, z, 2.tripled)
                """, console: ["3 c 3 6"]),
        Case(
            name: "attributes before a declaration",
            text: """
                @MainActor final class A { var x = 1 }
                @discardableResult func f() -> Int { 2 }
                @propertyWrapper struct W { var wrappedValue: Int }
                struct S { @W var x = 3 }
                @frozen public struct T { @inlinable public init() {} }
                @available(*, deprecated) public func g() -> Int { 5 }
                @dynamicMemberLookup struct D { subscript(dynamicMember name: String) -> String { name } }
                print(A().x, f(), S().x, g(), D().hello)
                """, console: ["1 2 3 5 hello"]),
        Case(
            name: "an observable model",
            text:
                "import Observation\n@Observable final class Model { var x = 1 }\nlet m = Model()\nm.x = 2\nprint(m.x)",
            console: ["2"]),
        Case(
            name: "a local property wrapper",
            text: "@propertyWrapper struct W { var wrappedValue: Int }\n@W var x = 3\nx += 1\nprint(x)", console: ["4"]),
        Case(
            name: "an extension of a library's type",
            text: "extension Int { var label: String { \"one\" } }\nprint(1.label)", console: ["one"]),
        Case(
            name: "the same extension otherwise",
            text: "extension Int { var label: String { \"two\" } }\nprint(1.label)", console: ["two"]),
        Case(
            name: "a conformance of its own type in an extension",
            text: "struct A {}\nextension A: CustomStringConvertible { var description: String { \"A\" } }\nprint(A())",
            console: ["A"]),
        Case(
            name: "a conformance of a library's type",
            text:
                "protocol Named { var name: String { get } }\nextension Int: Named { var name: String { \"int\" } }\nprint(1.name)",
            console: ["int"]),
        Case(
            name: "a library's conformance of a library's type",
            text: "extension Int: @retroactive Identifiable { public var id: Int { self } }\nprint(3.id)",
            console: ["3"]),
        Case(
            name: "the same conformance otherwise",
            text: "extension Int: @retroactive Identifiable { public var id: String { \"#\" } }\nprint(3.id)",
            console: ["#"]),
        Case(
            name: "an operator",
            text:
                "infix operator +++: AdditionPrecedence\nfunc +++ (a: Int, b: Int) -> Int { a + b + 1 }\nprint(1 +++ 2)",
            console: ["4"]),
        Case(
            name: "the same operator otherwise",
            text: """
                precedencegroup Weak { lowerThan: AdditionPrecedence }
                infix operator +++: Weak
                func +++ (a: Int, b: Int) -> Int { a * b }
                print(1 + 1 +++ 2)
                """, console: ["4"]),
        Case(
            name: "a fixed symbol", text: "@_cdecl(\"snippet_symbol\") func f() -> Int { 1 }\nprint(f())",
            console: ["1"]),
        Case(
            name: "the same symbol", text: "@_cdecl(\"snippet_symbol\") func f() -> Int { 2 }\nprint(f())",
            console: ["2"]),
        Case(
            name: "a main type", text: "@main struct Tool { static func main() { print(1) } }\nTool.main()",
            console: ["1"]),
        Case(
            name: "conditional compilation",
            text: """
                #if DEBUG
                struct Flag { static let text = "debug" }
                #else
                struct Flag { static let text = "release" }
                #endif
                #if os(Linux)
                print(Flag.text)
                #endif
                """, console: ["debug"]),
        Case(
            name: "no other snippet's names",
            text:
                "protocol P {}\nstruct A: P { static let mine = 41 }\ntypealias Number = Int\nlet n: Number = A.mine + 1\nprint(n)",
            console: ["42"]),
        Case(
            name: "names that the wrapping uses",
            text: """
                struct HostedSnippet {}
                struct View {}
                func _body() -> Int { 1 }
                enum ViewBuilder {}
                print(1)
                """, console: ["1"]),
        Case(name: "carriage returns", text: "let a = 1\r\nprint(a)\r\n", console: ["1"]),
        Case(
            name: "multi-line strings",
            text: "let s = \"\"\"\n    a\n      b\n    \"\"\"\nfunc f() -> String { s }\nprint(f())",
            console: ["a", "  b"]),
        Case(
            name: "letters beyond ASCII", text: "let größe = \"日本 👩‍👩‍👧\"; func f() -> String { größe }; print(f())",
            console: ["日本 👩‍👩‍👧"]),
        Case(
            name: "text that looks like a message", text: "print(\"x.swift:1:1: error: boo\")",
            console: ["x.swift:1:1: error: boo"]),
        Case(name: "reads an empty standard input", text: "print(readLine() ?? \"nothing\")", console: ["nothing"]),
        Case(
            name: "blank lines and an unfinished one", text: "print(\"\\n\")\nprint(\"x\", terminator: \"\")",
            console: ["", "", "x"]),
    ]

    /// One run for all, done when the first case asks.
    static let outcomes: [String: SnippetOutcome] = {
        let sources = cases.map { source($0.text, key: $0.name) }
        return (try? runner().run(sources).outcomes) ?? [:]
    }()

    @Test(arguments: cases) func prints(_ example: Case) throws {
        let outcome = try #require(Self.outcomes[example.name])
        guard case .ran(_, let console) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(console == [example.console])
    }
}
