/// A lesson's front matter with the places of what other files are needed to check.
struct LessonFrontMatter: Sendable {
    var values: FrontMatter
    var device: SourceRange?
    /// Whether all that is said of the device could be read.
    var isDeviceClear = true
    var needs: [(slug: String, range: SourceRange)] = []

    static let keys = [
        "title", "part", "minutes", "build", "why", "device", "needs", "verified", "sources",
    ]

    /// - Parameter node: nil if the file has no front matter.
    /// - Parameter fallback: a title for what reads on after a missing one was reported.
    init(_ node: YAMLNode?, fallback: String, verified: Verification, diagnostics: inout DiagnosticList) {
        values = FrontMatter(title: fallback, verified: verified)
        guard let node else {
            diagnostics.add(
                "front-matter-missing-title", line: 1, "the lesson has no title",
                help: "begin the file with three lines: ---, title: …, ---")
            return
        }
        let reader = MappingReader(node, name: "a lesson's front matter", keys: Self.keys, diagnostics: &diagnostics)
        if let title = reader.text("title", &diagnostics) {
            values.title = title
        } else if reader.isMapping, reader.range("title") == nil {
            diagnostics.add(
                "front-matter-missing-title", at: SourceRange(lower: node.range.lower, upper: node.range.lower),
                "the lesson has no title", help: "add a line to the front matter: title: …")
        }
        values.part = reader.text("part", &diagnostics)
        values.minutes = reader.count("minutes", &diagnostics)
        values.build = reader.text("build", &diagnostics)
        values.why = reader.text("why", &diagnostics)
        values.device = reader.text("device", &diagnostics)
        device = reader.range("device")
        isDeviceClear = reader.isClear("device", value: values.device)
        needs = reader.texts("needs", &diagnostics).map { ($0.text, $0.range) }
        values.verified = reader.choice("verified", Verification.self, &diagnostics) ?? verified
        values.sources = reader.items("sources", &diagnostics).compactMap { Self.source($0, &diagnostics) }
    }

    private static func source(_ node: YAMLNode, _ diagnostics: inout DiagnosticList) -> FrontMatter.Source? {
        let reader = MappingReader(node, name: "a source", keys: ["title", "url"], diagnostics: &diagnostics)
        guard let title = reader.text("title", &diagnostics) else {
            if reader.isMapping, reader.range("title") == nil {
                diagnostics.add("front-matter-source", at: node.range, "a source needs a title")
            }
            return nil
        }
        let url = reader.text("url", &diagnostics)
        if let url, let range = reader.range("url"), !url.hasPrefix("https://"), !url.hasPrefix("http://") {
            diagnostics.add(
                "front-matter-source", at: range, "a source's url begins with https://", found: url)
            return FrontMatter.Source(title: title, url: nil)
        }
        return FrontMatter.Source(title: title, url: url)
    }
}
