import Foundation
import Layout
import Snapshot
import Typesetting

/// Does what every snippet's run begins with, before the first of them is forked: the fonts are opened, and what the
/// language's runtime looks up when a type is first used is looked up once for all.
nonisolated enum WarmUp {
    private struct Sample: View {
        @State private var count = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Title").font(.headline)
                HStack {
                    Text("Row \(count)").bold()
                    Spacer()
                    Color.red.frame(width: 20, height: 20)
                }
                ForEach(0..<2) { number in
                    Text("\(number)").padding().background(.yellow)
                }
                if count > 0 { Divider() }
                Rectangle().fill(Color.blue).frame(maxWidth: .infinity, minHeight: 10).overlay(Text("x")).border(.red)
            }
        }
    }

    /// Nothing of it is left but the typesetter, whose answers do not depend on what it was asked before. nil if the
    /// fonts cannot be loaded, which the first run that needs them tells.
    static func run() -> Typesetter? {
        guard let typesetter = try? Typesetter() else { return nil }
        let device = DeviceProfile(
            name: "", size: Size(width: 300, height: 300), scale: 3, safeArea: .zero)
        let asked = RunRequest(snippet: 0, conditions: RunConditions(device: device))
        if let data = try? JSONEncoder().encode(asked),
            let request = try? JSONDecoder().decode(RunRequest.self, from: data)
        {
            let view = HostedView(onMain { Sample() }, on: Screen(request), typesetter: typesetter)
            let script = ActionScript(blocks: [], mark: ActMark(boundary: ""))
            _ = SnippetHost.encoded(.result(script.run(on: view)))
        }
        return typesetter
    }
}
