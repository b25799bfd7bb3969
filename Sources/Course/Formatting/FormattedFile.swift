/// A file of a course as `fmt` would write it. What it says stays the same.
public struct FormattedFile: Sendable {
    /// What decides the order of the keys.
    public enum Kind: Sendable { case lesson, cards, settings }

    /// The file with what changes.
    public let change: Acceptance
    /// Set where tidying would have changed what the file says; nothing is changed then.
    public let refusal: Diagnostic?

    public init(_ file: SourceFile, kind: Kind) {
        let tidied = Self.tidied(file, kind: kind)
        guard !tidied.isEmpty, kind != .settings else {
            change = Acceptance(applying: tidied, in: file)
            refusal = nil
            return
        }
        let change = Acceptance(applying: tidied, in: file)
        let written = SourceFile(path: file.path, text: String(decoding: change.bytes, as: UTF8.self))
        let before = DocumentMeaning(Self.located(file).document)
        let after = DocumentMeaning(Self.located(written).document)
        guard before == after else {
            self.change = Acceptance(applying: [], in: file)
            let difference = zip(before.lines, after.lines).first { $0 != $1 }
            refusal = Diagnostic(
                .error, "format-meaning", path: file.path, position: SourcePosition(line: 1, column: 1),
                summary: "this file cannot be formatted without changing what it says; it was left as it is",
                found: difference.map { "\($0.0) would be \($0.1)" }, help: "please report this file")
            return
        }
        self.change = change
        refusal = nil
    }

    /// The replacements that tidy the file.
    private static func tidied(_ file: SourceFile, kind: Kind) -> [Diagnostic.Solution.Replacement] {
        guard kind != .settings else {
            let source = SourceLines(file)
            let start = source[1].lowerBound
            return ordered(start..<source.bytes.count, of: source, keys: CourseSettingsReader.keys)
        }
        var replacements: [Diagnostic.Solution.Replacement] = []
        var contentLine = 1
        switch FrontMatterBlock.find(in: SourceLines(file)) {
        case .none: break
        case .unclosed: return []
        case .block(let block):
            contentLine = block.contentLine
            let keys = kind == .lesson ? LessonFrontMatter.keys : CardFrontMatter.keys
            replacements = ordered(block.range, of: SourceLines(file), keys: keys)
        }
        let (document, isWhole) = located(file)
        guard isWhole else { return replacements }
        let format = MarkdownFormat(
            SourceLines(file, contentLine: contentLine), file: file, located: document, contentLine: contentLine)
        return replacements + format.replacements
    }

    private static func ordered(
        _ range: Range<Int>, of source: SourceLines, keys: [String]
    ) -> [Diagnostic.Solution.Replacement] {
        guard let text = FrontMatterOrder.ordered(Array(source.bytes[range]), keys: keys) else { return [] }
        return [
            .init(
                range: SourceRange(lower: range.lowerBound, upper: range.upperBound),
                text: String(decoding: text, as: UTF8.self))
        ]
    }

    /// The document, and whether all of it was understood: of what was not, nothing is known to be without meaning.
    private static func located(_ file: SourceFile) -> (document: LocatedDocument, isWhole: Bool) {
        var contentLine = 1
        if case .block(let block) = FrontMatterBlock.find(in: SourceLines(file)) { contentLine = block.contentLine }
        let (document, diagnostics) = DocumentLocator.locate(
            SourceLines(file, contentLine: contentLine), file: file)
        let lost: Set = ["nesting-too-deep", "images-too-many", "text-not-located"]
        return (document, !diagnostics.contains { lost.contains($0.identifier) })
    }
}
