/// The YAML between two lines of `---` at a file's beginning.
struct FrontMatterBlock: Equatable, Sendable {
    /// The bytes between the two lines.
    var range: Range<Int>
    /// The first line below it, from 1.
    var contentLine: Int

    enum Found: Equatable {
        case none
        case block(FrontMatterBlock)
        /// Opened in line 1 and never closed.
        case unclosed
    }

    static func find(in source: SourceLines) -> Found {
        guard isMark(source, line: 1) else { return .none }
        guard source.lines.count > 1,
            let closing = (2...source.lines.count).first(where: { isMark(source, line: $0) })
        else { return .unclosed }
        let lower = source[2].lowerBound
        return .block(
            FrontMatterBlock(range: lower..<max(lower, source[closing].lowerBound), contentLine: closing + 1))
    }

    private static func isMark(_ source: SourceLines, line: Int) -> Bool {
        let bytes = source.bytes[source[line]]
        return bytes.starts(with: [.hyphen, .hyphen, .hyphen]) && bytes.dropFirst(3).allSatisfy(\.isBlank)
    }
}
