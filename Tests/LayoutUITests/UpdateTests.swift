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

    /// As a run on a device printed it (android.benigumo.com, 28 March 2024, "onAppear, onChange, task: the order"):
    /// the deepest first, on one view as written. Its tasks come after all of these.
    @Test func theDeepestComesFirstAndOnOneViewWhatIsWrittenFirst() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let view = Group {
            VStack {
                Text(verbatim: "hello")
                    .onChange(of: true, initial: true) { log.lines.append("Text onChange") }
                    .onAppear { log.lines.append("Text onAppear") }
            }
            .onChange(of: true, initial: true) { log.lines.append("VStack onChange") }
            .onAppear { log.lines.append("VStack onAppear") }
        }
        .onAppear { log.lines.append("Group onAppear") }
        .onChange(of: true, initial: true) { log.lines.append("Group onChange") }
        _ = shown(view)
        #expect(
            log.lines == [
                "Text onChange", "Text onAppear", "VStack onChange", "VStack onAppear", "Group onAppear",
                "Group onChange",
            ])
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
