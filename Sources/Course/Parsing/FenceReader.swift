/// What a fence is, by the first word of its info string.
enum FenceReader {
    enum Language: String, CaseIterable { case swift, console, actions }

    /// The words of a fence's info string; the first is its language.
    struct Words {
        var language: Language?
        /// What a language that is not known was meant as.
        var meant: Language?
        var attributes: [Attribute] = []
    }

    /// Reads an info string from the source line itself, since the Markdown parser unescapes it.
    static func words(_ fence: Fence, diagnostics: inout DiagnosticList) -> Words {
        let info = Array(fence.rawInfo.utf8)
        let first = info.firstIndex(where: \.isBlank) ?? info.count
        let name = String(decoding: info[..<first], as: UTF8.self)
        if let inner = fence.openedWithin.first {
            let text = fence.lines[inner.line - fence.line - 1]
            let lower = diagnostics.file.offset(ofEnd: Array(text.utf8), line: inner.line)
            diagnostics.add(
                "fence-open", at: SourceRange(lower: lower, upper: lower + text.utf8.count),
                "the fence that begins on line \(fence.line) is still open here",
                help: "end it above this line, with a line of the same marks: \(fence.marks)")
        } else if !fence.isClosed {
            diagnostics.add(
                "fence-unclosed", at: fence.opener, "this fence is never closed",
                help: "end it with a line of the same marks, indented and quoted like this one")
        }
        guard let language = Language(rawValue: name) else {
            // Other languages are shown as they are, so only what is plainly a slip is refused.
            if let meant = Nearest.name(to: name, among: Language.allCases.map(\.rawValue)) {
                diagnostics.add(
                    "fence-language", at: SourceRange(lower: fence.info.lower, upper: fence.info.lower + first),
                    "'\(name)' is not known here", help: "did you mean '\(meant)'?")
                return Words(meant: Language(rawValue: meant))
            }
            return Words()
        }
        let attributes = Attribute.read(
            Array(info[first...]), at: fence.info.lower + first, diagnostics: &diagnostics)
        return Words(language: language, attributes: attributes)
    }

    /// The snippet that a console or actions fence names with `of=`.
    static func target(
        _ attributes: [Attribute], of language: Language, diagnostics: inout DiagnosticList
    ) -> SnippetAttributes.Located<String>? {
        var target: SnippetAttributes.Located<String>?
        for attribute in attributes {
            guard attribute.name == "of", let value = attribute.value, !value.isEmpty, target == nil else {
                diagnostics.add(
                    "fence-attribute", at: attribute.range,
                    "\(language == .actions ? "an" : "a") \(language.rawValue) fence has no attribute '\(attribute.name)'"
                        + (attribute.name == "of" ? " without a value or twice" : ""),
                    help: "it takes one: of=… names the snippet")
                continue
            }
            target = .init(value: value, range: attribute.valueRange)
        }
        return target
    }
}
