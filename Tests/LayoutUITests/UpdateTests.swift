import Observation
import Testing

@testable import LayoutUI

/// When a body runs again, and in which order things happen after a layout.
@MainActor
@Suite struct UpdateTests {
    @Observable final class Model {
        var read = 1
        var ignored = 1
    }

    /// Changes the model when it appears.
    struct Reader: View {
        let model: Model
        let change: (Model) -> Void
        var body: some View { Text(verbatim: "\(model.read)").onAppear { change(model) } }
    }

    @Test func aBodyRunsAgainWhenAPropertyItReadChanges() {
        let root = shown(Reader(model: Model()) { $0.read = 5 })
        #expect(root.texts == ["5"])
        #expect(root.bodies == 2)
    }

    @Test func aBodyDoesNotRunAgainForAPropertyItDidNotRead() {
        #expect(shown(Reader(model: Model()) { $0.ignored = 5 }).bodies == 1)
    }

    @Test func aStateSetToItsOwnValueChangesNothing() {
        struct Same: View {
            @State private var value = 3
            var body: some View { Text(verbatim: "\(value)").onAppear { value = 3 } }
        }
        #expect(shown(Same()).bodies == 1)
    }

    @Test func aBindingWritesTheStateAbove() {
        struct Child: View {
            @Binding var value: Int
            var body: some View { Text(verbatim: "\(value)").onAppear { value += 1 } }
        }
        struct Parent: View {
            @State private var value = 6
            var body: some View { Child(value: $value) }
        }
        #expect(shown(Parent()).texts == ["7"])
    }

    /// The deepest view appears first; changes come after all appearances.
    @Test func theDeepestAppearsFirst() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let view = VStack {
            Text(verbatim: "a").onAppear { log.lines.append("inner") }
        }
        .onChange(of: 1, initial: true) { log.lines.append("change") }
        .onAppear { log.lines.append("outer") }
        _ = shown(view)
        #expect(log.lines == ["inner", "outer", "change"])
    }

    @Test func anEnvironmentValueReachesThoseInside() {
        struct Inner: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text(verbatim: "\(limit ?? 0)") }
        }
        #expect(
            shown(
                VStack {
                    Inner().lineLimit(4)
                    Inner()
                }
            ).texts == ["4", "0"])
    }
}
