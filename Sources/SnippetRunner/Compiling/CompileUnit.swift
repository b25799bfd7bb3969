import Snapshot

/// One snippet's text on its way through the compiler.
struct CompileUnit: Sendable {
    let names: FileNames
    let wrapped: WrappedSnippet
    /// The snippet's codes by number: its own, then the used ones.
    let texts: [SourceText]
    /// The type that is made as the root, if one is.
    let root: Root?

    struct Root: Sendable {
        var type: String
        /// Where its name stands in the snippet's own code, or where that begins.
        var line: Int
        var column: Int
    }

    /// A compiler's message in terms of the snippet's codes; nil for a note on what no author wrote.
    func message(
        severity: CompilerMessage.Severity, text: String, file: String, line: Int, column: Int
    ) -> CompilerMessage? {
        for code in texts.indices where names.name(ofCode: code) == file {
            return CompilerMessage(
                severity: severity, text: text, path: String(code), line: line,
                column: wrapped.columns.column(column, code: code, line: line))
        }
        if severity == .note { return nil }
        if file == names.nameOnDisk {
            // Only the end of the file has no other name.
            let end = texts[0].end
            return CompilerMessage(severity: severity, text: text, path: "0", line: end.line, column: end.column)
        }
        if file == names.name(of: .root), let root {
            let text =
                """
                \(root.type) is what this snippet lays out, and it cannot be made as \(root.type)() (\(text)): end the \
                snippet with an expression that makes it
                """
            return CompilerMessage(
                severity: severity, text: text, path: "0", line: root.line, column: root.column)
        }
        return CompilerMessage(
            severity: severity, text: text, path: "0", line: line, column: texts[0].firstColumn(ofLine: line))
    }
}
