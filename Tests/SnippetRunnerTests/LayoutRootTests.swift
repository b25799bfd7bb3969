import Snapshot
import Testing

@testable import SnippetRunner

/// Which view a `layout` snippet lays out. Bodies print, so that the cases hold for any engine: the root's body
/// is asked for at least once.
@Suite struct LayoutRootTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var text: String
        var root: String?
        /// What making or laying out the root has to print, and what must not be printed.
        var prints: String
        var not = "never"
        /// The texts that are shown, where the case is about them.
        var texts: [String]?
        var testDescription: String { name }
    }

    /// Two views that tell that they are made.
    static let views = """
        func mark(_ name: String) -> Int { print(name); return 0 }
        struct A: View { let n = mark("A made"); var body: some View { Text("A") } }
        struct B: SwiftUI.View { let n = mark("B made"); var body: some View { Text("B") } }

        """

    static let cases: [Case] = [
        Case(name: "the last expression", text: views + "A()", prints: "A made", not: "B made"),
        Case(name: "an expression over lines", text: views + "Group {\n  A()\n}\n.padding()", prints: "A made"),
        Case(
            name: "an expression after statements", text: views + "let n = 1\nprint(\"first\", n)\nA()",
            prints: "first 1"),
        Case(name: "an expression with a local", text: "let title = \"x\"\nprint(title)\nText(title)", prints: "x"),
        Case(name: "a variable's name", text: views + "let a = A()\na", prints: "A made"),
        Case(
            name: "a variable's member", text: views + "struct M { var a: A { A() } }\nlet m = M()\nm.a",
            prints: "A made"),
        Case(
            name: "a call of its own function", text: views + "func card() -> some View { A() }\ncard()",
            prints: "A made"),
        Case(
            name: "a call of a function of a library's type", text: "let a = Text(\"x\")\nprint(\"made\")\na.bold()",
            prints: "made"),
        Case(
            name: "if", text: views + "let flag = true\nif flag { A() } else { B() }", prints: "A made", not: "B made"),
        Case(name: "if without else", text: views + "if Int(\"1\") != nil { A() }", prints: "A made"),
        Case(
            name: "switch", text: views + "let n = 2\nswitch n {\ncase 1: A()\ndefault: B()\n}", prints: "B made",
            not: "A made"),
        Case(name: "a condition's value", text: views + "Int(\"1\") != nil ? A() : A()", prints: "A made"),
        Case(name: "several views", text: views + "A()\nB()", prints: "A made"),
        Case(name: "several views: the last", text: views + "A()\nB()", prints: "B made"),
        Case(
            name: "several views with a local between", text: views + "A()\nlet n = \"x\"\nText(n)\nB()",
            prints: "B made"),
        Case(
            name: "an action before a view",
            text: "var names: [String] = []\nnames.append(\"x\")\nprint(names)\nText(names[0])", prints: "[\"x\"]"),
        Case(
            name: "a view in lower case, an action, a view",
            text: """
                struct Model { func row() -> Text { Text("row") } }
                let model = Model()
                var names: [String] = []
                model.row()
                names.append("x")
                if names.isEmpty { Text("none") } else { Text("some") }
                Text(names[0])
                """, prints: "", texts: ["row", "some", "x"]),
        Case(
            name: "an action in a condition, then a view",
            text: "var n = [1]\nif n.isEmpty { n.append(2) }\nText(\"\\(n.count)\")", prints: "", texts: ["1"]),
        Case(name: "views only", text: "Text(\"a\")\nText(\"b\")", prints: "", texts: ["a", "b"]),
        Case(name: "the last view type", text: views, prints: "B made", not: "A made"),
        Case(
            name: "a view type by an extension",
            text: views
                + "struct C { let n = mark(\"C made\") }\nextension C: View { var body: some View { Text(\"C\") } }",
            prints: "C made"),
        Case(
            name: "a type that is no view comes last", text: views + "struct M {}\nprotocol View2 {}", prints: "B made"),
        Case(name: "statements run before a type is made", text: "print(\"hello\")\n" + views, prints: "hello"),
        Case(name: "root=", text: views, root: "A", prints: "A made", not: "B made"),
        Case(name: "root= over an expression", text: views + "B()", root: "A", prints: "A made"),
        Case(
            name: "a preview",
            text: "func mark(_ name: String) -> Text { print(name); return Text(name) }\n#Preview { mark(\"shown\") }",
            prints: "shown"),
        Case(
            name: "a named preview, with traits",
            text:
                "func mark(_ name: String) -> Text { print(name); return Text(name) }\n#Preview(\n  \"Name\",\n  traits: .portrait\n) {\n    let n = \"shown\"\n    mark(n)\n}",
            prints: "shown"),
        Case(
            name: "a preview in conditional compilation", text: views + "#if DEBUG\n#Preview { A() }\n#endif",
            prints: "B made"),
        Case(
            name: "an app",
            text: views
                + "@main\nstruct Demo: App {\n    let n = mark(\"app made\")\n    var body: some Scene { WindowGroup { A() } }\n}",
            prints: "A made"),
        Case(
            name: "an expression before the declarations",
            text: "Text(mark(\"shown\"))\nfunc mark(_ n: String) -> String { print(n); return n }", prints: "shown"),
        Case(name: "try", text: "func f() throws -> String { print(\"f\"); return \"x\" }\ntry Text(f())", prints: "f"),
    ]

    static let outcomes: [String: SnippetOutcome] = {
        let sources = cases.map { source($0.text, key: $0.name, mode: .layout, root: $0.root) }
        return (try? runner().run(sources).outcomes) ?? [:]
    }()

    @Test(arguments: cases) func laysOut(_ example: Case) throws {
        let outcome = try #require(Self.outcomes[example.name])
        guard case .ran(let result, let console) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(result.states.count == 1)
        if !example.prints.isEmpty { #expect(console.joined().contains(example.prints)) }
        if let texts = example.texts, let state = result.states.first { #expect(Self.texts(in: state.root) == texts) }
        #expect(!console.joined().contains(example.not))
    }

    private static func texts(in record: ViewRecord) -> [String] {
        (record.text.map { [$0] } ?? []) + record.children.flatMap(texts)
    }

    struct Refusal: CustomTestStringConvertible {
        var text: String
        var root: String?
        var message: String
        var line = 10
        var column = 1
        var testDescription: String { text }
    }

    static let refusals: [Refusal] = [
        Refusal(text: "", message: "ends with none"),
        Refusal(text: "let x = 1", message: "ends with none"),
        Refusal(text: "print(1)", message: "ends with none"),
        Refusal(text: "struct A {}\nfor i in 0..<3 { print(i) }", message: "ends with none"),
        Refusal(
            text: "struct Card: View { var body: some View { Text(\"\") } }", root: "Crad", message: "declares Card"),
        Refusal(text: "\n\n  Int(1)", message: "'Int' conform to 'View'", line: 12, column: 3),
        Refusal(
            text: "\nstruct Card: View { let title: String; var body: some View { Text(title) } }",
            message: "missing argument for parameter 'title' in call", line: 11, column: 8),
        Refusal(text: "Text(\"a\")\nprint(1)\nText(\"b\")", message: "'()' cannot conform to 'View'", line: 11),
        Refusal(text: "  Text(\"a\").foo()", message: "has no member 'foo'", column: 13),
        Refusal(text: "#sourceLocation(file: \"x\", line: 1)\nText(\"a\")", message: "#sourceLocation"),
    ]

    @Test(arguments: refusals) func refuses(_ example: Refusal) throws {
        let outcome = try outcome(of: source(example.text, mode: .layout, root: example.root))
        let error = try #require(outcome.errors.first, "\(outcome)")
        #expect(error.text.contains(example.message), "\(error)")
        #expect(error.path == "Lessons/01-a.md")
        #expect(error.line == example.line, "\(error)")
        #expect(error.column == example.column, "\(error)")
    }
}
