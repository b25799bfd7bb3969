/// Which part of a course is checked: all of it, or named files and lines.
public struct CheckScope: Sendable {
    /// By path as documents carry it: the lines asked for; nil is the whole file. No dictionary: everything.
    private var lines: [String: Set<Int>?]?

    public static let everything = CheckScope(lines: nil)

    private init(lines: [String: Set<Int>?]?) { self.lines = lines }

    /// Each entry is a document's path and the line asked for, or nil for all of the file. No entry: nothing.
    public init(_ places: [(path: String, line: Int?)]) {
        var lines: [String: Set<Int>?] = [:]
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
        self.lines = lines
    }

    /// What is in both.
    public func intersection(_ paths: Set<String>) -> CheckScope {
        guard let lines else { return CheckScope(paths.map { ($0, nil) }) }
        return CheckScope(lines: lines.filter { paths.contains($0.key) })
    }

    func contains(path: String) -> Bool { lines.map { $0[path] != nil } ?? true }

    /// Whether one of the lines was asked for.
    func contains(path: String, lines: ClosedRange<Int>) -> Bool {
        guard let chosen = self.lines else { return true }
        guard let wanted = chosen[path] else { return false }
        return wanted.map { $0.contains(where: lines.contains) } ?? true
    }

    func contains(_ diagnostic: Diagnostic) -> Bool {
        contains(path: diagnostic.path, lines: diagnostic.position.line...diagnostic.position.line)
    }
}
