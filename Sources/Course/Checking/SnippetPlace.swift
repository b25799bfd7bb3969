import Snapshot
import SnippetRunner

/// How diagnostics speak of a snippet.
struct SnippetPlace {
    let snippet: Snippet

    /// `snippet abc`, or `the snippet` where it has no id.
    var name: String { snippet.id.map { "snippet \($0)" } ?? "the snippet" }

    /// `snippet abc is at Lessons/09-stacks.md:30, laid out on iPhone 17 (402 × 778)`.
    var note: Diagnostic.Note {
        var text = "\(name) is at \(snippet.code.path):\(snippet.line)"
        if let source = snippet.source { text += ", \(circumstances(source))" }
        return Diagnostic.Note(
            text, path: snippet.code.path, position: SourcePosition(line: snippet.line, column: 1))
    }

    private func circumstances(_ source: SnippetSource) -> String {
        let conditions = source.conditions
        let space = conditions.device.safeSize
        let size = QueryValue.size(width: conditions.width ?? space.width, height: conditions.height ?? space.height)
        var text = source.mode == .layout ? "laid out on" : "run on"
        text += " \(conditions.device.name) (\(size.description))"
        if conditions.textSize != .large { text += ", text size \(conditions.textSize.rawValue)" }
        if conditions.scheme != .light { text += ", dark" }
        if conditions.direction != .ltr { text += ", right to left" }
        return text
    }
}
