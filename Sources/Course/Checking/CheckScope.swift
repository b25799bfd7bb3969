/// Which part of a course is checked: all of it, or named files and lines.
public struct CheckScope: Sendable {
    /// By path as documents carry it: the lines asked for; nil is the whole file. Empty: everything.
    private var lines: [String: Set<Int>?]

    public static let everything = CheckScope(lines: [:])

    private init(lines: [String: Set<Int>?]) { self.lines = lines }

    /// Each entry is a document's path and the line asked for, or nil for all of the file.
    public init(_ places: [(path: String, line: Int?)]) {
        lines = [:]
        for place in places {
            let known = lines[place.path]
            guard let line = place.line else {
                lines[place.path] = .some(nil)
                continue
            }
            switch known {
            case .none: lines[place.path] = [line]
            case .some(.none): break
            case .some(.some(let others)): lines[place.path] = others.union([line])
            }
        }
    }

    func contains(path: String) -> Bool { lines.isEmpty || lines[path] != nil }

    /// Whether one of the lines was asked for.
    func contains(path: String, lines: ClosedRange<Int>) -> Bool {
        guard !self.lines.isEmpty else { return true }
        guard let wanted = self.lines[path] else { return false }
        return wanted.map { $0.contains(where: lines.contains) } ?? true
    }

    func contains(_ diagnostic: Diagnostic) -> Bool {
        contains(path: diagnostic.path, lines: diagnostic.position.line...diagnostic.position.line)
    }
}
