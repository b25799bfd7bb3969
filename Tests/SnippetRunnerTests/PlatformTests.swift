import Snapshot
import Testing

@testable import SnippetRunner

/// A snippet compiles as it would for an iPhone: the frameworks that SwiftUI code imports, the conditions of the
/// platform, and SwiftUI's macros.
struct PlatformTests {
    /// What Apple's documentation says of each: Logger and NSLog write their messages, Combine's operators hand on
    /// values in order, `@Entry` and `@Animatable` make what is written out by hand elsewhere.
    static let programs: [(text: String, console: [String])] = [
        ("#if os(iOS)\nprint(1)\n#else\nprint(2)\n#endif", ["1"]),
        ("#if os(macOS) || targetEnvironment(simulator)\nprint(1)\n#else\nprint(2)\n#endif", ["2"]),
        ("#if canImport(UIKit) && !os(macOS)\nimport UIKit\n#endif\nprint(UIColor.red == UIColor.red)", ["true"]),
        ("#if canImport(Charts)\nimport Charts\n#else\nprint(\"none\")\n#endif", ["none"]),
        (
            "import os\nimport OSLog\nlet log = Logger(subsystem: \"a\", category: \"b\")\nlog.info(\"n = \\(3, privacy: .public)\")",
            ["n = 3"]
        ),
        ("import Foundation\nNSLog(\"%d of %d\", 1, 2)", ["1 of 2"]),
        (
            "import Combine\nlet subject = PassthroughSubject<Int, Never>()\n"
                + "let kept = subject.map { $0 * 2 }.filter { $0 > 2 }.removeDuplicates().sink { print($0) }\n"
                + "for n in [1, 2, 2, 3] { subject.send(n) }",
            ["4", "6"]
        ),
        (
            "import Combine\nclass M: ObservableObject { @Published var n = 1 }\nlet m = M()\n"
                + "let a = m.objectWillChange.sink { print(\"will\", m.n) }\n"
                + "let b = m.$n.sink { print(\"value\", $0) }\nm.n = 2",
            ["value 1", "will 1", "value 2"]
        ),
        (
            "import Combine\nlet both = Just(1).combineLatest([2, 3].publisher).collect().sink { print($0.map { $0 + $1 }) }",
            ["[3, 4]"]
        ),
        (
            "extension EnvironmentValues { @Entry var gap: CGFloat = 3; @Entry var name: String? }\n"
                + "var values = EnvironmentValues()\nvalues.name = \"a\"\nprint(values.gap, values.name ?? \"none\")",
            ["3.0 a"]
        ),
        (
            "extension EnvironmentValues { @Entry var isPinned = false }\nprint(EnvironmentValues().isPinned)",
            ["false"]
        ),
        (
            "@Animatable struct Pie: Shape {\n  var end: Angle\n  var inset: CGFloat\n"
                + "  @AnimatableIgnored var isOpen = false\n  func path(in r: CGRect) -> Path { Path(r) }\n}\n"
                + "var pie = Pie(end: .radians(1), inset: 2)\npie.animatableData = AnimatablePair(3, 4)\n"
                + "print(pie.end.radians, pie.inset)",
            ["3.0 4.0"]
        ),
    ]

    @Test(arguments: programs.indices) func runs(_ index: Int) throws {
        let program = Self.programs[index]
        let outcome = try outcome(of: source(program.text))
        #expect(outcome.console == program.console, "\(outcome)")
    }

    /// Messages stay at the author's columns when something before them on the line was replaced.
    @Test func replacedConditionsMoveNoColumn() throws {
        let outcome = try outcome(of: source("#if os(iOS) && os(iOS)\nlet a: Int = \"x\"\n#endif", line: 1))
        #expect(outcome.errors.map(\.line) == [2])
        #expect(outcome.errors.map(\.column) == [14])
    }

