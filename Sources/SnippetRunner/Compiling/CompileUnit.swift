import Snapshot

/// One snippet's text on its way through the compiler.
struct CompileUnit: Sendable {
    let names: FileNames
    let wrapped: WrappedSnippet
    /// The snippet's codes by number: its own, then the used ones.
    let texts: [SourceText]
    /// The type that is made as the root, if one is.
    let root: String?

    /// A compiler's message in terms of the snippet's codes.
    func message(
        severity: CompilerMessage.Severity, text: String, file: String, line: Int, column: Int
    ) -> CompilerMessage {
        for code in texts.indices where names.name(ofCode: code) == file {
            return CompilerMessage(
                severity: severity, text: text, path: String(code), line: line,
                column: wrapped.columns.column(column, code: code, line: line))
        }
        var text = text
        if file == names.name(of: .root), let root, severity == .error {
            text = """
                \(root) is what this snippet lays out, and it cannot be made as \(root)() (\(text)): end the snippet \
                with an expression that makes it
                """
        }
        return CompilerMessage(
            severity: severity, text: text, path: "0", line: line, column: texts[0].firstColumn(ofLine: line))
    }
}
