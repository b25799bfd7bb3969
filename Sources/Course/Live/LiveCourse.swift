import Snapshot
import SnippetRunner

/// A course that is read and checked again whenever its files may have changed.
///
/// What comes out is what reading and checking from the beginning would give; what goes in is only what changed and
/// what depends on it: files are read again by their status, documents are built again if they or a document that
/// they look at changed, and a snippet runs again if its code, what it uses or its conditions did.
public struct LiveCourse {
    private let root: String
    private let devices: [DeviceProfile]
    private let api: APINames.Source
    private let run: CourseChecker.Run

    private let files = FileMemory()
    private let assembly = AssemblyMemory()
    private var outcomes = OutcomeMemory()
    private var documents: [String: Remembered] = [:]
    private var texts: [String: String] = [:]
    private var lastRevision = 0

    private struct Remembered {
        /// What it and its evidence are; equal ones are alike.
        var token: Token
        /// Of it and of all that it depends on.
        var revision: Int
        var verdicts: [Verdict]
        var items: [CheckedItem]
    }

    private struct Token: Equatable {
        var building: Int
        var snippets: [String]
        var evidence: [Int?]
    }

    /// - Parameters:
    ///   - root: the course's folder, as the user named it.
    ///   - devices: at least one; the first stands in where an unknown one is named.
    ///   - api: says what misspelled names were meant as.
    ///   - run: is only asked for snippets whose outcomes are not known from before.
    public init(
        root: String, devices: [DeviceProfile], api: APINames.Source = APINames.Source(),
        run: @escaping CourseChecker.Run
    ) {
        precondition(!devices.isEmpty, "a course needs a device to lay out on")
        self.root = root
        self.devices = devices
        self.api = api
        self.run = run
    }

    /// Reads and checks what changed since the last time. Throws what `run` throws; the next update then tries again.
    public mutating func update() throws -> CourseUpdate {
        files.begin()
        var found = CourseFiles(root: root, memory: files)
        found.read()
        files.end()
        var assembling = CourseAssembly(found, devices: devices, memory: assembly)
        let (content, diagnostics) = assembling.assemble()
        assembly.end()

        let all = CheckedDocument.all(of: content)
        let table = SnippetTable(all)
        let (known, ran) = try outcomes.outcomes(of: table.sources(for: all), run: run)
        let results = known.mapValues(\.outcome)

        let buildings = assembly.buildings
        var tokens: [String: Token] = [:]
        for checked in all {
            let path = checked.document.file.path
            tokens[path] = Token(
                building: buildings[path]?.revision ?? 0, snippets: checked.document.snippets.map(\.key),
                evidence: table.sources(for: [checked]).map { known[$0.key]?.serial })
        }
        let changed = Self.changed(tokens, before: documents, uses: buildings.mapValues(\.uses))

        var verification = CourseVerification(snippets: table, outcomes: results, scope: .everything, api: api)
        var now: [String: Remembered] = [:]
        for checked in all {
            let path = checked.document.file.path
            guard let token = tokens[path] else { continue }
            if !changed.contains(path), let before = documents[path] {
                now[path] = before
                continue
            }
            let first = verification.items.count
            verification.verify(checked)
            lastRevision += 1
            now[path] = Remembered(
                token: token, revision: lastRevision, verdicts: verification.verdicts[path] ?? [],
                items: Array(verification.items[first...]))
        }
        documents = now

        let items = all.flatMap { now[$0.document.file.path]?.items ?? [] }
        let course = CheckedCourse(
            content: content, outcomes: results, verdicts: now.mapValues(\.verdicts),
            diagnostics: (diagnostics + items.flatMap(\.diagnostics)).sortedByPlace(), items: items)
        return CourseUpdate(
            course: course, sources: sources(of: found), revisions: now.mapValues(\.revision),
            changed: changedFiles(found), read: files.readCount, ran: ran)
    }

    /// Has all snippets run again with the next update: what they read beside their code may have changed.
    public mutating func forgetOutcomes() { outcomes = OutcomeMemory(after: outcomes) }

    /// The paths of the documents that are not what they were, or depend on one that is not.
    private static func changed(
        _ tokens: [String: Token], before: [String: Remembered], uses: [String: Set<String>]
    ) -> Set<String> {
        var users: [String: [String]] = [:]
        for (user, used) in uses { for path in used { users[path, default: []].append(user) } }
        // A document that is gone has changed, too.
        var open =
            tokens.filter { before[$0.key]?.token != $0.value }.map(\.key) + before.keys.filter { tokens[$0] == nil }
        var changed = Set(open)
        while let path = open.popLast() {
            open += (users[path] ?? []).filter { changed.insert($0).inserted }
        }
        return changed
    }

    private func sources(of files: CourseFiles) -> [String: SourceFile] {
        let all = [files.settings].compactMap(\.self) + files.lessons + files.cards
        return Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The files whose text is not what it was, were there or are there no more, in order.
    private mutating func changedFiles(_ files: CourseFiles) -> [String] {
        let now = sources(of: files).mapValues(\.text)
        defer { texts = now }
        return Set(now.keys).union(texts.keys).filter { now[$0] != texts[$0] }.sorted()
    }
}