    @Test(arguments: [
        ("extension EnvironmentValues { @Entry var gap: CGFloat }", "needs a value"),
        ("struct A { @Entry var gap = 1.0 }", "extension of EnvironmentValues"),
        ("extension EnvironmentValues { @Entry let gap = 1.0 }", "stored variable"),
        (
            "@Animatable struct P: Shape { var a = zero; func path(in r: CGRect) -> Path { Path(r) } }",
            "the type of 'a'"
        ),
    ])
    func macrosSayWhatIsWrong(_ text: String, _ message: String) throws {
        let outcome = try outcome(of: source(text, mode: .check))
        #expect(outcome.errors.contains { $0.text.contains(message) }, "\(outcome)")
    }

    /// The compiler's own message stays in front, so that `fails="cannot find"` holds; nothing else is said of the line.
    @Test(arguments: [
        ("VideoPlayer(player: nil)", "cannot find 'VideoPlayer' in scope: not supported by the engine: put a view"),
        ("Chart { BarMark(x: .value(1), y: .value(2)) }", "not supported by the engine: put a view"),
        ("struct A: UIViewRepresentable {}", "cannot find type 'UIViewRepresentable' in scope: not supported"),
        ("struct A { @Query var a: [Int] = [] }", "unknown attribute 'Query': not supported by the engine, which has"),
        ("let a = ImageRenderer(content: Text(\"\"))", "the figure of the snippet shows the view"),
        ("Text(\"\").onContinueUserActivity(\"a\") { _ in }", "leave it out"),
    ])
    func whatIsNotSupportedIsSaid(_ text: String, _ message: String) throws {
        let errors = try outcome(of: source(text, mode: .check)).errors
        #expect(!errors.isEmpty)
        #expect(errors.allSatisfy { $0.text.contains(message) || $0.text.contains("not supported by the engine") })
        #expect(errors.contains { $0.text.contains(message) }, "\(errors)")
    }

    /// Nor is anything told about code that no author wrote, as if it stood at the snippet's beginning.
    @Test func notesOnTheWrapperAreLeftOut() throws {
        let text = """
            import UIKit
            struct Web: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) {}
            }
            VStack { Web() }
            """
        for mode in [SnippetSource.Mode.check, .layout] {
            guard case .rejected(let messages) = try outcome(of: source(text, mode: mode)) else {
                Issue.record("it compiles")
                return
            }
            #expect(!messages.contains { $0.severity == .note && $0.line <= 10 }, "\(messages)")
            #expect(!messages.contains { $0.text.contains("opaque return type") }, "\(messages)")
        }
    }

    /// Which view a file's declarations stand for, where the last one needs arguments.
    @Test(arguments: [
        ("struct A: View { let n: Int; var body: some View { Text(\"A\") } }\n#Preview { A(n: 1) }", "A"),
        (
            "struct A: View { @Binding var n: Int; var body: some View { Text(\"\\(n)\") } }\n"
                + "#Preview { @Previewable @State var n = 7\nA(n: $n) }", "7"
        ),
        (
            "struct A: View { let n: Int; var body: some View { Text(\"\\(n)\") } }\n"
                + "struct A_Previews: PreviewProvider { static var previews: some View { A(n: 5) } }", "5"
        ),
        (
            "struct B: View { var body: some View { A(n: 2) } }\n"
                + "struct A: View { let n: Int; var body: some View { Text(\"\\(n)\") } }", "2"
        ),
        (
            "@main struct P: App { var body: some Scene { WindowGroup { Text(\"app\") }.commands { } } }\n"
                + "struct B: View { var body: some View { Text(\"other\") } }", "app"
        ),
    ])
    func laysOutWhatTheFileShows(_ text: String, _ shown: String) throws {
        let outcome = try outcome(of: source(text, mode: .layout))
        guard case .ran(let result, _) = outcome, let root = result.states.first?.root else {
            Issue.record("\(outcome)")
            return
        }
        #expect(Self.texts(in: root) == [shown])
    }

    private static func texts(in record: ViewRecord) -> [String] {
        (record.text.map { [$0] } ?? []) + record.children.flatMap { texts(in: $0) }
    }
}
