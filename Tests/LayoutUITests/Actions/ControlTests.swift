import Snapshot
import Testing

@testable import LayoutUI

/// Controls do what they do on a phone when they are touched.
@MainActor
@Suite struct ControlTests {
    struct Settings: View {
        @State private var isOn = false
        @State private var count = 1
        @State private var size = "M"
        @State private var isOpen = false
        var body: some View {
            VStack {
                Toggle("Wifi", isOn: $isOn)
                Stepper("Guests", value: $count, in: 0...2)
                Stepper("Rooms", value: $count, in: 0...2)
                Picker("Size", selection: $size) {
                    ForEach(["S", "M", "L"], id: \.self) { Text(verbatim: $0) }
                }
                .pickerStyle(.segmented)
                DisclosureGroup("More") { Text(verbatim: "inside") }
                Text(verbatim: "\(isOn) \(count) \(size)").accessibilityIdentifier("state")
            }
        }
    }

    nonisolated static let acts: [(actions: [UserAction], state: String)] = [
        ([], "false 1 M"), ([tap("Wifi")], "true 1 M"), ([tap("Wifi", 2)], "false 1 M"),
        ([tap("Guests, Increment")], "false 2 M"), ([tap("Guests, Increment", 5)], "false 2 M"),
        ([tap("Rooms, Decrement")], "false 0 M"), ([tap("L")], "false 1 L"), ([tap("S"), tap("M")], "false 1 M"),
    ]

    @Test(arguments: acts)
    func controlsChangeTheirValues(_ example: (actions: [UserAction], state: String)) {
        let view = HostedView(Settings(), on: phone)
        #expect(act(example.actions, on: view) == nil)
        #expect(view.snapshot().root.texts.last == example.state)
    }

    @Test func twoSteppersAreToldApart() {
        let problem = act([tap("Increment")], on: Settings())
        #expect(problem?.message == "'Increment' is here 2 times: an accessibilityIdentifier tells one from another")
    }

    @Test func aGroupOpensAndCloses() {
        let view = HostedView(Settings(), on: phone)
        act([tap("More")], on: view)
        #expect(view.snapshot().root.texts.contains("inside"))
        act([tap("More")], on: view)
        #expect(!view.snapshot().root.texts.contains("inside"))
    }

    struct Fields: View {
        enum Field { case name, word }

        let log: Log
        @State private var name = "A"
        @State private var word = ""
        @State private var text = ""
        @State private var age = 3
        @FocusState private var focus: Field?
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: .name)
                SecureField("Word", text: $word).focused($focus, equals: .word)
                TextField("Age", value: $age, format: .number)
                TextField("Locked", text: $text).disabled(true)
                TextEditor(text: $text).accessibilityIdentifier("notes")
                Text(verbatim: "\(name) \(word) \(age) \(text) \(focus.map { "\($0)" } ?? "none")")
            }
            .onSubmit { log("submit") }
            .onChange(of: name) { log(name) }
        }
    }

    @Test func typingAddsToWhatIsThere() {
        let log = Log()
        let view = HostedView(Fields(log: log), on: phone)
        #expect(act([.type("bc", into: .init("Name"))], on: view) == nil)
        #expect(view.snapshot().root.texts.last == "Abc  3  name")
        #expect(log.lines == ["Ab", "Abc"])
        // By what it shows, too.
        #expect(act([.type("d", into: .init("Abc"))], on: view) == nil)
        #expect(act([.type("x", into: .init("Word")), .type("7", into: .init("Age"))], on: view) == nil)
        #expect(view.snapshot().root.texts.last == "Abcd x 37  none")
        #expect(view.snapshot().root.texts.contains("•"))
    }

    @Test func theReturnKeySubmits() {
        let log = Log()
        let view = HostedView(Fields(log: log), on: phone)
        act([.type("b⏎", into: .init("Name")), .type("1⏎2", into: .init("notes"))], on: view)
        #expect(log.lines == ["Ab", "submit"])
        #expect(view.snapshot().root.texts.last == "Ab  3 1\n2 none")
    }

    @Test func aTapGivesTheFocus() {
        let view = HostedView(Fields(log: Log()), on: phone)
        act([tap("Word")], on: view)
        #expect(view.snapshot().root.texts.last == "A  3  word")
        act([tap("A")], on: view)
        #expect(view.snapshot().root.texts.last == "A  3  name")
    }

    @Test func whatCannotBeTypedInto() {
        let log = Log()
        #expect(
            act([.type("a", into: .init("Locked"))], on: Fields(log: log))?.message
                == "'Locked' is disabled: nothing can be typed")
        let problem = act([.type("a", into: .init("Nam3"))], on: Fields(log: log))
        #expect(problem?.message == "there is no field 'Nam3' on the screen")
        #expect(problem?.candidates.first == "Name")
    }

    @Test func aLinkOpens() {
        let log = Log()
        let view = Link("Go", destination: URL(string: "https://example.org")!)
            .environment(
                \.openURL,
                OpenURLAction {
                    log($0.absoluteString)
                    return .handled
                })
        act([tap("Go")], on: view)
        #expect(log.lines == ["https://example.org"])
    }
}
