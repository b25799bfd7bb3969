import Course

extension CheckReport {
    /// The report of a check.
    ///
    /// - Parameters:
    ///   - diagnostics: All there is to tell; what is about no item is told of its file.
    ///   - sources: The course's files, by path.
    public init(
        _ course: CheckedCourse, diagnostics: [Diagnostic], sources: [String: SourceFile], shard: Shard? = nil
    ) {
        let printer = DiagnosticPrinter(sources: sources)
        func problem(_ diagnostic: Diagnostic) -> Problem {
            Problem(
                diagnostic: diagnostic, text: printer.text(for: diagnostic),
                columns: sources[diagnostic.path]?.columns(of: diagnostic))
        }
        // A snippet that others use reports its errors through all of them: each is told once.
        var told: Set<Place> = []
        var itemsByPath: [String: [Item]] = [:]
        for item in course.items {
            let new = item.diagnostics.filter { told.insert(Place($0)).inserted }
            itemsByPath[item.path, default: []].append(
                Item(
                    kind: .init(item.kind), name: item.name, position: item.position, outcome: item.outcome,
                    problems: new.map(problem)))
        }
        let rest = Dictionary(grouping: diagnostics.filter { !told.contains(Place($0)) }, by: \.path)
        let paths = Set(course.verdicts.keys).union(itemsByPath.keys).union(rest.keys)
        let documents = paths.sorted().map { path in
            let problems = rest[path] ?? []
            let file = Item(
                kind: .file, name: "file", position: SourcePosition(line: 1, column: 1),
                outcome: problems.contains { $0.severity == .error } ? .failed : .passed,
                problems: problems.map(problem))
            let items = (itemsByPath[path] ?? []).enumerated()
                .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            return Document(path: path, items: [file] + items.map(\.element))
        }
        self.init(course: course.content.settings.title, shard: shard, documents: documents)
    }

    private struct Place: Hashable {
        var path: String
        var position: SourcePosition
        var identifier: String
        var summary: String

        init(_ diagnostic: Diagnostic) {
            path = diagnostic.path
            position = diagnostic.position
            identifier = diagnostic.identifier
            summary = diagnostic.summary
        }
    }
}

extension CheckReport.Item.Kind {
    fileprivate init(_ kind: CheckedItem.Kind) {
        switch kind {
        case .snippet: self = .snippet
        case .claim: self = .claim
        case .console: self = .console
        case .actions: self = .actions
        }
    }
}

extension SourceFile {
    /// The columns of a diagnostic's range in UTF-16 code units, from 1; a range of several lines ends with its
    /// first.
    fileprivate func columns(of diagnostic: Diagnostic) -> Range<Int>? {
        let line = diagnostic.position.line
        guard lineStarts.indices.contains(line - 1), let range = diagnostic.range else { return nil }
        let start = lineStarts[line - 1]
        let end = line < lineStarts.count ? lineStarts[line] : text.utf8.count
        let lower = start + diagnostic.position.column - 1
        let upper = min(max(lower + range.upper - range.lower, lower), end)
        guard lower >= start, lower <= end else { return nil }
        return 1 + units(start, lower)..<1 + units(start, upper)
    }

    /// How many UTF-16 code units stand between two byte offsets.
    private func units(_ lower: Int, _ upper: Int) -> Int {
        let from = text.utf8.index(text.startIndex, offsetBy: lower)
        return String(decoding: text.utf8[from..<text.utf8.index(from, offsetBy: upper - lower)], as: UTF8.self)
            .utf16.count
    }
}
