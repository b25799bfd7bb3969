/// Finds what nothing holds against the engine: numbers in prose that are no claims, and sketches.
public enum UnverifiedContent {
    public static let number = "unverified-number"
    public static let sketch = "unverified-sketch"

    /// A note for each, in the files and lines asked for.
    public static func diagnostics(in content: CourseContent, scope: CheckScope = .everything) -> [Diagnostic] {
        CheckedDocument.all(of: content).map(\.document).flatMap { document in
            let path = document.file.path
            let numbers = document.unverifiedNumbers.map { found in
                Diagnostic(
                    .note, number, path: path, position: document.file.position(at: found.range.lower),
                    range: found.range, summary: "no claim checks the number \(found.text)")
            }
            let sketches = document.snippets.filter { $0.mode == .sketch }.map { snippet in
                Diagnostic(
                    .note, sketch, path: path, position: document.file.position(at: snippet.info.lower),
                    range: snippet.info, summary: "this sketch is shown, but not compiled")
            }
            return (numbers + sketches).filter(scope.contains)
        }
    }
}
