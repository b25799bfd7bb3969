import Course
import Foundation
import Snapshot
import SnippetRunner

/// What `layout` and `explain` lay out: a file, the standard input, or a snippet of a lesson.
struct LayoutTarget {
    private let source: SnippetSource
    private let file: SourceFile
    private let cache: URL?
    /// Where pictures are: the course's, or `images` beside a Swift file.
    private let images: URL?
    /// What is wrong with what leads to the snippet's layout, so that it is not what is meant.
    private let found: [Diagnostic]
    private let settings: SourceFile?
    private let api: APINames.Source
    private let snippet: Snippet
    private let state: Int?
    /// What is done to the snippet, where it stands.
    private let actions: [ActionBlock]

    init(
        _ operand: String, installation: Installation, conditions: ConditionOptions, course: String?
    ) throws {
        if let hash = operand.lastIndex(of: "#"), !FileManager.default.fileExists(atPath: operand) {
            try self.init(
                snippet: String(operand[operand.index(after: hash)...]), of: FilePlace(path: String(operand[..<hash])),
                installation: installation, conditions: conditions, course: course)
        } else {
            try self.init(file: operand, installation: installation, conditions: conditions.conditions)
        }
    }

    /// A Swift file, or `-`.
    private init(file path: String, installation: Installation, conditions: RunConditions) throws {
        let isInput = path == "-"
        let data: Data
        if isInput {
            data = try FileHandle.standardInput.readToEnd() ?? Data()
        } else {
            if path.hasSuffix(".md"), access(path, F_OK) == 0 {
                throw UsageError("say which snippet of the lesson: \(path)#ID")
            }
            data = try Self.contents(of: path)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw UsageError("'\(path)' is not UTF-8 text")
        }
        file = SourceFile(path: isInput ? "<stdin>" : path, text: text)
        let code = SnippetSource.Code(text: text, path: file.path, line: 1)
        source = SnippetSource(key: "file", code: code, mode: .layout, conditions: conditions)
        snippet = Snippet(
            key: "file", id: nil, mode: .layout, code: code, isHidden: false, changeOf: nil, figure: .plain,
            source: source, info: SourceRange(lower: 0, upper: 0), line: 1)
        state = nil
        actions = []
        found = []
        settings = nil
        api = InstalledCatalog.names(installation)
        cache = nil
        images =
            isInput ? nil : FilePlace(path: path).url.deletingLastPathComponent().appendingPathComponent("images")
    }

    private static func contents(of path: String) throws(UsageError) -> Data {
        var status = stat()
        guard stat(path, &status) == 0 else { throw UsageError("there is no file '\(path)'") }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw UsageError("'\(path)' is a folder; name a file of Swift code")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("the file '\(path)' cannot be read")
        }
        return data
    }

    private init(
        snippet reference: String, of place: FilePlace, installation: Installation, conditions: ConditionOptions,
        course: String?
    ) throws {
        guard FileManager.default.fileExists(atPath: place.path) else {
            throw UsageError("there is no file '\(place.path)'")
        }
        let folder = try CourseFolder(named: course, near: place)
        let reading = try CourseLoading(folder: folder, installation: installation)
        let content = reading.content
        let documents = content.lessons.map(\.document) + content.cardFiles.map(\.document)
        guard access(place.path, R_OK) == 0 else {
            throw UsageError("the file '\(place.path)' cannot be read")
        }
        guard let document = documents.first(where: { FilePlace(path: $0.file.path).url.path == place.url.path }) else {
            throw UsageError("'\(place.path)' is no lesson or card file of its course")
        }
        let parts = reference.split(separator: "@", maxSplits: 1)
        let id = parts.first.map(String.init) ?? ""
        let known = document.snippets.filter { $0.mode == .layout }
        guard let snippet = known.first(where: { $0.id == id }) else {
            let ids = known.compactMap(\.id).joined(separator: ", ")
            throw UsageError("'\(place.path)' has no layout snippet '\(id)' (it has: \(ids))")
        }
        guard var source = snippet.source else {
            throw UsageError(
                "the fence of '\(id)' is never closed: `coursebuild check \(ShellText.word(place.path))` says where")
        }
        let isDoubtful = snippet.unknownFrom != nil
        found = reading.diagnostics.filter { diagnostic in
            diagnostic.severity == .error
                && (diagnostic.path == folder.path(to: "course.yml")
                    || isDoubtful && diagnostic.path == document.file.path)
        }
        settings = reading.sources[folder.path(to: "course.yml")]
        api = InstalledCatalog.names(installation)
        source.conditions = conditions.applied(to: source.conditions)
        self.source = source
        self.snippet = snippet
        file = document.file
        state = parts.count > 1 ? Int(parts[1]) ?? -1 : nil
        actions = document.actions.filter { $0.snippet == snippet.key }
        cache = folder.cache
        images = folder.images
    }

    /// What laying it out gave.
    struct Run {
        /// The state that was asked for, or the latest.
        var snapshot: LayoutSnapshot
        /// What was printed up to it.
        var printed: [String]
        /// Whether an act could not be done, or something that leads to the layout is wrong.
        var isFailed: Bool
    }

    /// Lays it out, and says what went wrong; nil where there is nothing laid out.
    ///
    /// - Parameter explains: Whether the snapshot says of each view why it has its size.
    /// - Throws: `UsageError` for a state that there is not, `SetupError`.
    func run(_ installation: Installation, explains: Bool = false, _ streams: StandardStreams) throws -> Run? {
        var source = source
        source.explains = explains
        let runner = SnippetRunner(installation: installation, cache: cache, images: images)
        let outcome = try runner.run([source]).outcomes[source.key]
        streams.error((outcome.map(diagnostics) ?? []).map(printer(streams).text).joined(separator: "\n"))
        guard case .ran(let result, let console)? = outcome else { return nil }
        let last = result.states.count - 1
        guard last >= 0 else { throw SetupError("the engine answered without a layout") }
        let state = state ?? last
        guard result.states.indices.contains(state) else {
            throw UsageError("the snippet has the states @0 to @\(last)")
        }
        return Run(
            snapshot: result.states[state], printed: Array(console.prefix(state + 1).joined()),
            isFailed: result.failure != nil || !found.isEmpty)
    }

    /// Prints diagnostics with the lines that they are about.
    private func printer(_ streams: StandardStreams) -> DiagnosticPrinter {
        let files = [file, settings].compactMap(\.self)
        let sources = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return DiagnosticPrinter(sources: sources, usesColor: streams.usesColor)
    }

    /// What went wrong, at the file's lines and columns.
    private func diagnostics(of outcome: SnippetOutcome) -> [Diagnostic] {
        let report = SnippetDiagnostics(
            snippet: snippet, outcome: outcome, file: file, source: { [file] in $0 == file.path ? file : nil },
            act: { [file, actions] place in
                guard let block = actions.first(where: { $0.step == place.block + 1 }),
                    block.acts.indices.contains(place.act)
                else { return nil }
                return (block.acts[place.act], file)
            }, api: api)
        return found + report.all
            + actions.compactMap { ActionVerifier(block: $0, file: file, outcome: outcome).verify() }
    }
}
