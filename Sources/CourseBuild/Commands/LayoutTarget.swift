import Course
import Foundation
import Snapshot
import SnippetRunner

/// What `layout` lays out: a file, the standard input, or a snippet of a lesson.
struct LayoutTarget {
    let source: SnippetSource
    let file: SourceFile
    let cache: URL?
    /// Where pictures are: the course's, or `images` beside a Swift file.
    let images: URL?
    /// What is wrong with what leads to the snippet's layout, so that it is not what is meant.
    let found: [Diagnostic]
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
                throw UsageError("say which snippet of the lesson: \(path)#ID", command: "layout")
            }
            data = try Self.contents(of: path)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw UsageError("'\(path)' is not UTF-8 text", command: "layout")
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
        guard stat(path, &status) == 0 else { throw UsageError("there is no file '\(path)'", command: "layout") }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw UsageError("'\(path)' is a folder; name a file of Swift code", command: "layout")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("the file '\(path)' cannot be read", command: "layout")
        }
        return data
    }

    private init(
        snippet reference: String, of place: FilePlace, installation: Installation, conditions: ConditionOptions,
        course: String?
    ) throws {
        guard FileManager.default.fileExists(atPath: place.path) else {
            throw UsageError("there is no file '\(place.path)'", command: "layout")
        }
        let folder = try CourseFolder(named: course, near: place)
        let reading = try CourseLoading(folder: folder, installation: installation)
        let content = reading.content
        let documents = content.lessons.map(\.document) + content.cardFiles.map(\.document)
        guard access(place.path, R_OK) == 0 else {
            throw UsageError("the file '\(place.path)' cannot be read", command: "layout")
        }
        guard let document = documents.first(where: { FilePlace(path: $0.file.path).url.path == place.url.path }) else {
            throw UsageError("'\(place.path)' is no lesson or card file of its course", command: "layout")
        }
        let parts = reference.split(separator: "@", maxSplits: 1)
        let id = parts.first.map(String.init) ?? ""
        let known = document.snippets.filter { $0.mode == .layout }
        guard let snippet = known.first(where: { $0.id == id }) else {
            let ids = known.compactMap(\.id).joined(separator: ", ")
            throw UsageError("'\(place.path)' has no layout snippet '\(id)' (it has: \(ids))", command: "layout")
        }
        guard var source = snippet.source else {
            throw UsageError(
                "the fence of '\(id)' is never closed: `coursebuild check \(ShellText.word(place.path))` says where",
                command: "layout")
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

    /// Prints diagnostics with the lines that they are about.
    func printer(_ streams: StandardStreams) -> DiagnosticPrinter {
        let files = [file, settings].compactMap(\.self)
        let sources = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return DiagnosticPrinter(sources: sources, usesColor: streams.usesColor)
    }

    /// What went wrong, at the file's lines and columns.
    func diagnostics(of outcome: SnippetOutcome) -> [Diagnostic] {
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

    /// The state that was asked for, or the latest, and what was printed up to it.
    func state(of result: RunResult, console: [[String]]) throws -> (snapshot: LayoutSnapshot, printed: [String]) {
        let last = result.states.count - 1
        guard last >= 0 else { throw SetupError("the engine answered without a layout") }
        let state = state ?? last
        guard result.states.indices.contains(state) else {
            throw UsageError("the snippet has the states @0 to @\(last)", command: "layout")
        }
        return (result.states[state], Array(console.prefix(state + 1).joined()))
    }
}
