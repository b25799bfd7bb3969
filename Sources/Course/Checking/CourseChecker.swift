import Snapshot
import SnippetRunner

/// Runs a course's snippets and holds its claims against what they did.
public struct CourseChecker {
    /// Compiles and runs snippets; the answer has an outcome for each key.
    public typealias Run = ([SnippetSource]) throws -> [String: SnippetOutcome]

    private let run: Run
    private let api: APINames.Source

    /// - Parameter api: says what misspelled names were meant as.
    public init(api: APINames.Source = APINames.Source(), run: @escaping Run) {
        self.api = api
        self.run = run
    }

    /// `found` are the diagnostics of reading the course, which the result carries on. Throws only what `run`
    /// throws.
    public func check(
        _ content: CourseContent, found: [Diagnostic] = [], scope: CheckScope = .everything
    ) throws -> CheckedCourse {
        let documents = CheckedDocument.all(of: content)
        let snippets = SnippetTable(documents)
        let chosen = documents.filter { scope.contains(path: $0.document.file.path) }
        let outcomes = try run(snippets.sources(for: chosen))

        var verification = CourseVerification(snippets: snippets, outcomes: outcomes, scope: scope, api: api)
        for document in chosen { verification.verify(document) }
        let diagnostics = found.filter(scope.contains) + verification.diagnostics
        return CheckedCourse(
            content: content, outcomes: outcomes, verdicts: verification.verdicts,
            diagnostics: diagnostics.sortedByPlace(), items: verification.items)
    }
}

/// A document and what messages call it.
struct CheckedDocument {
    var document: Document
    /// `lesson` or `card`.
    var subject: String

    static func all(of content: CourseContent) -> [CheckedDocument] {
        content.lessons.map { CheckedDocument(document: $0.document, subject: "lesson") }
            + content.cardFiles.map { CheckedDocument(document: $0.document, subject: "card") }
    }
}

/// All snippets of a course by key.
struct SnippetTable {
    private(set) var snippets: [String: (snippet: Snippet, file: SourceFile)] = [:]
    private(set) var files: [String: SourceFile] = [:]
    /// By the key of the snippet that is acted on.
    private var actions: [String: [(block: ActionBlock, file: SourceFile)]] = [:]

    init(_ documents: [CheckedDocument]) {
        for document in documents.map(\.document) {
            files[document.file.path] = document.file
            for snippet in document.snippets { snippets[snippet.key] = (snippet, document.file) }
            for block in document.actions { actions[block.snippet, default: []].append((block, document.file)) }
        }
    }

    /// Where an act of a snippet's script is written.
    func act(_ place: ActPlace, of key: String) -> (act: ActionBlock.Act, file: SourceFile)? {
        guard let (block, file) = actions[key]?.first(where: { $0.block.step == place.block + 1 }),
            block.acts.indices.contains(place.act)
        else { return nil }
        return (block.acts[place.act], file)
    }

    /// What has to run for documents: their own snippets, and those that their claims, consoles and figures name.
    func sources(for documents: [CheckedDocument]) -> [SnippetSource] {
        var keys: [String] = []
        var seen: Set<String> = []
        for document in documents.map(\.document) {
            let named =
                document.snippets.map(\.key) + document.claims.map(\.snippet) + document.consoles.map(\.snippet)
                + document.actions.map(\.snippet)
            for key in named where seen.insert(key).inserted { keys.append(key) }
        }
        return keys.compactMap { snippets[$0]?.snippet.source }
    }
}

extension [Diagnostic] {
    /// By path and place, each once: a snippet that others use reports its errors through all of them.
    public func sortedByPlace() -> [Diagnostic] {
        var unique: [Diagnostic] = []
        var seen: Set<String> = []
        for diagnostic in self {
            let place = "\(diagnostic.path):\(diagnostic.position.line):\(diagnostic.position.column)"
            guard seen.insert("\(place):\(diagnostic.identifier):\(diagnostic.summary)").inserted else { continue }
            unique.append(diagnostic)
        }
        return unique.enumerated().sorted { a, b in
            (a.element.path, a.element.position, a.offset) < (b.element.path, b.element.position, b.offset)
        }.map(\.element)
    }
}
