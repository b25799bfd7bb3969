/// Names that a mistyped one may have meant.
public enum Nearest {
    /// The candidate with the fewest slips (a letter added, left out, exchanged, or two swapped) between it and the
    /// name, if there are few enough for it to be a slip at all; the first of several. Case does not count.
    public static func name(to name: String, among candidates: some Sequence<String>) -> String? {
        let typed = Array(name.lowercased().unicodeScalars.prefix(longest))
        var best: (name: String, slips: Int)?
        for candidate in candidates {
            let known = Array(candidate.lowercased().unicodeScalars.prefix(longest))
            let length = max(typed.count, known.count)
            let allowed = min(max(1, length / 3), (best?.slips ?? .max) - 1)
            if typed == known { return candidate }
            guard abs(typed.count - known.count) <= allowed else { continue }
            let slips = distance(typed, known)
            // Where no letter stayed, it is another name and no slip.
            guard slips <= allowed, slips < min(typed.count, known.count) else { continue }
            best = (candidate, slips)
        }
        return best?.name
    }

    /// `did you mean 'stacks'?`, or what there is: `there are: stacks, spacers`.
    public static func hint(to name: String, among candidates: [String], nothing: String) -> String {
        if let nearest = self.name(to: name, among: candidates) { return "did you mean '\(nearest)'?" }
        return list(candidates) ?? nothing
    }

    /// So many names are listed; of a few more none is left out, since it could be the one.
    private static let longestList = 20

    /// `there are: stacks, spacers`, each once; nil if there are none.
    static func list(_ candidates: [String]) -> String? {
        var seen: Set<String> = []
        let names = candidates.filter { seen.insert($0).inserted }
        guard !names.isEmpty else { return nil }
        guard names.count > longestList + 4 else { return "there are: \(names.joined(separator: ", "))" }
        let shown = names.prefix(longestList).joined(separator: ", ")
        return "there are: \(shown) and \(names.count - longestList) more"
    }

    /// The names with the fewest slips between them and one first; equal ones keep their order.
    public static func ranked(_ names: [String], by name: String) -> [String] {
        func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.lowercased().unicodeScalars.prefix(longest)) }
        let typed = scalars(name)
        return names.enumerated().map { (slips: distance(typed, scalars($1)), offset: $0, name: $1) }
            .sorted { ($0.slips, $0.offset) < ($1.slips, $1.offset) }.map(\.name)
    }

    /// Names are compared over so many characters only.
    private static let longest = 64

    /// The optimal string alignment distance.
    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            row.reserveCapacity(b.count + 1)
            for j in 1...b.count {
                var least = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    least = min(least, beforeLast[j - 2] + 1)
                }
                row.append(least)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
