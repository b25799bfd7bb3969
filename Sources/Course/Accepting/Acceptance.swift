/// Puts what the engine says in place of what a file states: the solutions of diagnostics, applied.
public struct Acceptance: Sendable {
    /// The file as it was read.
    public let file: SourceFile
    /// In the order of the file; none overlap.
    public let replacements: [Diagnostic.Solution.Replacement]

    /// Takes the first solution of every diagnostic that is about the file. A replacement that overlaps an
    /// earlier one is left out: the next check reports it again.
    public init(of diagnostics: [Diagnostic], in file: SourceFile) {
        let own = diagnostics.filter { $0.path == file.path }
        self.init(applying: own.compactMap(\.solutions.first).flatMap(\.replacements), in: file)
    }

    /// Takes replacements in the file; one that overlaps an earlier one is left out.
    public init(applying all: [Diagnostic.Solution.Replacement], in file: SourceFile) {
        self.file = file
        var kept: [Diagnostic.Solution.Replacement] = []
        for replacement in all.sorted(by: { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }) {
            let range = replacement.range
            guard range.lower >= kept.last?.range.upper ?? 0, range.lower <= range.upper,
                range.upper <= file.text.utf8.count
            else { continue }
            kept.append(replacement)
        }
        replacements = kept
    }

    public var isEmpty: Bool { replacements.isEmpty }

    /// The whole file with the replacements in it; every other byte as it was.
    public var bytes: [UInt8] {
        let old = Array(file.text.utf8)
        var new: [UInt8] = []
        var place = 0
        for replacement in replacements {
            new += old[place..<replacement.range.lower]
            new += replacement.text.utf8
            place = replacement.range.upper
        }
        return new + old[place...]
    }

    /// The lines that change, in the unified form without context: `-old` and `+new`.
    public var diff: String {
        var text = "--- \(file.path)\n+++ \(file.path)\n"
        var shift = 0
        for group in groupsOfLines {
            var old = lines(of: group, replaced: false)[...]
            var new = lines(of: group, replaced: true)[...]
            var start = group.first + 1
            while let line = old.first, line == new.first {
                old.removeFirst()
                new.removeFirst()
                start += 1
            }
            while let line = old.last, line == new.last {
                old.removeLast()
                new.removeLast()
            }
            text += "@@ -\(start),\(old.count) +\(start + shift),\(new.count) @@\n"
            text += old.map { "-\(SafeText.line($0))\n" }.joined() + new.map { "+\(SafeText.line($0))\n" }.joined()
            shift += new.count - old.count
        }
        return text
    }

    // MARK: - Lines

    /// Replacements on the same or adjoining lines, with the first and last of these lines, from 0.
    private struct Group {
        var first: Int
        var last: Int
        var replacements: [Diagnostic.Solution.Replacement]
    }

    private var groupsOfLines: [Group] {
        var groups: [Group] = []
        for replacement in replacements {
            let first = file.position(at: replacement.range.lower).line - 1
            let lastByte = max(replacement.range.upper - 1, replacement.range.lower)
            let last = file.position(at: lastByte).line - 1
            if let group = groups.last, first <= group.last {
                groups[groups.count - 1].last = max(group.last, last)
                groups[groups.count - 1].replacements.append(replacement)
            } else {
                groups.append(Group(first: first, last: last, replacements: [replacement]))
            }
        }
        return groups
    }

    private func lines(of group: Group, replaced: Bool) -> [String] {
        var place = file.lineStarts[group.first]
        let end = group.last + 1 < file.lineStarts.count ? file.lineStarts[group.last + 1] : file.text.utf8.count
        var text = ""
        if replaced {
            for replacement in group.replacements {
                text += file.text(in: SourceRange(lower: place, upper: replacement.range.lower)) + replacement.text
                place = replacement.range.upper
            }
        }
        text += file.text(in: SourceRange(lower: place, upper: end))
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
